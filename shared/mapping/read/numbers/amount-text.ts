/** What stands around the digits of an amount in a text: currencies, blanks of all kinds, dashes for cents that there are none of. */
import { wordMap } from '../../../basics/word-map.ts'

// "¤" is what becomes of "€" in a file of ISO 8859-15, which nothing tells from Windows-1252.
const currency =
  /US\$|R\$|A\$|C\$|NZ\$|[$€£¥₹₽₩₪₫₺₴₦฿¤]|(?<!\p{L})(?:USD|EUR|GBP|CHF|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|JPY|CNY|INR|MXN|BRL|kr|zł|Fr)(?!\p{L})\.?/giu
const minusSigns = /[−–‒﹣-]/g
/** "50,-", "50.--", "CHF 50.—", "50,=": no cents, and no minus. */
const dashForCents = /(?<=\d[.,])\s?(?:[−–‒﹣—-]{1,2}|=)(?=\s*\)?$)/
/** No amount is longer, and the patterns of those who read one are kept from longer texts. */
const longestAmount = 100

/** Two names of one are the same. A dollar sign, a crown and a yen may be of several. */
const otherNames = wordMap({
  '£': 'GBP',
  '€': 'EUR',
  '¤': 'EUR',
  '₹': 'INR',
  US$: 'USD',
  A$: 'AUD',
  C$: 'CAD',
  NZ$: 'NZD',
  R$: 'BRL',
  ZŁ: 'PLN',
  FR: 'CHF',
})

/** @returns the currency that is named, in capitals; `undefined` where none is, or several are */
export function currencyOf(text: string): string | undefined {
  const [named, ...more] = text.length > longestAmount ? [] : (text.match(currency) ?? [])
  if (named === undefined || more.length > 0) return undefined
  const name = named.toUpperCase().replace(/\.$/, '')
  return otherNames.get(name) ?? name
}

/**
 * @returns the text without its currency, with plain blanks and "-" for every minus, its decimal mark kept where a dash stood for cents;
 *   `undefined` when it names several currencies, or is too long for an amount
 */
export function bareAmount(text: string): string | undefined {
  if (text.length > longestAmount) return undefined
  if ((text.match(currency)?.length ?? 0) > 1) return undefined
  const bare = text
    .replace(currency, '')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
  return bare.replace(dashForCents, '').replaceAll(minusSigns, '-')
}
