/** Reads a cell as plain text. */
import type { Cell } from '../../../sheet/sheet.ts'
import { trimText } from './trim-text.ts'

/** @param cell  not blank. @returns what the cell shows; of a number shown in scientific notation its digits */
export function readText(cell: Cell): string {
  const text = trimText(cell.text)
  switch (cell.kind) {
    case 'number':
      return text === '' || /^-?\d(?:[.,]\d+)?E[+-]?\d+$/i.test(text) ? cell.digits : text
    case 'date':
      return text === '' ? cell.iso : text
    default:
      return text
  }
}
