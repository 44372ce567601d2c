/** Cuts one text into the parts of a split column: at a separator, after so many characters, as a person's name, or as an address. */
import { assertNever } from '../../../result.ts'
import type { Cut } from '../../model/mapping.ts'
import type { ReadProblem, ReadRemark } from '../read-outcome.ts'
import { trimText } from '../text/trim-text.ts'
import { addressPartNames, cutAddress } from './cut-address.ts'
import { cutName, titleIn } from './cut-name.ts'

export type CutText = {
  /** Trimmed; `''` for a part that isn't there. As many as were asked for. */
  readonly parts: readonly string[]
  /** What is wrong or unusual about the whole text, and the part (from 0) that it is said at. */
  readonly said?: { readonly code: ReadProblem | ReadRemark; readonly index: number }
}

/** By how it was cut: the parts of a cell are asked for one after the other, and to cut a name or an address takes long. */
const last = new WeakMap<Cut, { readonly text: string; readonly count: number; readonly cut: CutText }>()

/** @param text  trimmed, not blank. @param count  how many parts there are */
export function cutText(text: string, how: Cut, count: number): CutText {
  const known = last.get(how)
  if (known?.text === text && known.count === count) return known.cut
  const cut = cutAnew(text, how, count)
  last.set(how, { text, count, cut })
  return cut
}

function cutAnew(text: string, how: Cut, count: number): CutText {
  switch (how.by) {
    case 'separator':
      return cutAtSeparator(text, how.separator, how.rest, count)
    case 'position':
      return { parts: Array.from({ length: count }, (_, index) => trimText(pieceAt(text, how.positions, index))) }
    case 'name': {
      const { given, family, said } = cutName(text)
      const title = count > 2 ? titleIn(text) : ''
      const parts = Array.from({ length: count }, (_, index) => [given, family, title][index] ?? '')
      return said === undefined ? { parts } : { parts, said: { code: said, index: said === 'name_of_several' ? 0 : 1 } }
    }
    case 'address': {
      const address = cutAddress(text)
      const parts = addressPartNames.slice(0, count).map((name) => address?.[name] ?? '')
      if (address === undefined) return { parts, said: { code: 'address_not_cut', index: 0 } }
      return address.said === undefined ? { parts } : { parts, said: { code: address.said, index: 1 } }
    }
    default:
      return assertNever(how)
  }
}

/** A separator of blanks alone is any run of blanks; one with something else in it counts with or without the blanks around it. */
function cutAtSeparator(text: string, separator: string, rest: 'first' | 'last', count: number): CutText {
  const mark = separator.trim()
  const pieces = mark === '' ? text.split(/\s+/) : text.split(mark)
  // With fewer pieces nobody knows which one is not there.
  if (pieces.length < count) return { parts: new Array(count).fill(''), said: { code: 'split_too_few', index: 0 } }
  const surplus = pieces.length - count
  const whole = (from: number, to?: number): string => pieces.slice(from, to).join(mark === '' ? ' ' : mark)
  const parts =
    rest === 'last'
      ? [...pieces.slice(0, count - 1), whole(count - 1)]
      : [whole(0, surplus + 1), ...pieces.slice(surplus + 1)]
  return { parts: parts.map(trimText) }
}

const pieceAt = (text: string, positions: readonly number[], index: number): string =>
  text.slice(index === 0 ? 0 : (positions[index - 1] ?? text.length), positions[index] ?? text.length)
