/** Fills a template in as any program can. */
import { read, utils, write } from '@e965/xlsx'
import { writeTemplate } from '../../../electron/workbook/writing/write-template.ts'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import type { TypedValue } from './template-rows.ts'

/** What a person types in a row, by path. */
export type TypedRow = Readonly<Record<string, TypedValue>>

/**
 * Types where the hidden sheet says each path is, from the first row whose listed cells are empty.
 * @param typed  the rows of each sheet
 * @returns the bytes of an .xlsx file, saved by another program
 */
export async function fillTemplate(
  catalogue: Catalogue,
  typed: Readonly<Record<string, readonly TypedRow[]>>,
): Promise<Uint8Array> {
  const book = read(await writeTemplate(catalogue), { type: 'buffer' })
  const listed = utils.sheet_to_json<string[]>(book.Sheets._fields!, { header: 1 }).slice(1)
  for (const [name, rows] of Object.entries(typed)) {
    const sheet = book.Sheets[name]!
    const places = new Map(listed.flatMap(([of, letters, path]) => (of === name ? [[path!, letters!] as const] : [])))
    let row = 2
    while ([...places.values()].some((letters) => sheet[`${letters}${row}`] !== undefined)) row += 1
    for (const [index, values] of rows.entries()) {
      for (const [path, value] of Object.entries(values)) {
        if (value !== undefined) utils.sheet_add_aoa(sheet, [[value]], { origin: `${places.get(path)}${row + index}` })
      }
    }
  }
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }))
}
