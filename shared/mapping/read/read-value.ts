/** Reads a cell as what its field means: the mapping's translations first, then the reader of the field's kind. */

import type { Leaf } from '../../catalogue/catalogue.ts'
import { type FieldKind, hasSides } from '../../contract/field.ts'
import { assertNever } from '../../result.ts'
import type { Cell } from '../../sheet/sheet.ts'
import { listedWords } from '../../words/value-meaning.ts'
import type { Reading } from '../model/mapping.ts'
import { readDate } from './dates/read-date.ts'
import { readDatetime } from './dates/read-datetime.ts'
import { readDecimal, readInteger, readNumber } from './numbers/read-decimal.ts'
import { type ReadOutcome, type ReadProblem, type ReadRemark, readAs, unreadable } from './read-outcome.ts'
import { readPhone } from './read-phone.ts'
import { readYesNo, type YesNoWords, yesNoWords } from './read-yes-no.ts'
import { withLetterCase } from './text/letter-case.ts'
import { isErrorName } from './text/placeholders.ts'
import { readEmail } from './text/read-email.ts'
import { readIdentifier } from './text/read-identifier.ts'
import { readCountry, readJson, readPath, readText } from './text/read-text.ts'
import { trimText } from './text/trim-text.ts'

/** What a cell says about its field. */
export type CellReading =
  | { readonly state: 'blank' }
  | {
      readonly state: 'value'
      readonly value: unknown
      readonly remark?: ReadRemark
      /** The cell is blank, and the mapping says what that means. */
      readonly isDefault?: true
    }
  | { readonly state: 'unreadable'; readonly problem: ReadProblem; readonly suggestion?: string }

/**
 * Reads one cell.
 * @param phoneCountry  two letters of the country of a phone number without +, where the reading itself names none
 */
export type CellReader = (cell: Cell, phoneCountry: string | null) => CellReading

const blank: CellReading = { state: 'blank' }

/** The reader of the values of a field. An amount that is sent in the smallest unit is written in whole ones. */
export function leafReader(
  leaf: Pick<Leaf, 'kind'> & Partial<Pick<Leaf, 'money' | 'isList' | 'isClosed' | 'documentedValues' | 'meanings'>>,
  reading: Reading,
): CellReader {
  const { isList, isClosed = false, documentedValues = [], kind: own, money = null } = leaf
  const kind = money !== null && own === 'integer' ? 'number' : own
  const readOne = cellReader(kind, reading, hasSides(money))
  const read = isList === true ? listReader(readOne, { kind, isClosed }) : readOne
  return isClosed ? asListed(read, { ...leaf, documentedValues }) : read
}

/** A word of a closed list, or what it means there, is sent as the list spells it: in whatever capitals it is, nothing else can be meant. */
function asListed(read: CellReader, leaf: Pick<Leaf, 'documentedValues' | 'meanings'>): CellReader {
  const listed = listedWords(leaf)
  const spelled = (value: unknown): unknown => (typeof value === 'string' ? (listed(value) ?? value) : value)
  return (cell, phoneCountry) => {
    const said = read(cell, phoneCountry)
    if (said.state !== 'value') return said
    return { ...said, value: Array.isArray(said.value) ? said.value.map(spelled) : spelled(said.value) } as typeof said
  }
}

/** Prepares the reading of a column once, for as many cells as it has. @param isSided  CR and DR say what an amount is */
export function cellReader(kind: FieldKind, reading: Reading, isSided = true): CellReader {
  const read = valueReader(kind, reading, isSided)
  const { label } = reading
  if (label === undefined || kind !== 'text') return read
  return (cell, phoneCountry) => {
    const said = read(cell, phoneCountry)
    return said.state === 'value' ? { ...said, value: `${label}: ${said.value}` } : said
  }
}

/**
 * Reads a cell of several values: each stands on a line of its own or behind a semicolon or an upright bar, and behind a comma where none of its
 * values can have one.
 */
function listReader(readOne: CellReader, { kind, isClosed }: Pick<Leaf, 'kind' | 'isClosed'>): CellReader {
  return (cell, phoneCountry) => {
    const parts = valuesInList(cell.text, { kind, isClosed })
    if (cell.kind === 'error' || parts.length < 2) {
      const only = readOne(cell, phoneCountry)
      return only.state === 'value' ? { ...only, value: [only.value] } : only
    }
    const read = parts.map((text) => readOne({ kind: 'text', text }, phoneCountry))
    const failed = read.find((one) => one.state === 'unreadable')
    if (failed !== undefined) return { state: 'unreadable', problem: failed.problem }
    return readingOf(read.flatMap((one) => (one.state === 'value' ? [one.value] : [])))
  }
}

/** What a cell of several values holds, each as it is written. */
export const valuesInList = (text: string, { kind, isClosed }: Pick<Leaf, 'kind' | 'isClosed'>): readonly string[] =>
  text.split(isClosed || commaless.has(kind) ? /[;|\n,]/ : /[;|\n]/).filter((part) => trimText(part) !== '')

const commaless: ReadonlySet<FieldKind> = new Set([
  'identifier',
  'email',
  'phone',
  'country',
  'date',
  'integer',
  'boolean',
])

function valueReader(kind: FieldKind, reading: Reading, isSided: boolean): CellReader {
  const translated = translator(reading.translations)
  const read = readerOf(kind, reading, isSided)
  const tidy = tidyReader(kind, reading)
  // What the mapping itself says is written in one way, whatever the column does; an amount is what is owed, unless CR stands by it.
  const readSaid = readerOf(kind, { ...reading, dateOrder: 'YMD', decimalMark: '.', meaning: 'owed' }, isSided)
  const said = (text: string, phoneCountry: string | null): CellReading => {
    const cell: Cell = { kind: 'text', text }
    return isBlankCell(cell) ? blank : settled(readSaid(cell, phoneCountry))
  }
  const isPlain = tidy === null && translated === null && kind === 'text'
  return (cell, phoneCountry) => {
    // More than half of all cells: texts that are sent as they are.
    if (isPlain && cell.kind === 'text') {
      const text = trimText(cell.text)
      if (text !== '' && !isErrorName(text)) return readingOf(text)
    }
    if (isBlankCell(cell)) {
      const whenBlank = reading.whenBlank === undefined ? blank : said(reading.whenBlank, phoneCountry)
      return whenBlank.state === 'value' ? { ...whenBlank, isDefault: true } : blank
    }
    const to = translated?.(cell.text)
    if (to !== undefined) return said(to, phoneCountry)
    if (isFailedCell(cell)) return settled(unreadable('formula_failed'))
    return tidy === null ? settled(read(cell, phoneCountry)) : tidy(cell, (tidied) => read(tidied, phoneCountry))
  }
}

/** Blanks of any kind are no value; "n/a" is one. */
export const isBlankCell = (cell: Cell): boolean =>
  cell.kind === 'blank' || (cell.kind === 'text' && trimText(cell.text) === '')

/** In a text file a formula that failed is the name of its error. */
export const isFailedCell = ({ kind, text }: Cell): boolean =>
  kind === 'error' || (kind === 'text' && isErrorName(trimText(text)))

/** What stands for the text of a cell, where the mapping says so; `null` where it says it of none. */
export function translator(translations: Reading['translations'] = []): ((text: string) => string | undefined) | null {
  if (translations.length === 0) return null
  const known = new Map(translations.map(({ from, to }) => [translationKey(from), to]))
  return (text) => known.get(translationKey(text))
}

const translationKey = (text: string): string => trimText(text).toLowerCase().normalize('NFC')

type TidyReader = (cell: Cell, read: (cell: Cell) => ReadOutcome<unknown>) => CellReading

/** Does what the mapping says about blanks, prefix, zeros and letters. `null` where it says nothing of it. */
function tidyReader(kind: FieldKind, reading: Reading): TidyReader | null {
  const { spaces, stripPrefix, padZeros, letterCase = 'asIs' } = reading
  if (spaces === undefined && stripPrefix === undefined && padZeros === undefined && letterCase === 'asIs') return null
  const before = (text: string): string => withoutPrefix(withSpaces(trimText(text), spaces), stripPrefix)
  if (!isText(kind)) {
    return (cell, read) => {
      const tidied: Cell = cell.kind === 'text' ? { kind: 'text', text: before(cell.text) } : cell
      if (isBlankCell(tidied)) return blank
      const outcome = read(tidied)
      const isAddress = kind === 'email' && outcome.ok && typeof outcome.value === 'string'
      return settled(isAddress ? { ...outcome, value: withLetterCase(String(outcome.value), letterCase) } : outcome)
    }
  }
  const after = tidyText(reading)
  // A number cell has become text by then, with the digits that it stands for.
  return (cell, read) => {
    const outcome = read(cell)
    if (!outcome.ok || typeof outcome.value !== 'string') return settled(outcome)
    const value = after(outcome.value)
    return value === '' ? blank : settled({ ...outcome, value })
  }
}

/** What a reading does to a text that is sent as it is written. */
export const tidyText =
  ({ spaces, stripPrefix, padZeros, letterCase = 'asIs' }: Reading) =>
  (text: string): string =>
    withLetterCase(padded(withoutPrefix(withSpaces(trimText(text), spaces), stripPrefix), padZeros), letterCase)

/** Kinds that are sent as they are written. An e-mail address is judged only after blanks and prefix are gone. */
function isText(kind: FieldKind): boolean {
  return kind === 'text' || kind === 'identifier' || kind === 'country'
}

function withSpaces(text: string, spaces: Reading['spaces']): string {
  if (spaces === undefined) return text
  return text.replaceAll(/\s+/g, spaces === 'none' ? '' : ' ')
}

function withoutPrefix(text: string, prefix: string | undefined): string {
  if (prefix === undefined || !text.toLowerCase().startsWith(prefix.toLowerCase())) return text
  return trimText(text.slice(prefix.length))
}

const padded = (text: string, width: number | undefined): string =>
  width !== undefined && /^\d+$/.test(text) ? text.padStart(width, '0') : text

function settled(outcome: ReadOutcome<unknown>): CellReading {
  if (!outcome.ok) return { state: 'unreadable', problem: outcome.problem, suggestion: outcome.suggestion }
  return readingOf(outcome.value, outcome.remark)
}

const readingOf = (value: unknown, remark?: ReadRemark): CellReading => ({ state: 'value', value, remark })

type KindReader = (cell: Cell, phoneCountry: string | null) => ReadOutcome<unknown>

function readerOf(kind: FieldKind, reading: Reading, isSided: boolean): KindReader {
  const order = reading.dateOrder ?? 'DMY'
  const mark = reading.decimalMark ?? '.'
  switch (kind) {
    case 'text':
      return (cell) => readAs(readText(cell))
    case 'identifier':
      return readIdentifier
    case 'email':
      return (cell) => readEmail(readText(cell))
    case 'phone':
      return (cell, phoneCountry) => {
        const read = readPhone(cell, reading.phoneCountry ?? phoneCountry)
        const isAccepted = reading.isUnusualRight === true && read.ok && read.remark === 'phone_unusual'
        return isAccepted ? { ok: true, value: read.value } : read
      }
    case 'country':
      return (cell) => readCountry(readText(cell))
    case 'date':
      return (cell) => readDate(cell, order)
    case 'datetime':
      return (cell) => readDatetime(cell, order, reading.timeZone ?? null)
    case 'decimal':
      return (cell) => readDecimal(cell, mark, isSided ? reading.meaning : null)
    case 'number':
      return (cell) => readNumber(cell, mark)
    case 'integer':
      return (cell) => readInteger(cell, mark)
    case 'boolean': {
      const words: YesNoWords = yesNoWords(reading.yesWords, reading.noWords)
      return (cell) => readYesNo(cell, words)
    }
    case 'path':
      return (cell) => readPath(readText(cell))
    case 'json':
      return (cell) => readJson(readText(cell))
    default:
      return assertNever(kind)
  }
}
