/** Says of what is chosen for the values of a column that it changes none of them, and why. */
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import { filledFields } from '../../../shared/mapping/model/fillings.ts'
import type { Reading, SheetMapping } from '../../../shared/mapping/model/mapping.ts'
import { inTarget } from '../../../shared/mapping/model/target-label.ts'
import type { IdleChoice } from '../../../shared/mapping/plan/preview-values.ts'
import { say } from '../../../shared/messages/say.ts'
import { assertNever } from '../../../shared/result.ts'

export function idleWords(
  catalogue: Catalogue,
  sheet: SheetMapping,
  column: number,
  { target, choice }: IdleChoice,
): string {
  const fields = filledFields(sheet).filter(({ parts }) =>
    parts.some(({ source }) => source.from === 'column' && source.column === column),
  )
  const { reading = {} } = fields.find((field) => field.target === target) ?? {}
  const field = inTarget(catalogue, target)
  if (choice === 'part') return say('idle_part', { field })
  const said = sentence(reading, choice)
  return fields.length > 1 ? say('idle_for_field', { field, said }) : said
}

function sentence(reading: Reading, choice: Exclude<IdleChoice['choice'], 'part'>): string {
  switch (choice) {
    case 'stripPrefix':
      return say('idle_prefix', { prefix: reading.stripPrefix ?? '' })
    case 'padZeros':
      return say('idle_zeros', { digits: reading.padZeros ?? 0 })
    case 'spaces':
      return say(reading.spaces === 'none' ? 'idle_no_spaces' : 'idle_single_spaces')
    case 'letterCase':
      return say('idle_letters')
    case 'whenBlank':
      return say('idle_blank', { text: reading.whenBlank ?? '' })
    default:
      return assertNever(choice)
  }
}
