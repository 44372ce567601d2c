/**
 * Puts the values of a row that slipped by one column back where they belong, where only one place can be the one that they slipped
 * from: each way to move them is tried, and just one leaves every value like the others of its column.
 */
import type { RowMend } from '../result.ts'
import { counted } from '../words/phrases.ts'
import type { ColumnKind } from './column-kinds.ts'

export type SlipDirection = 'right' | 'left'

export type SlippedRow = {
  /** As they are in the file, blanks included: of every column with a heading, and of one more where the row goes on. */
  readonly texts: readonly string[]
  /** What the values of each column with a heading look like; `null` where they are not alike. */
  readonly columns: readonly (ColumnKind | null)[]
  /** What stands between two values of a text file; `null` in a workbook, where cells were put in or taken out. */
  readonly separator: string | null
  /** Whether another row has this text in a column, by index from 0. */
  isKnown(column: number, text: string): boolean
}

/** A way to move them. `from`: the column it begins in, by index from 0. */
type Move = { readonly from: number; readonly texts: readonly string[] }

export function mendSlip(row: SlippedRow, direction: SlipDirection): RowMend | undefined {
  const moves = waysBack(row, direction).filter(({ texts }) => isLikeOthers(texts, row.columns))
  const different = [...new Map(moves.map((move) => [JSON.stringify(move.texts), move])).values()]
  const [move, ...more] = different.length > 1 ? different.filter((one) => isBehindBlank(row, one)) : different
  if (move === undefined || more.length > 0) return undefined
  const cells = move.texts.flatMap((text, column) =>
    text === row.texts[column]?.trim() ? [] : [{ column: column + 1, text }],
  )
  const count = cells.filter(({ text }) => text !== '').length
  const values = counted(count, 'value', 'values')
  return { does: `Move ${values} one column to the ${direction === 'right' ? 'left' : 'right'}`, cells }
}

function waysBack(row: SlippedRow, direction: SlipDirection): readonly Move[] {
  const { texts, separator } = row
  const trimmed = texts.map((text) => text.trim())
  if (direction === 'right') {
    return trimmed.flatMap((text, from): Move[] => {
      const next = texts[from + 1] ?? ''
      if (separator === null) return text === '' ? [{ from, texts: [...trimmed.toSpliced(from, 1), ''] }] : []
      if (text === '' || next.trim() === '') return []
      return [{ from, texts: [...trimmed.toSpliced(from, 2, joined(texts[from] ?? '', separator, next)), ''] }]
    })
  }
  // What slipped to the left leaves its last column blank, and that is where the others move to.
  if (trimmed.at(-1) !== '') return []
  return trimmed.flatMap((text, from): readonly Move[] => {
    if (separator === null) return [{ from, texts: trimmed.toSpliced(from, 0, '').slice(0, -1) }]
    return cuts(text)
      .filter(([, right]) => isCertainly(row, from + 1, right))
      .map((parts): Move => ({ from, texts: trimmed.toSpliced(from, 1, ...parts).slice(0, -1) }))
  })
}

/** A tab between the halves of a value is seen by nobody. */
const joined = (left: string, separator: string, right: string): string =>
  separator === '\t' ? `${left.trim()} ${right.trim()}` : `${left.trim()}${separator}${right.trimEnd()}`

/** Two values in one cell, parted at each of its blanks. */
const cuts = (text: string): readonly (readonly [string, string])[] =>
  [...text.slice(0, longestCut).matchAll(/\s+/g)].map(({ index }) => [text.slice(0, index), text.slice(index).trim()])

/** Longer texts are notes, in which nothing is found. */
const longestCut = 200

function isCertainly({ columns, isKnown }: SlippedRow, column: number, text: string): boolean {
  const kind = columns[column]
  if (kind !== null && kind !== undefined && !kind.isWords) return kind.fits(text)
  return isKnown(column, text)
}

/** No value is unlike the others of its column, and none stands beyond the last one. */
const isLikeOthers = (texts: readonly string[], columns: SlippedRow['columns']): boolean =>
  texts.every((text, column) => text === '' || (column < columns.length && columns[column]?.fits(text) !== false))

/** "2 Elm St, Flat 3": the second half begins with the blank that people write behind a comma. */
const isBehindBlank = ({ texts, separator }: SlippedRow, { from }: Move): boolean =>
  separator !== null && /^\s/.test(texts[from + 1] ?? '')
