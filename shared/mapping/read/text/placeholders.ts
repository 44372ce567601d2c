/** Words and signs that stand where a value is missing: what databases, statistics programs and people write instead of a blank. */
import { trimText } from './trim-text.ts'

const words: ReadonlySet<string> = new Set([
  // What programs write.
  ...[
    'null',
    '(null)',
    '<null>',
    '[null]',
    '\\n',
    'nil',
    'nan',
    '<na>',
    'undefined',
    '(blank)',
    '[blank]',
    '<blank>',
    '(empty)',
    '[empty]',
    '<empty>',
    '(leer)',
    '<leer>',
  ],
  // What people write.
  ...['n/a', 'n.a.', 'n.a', 'n/k', 'none', '(none)', 'not applicable', 'not available', 'k.a.', 'missing'],
  ...['tbc', 'tba', 'tbd', 't.b.c.', 't.b.a.', 't.b.d.', 'to be confirmed', 'to be advised', 'to follow', 'pending'],
  ...['unknown', 'not known', 'not yet known', 'unbekannt', 'inconnu', 'desconocido', 'sconosciuto', 'onbekend'],
])
/** "[blank]", "<none>": nobody is called so. */
const inBrackets = /^[[(<{]([^\])>}]+)[\])>}]$/
const onlySigns = /^(?:[-–—_?*/\\]+|\.{2,}|x{2,})$/i
const longest = 20
/** None of these words has a digit, and nearly every number of an account: most texts are told by that alone. */
const mayBeOne = (text: string): boolean => text.length <= longest && !/\d/.test(text)

/** @returns whether the whole text says that there is no value: "NULL", "n/a", "TBC", "-", "???" */
export function isPlaceholder(text: string): boolean {
  if (!mayBeOne(text)) return false
  const word = trimText(text).toLowerCase()
  return words.has(word) || onlySigns.test(word) || words.has(inBrackets.exec(word)?.[1] ?? '')
}

/** No account goes by these; elsewhere they may be an initial, a name or a word. */
const notAnAccount: ReadonlySet<string> = new Set(['x', '.', 'na', 'no', 'new', 'blank', 'empty', 'tbc?', 'tba?'])

/** The same of an account number. */
export const isPlaceholderNumber = (text: string): boolean =>
  isPlaceholder(text) || (mayBeOne(text) && notAnAccount.has(trimText(text).toLowerCase()))

/** In English and German, as a text file has them that was saved from a spreadsheet. */
const errorName =
  /^#(?:N\/A|NV|REF!|BEZUG!|VALUE!|WERT!|NAME\?|DIV\/0!|NUM!|ZAHL!|NULL!|SPILL!|ÜBERLAUF!|CALC!|KALK!|FIELD!|FELD!)$/i
const hash = 0x23

/**
 * @param text  without blanks around it
 * @returns whether it is what a spreadsheet program shows where a formula has failed: "#N/A", "#REF!"
 */
export const isErrorName = (text: string): boolean => text.charCodeAt(0) === hash && errorName.test(text)
