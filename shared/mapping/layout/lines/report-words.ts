/** Recognises what a report prints around its rows, by `shared/vocabulary/report-words.ts`. */
import { reportWords } from '../../../vocabulary/report-words.ts'

/** One of the words of some lists, longest first. */
const oneOf = (...lists: readonly string[]): string => {
  const words = lists.flatMap((list) => reportWords.get(list) ?? []).toSorted((a, b) => b.length - a.length)
  return `(?:${words.map((word) => word.replaceAll(/[.$/]/g, '\\$&')).join('|')})`
}

/** What is said of a row is short; the patterns are kept from longer texts. */
const longest = 200
const longestPhrase = 120
const longestCount = 60

const spaced = /\s\s|[^\S ]/

/** With one blank for many: runs of them would be tried in every way that they can be shared out. */
function shortened(text: string, limit: number): string | undefined {
  const trimmed = text.trim()
  if (trimmed.length > limit) return undefined
  return spaced.test(trimmed) ? trimmed.replaceAll(/\s+/g, ' ') : trimmed
}

const matches = (pattern: RegExp, text: string, limit = longestPhrase): boolean =>
  pattern.test(shortened(text, limit) ?? '')

// ---- Totals

const total = oneOf('total', 'no sum')
/** What a total may be of, and still be nothing but a total. */
const ofWhat = `(?:(?:of|for|all|no\\.?|number|der|aller|des|de) )*${oneOf('counted', 'single')}?`
const phraseOf = (word: string, what: string) =>
  new RegExp(`^(?:all )?${word} ?${what} ?[:=]? ?(?:\\d[\\d.,]*)? ?${what}$`, 'iu')
const phrase = phraseOf(total, ofWhat)
const sumPhrase = phraseOf(oneOf('total'), '')
const atStart = new RegExp(`^${total}(?:$|[ :])`, 'iu')
const atEnd = new RegExp(`(?:^| )${total} ?:?$`, 'iu')
/** "Som Patel", "Sum Wing": such words are names too, unless they go on as no name does. */
const perhapsName = /^(?:sum|som|count) (?!:|(?:of|for|all|der|von|van|de|het)\b)/iu
/** A first name that is more often a total's: what else the row has says which. */
const firstName = /^suma (?!(?:de|del|total|general)\b)\p{L}/iu

/** The whole text is the name of a total: "Total", "Grand total:", "Summe", "Total accounts: 30". */
export const isTotalPhrase = (text: string): boolean => matches(phrase, text)

/** The same of one that adds up: no average, and of nothing that is counted. */
export const isSumPhrase = (text: string): boolean => matches(sumPhrase, text)

/** The text begins or ends with such a name: "Dallas Total", as spreadsheet programs write subtotals, but also "Total Energy Ltd". */
export const referencesTotal = (text: string): boolean =>
  matches(atEnd, text) || (matches(atStart, text) && !matches(perhapsName, text))

/** "Suma Patel" may be somebody, and "Suma Dallas" the total of a town. */
export const mayNamePerson = (text: string): boolean => matches(firstName, text)

/** Of what a text that begins with such a name, and ends with none, is the total, if it is one: "Acme Ltd" of "Total Acme Ltd". */
export function namedByTotal(text: string): string | undefined {
  const plain = shortened(text, longestPhrase)
  if (plain === undefined || !atStart.test(plain) || atEnd.test(plain)) return undefined
  return plain
    .replace(atStart, '')
    .replace(/^(?:of|for) /i, '')
    .trim()
}

// ---- Counts

const telling = '(?: (?:exported|found|listed|selected|returned|shown|affected|in total))?\\.?'
const counted = new RegExp(`^${oneOf('counted', 'single')}${telling}$`, 'iu')

/** "records", "rows exported": what a report has counted, without the number. */
export const isCounted = (text: string): boolean => matches(counted, text)

const things = oneOf('counted', 'things')
const number = `(?:total )?${oneOf('number')}`
const named = new RegExp(
  `^(?:(?:total|${number}) (?:(?:of|der|de|di|van|dei|delle) )?)?${things} ?[:=]?(?: ?(\\d{1,6})| ?\\((\\d{1,6})\\))?$`,
  'iu',
)
const unnamed = new RegExp(`^${number} ?[:=]?(?: ?(\\d{1,6}))?$`, 'iu')
/** One of them only ever behind a number, because "Meter 4" is a name. */
const behind = new RegExp(`^(\\d{1,6}) ${oneOf('counted', 'things', 'single', 'thing')}(?: in total)?\\.?$`, 'iu')

export type CountWords = {
  /** What is counted, as a text that is the same for every line of its kind. */
  readonly kind: string
  /** `null`: in another cell. */
  readonly count: number | null
}

/** Reads "Meters: 2", "No. of meters 3", "2 meters", "Count: 4", or such words without their number. */
export function countWordsOf(text: string): CountWords | undefined {
  const plain = shortened(text, longestCount) ?? ''
  const match = named.exec(plain) ?? unnamed.exec(plain)
  if (match !== null) {
    const count = match[1] ?? match[2]
    return { kind: plain.replace(/[\d\s:=()]+$/, '').toLowerCase(), count: count === undefined ? null : Number(count) }
  }
  const count = behind.exec(plain)?.[1]
  return count === undefined ? undefined : { kind: 'number first', count: Number(count) }
}

// ---- Pages and remarks

const pageLine = new RegExp(
  `^${oneOf('page')}\\.?\\s*:?\\s*\\d+(?:\\s*(?:of|von|/|de|di|van|sur)\\s*\\d+)?$|^(?:continued(?: (?:on|from|overleaf|over|next)\\b.*)?|fortsetzung|\\(?cont(?:inue)?d?\\.?\\)?)$|^-\\s*\\d+\\s*-$`,
  'iu',
)

/** "Page 2 of 5", "Continued": what a report prints between two pages. */
export const isPageLine = (text: string): boolean => pageLine.test(text.trim())

/** "Page 2 of 5", and nothing that may be an amount or a word of a note. */
export const isNumberedPage = (text: string): boolean => /^\p{L}.*\d$/u.test(text) && isPageLine(text)

/** "* estimated", "** not yet billed": a sign that stands at a value above, and what it means. */
const footnote = /^(?:\*+|†+|‡|§|¹|²|³|\(\d\)|\[\d\]) ?\p{L}/u
const begins = new RegExp(
  `^(?:${oneOf('colon')}\\s*:|${oneOf('made')}\\s(?:on|by|at|from|am|von|um|le|par|el|por|il|da|op|door|\\d{1,4}[-./]\\d{1,2}[-./]\\d{1,4})(?:\\s|$))`,
  'iu',
)
const ends = new RegExp(
  `^(?:[-*=# ]*${oneOf('end')}[-*=# .]*|(?:strictly )?(?:private (?:and|&) )?confidential|vertraulich|confidentiel|©.*|copyright (?:©|\\(c\\)|\\d{4}).*|\\(?(?:no|number of) (?:further|more) (?:records|rows)\\)?|\\d+ ${oneOf('counted', 'single')}${telling}|\\(\\d+ rows? affected\\))$`,
  'iu',
)

/** Nothing but a remark: "* provisional figures", "Source: CRM export", "End of report", "30 records exported". */
export const isRemarkText = (text: string): boolean => isReportLine(text) || matches(footnote, text, longest)

/** Said by the report itself, and never the number of an account: "Printed 9/6/2024 by A. Lee", "End of report". */
export const isReportLine = (text: string): boolean =>
  [pageLine, begins, ends].some((pattern) => matches(pattern, text, longest))

const note = new RegExp(oneOf('note'), 'iu')

/** A heading of what is said of an account in words. */
export const isOfNotes = (heading: string): boolean => note.test(heading)

// ---- Units

const yesOrNo = '(?:yes|y|ja|j|1) ?/ ?(?:no|n|nein|0)'
const formats = '(?:[dmyhstj]{1,4}(?:[\\s./:-]*[dmyhstj]{1,4}){1,5}|iso(?:\\s?8601)?)'
const form = `${oneOf('money', 'form')}|${yesOrNo}|x|${formats}`
const one = `(?:${oneOf('unit', 'kind')}|date/time|${form})`
const unit = new RegExp(`^[([<]?\\s*(?:in )?${one}(?:\\s*(?:/|per|pro)\\s*${one})?\\s*[)\\]>]?\\*?$`, 'iu')

/** "kWh", "(€/kWh)", "[date]", "dd.mm.yyyy", "optional". */
export const isUnitWord = (text: string): boolean => unit.test(text.trim())

const length = `(?:max(?:imum|\\.)?\\s*)?\\d+[\\s-]*${oneOf('counted sign')}\\b`
const hint = new RegExp(`^(?:(?:${form}|s|e)$|${length}|${oneOf('hint')}\\b)`, 'iu')

/** What brackets hold that is no name: how values are written ("DD/MM/YYYY", "£", "Y/N", "13 digits"), or when ("if they have one"). */
export const isHint = (text: string): boolean => hint.test(text.trim())

const writing = new RegExp(`^(?:${oneOf('money')}|${yesOrNo}|(?=.{6})${formats}|${length}.*)$`, 'iu')

/** It says how values are written, and is no word for anything: "DD/MM/YYYY", "£", "Y/N", "13 digits". */
export const saysWriting = (text: string): boolean => writing.test(text.trim())
