import { fileURLToPath } from 'node:url'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { startForkedProcess } from '../../../../electron/shell/processes/forked-process.ts'
import type { ProcessEnd, ProcessPort } from '../../../../electron/shell/processes/process-port.ts'
import { startingAhead } from '../../../../electron/shell/processes/start-ahead.ts'

const file = fileURLToPath(new URL('./echo-process.ts', import.meta.url))
const started: ProcessPort[] = []

function start(memoryMiB = 256): ProcessPort {
  const port = startForkedProcess({ file, memoryMiB })
  started.push(port)
  return port
}

afterEach(() => {
  for (const port of started.splice(0)) port.kill()
})

const ahead = () => startingAhead(start, 0)
/** What was to happen in a moment has happened. */
const momentLater = () => new Promise((resolve) => setTimeout(resolve, 50))

const nextMessage = (port: ProcessPort) =>
  new Promise<unknown>((resolve) => {
    const stop = port.onMessage((message) => {
      stop()
      resolve(message)
    })
  })

const nextEnd = (port: ProcessPort) => new Promise<ProcessEnd>((resolve) => port.onExit(resolve))

async function startReady(memoryMiB?: number): Promise<ProcessPort> {
  const port = start(memoryMiB)
  expect(await nextMessage(port)).toBe('ready')
  return port
}

test('a message arrives as what it was: typed arrays, dates, maps, nothing', async () => {
  const port = await startReady()
  const value = {
    bytes: new Uint8Array([0, 255, 7]),
    numbers: new Float64Array([1.5, Number.NaN]),
    at: new Date(0),
    byKey: new Map([['a', { n: 1n }]]),
    nothing: undefined,
  }
  port.post({ kind: 'echo', value })
  expect(await nextMessage(port)).toEqual(value)
})

test('fifty megabytes go there and back whole', async () => {
  const port = await startReady()
  const bytes = new Uint8Array(50 * 2 ** 20).map((_, index) => index % 251)
  port.post({ kind: 'echo', value: bytes })
  const echo = (await nextMessage(port)) as Uint8Array
  expect(Buffer.compare(echo, bytes)).toBe(0)
})

test('a process has the environment of the main process without the secrets in it', async () => {
  vi.stubEnv('MIGRATION_DESK_API_KEY', 'sk-live-1')
  vi.stubEnv('MIGRATION_DESK_PASSPHRASE', 'four words in a row')
  vi.stubEnv('MIGRATION_DESK_HOME', '/somewhere')
  onTestFinished(() => void vi.unstubAllEnvs())
  const port = await startReady()
  port.post({ kind: 'environment' })
  const environment = (await nextMessage(port)) as Readonly<Record<string, string>>
  expect(environment.MIGRATION_DESK_HOME).toBe('/somewhere')
  expect(Object.values(environment).filter((value) => /sk-live-1|four words/.test(value))).toEqual([])
})

test('messages keep their order', async () => {
  const port = await startReady()
  const heard: unknown[] = []
  const all = new Promise<void>((resolve) => {
    port.onMessage((message) => {
      if (heard.push(message) === 100) resolve()
    })
  })
  for (let index = 0; index < 100; index++) port.post({ kind: 'echo', value: index })
  await all
  expect(heard).toEqual(Array.from({ length: 100 }, (_, index) => index))
})

test('nobody is told after they stopped listening', async () => {
  const port = await startReady()
  const heard: unknown[] = []
  const stop = port.onMessage((message) => heard.push(message))
  stop()
  port.post({ kind: 'echo', value: 'unheard' })
  expect(await nextMessage(port)).toBe('unheard')
  expect(heard).toEqual([])
})

test('an end is told with its code, to those who listened and to those who ask afterwards', async () => {
  const port = await startReady()
  port.post({ kind: 'end', code: 3 })
  const end = { code: 3, signal: null, lastWords: '' }
  expect(await nextEnd(port)).toEqual(end)
  expect(await nextEnd(port)).toEqual(end)
})

test('what is posted after the end is dropped', async () => {
  const port = await startReady()
  port.post({ kind: 'end', code: 0 })
  await nextEnd(port)
  port.post({ kind: 'echo', value: 'too late' })
  port.kill()
})

test('a bug in the process ends it alone, with its last words', async () => {
  const port = await startReady()
  port.post({ kind: 'throw', words: 'column 7 has no letter' })
  const end = await nextEnd(port)
  expect(end.code).toBe(1)
  expect(end.lastWords).toContain('column 7 has no letter')
})

test('a process that fills its memory is ended by its cap, and says so', async () => {
  const port = await startReady(64)
  port.post({ kind: 'fillMemory' })
  const end = await nextEnd(port)
  expect(end.code === 0).toBe(false)
  expect(end.lastWords).toContain('heap out of memory')
})

test('a process in an endless loop can be ended', async () => {
  const port = await startReady()
  port.post({ kind: 'loop' })
  port.kill()
  expect((await nextEnd(port)).signal).toBe('SIGKILL')
})

test('an entry that is not there is an end, not a crash', async () => {
  const port = startForkedProcess({ file: `${file}.missing`, memoryMiB: 64 })
  const end = await nextEnd(port)
  expect(end.code).toBe(1)
  expect(end.lastWords).toContain('Cannot find module')
})

test('a process ends when the process that started it is gone', async () => {
  const keeper = startForkedProcess({
    file: fileURLToPath(new URL('./keeper-process.ts', import.meta.url)),
    memoryMiB: 128,
  })
  started.push(keeper)
  const grandchild = (await nextMessage(keeper)) as number
  expect(isRunning(grandchild)).toBe(true)
  keeper.kill()
  await nextEnd(keeper)
  await expect.poll(() => isRunning(grandchild)).toBe(false)
})

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('one that is started ahead is the first that is asked for, and the only one ahead', async () => {
  const { start: startOne, getReady } = ahead()
  getReady()
  getReady()
  await momentLater()
  expect(started).toHaveLength(1)
  expect(startOne()).toBe(started[0])
  expect(startOne()).toBe(started[1])
  getReady()
  await momentLater()
  expect(started).toHaveLength(2)
})

test('none is started ahead where one was asked for before', async () => {
  const { start: startOne, getReady } = ahead()
  getReady()
  startOne()
  await momentLater()
  expect(started).toHaveLength(1)
})

test('one that has ended before it was needed is not handed out', async () => {
  const { start: startOne, getReady } = ahead()
  getReady()
  await momentLater()
  const ended = nextEnd(started[0] as ProcessPort)
  started[0]?.kill()
  await ended
  expect(startOne()).toBe(started[1])
})
