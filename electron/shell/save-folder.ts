/** Writes files into a new folder inside the one that the person chose. What stands there already is left as it is. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Saved } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'
import { readReason } from './save-bytes.ts'

export type FileToSave = { readonly name: string; readonly bytes: Uint8Array }

/**
 * @param files  one after the other, as they are made; names are safe already
 * @returns where the new folder is; or `file_not_saved`, and what was written until then stays
 */
export async function saveFolder(
  parent: string,
  name: string,
  files: AsyncIterable<FileToSave>,
): Promise<Result<Saved>> {
  let at = join(parent, name)
  try {
    const folder = await makeNew(parent, name)
    at = folder
    for await (const file of files) {
      at = join(folder, file.name)
      await writeFile(at, file.bytes)
    }
    return ok({ to: 'disk', path: folder })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    return refuse(issue('file_not_saved', { path: at, reason: readReason(code) }))
  }
}

async function makeNew(parent: string, name: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const folder = join(parent, count === 1 ? name : `${name} ${count}`)
    try {
      await mkdir(folder)
      return folder
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
