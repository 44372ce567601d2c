/** What the Check step says about how many accounts are ready. */
import type { CheckSummary } from '../../shared/ipc.ts'
import { chooseForm, nouns, showCount, showNumber } from '../words/counting.ts'

type Counts = Pick<CheckSummary, 'accountCount' | 'readyCount'>

/** Why it can't be gone on to Create yet, and what to do; `null` when it can. */
export function whyNotCreate({ accountCount, readyCount }: Counts): string | null {
  if (accountCount === 0) return 'There is no account yet. Choose the column with the account number in Map.'
  return readyCount === 0 ? 'No account is ready yet. Mend the problems of at least one.' : null
}

/** What going on to Create means: how many are ready, and what becomes of the others. */
export function readyWords({ accountCount, readyCount }: Counts): string {
  const restCount = accountCount - readyCount
  if (restCount === 0)
    return `${accountCount === 1 ? 'The account is' : `All ${showCount(accountCount, nouns.account)} are`} ready to create.`
  const ready = `${showNumber(readyCount)} of ${showCount(accountCount, nouns.account)} ${chooseForm(readyCount, 'is', 'are')} ready to create.`
  const rest = `The other ${restCount === 1 ? 'one' : showNumber(restCount)} can be mended later.`
  return `${ready} ${rest}`
}

/** What a change did, in a few words: "Changed 3 cells. 12 of 14 accounts are ready." */
export function changedWords(said: string, { accountCount, readyCount }: Counts): string {
  const ready = `${showNumber(readyCount)} of ${showCount(accountCount, nouns.account)} ${chooseForm(readyCount, 'is', 'are')} ready.`
  return `${said} ${ready}`
}
