/** What is said about an operator's own document of its service that is loaded: why it can't be used, and what to do. */
import { showNumber } from './phrases.ts'
import { word } from './word.ts'

type File = { readonly fileName: string }

const askAgain =
  'Ask the operator for the OpenAPI document of the service that accounts are sent to, as one .yml, .yaml or .json file.'

const writeAnew = 'A file to fill in is written by “fields --interface … --questions-out FILE”.'

type DocumentName = { readonly title: string; readonly version: string }

export const descriptionWords = {
  not_a_description_name: word<{ fileName: string | null }>(
    'error',
    ({ fileName }) =>
      `${fileName === null ? 'This file' : `“${fileName}”`} is not a description of a service. It is an OpenAPI document, one .yml, .yaml or .json file: ask the operator for it.`,
  ),
  not_an_answers_name: word<{ fileName: string | null }>(
    'error',
    ({ fileName }) =>
      `${fileName === null ? 'This file' : `“${fileName}”`} holds no answers. Choose the .json file that was saved here and filled in.`,
  ),
  description_unreadable: word<File & { readonly line: number | null }>(
    'error',
    ({ fileName, line }) =>
      `“${fileName}” can't be read${line === null ? '' : `: something is wrong in line ${showNumber(line)}`}. It may be cut off or changed, or it is something else. ${askAgain}`,
  ),
  description_of_something_else: word<File>(
    'error',
    ({ fileName }) => `“${fileName}” is no OpenAPI document (version 3). ${askAgain}`,
  ),
  description_without_accounts: word<File>(
    'error',
    ({ fileName }) => `“${fileName}” shows no way to create an account and to ask about it afterwards. ${askAgain}`,
  ),
  description_without_additions: word<File>(
    'error',
    ({ fileName }) =>
      `“${fileName}” says of no call how notes, transactions, statements or payment instructions are added to accounts. Ask the operator how they get there.`,
  ),
  description_refers_elsewhere: word<File & { readonly reference: string }>(
    'error',
    ({ fileName, reference }) =>
      `“${fileName}” needs another file (“${reference}”), and nothing is fetched from elsewhere. Ask the operator for the document as one file with everything in it.`,
  ),
  description_incomplete: word<File & { readonly reference: string }>(
    'error',
    ({ fileName, reference }) =>
      `“${fileName}” refers to “${reference}”, which is not in it. A part of it is missing: download it again, or ask the operator for it.`,
  ),
  description_recursive: word<File & { readonly paths: readonly string[] }>(
    'warning',
    ({ fileName, paths }) =>
      `“${fileName}” describes something that holds itself without end: ${paths.join(', ')}. That is left out; everything else is used.`,
  ),
  description_kinds_untold: word<File & { readonly paths: readonly string[] }>(
    'warning',
    ({ fileName, paths }) =>
      `“${fileName}” has kinds that nothing tells apart: ${paths.map((path) => path || 'the account').join(', ')}. What only some of them need is not checked: an account may be refused although it is called ready.`,
  ),
  description_unfillable: word<File & { readonly paths: readonly string[] }>(
    'warning',
    ({ fileName, paths }) =>
      `“${fileName}” has what no cell can fill, such as a list of lists: ${paths.join(', ')}. That is left out; accounts that need it are not ready.`,
  ),
  description_has_too_many_fields: word<File>(
    'error',
    ({ fileName }) => `“${fileName}” describes more fields than any account has. It may be damaged. ${askAgain}`,
  ),
  description_gone: word<object>(
    'error',
    () => 'This description of a service is not kept on this computer any more. Load its file again under Connect.',
  ),
  description_in_use: word<{ readonly users: readonly string[] }>(
    'error',
    ({ users }) =>
      `This description is in use by ${users.join(', ')}. Choose another one there first, then it can be forgotten.`,
  ),
  description_not_answered: word<object>(
    'error',
    () =>
      'The description of the service does not say whether an account is sent by itself or inside of another field. Answer that under Connect first; the operator knows.',
  ),
  description_too_large: word<File & { readonly limitMegabytes: number }>(
    'error',
    ({ fileName, limitMegabytes }) =>
      `“${fileName}” is larger than ${showNumber(limitMegabytes)} MB, and no description of a service is. ${askAgain}`,
  ),
  answers_unreadable: word<File>(
    'error',
    ({ fileName }) => `“${fileName}” can't be read: it is no JSON, or was cut off. ${writeAnew}`,
  ),
  answers_of_something_else: word<File & { readonly at: string }>('error', ({ fileName, at }) =>
    at === ''
      ? `“${fileName}” has no answers about an interface in it. ${writeAnew}`
      : `“${fileName}” is not as it has to be at “${at}”. Correct it there. ${writeAnew}`,
  ),
  answers_for_other_document: word<File & DocumentName & { readonly document: DocumentName }>(
    'error',
    ({ fileName, title, version, document }) =>
      `“${fileName}” answers for “${title}”, version ${version}, and the document is “${document.title}”, version ${document.version}. ${writeAnew}`,
  ),
  answers_do_not_fit: word<File & { readonly places: readonly string[] }>(
    'error',
    ({ fileName, places }) =>
      `“${fileName}” answers what the document does not ask, or with what it does not have: ${places.join(', ')}. Correct it there. ${writeAnew}`,
  ),
} as const
