/** What the Check step says about how many accounts are ready. */
import type { ProjectKind } from '../../shared/catalogue/catalogue-of-kind.ts'
import type { AccountPage, CheckSummary } from '../../shared/ipc.ts'
import { showNumber } from '../../shared/words/phrases.ts'
import { chooseForm, nouns, showCount } from '../words/counting.ts'
import type { PressingLevel } from './next-problem.ts'
import { onlyIn, type SheetView } from './sheet-view.ts'

type Counts = Pick<CheckSummary, 'accountCount' | 'readyCount' | 'setAsideCount'>

/** Why it can't be gone on to Create or Add yet, and what to do; `null` when it can. */
export function whyNotGoOn({ accountCount, readyCount }: Counts): string | null {
  if (accountCount === 0) return 'There is no account yet. Choose the column with the account number in Map.'
  return readyCount === 0 ? 'No account is ready yet. Mend the problems of at least one.' : null
}

/** What going on to the next step means: how many are ready, and what becomes of the others. */
export function readyWords({ accountCount, readyCount, setAsideCount = 0 }: Counts, kind: ProjectKind): string {
  const purpose = kind === 'accounts' ? 'to create' : 'to be added to'
  const restCount = accountCount - readyCount - setAsideCount
  if (restCount === 0 && setAsideCount === 0)
    return `${accountCount === 1 ? 'The account is' : `All ${showCount(accountCount, nouns.account)} are`} ready ${purpose}.`
  const ready = `${showNumber(readyCount)} of ${showCount(accountCount, nouns.account)} ${chooseForm(readyCount, 'is', 'are')} ready ${purpose}.`
  const aside =
    setAsideCount === 0 ? '' : `${showNumber(setAsideCount)} ${chooseForm(setAsideCount, 'is', 'are')} set aside.`
  const rest =
    restCount === 0 ? '' : `The other ${restCount === 1 ? 'one' : showNumber(restCount)} can be mended later.`
  return [ready, aside, rest].filter((part) => part !== '').join(' ')
}

/** What a change did, in a few words: "Changed 3 cells. 12 of 14 accounts are ready." */
export function changedWords(said: string, { accountCount, readyCount }: Counts): string {
  const ready = `${showNumber(readyCount)} of ${showCount(accountCount, nouns.account)} ${chooseForm(readyCount, 'is', 'are')} ready.`
  return `${said} ${ready}`
}

/** What it means that no problem is listed: how much of it the service has confirmed. */
export function noProblemsWords({ all, ready, passed, setAside }: AccountPage['counts'], kind: ProjectKind): string {
  if (all === 0) return 'There is no account yet that could have one.'
  if (ready === 0) return `${setAside === 1 ? 'The account is' : 'All accounts are'} set aside.`
  if (kind === 'additions')
    return 'Nothing stands in the way on this computer. The service is asked when you send, in Add.'
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
  { from, to }: { readonly from: PressingLevel; readonly to: PressingLevel },
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
