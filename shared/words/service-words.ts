/** What is said about the service and the way to it. */
import type { OptionalCall } from '../description/service-shape.ts'
import { counted } from './phrases.ts'
import { type SaidIn, whereSaid } from './settings-place.ts'
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
  service_moved: word<Host & SaidIn & { readonly to: string | null }>('error', ({ host, to, ...facts }) => {
    const right = `the right one, and give it ${whereSaid('address', facts)}.`
    return to === null
      ? `${host} sends requests to another address. Ask the operator for ${right}`
      : `${host} sends requests on to ${to}. Ask the operator whether that is ${right}`
  }),
  answer_unreadable: word<Host>('error', ({ host }) => `The answer of ${host} is damaged and can't be read.`),
  not_found_by_other: word<Host & SaidIn>(
    'error',
    ({ host, ...facts }) =>
      `${host} answers that there is nothing at this address, which is not how the service says that it does not know an account. Check the address ${whereSaid('address', facts)}, or ask the operator.`,
  ),
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
  key_refused: word<SaidIn>(
    'error',
    (facts) =>
      `The service refuses the key. Check with the operator that it is right and still valid, then type it again ${whereSaid('apiKey', facts)}.`,
  ),
  token_not_accepted: word<NoFacts>(
    'error',
    () =>
      'The service gave a token for your key, and then did not accept it. Ask the operator what your key is allowed to do.',
  ),
  token_missing: word<SaidIn & { readonly tokenPath: string }>(
    'error',
    ({ tokenPath, ...facts }) =>
      `The service answered, but there is no token at “${tokenPath}” in its answer. Check where the token is in the answer: ${whereSaid('tokenPath', facts)}.`,
  ),
  token_address_unknown: word<SaidIn>(
    'error',
    (facts) => `The service has nothing at the sign-in path. Check the path ${whereSaid('graphqlPath', facts)}.`,
  ),
  token_request_misunderstood: word<SaidIn>(
    'error',
    (facts) =>
      `The service does not understand the sign-in request. Check it ${whereSaid('document', facts)}, or ask the operator.`,
  ),
  token_variables_unreadable: word<SaidIn>(
    'error',
    (facts) => `The values of the sign-in request are not JSON. Mend them ${whereSaid('variables', facts)}.`,
  ),
} as const

/** What a service that has a document of its own need not have. */
const lacks: Readonly<Record<OptionalCall, string>> = {
  validate: 'has no dry run: whether it takes an account shows when that is created.',
  process:
    'can’t be asked how far an account is, so none is created there: after an answer that was lost, nobody could tell what became of it.',
  notes: 'takes no notes for accounts that are there. Ask the operator how they get there.',
  transactions: 'takes no transactions for accounts that are there. Ask the operator how they get there.',
  statements: 'takes no past statements for accounts that are there. Ask the operator how they get there.',
  paymentInstruction: 'takes no payment instructions for accounts that are there. Ask the operator how they get there.',
  transferStatus: 'can’t be asked whether an account is there.',
  allAccounts: 'has no list of all accounts.',
  pendingAccounts: 'has no list of accounts that are waiting.',
  importedAccounts: 'has no list of accounts that were created.',
}

/** What the service refuses. */
const refusalWords = {
  service_remarked: word<{ readonly words: string }>('info', ({ words }) => `The service took it, and said: ${words}`),
  /** Its own sentence. */
  service_says: word<{ readonly words: string }>('error', ({ words }) => words),
  service_refused: word<NoFacts>(
    'error',
    () => 'The service refused this and gave no reason. Ask the operator, and name the account number and the time.',
  ),
  service_lacks_call: word<{ readonly call: OptionalCall }>('error', ({ call }) => `This service ${lacks[call]}`),
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

export const serviceWords = {
  ...addressWords,
  ...connectionWords,
  ...keyWords,
  ...refusalWords,
  ...testWords,
} as const
