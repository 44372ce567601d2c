/** What stands in the places of the messages about this project beside the lists of the service. */
import { onDay } from '../../messages/values.ts'
import { none, word, wordOfAccounts } from './word.ts'

type NumberOfOther = { readonly platformNumber: string; readonly other: string }
/** Blank where there is none. */
type TwoNumbers = { readonly here: string; readonly there: string }

const noNumber = (_: TwoNumbers) => ({})
const bothNumbers = (facts: TwoNumbers) => facts
const ofOther = [({ other }: NumberOfOther) => [other], 'error', (facts: NumberOfOther) => facts] as const

export const comparisonWords = {
  comparison_no_list: word('warning', none),
  comparison_outdated: word('info', none),
  comparison_same_finished: word('info', none),
  comparison_same_pending: word('info', none),
  comparison_same_failed: word('error', none),
  comparison_not_sent: word('info', none),
  comparison_refused_here: word('error', none),
  comparison_only_there: word('info', none),
  comparison_changed_since: word('info', none),
  comparison_unclear: word('warning', noNumber),
  comparison_missing_finished: word('error', ({ here }: TwoNumbers) => ({ here, isKnown: here !== '' })),
  comparison_missing_accepted: word('warning', noNumber),
  comparison_other_number: word('error', bothNumbers),
  comparison_lists_disagree: word('error', bothNumbers),
  comparison_number_elsewhere: wordOfAccounts(...ofOther),
  comparison_number_twice: wordOfAccounts(...ofOther),
  comparison_created_before: word(
    'warning',
    ({ createdAt, sentAt }: { readonly createdAt: string; readonly sentAt: string }) => ({
      ...{ createdAt: onDay(createdAt), sentAt: onDay(sentAt) },
    }),
  ),
  comparison_finished_here_only: word('warning', noNumber),
  comparison_finished_there: word('warning', ({ there }: TwoNumbers) => ({ there, isKnown: there !== '' })),
  comparison_known_there: word('warning', noNumber),
} as const
