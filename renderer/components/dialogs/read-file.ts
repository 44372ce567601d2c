/** Reads a file that the person picked or dropped. */

import { issue } from '../../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import { beyond, limits } from '../../../shared/sheet/file-limits.ts'

/** @returns its bytes; `file_too_large`; `file_not_readable` when it was moved, is locked by another program, or may not be read */
export async function readFile(file: File): Promise<Result<Uint8Array<ArrayBuffer>>> {
  // To read a file that is refused afterwards takes as much memory as it has, once here and once on its way.
  if (file.size > limits.fileBytes) return refuse(beyond.fileBytes(file.size).issueOf(file.name))
  try {
    return ok(new Uint8Array(await file.arrayBuffer()))
  } catch {
    return refuse(issue('file_not_readable', { fileName: file.name }))
  }
}
