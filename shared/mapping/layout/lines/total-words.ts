/** Words that a row of totals goes by, in the languages that spreadsheets of energy suppliers come in. */

const word =
  '(?:sub-? ?totals?|grand totals?|overall totals?|totals?|sums?|counts?|averages?|(?:gesamt|zwischen|end)?summe|gesamt(?:ergebnis|betrag|anzahl)?|zwischenergebnis|ergebnis|anzahl|mittelwert|insgesamt|totaux|sous-?total|total général|somme|nombre|moyenne|suma|recuento|promedio|totale|somma|conteggio|totaal|subtotaal|som|aantal|gemiddelde)'

/** What a total may be of, and still be nothing but a total. */
const ofWhat =
  '(?:(?:of|for|all|no\\.?|number|der|aller|des|de) )*(?:accounts?|customers?|records?|rows?|lines?|entries|konten|kunden|zeilen|sätze|comptes|clients)?'

const phrase = new RegExp(`^(?:all )?${word} ?${ofWhat} ?[:=]? ?(?:\\d[\\d.,]*)? ?${ofWhat}$`, 'iu')
const startsWith = `^${word}(?:$|[ :])`
const endsWith = `(?:^| )${word} ?:?$`
const mention = new RegExp(`${startsWith}|${endsWith}`, 'iu')
const atStart = new RegExp(startsWith, 'iu')
const atEnd = new RegExp(endsWith, 'iu')
const counted =
  /^(?:records?|rows?|accounts?|customers?|lines?|entries|datensätze|zeilen|konten|kunden|lignes|comptes|clients|filas|registros)(?: (?:exported|found|listed|selected|returned|shown|in total))?\.?$/iu

/** "Som Patel", "Sum Wing": such words are names too, unless they go on as no name does. */
const perhapsName = /^(?:sum|som|count) (?!:|(?:of|for|all|der|von|van|de|het)\b)/iu

/** A first name that is more often a total's: what else the row has says which. */
const firstName = /^suma (?!(?:de|del|total|general)\b)\p{L}/iu

/** The name of a total is short; the patterns are kept from longer texts. */
const longestPhrase = 120

/** With one blank for many: runs of them would be tried in every way that they can be shared out. */
function shortened(text: string): string | undefined {
  const trimmed = text.trim()
  return trimmed.length <= longestPhrase ? trimmed.replaceAll(/\s+/g, ' ') : undefined
}

const matches = (pattern: RegExp, text: string): boolean => pattern.test(shortened(text) ?? '')

/** The whole text is the name of a total: "Total", "Grand total:", "Summe", "Total accounts: 30". */
export const isTotalPhrase = (text: string): boolean => matches(phrase, text)

/** "records", "rows exported": what a report has counted, without the number. */
export const isCounted = (text: string): boolean => matches(counted, text)

/** The text begins or ends with such a name: "Dallas Total", as spreadsheet programs write subtotals, but also "Total Energy Ltd". */
export const mentionsTotal = (text: string): boolean =>
  matches(mention, text) && (!matches(perhapsName, text) || matches(atEnd, text))

/** "Suma Patel" may be somebody, and "Suma Dallas" the total of a town. */
export const mayNamePerson = (text: string): boolean => matches(firstName, text)

/** Of what a text that begins with such a name, and ends with none, is the total, if it is one: "Acme Ltd" of "Total Acme Ltd". */
export function namedByTotal(text: string): string | undefined {
  const plain = shortened(text)
  if (plain === undefined || !atStart.test(plain) || atEnd.test(plain)) return undefined
  return plain
    .replace(atStart, '')
    .replace(/^(?:of|for) /i, '')
    .trim()
}
