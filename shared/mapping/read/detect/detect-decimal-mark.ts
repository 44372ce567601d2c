/** Whether a column's numbers, held as text, write their decimals after a point or after a comma. */
import type { Cell } from '../../../sheet/sheet.ts'
import type { DecimalMark } from '../../model/mapping.ts'
import { bareAmount } from '../numbers/amount-text.ts'
import { ledgerSideOf } from '../numbers/ledger-side.ts'

/** As for dates: nothing depends on it, the values say which, or both readings are possible; `mark`: most say so, and too many otherwise. */
export type DecimalMarkEvidence =
  | { readonly state: 'silent' }
  | { readonly state: 'told'; readonly mark: DecimalMark }
  | { readonly state: 'open'; readonly mark?: DecimalMark }

const typingErrorShare = 0.2

/** What the values of a column say. A value that goes is counted with -1; a number the spreadsheet itself understood needs no mark. */
export class DecimalMarkTally {
  readonly #votes = { '.': 0, ',': 0, open: 0 }

  count(cell: Cell, by: number): void {
    const vote = cell.kind === 'text' ? markOf(cell.text) : undefined
    if (vote !== undefined) this.#votes[vote] += by
  }

  evidence(): DecimalMarkEvidence {
    const { '.': points, ',': commas, open } = this.#votes
    if (points + commas === 0) return open === 0 ? { state: 'silent' } : { state: 'open' }
    if (points === commas) return { state: 'open' }
    const mark = points > commas ? '.' : ','
    const isTold = Math.min(points, commas) / (points + commas) <= typingErrorShare
    return { state: isTold ? 'told' : 'open', mark }
  }
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

/** The digits and marks of something that looks like a number, without sign, currency, unit, blanks and apostrophes; else nothing. */
function bareNumber(text: string): string | undefined {
  const amount = text.trim()
  const bare = bareAmount(ledgerSideOf(amount)?.amount ?? amount)
    ?.replace(/^\((.*)\)$/, '$1')
    .replace(/(?:kwh|%)$/i, '')
    .replaceAll(/[ '’]/g, '')
    .replaceAll(/^[+-]|[+-]$/g, '')
  return bare !== undefined && /^[\d.,]*\d[\d.,]*$/.test(bare) ? bare : undefined
}

const count = (text: string, mark: string): number => text.split(mark).length - 1
