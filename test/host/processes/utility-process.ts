/** Electron's `utilityProcess`, as a forked Node process: same events, same messages, `process.parentPort` inside. */
import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { ForkOptions, UtilityProcess } from 'electron'
import { refuseUnknownOptions } from '../electron/electron-options.ts'
import { asWhole, listedEmitter, type NothingBeside, notImplemented, type PartOf } from '../electron/listed.ts'
import { onlyWhenReady } from './host-state.ts'

const entry = fileURLToPath(new URL('./run-utility.ts', import.meta.url))
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

class StandInUtilityProcess
  extends listedEmitter('UtilityProcess', ['error', 'exit', 'login', 'message', 'spawn'])
  implements PartOf<UtilityProcess>
{
  readonly #child: ChildProcess
  #hasEnded = false

  constructor(modulePath: string, args: readonly string[], options: ForkOptions) {
    super()
    const [, stdout = 'inherit', stderr = 'inherit'] = threeOf(options.stdio)
    this.#child = fork(entry, [modulePath, ...args], {
      serialization: 'advanced',
      stdio: ['ignore', stdout, stderr, 'ipc'],
      execArgv: ['--disable-warning=ExperimentalWarning', ...(options.execArgv ?? [])],
      env: options.env ? { ...options.env } : process.env,
      ...(options.cwd && { cwd: options.cwd }),
    })
    running.add(this.#child)
    this.#child.once('spawn', () => this.emit('spawn'))
    this.#child.on('message', (message) => this.emit('message', message))
    this.#child.on('error', (e) => console.error('utility process:', e))
    this.#child.once('exit', (code, signal) => {
      running.delete(this.#child)
      this.#hasEnded = true
      this.emit('exit', code ?? constants.signals[signal ?? 'SIGTERM'])
    })
  }

  get pid(): number | undefined {
    return this.#hasEnded ? undefined : this.#child.pid
  }
  get stdout(): NodeJS.ReadableStream | null {
    return this.#child.stdout
  }
  get stderr(): NodeJS.ReadableStream | null {
    return this.#child.stderr
  }
  postMessage(message: unknown, transfer: readonly unknown[] = []): void {
    if (transfer.length > 0) throw notImplemented('UtilityProcess.postMessage with ports')
    if (!this.#child.connected) return
    // Cloned here, so that what can't be cloned throws here, and a Buffer arrives as the Uint8Array it is in Electron.
    this.#child.send(structuredClone(message) as Serializable, () => undefined)
  }
  kill(): boolean {
    return !this.#hasEnded && this.#child.kill('SIGTERM')
  }
}

true satisfies NothingBeside<StandInUtilityProcess, UtilityProcess>

export const utilityProcess = {
  fork: (modulePath: string, args: readonly string[] = [], options: ForkOptions = {}): UtilityProcess => {
    onlyWhenReady('utilityProcess.fork()')
    refuseUnknownOptions('utilityProcess.fork()', 'ForkOptions', options)
    return asWhole<UtilityProcess>(new StandInUtilityProcess(modulePath, args, options))
  },
}

type Stdio = 'pipe' | 'ignore' | 'inherit'
const isStdio = (text: string): text is Stdio => ['pipe', 'ignore', 'inherit'].includes(text)

function threeOf(stdio: ForkOptions['stdio'] = 'inherit'): readonly Stdio[] {
  if (typeof stdio !== 'string') return stdio
  if (!isStdio(stdio)) throw new TypeError(`Invalid value for stdio: ${stdio}`)
  return [stdio, stdio, stdio]
}
