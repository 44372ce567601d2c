/** What is said about a mapping. */
import { assemblyWords } from './assembly-words.ts'
import { readingWords } from './reading-words.ts'
import { type NoFacts, word } from './word.ts'

export const mappingWords = {
  ...readingWords,
  ...assemblyWords,
  mapping_account_number_missing: word<NoFacts>(
    'error',
    () =>
      'No column gives the account number. Choose “Account number” for the column that holds it: without it no row can become an account.',
  ),
  mapping_field_unknown: word<{ column: string; target: string }>(
    'error',
    ({ column, target }) =>
      `The ${column} column points to a field that does not exist (${target}). Choose another field, or leave the column out.`,
  ),
  mapping_field_twice: word<{ column: string; otherColumn: string; field: string }>(
    'error',
    ({ column, otherColumn, field }) =>
      `The columns ${column} and ${otherColumn} both fill “${field}”. Leave one of them out, join them, or choose another field or number for it.`,
  ),
  mapping_key_unknown: word<{ level: string; field: string }>(
    'error',
    ({ level, field }) =>
      `The mapping tells ${level} apart by a field that does not exist (${field}). Choose another field.`,
  ),
} as const
