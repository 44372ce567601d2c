/** Finds a text in the data of a workbook, and works out what replacing it would do. */

import type { Ask, CellEdit, Replacement, Reply, TextSearch } from '../../../shared/ipc.ts'
import type { CellPlace } from '../../../shared/result.ts'
import { editLimit } from '../../../shared/sheet/edit-limit.ts'
import type { RowRole, Sheet } from '../../../shared/sheet/sheet.ts'
import { yielding } from '../../flow/yielding.ts'
import { firstFrom } from '../ordered-numbers.ts'
import type { PlannedReplacement } from '../protocol.ts'

/** What is searched in, and a number that is another one when it says something else. */
export type SearchedWorkbook = {
  readonly version: number
  /** Those in use. */
  readonly sheets: readonly { readonly sheet: Sheet; readonly roles: readonly RowRole[] }[]
}

/** Cells that fit, by sheet: row index × columnsPerRow + column index, in order. */
type Found = readonly { readonly sheet: Sheet; readonly cells: readonly number[] }[]

/** More columns than any spreadsheet has. */
const columnsPerRow = 2 ** 14
/** Pages of rows are answered in between. */
const yieldAfterMs = 12
const examplesShown = 50
/** The longest text a spreadsheet's cell can hold. */
const longestText = 32_767

export class TextFinder {
  readonly #workbook: () => SearchedWorkbook
  #last: { readonly key: string; readonly version: number; readonly found: Found } | null = null
  #latestAsk = 0

  constructor(workbook: () => SearchedWorkbook) {
    this.#workbook = workbook
  }

  /** A newer search ends this one, which then says that it found nothing: nobody looks at its answer any more. */
  async find({ search, from, direction }: Ask<'findText'>): Promise<Reply<'findText'>> {
    this.#latestAsk += 1
    const ask = this.#latestAsk
    const found = await this.#search(search, () => ask !== this.#latestAsk)
    const total = found?.reduce((sum, { cells }) => sum + cells.length, 0) ?? 0
    if (found === null || total === 0) return { place: null, total: 0, position: 0 }
    const after = from === null ? 0 : countBefore(found, from, direction === 'next')
    const index = direction === 'next' ? after % total : ((from === null ? total : after) - 1 + total) % total
    return { place: placeAt(found, index), total, position: index + 1 }
  }

  /** @param isClosed  whether the row of a cell belongs to an account that stays as it is */
  async planReplacement(
    { search, by }: Ask<'previewReplacement'>,
    isClosed: (sheet: string, rowIndex: number) => boolean,
  ): Promise<PlannedReplacement> {
    const found = (await this.#search(search, () => false)) ?? []
    const pattern = patternOf(search)
    const edits: CellEdit[] = []
    const examples: Replacement['examples'] = []
    let closedCount = 0
    let tooLongCount = 0
    let isCut = false
    for (const { sheet, cells } of found) {
      for (const cell of cells) {
        const rowIndex = Math.floor(cell / columnsPerRow)
        const columnIndex = cell % columnsPerRow
        const from = sheet.cellAt(rowIndex, columnIndex).text
        const to = from.replace(pattern, () => by)
        if (to === from) continue
        const place = { sheet: sheet.name, row: rowIndex + 1, column: columnIndex + 1 }
        if (isClosed(sheet.name, rowIndex)) closedCount += 1
        else if (to.length > longestText) tooLongCount += 1
        else if (edits.length === editLimit) isCut = true
        else {
          edits.push({ ...place, text: to })
          if (examples.length < examplesShown) examples.push({ ...place, from, to })
        }
      }
    }
    return { edits, replacement: { cellCount: edits.length, closedCount, tooLongCount, isCut, examples } }
  }

  /** @returns `null` when it is not wanted any more */
  async #search(search: TextSearch, isOvertaken: () => boolean): Promise<Found | null> {
    const key = JSON.stringify(search)
    for (;;) {
      const { version } = this.#workbook()
      if (this.#last?.key === key && this.#last.version === version) return this.#last.found
      const found = await this.#scan(search, version, isOvertaken)
      if (isOvertaken()) return null
      // Where cells were edited meanwhile, it begins again.
      if (found !== null) this.#last = { key, version, found }
    }
  }

  async #scan(search: TextSearch, version: number, isOvertaken: () => boolean): Promise<Found | null> {
    const pattern = patternOf(search)
    const yieldNow = yielding(yieldAfterMs)
    const found: { sheet: Sheet; cells: number[] }[] = []
    for (const { sheet, roles } of this.#workbook().sheets) {
      if (search.within !== null && search.within.sheet !== sheet.name) continue
      const column = search.within?.column
      const [first, last] = column === undefined ? [0, sheet.columnCount - 1] : [column - 1, column - 1]
      const cells: number[] = []
      for (let rowIndex = 0; rowIndex < roles.length; rowIndex += 1) {
        if (roles[rowIndex] !== 'data') continue
        for (let columnIndex = first; columnIndex <= last; columnIndex += 1) {
          const { text } = sheet.cellAt(rowIndex, columnIndex)
          if (text !== '' && text.search(pattern) !== -1) cells.push(rowIndex * columnsPerRow + columnIndex)
        }
        if ((await yieldNow()) && (isOvertaken() || this.#workbook().version !== version)) return null
      }
      found.push({ sheet, cells })
    }
    return found
  }
}

function patternOf({ text, matchesCase, isWholeCell }: TextSearch): RegExp {
  const letters = text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  return new RegExp(isWholeCell ? `^${letters}$` : letters, matchesCase ? 'gu' : 'giu')
}

/** How many of the cells stand before a place; the place itself counts where `countsItself`. */
function countBefore(found: Found, { sheet, row, column }: CellPlace, countsItself: boolean): number {
  let count = 0
  for (const one of found) {
    if (one.sheet.name === sheet) {
      const cell = (row - 1) * columnsPerRow + column - 1
      return count + firstFrom(one.cells, countsItself ? cell + 1 : cell)
    }
    count += one.cells.length
  }
  // Another sheet than those that are searched.
  return 0
}

function placeAt(found: Found, index: number): CellPlace | null {
  let before = 0
  for (const { sheet, cells } of found) {
    const cell = cells[index - before]
    if (cell !== undefined) {
      return { sheet: sheet.name, row: Math.floor(cell / columnsPerRow) + 1, column: (cell % columnsPerRow) + 1 }
    }
    before += cells.length
  }
  return null
}
