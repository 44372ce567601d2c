/** Runs a script of a test in a process of its own, so that it can be killed the hard way. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

export type TestProcess = {
  readonly child: ChildProcess
  /** The next line the script prints. */
  nextLine(): Promise<string>
  /** SIGKILL, and waits until it is gone. Lines printed until then are read first. */
  kill(): Promise<readonly string[]>
}

export function runScript(script: URL, ...args: readonly string[]): TestProcess {
  const child = spawn(process.execPath, [fileURLToPath(script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const waiting: ((line: string) => void)[] = []
  const reader = createInterface({ input: child.stdout })
  reader.on('line', (line) => {
    const next = waiting.shift()
    if (next === undefined) lines.push(line)
    else next(line)
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return {
    child,
    nextLine: async () => lines.shift() ?? new Promise((resolve) => waiting.push(resolve)),
    kill: async () => {
      const gone = Promise.all([once(child, 'exit'), once(reader, 'close')])
      child.kill('SIGKILL')
      await gone
      return lines.splice(0)
    },
  }
}
