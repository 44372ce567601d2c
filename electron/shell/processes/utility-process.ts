/** Starts a process of ours as Electron's utility process; Electron's own `fork` is handed in by the desktop host. */
import type { utilityProcess } from 'electron'
import { childEnvironment } from './child-environment.ts'
import { endedOnce, lastWordsOf } from './ended-once.ts'
import { heapOptions } from './heap-options.ts'
import type { ProcessPort, ProcessStart } from './process-port.ts'

export function startUtilityProcess(
  electron: Pick<typeof utilityProcess, 'fork'>,
  { file, memoryMiB, args = [] }: ProcessStart,
): ProcessPort {
  const child = electron.fork(file, [...args], {
    env: childEnvironment(),
    execArgv: [...heapOptions(memoryMiB)],
    stdio: ['ignore', 'ignore', 'pipe'],
    serviceName: 'Spreadsheet preparation',
  })
  const lastWords = lastWordsOf(child.stderr)
  const end = endedOnce()
  child.once('exit', (code) => end.end({ code, signal: null, lastWords: lastWords() }))
  // A fatal error of V8; `exit` follows. Without a listener it would end the main process too.
  child.on('error', () => {})
  return {
    get pid() {
      return child.pid
    },
    post(message) {
      if (!end.hasEnded()) child.postMessage(message)
    },
    onMessage(hear) {
      child.on('message', hear)
      return () => child.off('message', hear)
    },
    onExit: end.onExit,
    kill() {
      if (!end.hasEnded()) child.kill()
    },
  }
}
