/** A workbook from the disk, prepared without a window: read, mapped, checked. */
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Mapping, mapping as mappingSchema } from '../../shared/mapping/mapping.ts'
import { createPreparation } from '../preparation/preparation-client.ts'
import type { Preparation, PreparationSource, Prepared } from '../preparation/protocol.ts'
import { preparationMemoryMiB } from '../preparation-memory.ts'
import { startForkedProcess } from '../shell/forked-process.ts'
import { Stop, stopFor } from './stop.ts'

export type PreparedWorkbook = { readonly preparation: Preparation; readonly prepared: Prepared }

type WorkbookChoice = {
  readonly workbook: string
  readonly mapping?: string | undefined
  readonly supplierCode: string
}

/**
 * Prepares a workbook, does the work and ends the preparation process.
 * @throws Stop  when the workbook or the mapping can't be used
 */
export async function withPreparedWorkbook<T>(
  { workbook, mapping, supplierCode }: WorkbookChoice,
  work: (prepared: PreparedWorkbook) => Promise<T>,
): Promise<T> {
  const source: PreparationSource = {
    fileName: basename(workbook),
    bytes: await readBytes(workbook, 'workbook'),
    textReading: null,
    mapping: mapping === undefined ? null : await readMapping(mapping),
    edits: { steps: [], position: 0 },
    supplierCode,
  }
  const preparation = createPreparation({
    start: () =>
      startForkedProcess({
        file: join(import.meta.dirname, '../preparation/process.ts'),
        memoryMiB: preparationMemoryMiB(),
      }),
    readSource: () => source,
    onProgress: () => {},
  })
  try {
    const loaded = await preparation.load(source)
    if (!loaded.ok) throw stopFor(loaded.issues)
    return await work({ preparation, prepared: loaded.value })
  } finally {
    preparation.close()
  }
}

async function readBytes(path: string, what: string): Promise<Uint8Array> {
  try {
    return await readFile(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const reason =
      code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : 'it can’t be read'
    throw new Stop(`The ${what} ${path} can’t be used: ${reason}. Check the name and try again.`)
  }
}

/** A mapping as the application saves it. */
async function readMapping(path: string): Promise<Mapping> {
  const text = new TextDecoder().decode(await readBytes(path, 'mapping'))
  const read = mappingSchema.safeParse(parseJson(text))
  if (read.success) return read.data
  throw new Stop(
    `The mapping ${path} is not a mapping of this application. Save it again in Map, or leave --mapping out.`,
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
