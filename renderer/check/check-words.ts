/** What the Check step says about how many accounts are ready. */
import { canBeCreated, countIn, countThose, type StatusCounts } from '../../shared/account-status.ts'
import type { ProjectKind } from '../../shared/catalogue/catalogue-of-kind.ts'
import type { IssueLevel } from '../../shared/result.ts'
import { listed, showNumber } from '../../shared/words/phrases.ts'
import { chooseForm, nouns, showCount } from '../words/counting.ts'
import { othersWords } from '../words/standing-groups.ts'
import { onlyIn, type SheetView } from './sheet/sheet-view.ts'

/** Why it can't be gone on to Create or Add yet, and what to do; `null` when it can. */
export function whyNotGoOn(counts: StatusCounts): string | null {
  if (countIn(counts, 'all') === 0) return 'There is no account yet. Choose the column with the account number in Map.'
  return countThose(counts, canBeCreated) + countIn(counts, 'sent') === 0
    ? 'No account is ready yet. Mend the problems of at least one.'
    : null
}

/** What going on to the next step means: how many are ready, and how the others stand. */
export function readyWords(counts: StatusCounts, kind: ProjectKind): string {
  const [all, ready] = [countIn(counts, 'all'), countIn(counts, 'ready')]
  if (all === 0) return ''
  const purpose = kind === 'accounts' ? 'to create' : 'to be added to'
  if (ready === all)
    return `${all === 1 ? 'The account is' : `All ${showCount(all, nouns.account)} are`} ready ${purpose}.`
  const of = `${showNumber(ready)} of ${showCount(all, nouns.account)} ${chooseForm(ready, 'is', 'are')} ready ${purpose}`
  return `${of}; ${listed(othersWords(counts))}.`
}

export const levelNouns = {
  error: nouns.problem,
  warning: nouns.warning,
  info: { one: 'note', other: 'notes' },
} as const satisfies Record<IssueLevel, unknown>

/** What it means that no problem is listed: how much of it the service has confirmed. */
export function noProblemsWords(counts: StatusCounts, kind: ProjectKind): string {
  if (countIn(counts, 'all') === 0) return 'There is no account yet that could have one.'
  const ready = countIn(counts, 'ready')
  if (ready === 0) return readyWords(counts, kind)
  if (kind === 'additions')
    return 'Nothing stands in the way on this computer. The service is asked when you send, in Add.'
  const { passed } = counts
  if (passed === 0) return 'Nothing stands in the way on this computer. A dry run asks the service what it thinks.'
  if (passed === ready) {
    return ready === 1
      ? 'The service has looked at the account, too, and would take it as it is.'
      : `The service has looked at all ${showCount(ready, nouns.account)}, too, and would take them as they are.`
  }
  return `The service has looked at ${showNumber(passed)} of ${showCount(ready, nouns.account)} and would take ${chooseForm(passed, 'it', 'them')}. A dry run asks it about the others.`
}

/** Said when there is no next problem. */
export function noProblemWords(view: SheetView): string {
  if (Object.keys(onlyIn(view)).length > 0) return 'No such problem is left.'
  return view.account === null ? 'No cell has a problem.' : 'This account has no problem.'
}

/** Said when one goes from problem to problem and none is left of a level on that side. */
export function passedWords(
  { from, to }: { readonly from: IssueLevel; readonly to: IssueLevel },
  direction: 'next' | 'before',
): string {
  const isNext = direction === 'next'
  const end = isNext ? 'last' : 'first'
  if (from === to)
    return `That was the ${end} one. ${isNext ? 'Back at the first problem.' : 'Now at the last problem.'}`
  if (to === 'warning')
    return `That was the ${end} error. ${isNext ? 'Now come the warnings.' : 'Now at the last warning.'}`
  return `That was the ${end} warning. ${isNext ? 'Back at the first error.' : 'Now at the last error.'}`
}

/** @param alike  cells that said the same as the one that was changed */
export const alikeWords = (alike: readonly { readonly text: string }[]): string =>
  `${showCount(alike.length, otherRows)} of this account ${chooseForm(alike.length, 'says', 'say')} what this cell said.`
const otherRows = { one: 'other row', other: 'other rows' }
