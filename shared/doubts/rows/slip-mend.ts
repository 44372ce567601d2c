/**
 * Puts the values of a row that slipped by one column back where they belong. Each way to move them is tried: one is suggested where it
 * alone leaves every value like the others of its column, where nothing tells of another damage, and where it mends what was unlike.
 */
import type { Message } from '../../messages/message.ts'
import type { ColumnKind } from './column-kinds.ts'

/** What the cells of a row become; columns count from 1. `does`: as a button says it. */
export type RowFix = {
  readonly does: Message
  readonly cells: readonly { readonly column: number; readonly text: string }[]
}

export type SlipDirection = 'right' | 'left'

/** What other rows have, by index of the column from 0. */
export type OtherRows = {
  /** Whether another row has this text in a column. */
  isKnown(column: number, text: string): boolean
  /** Whether one leaves it blank; `null` where none does, but they are too few to tell that none would. */
  isLeftBlank(column: number): boolean | null
  /** Whether another row has numbers and words in the same order: "47 Elm Street" and "2 Oak Lane". */
  isWrittenAlike(column: number, text: string): boolean
}

export type SlippedRow = {
  /** As they are in the file, blanks included: of every column with a heading, and of one more where the row goes on. */
  readonly texts: readonly string[]
  /** What the values of each column with a heading look like; `null` where they are not alike. */
  readonly columns: readonly (ColumnKind | null)[]
  /** What stands between two values of a text file; `null` in a workbook, where cells were put in or taken out. */
  readonly separator: string | null
  readonly others: OtherRows
}

/**
 * A way to move them. `joins`: the column of the second of two halves, by index from 0. `isSafe`: it may be suggested; another is only
 * there to leave in doubt what happened.
 */
type Move = { readonly texts: readonly string[]; readonly joins?: number; readonly isSafe: boolean }

export function mendSlip(row: SlippedRow, direction: SlipDirection): RowFix | undefined {
  const present = row.texts.map((text) => text.trim())
  // Nothing slipped: behind the last heading stands a remark, or a separator that is one too many.
  if (isLikeOthers(present.slice(0, row.columns.length), row.columns)) return undefined
  const moves = waysBack(row, present, direction).filter(({ texts }) => isLikeOthers(texts, row.columns))
  const different = [...Map.groupBy(moves, ({ texts }) => JSON.stringify(texts)).values()]
  const [ways, ...more] = byBlanks(row, different)
  const move = more.length > 0 ? undefined : ways?.find(({ isSafe }) => isSafe)
  const texts = move?.texts ?? (direction === 'right' && moves.length === 0 ? joinedAtBlanks(row, present) : undefined)
  if (texts === undefined || !mendsValue(row, present, texts)) return undefined
  const cells = texts.flatMap((text, column) => (text === present[column] ? [] : [{ column: column + 1, text }]))
  const count = cells.filter(({ text }) => text !== '').length
  const by = move === undefined ? 'several' : 'one'
  return {
    does: { key: direction === 'right' ? 'move_values_left' : 'move_values_right', facts: { count, by } },
    cells,
  }
}

function waysBack(row: SlippedRow, present: readonly string[], direction: SlipDirection): readonly Move[] {
  const isOfText = row.separator !== null
  if (direction === 'right') {
    return present.flatMap((text, from) => [
      ...(text === '' ? [withoutBlank(row, present, from)] : []),
      ...(isOfText ? joined(row, present, from) : withoutFilled(row, present, from)),
    ])
  }
  // What slipped to the left leaves its last column blank, and that is where the others move to.
  if (present.at(-1) !== '') return []
  return present.flatMap((_, from) =>
    isOfText ? parted(row, present, from) : [{ texts: present.toSpliced(from, 0, '').slice(0, -1), isSafe: true }],
  )
}

/** A blank was put in, or a separator written twice: of a column that other rows leave blank too, it may be that of the row itself. */
function withoutBlank(row: SlippedRow, present: readonly string[], from: number): Move {
  const texts = [...present.toSpliced(from, 1), '']
  return { texts, isSafe: row.others.isLeftBlank(from) === false && hasUsualBlanks(row, texts) }
}

/** A filled cell was put in: which value is too many only the person can tell. */
function withoutFilled(row: SlippedRow, present: readonly string[], from: number): readonly Move[] {
  const texts = [...present.toSpliced(from, 1), '']
  return present[from] !== '' && canHaveBlanks(row, texts) ? [{ texts, isSafe: false }] : []
}

/** A value that holds the separator was cut in two. A tab between the halves is seen by nobody. */
function joined(row: SlippedRow, present: readonly string[], from: number): readonly Move[] {
  const [left = '', right = ''] = [present[from], present[from + 1]]
  if (left === '' || right === '') return []
  const between = row.separator === '\t' ? ' ' : `${row.separator}${/^\s*/.exec(row.texts[from + 1] ?? '')?.[0] ?? ''}`
  const whole = left + between + right
  const texts = [...present.toSpliced(from, 2, whole), '']
  const isOfHalves = thousands.test(whole) || areHalves(row, from, left, right)
  const move: Move = { texts, joins: from + 1, isSafe: isOfHalves && hasUsualBlanks(row, texts) }
  // "40 Elm Street", where all others are like it as well, may go on with what no other has.
  const isOfWords = row.columns[from]?.isWords === false && /\s/.test(left) && isWhole(row, from, left)
  return isOfWords ? [move, { texts: [...present.toSpliced(from + 1, 1), ''], joins: from + 1, isSafe: false }] : [move]
}

/**
 * None of them is a value of the column as it stands, or where values are of all kinds a blank tells of the cut.
 * Beside one that is a whole street, "Flat 3" goes with it all the same: it is sent as one line of the address, whether it was half
 * of it or a value of its own.
 */
function areHalves(row: SlippedRow, from: number, left: string, right: string): boolean {
  if (row.columns[from] === null && /^\s/.test(row.texts[from + 1] ?? '')) return true
  const [half, other] = [left, right].filter((one) => !isWhole(row, from, one))
  return half !== undefined && (other !== undefined || ofAddress.test(half))
}

const ofAddress =
  /^(?:flat|apartment|apt|unit|suite|room|floor)\b\.? ?\S{1,6}$|^\S+ (?:house|lodge|cottage|building|block)$/i

/** Cut in several places, each behind the separator and the blank that people write there, as no whole value of the row begins. */
function joinedAtBlanks(row: SlippedRow, present: readonly string[]): readonly string[] | undefined {
  const behindBlank = row.texts.flatMap((text, column) => (column > 0 && /^\s+\S/.test(text) ? [column] : []))
  if (row.separator === null || behindBlank.length < 2) return undefined
  const joinedUp = behindBlank.toReversed().reduce<readonly string[]>((so, column) => {
    const whole = `${so[column - 1]}${row.separator}${/^\s*/.exec(row.texts[column] ?? '')?.[0]}${so[column]}`
    return so.toSpliced(column - 1, 2, whole)
  }, present)
  const texts = [...joinedUp, ...behindBlank.map(() => '')]
  return isLikeOthers(texts, row.columns) && hasUsualBlanks(row, texts) ? texts : undefined
}

/** "£1,250.00", whose second half is an amount as well. */
const thousands = /^\D{0,5}\d{1,3}(?:[.,’']\d{3})+[.,]\d{2}\D{0,5}$/

/** Two values in one cell, at each of its blanks; longer texts are notes, in which nothing is found. */
function parted(row: SlippedRow, present: readonly string[], from: number): readonly Move[] {
  const { columns, others } = row
  const text = present[from] ?? ''
  const kind = columns[from + 1] ?? null
  const isOfTwo = !isWhole(row, from, text)
  return [...text.slice(0, longestCut).matchAll(/\s+/g)].map(({ index }): Move => {
    const right = text.slice(index).trim()
    const texts = present.toSpliced(from, 1, text.slice(0, index), right).slice(0, -1)
    return { texts, isSafe: isOfTwo && ((kind !== null && !kind.isWords) || others.isKnown(from + 1, right)) }
  })
}

const longestCut = 200

/** Whether a text is a value of a column as it stands: half of one isn't. */
function isWhole({ columns, others }: SlippedRow, column: number, text: string): boolean {
  const kind = columns[column] ?? null
  if (kind === null) return others.isWrittenAlike(column, text)
  return kind.isWords ? others.isKnown(column, text) : kind.fits(text)
}

/** No value is unlike the others of its column, and none stands beyond the last one. */
const isLikeOthers = (texts: readonly string[], columns: SlippedRow['columns']): boolean =>
  texts.every((text, column) => text === '' || (column < columns.length && columns[column]?.fits(text) !== false))

/** In front of its last value, only what others leave blank too is blank. */
const hasUsualBlanks = ({ others }: SlippedRow, texts: readonly string[]): boolean =>
  blanksIn(texts).every((column) => others.isLeftBlank(column) === true)

const canHaveBlanks = ({ others }: SlippedRow, texts: readonly string[]): boolean =>
  blanksIn(texts).every((column) => others.isLeftBlank(column) !== false)

function blanksIn(texts: readonly string[]): readonly number[] {
  const last = texts.findLastIndex((text) => text !== '')
  return texts.flatMap((text, column) => (text === '' && column < last ? [column] : []))
}

/** One that was unlike its column becomes like it; words fit many columns, unless another row has the same. */
const mendsValue = ({ columns, others }: SlippedRow, present: readonly string[], texts: readonly string[]): boolean =>
  texts.some((text, column) => {
    const kind = columns[column] ?? null
    if (kind === null || text === '' || isLikeOthers([present[column] ?? ''], [kind])) return false
    return !kind.isWords || others.isKnown(column, text)
  })

/**
 * "2 Elm St, Flat 3": the second half begins with the blank that people write behind a comma. Where one value of the row begins so, it
 * tells which two are the halves, if that is all that is open; halves that it speaks against are none.
 */
function byBlanks({ texts }: SlippedRow, different: readonly (readonly Move[])[]): readonly (readonly Move[])[] {
  const behindBlank = texts.flatMap((text, column) => (/^\s+\S/.test(text) ? [column] : []))
  if (behindBlank.length === 0 || different.flat().some(({ joins }) => joins === undefined)) return different
  const told = different.filter((moves) => moves.some(({ joins }) => joins === behindBlank[0]))
  return behindBlank.length === 1 ? told : []
}
