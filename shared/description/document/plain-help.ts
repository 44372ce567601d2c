/** Help texts of a document in plain words: they hold the marks of web pages and of Markdown. */

/** Enough for a person who asks what belongs into a cell. */
const longestHelp = 400

/** @returns sentences on one line; `''`: nothing is said */
export function plainHelp(text: string): string {
  const plain = text
    .replaceAll(/<(?:br|\/?p|\/?li|\/?ul|\/?ol|\/?div|\/?h\d)\b[^>]*>/gi, ' ')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (_, name: string) => characters.get(name) ?? ' ')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*\*|__|`)(.+?)\1/g, '$2')
    // Marks that turn the direction of reading.
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (plain.length <= longestHelp) return plain
  const cut = plain.slice(0, longestHelp)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`
}

const characters: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['#39', "'"],
  ['nbsp', ' '],
])
