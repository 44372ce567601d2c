/** Reads a cell as what its field means: the mapping's translations first, then the reader of the field's kind. */
import type { FieldKind } from '../contract/field.ts'
import { assertNever } from '../result.ts'
import type { Cell } from '../sheet.ts'
import type { Reading } from './mapping.ts'
import { readCountry } from './read-country.ts'
import { readDate } from './read-date.ts'
import { readDatetime } from './read-datetime.ts'
import { readDecimal } from './read-decimal.ts'
import { readEmail } from './read-email.ts'
import { readIdentifier } from './read-identifier.ts'
import { readJson } from './read-json.ts'
import { readInteger, readNumber } from './read-number.ts'
import { type ReadOutcome, type ReadProblem, type ReadRemark, readAs, unreadable } from './read-outcome.ts'
import { readPhone } from './read-phone.ts'
import { readText } from './read-text.ts'
import { readYesNo, type YesNoWords, yesNoWords } from './read-yes-no.ts'
import { trimText } from './trim-text.ts'

/** What a cell says about its field. */
export type CellReading =
  | { readonly state: 'blank' }
  | { readonly state: 'value'; readonly value: unknown; readonly remark?: ReadRemark }
  | { readonly state: 'unreadable'; readonly problem: ReadProblem; readonly suggestion?: string }

/**
 * Reads one cell.
 * @param phoneCountry  two letters of the country of a phone number without +, where the reading itself names none
 */
export type CellReader = (cell: Cell, phoneCountry: string | null) => CellReading

const blank: CellReading = { state: 'blank' }

/** Prepares the reading of a column once, for as many cells as it has. */
export function cellReader(kind: FieldKind, reading: Reading): CellReader {
  const translations = new Map((reading.translations ?? []).map(({ from, to }) => [translationKey(from), to]))
  const read = readerOf(kind, reading)
  // A translation says what is sent: its dates and decimals are written as the interface writes them, whatever the column does.
  const readTranslated = readerOf(kind, { ...reading, dateOrder: 'YMD', decimalMark: '.' })
  return (cell, phoneCountry) => {
    if (isBlankCell(cell)) return blank
    if (translations.size > 0) {
      const to = translations.get(translationKey(cell.text))
      if (to !== undefined) {
        const translated: Cell = { kind: 'text', text: to }
        return isBlankCell(translated) ? blank : settled(readTranslated(translated, phoneCountry))
      }
    }
    return settled(cell.kind === 'error' ? unreadable('formula_failed') : read(cell, phoneCountry))
  }
}

/** Blanks of any kind are no value; "n/a" is one. */
export const isBlankCell = (cell: Cell): boolean =>
  cell.kind === 'blank' || (cell.kind === 'text' && trimText(cell.text) === '')

const translationKey = (text: string): string => trimText(text).toLowerCase().normalize('NFC')

function settled(outcome: ReadOutcome<unknown>): CellReading {
  if (!outcome.ok) return { state: 'unreadable', problem: outcome.problem, suggestion: outcome.suggestion }
  return { state: 'value', value: outcome.value, remark: outcome.remark }
}

type KindReader = (cell: Cell, phoneCountry: string | null) => ReadOutcome<unknown>

function readerOf(kind: FieldKind, reading: Reading): KindReader {
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
      return (cell, phoneCountry) => readPhone(cell, reading.phoneCountry ?? phoneCountry)
    case 'country':
      return (cell) => readCountry(readText(cell))
    case 'date':
      return (cell) => readDate(cell, order)
    case 'datetime':
      return (cell) => readDatetime(cell, order)
    case 'decimal':
      return (cell) => readDecimal(cell, mark)
    case 'number':
      return (cell) => readNumber(cell, mark)
    case 'integer':
      return (cell) => readInteger(cell, mark)
    case 'boolean': {
      const words: YesNoWords = yesNoWords(reading.yesWords, reading.noWords)
      return (cell) => readYesNo(cell, words)
    }
    case 'json':
      return (cell) => readJson(readText(cell))
    default:
      return assertNever(kind)
  }
}
