/** What is said about the service and the way to it, and about an account on its way there. */
import { counted, showDay, showNumber } from './phrases.ts'
import { type NoFacts, word } from './word.ts'

type Host = { readonly host: string }

/** The address that is typed. */
const addressWords = {
  address_missing: word<NoFacts>(
    'error',
    () => 'Type the address of the service. The operator of the platform gives it to you.',
  ),
  address_unreadable: word<{ readonly address: string }>(
    'error',
    ({ address }) =>
      `“${address}” is not a web address. Copy it from what the operator sent you, such as https://service.example.`,
  ),
  address_has_password: word<NoFacts>(
    'error',
    () => 'The address has a user name or a password in it. Take them out: the application signs in with your key.',
  ),
  address_not_secure: word<Host>(
    'error',
    ({ host }) =>
      `An address that begins with http:// can be listened in on, so customers’ data is not sent to ${host} that way. Type https:// instead.`,
  ),
} as const

/** The way there. */
const connectionWords = {
  network_missing: word<Host>(
    'error',
    ({ host }) => `This computer can't get to ${host}. Check that it is online, then try again.`,
  ),
  service_not_found: word<Host>(
    'error',
    ({ host }) =>
      `There is no computer with the name ${host}. Check the address for a typing mistake; if it is right, check that this computer is online.`,
  ),
  service_not_answering: word<Host>(
    'error',
    ({ host }) =>
      `Nothing answers at ${host}. Check the address; if it is right, the service may be down for a while, or your network may not let you through. Try again later.`,
  ),
  connection_lost: word<Host>('error', ({ host }) => `The connection to ${host} was lost before it had answered.`),
  service_slow: word<Host & { readonly seconds: number }>(
    'error',
    ({ host, seconds }) => `${host} has not answered for ${seconds} seconds.`,
  ),
  service_busy: word<Host>(
    'error',
    ({ host }) => `${host} has too much to do at the moment. Try again in a few minutes.`,
  ),
  service_busy_long: word<Host & { readonly minutes: number }>(
    'error',
    ({ host, minutes }) =>
      `${host} has asked not to be called for ${counted(minutes, 'minute', 'minutes')}. Try again after that.`,
  ),
  service_failing: word<Host>(
    'error',
    ({ host }) =>
      `${host} has trouble of its own at the moment. Try again in a few minutes; if it stays, tell the operator.`,
  ),
  service_moved: word<Host & { readonly to: string | null }>('error', ({ host, to }) =>
    to === null
      ? `${host} sends requests to another address. Ask the operator for the right one.`
      : `${host} sends requests on to ${to}. Ask the operator whether that is the right address, and type it under Connect.`,
  ),
  answer_unreadable: word<Host>('error', ({ host }) => `The answer of ${host} is damaged and can't be read.`),
  answer_from_other: word<Host>(
    'error',
    ({ host }) =>
      `${host} answers with a web page, not as the service. Check the address, also what comes after the name; a log-in page of your network can be the reason too.`,
  ),
  proxy_refuses: word<Host>(
    'error',
    ({ host }) =>
      `Your network's proxy does not let this computer through to ${host}. Ask your administrator to allow it.`,
  ),
  connection_not_secure: word<Host>(
    'error',
    ({ host }) =>
      `${host} does not answer with a secure connection. Check the address and its port, or ask the operator.`,
  ),
  certificate_expired: word<Host>(
    'error',
    ({ host }) =>
      `The certificate of ${host}, which proves that it is the right computer, is out of date. Check the date of this computer; if it is right, tell the operator. Nothing was sent.`,
  ),
  certificate_not_yet_valid: word<Host>(
    'error',
    ({ host }) =>
      `The certificate of ${host}, which proves that it is the right computer, is valid only from a later date. Check the date of this computer. Nothing was sent.`,
  ),
  certificate_for_other_name: word<Host>(
    'error',
    ({ host }) =>
      `The computer at ${host} proves that it is another one. Check the address for a typing mistake, or ask the operator. Nothing was sent.`,
  ),
  certificate_not_trusted: word<Host>(
    'error',
    ({ host }) =>
      `This computer does not trust the certificate of ${host}, so it could be someone else. If your company has its own certificates, ask your administrator; otherwise ask the operator. Nothing was sent.`,
  ),
  certificate_revoked: word<Host>(
    'error',
    ({ host }) =>
      `The certificate of ${host} was withdrawn, so it could be someone else. Tell the operator. Nothing was sent.`,
  ),
  request_stopped: word<NoFacts>('info', () => 'Stopped before it was sent.'),
} as const

/** Who we are there. */
const keyWords = {
  key_missing: word<NoFacts>(
    'error',
    () => 'There is no key for this service. Type it under Connect; the operator gives it to you.',
  ),
  key_refused: word<NoFacts>(
    'error',
    () =>
      'The service refuses the key. Check with the operator that it is right and still valid, then type it again under Connect.',
  ),
  token_not_accepted: word<NoFacts>(
    'error',
    () =>
      'The service gave a token for your key, and then did not accept it. Ask the operator what your key is allowed to do.',
  ),
  token_missing: word<{ readonly tokenPath: string }>(
    'error',
    ({ tokenPath }) =>
      `The service answered, but there is no token at “${tokenPath}” in its answer. Check where the token is in the answer: under Connect, in “Advanced: how the application signs in”.`,
  ),
  token_address_unknown: word<NoFacts>(
    'error',
    () =>
      'The service has nothing at the sign-in path. Check the path under Connect, in “Advanced: how the application signs in”.',
  ),
  token_request_misunderstood: word<NoFacts>(
    'error',
    () =>
      'The service does not understand the sign-in request. Check it under Connect, in “Advanced: how the application signs in”, or ask the operator.',
  ),
  token_variables_unreadable: word<NoFacts>(
    'error',
    () =>
      'The values of the sign-in request are not JSON. Mend them under Connect, in “Advanced: how the application signs in”.',
  ),
} as const

/** What the service refuses. */
const refusalWords = {
  service_refused: word<NoFacts>(
    'error',
    () => 'The service refused this and gave no reason. Ask the operator, and name the account number and the time.',
  ),
  payload_too_large: word<NoFacts>(
    'error',
    () =>
      'This account is too large for the service. Leave out past bills or notes, and add them after the account is created.',
  ),
  account_number_unusable: word<{ readonly number: string }>(
    'error',
    ({ number }) =>
      `The service could not be asked about an account with the number “${number}”, so it is not sent. Give the account another number.`,
  ),
  account_not_imported: word<NoFacts>(
    'error',
    () =>
      'The service has no imported account with this number for this supplier. Wait until its import is finished, then try again.',
  ),
  supplier_closed: word<NoFacts>(
    'error',
    () =>
      'The service takes no accounts for this supplier. Nothing was created. Its own words say why; ask the operator whether it will again.',
  ),
  supplier_paused: word<NoFacts>(
    'error',
    () =>
      'This supplier is paused: the service takes no accounts for it at the moment. Nothing was created. Ask the operator when it goes on, and send the accounts then.',
  ),
  supplier_complete: word<NoFacts>(
    'error',
    () =>
      'This supplier is complete: the service takes no more accounts for it. Nothing was created. Ask the operator what is to become of the accounts that are left.',
  ),
  create_refused_without_reason: word<NoFacts>(
    'error',
    () =>
      'The service refused to create this account, although its dry run passes. Nothing was created. Its own words say more; ask the operator what they mean.',
  ),
  create_refused_like_dry_run: word<NoFacts>(
    'error',
    () =>
      'The service refused to create this account, and refuses its dry run alike, without naming anything in the account. So it is most likely about the supplier, such as one that is paused, or about your key. Nothing was created. Its own words say more; ask the operator what they mean.',
  ),
  create_refused_unclear: word<NoFacts>(
    'error',
    () =>
      'The service refused to create this account, without naming anything in it. Nothing was created. Its own words say more; ask the operator what they mean.',
  ),
} as const

/** The connection test. */
const testWords = {
  test_address_good: word<Host>('info', ({ host }) => `The service answers at ${host}.`),
  test_key_good: word<NoFacts>('info', () => 'The service accepts your key.'),
  test_supplier_good: word<{ readonly supplier: string }>(
    'info',
    ({ supplier }) => `The service takes accounts for the supplier ${supplier}. Nothing was created by this test.`,
  ),
  test_supplier_unknown: word<{ readonly supplier: string }>(
    'error',
    ({ supplier }) =>
      `The service does not accept the supplier code ${supplier}. Check it with the operator; capital letters count.`,
  ),
  test_supplier_closed: word<{ readonly supplier: string }>(
    'error',
    ({ supplier }) =>
      `The service takes no accounts for the supplier ${supplier}. Its own words say why; ask the operator about it.`,
  ),
  test_supplier_unclear: word<{ readonly supplier: string }>(
    'error',
    ({ supplier }) =>
      `The service answered for the supplier ${supplier} in a way that is not known. Ask the operator what its words mean.`,
  ),
  test_not_tried: word<NoFacts>('info', () => 'Not tried, because an earlier step failed.'),
} as const

/** An account on its way. */
const importWords = {
  import_not_sent: word<NoFacts>('info', () => 'Not sent yet.'),
  import_not_received: word<NoFacts>('info', () => 'It never reached the service. It can be sent again.'),
  import_sending: word<NoFacts>('info', () => 'Being sent.'),
  import_unknown: word<NoFacts>(
    'warning',
    () => 'It was sent, and the answer was lost. The service is asked what became of it before anything is sent again.',
  ),
  import_only_dry_run: word<{ readonly minutes: number }>(
    'warning',
    ({ minutes }) =>
      `It was sent, and the answer was lost. The service knows only of a dry run of this account. It is asked on while the application is open: when it has said the same for ${showMinutes(minutes)}, it did not receive the account, which you can then create again.`,
  ),
  import_refused: word<NoFacts>(
    'error',
    () => 'The service refused it. Nothing was created. Correct the account and create it again.',
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
      ? 'The account is on the platform.'
      : `The account is on the platform as ${platformNumber}.`,
  ),
  import_was_there: word<{ readonly platformNumber: string | null }>('info', ({ platformNumber }) =>
    platformNumber === null
      ? 'The account was on the platform already.'
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
  watch_service_silent: word<{ readonly minutes: number }>(
    'error',
    ({ minutes }) =>
      `The service has not answered for ${minutes} minutes, so it is not asked any more. What was sent stays sent. Ask the service again when it, or your network, is back.`,
  ),
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

/** This project beside the lists of the service. */
const comparisonWords = {
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
    () => 'Not sent yet, and the service does not have it. It waits in Create.',
  ),
  comparison_refused_here: word<NoFacts>('error', () => 'The service refused it, and does not have it.'),
  comparison_only_there: word<NoFacts>('info', () => 'The service has it; it is not in this spreadsheet.'),
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
  comparison_number_elsewhere: word<NumberOfOther>(
    'error',
    ({ platformNumber, other }) =>
      `It was created as ${platformNumber}, which the service lists for account ${other}. Ask the operator whose it is.`,
  ),
  comparison_number_twice: word<NumberOfOther>(
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

type NumberOfOther = { readonly platformNumber: string; readonly other: string }
type TwoNumbers = { readonly here: string; readonly there: string }

const showMinutes = (minutes: number): string => (minutes === 1 ? 'a minute' : `${minutes} minutes`)

function ordinal(count: number): string {
  const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' } as const
  return `${count}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(count)]}`
}

export const serviceWords = {
  ...addressWords,
  ...connectionWords,
  ...keyWords,
  ...refusalWords,
  ...testWords,
  ...importWords,
  ...historyWords,
  ...runWords,
  ...comparisonWords,
} as const
