/** Says of what is chosen for the values of a column that it changes none of them, and why. */
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import { filledFields } from '../../../shared/mapping/model/fillings.ts'
import type { Reading, SheetMapping } from '../../../shared/mapping/model/mapping.ts'
import { targetLabel } from '../../../shared/mapping/model/target-label.ts'
import type { IdleChoice } from '../../../shared/mapping/plan/preview-values.ts'
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
  return fields.length > 1 && choice !== 'part'
    ? `“${targetLabel(catalogue, target)}”: ${sentence(reading, choice)}`
    : choice === 'part'
      ? `No value has a part for “${targetLabel(catalogue, target)}”, so nothing is sent for it.`
      : sentence(reading, choice)
}

function sentence(reading: Reading, choice: Exclude<IdleChoice['choice'], 'part'>): string {
  switch (choice) {
    case 'stripPrefix':
      return `No value begins with “${reading.stripPrefix}”, so nothing is removed.`
    case 'padZeros':
      return `No value of digits alone has fewer than ${reading.padZeros} of them, so no zeros are put in front.`
    case 'spaces':
      return reading.spaces === 'none'
        ? 'No value has blanks inside, so none are taken out.'
        : 'No value has several blanks in a row, so none are taken out.'
    case 'letterCase':
      return 'Every value is written in such letters already, so nothing changes.'
    case 'whenBlank':
      return `No cell of this column is blank, so “${reading.whenBlank}” is never sent.`
    default:
      return assertNever(choice)
  }
}
