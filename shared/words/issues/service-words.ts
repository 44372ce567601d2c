/** What stands in the places of the messages about the service and the way to it. */
import type { OptionalCall } from '../../description/service-shape.ts'
import { placeOfSetting, type SaidIn, type Setting } from '../settings-place.ts'
import { none, word } from './word.ts'

type Host = { readonly host: string }
type Supplier = { readonly supplier: string }

const hostOf = ({ host }: Host) => ({ host })
const supplierOf = ({ supplier }: Supplier) => ({ supplier })
const where = (setting: Setting) => (facts: SaidIn) => ({ where: placeOfSetting(setting, facts) })

/** The address that is typed. */
const addressWords = {
  address_missing: word('error', none),
  address_unreadable: word('error', (facts: { readonly address: string }) => facts),
  address_has_password: word('error', none),
  address_not_secure: word('error', hostOf),
} as const

/** The way there. */
const connectionWords = {
  network_missing: word('error', hostOf),
  service_not_found: word('error', hostOf),
  service_not_answering: word('error', hostOf),
  connection_lost: word('error', hostOf),
  service_slow: word('error', (facts: Host & { readonly seconds: number }) => facts),
  service_busy: word('error', hostOf),
  service_busy_long: word('error', (facts: Host & { readonly minutes: number }) => facts),
  service_failing: word('error', hostOf),
  service_moved: word('error', ({ host, to, ...facts }: Host & SaidIn & { readonly to: string | null }) => ({
    ...{ host, to, isKnown: to !== null },
    ...where('address')(facts),
  })),
  answer_unreadable: word('error', hostOf),
  not_found_by_other: word('error', (facts: Host & SaidIn) => ({ ...hostOf(facts), ...where('address')(facts) })),
  answer_from_other: word('error', hostOf),
  proxy_refuses: word('error', hostOf),
  connection_not_secure: word('error', hostOf),
  certificate_expired: word('error', hostOf),
  certificate_not_yet_valid: word('error', hostOf),
  certificate_for_other_name: word('error', hostOf),
  certificate_not_trusted: word('error', hostOf),
  certificate_revoked: word('error', hostOf),
  request_stopped: word('info', none),
} as const

/** Who we are there. */
const keyWords = {
  key_missing: word('error', none),
  key_refused: word('error', where('apiKey')),
  token_not_accepted: word('error', none),
  token_missing: word('error', ({ tokenPath, ...facts }: SaidIn & { readonly tokenPath: string }) => ({
    tokenPath,
    ...where('tokenPath')(facts),
  })),
  token_address_unknown: word('error', where('graphqlPath')),
  token_request_misunderstood: word('error', where('document')),
  token_variables_unreadable: word('error', where('variables')),
} as const

/** What the service refuses. */
const refusalWords = {
  service_remarked: word('info', (facts: { readonly words: string }) => facts),
  /** Its own sentence. */
  service_says: word('error', (facts: { readonly words: string }) => facts),
  service_refused: word('error', none),
  /** One that has a document of its own need not have them all. */
  service_lacks_call: word('error', (facts: { readonly call: OptionalCall }) => facts),
  payload_too_large: word('error', none),
  account_number_unusable: word('error', (facts: { readonly number: string }) => facts),
  account_not_imported: word('error', none),
  supplier_closed: word('error', none),
  supplier_paused: word('error', none),
  supplier_complete: word('error', none),
  create_refused_without_reason: word('error', none),
  create_refused_like_dry_run: word('error', none),
  create_refused_unclear: word('error', none),
} as const

/** The connection test. */
const testWords = {
  test_address_good: word('info', hostOf),
  test_key_good: word('info', none),
  test_supplier_good: word('info', supplierOf),
  test_supplier_unknown: word('error', supplierOf),
  test_supplier_closed: word('error', supplierOf),
  test_supplier_unclear: word('error', supplierOf),
  test_not_tried: word('info', none),
} as const

export const serviceWords = {
  ...addressWords,
  ...connectionWords,
  ...keyWords,
  ...refusalWords,
  ...testWords,
} as const
