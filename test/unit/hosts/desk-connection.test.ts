import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Bridge } from '../../../renderer/transport/connect-desk.ts'
import { connectDesk } from '../../../renderer/transport/connect-desk.ts'
import type { DeskEvent } from '../../../shared/ipc.ts'
import { ok, type Result } from '../../../shared/result.ts'
import { type HostUnderTest, startHost } from './host-under-test.ts'

let host: HostUnderTest

beforeEach(async () => {
  host = await startHost()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await host.end()
})

/** Makes this process a window of the host: its address, its memory, and the headers that a browser adds by itself. */
function openPage(hash: string, bridge?: Bridge) {
  const { origin, ownHost } = host
  const memory = new Map<string, string>()
  const sockets: WebSocket[] = []
  const fetchHere = globalThis.fetch
  const location = { host: ownHost, pathname: '/', hash }
  class BrowserSocket extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, { protocols, headers: { origin } } as unknown as string[])
      sockets.push(this)
    }
  }
  vi.stubGlobal('window', { migrationDesk: bridge })
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', {
    replaceState: () => {
      location.hash = ''
    },
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => memory.get(name) ?? null,
    setItem: (name: string, value: string) => memory.set(name, value),
  })
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetchHere(new URL(path, origin), { ...init, headers: { origin } }),
  )
  vi.stubGlobal('WebSocket', BrowserSocket)
  /** Cuts its connections, as a machine that slept may. */
  const cut = () => {
    for (const socket of sockets.splice(0)) socket.close()
  }
  return { location, cut }
}

const openWindow = () => openPage(`#${host.ticket}`)

test('a window with a ticket asks and is answered, bytes as bytes', async () => {
  openWindow()
  const { desk, host: kind } = await connectDesk()
  const ask = { fileName: 'a.csv', bytes: new Uint8Array([0, 255]) }
  expect(await desk.loadSpreadsheet(ask)).toEqual(ok({ channel: 'loadSpreadsheet', ask }))
  expect(kind).toBe('browser')
})

test('the ticket does not stay in the address, and the page can be loaded again', async () => {
  const { location } = openWindow()
  await connectDesk()
  expect(location.hash).toBe('')
  const { desk } = await connectDesk()
  expect((await desk.readDesk({})).ok).toBe(true)
})

test('answers find their asks, whichever comes first', async () => {
  const release: (() => void)[] = []
  await host.end()
  host = await startHost(
    (channel) => new Promise((resolve) => release.push(() => resolve(ok(channel) as Result<unknown>))),
  )
  openWindow()
  const { desk } = await connectDesk()
  const answers = Promise.all([desk.readInterruption({}), desk.listProjects({})])
  await expect.poll(() => release.length).toBe(2)
  for (const answer of release.reverse()) answer()
  expect(await answers).toEqual([ok('readInterruption'), ok('listProjects')])
})

test('a window opened by hand, or with a used ticket, is told so', async () => {
  openWindow()
  await connectDesk()
  for (const hash of ['', `#${host.ticket}`, '#nonsense']) {
    openPage(hash)
    const { desk } = await connectDesk()
    expect(await desk.readDesk({})).toMatchObject({ ok: false, issues: [{ code: 'window_not_ours' }] })
  }
})

test('news is heard by those who subscribed to it, until they stop', async () => {
  openWindow()
  const { subscribe } = await connectDesk()
  const heard: DeskEvent<'accountsChanged'>[] = []
  const stop = subscribe('accountsChanged', (news) => heard.push(news))
  host.tellNews('loadingProgress', { stage: 'reading', fraction: 0.5 })
  host.tellNews('accountsChanged', { keys: ['A-1'] })
  await expect.poll(() => heard).toEqual([{ keys: ['A-1'] }])

  stop()
  const last = new Promise((resolve) => subscribe('loadingProgress', resolve))
  host.tellNews('accountsChanged', { keys: ['A-2'] })
  host.tellNews('loadingProgress', { stage: 'understanding', fraction: null })
  expect(await last).toEqual({ stage: 'understanding', fraction: null })
  expect(heard).toEqual([{ keys: ['A-1'] }])
})

test('when the application stops, what was asked and what is asked then answers that it stopped', async () => {
  await host.end()
  host = await startHost(() => new Promise(() => {}))
  openWindow()
  const { desk, onReach } = await connectDesk()
  const reached: boolean[] = []
  onReach((isReached) => reached.push(isReached))
  const waiting = desk.readDesk({})
  await expect.poll(() => host.windowCounts.at(-1)).toBe(1)
  await host.close()

  const stopped = { ok: false, issues: [{ code: 'application_stopped' }] }
  expect(await waiting).toMatchObject(stopped)
  expect(await desk.readDesk({})).toMatchObject(stopped)
  expect(reached).toEqual([false])
})

test('a lost connection comes back by itself, and says so', async () => {
  const { cut } = openWindow()
  const { desk, onReach } = await connectDesk()
  const reached: boolean[] = []
  onReach((isReached) => reached.push(isReached))
  cut()
  await expect.poll(() => reached).toEqual([false, true])
  expect((await desk.readDesk({})).ok).toBe(true)
})

test('an ask brings a lost connection back without waiting, and it says so once', async () => {
  const { cut } = openWindow()
  const { desk, onReach } = await connectDesk()
  const reached: boolean[] = []
  onReach((isReached) => reached.push(isReached))
  const lost = new Promise((resolve) => onReach(resolve))
  cut()
  await lost
  expect((await desk.readDesk({})).ok).toBe(true)
  expect(reached).toEqual([false, true])
})

test('a spreadsheet goes in pieces, and what is asked after it is heard after it', async () => {
  const heard: string[] = []
  const bytes = new Uint8Array(5_000_000).map((_, index) => index)
  await host.end()
  host = await startHost(async (channel, ask) => {
    const isSame = channel === 'loadSpreadsheet' && Buffer.compare((ask as { bytes: Uint8Array }).bytes, bytes) === 0
    heard.push(isSame ? 'the spreadsheet' : channel)
    return ok({})
  })
  openWindow()
  const { desk } = await connectDesk()
  await Promise.all([desk.loadSpreadsheet({ fileName: 'a.csv', bytes }), desk.cancelLoading({})])
  expect(heard).toEqual(['the spreadsheet', 'cancelLoading'])
})

test('a connection that is cut while a spreadsheet is on its way says that the application is gone, and it can be sent again', async () => {
  const heard: number[] = []
  await host.end()
  host = await startHost(async (_channel, ask) => {
    heard.push((ask as { bytes: Uint8Array }).bytes.length)
    return ok({})
  })
  const { cut } = openWindow()
  const { desk } = await connectDesk()
  const ask = { fileName: 'a.csv', bytes: new Uint8Array(20_000_000) }
  const loading = desk.loadSpreadsheet(ask)
  await new Promise((resolve) => setTimeout(resolve, 5))
  cut()
  expect(await loading).toMatchObject({ ok: false, issues: [{ code: 'application_stopped' }] })
  expect(heard).toEqual([])
  expect([await desk.loadSpreadsheet(ask), heard]).toEqual([ok({}), [20_000_000]])
})

test('what is larger than the host takes is refused before it is sent', async () => {
  openWindow()
  const { desk } = await connectDesk()
  const answer = await desk.loadSpreadsheet({ fileName: 'a.csv', bytes: new Uint8Array(320 * 2 ** 20) })
  expect(answer).toMatchObject({ ok: false, issues: [{ code: 'ask_too_large' }] })
  expect((await desk.readDesk({})).ok).toBe(true)
})

test('in the desktop host the preload is asked, and a throw there is an issue', async () => {
  const asked: unknown[] = []
  openPage('', {
    ask: async (channel, ask) => {
      asked.push([channel, ask])
      if (channel === 'undo') throw new Error('no window')
      return ok({})
    },
    pathOf: () => '',
    hear: (name, hear) => {
      hear({ heard: name })
      return () => asked.push('stopped')
    },
  })
  const { desk, subscribe, host: kind } = await connectDesk()
  expect([kind, await desk.closeProject({})]).toEqual(['desktop', ok({})])
  expect(await desk.undo({})).toMatchObject({ ok: false, issues: [{ code: 'application_failed' }] })
  const heard: unknown[] = []
  subscribe('accountsChanged', (news) => heard.push(news))()
  expect(heard).toEqual([{ heard: 'accountsChanged' }])
  expect(asked).toEqual([['closeProject', {}], ['undo', {}], 'stopped'])
})
