/** Notices amounts that may be another amount: thousands taken for decimals, and a sign that says the opposite of what is shown. */
import Big from 'big.js'
import { currencyOf } from '../../mapping/read/numbers/amount-text.ts'
import { ledgerSideOf } from '../../mapping/read/numbers/ledger-side.ts'
import { type ColumnRule, checkRead, type Finding, readAsText, rowCountOf, type SeenCell } from '../column-rule.ts'
import { againstSide } from './check-sides.ts'

const threeDecimals = /^-?\d+\.\d{3}$/
const fewerDecimals = /^-?\d+\.\d{1,2}$/
/** One to three digits and three more: thousands, where the sign between them groups. */
const perhapsThousands = /(?<![\d.,'’])([1-9]\d{0,2})[.,](\d{3})(?![\d.,'’])/

/** Three decimals where the other amounts have fewer. In a column that has them everywhere they are what is meant. */
export function checkThirdDecimals(): ColumnRule {
  return {
    report({ cells, read }) {
      const amounts = cells.map((seen) => ({ seen, amount: readAsText(read, seen.cell) ?? '' }))
      const usual = amounts.filter(({ amount }) => fewerDecimals.test(amount))
      // What a formula has worked out may have more decimals than it shows.
      const odd = amounts.filter(
        ({ seen, amount }) => threeDecimals.test(amount) && /[.,]\d{3}\D*$/.test(seen.cell.text),
      )
      const [example] = usual
      if (example === undefined || rowCountOf(odd.map(seenOf)) > rowCountOf(usual.map(seenOf))) return []
      return odd.map(({ seen }): Finding => {
        const { text } = seen.cell
        const suggestion = perhapsThousands.test(text)
          ? { suggestion: text.replace(perhapsThousands, '$1$2').trim() }
          : {}
        return { code: 'amount_of_three_decimals', seen, other: example.seen.cell.text.trim(), ...suggestion }
      })
    },
  }
}

const seenOf = ({ seen }: { readonly seen: SeenCell }): SeenCell => seen

/** A number whose format writes CR or DR beside it, and whose sign is read as the opposite: the person saw the word. */
export const checkShownSides = (): ColumnRule =>
  checkRead(
    ({ cell }) => (cell.kind === 'number' ? ledgerSideOf(cell.text.trim())?.side : undefined),
    (amount, side) => {
      const against = againstSide(amount, side)
      return against && { code: 'sign_against_word', ...against }
    },
  )

/** Money has no smaller parts than these that anybody pays. */
const mostDecimals = 2
const mostRounded = '0.005'

/** A number whose format hides decimals: the person saw fewer than are sent. Amounts that are all so are worked out, and rounded alike. */
export const checkRounded = (): ColumnRule =>
  checkRead(
    ({ cell }) => {
      if (cell.kind !== 'number' || cell.text.includes('%')) return undefined
      const held = cell.digits.split('.')[1]?.length ?? 0
      const shown = /[.,](\d+)\D*$/.exec(cell.text)?.[1]?.length
      return held > mostDecimals && shown === mostDecimals ? cell.text : undefined
    },
    (amount, text) => {
      const shown = roundedAsShown(text, amount)
      // "12.35k" shows thousands.
      const isRounded = new Big(shown).minus(amount).abs().lte(mostRounded)
      return { code: 'amount_shown_rounded', other: amount, ...(isRounded ? { suggestion: shown } : {}) }
    },
  )

/** The digits that are shown, with the sign that is read: "£12.35" of 12.345 is 12.35. */
function roundedAsShown(text: string, amount: string): string {
  const digits = text.replaceAll(/\D/g, '').replace(/^0+(?=\d{3})/, '')
  const [whole, decimals] = [digits.slice(0, -mostDecimals), digits.slice(-mostDecimals)]
  return `${amount.startsWith('-') ? '-' : ''}${whole}.${decimals}`
}

/** "20%" is held as 0.2, which is what would be sent. */
export const checkPercentages = (): ColumnRule =>
  checkRead(
    ({ cell }) => (cell.kind === 'number' && cell.text.includes('%') ? cell : undefined),
    (other) => ({ code: 'percentage_as_number', other }),
  )

const minorUnit = /(?<!\p{L})(?:pence|pennies|cents?|ct|centimes|céntimos|centesimi)(?!\p{L})|\(p\)|_p$/iu

/** Amounts of several currencies, of which the numbers alone would be sent: those that fewer rows have are doubted. */
export function checkCurrencies(): ColumnRule {
  const byCurrency = new Map<string, SeenCell[]>()
  return {
    visit(seen) {
      const { text } = seen.cell
      const currency = /[1-9]/.test(text) ? currencyOf(text) : undefined
      if (currency === undefined) return
      const same = byCurrency.get(currency)
      if (same === undefined) byCurrency.set(currency, [seen])
      else same.push(seen)
    },
    report({ read }) {
      const [usual = [], ...others] = [...byCurrency.values()].sort((one, other) => rowCountOf(other) - rowCountOf(one))
      const example = usual[0]?.cell.text.trim() ?? ''
      return others
        .flat()
        .filter(({ cell }) => readAsText(read, cell) !== undefined)
        .map((seen) => ({ code: 'currency_differs', seen, other: example }))
    },
  }
}

/**
 * "Balance (pence)": 1200 would be sent as twelve hundred. Where amounts have decimals they are in the whole unit, whatever is said.
 * @param header  of the column
 */
export function checkMinorUnits(header: string): ColumnRule {
  return {
    report({ cells, read }) {
      if (!minorUnit.test(header)) return []
      const amounts = cells.map((seen) => ({ seen, amount: readAsText(read, seen.cell) }))
      if (amounts.some(({ amount }) => amount?.includes('.') === true)) return []
      return amounts.flatMap(({ seen, amount }): Finding[] =>
        amount === undefined || !/[1-9]/.test(amount) ? [] : [{ code: 'amount_in_minor_unit', seen, other: amount }],
      )
    },
  }
}
