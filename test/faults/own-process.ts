/** Processes of the trials: none is left behind when the trials end, or are ended. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '../support/bundle.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const running = new Set<ChildProcess>()

process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** What Node makes of our source is kept from one process to the next. */
const compiled = join(root, '.cache', 'compiled')

/** By script of ours, the file it was bundled to. */
const bundled = new Map<string, string>()

/** Trials start thousands of processes: from one file each they start in a third of the time. */
export async function bundleScripts(scripts: Readonly<Record<string, string>>): Promise<void> {
  const { files, remove } = await bundle(scripts)
  process.once('exit', remove)
  for (const [name, file] of Object.entries(files)) bundled.set(scripts[name] ?? '', file)
}

/** Starts a script of ours, bundled where it was, with the Node that runs the trials. */
export function startScript(
  args: readonly string[],
  { stdio, env = process.env }: Pick<SpawnOptions, 'stdio' | 'env'>,
): ChildProcess {
  const child = spawn(
    process.execPath,
    args.map((arg) => bundled.get(arg) ?? arg),
    { cwd: root, stdio, env: { NODE_COMPILE_CACHE: compiled, ...env } },
  )
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}
