/**
 * Reads XML piece by piece, as the parts of office files are written: no document type, no entities but the five and numbers.
 * Element names are told without their prefix, because programs choose prefixes as they like.
 */

export type XmlHandler = {
  open?(name: string, attributes: XmlAttributes): void
  /** May come in several pieces. */
  text?(text: string): void
  close?(name: string): void
}

export type XmlAttributes = {
  /** The value of an attribute, entities resolved. @param name  without prefix, which then may be any, or with it */
  get(name: string): string | undefined
}

/** The text is no XML, or XML of a kind that office programs don't write. */
export class XmlError extends Error {}

/** One tag or one run of text never gets longer than this in a file that a spreadsheet program wrote. */
const longestToken = 32 * 1024 * 1024

export function xmlReader(handler: XmlHandler) {
  let rest = ''
  const attributes = attributesOf()

  /** Handles the markup that begins at `at`; returns where it ends, or -1 when its end has not come yet. */
  const readMarkup = (xml: string, at: number): number => {
    if (xml.startsWith('<!--', at)) return pastEnd(xml, '-->', at + 4)
    if (xml.startsWith('<![CDATA[', at)) {
      const end = xml.indexOf(']]>', at + 9)
      if (end >= 0) handler.text?.(xml.slice(at + 9, end))
      return end < 0 ? -1 : end + 3
    }
    if (xml.startsWith('<?', at)) return pastEnd(xml, '?>', at + 2)
    if (xml.startsWith('<!', at)) {
      const end = xml.indexOf('>', at)
      // A document type may be named, but not define anything: entities could grow without bounds.
      if (end >= 0 && xml.slice(at, end).includes('[')) throw new XmlError('document type')
      return end < 0 ? -1 : end + 1
    }
    const end = endOfTag(xml, at + 1)
    if (end >= 0) readTag(xml, at + 1, end)
    return end < 0 ? -1 : end + 1
  }

  const readTag = (xml: string, start: number, end: number): void => {
    if (xml.charCodeAt(start) === 47 /* / */) {
      handler.close?.(nameAt(xml, start + 1, end).name)
      return
    }
    const isEmpty = xml.charCodeAt(end - 1) === 47
    const { name, after } = nameAt(xml, start, isEmpty ? end - 1 : end)
    attributes.look(xml, after, isEmpty ? end - 1 : end)
    handler.open?.(name, attributes)
    if (isEmpty) handler.close?.(name)
  }

  return {
    write(chunk: string): void {
      const xml = rest === '' ? chunk : rest + chunk
      let at = 0
      for (;;) {
        const tag = xml.indexOf('<', at)
        // Text is told when its end is known, so that no entity is cut in two.
        if (tag < 0) break
        if (tag > at) handler.text?.(resolve(xml.slice(at, tag)))
        at = tag
        const next = readMarkup(xml, tag)
        if (next < 0) break
        at = next
      }
      rest = xml.slice(at)
      if (rest.length > longestToken) throw new XmlError('token too long')
    },
    /** @throws XmlError when the text ends in the middle of a tag */
    end(): void {
      if (rest.includes('<')) throw new XmlError('cut off')
    },
  }
}

/** Reads a whole part at once. */
export function readXml(xml: string, handler: XmlHandler): void {
  const reader = xmlReader(handler)
  reader.write(xml)
  reader.end()
}

const pastEnd = (xml: string, mark: string, from: number): number => {
  const end = xml.indexOf(mark, from)
  return end < 0 ? -1 : end + mark.length
}

/** The `>` of a tag; one inside a quoted value doesn't count. */
function endOfTag(xml: string, from: number): number {
  let at = from
  for (;;) {
    const end = xml.indexOf('>', at)
    if (end < 0) return -1
    const quote = openQuote(xml, at, end)
    if (quote === undefined) return end
    const closing = xml.indexOf(quote.mark, quote.at + 1)
    if (closing < 0) return -1
    at = closing + 1
  }
}

/** A quotation mark between two places whose partner is not between them. */
function openQuote(xml: string, from: number, to: number): { mark: string; at: number } | undefined {
  for (let at = from; at < to; at += 1) {
    const code = xml.charCodeAt(at)
    if (code !== 34 /* " */ && code !== 39 /* ' */) continue
    const mark = code === 34 ? '"' : "'"
    const partner = xml.indexOf(mark, at + 1)
    if (partner < 0 || partner > to) return { mark, at }
    at = partner
  }
  return undefined
}

const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9

function nameAt(xml: string, start: number, end: number): { name: string; after: number } {
  let nameStart = start
  let at = start
  for (; at < end; at += 1) {
    const code = xml.charCodeAt(at)
    if (code === 58 /* : */) nameStart = at + 1
    else if (isSpace(code)) break
  }
  return { name: xml.slice(nameStart, at), after: at }
}

/** Looks attributes up in the text of a tag when they are asked for: most never are. */
function attributesOf() {
  let xml = ''
  let start = 0
  let end = 0
  return {
    look(text: string, from: number, to: number): void {
      xml = text
      start = from
      end = to
    },
    get(wanted: string): string | undefined {
      let at = start
      while (at < end) {
        while (at < end && isSpace(xml.charCodeAt(at))) at += 1
        const equals = xml.indexOf('=', at)
        if (equals < 0 || equals >= end) return undefined
        let quoteAt = equals + 1
        while (quoteAt < end && isSpace(xml.charCodeAt(quoteAt))) quoteAt += 1
        const closing = xml.indexOf(xml.charAt(quoteAt), quoteAt + 1)
        if (closing < 0 || closing > end) return undefined
        if (isNamed(xml, at, equals, wanted)) return resolve(xml.slice(quoteAt + 1, closing))
        at = closing + 1
      }
      return undefined
    },
  }
}

function isNamed(xml: string, start: number, end: number, wanted: string): boolean {
  let stop = end
  while (stop > start && isSpace(xml.charCodeAt(stop - 1))) stop -= 1
  const nameStart = stop - wanted.length
  if (nameStart < start || !xml.startsWith(wanted, nameStart)) return false
  return nameStart === start || xml.charCodeAt(nameStart - 1) === 58 /* : */
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function resolve(text: string): string {
  const lines = text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text
  if (!lines.includes('&')) return lines
  return lines.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}
