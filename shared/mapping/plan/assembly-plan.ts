/** What a mapping means for a workbook: sheet by sheet, which columns fill which field of which element, and how their cells are read. */
import type { Catalogue, Leaf, Level } from '../../catalogue/catalogue.ts'
import type { Value } from '../../messages/values.ts'
import type { Issue } from '../../result.ts'
import type { MoneyTerms } from '../../service/money-terms.ts'
import type { RowRole, Sheet, Workbook } from '../../sheet/sheet.ts'
import type { SettingsPlace } from '../../words/settings-place.ts'
import type { Unfilled } from '../../words/unfilled-words.ts'
import type { Selector } from '../model/field-path.ts'
import type { Mapping, Suggestion } from '../model/mapping.ts'
import type { Said } from '../model/undecided-columns.ts'
import type { AddressPair } from './address-pairs.ts'
import type { ConstantPlan } from './assembly-constants.ts'
import type { PlannedReader, WorkbookEvidence } from './column-readers.ts'
import type { ColumnRows } from './column-rows.ts'
import type { LevelKeys } from './key-index.ts'
import type { ValueSource } from './value-source.ts'
import type { WrittenLevel } from './written-level.ts'

/** Which rows of a sheet are data; `SheetLayout` has it. `roles` is by row index from 0. */
type RowRoles = { readonly sheet: string; readonly roles: readonly RowRole[] }

export type AssemblyInput = {
  readonly workbook: Workbook
  readonly layouts: readonly RowRoles[]
  readonly mapping: Mapping
  readonly catalogue: Catalogue
  /** The code from the connection: every payload carries it. */
  readonly supplierCode: string
  /** How the connection's service takes money. */
  readonly terms: MoneyTerms
  /** Where a person says that; under Connect when left out. */
  readonly settingsIn?: SettingsPlace
  /** What was suggested for its columns: nobody has to say again that a column is left out for a good reason. */
  readonly suggestions: readonly Suggestion[]
  /** Nobody can be asked: what is not understood is left out, and stands in an account's way only where it speaks against creating it. */
  readonly isUnattended?: boolean
}

/** A field that a sheet fills, mostly from one column. */
export type ColumnPlan = {
  /** From 0; the first where several cells make the value, and 0 where none does. */
  readonly columnIndex: number
  readonly header: string
  readonly source: ValueSource
  /** What its rows say. */
  readonly rows: ColumnRows
  readonly leaf: Leaf
  /** Path of the field below its level: `supply_address.postal_code`. */
  readonly name: string
  /** Where an element keeps its value. */
  readonly place: number
  /** Some cell gives it, not the sheet itself. */
  readonly isOfCells: boolean
} & PlannedReader

/** One element that each row of a sheet may speak of: the account itself, `customers[1]`, `user_details[tax_id]`. */
export type Slot = {
  readonly level: Level
  readonly written: WrittenLevel
  /** Its level's place among the catalogue's, which come from the outside in. */
  readonly levelOrder: number
  readonly selector: Selector
  readonly parent: Slot | null
  readonly children: readonly Slot[]
  readonly columns: readonly ColumnPlan[]
  /** Where the natural keys of the level are found: alternatives, their fields. */
  readonly keys: readonly (readonly KeyField[])[]
  /** How much each alternative tells; see `keyRank`. */
  readonly keySpecificity: readonly number[]
  /** It has nothing but the element's key, for the sake of something further inside: it names the element, and describes it nowhere. */
  readonly isOnlyNamed: boolean
  /** Further inside there is an element whose key is unique in the account. */
  readonly hasUniqueBelow: boolean
  /** Every row of the sheet is one of these, however alike two rows are. */
  readonly isOwnOfRow: boolean
  /** An account has many of these, and two that are alike in all that is said of them may be two. */
  readonly isCounted: boolean
  /** It holds what was remarked, as a note does: rows that remark different things are right, each of them. */
  readonly isRemark: boolean
  /** Rows that are alike in these mean the same element, as far as they do around it: its own, and those that tell where it belongs. */
  readonly tellingColumns: readonly ColumnPlan[]
  /** Its place among the sheet's slots, parents before children, in column order. */
  readonly order: number
}

/** None of them: not mapped. */
export type KeyField = {
  /** In the slot's `columns`. */
  readonly positions: readonly number[]
  /** Columns of elements inside: a meter may be told apart by its register. */
  readonly inside: readonly ColumnPlan[]
  /** A value that the mapping itself gives (`user_details[tax_id]`). */
  readonly fixed: string | null
}

/** A column by index from 0, and what its rows say where a field is filled from it as it is. */
export type SheetColumn = { readonly columnIndex: number; readonly rows: ColumnRows | null }

/** By index from 0. */
export type UndecidedColumn = { readonly columnIndex: number; readonly header: string }

/** It seems to hold what no account should go without unasked, and somebody can be asked. */
type AskedColumn = UndecidedColumn & { readonly says: Said }

type GuessedColumn = UndecidedColumn & { readonly field: Value }

/** A row of data of one sheet. */
export type RowOfSheet = { readonly sheet: SheetPlan; readonly rowIndex: number }

export type SheetPlan = {
  readonly sheet: Sheet
  /** Its place among the sheets of the plan. */
  readonly order: number
  /** The sheet's name where a message has to tell it from others. */
  readonly label: string | undefined
  readonly root: Slot
  /** Parents before children. */
  readonly slots: readonly Slot[]
  /** The root as the rows of one account speak of it; `null` where it is the same for all. */
  readonly rootOfAccount: ((rows: readonly RowOfSheet[]) => Slot) | null
  /** The columns that give the account number. */
  readonly accountColumns: readonly ColumnPlan[]
  /** The columns that give a country: of the account's own address, and of addresses of its parts. */
  readonly countryColumns: { readonly own: readonly ColumnPlan[]; readonly ofParts: readonly ColumnPlan[] }
  /** Rows of data, by index from 0. */
  readonly rowIndexes: readonly number[]
  /** Rows that state totals, by index from 0. */
  readonly totalRows: readonly number[]
  /** Every column; those of elements furthest inside come first, in which the rows of an account mostly differ. */
  readonly columnsFromInside: readonly SheetColumn[]
  /** Columns that fill nothing, about which nobody has decided. */
  readonly undecidedColumns: readonly UndecidedColumn[]
  /** Some of them. */
  readonly askedColumns: readonly AskedColumn[]
  /** Columns whose field is a guess. */
  readonly guessedColumns: readonly GuessedColumn[]
  /** Where a row leaves blank which account or element it is about, it is about that of the row above. */
  readonly isFilledDown: boolean
  /** A second row with the same account number is a slip. */
  readonly isRowPerAccount: boolean
  /** It says of accounts themselves who holds them or where the bills go, where other sheets say something of their parts. */
  readonly describesAccounts: boolean
  /** A row that says word for word what another one of its account does is there by mistake: none is something of its own. */
  readonly isCopySlip: boolean
}

export type AssemblyPlan = {
  readonly catalogue: Catalogue
  readonly supplierCode: string
  readonly terms: MoneyTerms
  readonly settingsIn: SettingsPlace
  readonly sheets: readonly SheetPlan[]
  readonly constants: readonly ConstantPlan[]
  /** The two addresses of an account, each way round, where columns fill both. */
  readonly addressPairs: readonly AddressPair[]
  /** Paths of the levels that some column speaks of. */
  readonly spokenLevels: ReadonlySet<string>
  /** By path of the level. */
  readonly levelKeys: ReadonlyMap<string, LevelKeys>
  /** The part of the catalogue that is written into payloads. */
  readonly written: WrittenLevel
  /** What is known of a field, by its path, that neither a column nor a value for all fills; `null` of all others. */
  unfilledAt(path: string): Unfilled | null
  /** What the values say about how they are read, as they are now. */
  evidence(): WorkbookEvidence
  /** What is unclear about whole columns and constants. */
  readonly issues: readonly Issue[]
  /** `issues` as the cells are now; `null` when they say that columns are to be read otherwise, and all is to be planned anew. */
  reviewIssues(): readonly Issue[] | null
}
