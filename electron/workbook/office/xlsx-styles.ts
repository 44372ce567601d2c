/** What the cell styles of an .xlsx workbook say of values: their number formats, and which of them strike a cell through. */
import { getFormatFromId } from 'numfmt'
import { checkFormat } from '../../../shared/sheet/file-limits.ts'
import { readXml } from '../xml/xml-reader.ts'
import { isTrue } from './xlsx-parts.ts'

/**
 * Formats without a pattern of their own: a number stands for one. 14 to 22 depend on the settings of whoever looks, so that
 * 9 June is 6/9/2024 here and 09/06/2024 there; they are shown in the one order that nobody misreads.
 */
const builtIn: Readonly<Record<number, string>> = {
  14: 'yyyy-mm-dd',
  22: 'yyyy-mm-dd hh:mm',
  30: 'yyyy-mm-dd',
}

/** By the number a cell has in its attribute `s`. */
export type CellStyles = { readonly formats: readonly string[]; readonly struckOut: ReadonlySet<number> }

/** @throws BeyondLimit */
export function readCellStyles(stylesXml: Uint8Array): CellStyles {
  const own = new Map<number, string>()
  const formats: string[] = []
  const struckFonts = new Set<number>()
  const struckOut = new Set<number>()
  let fontCount = 0
  let isInFonts = false
  let isInCellStyles = false
  readXml(stylesXml, {
    open(name, attributes) {
      if (name === 'numFmt') {
        const pattern = attributes.get('formatCode') ?? 'General'
        own.set(Number(attributes.get('numFmtId')), pattern)
        checkFormat(pattern, own.size)
      } else if (name === 'fonts') isInFonts = true
      else if (name === 'font' && isInFonts) fontCount += 1
      else if (name === 'strike' && isInFonts && isTrue(attributes.get('val') ?? '1')) struckFonts.add(fontCount - 1)
      else if (name === 'cellXfs') isInCellStyles = true
      else if (name === 'xf' && isInCellStyles) {
        if (struckFonts.has(Number(attributes.get('fontId') ?? 0))) struckOut.add(formats.length)
        const id = Number(attributes.get('numFmtId') ?? 0)
        formats.push(own.get(id) ?? builtInFormat(id))
      }
    },
    close(name) {
      if (name === 'fonts') isInFonts = false
      else if (name === 'cellXfs') isInCellStyles = false
    },
  })
  return { formats, struckOut }
}

/** The pattern of a format that has only a number. Source: ECMA-376 part 1, 18.8.30. */
export const builtInFormat = (id: number): string => builtIn[id] ?? getFormatFromId(id)
