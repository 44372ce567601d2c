/** What is said about a mapping. */

import type { CellPlace } from '../result.ts'
import { columnLetters } from '../sheet.ts'
import { assemblyWords } from './assembly-words.ts'
import { cellName, quoted } from './cell-words.ts'
import { listed, showNumber } from './phrases.ts'
import { readingWords } from './reading-words.ts'
import { type NoFacts, word } from './word.ts'

type TableBelow = { readonly sheet: string; readonly row: number; readonly name: string }

const tableBelow = ({ sheet, row }: TableBelow): string =>
  `Row ${row} of ${quoted(sheet)} begins another table, with headings of its own.`

const ifItGoesOn =
  'If its rows go on with the table above, give them the same columns in your spreadsheet program, and load the file again.'

export const mappingWords = {
  ...readingWords,
  ...assemblyWords,
  mapping_account_number_missing: word<NoFacts>(
    'error',
    () =>
      'No column gives the account number. Choose “Account number” for the column that holds it: without it no row can become an account.',
  ),
  table_read_apart: word<TableBelow>(
    'warning',
    (table) =>
      `${tableBelow(table)} It is read as a sheet of its own, ${quoted(table.name)}: look in Map what its columns fill. ${ifItGoesOn}`,
  ),
  table_left_out: word<TableBelow>(
    'warning',
    (table) =>
      `${tableBelow(table)} It is a sheet of its own here, ${quoted(table.name)}, and left out. If it is about accounts, include it in Load, and choose in Map what its columns fill. ${ifItGoesOn}`,
  ),
  sheet_sideways: word<{ sheet: string; column: number; headings: readonly string[] }>(
    'warning',
    ({ sheet, column, headings }) =>
      `Sheet ${quoted(sheet)} seems to have its headings one below the other in column ${columnLetters(column)}, such as ${listed(headings.slice(0, 2).map(quoted))}, and an account in each further column. Accounts are read from rows: turn this sheet in Load, and its columns are read as rows. Your file stays as it is.`,
  ),
  sheet_turned_meanwhile: word<{ sheet: string }>(
    'error',
    ({ sheet }) =>
      `Sheet ${quoted(sheet)} was turned meanwhile, in another window, so these cells stand elsewhere by now. Nothing was changed: look at the sheet as it is now, and change them there.`,
  ),
  changed_meanwhile: word<{ what: CellPlace | 'mapping' | 'project' }>('error', ({ what }) => {
    if (what === 'project')
      return 'Something was changed in another window meanwhile. So that nothing happens that you have not seen, nothing was done here: look at it as it is now, and ask again if you still want it.'
    const changed = what === 'mapping' ? 'The mapping' : `Cell ${cellName(what)} of sheet ${quoted(what.sheet)}`
    return `${changed} was changed in another window meanwhile. To keep that change, yours was not made: look at it as it is now, and make it there.`
  }),
  sheet_too_long_to_turn: word<{ sheet: string; rowCount: number; most: number }>(
    'error',
    ({ sheet, rowCount, most }) =>
      `Sheet ${quoted(sheet)} has ${showNumber(rowCount)} rows, and each would become a column: no more than ${showNumber(most)} can. A list with an account in each row is read as it is; nothing was changed.`,
  ),
  mapping_field_unknown: word<{ column: string; target: string }>(
    'error',
    ({ column, target }) =>
      `The ${column} column points to a field that does not exist (${target}). Choose another field, or leave the column out.`,
  ),
  mapping_constant_unknown: word<{ target: string }>(
    'error',
    ({ target }) =>
      `The value for every account is for a field that does not exist (${target}). Choose another field for it, or remove it.`,
  ),
  mapping_field_twice: word<{ column: string; otherColumn: string; field: string }>(
    'error',
    ({ column, otherColumn, field }) =>
      `The columns ${column} and ${otherColumn} both fill “${field}”. Leave one of them out, join them, or choose another field or number for it.`,
  ),
  sheet_left_out: word<{ sheet: string; fields: readonly string[] }>(
    'warning',
    ({ sheet, fields }) =>
      `Sheet “${sheet}” is left out: it is not clear which accounts its rows belong to, although it seems to give ${fields
        .slice(0, 3)
        .map((field) => `“${field}”`)
        .join(
          ', ',
        )}${fields.length > 3 ? ' and more' : ''}. If its rows belong to accounts, include it in Load, with a column that gives the account number; else leave it.`,
  ),
  sheet_name_fills: word<{ sheet: string; field: string; value: string }>(
    'warning',
    ({ sheet, field, value }) =>
      `No column fills “${field}”, and sheet “${sheet}” is called like a value of it, so “${value}” is sent for all of its rows. If that is right, say so in Map, at the sheet name below the columns; else take it out there.`,
  ),
  column_values_contradict: word<{ sheet: string; header: string; field: string }>(
    'warning',
    ({ sheet, header, field }) =>
      `Column “${header}” of sheet “${sheet}” is left out: its heading says “${field}”, but its values don’t look like it. If they are right, choose the field in Map, else leave the column out there.`,
  ),
  mapping_key_unknown: word<{ level: string; field: string }>(
    'error',
    ({ level, field }) =>
      `The mapping tells ${level} apart by a field that does not exist (${field}). Choose another field.`,
  ),
  mapping_file_newer: word<{ fileName: string }>(
    'error',
    ({ fileName }) =>
      `“${fileName}” was written by a newer version of Migration Desk, and this one does not know all that it says. Install the newer version, or ask for a mapping saved with this one.`,
  ),
  mapping_file_damaged: word<{ fileName: string }>(
    'error',
    ({ fileName }) =>
      `“${fileName}” is a mapping, but a damaged one: part of it is missing or was changed by hand. Ask whoever gave it to you to save it again.`,
  ),
  mapping_file_other: word<{ fileName: string }>(
    'error',
    ({ fileName }) =>
      `“${fileName}” is not a mapping. Choose a file that was saved in Map with “Save as a file”; its name ends in .mapping.json.`,
  ),
  mapping_name_taken: word<{ name: string }>(
    'error',
    ({ name }) => `There is a saved mapping called “${name}” already. Choose another name.`,
  ),
} as const
