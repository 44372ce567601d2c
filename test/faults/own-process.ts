/** Processes of the trials: none is left behind when the trials end, or are ended. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const running = new Set<ChildProcess>()

process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Starts a script of ours with the Node that runs the trials. */
export function startScript(args: readonly string[], options: Pick<SpawnOptions, 'stdio' | 'env'>): ChildProcess {
  const child = spawn(process.execPath, args, { cwd: root, ...options })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}
