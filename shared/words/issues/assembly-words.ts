/** What stands in the places of the messages about bringing rows together into accounts (`messages/en/cells.ts`). */

import type { Said } from '../../mapping/model/undecided-columns.ts'
import type { Message } from '../../messages/message.ts'
import {
  aThing,
  type CellFacts,
  inCell,
  inColumn,
  inRow,
  inRows,
  label,
  listed,
  quoted,
  type RowFacts,
  thing,
  type Value,
  type Written,
} from '../../messages/values.ts'
import { type SaidIn, settingVariables } from '../settings-place.ts'
import { columnSeems } from '../suggestion-words.ts'
import { type Unfilled, unfilledMessage } from '../unfilled-words.ts'
import { type WhyOpen, whyOpenMessage } from './open-address-words.ts'
import type { ValueFacts } from './word.ts'
import { cause, ofSeveral, word, wordOfAccounts } from './word.ts'

/** Two cells that give the same field different values. */
type DisagreementFacts = ValueFacts & { readonly other: CellFacts & { readonly value: string } }

/** An amount; `cell` is `null` where no cell gives it. */
type MoneyFacts = SaidIn & { readonly cell: (CellFacts & { readonly value: string }) | null; readonly field: string }

/** A row that names an element, and the element in the user's words. */
type RowElementFacts = CellFacts & { readonly value: string; readonly element: string }

/** The first row of those below zero, and the type that all rows have. */
type SentAs = {
  readonly row: number
  readonly value: string
  readonly types: readonly string[]
  readonly isMixed: boolean
}

type ColumnPlace = Pick<CellFacts, 'column' | 'header'>

/** An account in a list, and the rows of another sheet that name it otherwise. */
type ElsewhereFacts = CellFacts & {
  readonly value: string
  readonly other: string
  readonly otherSheet: string
  readonly otherRows: readonly number[]
  readonly isSure: boolean
}

const cellAndValue = (facts: CellFacts & { readonly value: string }) => ({
  cell: inCell(facts),
  value: quoted(facts.value),
})

const elsewhere = ({ other, otherSheet, otherRows, isSure, ...facts }: ElsewhereFacts) => ({
  ...cellAndValue(facts),
  ...{ other: quoted(other), rows: rowsOf(otherSheet, otherRows), count: otherRows.length, isSure },
})

const disagreement = ({ other, ...facts }: DisagreementFacts) => ({
  ...cellAndValue(facts),
  ...{ field: label(facts.field), otherCell: otherPlace(other, facts), otherValue: quoted(other.value) },
})

const rowOfElement = ({ element, ...facts }: RowElementFacts) => ({
  ...cellAndValue(facts),
  ...{ row: inRow(facts), column: inColumn(facts), element: thing(element) },
})

const moneyNotSaid = (setting: 'positiveBalance' | 'amountUnit') =>
  word('error', ({ cell, field, settingsIn }: MoneyFacts) => ({
    ...{ cell: cell && inCell(cell), value: cell && quoted(cell.value), field: label(field) },
    ...{ settingsIn, variable: settingVariables[setting] },
  }))

export const assemblyWords = {
  account_number_missing: word('error', (facts: CellFacts) => ({ row: inRow(facts), column: inColumn(facts) })),
  rows_disagree: word('error', disagreement),
  rows_not_told_apart: word(
    'error',
    ({ element, unfilled, ...facts }: DisagreementFacts & { element: string; unfilled: Unfilled }) => ({
      ...disagreement(facts),
      ...{ element: label(element), unfilled: unfilledMessage(unfilled) },
    }),
  ),
  account_number_twice: ofSeveral(
    word('error', ({ other, ...facts }: CellFacts & { value: string; other: CellFacts }) => ({
      ...cellAndValue(facts),
      otherRow: otherRow(other, facts),
    })),
  ),
  row_of_other_account: ofSeveral(
    cause(
      'error',
      ({
        other,
        different,
        compared,
        ...facts
      }: CellFacts & { value: string; other: CellFacts; different: number; compared: number }) => ({
        ...cellAndValue(facts),
        ...{ otherRow: otherRow(other, facts), different, compared },
      }),
    ),
  ),
  row_adds_nothing: ofSeveral(
    word('warning', ({ otherRow, element, ...facts }: CellFacts & { otherRow: number; element: string }) => ({
      ...{ cell: inCell(facts), otherRow, element: thing(element), anElement: aThing(element) },
    })),
  ),
  value_lacking: word('warning', ({ field, rowCount, ...facts }: CellFacts & { field: string; rowCount: number }) => ({
    ...{ cell: inCell(facts), field: label(field), rowCount },
  })),
  rows_differ_undecided: word(
    'error',
    ({
      sheet,
      rows,
      columns,
      element,
    }: CellFacts & { rows: readonly number[]; columns: readonly ColumnPlace[]; element: string }) => ({
      ...{ rows: rowsOf(sheet, rows), columns: someColumns(columns), count: columns.length },
      ...{ element: thing(element), anElement: aThing(element) },
    }),
  ),
  column_not_decided: word('error', ({ says, ...facts }: CellFacts & { says: Said }) => ({
    ...{ cell: inCell(facts), says: columnSeems(says), isEnd: says.is === 'holding' && says.what === 'ended' },
  })),
  column_guessed: word('warning', ({ field, ...facts }: CellFacts & { value: string; field: Value }) => ({
    ...cellAndValue(facts),
    field,
  })),
  address_blank: word(
    'warning',
    ({
      address,
      other,
      kept,
      because,
      ...facts
    }: CellFacts & { address: string; other: string; kept: readonly string[]; because: WhyOpen | null }) => ({
      ...{ cell: inCell(facts), address: label(address), other: label(other) },
      kept: kept.length === 0 ? null : listed(kept.map(thing)),
      because: because === null ? null : whyOpenMessage(because),
    }),
  ),
  row_copied: ofSeveral(
    word('warning', ({ otherRow, ...facts }: CellFacts & { otherRow: number }) => ({
      ...{ cell: inCell(facts), otherRow },
    })),
  ),
  account_only_here: word('error', ({ describing, ...facts }: CellFacts & { value: string; describing: string }) => ({
    ...cellAndValue(facts),
    describing: quoted(describing),
  })),
  account_mistyped: word(
    'error',
    ({
      describing,
      meant,
      likeness,
      isSure,
      ...facts
    }: CellFacts & {
      value: string
      describing: string
      meant: readonly string[]
      likeness: 'shared' | 'spelled' | 'free' | 'near'
      isSure: boolean
    }) => ({
      ...cellAndValue(facts),
      ...{ describing: quoted(describing), likeness, isSure },
      meant: listed(meant.map(quoted), likeness === 'shared' ? 'and' : 'or'),
    }),
  ),
  row_of_sent_account: word(
    'error',
    ({ sent, describing, ...facts }: CellFacts & { value: string; describing: string; sent: string }) => ({
      ...cellAndValue(facts),
      ...{ describing: quoted(describing), sent: quoted(sent) },
    }),
  ),
  account_also_elsewhere: wordOfAccounts(({ other }: ElsewhereFacts) => [other], 'error', elsewhere),
  account_perhaps_elsewhere: wordOfAccounts(({ other }: ElsewhereFacts) => [other], 'warning', elsewhere),
  number_apart_by_zeros: word(
    'error',
    ({
      other,
      otherSheet,
      otherColumn,
      zeros,
      ...facts
    }: CellFacts & {
      value: string
      other: string
      otherSheet: string
      otherColumn: ColumnPlace
      zeros: 'lostHere' | 'lostThere' | 'addedHere' | 'addedThere'
    }) => ({
      ...cellAndValue(facts),
      ...{ other: quoted(other), otherSheet: quoted(otherSheet), otherColumn: inColumn(otherColumn), zeros },
    }),
  ),
  number_sent_otherwise: word('error', ({ sent, ...facts }: CellFacts & { value: string; sent: string }) => ({
    ...cellAndValue(facts),
    sent: quoted(sent),
  })),
  number_known_otherwise: word('warning', ({ sent, ...facts }: CellFacts & { value: string; sent: string }) => ({
    ...cellAndValue(facts),
    sent: quoted(sent),
  })),
  row_element_unclear: word(
    'error',
    ({ element, keyLabel, ...facts }: RowFacts & { readonly element: string; readonly keyLabel: string | null }) => ({
      ...{ row: inRow(facts), element: thing(element), keyLabel: keyLabel === null ? null : label(keyLabel) },
    }),
  ),
  row_element_not_found: word('error', rowOfElement),
  row_account_not_named: word('error', rowOfElement),
  row_account_not_found: word('error', rowOfElement),
  row_account_unclear: word('error', rowOfElement),
  sheet_without_account: word('error', ({ sheet }: { sheet: string }) => ({ sheet: quoted(sheet) })),
  constant_unreadable: word('error', ({ field, value }: { field: Value; value: string }) => ({
    ...{ field, value: quoted(value) },
  })),
  date_order_open: word('warning', ({ readAs, ...facts }: ColumnPlace & { readAs: 'DMY' | 'MDY' | 'YMD' }) => ({
    ...{ column: inColumn(facts), readAs },
  })),
  decimal_mark_open: word('warning', ({ readAs, ...facts }: ColumnPlace & { readAs: '.' | ',' }) => ({
    ...{ column: inColumn(facts), isPoint: readAs === '.' },
  })),
  /** `column`: `null` where the number of the row is their number. */
  transactions_counted: word(
    'warning',
    ({ column, ...facts }: { column: ColumnPlace | null; readonly first: number; readonly next: number }) => ({
      ...{ column: column && inColumn(column), ...facts },
    }),
  ),
  transactions_below_zero: word('warning', ({ value, types, isMixed, ...facts }: ColumnPlace & SentAs) => ({
    ...{ column: inColumn(facts), row: facts.row, value: quoted(value), types: listed(types.map(quoted)), isMixed },
  })),
  time_zone_open: word('warning', (facts: ColumnPlace) => ({ column: inColumn(facts) })),
  balance_meaning_open: word('warning', (facts: ColumnPlace) => ({ column: inColumn(facts) })),
  balance_sign_not_said: moneyNotSaid('positiveBalance'),
  amount_unit_not_said: moneyNotSaid('amountUnit'),
  supplier_code_differs: word('warning', ({ supplierCode, ...facts }: ValueFacts & { supplierCode: string }) => ({
    ...cellAndValue(facts),
    supplierCode: quoted(supplierCode),
  })),
} as const

/** Of another cell as much as tells it apart: its row, or its column, or both. */
function otherPlace(cell: CellFacts, from: CellFacts): Written {
  if (cell.sheet !== from.sheet) return inCell(cell)
  if (cell.row === from.row) return inColumn(cell)
  const { sheet: _, ...here } = cell
  return cell.column === from.column ? inRow(here) : inCell(here)
}

const otherRow = ({ sheet, row }: RowFacts, from: RowFacts): Written =>
  inRow(sheet === from.sheet ? { row } : { sheet, row })

const rowsOf = (sheet: string | undefined, rows: readonly number[]): Value =>
  sheet === undefined
    ? inRows(rows)
    : { key: 'these_rows_of_sheet', facts: { sheet: quoted(sheet), rows: inRows(rows) } }

const columnsNamed = 3

function someColumns(columns: readonly ColumnPlace[]): Written {
  const count = columns.length - columnsNamed
  const more: readonly Message[] = count > 0 ? [{ key: 'and_more', facts: { count } }] : []
  return listed([...columns.slice(0, columnsNamed).map(inColumn), ...more])
}
