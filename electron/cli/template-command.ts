/** `template`: writes the empty template workbook. */
import { writeFile } from 'node:fs/promises'
import type { Catalogue } from '../../shared/catalogue/catalogue.ts'
import { writeTemplate } from '../workbook/write-template.ts'
import { Stop } from './stop.ts'

/** @returns exit code 0 */
export async function writeEmptyTemplate(file: string, catalogue: Catalogue): Promise<number> {
  if (!file.toLowerCase().endsWith('.xlsx')) {
    throw new Stop(`The template is an .xlsx workbook; ${file} has another ending. Give a name such as template.xlsx.`)
  }
  const bytes = await writeTemplate(catalogue)
  await writeFile(file, bytes).catch(() => {
    throw new Stop(`The template could not be written to ${file}. Choose another place and try again.`)
  })
  return 0
}
