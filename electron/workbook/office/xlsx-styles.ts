/** The number format of every cell style of an .xlsx workbook. */
import { getFormatFromId } from 'numfmt'
import { checkFormat } from '../../../shared/sheet/file-limits.ts'
import { readXml } from '../xml/xml-reader.ts'

/**
 * Formats without a pattern of their own: a number stands for one. 14 to 22 depend on the settings of whoever looks, so that
 * 9 June is 6/9/2024 here and 09/06/2024 there; they are shown in the one order that nobody misreads.
 */
const builtIn: Readonly<Record<number, string>> = {
  14: 'yyyy-mm-dd',
  22: 'yyyy-mm-dd hh:mm',
  30: 'yyyy-mm-dd',
}

/** @returns by the number a cell has in its attribute `s`. @throws BeyondLimit */
export function readNumberFormats(stylesXml: Uint8Array): readonly string[] {
  const own = new Map<number, string>()
  const formats: string[] = []
  let isInCellStyles = false
  readXml(stylesXml, {
    open(name, attributes) {
      if (name === 'numFmt') {
        const pattern = attributes.get('formatCode') ?? 'General'
        own.set(Number(attributes.get('numFmtId')), pattern)
        checkFormat(pattern, own.size)
      } else if (name === 'cellXfs') isInCellStyles = true
      else if (name === 'xf' && isInCellStyles) {
        const id = Number(attributes.get('numFmtId') ?? 0)
        formats.push(own.get(id) ?? builtInFormat(id))
      }
    },
    close(name) {
      if (name === 'cellXfs') isInCellStyles = false
    },
  })
  return formats
}

/** The pattern of a format that has only a number. Source: ECMA-376 part 1, 18.8.30. */
export const builtInFormat = (id: number): string => builtIn[id] ?? getFormatFromId(id)
