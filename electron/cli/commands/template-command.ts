/** `template`: writes the empty template workbook. */
import { writeFile } from 'node:fs/promises'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import { say } from '../../../shared/messages/say.ts'
import { writeTemplate } from '../../workbook/writing/write-template.ts'
import { Stop } from '../stop.ts'

/** @returns exit code 0 */
export async function writeEmptyTemplate(file: string, catalogue: Catalogue): Promise<number> {
  if (!file.toLowerCase().endsWith('.xlsx')) {
    throw new Stop(say('template_ending', { file }))
  }
  const bytes = await writeTemplate(catalogue)
  await writeFile(file, bytes).catch(() => {
    throw new Stop(say('template_not_written', { file }))
  })
  return 0
}
