/** Processes of the trials: none is left behind when the trials end, or are ended. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const running = new Set<ChildProcess>()

process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Trials start thousands of processes: what Node makes of our source is kept from one to the next, which halves a start. */
const compiled = join(root, '.cache', 'compiled')

/** Starts a script of ours with the Node that runs the trials. */
export function startScript(
  args: readonly string[],
  { stdio, env = process.env }: Pick<SpawnOptions, 'stdio' | 'env'>,
): ChildProcess {
  const child = spawn(process.execPath, args, { cwd: root, stdio, env: { NODE_COMPILE_CACHE: compiled, ...env } })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}
