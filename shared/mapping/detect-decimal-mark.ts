/** Whether a column's numbers, held as text, write their decimals after a point or after a comma. */
import type { Cell } from '../sheet.ts'
import type { DecimalMark } from './mapping.ts'

/** As for dates: nothing depends on it, the values say which, or both readings are possible. */
export type DecimalMarkEvidence =
  | { readonly state: 'silent' }
  | { readonly state: 'told'; readonly mark: DecimalMark }
  | { readonly state: 'open' }

const typingErrorShare = 0.2

/** @param values  the cells of one column; a number the spreadsheet itself understood needs no mark */
export function detectDecimalMark(values: Iterable<Cell>): DecimalMarkEvidence {
  const votes = { '.': 0, ',': 0 }
  let openCount = 0
  for (const cell of values) {
    if (cell.kind !== 'text') continue
    const vote = markOf(cell.text)
    if (vote === 'open') openCount += 1
    else if (vote !== undefined) votes[vote] += 1
  }
  const told = votes['.'] + votes[',']
  if (told === 0) return openCount === 0 ? { state: 'silent' } : { state: 'open' }
  if (Math.min(votes['.'], votes[',']) / told > typingErrorShare) return { state: 'open' }
  return { state: 'told', mark: votes['.'] >= votes[','] ? '.' : ',' }
}

/**
 * What one number says. "1,204.50" and "127.68" say point, "1.204,50" and "127,68" comma. "1,234" could be a grouped thousand or
 * have three decimals: open. A whole number says nothing.
 */
function markOf(text: string): DecimalMark | 'open' | undefined {
  const number = bareNumber(text)
  if (number === undefined) return undefined
  const points = count(number, '.')
  const commas = count(number, ',')
  if (points === 0 && commas === 0) return undefined
  if (points > 0 && commas > 0) {
    const last = number.lastIndexOf('.') > number.lastIndexOf(',') ? '.' : ','
    return (last === '.' ? points : commas) === 1 ? last : undefined
  }
  const used: DecimalMark = points > 0 ? '.' : ','
  const other: DecimalMark = points > 0 ? ',' : '.'
  if (points + commas > 1) return /^\d{1,3}([.,]\d{3})+$/.test(number) ? other : undefined
  const [whole = '', decimals = ''] = number.split(used)
  // A group of thousands has three digits, and before it one to three that do not begin with 0.
  const canBeGroup = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
  if (/[ '’]/.test(text.trim()) && /\d[ \u00a0\u202f'’]\d{3}/.test(text)) return used
  return canBeGroup ? 'open' : used
}

/** The digits and marks of something that looks like a number, without sign, currency, blanks and apostrophes; else nothing. */
function bareNumber(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .replace(/\s*(?:cr|dr|kwh|%)$/i, '')
    .replaceAll(/[\s\u00a0\u202f'’]/g, '')
    .replaceAll(/(?:eur|usd|gbp|aud|chf)|[€$£¥]/gi, '')
    .replaceAll(/^[+\-−–]|[+\-−–]$/g, '')
  return /^[\d.,]*\d[\d.,]*$/.test(bare) ? bare : undefined
}

const count = (text: string, mark: string): number => text.split(mark).length - 1
