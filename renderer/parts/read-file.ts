/** Reads a file that the person picked or dropped. */
import { issue } from '../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'

/** @returns its bytes; `file_not_readable` when it was moved, is locked by another program, or may not be read */
export async function readFile(file: File): Promise<Result<Uint8Array<ArrayBuffer>>> {
  try {
    return ok(new Uint8Array(await file.arrayBuffer()))
  } catch {
    return refuse(issue('file_not_readable', { fileName: file.name }))
  }
}
