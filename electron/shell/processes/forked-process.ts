/** Starts a process of ours as a forked Node: in the browser host, on the command line and in tests. */
import { fork } from 'node:child_process'
import { childEnvironment } from './child-environment.ts'
import { endedOnce, lastWordsOf } from './ended-once.ts'
import { heapOptions } from './heap-options.ts'
import type { ProcessPort, ProcessStart } from './process-port.ts'

export function startForkedProcess({ file, memoryMiB, args = [] }: ProcessStart): ProcessPort {
  const child = fork(file, args, {
    serialization: 'advanced',
    env: childEnvironment(),
    execArgv: [...heapOptions(memoryMiB), '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const lastWords = lastWordsOf(child.stderr)
  const end = endedOnce()
  child.once('close', (code, signal) => end.end({ code, signal, lastWords: lastWords() }))
  // Not started, or a message that found it gone: only the first is an end that `close` does not tell of.
  child.on('error', (error) => {
    if (child.pid === undefined) end.end({ code: null, signal: null, lastWords: error.message })
  })
  return {
    get pid() {
      return child.pid
    },
    post(message) {
      if (child.connected) child.send(message as object, () => {})
    },
    onMessage(hear) {
      child.on('message', hear)
      return () => child.off('message', hear)
    },
    onExit: end.onExit,
    kill() {
      if (!end.hasEnded()) child.kill('SIGKILL')
    },
  }
}
