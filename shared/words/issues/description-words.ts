/** What stands in the places of the messages about an operator's own document of its service (`messages/en/connect.ts`). */
import { listed, type Value } from '../../messages/values.ts'
import { none, word } from './word.ts'

type File = { readonly fileName: string }
type Paths = File & { readonly paths: readonly string[] }
type DocumentName = { readonly title: string; readonly version: string }

const inFile = ({ fileName }: File): File => ({ fileName })
const atPaths = ({ fileName, paths }: Paths) => ({ fileName, paths: listed(paths) })

const account = { key: 'the_account', facts: {} }

export const descriptionWords = {
  not_a_description_name: word('error', (facts: { fileName: string | null }) => facts),
  not_an_answers_name: word('error', (facts: { fileName: string | null }) => facts),
  description_unreadable: word('error', (facts: File & { readonly line: number | null }) => facts),
  description_of_something_else: word('error', inFile),
  description_without_accounts: word('error', inFile),
  description_without_additions: word('error', inFile),
  description_refers_elsewhere: word('error', (facts: File & { readonly reference: string }) => facts),
  description_incomplete: word('error', (facts: File & { readonly reference: string }) => facts),
  description_recursive: word('warning', atPaths),
  /** A path is `''` where it is the account itself. */
  description_kinds_untold: word('warning', ({ fileName, paths }: Paths) => ({
    fileName,
    paths: listed(paths.map((path) => path || account)),
  })),
  description_unfillable: word('warning', atPaths),
  description_has_too_many_fields: word('error', inFile),
  description_gone: word('error', none),
  description_in_use: word('error', ({ users }: { readonly users: readonly Value[] }) => ({ users: listed(users) })),
  description_not_answered: word('error', none),
  practice_supplier_not_chosen: word('error', none),
  description_too_large: word('error', (facts: File & { readonly limitMegabytes: number }) => facts),
  answers_unreadable: word('error', inFile),
  /** `at` is `''` where nothing of it is right. */
  answers_of_something_else: word('error', ({ fileName, at }: File & { readonly at: string }) => ({
    fileName,
    at: at === '' ? null : at,
  })),
  answers_for_other_document: word(
    'error',
    ({ document, ...facts }: File & DocumentName & { readonly document: DocumentName }) => ({
      ...facts,
      ...{ documentTitle: document.title, documentVersion: document.version },
    }),
  ),
  answers_do_not_fit: word('error', ({ fileName, places }: File & { readonly places: readonly string[] }) => ({
    fileName,
    places: listed(places),
  })),
} as const
