/**
 * The preparation process as the main process holds it. It is started when it is needed, or taken where the host has one ready
 * (start-ahead.ts), watched while it works, and replaced when it has ended: a file that is too much for it costs a sentence, never the
 * application and never what was typed.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { issue } from '../../shared/issue-words.ts'
import { type Spoken, spokenAs, spokenAtFirst } from '../../shared/messages/speech.ts'
import { type Issue, ok, type Result, refuse } from '../../shared/result.ts'
import { preparationMemoryMiB } from '../preparation-memory.ts'
import type { ProcessEnd, ProcessPort } from '../shell/processes/process-port.ts'
import { wholeAnswer } from './messages/answer-parts.ts'
import { partsOfAsk } from './messages/ask-parts.ts'
import { memoryOfProcess } from './messages/memory-of-process.ts'
import type { Asked, AskedPart, Told } from './messages/messages.ts'
import { postingParts } from './messages/posting-parts.ts'
import {
  type IndexedAccount,
  type NotedSent,
  nobodySent,
  type Preparation,
  type PreparationCalls,
  type PreparationPorts,
  type PreparationSource,
} from './protocol.ts'

export type Bounds = {
  /** From one sign of life to the next: a progress, or an answer. */
  readonly silenceMs: number
  /** Of the whole process, in MiB. */
  readonly memoryMiB: number
  /** How often both are looked at while a call is under way. */
  readonly lookEveryMs: number
  readonly memoryOf: (pid: number) => Promise<number | undefined>
}

/** A million rows are read well within a minute. Buffers come on top of the heap, whose own limit is what ends most. */
const usualBounds: Bounds = {
  silenceMs: 120_000,
  memoryMiB: preparationMemoryMiB() * 1.5,
  lookEveryMs: 500,
  memoryOf: memoryOfProcess,
}

type Waiting = {
  readonly call: Asked['call']
  readonly resolve: (result: Result<unknown>) => void
  readonly reject: (bug: Error) => void
  /** Of its answer, as they come. */
  readonly accounts: IndexedAccount[]
}

/** A process that runs, with the calls that wait for its answer. */
type Running = {
  readonly port: ProcessPort
  readonly waiting: Map<number, Waiting>
  readonly watch: NodeJS.Timeout
  lastSignAt: number
  /** Of the file that was loaded last. */
  fileName: string
  /** A file is open in it. */
  isLoaded: boolean
  /** The load that is to open the first file in it. */
  firstLoad: Promise<Result<unknown>> | null
  /** What it knows to be sent, as it was when. */
  readonly sent: Set<string>
  sentAt: { readonly of: unknown; readonly revision: number }
  /** What it speaks. */
  spoken: Spoken
  readonly post: (parts: readonly (Asked | AskedPart)[], isWanted: () => boolean) => void
}

export function createPreparation(ports: PreparationPorts, bounds: Bounds = usualBounds): Preparation {
  let running: Running | null = null
  /** A process is being started in place of one that has ended; calls wait for the end of this, except those it makes itself. */
  let replacing: Promise<Result<unknown>> | null = null
  const insideReplacing = new AsyncLocalStorage<true>()
  let isClosed = false
  let lastFileName = ''
  let lastId = 0

  const start = (): Running => {
    const port = ports.start()
    const process: Running = {
      port,
      waiting: new Map(),
      watch: setInterval(() => void look(process), bounds.lookEveryMs),
      lastSignAt: performance.now(),
      fileName: '',
      isLoaded: false,
      firstLoad: null,
      sent: new Set(),
      sentAt: { of: null, revision: 0 },
      spoken: spokenAtFirst,
      post: postingParts<Asked | AskedPart>(port.post),
    }
    // The process itself keeps the application running while it works; looking at it does not.
    process.watch.unref()
    running = process
    port.onMessage((message) => hear(process, message as Told))
    port.onExit((end) => stop(process, () => issueOfEnd(end, process.fileName)))
    return process
  }

  /** Ends the process, and answers every call that waits for it. */
  const stop = (process: Running, reason: () => Issue): void => {
    if (running === process) running = null
    clearInterval(process.watch)
    const waiting = [...process.waiting.values()]
    process.waiting.clear()
    process.port.kill()
    for (const one of waiting) one.resolve(refuse(reason()))
  }

  const hear = (process: Running, told: Told): void => {
    process.lastSignAt = performance.now()
    if (told.kind === 'progress') {
      if (running === process) ports.onProgress(told.progress)
      return
    }
    const waiting = process.waiting.get(told.id)
    if (told.kind === 'accounts') {
      waiting?.accounts.push(...told.accounts)
      return
    }
    process.waiting.delete(told.id)
    if (told.kind === 'answer') waiting?.resolve(wholeAnswer(told.result, waiting.accounts))
    else waiting?.reject(bugOf(told))
  }

  const look = async (process: Running): Promise<void> => {
    if (process.waiting.size === 0 || running !== process) return
    if (performance.now() - process.lastSignAt > bounds.silenceMs) {
      const seconds = Math.round(bounds.silenceMs / 1000)
      stop(process, () => issue('file_reading_took_too_long', { fileName: process.fileName, seconds }))
      return
    }
    const { pid } = process.port
    const memoryMiB = pid === undefined ? undefined : await bounds.memoryOf(pid)
    if (memoryMiB === undefined || memoryMiB <= bounds.memoryMiB || running !== process) return
    stop(process, () => issue('file_needs_too_much_memory', { fileName: process.fileName }))
  }

  /** Told right before a call, so that nothing that is sent comes in between. */
  const noteSent = (process: Running): void => {
    const now = ports.sentNumbers?.() ?? nobodySent
    const { sent, sentAt } = process
    const moved = now.of === sentAt.of ? now.moves.since(sentAt.revision) : null
    const numbers = new Set(moved ?? [...now.all(), ...sent])
    process.sentAt = { of: now.of, revision: now.moves.revision }
    const added = [...numbers].filter((number) => !sent.has(number) && now.has(number))
    const removed = [...numbers].filter((number) => sent.has(number) && !now.has(number))
    if (added.length + removed.length === 0) return
    for (const number of added) sent.add(number)
    for (const number of removed) sent.delete(number)
    void send(process, 'noteSent', { added, removed }).then((noted) => {
      const told = noted.ok ? (noted.value as NotedSent) : null
      if (told !== null && running === process) ports.onNotedSent?.(told)
    })
  }

  const speakAlike = (process: Running): void => {
    const now = spokenAs()
    if (process.spoken.language === now.language && process.spoken.systemLocale === now.systemLocale) return
    process.spoken = now
    void send(process, 'speak', now)
  }

  const send = (process: Running, call: Asked['call'], ask: unknown): Promise<Result<unknown>> => {
    // It may have ended while the caller waited for something else; nobody would answer.
    if (running !== process) return Promise.resolve(refuse(issue('file_reading_ended', { fileName: process.fileName })))
    if (call !== 'noteSent' && call !== 'speak') {
      speakAlike(process)
      noteSent(process)
    }
    return new Promise((resolve, reject) => {
      lastId += 1
      const id = lastId
      process.waiting.set(id, { call, resolve, reject, accounts: [] })
      process.lastSignAt = performance.now()
      // What a call asks is what the protocol says.
      process.post(partsOfAsk({ id, call, ask } as Asked), () => process.waiting.has(id))
    })
  }

  const load = (source: PreparationSource): Promise<Result<unknown>> => {
    const process = running ?? start()
    process.fileName = source.fileName
    lastFileName = source.fileName
    const loading = send(process, 'load', source)
      .then((loaded) => {
        process.isLoaded ||= loaded.ok
        return loaded
      })
      .finally(() => {
        if (process.firstLoad === loading) process.firstLoad = null
      })
    if (!process.isLoaded) process.firstLoad = loading
    return loading
  }

  /** The process in which the present file is open: the one that runs, or another one that takes its place. */
  const open = async (): Promise<Result<Running>> => {
    if (insideReplacing.getStore() === undefined) {
      const opened = await opening()
      if (!opened.ok) return opened
    }
    return running?.isLoaded === true ? ok(running) : refuse(issueOfNoProcess())
  }

  const opening = (): Promise<Result<unknown>> => {
    if (replacing !== null) return replacing
    if (running?.isLoaded === true) return Promise.resolve(ok(running))
    return running?.firstLoad ?? replace()
  }

  const replace = (): Promise<Result<unknown>> => {
    replacing = loadAgain().finally(() => {
      replacing = null
    })
    return replacing
  }

  const loadAgain = async (): Promise<Result<unknown>> => {
    const source = await ports.readSource()
    if (source === null || isClosed) return refuse(issue('project_not_open', {}))
    // Somebody loaded it anew while it was read: what was read is older.
    if (running?.isLoaded === true) return ok(running)
    if (running?.firstLoad) return running.firstLoad
    const loaded = await load(source)
    if (loaded.ok) await insideReplacing.run(true, async () => ports.onReplaced?.())
    return loaded
  }

  /** It ended between its load and the call. */
  const issueOfNoProcess = (): Issue =>
    isClosed ? issue('project_not_open', {}) : issue('file_reading_ended', { fileName: lastFileName })

  const ask: Preparation['ask'] = async (call, asked) => {
    if (isClosed) return refuse(issue('project_not_open', {}))
    const opened = await open()
    // What the process answers to a call is what the protocol says: both ends are built from it.
    return opened.ok
      ? ((await send(opened.value, call, asked)) as Result<PreparationCalls[typeof call]['reply']>)
      : opened
  }

  return {
    load: async (source) => {
      // What is open has to be there, for the gate to look at.
      if (source.isOtherReading === true) return ask('load', source)
      if (isClosed) return refuse(issue('project_not_open', {}))
      return (await load(source)) as Result<PreparationCalls['load']['reply']>
    },
    describe: async (ask) => {
      if (isClosed) return refuse(issue('project_not_open', {}))
      const process = running ?? start()
      process.fileName = ask.fileName
      return (await send(process, 'describe', ask)) as Result<PreparationCalls['describe']['reply']>
    },
    ask,
    cancelLoading() {
      const isLoading = [...(running?.waiting.values() ?? [])].some(({ call }) => call === 'load')
      if (running !== null && isLoading) stop(running, () => issue('loading_cancelled', {}))
    },
    close() {
      isClosed = true
      if (running !== null) stop(running, () => issue('loading_cancelled', {}))
    },
  }
}

/** A bug over there, as one to throw here: its kind and its places, so that the log leads to it. */
function bugOf({ bug, places }: Extract<Told, { kind: 'bug' }>): Error {
  const error = new Error('The preparation process failed.')
  error.name = bug
  error.stack = [`${bug}: ${error.message}`, ...places].join('\n')
  return error
}

/** V8 says so in its last lines; a system that runs out of memory itself kills without a word. */
function issueOfEnd({ code, signal, lastWords }: ProcessEnd, fileName: string): Issue {
  const isMemory =
    /out of memory|allocation failed|invalid (?:array|string) length/i.test(lastWords) ||
    signal === 'SIGABRT' ||
    signal === 'SIGKILL' ||
    code === 134
  return issue(isMemory ? 'file_needs_too_much_memory' : 'file_reading_ended', { fileName })
}
