/**
 * Carries edits from one version of a spreadsheet to the next. An edit follows its row, wherever that has moved to: a row is known by
 * its whole content, else by its account number where no other row of either version has that. It is kept where the cell still holds
 * what was edited; what can't be kept is told, each with the reason. Pure.
 */
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import type { CarriedEdits, CellEdit, LostEdit } from '../../../shared/ipc.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import type { Sheet, Workbook } from '../../../shared/sheet/sheet.ts'

/** A version, as it is in its file, with what is known of its sheets. */
export type Version = {
  readonly workbook: Workbook
  readonly sheets: readonly {
    readonly sheet: string
    /** From 1; 0 without headings. */
    readonly headerRow: number
    /** Columns with the account number, from 1. */
    readonly accountColumns: readonly number[]
  }[]
}

export const knownSheets = (mapping: Mapping, { accountKey }: Catalogue): Version['sheets'] =>
  mapping.sheets.map(({ sheet, headerRow, columns }) => ({
    sheet,
    headerRow,
    accountColumns: columns.flatMap(({ column, target }) => (target === accountKey ? [column] : [])),
  }))

export type Carried = Omit<CarriedEdits, 'isMapped'> & { readonly edits: readonly CellEdit[] }

/** @param edits  one for each cell that was edited, with the text it has now */
export function rebaseEdits(earlier: Version, later: Version, edits: readonly CellEdit[]): Carried {
  const carried: CellEdit[] = []
  const lost: LostEdit[] = []
  let alreadyThere = 0
  for (const [sheetName, ofSheet] of Map.groupBy(edits, ({ sheet }) => sheet)) {
    const from = earlier.workbook.sheets.find(({ name }) => name === sheetName)
    const to = counterpart(sheetName, earlier, later)
    const columns = from === undefined || to === undefined ? null : matchColumns(from, to, earlier, later)
    const rows = columns === null || from === undefined || to === undefined ? null : matchRows(from, to, columns)
    for (const edit of ofSheet) {
      const before = from?.cellAt(edit.row - 1, edit.column - 1).text ?? ''
      const lose = (why: LostEdit['why'], now: string | null = null) =>
        lost.push({ ...edit, before, header: headerOf(from, earlier, edit), now, why })
      const column = columns?.places.get(edit.column)
      const row = rows?.get(edit.row)
      if (to === undefined) lose('sheetGone')
      else if (column === undefined) lose('columnGone')
      else if (row === undefined) lose('rowGone')
      else if (row === 'ambiguous') lose('rowAmbiguous')
      else {
        const now = to.cellAt(row - 1, column - 1).text
        if (now === edit.text) alreadyThere += 1
        else if (now === before) carried.push({ sheet: to.name, row, column, text: edit.text })
        else lose('cellChanged', now)
      }
    }
  }
  return { edits: carried, keptCount: carried.length, alreadyThereCount: alreadyThere, lost }
}

/** The sheet of the same name; a file with one sheet, and the tables below it, may call it otherwise, such as after the day. */
function counterpart(name: string, { workbook }: Version, later: Version): Sheet | undefined {
  const [was, is] = [onlyInFile(workbook), onlyInFile(later.workbook)]
  const find = (wanted: string) => later.workbook.sheets.find((sheet) => sheet.name === wanted)
  return find(name) ?? (was && is && find(`${is.name}${name.slice(was.name.length)}`))
}

function onlyInFile({ sheets }: Workbook): Sheet | undefined {
  const [only, ...others] = sheets.filter(({ below }) => below === undefined)
  return others.length === 0 ? only : undefined
}

type Columns = {
  /** Where each column is now; both from 1. */
  readonly places: ReadonlyMap<number, number>
  /** Those that tell accounts, in the earlier version. */
  readonly account: readonly number[]
}

/** By their headings: the first, second, … of the same one. Without headings a column is where it was. */
function matchColumns(from: Sheet, to: Sheet, earlier: Version, later: Version): Columns {
  const before = earlier.sheets.find(({ sheet }) => sheet === from.name)
  const now = later.sheets.find(({ sheet }) => sheet === to.name)
  const account = before?.accountColumns ?? []
  const places = new Map<number, number>()
  if (before === undefined || now === undefined || before.headerRow === 0 || now.headerRow === 0) {
    for (let column = 1; column <= Math.min(from.columnCount, to.columnCount); column += 1) places.set(column, column)
    return { places, account }
  }
  const free = new Map<string, number[]>()
  for (let column = 1; column <= to.columnCount; column += 1) {
    const header = plain(to.cellAt(now.headerRow - 1, column - 1).text)
    free.set(header, [...(free.get(header) ?? []), column])
  }
  for (let column = 1; column <= from.columnCount; column += 1) {
    const place = free.get(plain(from.cellAt(before.headerRow - 1, column - 1).text))?.shift()
    if (place !== undefined) places.set(column, place)
  }
  return { places, account }
}

const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Where each row is now; both from 1. Rows that are nowhere are left out. */
function matchRows(from: Sheet, to: Sheet, { places, account }: Columns): ReadonlyMap<number, number | 'ambiguous'> {
  const pairs = [...places]
  const keyBefore = (row: number, of: readonly (readonly [number, number])[]) =>
    keyOf(of.map(([column]) => from.cellAt(row - 1, column - 1).text))
  const keyNow = (row: number, of: readonly (readonly [number, number])[]) =>
    keyOf(of.map(([, column]) => to.cellAt(row - 1, column - 1).text))
  const rows = new Map<number, number | 'ambiguous'>()
  const [allBefore, allNow] = [rowsOf(from), rowsOf(to)]

  const before = Map.groupBy(allBefore, (row) => keyBefore(row, pairs))
  const now = Map.groupBy(allNow, (row) => keyNow(row, pairs))
  for (const [key, these] of before) {
    const those = now.get(key)
    if (key === '' || those === undefined) continue
    // Rows that are alike stay in their order; where there are fewer or more than before, nobody can tell which is which.
    for (const [index, row] of these.entries())
      rows.set(row, these.length === those.length ? (those[index] ?? 'ambiguous') : 'ambiguous')
  }

  const accountPairs = pairs.filter(([column]) => account.includes(column))
  if (accountPairs.length === 0) return rows
  const taken = new Set(rows.values())
  const numbersBefore = Map.groupBy(allBefore, (row) => keyBefore(row, accountPairs))
  const numbersNow = Map.groupBy(allNow, (row) => keyNow(row, accountPairs))
  for (const [key, [row, ...moreBefore]] of numbersBefore) {
    const [place, ...moreNow] = numbersNow.get(key) ?? []
    if (key === '' || row === undefined || place === undefined || rows.has(row) || taken.has(place)) continue
    if (moreBefore.length === 0 && moreNow.length === 0) rows.set(row, place)
  }
  // Of an account with several rows, the one row on either side that is not the same any more is the same one.
  for (const [key, these] of numbersBefore) {
    if (key === '' || these.length === 1) continue
    const left = these.filter((row) => !rows.has(row))
    const those = (numbersNow.get(key) ?? []).filter((place) => !taken.has(place))
    const [row] = left
    const [place] = those
    if (left.length === 1 && those.length === 1 && row !== undefined && place !== undefined) rows.set(row, place)
    else if (those.length > 0) for (const one of left) rows.set(one, 'ambiguous')
  }
  return rows
}

const rowsOf = ({ rowCount }: Sheet): readonly number[] => Array.from({ length: rowCount }, (_, index) => index + 1)

/** `''` for a row with nothing in it. */
const keyOf = (texts: readonly string[]): string => (texts.every((text) => text === '') ? '' : JSON.stringify(texts))

function headerOf(sheet: Sheet | undefined, { sheets }: Version, edit: CellEdit): string {
  const headerRow = sheets.find((one) => one.sheet === edit.sheet)?.headerRow ?? 0
  return headerRow === 0 ? '' : (sheet?.cellAt(headerRow - 1, edit.column - 1).text ?? '')
}
