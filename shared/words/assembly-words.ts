/** What is said while rows are brought together into accounts. */

import type { Said } from '../mapping/model/undecided-columns.ts'
import {
  inCell as inCellValue,
  inColumn as inColumnValue,
  inRow as inRowValue,
  label,
  quoted as quotedValue,
  type Written,
} from '../messages/values.ts'
import { type CellFacts, inCell, inColumn, inRow, quoted, type RowFacts, type ValueFacts } from './cell-words.ts'
import { saysWords } from './holding-words.ts'
import { capitalised, decapitalised, listed, showNumber, showRows, withArticle } from './phrases.ts'
import { type SaidIn, whereSaid } from './settings-place.ts'
import { type Unfilled, unfilledMessage } from './unfilled-words.ts'
import { word } from './word.ts'

/** Two cells that give the same field different values. */
type DisagreementFacts = ValueFacts & { readonly other: CellFacts & { readonly value: string } }

/** An amount; `cell` is `null` where no cell gives it. */
type MoneyFacts = SaidIn & { readonly cell: (CellFacts & { readonly value: string }) | null; readonly field: string }

/** A row that names an element, and the element in the user's words. */
type RowElementFacts = CellFacts & { readonly value: string; readonly element: string }

export const assemblyWords = {
  account_number_missing: word<CellFacts>(
    'error',
    (facts) =>
      `${inRow(facts)} has no account number. Type it in ${inColumn(facts)}, or add it to the spreadsheet and load it again.`,
  ),
  rows_disagree: word<DisagreementFacts>('error', ({ other, ...facts }) => {
    const elsewhere = `${otherPlace(other, facts)} has ${quoted(other.value)} for the same account`
    return `${inCell(facts)} has ${quoted(facts.value)} for “${facts.field}”, but ${elsewhere}. Use the right one in all of them.`
  }),
  rows_not_told_apart: word(
    'error',
    ({ other, element, unfilled, ...facts }: DisagreementFacts & { element: string; unfilled: Unfilled }) => ({
      ...{ cell: inCellValue(facts), value: quotedValue(facts.value), field: label(facts.field) },
      ...{ otherCell: otherPlaceValue(other, facts), otherValue: quotedValue(other.value), element: label(element) },
      unfilled: unfilledMessage(unfilled),
    }),
  ),
  account_number_twice: word<CellFacts & { value: string; other: CellFacts }>('error', ({ value, other, ...facts }) => {
    const elsewhere = decapitalised(inRow(other.sheet === facts.sheet ? { ...other, sheet: undefined } : other))
    return `${inCell(facts)}: ${elsewhere} has the account number ${quoted(value)} too, and each row of this sheet is an account. Correct one of them, or say in the mapping that several rows make an account.`
  }),
  row_of_other_account: word<CellFacts & { value: string; other: CellFacts; different: number; compared: number }>(
    'warning',
    ({ value, other, different, compared, ...facts }) => {
      const elsewhere = decapitalised(inRow(other.sheet === facts.sheet ? { ...other, sheet: undefined } : other))
      return `${inCell(facts)}: this row and ${elsewhere} both have the account number ${quoted(value)}, but differ in ${different} of the ${compared} values they share. If the number is mistyped in one of them, correct it there: then the differences are gone.`
    },
  ),
  row_adds_nothing: word<CellFacts & { otherRow: number; element: string }>(
    'warning',
    ({ otherRow, element, ...facts }) =>
      `${inCell(facts)}: this row and row ${otherRow} say the same, so they count as one ${element}. If they are two, say in Map that each row of this sheet is ${withArticle(element)}; if one is there by mistake, leave it out in Load.`,
  ),
  value_lacking: word<CellFacts & { field: string; rowCount: number }>(
    'warning',
    ({ field, rowCount, ...facts }) =>
      `${inCell(facts)}: unlike the others, this row has no ${quoted(field)}. Nearly all of the ${showNumber(rowCount)} rows have one. Fill it in, or leave it as it is if there is none.`,
  ),
  rows_differ_undecided: word<
    CellFacts & {
      rows: readonly number[]
      columns: readonly Pick<CellFacts, 'column' | 'header'>[]
      element: string
    }
  >('error', ({ sheet, rows, columns, element }) => {
    const subject = sheet === undefined ? capitalised(showRows(rows)) : `Sheet ${quoted(sheet)}, ${showRows(rows)}`
    const [ones, their, them] = columns.length === 1 ? ['fills', 'its field', 'it'] : ['fill', 'their fields', 'them']
    return `${subject} differ only in ${someColumns(columns)}, which ${ones} no field, so they count as one ${element}. Choose ${their} in Map, or leave ${them} out there. If each row is ${withArticle(element)} of its own, say so in Map.`
  }),
  column_not_decided: word<CellFacts & { says: Said }>(
    'error',
    ({ says, ...facts }) =>
      `${inCell(facts)} is not sent: the column ${saysWords(says)}, and nobody has decided about it. Decide in Map: choose its field, keep it in a note, or leave it out.`,
  ),
  row_copied: word<CellFacts & { otherRow: number }>(
    'warning',
    ({ otherRow, ...facts }) =>
      `${inCell(facts)}: this row and row ${otherRow} say the same in every column, so it adds nothing to the account. If it was meant for another one, correct it; else leave it, or leave it out in Load.`,
  ),
  account_only_here: word<CellFacts & { value: string; describing: string }>(
    'error',
    ({ value, describing, ...facts }) =>
      `${inCell(facts)}: the sheet ${quoted(describing)}, which lists the accounts, has no account ${quoted(value)}. Compare the number with your records and correct it, or add the account there in your spreadsheet program and load the file again.`,
  ),
  account_mistyped: word<
    CellFacts & { value: string; describing: string; meant: readonly string[]; isShared: boolean; isSure: boolean }
  >('error', ({ value, describing, meant, isShared, isSure, ...facts }) => {
    const ones = listed(meant.map(quoted), isShared ? 'and' : 'or')
    const why = isShared
      ? `what this row is about belongs to ${ones}`
      : `it is nearly ${ones}${isSure ? ', which this sheet does not name' : ''}`
    const advice = isSure ? 'Take the suggestion if that is meant; else correct the number' : 'Correct the number'
    return `${inCell(facts)}: no account has the number ${quoted(value)}; ${why}. ${advice}, or add the account to the sheet ${quoted(describing)} and load the file again.`
  }),
  number_apart_by_zeros: word<
    CellFacts & {
      value: string
      other: string
      otherSheet: string
      otherColumn: Pick<CellFacts, 'column' | 'header'>
      isShort: boolean
    }
  >(
    'error',
    ({ value, other, otherSheet, otherColumn, isShort, ...facts }) =>
      `${inCell(facts)}: ${quoted(value)} here and ${quoted(other)} in ${inColumn(otherColumn)} of sheet ${quoted(otherSheet)} differ only by zeros in front, so they count as two. If they are one, put zeros in front of ${isShort ? 'this column' : 'the shorter numbers there'}; else correct one of them.`,
  ),
  row_element_unclear: word<RowFacts & { readonly element: string; readonly keyLabel: string | null }>(
    'error',
    ({ element, keyLabel, ...facts }) => {
      const what = keyLabel === null ? 'Add a column that tells them apart' : `Fill in “${keyLabel}”`
      return `${inRow(facts)} does not say which ${element} it is about, and the account has several. ${what}.`
    },
  ),
  row_element_not_found: word<RowElementFacts>(
    'error',
    ({ element, ...facts }) =>
      `${inCell(facts)}: the account has no ${element} ${quoted(facts.value)}. Correct it, or add the ${element} where the others are.`,
  ),
  row_account_not_named: word<RowElementFacts>(
    'error',
    ({ element, ...facts }) =>
      `${inRow(facts)} belongs to no account: ${inColumn(facts)}, which names its ${element}, is empty. Fill it in.`,
  ),
  row_account_not_found: word<RowElementFacts>(
    'error',
    ({ element, ...facts }) =>
      `${inCell(facts)}: no account has the ${element} ${quoted(facts.value)}, so this row belongs to none. Correct it, or add the ${element} to its account.`,
  ),
  row_account_unclear: word<RowElementFacts>(
    'error',
    ({ element, ...facts }) =>
      `${inCell(facts)}: more than one account has the ${element} ${quoted(facts.value)}, so it is not clear which one this row belongs to. Add a column with the account number to this sheet.`,
  ),
  sheet_without_account: word<{ sheet: string }>(
    'error',
    ({ sheet }) =>
      `The rows of sheet ${quoted(sheet)} belong to no account: none of its columns gives the account number, or the number of something that an account has. Choose such a field for one of its columns, or leave the sheet out.`,
  ),
  constant_unreadable: word<{ field: string; value: string }>(
    'error',
    ({ field, value }) =>
      `${quoted(value)}, the value of “${field}” for every account, can’t be read, so it is not sent. Correct it in Map.`,
  ),
  date_order_open: word<{ column: number; header: string; readAs: 'DMY' | 'MDY' | 'YMD' }>(
    'warning',
    ({ readAs, ...facts }) =>
      `${capitalised(inColumn(facts))} has dates that can be read in more than one way. They are read as ${orderNames[readAs]}. If that is wrong, choose the date order in Map.`,
  ),
  decimal_mark_open: word<{ column: number; header: string; readAs: '.' | ',' }>(
    'warning',
    ({ readAs, ...facts }) =>
      `${capitalised(inColumn(facts))} has numbers that can be read in more than one way. ${readAs === '.' ? 'A point' : 'A comma'} is read as the decimal mark. If that is wrong, choose the decimal mark in Map.`,
  ),
  balance_meaning_open: word<{ column: number; header: string }>(
    'warning',
    (facts) =>
      `${capitalised(inColumn(facts))} has balances, and its heading does not say whose they are. A plain number such as 50.00 would be a credit to the service. Say in Map, at the values of this column, whether it is owed or in credit.`,
  ),
  balance_sign_not_said: word<MoneyFacts>(
    'error',
    ({ cell, field, ...facts }) =>
      `${cell === null ? `“${field}”` : `${inCell(cell)}: ${quoted(cell.value)}`} can’t be sent before it is known what a positive balance means to the service. Ask the operator of the platform, and say it ${whereSaid('positiveBalance', facts)}.`,
  ),
  amount_unit_not_said: word<MoneyFacts>(
    'error',
    ({ cell, field, ...facts }) =>
      `${cell === null ? `“${field}”` : `${inCell(cell)}: ${quoted(cell.value)}`} can’t be sent before it is known whether the service takes amounts in whole units, or in pence or cents. Ask the operator of the platform, and say it ${whereSaid('amountUnit', facts)}.`,
  ),
  supplier_code_differs: word<ValueFacts & { supplierCode: string }>(
    'warning',
    ({ supplierCode, ...facts }) =>
      `${inCell(facts)} names the supplier code ${quoted(facts.value)}, but the connection has ${quoted(supplierCode)}, and that is what is sent. Check that this account belongs to this import.`,
  ),
} as const

const orderNames = { DMY: 'day, month, year', MDY: 'month, day, year', YMD: 'year, month, day' } as const

/** Of another cell as much as tells it apart: its row, or its column, or both. */
function otherPlaceValue(cell: CellFacts, from: CellFacts): Written {
  if (cell.sheet !== from.sheet) return inCellValue(cell)
  if (cell.row === from.row) return inColumnValue(cell)
  const { sheet: _, ...here } = cell
  return cell.column === from.column ? inRowValue(here) : inCellValue(here)
}

function otherPlace(cell: CellFacts, from: CellFacts): string {
  if (cell.sheet !== from.sheet) return decapitalised(inCell(cell))
  if (cell.row === from.row) return inColumn(cell)
  return decapitalised(cell.column === from.column ? `Row ${cell.row}` : inCell({ ...cell, sheet: undefined }))
}

const columnsNamed = 3

function someColumns(columns: readonly Pick<CellFacts, 'column' | 'header'>[]): string {
  const restCount = columns.length - columnsNamed
  const named = columns.slice(0, columnsNamed).map(inColumn)
  return listed(restCount > 0 ? [...named, `${showNumber(restCount)} more`] : named)
}
