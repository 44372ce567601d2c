/** Notices identifiers that are written otherwise than they are meant: ".0" behind a number, several in one cell, one in two spellings. */
import { trimText } from '../../mapping/read/text/trim-text.ts'
import { type ColumnRule, checkTexts, type Finding, readAsText, rowCountOf, type SeenCell } from '../column-rule.ts'
import { hasAny, hasNone, sign } from '../text-signs.ts'

const decimalEnd = /^(\d+)[.,]0$/
const decimals = /^\d+[.,]\d+$/

/** "1001.0": a program took the column for numbers with decimals. In a column with other decimals it is what is meant. */
export function checkDecimalEnds(): ColumnRule {
  const told: Finding[] = []
  let hasDecimals = false
  return {
    about: hasAny(sign.mark),
    visit(seen) {
      if (seen.cell.kind !== 'text') return
      const text = trimText(seen.cell.text)
      const digits = decimalEnd.exec(text)?.[1]
      if (digits !== undefined) told.push({ code: 'decimal_end_of_code', seen, other: digits, suggestion: digits })
      else if (decimals.test(text)) hasDecimals = true
    },
    report: ({ read }) => (hasDecimals ? [] : told.filter(({ seen }) => readAsText(read, seen.cell) !== undefined)),
  }
}

/** Without the blanks around it: a pattern for those would try long runs of them in every way. */
const betweenCodes = /[\r\n;|,]|\s(?:\/|\+|&|and|und|et)\s/
/** A number with its thousands apart. */
const grouped = /^\d{1,3}(?:,\d{3})+$/
const mostCodes = 20
/** Blanks without end between two signs would take the pattern minutes. */
const longestCodes = 300

/** Two numbers in one cell are sent as one. */
export const checkSeveralCodes = (): ColumnRule =>
  checkTexts(
    (text) =>
      text.length <= longestCodes && betweenCodes.test(text) && !grouped.test(text) && areCodes(text)
        ? { code: 'several_codes' }
        : undefined,
    hasAny(sign.mark | sign.blank | sign.strange),
  )

function areCodes(text: string): boolean {
  const parts = text
    .split(betweenCodes, mostCodes)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return parts.length > 1 && parts.every((part) => /\d/.test(part) && !/\s/.test(part))
}

/** "A100" and "a 100" are two accounts, or two meters. The spelling that fewer rows have is doubted. */
export function checkSpellings(): ColumnRule {
  /** Codes with something to leave out, which most have not: two that have nothing are the same only where they are spelled so. */
  const spelled: SeenCell[] = []
  return {
    about: hasAny(~(sign.capital | sign.digit)),
    visit(seen) {
      if (!isPlainCode(seen)) spelled.push(seen)
    },
    report({ cells, read }) {
      if (spelled.length === 0) return []
      const alike = new Map(spelled.map((seen): [string, SeenCell[]] => [lettersOf(seen), []]))
      for (const seen of cells) alike.get(lettersOf(seen))?.push(seen)
      return [...alike.values()].flatMap((same) => {
        if (same.length < 2) return []
        const codes = same.flatMap((seen) => {
          const value = readAsText(read, seen.cell)
          return value === undefined ? [] : [{ seen, value, letters: value.replaceAll(/\s+/g, '').toUpperCase() }]
        })
        // "1-11" and "11-1" are two: signs count for nothing only beside a code that has none, and which of the two that is, nobody knows.
        const marked = codes.map(({ letters }) => letters).filter((letters) => !plainCode.test(letters))
        const places = new Set(marked.map((letters) => letters.replaceAll(/[-./_]+/g, '-')))
        const areOne = marked.length < codes.length && places.size <= 1
        const groups = areOne ? [codes] : Map.groupBy(codes, ({ letters }) => letters).values()
        return [...groups].flatMap(otherSpellings)
      })
    },
  }
}

const plainCode = /^[A-Z\d]*$/

/** A number may show more than it is: zeros in front. */
const isPlainCode = ({ cell, signs }: SeenCell): boolean =>
  (signs & ~(sign.capital | sign.digit)) === 0 && (cell.kind !== 'number' || cell.digits === cell.text)

/** Of letters and digits alone. */
function lettersOf(seen: SeenCell): string {
  const { cell } = seen
  const text = cell.kind === 'number' ? cell.digits : cell.text
  return isPlainCode(seen) ? text : text.replaceAll(/[\s\-./_]+/g, '').toUpperCase()
}

type SpelledCode = { readonly seen: SeenCell; readonly value: string }

/** Those that are not the usual one: of as many rows it is the shorter. */
function otherSpellings(alike: readonly SpelledCode[]): readonly Finding[] {
  if (alike.length < 2) return []
  const counts = new Map<string, number>()
  for (const { seen, value } of alike) counts.set(value, (counts.get(value) ?? 0) + seen.count)
  const [[usual] = ['']] = [...counts].toSorted(
    ([one, oneCount], [other, otherCount]) => otherCount - oneCount || one.length - other.length,
  )
  return alike
    .filter(({ value }) => value !== usual)
    .map(({ seen }) => ({ code: 'code_spelled_otherwise', seen, other: usual, suggestion: usual }))
}

/** Of the rows: so many have a usual form together, */
const alikeShare = 0.95
/** and so many each of them. */
const usualShare = 0.2
const fewestAlike = 20
/** "A-7001" is "A-9999": letters in front are mostly the same. */
const formOf = ({ cell, signs }: SeenCell): string =>
  // Of digits alone, as 100,000 numbers of meters are.
  signs === sign.digit ? nines.slice(0, cell.text.length) : formOfText(cell.text)
const nines = '9'.repeat(longestCodes)
const formOfText = (text: string): string =>
  trimText(text)
    .slice(0, longestCodes)
    .replaceAll(/\d/g, '9')
    .replaceAll(/\p{Ll}/gu, 'a')
    .replaceAll(/\p{Lu}/gu, 'A')

/**
 * A number that is made otherwise than nearly all others, each of which is of one thing: half of one, one of another kind, or a remark. The
 * usual forms may be several, as where the supply points of electricity have more digits than those of gas.
 */
export function checkForms(): ColumnRule {
  return {
    report({ cells, read }) {
      const rowCount = rowCountOf(cells)
      const byForm = Map.groupBy(cells, formOf)
      const usual = [...byForm].flatMap(([form, some]) =>
        rowCountOf(some) >= rowCount * usualShare ? { form, some, example: some[0]?.cell.text.trim() ?? '' } : [],
      )
      const usualCount = usual.reduce((sum, { some }) => sum + rowCountOf(some), 0)
      if (rowCount < fewestAlike || usualCount < rowCount * alikeShare) return []
      return [...byForm].flatMap(([form, some]) => {
        if (usual.some((one) => one.form === form)) return []
        const differenceTo = (one: { readonly form: string }): number => Math.abs(one.form.length - form.length)
        const [nearest] = usual.toSorted((one, other) => differenceTo(one) - differenceTo(other))
        return some.flatMap((seen): Finding[] =>
          readAsText(read, seen.cell) === undefined
            ? []
            : [{ code: 'code_of_other_form', seen, other: nearest?.example ?? '' }],
        )
      })
    },
  }
}

/** As many digits as the number of a supply point, a meter or an account has; fewer are often two words. */
const spacedDigits = /^\d+(?:[ \u00a0-]\d+)+$/
const fewestDigits = 8
/** "1,001": numbers that were given out, and that a program took for amounts. */
const thousandsApart = /^\d{1,3}(?:,\d{3})+$/

/**
 * "12 0001 2345 678" or "12-0001-2345-678" among numbers of as many digits without; of a supply point blanks are doubted always.
 * They are for the eye, and would be sent.
 */
export function checkSpacedCodes(isOfSupplyPoint: boolean): ColumnRule {
  const spaced: SeenCell[] = []
  const thousands: SeenCell[] = []
  const plainLengths = new Set<number>()
  const isPlain = ({ cell }: SeenCell): boolean => /^\d+$/.test(cell.text.trim())
  return {
    about: hasNone(sign.capital | sign.small),
    visit(seen) {
      const text = seen.cell.text.trim()
      if (isPlain(seen)) plainLengths.add(text.length)
      else if (spacedDigits.test(text) && digitsOf(text).length >= fewestDigits) spaced.push(seen)
      else if (thousandsApart.test(text)) thousands.push(seen)
    },
    report({ cells, read }) {
      if (spaced.length + thousands.length === 0) return []
      // What is written in both ways is said as such.
      const inBoth = new Set(cells.filter(isPlain).map(({ cell }) => cell.text.trim()))
      // Of three digits and a comma one value may be two; a whole column is not.
      const isOfThousands = rowCountOf(thousands) * 2 > rowCountOf(cells)
      return [...spaced, ...(isOfThousands ? thousands : [])].flatMap((seen): Finding[] => {
        const digits = digitsOf(seen.cell.text)
        if (inBoth.has(digits)) return []
        const isUnusual =
          thousandsApart.test(seen.cell.text.trim()) ||
          plainLengths.has(digits.length) ||
          (isOfSupplyPoint && !seen.cell.text.includes('-'))
        // The mapping may take the blanks out.
        if (!isUnusual || readAsText(read, seen.cell) !== trimText(seen.cell.text)) return []
        return [{ code: 'digits_apart', seen, other: digits, suggestion: digits }]
      })
    },
  }
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')
