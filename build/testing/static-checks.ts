/**
 * What is checked without running anything: `npm run lint` and `npm run typecheck`, and both for tests. As many programs run at once as
 * there are cores; each compiler keeps to one, because those that share their work do much of it twice. Under `.cache` it keeps what it
 * found, so that the next time only what depends on a change is looked at again.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type Sum, sumUp, type Tested } from './test-reports.ts'

type Check = { readonly name: string; readonly command: readonly [string, ...string[]] }

/** That which takes longest comes first. */
const types = ['test', 'electron', 'renderer', 'shared'].map(
  (folder): Check => ({ name: `Types in ${folder}/`, command: ['tsc', '-p', folder, '--singleThreaded'] }),
)
const lint: readonly Check[] = [
  { name: 'Lint', command: ['biome', 'ci', '.'] },
  { name: 'Nothing unused', command: ['knip', '--config', 'build/knip.json', '--no-progress'] },
]

const root = fileURLToPath(new URL('../..', import.meta.url))

export const checkStatically = (): Promise<Sum> => runAll([...types, ...lint])

async function runAll(checks: readonly Check[]): Promise<Sum> {
  const waiting = [...checks]
  const done: Tested[] = []
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift())
      done.push({ name: check.name, state: (await isGood(check)) ? 'passed' : 'failed' })
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return sumUp(done)
}

/** What it says is shown when it has ended, so that no two are mixed. npm has put the programs on the search path. */
async function isGood({ name, command: [program, ...args] }: Check): Promise<boolean> {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  console.log(`${name}: ${code === 0 ? 'passed' : 'failed'}`)
  if (code !== 0) process.stdout.write(`${out}${err}\n`)
  return code === 0
}

if (import.meta.main) {
  const { failed } = await runAll(process.argv.includes('--types') ? types : lint)
  process.exitCode = failed.length === 0 ? 0 : 1
}
