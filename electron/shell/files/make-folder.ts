/** Makes a folder, and those around it that are missing. */
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Node's own way of making all of them at once never ends where a folder that is there says that it isn't, as in `/proc`.
 * @throws what the system says, also where a file is in the way
 */
export async function makeFolder(folder: string): Promise<void> {
  const around = dirname(folder)
  try {
    await makeOne(folder)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || around === folder) throw error
    await makeFolder(around)
    await makeOne(folder)
  }
}

/** One that is there already is as good; where it is a file, whoever writes into it is told. */
const makeOne = (folder: string): Promise<void> =>
  mkdir(folder).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error
  })

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
