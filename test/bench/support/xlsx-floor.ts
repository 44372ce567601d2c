/**
 * The least that reading an .xlsx can cost: unpack its parts and look at every cell once, with the strings in their places. It takes
 * a well-made file with one sheet for granted, and keeps nothing: something to measure against, not a reader.
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { Readable } from 'node:stream'
import { TextDecoder } from 'node:util'
import { createInflateRaw, inflateRawSync } from 'node:zlib'

type Part = { readonly packedBytes: number; readonly offset: number }

/** @returns how many cells the sheet has */
export async function scanAtTheFloor(path: string, sheetPart: string, stringsPart: string): Promise<number> {
  const file = openSync(path, 'r')
  try {
    const parts = directoryOf(file)
    const sheet = parts.get(sheetPart)
    const strings = parts.get(stringsPart)
    if (sheet === undefined) throw new Error(`${path} has no ${sheetPart}`)
    const shared = strings === undefined ? [] : sharedStringsOf(inflateRawSync(packedBytesOf(file, strings)).toString())
    let cells = 0
    await scanSheet(inflated(packedBytesOf(file, sheet)), shared, () => {
      cells += 1
    })
    return cells
  } finally {
    closeSync(file)
  }
}

function directoryOf(file: number): ReadonlyMap<string, Part> {
  const size = fstatSync(file).size
  const tail = bytesAt(file, Math.max(0, size - 65_557), Math.min(size, 65_557))
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const directory = bytesAt(file, tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12))
  const parts = new Map<string, Part>()
  for (let index = 0, at = 0; index < tail.readUInt16LE(end + 10); index += 1) {
    const nameBytes = directory.readUInt16LE(at + 28)
    parts.set(directory.toString('utf8', at + 46, at + 46 + nameBytes), {
      packedBytes: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
    })
    at += 46 + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return parts
}

function packedBytesOf(file: number, { offset, packedBytes }: Part): Buffer {
  const head = bytesAt(file, offset, 30)
  return bytesAt(file, offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28), packedBytes)
}

function bytesAt(file: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  readSync(file, bytes, 0, length, position)
  return bytes
}

async function* inflated(packed: Buffer): AsyncIterable<string> {
  const pieces = function* () {
    for (let at = 0; at < packed.length; at += 65_536) yield packed.subarray(at, at + 65_536)
  }
  const decoder = new TextDecoder()
  for await (const piece of Readable.from(pieces()).pipe(createInflateRaw({ chunkSize: 1 << 20 }))) {
    yield decoder.decode(piece, { stream: true })
  }
  yield decoder.decode()
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const resolveEntities = (text: string): string =>
  text.includes('&') ? text.replaceAll(/&(\w+);/g, (whole, name: string) => named[name] ?? whole) : text

function sharedStringsOf(xml: string): readonly string[] {
  const strings: string[] = []
  for (let at = xml.indexOf('<si>'); at >= 0; at = xml.indexOf('<si>', at + 1)) {
    const start = xml.indexOf('>', xml.indexOf('<t', at)) + 1
    strings.push(resolveEntities(xml.slice(start, xml.indexOf('</t>', start))))
  }
  return strings
}

type SeenCell = (row: number, column: number, type: string, style: number, text: string) => void

async function scanSheet(pieces: AsyncIterable<string>, shared: readonly string[], seen: SeenCell): Promise<void> {
  let rest = ''
  for await (const piece of pieces) {
    const xml = rest + piece
    const lastRow = xml.lastIndexOf('</row>')
    if (lastRow >= 0) scanRows(xml, lastRow, shared, seen)
    rest = lastRow < 0 ? xml : xml.slice(lastRow + '</row>'.length)
  }
}

function scanRows(xml: string, end: number, shared: readonly string[], seen: SeenCell): void {
  for (let at = xml.indexOf('<c ', 0); at >= 0 && at < end; at = xml.indexOf('<c ', at)) {
    const tagEnd = xml.indexOf('>', at)
    let [row, column, type, style] = [0, 0, 'n', 0]
    for (let from = at + 3; from < tagEnd; ) {
      const equals = xml.indexOf('="', from)
      if (equals < 0 || equals > tagEnd) break
      const close = xml.indexOf('"', equals + 2)
      switch (xml.charCodeAt(from)) {
        case 0x72: {
          let digitsAt = equals + 2
          for (; xml.charCodeAt(digitsAt) > 64; digitsAt += 1) column = column * 26 + xml.charCodeAt(digitsAt) - 64
          row = Number(xml.slice(digitsAt, close))
          break
        }
        case 0x74:
          type = xml.slice(equals + 2, close)
          break
        default:
          style = Number(xml.slice(equals + 2, close))
      }
      from = close + 2
    }
    if (xml.charCodeAt(tagEnd - 1) === 0x2f) {
      at = tagEnd
      continue
    }
    const cellEnd = xml.indexOf('</c>', tagEnd)
    const valueAt = xml.indexOf(type === 'inlineStr' ? '<t' : '<v>', tagEnd)
    if (valueAt >= 0 && valueAt < cellEnd) {
      const start = xml.indexOf('>', valueAt) + 1
      const text = xml.slice(start, xml.indexOf('<', start))
      seen(row, column, type, style, type === 's' ? (shared[Number(text)] ?? '') : resolveEntities(text))
    }
    at = cellEnd
  }
}
