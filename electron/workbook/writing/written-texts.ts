/**
 * The texts of a text file, kept as a few long strings with a letter of Latin-1 for each byte, and cut out when somebody asks: millions of
 * small strings take longer to make, and to sweep around, than everything else about reading, and most are asked for once or never.
 */
import { longestCellText } from '../../../shared/sheet/sheet.ts'

/** Where a text begins, in bytes; turned over (`~`) where it has letters beyond ASCII. */
export type WrittenPlace = number

/** `length` is in bytes: from 1 to `longestCellText`. */
export type WrittenTexts = {
  textAt(place: WrittenPlace, length: number): string
  /** Whether a text is more than blanks. */
  isShown(place: WrittenPlace, length: number): boolean
}

/** Of files that are no text files. */
export const nothingWritten: WrittenTexts = { textAt: () => '', isShown: () => false }

/**
 * Texts are cut out of strings of so many bytes, a letter for each: to make a text of bytes takes five times as long. Node keeps strings of
 * a mebibyte outside of V8's heap, out of which it takes longer again.
 */
const windowShift = 19
const windowBytes = 1 << windowShift

const space = 0x20
/** The first two bytes of every blank beyond ASCII: U+00A0, U+1680, U+2000 to U+205F, U+3000 and U+FEFF. */
const blankBeginnings = new Set([0xc2a0, 0xe19a, 0xe280, 0xe281, 0xe380, 0xefbb])

/** @param bytes  UTF-8; not looked at afterwards */
export function writtenTexts(bytes: Buffer): WrittenTexts {
  const windows: string[] = []
  for (let start = 0; start < bytes.length; start += windowBytes) {
    // So much of the next one that no text which begins here is cut.
    windows.push(bytes.toString('latin1', start, start + windowBytes + longestCellText))
  }
  const windowAt = (start: number): string => windows[start >>> windowShift] ?? ''

  const bytesAt = (start: number, length: number): string => {
    const from = start & (windowBytes - 1)
    return windowAt(start).slice(from, from + length)
  }

  const textAt = (place: WrittenPlace, length: number): string =>
    place >= 0 ? bytesAt(place, length) : Buffer.from(bytesAt(~place, length), 'latin1').toString('utf8')

  return {
    textAt,
    isShown(place, length) {
      const start = place >= 0 ? place : ~place
      const window = windowAt(start)
      const from = start & (windowBytes - 1)
      const byte = window.charCodeAt(from)
      // What most texts begin with is no blank.
      const isInk = byte > space && (place >= 0 || !blankBeginnings.has((byte << 8) | window.charCodeAt(from + 1)))
      return isInk || textAt(place, length).trim() !== ''
    },
  }
}
