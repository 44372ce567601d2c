/** Words that a row of totals goes by, in the languages that spreadsheets of energy suppliers come in. */

const word =
  '(?:sub-? ?totals?|grand totals?|overall totals?|totals?|sums?|counts?|averages?|(?:gesamt|zwischen|end)?summe|gesamt(?:ergebnis|betrag|anzahl)?|zwischenergebnis|ergebnis|anzahl|mittelwert|insgesamt|totaux|sous-?total|total général|somme|nombre|moyenne|suma|recuento|promedio|totale|somma|conteggio|totaal|subtotaal|som|aantal|gemiddelde)'

/** What a total may be of, and still be nothing but a total. */
const ofWhat =
  '(?:(?:of|for|all|no\\.?|number|der|aller|des|de) )*(?:accounts?|customers?|records?|rows?|lines?|entries|konten|kunden|zeilen|sätze|comptes|clients)?'

const phrase = new RegExp(`^(?:all )?${word} ?${ofWhat} ?[:=]? ?(?:\\d[\\d.,]*)? ?${ofWhat}$`, 'iu')
const mention = new RegExp(`^${word}(?:$|[ :])|(?:^| )${word} ?:?$`, 'iu')

/** The name of a total is short; the patterns are kept from longer texts. */
const longestPhrase = 120

/** With one blank for many: runs of them would be tried in every way that they can be shared out. */
function matches(pattern: RegExp, text: string): boolean {
  const trimmed = text.trim()
  return trimmed.length <= longestPhrase && pattern.test(trimmed.replaceAll(/\s+/g, ' '))
}

/** The whole text is the name of a total: "Total", "Grand total:", "Summe", "Total accounts: 30". */
export const isTotalPhrase = (text: string): boolean => matches(phrase, text)

/** The text begins or ends with such a name: "Dallas Total", as spreadsheet programs write subtotals, but also "Total Energy Ltd". */
export const mentionsTotal = (text: string): boolean => matches(mention, text)
