/** What is said of an operator’s own document of its service that is loaded: why it can’t be used, and what to do. */
const askAgain =
  'Ask the operator for the OpenAPI document of the service that accounts are sent to, as one .yml, .yaml or .json file.'

const writeAnew = 'A file to fill in is written by “fields --interface … --questions-out FILE”.'

export const description = {
  not_a_description_name:
    '{fileName, select, null {This file} other {“{fileName}”}} is not a description of a service. It is an OpenAPI document, one .yml, .yaml or .json file: ask the operator for it.',
  not_an_answers_name:
    '{fileName, select, null {This file} other {“{fileName}”}} holds no answers. Choose the .json file that was saved here and filled in.',
  description_unreadable: `“{fileName}” can’t be read{line, select, null {} other {: something is wrong in line {line}}}. It may be cut off or changed, or it is something else. ${askAgain}`,
  description_of_something_else: `“{fileName}” is no OpenAPI document (version 3). ${askAgain}`,
  description_without_accounts: `“{fileName}” shows no way to create an account and to ask about it afterwards. ${askAgain}`,
  description_without_additions:
    '“{fileName}” says of no call how notes, transactions, statements or payment instructions are added to accounts. Ask the operator how they get there.',
  description_refers_elsewhere:
    '“{fileName}” needs another file (“{reference}”), and nothing is fetched from elsewhere. Ask the operator for the document as one file with everything in it.',
  description_incomplete:
    '“{fileName}” refers to “{reference}”, which is not in it. A part of it is missing: download it again, or ask the operator for it.',
  description_recursive:
    '“{fileName}” describes something that holds itself without end: {paths}. That is left out; everything else is used.',
  description_kinds_untold:
    '“{fileName}” has kinds that nothing tells apart: {paths}. What only some of them need is not checked: an account may be refused although it is called ready.',
  the_account: 'the account',
  description_unfillable:
    '“{fileName}” has what no cell can fill, such as a list of lists: {paths}. That is left out; accounts that need it are not ready.',
  description_has_too_many_fields: `“{fileName}” describes more fields than any account has. It may be damaged. ${askAgain}`,
  description_gone:
    'This description of a service is not kept on this computer any more. Load its file again under Connect.',
  description_in_use:
    'This description is in use by {users}. Choose another one there first, then it can be forgotten.',
  practice_uses: 'practice',
  description_not_answered:
    'The description of the service does not say whether an account is sent by itself or inside of another field. Answer that under Connect first; the operator knows.',
  description_too_large: `“{fileName}” is larger than {limitMegabytes, number} MB, and no description of a service is. ${askAgain}`,
  answers_unreadable: `“{fileName}” can’t be read: it is no JSON, or was cut off. ${writeAnew}`,
  answers_of_something_else: `{at, select, null {“{fileName}” has no answers about an interface in it.} other {“{fileName}” is not as it has to be at “{at}”. Correct it there.}} ${writeAnew}`,
  answers_for_other_document: `“{fileName}” answers for “{title}”, version {version}, and the document is “{documentTitle}”, version {documentVersion}. ${writeAnew}`,
  answers_do_not_fit: `“{fileName}” answers what the document does not ask, or with what it does not have: {places}. Correct it there. ${writeAnew}`,
}
