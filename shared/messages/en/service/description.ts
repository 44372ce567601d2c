/** What is said of an operator’s own document of its service that is loaded: why it can’t be used, and what to do. */
const askAgain = 'Ask the operator for the OpenAPI document of its service, as one .yml, .yaml or .json file.'

const writeAnew = 'A file to fill in is written by “fields --interface … --questions-out FILE”.'

export const description = {
  not_a_description_name:
    '{fileName, select, null {This file} other {“{fileName}”}} is not an operator’s document. That is an OpenAPI document, one .yml, .yaml or .json file: ask the operator for it.',
  not_an_answers_name:
    '{fileName, select, null {This file} other {“{fileName}”}} holds no answers. Choose the .json file that was saved here and filled in.',
  description_unreadable: `“{fileName}” can’t be read{line, select, null {} other {: something is wrong in line {line}}}. It may be cut off or changed, or it is something else. ${askAgain}`,
  description_of_something_else: `“{fileName}” is no OpenAPI document (version 3). ${askAgain}`,
  description_without_accounts: `“{fileName}” shows no way to create an account and to ask about it afterwards. ${askAgain}`,
  description_without_additions:
    '“{fileName}” does not say how notes, transactions, statements or payment instructions are added to accounts. Ask the operator how they get there.',
  description_refers_elsewhere:
    '“{fileName}” needs another file (“{reference}”), and we fetch nothing from elsewhere. Ask the operator for the document as one file with everything in it.',
  description_incomplete:
    '“{fileName}” refers to “{reference}”, which is not in it. A part of it is missing: download it again, or ask the operator for it.',
  description_recursive:
    '“{fileName}” describes something that holds itself without end: {paths}. That is not used. Everything else is.',
  description_kinds_untold:
    '“{fileName}” has kinds that nothing tells apart: {paths}. We do not check what only some of them need. So the service may refuse an account that is called ready.',
  the_account: 'the account',
  description_unfillable:
    '“{fileName}” has what no cell can fill, such as a list of lists: {paths}. That is not used. Accounts that need it are not ready.',
  description_has_too_many_fields: `“{fileName}” describes more fields than any account has. It may be damaged. ${askAgain}`,
  description_gone: 'This operator’s document is not kept on this computer any more. Load its file again in Connect.',
  description_in_use:
    'This document is in use by {users}. Choose another one there first, then you can forget it here.',
  practice_uses: 'practice',
  description_not_answered:
    'The operator’s document does not say whether an account is sent by itself or inside of another field. Answer that in Connect first. The operator knows.',
  practice_supplier_not_chosen:
    'The operator’s document lists several supplier codes. Choose in Connect which one you practise with.',
  description_too_large: `“{fileName}” is larger than {limitMegabytes, number} MB, and no operator’s document is. ${askAgain}`,
  answers_unreadable: `“{fileName}” can’t be read: it is not a file of answers, or was cut off. ${writeAnew}`,
  answers_of_something_else: `{at, select, null {“{fileName}” has no answers about an operator’s document in it.} other {“{fileName}” is not as it has to be at “{at}”. Correct it there.}} ${writeAnew}`,
  answers_for_other_document: `“{fileName}” is for “{title}”, version {version}. The document is “{documentTitle}”, version {documentVersion}. ${writeAnew}`,
  answers_do_not_fit: `“{fileName}” has answers that the document does not ask for or does not know: {places}. Correct them there. ${writeAnew}`,
}
