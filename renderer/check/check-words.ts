/** What the Check step says about how many accounts are ready. */
import { countIn, countThose, isPastCheck, type StatusCounts } from '../../shared/account-status.ts'
import type { ProjectKind } from '../../shared/catalogue/catalogue-of-kind.ts'
import { say } from '../../shared/messages/say.ts'
import { listed } from '../../shared/messages/values.ts'
import type { IssueLevel } from '../../shared/result.ts'
import { othersWords } from '../words/standing-groups.ts'
import { onlyIn, type SheetView } from './sheet/sheet-view.ts'

/** Why it can't be gone on to Create or Add yet, and what to do; `null` when it can. */
export function whyNotGoOn(counts: StatusCounts): string | null {
  if (countIn(counts, 'all') === 0) return say('no_account_to_go_on')
  if (counts.nothingToAdd === countIn(counts, 'all')) return say('nothing_added_to_any')
  return countThose(counts, isPastCheck) === 0 ? say('no_account_ready') : null
}

/** What going on to the next step means: how many are ready, and how the others stand. */
export function readyWords(counts: StatusCounts, kind: ProjectKind): string {
  const [all, ready] = [countIn(counts, 'all'), countIn(counts, 'ready')]
  if (all === 0) return ''
  const words =
    ready === all
      ? say('accounts_all_ready', { count: all, kind })
      : say('accounts_partly_ready', { ready, all, kind, others: listed(othersWords(counts)) })
  if (kind === 'accounts' || ready === 0) return words
  return `${words} ${say('add_says_who_is_there')}`
}

/** What it means that no problem is listed: how much of it the service has confirmed. */
export function noProblemsWords(counts: StatusCounts, kind: ProjectKind): string {
  if (countIn(counts, 'all') === 0) return say('no_account_to_check')
  const ready = countIn(counts, 'ready')
  if (kind === 'additions') {
    const known = ready === 0 ? readyWords(counts, kind) : say('no_problems_in_additions')
    const { refusedInDryRun: count } = counts
    return count === 0 ? known : `${known} ${say('added_to_none', { count })}`
  }
  if (ready === 0) return readyWords(counts, kind)
  const { passed } = counts
  if (passed === 0) return say('no_problems_untried')
  return passed === ready
    ? say('no_problems_all_tried', { count: ready })
    : say('no_problems_some_tried', { passed, ready })
}

/** Said when there is no next problem. */
export function noProblemWords(view: SheetView): string {
  if (Object.keys(onlyIn(view)).length > 0) return say('no_such_problem_left')
  return say(view.account === null ? 'no_cell_with_problem' : 'no_problem_in_account')
}

/** Said when one goes from problem to problem and none is left of a level on that side. */
export function passedWords(
  { from, to }: { readonly from: IssueLevel; readonly to: IssueLevel },
  direction: 'next' | 'before',
): string {
  const isNext = direction === 'next'
  if (from === to) return say(isNext ? 'last_one_passed' : 'first_one_passed')
  if (to === 'warning') return say(isNext ? 'last_error_passed' : 'first_error_passed')
  return say(isNext ? 'last_warning_passed' : 'first_warning_passed')
}

/** @param alike  cells that said the same as the one that was changed */
export const alikeWords = (alike: readonly { readonly text: string }[]): string =>
  say('rows_say_the_same', { count: alike.length })
