/** Words that a line goes by which counts rows, in the languages that spreadsheets of energy suppliers come in. */

/** Several of what the rows of a sheet are about. */
const things =
  'accounts|customers|clients|meters|registers|readings|sites|properties|premises|suppl(?:ies|y points)|mpans|mprns|payments|transactions|bills|invoices|statements|agreements|contracts|tariffs|records|rows|lines|entries|konten|kunden|zähler|zählpunkte|zahlungen|rechnungen|verträge|zeilen|sätze|comptes|compteurs|paiements|factures|contrats|lignes|cuentas|clientes|contadores|pagos|facturas|contratos|filas|conti|clienti|contatori|pagamenti|fatture|contratti|righe|rekeningen|klanten|betalingen|facturen|contracten|regels'
/** One of them; only ever behind a number, because "Meter 4" is a name. */
const thing =
  'account|customer|client|meter|register|reading|site|property|supply(?: point)?|mpan|mprn|payment|record|row|line|entry'

const number =
  '(?:total )?(?:no\\.?|nos\\.?|number|count|qty\\.?|anzahl|zahl|nombre|número|numero|recuento|conteggio|aantal)'
const of = '(?:of|der|de|di|van|dei|delle) '

const named = new RegExp(
  `^(?:(?:total|${number}) (?:${of})?)?(?:${things}) ?[:=]?(?: ?(\\d{1,6})| ?\\((\\d{1,6})\\))?$`,
  'iu',
)
const unnamed = new RegExp(`^${number} ?[:=]?(?: ?(\\d{1,6}))?$`, 'iu')
const behind = new RegExp(`^(\\d{1,6}) (?:${things}|${thing})(?: in total)?\\.?$`, 'iu')

const longest = 60

export type CountWords = {
  /** What is counted, as a text that is the same for every line of its kind. */
  readonly kind: string
  /** `null`: in another cell. */
  readonly count: number | null
}

/** Reads "Meters: 2", "No. of meters 3", "2 meters", "Count: 4", or such words without their number. */
export function countWordsOf(text: string): CountWords | undefined {
  const plain = text.length <= longest ? text.trim().replaceAll(/\s+/g, ' ') : ''
  const match = named.exec(plain) ?? unnamed.exec(plain)
  if (match !== null) {
    const count = match[1] ?? match[2]
    return { kind: plain.replace(/[\d\s:=()]+$/, '').toLowerCase(), count: count === undefined ? null : Number(count) }
  }
  const count = behind.exec(plain)?.[1]
  return count === undefined ? undefined : { kind: 'number first', count: Number(count) }
}
