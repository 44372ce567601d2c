/** How many values are to be mended in Check, as they are mapped now: those that no answer in Map mends. */
import type { ProblemGroup } from '../../shared/ipc.ts'
import { isOurCode } from '../../shared/issue-words.ts'
import { isAskedInMap } from '../../shared/mapping/model/asked-in-map.ts'
import { say } from '../../shared/messages/say.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'

export function MendNote() {
  const problems = useDeskQuery('listProblems', {}, { keepsPrevious: true })
  const count = problems.state === 'done' ? valuesToMend(problems.value) : 0
  return count > 0 && <span role="status">{say('values_to_mend', { count })}</span>
}

/** What is wrong with the mapping itself is said where it is, and what the service said is not about the mapping. */
export const valuesToMend = (problems: readonly ProblemGroup[]): number =>
  problems
    .filter(({ level, code }) => level === 'error' && isOurCode(code) && !code.startsWith('mapping_'))
    .map(({ code, count, unfilledCount, columns }) => {
      const asked = columns.filter(({ readAs }) => isAskedInMap({ code, readAs }))
      return isAskedInMap({ code }) ? 0 : count - unfilledCount - asked.reduce((sum, one) => sum + one.count, 0)
    })
    .reduce((sum, count) => sum + count, 0)
