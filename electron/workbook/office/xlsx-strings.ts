/** The strings of an .xlsx workbook that its cells share. */
import { addPiece, cutCellText } from '../reading/cut-cell-text.ts'
import type { XmlHandler } from '../xml/xml-reader.ts'

/**
 * Collects the text of a string item (`si` or `is`): its runs joined, without the reading aids of East Asian scripts (`rPh`).
 * @param isItem  the element that holds one string
 */
export function stringItems(
  isItem: (name: string) => boolean,
  found: (text: string) => void,
): Required<Omit<XmlHandler, 'element'>> {
  let text = ''
  let isInText = false
  let isInPhonetic = false
  return {
    open(name) {
      if (isItem(name)) text = ''
      else if (name === 'rPh') isInPhonetic = true
      else if (name === 't') isInText = !isInPhonetic
    },
    text(piece) {
      if (isInText) text = addPiece(text, piece)
    },
    close(name) {
      if (name === 't') isInText = false
      else if (name === 'rPh') isInPhonetic = false
      else if (isItem(name)) found(cutCellText(unescapeString(text)))
    },
  }
}

/** @param strings  each item is added to these */
export const sharedStringsHandler = (strings: string[]): XmlHandler =>
  stringItems(
    (name) => name === 'si',
    (text) => strings.push(text),
  )

/** Characters that XML has no place for are written `_x000D_`. Source: ECMA-376 part 1, 22.9.2.19. */
export function unescapeString(text: string): string {
  if (!text.includes('_x')) return text
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
