/** What stands in the places of the messages about accounts on their way to the service: one, its history, and many in a run. */
import type { Message } from '../../messages/message.ts'
import { atTime, sentence, type Value } from '../../messages/values.ts'
import { none, word, wordOfAccounts } from './word.ts'

/** More of them are in the saved results. */
const mostNumbersNamed = 5

type Minutes = { readonly minutes: number }
type PlatformNumber = { readonly platformNumber: string | null }

const minutesOf = (facts: Minutes) => facts
/** Whether there is one is asked apart: a service may give any text as a number. */
const platformNumberOf = ({ platformNumber }: PlatformNumber) => ({ platformNumber, isKnown: platformNumber !== null })

/** One account. */
const accountWords = {
  import_not_sent: word('info', none),
  import_not_received: word('info', none),
  import_sending: word('info', none),
  import_unknown: word('warning', none),
  /** `until`: in milliseconds since 1970. */
  import_asked_until: word('warning', ({ until }: { readonly until: number }) => ({ time: toNextMinute(until) })),
  import_only_dry_run: word('warning', minutesOf),
  import_refused: word('error', (facts: { readonly hasReason: boolean }) => facts),
  payload_of_other_supplier: word('error', (facts: { readonly supplier: string; readonly meant: string }) => facts),
  payload_of_other_account: word('error', (facts: { readonly number: string; readonly meant: string }) => facts),
  payload_not_valid: word('error', ({ field, detail }: { readonly field: Value; readonly detail: Value }) => ({
    field,
    detail,
  })),
  platform_number_shared: wordOfAccounts(
    ({ numbers }: { readonly platformNumber: string; readonly numbers: readonly string[] }) =>
      numbers.slice(0, mostNumbersNamed),
    'warning',
    ({ platformNumber, numbers }) => ({
      ...{ platformNumber, count: numbers.length, numbers: numbers.slice(0, mostNumbersNamed).join(', ') },
      areMore: numbers.length > mostNumbersNamed,
    }),
  ),
  platform_numbers_shared_too: word('warning', (facts: { readonly more: number }) => facts),
  import_accepted: word('info', none),
  import_not_seen: word('warning', none),
  import_pending: word('info', none),
  import_in_progress: word('info', none),
  import_other_status: word('info', none),
  import_finished: word('info', platformNumberOf),
  import_was_there: word('info', platformNumberOf),
  import_failed: word('error', none),
  import_cancelled: word('error', none),
} as const

/** What an account's history says happened. */
const historyWords = {
  history_intent: word('info', (facts: { readonly attempt: number }) => facts),
  history_accepted: word('info', none),
  history_refused: word('error', (facts: { readonly errors: number }) => facts),
  history_explained: word('info', (facts: { readonly errors: number }) => facts),
  history_status: word('info', (facts: { readonly status: string }) => facts),
  history_not_received: word('info', none),
  history_not_seen: word('warning', none),
} as const

/** `leftOut`: could not be sent when it was their turn. `unclear`: the answer was lost. */
type RunCounts = {
  readonly total: number
  readonly failures: number
  readonly leftOut: number
  readonly unclear: number
}

/** A whole import. */
const runWords = {
  run_stopped: word('info', none),
  run_not_begun: word('info', (facts: { readonly wasRefused: boolean }) => facts),
  run_service_gone: word('error', none),
  run_done: word('info', (facts: RunCounts) => ({
    ...facts,
    areAllGood: facts.failures + facts.leftOut + facts.unclear === 0,
  })),
  run_too_many_failures: word('error', (facts: { readonly failures: number }) => facts),
  run_under_way: word('error', none),
  left_as_it_is: word('info', none),
  run_missing: word('error', none),
  run_nothing_to_send: word('error', none),
  run_is_another: word('error', none),
  run_waiting: word(
    'info',
    ({ silentMs, ...facts }: { readonly waitedFor: number; readonly toCome: number; readonly silentMs: number }) => ({
      ...facts,
      isSilent: silentMs >= 30_000,
      silentMinutes: Math.floor(silentMs / 60_000),
    }),
  ),
  run_waited_enough: word('info', (facts: Minutes & { readonly waitedFor: number }) => facts),
  /** `answers`: how many there were that don't say how an account stands. `latest`: what came of the last question, in our words. */
  watch_service_silent: word(
    'error',
    ({ latest, ...facts }: { readonly minutes: number; readonly answers: number; readonly latest: Message }) => ({
      ...facts,
      latest: sentence(latest),
    }),
  ),
  /** `latest`: what came of the last question, in our words. */
  watch_troubled: word('warning', ({ latest }: { readonly latest: Message }) => ({ latest: sentence(latest) })),
  watch_refused: word('error', none),
  computer_slept: word('info', minutesOf),
  clock_set_back: word('info', minutesOf),
  run_unresolved: word('error', none),
} as const

const toNextMinute = (moment: number) => atTime(new Date(Math.ceil(moment / 60_000) * 60_000).toISOString())

export const importWords = { ...accountWords, ...historyWords, ...runWords } as const
