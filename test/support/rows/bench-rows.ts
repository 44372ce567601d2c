/** A spreadsheet of any length for measuring. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const writer = fileURLToPath(new URL('write-bench-rows.ts', import.meta.url))

/**
 * A .csv with one account a row. On the disk, where a person chooses it from: a file that is handed to the browser in memory is
 * spelled out and read back by the page itself, which takes seconds. And written by a process of its own: the heap of one that had all
 * rows in memory is swept by four threads at some later moment, which is in the middle of what is measured.
 */
export function benchFile(rowCount: number, columnCount = 20): { readonly path: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'migration-desk-rows-'))
  const path = join(folder, 'bench.csv')
  execFileSync(process.execPath, [writer, path, String(rowCount), String(columnCount)])
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
