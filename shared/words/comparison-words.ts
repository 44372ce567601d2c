/** What is said about this project beside the lists of the service. */
import { showDay } from './phrases.ts'
import { type NoFacts, word, wordOfAccounts } from './word.ts'

type NumberOfOther = { readonly platformNumber: string; readonly other: string }
type TwoNumbers = { readonly here: string; readonly there: string }

export const comparisonWords = {
  comparison_no_list: word<NoFacts>(
    'warning',
    () =>
      'The service has no list for this supplier: either it has no accounts yet, or it does not know the supplier code.',
  ),
  comparison_outdated: word<NoFacts>(
    'info',
    () => 'The project or the connection was changed meanwhile, so nothing was compared. Compare again.',
  ),
  comparison_same_finished: word<NoFacts>('info', () => 'On the platform, here and there.'),
  comparison_same_pending: word<NoFacts>('info', () => 'Being created, here and there.'),
  comparison_same_failed: word<NoFacts>('error', () => 'Failed at the service; there is no account on the platform.'),
  comparison_not_sent: word<NoFacts>(
    'info',
    () => 'Not sent yet, and the service does not have it. Check and Create say how it stands.',
  ),
  comparison_refused_here: word<NoFacts>('error', () => 'The service refused it, and does not have it.'),
  comparison_only_there: word<NoFacts>('info', () => 'The service has it; it is not in this spreadsheet.'),
  comparison_changed_since: word<NoFacts>('info', () => 'It has changed here since. Compare again.'),
  comparison_unclear: word<TwoNumbers>(
    'warning',
    () => 'It was sent, and the answer was lost. The service is asked again; what it lists decides nothing by itself.',
  ),
  comparison_missing_finished: word<TwoNumbers>('error', ({ here }) =>
    here === ''
      ? 'It was created, and the service does not list it. Ask the operator what became of it.'
      : `It was created as ${here}, and the service does not list it. Ask the operator what became of it.`,
  ),
  comparison_missing_accepted: word<TwoNumbers>(
    'warning',
    () =>
      'The service accepted it, and does not list it. Compare again in a few minutes; if it stays so, ask the operator.',
  ),
  comparison_other_number: word<TwoNumbers>(
    'error',
    ({ here, there }) =>
      `It was created as ${here}, and the service lists it as ${there}. Ask the operator which is right.`,
  ),
  comparison_lists_disagree: word<TwoNumbers>(
    'error',
    ({ here, there }) =>
      `The service’s own lists name two numbers for it, ${here} and ${there}. Ask the operator which is right.`,
  ),
  comparison_number_elsewhere: wordOfAccounts<NumberOfOther>(
    ({ other }) => [other],
    'error',
    ({ platformNumber, other }) =>
      `It was created as ${platformNumber}, which the service lists for account ${other}. Ask the operator whose it is.`,
  ),
  comparison_number_twice: wordOfAccounts<NumberOfOther>(
    ({ other }) => [other],
    'error',
    ({ platformNumber, other }) =>
      `The service lists ${platformNumber} for it and for account ${other}. Ask the operator whose it is.`,
  ),
  comparison_created_before: word<{ createdAt: string; sentAt: string }>(
    'warning',
    ({ createdAt, sentAt }) =>
      `The service says that it was created on ${showDay(createdAt)}, and it was sent from here on ${showDay(sentAt)} only. Perhaps someone else had created it. Ask the operator.`,
  ),
  comparison_finished_here_only: word<TwoNumbers>(
    'warning',
    () => 'It was created, and the service still lists it as not finished. Ask the operator if it stays so.',
  ),
  comparison_finished_there: word<TwoNumbers>('warning', ({ there }) =>
    there === ''
      ? 'The service lists it as created, and says otherwise when asked about it. Ask the operator.'
      : `The service lists it as created with the number ${there}, and says otherwise when asked about it. Ask the operator.`,
  ),
  comparison_known_there: word<TwoNumbers>(
    'warning',
    () =>
      'The service lists it, although it was not created from here, and says nothing when asked about it. Ask the operator.',
  ),
} as const
