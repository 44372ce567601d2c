/** Writes files into a new folder inside the one that the person chose. What stands there already is left as it is. */
import { mkdir, rm, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Saved } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import { readReason } from './save-bytes.ts'

export type FileToSave = { readonly name: string; readonly bytes: Uint8Array }

/**
 * @param files  one after the other, as they are made; names are safe already. Where they end with a throw, what was written until then
 *   is taken away again, and this throws the same
 * @returns where the new folder is; or `file_not_saved`, and what was written until then stays
 */
export async function saveFolder(
  parent: string,
  name: string,
  files: AsyncIterable<FileToSave>,
): Promise<Result<Saved>> {
  let at = join(parent, name)
  let folder: string | null = null
  const written: string[] = []
  try {
    folder = await makeNew(parent, name)
    at = folder
    for await (const file of files) {
      at = join(folder, file.name)
      written.push(at)
      await writeFile(at, file.bytes)
    }
    return ok({ to: 'disk', path: folder })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (typeof code === 'string') return refuse(issue('file_not_saved', { path: at, reason: readReason(code) }))
    for (const path of written) await rm(path, { force: true }).catch(() => {})
    // Not what somebody else has put there meanwhile.
    if (folder !== null) await rmdir(folder).catch(() => {})
    throw error
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
