/** The five entities of XML, and characters by number; no others are defined in the files of office programs. */

const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** The longest is a number of seven digits: `&#1114111;`. */
const longestEntity = 10

export function resolveEntities(text: string): string {
  let resolved = ''
  let from = 0
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    const end = text.indexOf(';', at)
    if (end < 0) break
    const meaning = end - at > longestEntity ? undefined : meaningOf(text.slice(at + 1, end))
    if (meaning === undefined) continue
    resolved += text.slice(from, at) + meaning
    from = end + 1
  }
  return resolved + text.slice(from)
}

/** `undefined` for what is no entity of ours, and stays as it is. */
function meaningOf(entity: string): string | undefined {
  const match = entity.startsWith('#') ? /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(entity) : null
  if (match === null) return named.get(entity)
  const code = match[1] === undefined ? Number(match[2]) : Number.parseInt(match[1], 16)
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
