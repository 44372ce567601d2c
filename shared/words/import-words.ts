/** What is said about accounts on their way to the service: one, its history, and many in a run. */
import type { Message } from '../messages/message.ts'
import { sentence, type Value } from '../messages/values.ts'
import { counted, showNumber } from './phrases.ts'
import { type NoFacts, word, wordOfAccounts } from './word.ts'

/** More of them are in the saved results. */
const mostNumbersNamed = 5

/** One account. */
const accountWords = {
  import_not_sent: word<NoFacts>('info', () => 'Not sent yet.'),
  import_not_received: word<NoFacts>('info', () => 'It never reached the service. It can be sent again.'),
  import_sending: word<NoFacts>('info', () => 'Being sent.'),
  import_unknown: word<NoFacts>(
    'warning',
    () => 'It was sent, and the answer was lost. The service is asked what became of it before anything is sent again.',
  ),
  import_asked_until: word<{ readonly until: number }>(
    'warning',
    ({ until }) =>
      `It was sent, and the answer was lost. The service may still be at work on it, so it is asked until about ${showTime(until)} what became of it, before anything is sent again.`,
  ),
  import_only_dry_run: word<{ readonly minutes: number }>(
    'warning',
    ({ minutes }) =>
      `It was sent, and the answer was lost. The service knows only of a dry run of this account. It is asked on while the application is open: when it has said the same for ${showMinutes(minutes)}, it did not receive the account, which you can then create again.`,
  ),
  import_refused: word<{ readonly hasReason: boolean }>('error', ({ hasReason }) =>
    hasReason
      ? 'The service refused it. Nothing was created. Correct the account and create it again.'
      : 'The service refused it, and did not say what is wrong with it. Nothing was created. Make a dry run, which may say more; if it does not, ask the operator, and name the account number and the time.',
  ),
  payload_of_other_supplier: word<{ readonly supplier: string; readonly meant: string }>(
    'error',
    ({ supplier, meant }) =>
      `It was prepared for the supplier code “${supplier}”, and the connection is for “${meant}”. It was not sent. Try again; if this stays, choose the connection once more.`,
  ),
  payload_of_other_account: word<{ readonly number: string; readonly meant: string }>(
    'error',
    ({ number, meant }) =>
      `What would be sent for the account ${meant} has the number “${number}”, so it was not sent. That is a fault of Migration Desk: save the support file in its window, under Watch, and give it to whoever helps you.`,
  ),
  payload_not_valid: word('error', ({ field, detail }: { readonly field: Value; readonly detail: Value }) => ({
    field,
    detail,
  })),
  platform_number_shared: wordOfAccounts<{ readonly platformNumber: string; readonly numbers: readonly string[] }>(
    ({ numbers }) => numbers.slice(0, mostNumbersNamed),
    'warning',
    ({ platformNumber, numbers }) =>
      `The service gave the platform number ${platformNumber} to ${showNumber(numbers.length)} accounts: ${numbers.slice(0, mostNumbersNamed).join(', ')}${numbers.length > mostNumbersNamed ? ' and others' : ''}. Each should have one of its own: ask the operator before anything is added to them.`,
  ),
  platform_numbers_shared_too: word<{ readonly more: number }>(
    'warning',
    ({ more }) =>
      `So ${more === 1 ? 'is 1 more platform number' : `are ${showNumber(more)} more platform numbers`}. Save the results from Watch: they name every account that shares one.`,
  ),
  import_accepted: word<NoFacts>('info', () => 'The service has accepted it, and will create it.'),
  import_not_seen: word<NoFacts>(
    'warning',
    () =>
      'The service accepted it, and ever since says that it does not know it. It is not sent again, because it could then exist twice. Ask the operator what became of it.',
  ),
  import_pending: word<NoFacts>('info', () => 'It is waiting its turn at the service.'),
  import_in_progress: word<NoFacts>('info', () => 'The service is creating it.'),
  import_other_status: word<{ readonly status: string }>(
    'info',
    ({ status }) => `The service has it, and says “${status}”. It is not finished yet.`,
  ),
  import_finished: word<{ readonly platformNumber: string | null }>('info', ({ platformNumber }) =>
    platformNumber === null
      ? 'The account is on the platform. The service did not say its number there.'
      : `The account is on the platform as ${platformNumber}.`,
  ),
  import_was_there: word<{ readonly platformNumber: string | null }>('info', ({ platformNumber }) =>
    platformNumber === null
      ? 'The account was on the platform already. The service did not say its number there.'
      : `The account was on the platform already, as ${platformNumber}.`,
  ),
  import_failed: word<NoFacts>(
    'error',
    () => 'The service could not create the account. Its own words say why; correct the account and create it again.',
  ),
  import_cancelled: word<NoFacts>(
    'error',
    () =>
      'The import of this account was cancelled at the service. Ask the operator why, then create it again if it should be.',
  ),
} as const

/** What an account's history says happened. */
const historyWords = {
  history_intent: word<{ readonly attempt: number }>('info', ({ attempt }) =>
    attempt === 1 ? 'Sent to the service.' : `Sent to the service, for the ${ordinal(attempt)} time.`,
  ),
  history_accepted: word<NoFacts>('info', () => 'Accepted by the service.'),
  history_refused: word<{ readonly errors: number }>('error', ({ errors }) =>
    errors <= 1
      ? 'Refused by the service. Nothing was created.'
      : `Refused by the service with ${errors} errors. Nothing was created.`,
  ),
  history_explained: word<{ readonly errors: number }>('info', ({ errors }) =>
    errors === 1 ? 'A dry run gave the reason.' : `A dry run gave the whole list: ${errors} errors.`,
  ),
  history_status: word<{ readonly status: string }>('info', ({ status }) => `The service says: ${status}.`),
  history_not_received: word<NoFacts>('info', () => 'The service was asked, and has not received it.'),
  history_not_seen: word<NoFacts>('warning', () => 'The service was asked, and does not know what it has accepted.'),
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
  run_stopped: word<NoFacts>(
    'info',
    () => 'The import was stopped. What was sent stays sent, and is not sent again when you go on.',
  ),
  run_not_begun: word<{ readonly wasRefused: boolean }>('info', ({ wasRefused }) =>
    wasRefused
      ? 'Refused before, and not sent again: the import stopped before its turn.'
      : 'Not sent: the import stopped before its turn.',
  ),
  run_service_gone: word<NoFacts>(
    'error',
    () =>
      'Several accounts in a row could not be sent, so the import stopped. Start it again later; it goes on where it was.',
  ),
  run_done: word<RunCounts>('info', ({ total, failures, leftOut, unclear }) => {
    const hadTurn = `${total === 1 ? 'The account' : `All ${showNumber(total)} accounts`} had a turn`
    const were = (count: number): string => counted(count, 'was', 'were')
    const others = [
      ...(failures === 0 ? [] : [`${were(failures)} refused or failed`]),
      ...(leftOut === 0
        ? []
        : [`${were(leftOut)} not sent, because of what stands against ${leftOut === 1 ? 'it' : 'them'} now`]),
      ...(unclear === 0
        ? []
        : [`${were(unclear)} sent without an answer, and the service is asked about ${unclear === 1 ? 'it' : 'them'}`]),
    ]
    return others.length === 0 ? `${hadTurn}, and none was refused or failed.` : `${hadTurn}; ${others.join('; ')}.`
  }),
  run_too_many_failures: word<{ readonly failures: number }>(
    'error',
    ({ failures }) =>
      `${failures === 1 ? 'One account was' : `${showNumber(failures)} accounts were`} refused or failed, so no more are sent. Look at the reasons: the same mistake may be in other accounts. Mend it in Check and start again.`,
  ),
  run_under_way: word<NoFacts>(
    'error',
    () => 'Accounts are already being created one after the other. Stop that first, or wait until it has ended.',
  ),
  left_as_it_is: word<NoFacts>('info', () => 'Nothing was changed: what is being sent goes on.'),
  run_missing: word<NoFacts>('error', () => 'Nothing is being created one after the other at the moment.'),
  run_nothing_to_send: word<NoFacts>(
    'error',
    () => 'None of these accounts can be sent now. Those with problems can be mended in Check.',
  ),
  run_count_is_another: word<{ readonly count: number }>(
    'error',
    ({ count }) =>
      `It would be ${counted(count, 'account', 'accounts')} now, which is not the number you confirmed, so nothing was sent. Read the number again and confirm it.`,
  ),
  run_waiting: word<{ readonly waitedFor: number; readonly toCome: number; readonly silentMs: number }>(
    'info',
    ({ waitedFor, toCome, silentMs }) =>
      [
        waitedFor === 0 ? null : `The service is waited for to end ${counted(waitedFor, 'account', 'accounts')}.`,
        toCome === 0 ? null : `${counted(toCome, 'account is', 'accounts are')} still to have a turn.`,
        silentMs < 30_000
          ? null
          : `It has not answered for ${silentMs < 60_000 ? 'half a minute' : showMinutes(Math.floor(silentMs / 60_000))}.`,
        'To stop, press Ctrl+C; to go on later, give the same command again.',
      ]
        .filter((sentence) => sentence !== null)
        .join(' '),
  ),
  run_waited_enough: word<{ readonly minutes: number; readonly waitedFor: number }>(
    'info',
    ({ minutes, waitedFor }) =>
      `After ${showMinutes(minutes)} the service had not ended ${counted(waitedFor, 'account', 'accounts')}. Nothing is lost: to go on waiting, give the same command again.`,
  ),
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
  watch_refused: word<NoFacts>(
    'error',
    () =>
      'The service refuses to say how the accounts stand, so it is not asked any more. What was sent stays sent. Its own words say more; ask the operator what they mean.',
  ),
  computer_slept: word<{ readonly minutes: number }>(
    'info',
    ({ minutes }) =>
      `This computer slept, or its clock was set forward: ${showMinutes(minutes)} went by. Nothing was lost; what was under way is asked about, and it goes on.`,
  ),
  clock_set_back: word<{ readonly minutes: number }>(
    'info',
    ({ minutes }) =>
      `The clock of this computer was set back by ${showMinutes(minutes)}. Nothing was lost; times in the history stay in their order.`,
  ),
  run_unresolved: word<NoFacts>(
    'error',
    () =>
      'It was sent, and the service could not be asked what became of it. Start the import again later: it asks first, and sends nothing twice.',
  ),
} as const

const toTheMinute = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
/** @param moment  milliseconds since 1970; the next whole minute is shown, on the clock of this computer */
const showTime = (moment: number): string => toTheMinute.format(Math.ceil(moment / 60_000) * 60_000)

const showMinutes = (minutes: number): string => (minutes === 1 ? 'a minute' : `${minutes} minutes`)

function ordinal(count: number): string {
  const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' } as const
  return `${count}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(count)]}`
}

export const importWords = { ...accountWords, ...historyWords, ...runWords } as const
