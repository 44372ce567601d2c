/** The command line as a script runs it: nobody is there to be asked, and what it keeps is in a folder of the test. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, inject } from 'vitest'

export const root = fileURLToPath(new URL('../../..', import.meta.url))
export const fixture = (name: string): string => join(root, 'test/fixtures', name)

export const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

type Ended = { readonly code: number; readonly lines: readonly string[]; readonly complaints: string }

/** To be called once by a file of tests. */
export function commandLine() {
  const folder = mkdtempSync(join(tmpdir(), 'migration-desk-cli-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const settings = (env: NodeJS.ProcessEnv) => ({
    cwd: root,
    env: { ...process.env, LC_ALL: 'en_GB.UTF-8', MIGRATION_DESK_HOME: join(folder, 'home'), ...env },
  })
  return {
    folder,
    /** @returns the path of a file in the folder */
    write(name: string, content: string | Uint8Array): string {
      writeFileSync(join(folder, name), content)
      return join(folder, name)
    },
    newFolder: (): string => mkdtempSync(join(folder, 'out-')),
    start: (args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess =>
      spawn(process.execPath, [inject('cliFile'), ...args], { ...settings(env), stdio: 'ignore' }),
    /** Runs a command to its end. */
    run: (args: readonly string[], env: NodeJS.ProcessEnv = {}, program: string = inject('cliFile')): Promise<Ended> =>
      new Promise((resolve) => {
        const options = { ...settings(env), maxBuffer: 1 << 26 }
        const child = execFile(process.execPath, [program, ...args], options, (_error, output, complaints) => {
          const lines = output.split('\n').filter((line) => line !== '')
          resolve({ code: child.exitCode ?? -1, lines, complaints })
        })
        child.stdin?.end()
      }),
  }
}
