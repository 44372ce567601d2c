/** What stands in the places of the messages about a mapping (`messages/en/map.ts`). */

import type { Message } from '../../messages/message.ts'
import { firstListed, label, listed, quoted, type Value } from '../../messages/values.ts'
import type { CellPlace } from '../../result.ts'
import { cellName, columnLetters } from '../../sheet/sheet.ts'
import { assemblyWords } from './assembly-words.ts'
import { readingWords } from './reading-words.ts'
import { none, word } from './word.ts'

const tableBelow = word('warning', ({ sheet, row, name }: { sheet: string; row: number; name: string }) => ({
  ...{ sheet: quoted(sheet), row, name: quoted(name) },
}))

/** A name of a file or mapping is never cut. */
const ofFile = word('error', ({ fileName }: { fileName: string }) => ({ fileName }))

const headingsNamed = 2
const fieldsNamed = 3

/** Left out of accounts that have ended, or because it does not say whose its rows are. */
type LeftOutSheet = { readonly sheet: string; readonly fields: readonly Value[]; readonly areEnded: boolean }

export const mappingWords = {
  ...readingWords,
  ...assemblyWords,
  mapping_account_number_missing: word('error', none),
  table_read_apart: tableBelow,
  table_left_out: tableBelow,
  sheet_sideways: word(
    'warning',
    ({ sheet, column, headings }: { sheet: string; column: number; headings: readonly string[] }) => ({
      ...{ sheet: quoted(sheet), column: columnLetters(column) },
      headings: listed(headings.slice(0, headingsNamed).map(quoted)),
    }),
  ),
  sheet_turned_meanwhile: word('error', ({ sheet }: { sheet: string }) => ({ sheet: quoted(sheet) })),
  changed_meanwhile: word('error', ({ what }: { what: CellPlace | 'mapping' | 'project' }) =>
    typeof what === 'string'
      ? { what, name: null, sheet: null }
      : { what: 'cell', name: cellName(what), sheet: quoted(what.sheet) },
  ),
  sheet_too_long_to_turn: word('error', ({ sheet, ...counts }: { sheet: string; rowCount: number; most: number }) => ({
    sheet: quoted(sheet),
    ...counts,
  })),
  mapping_field_unknown: word('error', ({ column, target }: { column: Value; target: string }) => ({ column, target })),
  mapping_constant_unknown: word('error', ({ target }: { target: string }) => ({ target })),
  mapping_field_twice: word('error', (facts: { column: Value; otherColumn: Value; field: Value }) => ({ ...facts })),
  sheet_left_out: word('warning', ({ fields, ...facts }: LeftOutSheet) => ({ ...facts, fields: someFields(fields) })),
  sheet_name_fills: word('warning', (facts: { sheet: string; field: Value; value: string }) => ({ ...facts })),
  column_values_contradict: word(
    'warning',
    ({ field, ...facts }: { sheet: string; header: string; field: string }) => ({ ...facts, field: label(field) }),
  ),
  mapping_key_unknown: word('error', (facts: { level: string; field: string }) => ({ ...facts })),
  mapping_file_newer: ofFile,
  mapping_file_damaged: ofFile,
  mapping_file_other: ofFile,
  mapping_name_taken: word('error', ({ name }: { name: string }) => ({ name })),
} as const

const someFields = (fields: readonly Value[]): Value =>
  firstListed(
    fields.map((text): Message => ({ key: 'quoted', facts: { text } })),
    fieldsNamed,
  )
