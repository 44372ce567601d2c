/** The command line as a script runs it: nobody is there to be asked, and what it keeps is in a folder of the test. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, inject } from 'vitest'
import { outletTo } from '../../../electron/cli/lines.ts'
import { runCommandLine } from '../../../electron/cli/run-command-line.ts'
import { catalogueOfKind } from '../../../shared/catalogue/catalogue-of-kind.ts'
import { preparationHere } from '../../support/desks/preparation-here.ts'

export const root = fileURLToPath(new URL('../../..', import.meta.url))
export const fixture = (name: string): string => join(root, 'test/fixtures', name)

export const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

type Ended = { readonly code: number; readonly lines: readonly string[]; readonly complaints: string }

/** To be called once by a file of tests. */
export function commandLine() {
  const folder = mkdtempSync(join(tmpdir(), 'migration-desk-cli-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const startPreparation = preparationHere()
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
    ports: () => {
      const said = { lines: [] as string[], told: [] as string[] }
      return { ...said, print: keepIn(said.lines), tell: keepIn(said.told), startPreparation }
    },
    /** Runs a command to its end, in this process: starting others takes longer than most commands. */
    run: async (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> => {
      const streams = { out: '', err: '' }
      const outlet = outletTo({
        out: (text) => {
          streams.out += text
        },
        err: (text) => {
          streams.err += text
        },
      })
      const code = await inEnvironment({ MIGRATION_DESK_HOME: join(folder, 'home'), ...env }, () =>
        runCommandLine(args, { ...outlet, startPreparation }, catalogueOfKind),
      )
      return { code, lines: linesOf(streams.out), complaints: streams.err }
    },
    /** Runs a command to its end, in a process of its own, as a person does. */
    runApart: (
      args: readonly string[],
      env: NodeJS.ProcessEnv = {},
      program: string = inject('cliFile'),
    ): Promise<Ended> =>
      new Promise((resolve) => {
        const options = { ...settings(env), maxBuffer: 1 << 26 }
        const child = execFile(process.execPath, [program, ...args], options, (_error, output, complaints) => {
          resolve({ code: child.exitCode ?? -1, lines: linesOf(output), complaints })
        })
        child.stdin?.end()
      }),
  }
}

const linesOf = (output: string): readonly string[] => output.split('\n').filter((line) => line !== '')

async function inEnvironment<T>(env: NodeJS.ProcessEnv, work: () => Promise<T>): Promise<T> {
  const before = Object.keys(env).map((name) => [name, process.env[name]] as const)
  Object.assign(process.env, env)
  try {
    return await work()
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}

const keepIn = (lines: string[]) => (line: string) => {
  lines.push(line)
}
