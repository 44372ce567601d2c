/**
 * Where the client's contract and the practice service disagree about a payload, and why. Both are readings of one interface, so
 * every row is a place where the interface says nothing, or where one of them is stricter than it on purpose. A disagreement that
 * has no row here fails a test; so does a row that is no disagreement any more.
 */
import type { FieldKind } from '../../../shared/contract/field.ts'
import type { Complaint, Endpoint } from './endpoints.ts'

export type Place = {
  readonly endpoint: Endpoint['name']
  /** With indexes: `customers.0.email`. */
  readonly path: string
  /** `null` for what is no field of the contract. */
  readonly kind: FieldKind | null
  readonly value: unknown
}

export type Disagreement = {
  readonly about: string
  /** Who takes it; the other refuses it. */
  readonly taken: 'by the contract' | 'by practice'
  /** The code of practice's refusal. */
  readonly code?: string
  readonly isAbout: (place: Place) => boolean
  readonly example: Omit<Place, 'kind'>
  readonly because: string
}

const isText = (value: unknown): value is string => typeof value === 'string'
const opaque = /^ledgers\.\d+\.(additional_historical|current_statement)_transactions\.\d+$/

export const disagreements: readonly Disagreement[] = [
  {
    about: 'a supplier that does not exist',
    taken: 'by the contract',
    code: 'import_supplier_not_found',
    isAbout: ({ endpoint, path, value }) => endpoint === 'account' && path === 'import_supplier' && isText(value),
    example: { endpoint: 'account', path: 'import_supplier', value: 'NOBODY' },
    because: 'Suppliers are "configured by the service operator"; a client can not know which there are.',
  },
  {
    about: 'an account number of more than 255 characters',
    taken: 'by the contract',
    code: 'max_length',
    isAbout: ({ path, value }) => path === 'external_account_number' && isText(value) && value.length > 255,
    example: { endpoint: 'account', path: 'external_account_number', value: '7'.repeat(256) },
    because: 'Bounds are not shown. Practice has one, so that the number fits into an address; the dry run tells it.',
  },
  {
    about: 'an account number that means a folder',
    taken: 'by the contract',
    code: 'invalid_account_number',
    isAbout: ({ path, value }) => path === 'external_account_number' && (value === '.' || value === '..'),
    example: { endpoint: 'account', path: 'external_account_number', value: '..' },
    because:
      'It is text like any other in a payload, and in no address. The client refuses it where it sends (paths.ts).',
  },
  {
    about: 'text with NUL or half of a character',
    taken: 'by the contract',
    code: 'invalid_characters',
    isAbout: ({ value }) => isText(value) && (value.includes('\0') || !value.isWellFormed()),
    example: { endpoint: 'account', path: 'customers.0.given_name', value: 'A\0' },
    because: 'Not shown. No database keeps them, so practice does not; no spreadsheet program can write them.',
  },
  {
    about: 'a country that is not two or three letters',
    taken: 'by the contract',
    code: 'invalid_country',
    isAbout: ({ kind, value }) => kind === 'country' && isText(value) && !/^[a-z]{2,3}$/i.test(value),
    example: { endpoint: 'account', path: 'billing_address.country', value: 'Texas' },
    because: '"A short country code": which codes there are is not shown. Reading a cell warns; the dry run decides.',
  },
  {
    about: 'a phone number that no country has',
    taken: 'by the contract',
    code: 'invalid_phone_number',
    isAbout: ({ kind, value }) => kind === 'phone' && isText(value) && /^\+[1-9]\d{4,14}$/.test(value),
    example: { endpoint: 'account', path: 'customers.0.mobile', value: '+15125' },
    because: 'New ranges are numbers before a list has them. Reading a cell warns; the service has the newer list.',
  },
  {
    about: 'a phone number with blanks and brackets',
    taken: 'by practice',
    isAbout: ({ kind, value }) => kind === 'phone' && isText(value) && /^\+/.test(value) && /[^+\d]/.test(value),
    example: { endpoint: 'account', path: 'customers.0.mobile', value: '+1 (512) 555-0123' },
    because: '"International phone number format" allows them. The client writes E.164 and nothing else.',
  },
  {
    about: 'an unusual e-mail address',
    taken: 'by the contract',
    code: 'invalid_email',
    isAbout: ({ kind, value }) => kind === 'email' && isText(value) && /^[^\s@]+@[^\s@]+$/.test(value),
    example: { endpoint: 'account', path: 'customers.0.email', value: 'jürgen@example.org' },
    because: 'Which forms of an address are taken is not shown. Practice is as strict as such services are.',
  },
  {
    about: 'the year 0000',
    taken: 'by the contract',
    code: 'invalid_date',
    isAbout: ({ kind, value }) => kind === 'date' && isText(value) && value.startsWith('0000-'),
    example: { endpoint: 'account', path: 'customers.0.date_of_birth', value: '0000-01-01' },
    because: 'ISO 8601 has the year, and calendars of databases do not. No cell is read as such a date.',
  },
  {
    about: 'a moment in the year 0000, or finer than a billionth of a second',
    taken: 'by the contract',
    code: 'invalid_datetime',
    isAbout: ({ kind, value }) => kind === 'datetime' && isText(value) && /^0000-|\.\d{10}/.test(value),
    example: { endpoint: 'account', path: 'notes.0.created_at', value: '2024-05-01T09:30:00.1234567891Z' },
    because: 'ISO 8601 has no bound there, and clocks do. The client writes whole seconds.',
  },
  {
    about: 'a moment without an offset, or with one without its colon',
    taken: 'by practice',
    isAbout: ({ kind, value }) => kind === 'datetime' && isText(value) && !/(Z|[+-]\d\d:\d\d)$/.test(value),
    example: { endpoint: 'account', path: 'notes.0.created_at', value: '2024-05-01T09:30:00' },
    because: '"ISO 8601 such as …Z" allows them. The client writes Z, so that no zone has to be guessed.',
  },
  {
    about: 'a transaction of an unknown shape that is no object',
    taken: 'by the contract',
    isAbout: ({ path }) => opaque.test(path),
    example: { endpoint: 'account', path: 'ledgers.0.current_statement_transactions', value: ['T-1'] },
    because:
      'The elements of these lists are not shown. The client sends none; practice takes transactions for objects.',
  },
  {
    about: 'metadata nested deeper than a hundred levels',
    taken: 'by the contract',
    code: 'parse_error',
    isAbout: ({ kind }) => kind === 'json',
    example: {
      endpoint: 'account',
      path: 'metadata.0.value',
      value: JSON.parse(`${'{"a":'.repeat(99)}{}${'}'.repeat(99)}`),
    },
    because: 'Bounds are not shown. Practice has one, so that no body can exhaust it; nobody agrees on such metadata.',
  },
]

/** The row that explains a complaint of one of the two about this place, if there is one. */
export const explain = (place: Place, complaint: Complaint, takenBy: Disagreement['taken']): Disagreement | undefined =>
  disagreements.find(
    ({ taken, code, isAbout }) =>
      taken === takenBy &&
      (code === undefined ||
        takenBy === 'by practice' ||
        code === complaint.code ||
        complaint.code === 'transaction_failing') &&
      isAbout(place),
  )
