/** What a cell looks like, before anybody knows what it means: a label, as headers are, or a value, as data is. */
import type { Cell } from '../../sheet/sheet.ts'

const longestLabel = 80
const hasLetter = /\p{L}/u
const letters = /\p{L}/gu
const digits = /\d/g
const yesOrNo = /^(?:y|n|yes|no|true|false|ja|nein|oui|non|si|sí|x)$/i

/** Words that name something: not a number, a date, a code, an address of any kind, or a yes. */
export function isLabel(cell: Cell): boolean {
  if (cell.kind !== 'text') return false
  const text = cell.text.trim()
  if (text.length > longestLabel || !hasLetter.test(text) || text.includes('@') || yesOrNo.test(text)) return false
  const digitCount = text.match(digits)?.length ?? 0
  const letterCount = text.match(letters)?.length ?? 0
  return digitCount * 3 <= letterCount
}

const number = /^[-+(]?\s*(?:\p{Sc}\s*)?\d[\d.,'’\s]*\)?-?\s*(?:\p{Sc}|%|[a-z]{1,12})?$/iu

/** A number, also one held as text: "1.204,50 €", "(12)", "30 accounts". */
export function isNumeric(cell: Cell): boolean {
  if (cell.kind === 'number') return true
  if (cell.kind !== 'text') return false
  const text = cell.text.trim()
  return text.length <= longestLabel && number.test(text)
}
