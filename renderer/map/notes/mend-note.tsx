/** How many values are to be mended in Check, as they are mapped now: those that no answer in Map mends. */
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import type { ProblemGroup } from '../../../shared/ipc.ts'
import { isOurCode } from '../../../shared/issue-words.ts'
import { isAskedInMap, isNoneOfList, takesListAlone } from '../../../shared/mapping/model/asked-in-map.ts'
import type { ColumnPlace } from '../../../shared/mapping/model/change-mapping.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import { say } from '../../../shared/messages/say.ts'
import { useCatalogue } from '../../queries/open-project.tsx'
import { useDeskQuery } from '../../queries/use-desk-query.ts'

export function MendNote({ mapping }: { readonly mapping: Mapping }) {
  const catalogue = useCatalogue()
  const problems = useDeskQuery('listProblems', {}, { keepsPrevious: true })
  const count = problems.state === 'done' ? valuesToMend(problems.value, translatedIn(mapping, catalogue)) : 0
  return count > 0 && <span role="status">{say('values_to_mend', { count })}</span>
}

/** Whether what the other values of a column mean is asked in Map. */
export type IsTranslated = (place: ColumnPlace) => boolean

const translatedIn =
  ({ sheets }: Mapping, catalogue: Catalogue): IsTranslated =>
  ({ sheet, column }) =>
    sheets.some(
      (one) =>
        one.sheet === sheet && one.columns.some((each) => each.column === column && takesListAlone(each, catalogue)),
    )

/** What is wrong with the mapping itself is said where it is, and what the service said is not about the mapping. */
export const valuesToMend = (problems: readonly ProblemGroup[], isTranslated: IsTranslated): number =>
  problems
    .filter(({ level, code }) => level === 'error' && isOurCode(code) && !code.startsWith('mapping_'))
    .map(({ code, count, unfilledCount, columns }) => {
      const asked = columns.filter(
        (one) => isAskedInMap({ code, readAs: one.readAs }) || (isNoneOfList({ code }) && isTranslated(one)),
      )
      return isAskedInMap({ code }) ? 0 : count - unfilledCount - asked.reduce((sum, one) => sum + one.count, 0)
    })
    .reduce((sum, count) => sum + count, 0)
