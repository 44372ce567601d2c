/**
 * Text that was written in one encoding and read in another before it came here, or copied out of a web page with its codes. What
 * was meant can mostly be told.
 */

/** Signs of windows-1252 that stand for the bytes 80 to 9F; bytes without one stand for themselves. */
const signsFrom80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const first80 = 0x80

/** Two letters for one, "Ã¼", or three for a sign of print, "â€™". Ä and Å before a closing quotation mark are what they seem. */
const misread =
  /[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘–—˜™š›œžŸ]|[ÄÅ][\u0080-\u009f\u00a1-\u00ba\u00bc-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ–—˜™š›œžŸ]|â[€„‚][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|ï»¿/g
/** Letters of an old Macintosh read as those of Windows: "MŸller", "RenŽe", "SmithÕs". No word has such capitals inside. */
const misreadMac = /(?<=\p{Ll})[ŸŽŠÕ‡ˆŒ](?!\p{Lu})|(?<=\p{L})[ŸŽŠÕ‡ˆŒ](?=\p{Ll})/u
/** A capital where a second word of a firm's name begins, "InterŠport", as it may be a letter of a long word, "CafŽhaus". */
const perhapsCapital = /\p{Lu}\p{Ll}{2,}[ŽŠÕ]\p{Ll}{3}/u
const macFrom80 =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ'
const entity = /&(?:#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,6});/gi
const lost = '\ufffd'
/** "M?ller", "Gro?-Gerau", "?ukasz": a program writes a question mark for a letter that its encoding has no place for. */
const lostLetter = /(?<=\p{L})\?(?=[-'’]?\p{L})|(?<!\S)\?(?=\p{Ll}{2})/u
/** "José" without its last letter, or a name that somebody is not sure of: worth a look either way. */
const lostLastLetter = /(?<!\S)\p{Lu}[\p{L}'’-]+\?(?![^\s,])/u
/** "Is this Smith?": no part of a name is a long word in small letters. */
const wordOfQuestion = /(?<!\S)\p{Ll}{4}/u
const pageAddress = /:\/\/|www\.|\?.*=/i

const namedSigns: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', rsquo: '’', lsquo: '‘', ndash: '–', mdash: '—' },
    ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', eacute: 'é', egrave: 'è' },
    ...{ agrave: 'à', aacute: 'á', iacute: 'í', oacute: 'ó', uacute: 'ú', ccedil: 'ç', ntilde: 'ñ', euro: '€' },
  }),
)

/** @returns the part that is garbled, and the whole text as it was meant, where that can be told; `undefined` where nothing is */
export function findGarbled(text: string): { readonly part: string; readonly meant?: string } | undefined {
  if (isPlain(text)) return undefined
  const part = text.match(misread)?.[0] ?? firstEntity(text)
  if (text.includes(lost)) return { part: part ?? lost }
  if (part === undefined) return findMac(text)
  return { part, meant: text.replaceAll(misread, readAgain).replaceAll(entity, (found) => signOf(found) ?? found) }
}

/** Of names and places alone: people ask questions in notes, and leave out the space behind the mark. */
export type NamedIn = 'name' | 'place'

/** @returns whether a question mark seems to stand for a letter that was lost */
export function hasLostLetter(text: string, of: NamedIn): boolean {
  if (!text.includes('?') || pageAddress.test(text)) return false
  return lostLetter.test(text) || (of === 'name' && lostLastLetter.test(text) && !wordOfQuestion.test(text))
}

function findMac(text: string): { readonly part: string; readonly meant?: string } | undefined {
  const part = misreadMac.exec(text)?.[0]
  if (part === undefined) return undefined
  // Letters that are right as they are say that the text was read as it was written.
  if (/[À-ÖØ-öø-ÿ]/.test(text.replaceAll(part, '')) || perhapsCapital.test(text)) return { part }
  const meant = [...text].map((sign) => (sign > '\u007f' ? (macFrom80[byteOf(sign) - first80] ?? sign) : sign)).join('')
  return { part, meant }
}

/** Nearly all texts are seen to be so. */
const isPlain = (text: string): boolean => /^[\x20-\x25\x27-\x7e]*$/.test(text)

const firstEntity = (text: string): string | undefined =>
  text.match(entity)?.find((found) => signOf(found) !== undefined)

function signOf(found: string): string | undefined {
  const name = found.slice(1, -1)
  if (!name.startsWith('#')) return namedSigns.get(name)
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code >= 0x20 && code <= 0x10_ffff ? String.fromCodePoint(code) : undefined
}

/** The letter whose bytes of UTF-8 these signs are. */
function readAgain(signs: string): string {
  const [first = 0, ...rest] = [...signs].map(byteOf)
  const lead = rest.length === 1 ? first & 0x1f : first & 0x0f
  const code = rest.reduce((so, byte) => (so << 6) | (byte & 0x3f), lead)
  return code === 0xfeff ? '' : String.fromCodePoint(code)
}

function byteOf(sign: string): number {
  const place = signsFrom80.indexOf(sign)
  return place < 0 ? sign.charCodeAt(0) : first80 + place
}
