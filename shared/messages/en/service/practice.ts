/** Why the practice service can’t start. */
export const practice = {
  practice_port_unreadable: '{port} is no port: give a whole number from 0 to 65535, 0 for any free one.',
  practice_port_taken: 'Port {port} is used by another program. Choose another, or 0 for any free one.',
  practice_port_not_allowed: 'Port {port} is not allowed for you. Choose one above 1023, or 0 for any free one.',
  practice_port_unusable: 'Port {port} can’t be used: {reason}.',
  practice_options_unknown: '{reason}. {usage}',
  practice_store_unnamed: '--store needs the name of a file. {usage}',
  practice_store_unopened:
    'The store {file} can’t be opened: {reason}. Name a file in a folder that can be written to.',
  practice_store_of_others: 'The store {file} can’t be used: it is a database of another program. Name another file.',
  practice_store_of_other_version:
    'The store {file} can’t be used: it was written by another version of this program. Name another file.',
  practice_store_sealed:
    'The store {file} can’t be used: it is encrypted with the key of the application. Name another file.',
  practice_store_of_other_key:
    'The store {file} can’t be used: it was not encrypted with this key. Move it away to begin practising anew.',
  practice_document_unread: '{file} can’t be read. Name the file with the operator’s document.',
  practice_document_no_openapi: '{file} is no OpenAPI 3 document. Choose the one that the operator publishes.',
  practice_document_unreadable: '{file} can’t be read. Save it again as the operator publishes it.',
  practice_document_broken:
    'The reference {reference} in {file} {trouble, select, circle {leads in a circle} outside {leads out of the document} other {leads nowhere}}. Ask the operator for a document that is whole.',
  practice_document_no_account:
    '{file} has no address that takes an account and another below it that tells how far it is. Practise without it.',
  practice_document_no_number:
    '{file} does not say which field tells accounts apart: no address of an account names one. Practise without it.',
  practice_document_schema_unreadable:
    '{file} has a schema that can’t be read. Ask the operator for a document that is whole.',
}
