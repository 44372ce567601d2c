/** A folder that stands in for Electron's runtime when packages are made: no program, but the place where its fuses are set. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How @electron/fuses finds the fuses in a program: this text, the version of their list, their number, one character for each. */
const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const unset = '000000000'

/** @param folder  is made */
export function writeStandInRuntime(folder: string): void {
  mkdirSync(join(folder, 'locales'), { recursive: true })
  mkdirSync(join(folder, 'resources'))
  const program = join(folder, 'electron')
  writeFileSync(
    program,
    Buffer.concat([Buffer.from(`stand-in\n${sentinel}`), Buffer.of(1, unset.length), Buffer.from(unset)]),
  )
  chmodSync(program, 0o755)
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'version']) writeFileSync(join(folder, name), 'stand-in')
}
