import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { ok } from '../../../shared/result.ts'
import { decodeFrame, encodeFrame, frameLimitBytes } from '../../../shared/wire/wire.ts'
import { deskProtocol } from '../../../shared/wire/wire-messages.ts'
import { messageLimitBytes, sendingFrames, takingFrames } from '../../../shared/wire/wire-pieces.ts'
import { type HostUnderTest, startHost } from './host-under-test.ts'

let host: HostUnderTest

beforeEach(async () => {
  host = await startHost()
})
afterEach(async () => {
  await host.end()
})

const nextFrame = (socket: WebSocket) =>
  new Promise<unknown>((resolve) => {
    const take = takingFrames()
    const hear = (data: Buffer) => {
      const taken = take(data)
      if (taken.is !== 'frame') return
      socket.off('message', hear)
      resolve(decodeFrame(taken.frame))
    }
    socket.on('message', hear)
  })

/** Sends as a window does. @param leavesAfter  how many messages it gets out before it goes */
const sendAsWindow = (socket: WebSocket, value: unknown, leavesAfter = Number.POSITIVE_INFINITY): void => {
  let sent: Promise<void> = Promise.resolve()
  let count = 0
  const post = (message: Uint8Array) => {
    count += 1
    sent = new Promise((resolve) => socket.send(message, () => resolve()))
  }
  const pause = async () => {
    await sent
    if (count >= leavesAfter) socket.terminate()
    return socket.readyState === socket.OPEN
  }
  sendingFrames({ post, pause }).send(value)
}

/** A message that says how long the frame is that follows. */
const announcementOf = (length: number): Buffer => {
  const announcement = Buffer.alloc(8)
  announcement.writeUInt32LE(length, 4)
  return announcement
}

const nextClose = (socket: WebSocket) => new Promise<number>((resolve) => socket.once('close', resolve))

describe('the page', () => {
  test('is served under a strict content policy that names its own socket alone', async () => {
    const { status, headers, body } = await host.knock({ path: '/' })
    expect([status, body]).toEqual([200, '<!doctype html><title>Page</title>'])
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self' ws://${host.ownHost}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
  })

  test('is served when the address is typed or opened by the system, with its files', async () => {
    const opened = { 'sec-fetch-site': 'none' }
    expect((await host.knock({ path: '/index.html?from=desk', headers: opened })).status).toBe(200)
    const script = await host.knock({ path: '/assets/app.js', headers: { 'sec-fetch-site': 'same-origin' } })
    expect([script.status, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
    expect((await host.knock({ method: 'HEAD', path: '/' })).body).toBe('')
  })

  test.each([
    ['a name that was made to point here', { host: 'elsewhere.example' }],
    ['our port under another name', { host: 'localhost' }],
    ['another origin', { origin: 'http://elsewhere.example' }],
    ['no origin at all, as sandboxed frames have it', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
  ])('is refused to %s', async (_who, headers) => {
    const named = 'host' in headers ? { ...headers, host: `${headers.host}:${host.port}` } : headers
    const { status, body } = await host.knock({ path: '/', headers: named })
    expect([status, body]).toEqual([403, ''])
  })

  test.each([
    '/../secret.js',
    '/..%2fsecret.js',
    '/%2e%2e/secret.js',
    '/assets/../../secret.js',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.js',
    '/..%5csecret.js',
    '//secret.js',
    '/%2fetc%2fpasswd',
    '/index.html%00.js',
    '/%ff',
    '/notes.txt',
    '/assets',
    '/missing.js',
  ])('does not lead out of its folder or to other kinds of file: %s', async (path) => {
    const { status, body } = await host.knock({ path })
    expect([status, body]).toEqual([404, ''])
  })

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])('knows nothing of %s', async (method) => {
    const foreign = await host.knock({ method, path: '/' })
    const own = await host.knock({ method, path: '/', headers: { origin: host.origin } })
    expect([foreign.status, own.status, foreign.body + own.body]).toEqual([403, 404, ''])
  })

  test('is not served to a request for another server or without a path', async () => {
    const absolute = await host.sendRaw(`GET http://elsewhere.example/ HTTP/1.1\r\nHost: ${host.ownHost}\r\n\r\n`)
    expect(absolute).toMatch(/^HTTP\/1\.1 400 /)
    expect(await host.sendRaw('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 403 /)
  })
})

describe('a ticket', () => {
  test('is good for one window, once', async () => {
    const { status, headers, body } = await host.exchange(host.ticket)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body).toMatch(/^[\w-]{43}$/)
    expect((await host.exchange(host.ticket)).status).toBe(403)
    expect((await host.exchange(new URL(host.newAddress()).hash.slice(1))).status).toBe(200)
  })

  test.each([
    ['that was never given out', () => 'A'.repeat(43)],
    ['that is empty', () => ''],
    ['that is far too long', () => 'A'.repeat(100_000)],
    ['with something after it', (ticket: string) => `${ticket} `],
  ])('%s gets nothing', async (_what, made) => {
    const answer = await host.exchange(made(host.ticket)).catch(() => ({ status: 403, body: '' }))
    expect([answer.status, answer.body]).toEqual([403, ''])
  })

  test('is not taken from another origin, from none, or under another name, and is still good afterwards', async () => {
    const { origin, ticket } = host
    expect((await host.exchange(ticket, { origin: 'http://elsewhere.example' })).status).toBe(403)
    expect((await host.exchange(ticket, {})).status).toBe(403)
    expect((await host.exchange(ticket, { origin, host: `localhost:${host.port}` })).status).toBe(403)
    expect((await host.exchange(ticket, { origin, 'sec-fetch-site': 'same-site' })).status).toBe(403)
    expect((await host.exchange(ticket)).status).toBe(200)
  })

  test('is exchanged in one place and by one method', async () => {
    const headers = { origin: host.origin }
    expect((await host.knock({ method: 'POST', path: '/', headers, body: host.ticket })).status).toBe(404)
    expect((await host.knock({ method: 'PUT', path: '/ticket', headers, body: host.ticket })).status).toBe(404)
    expect((await host.knock({ path: `/ticket?${host.ticket}` })).status).toBe(404)
  })

  test('is asked about by no other page beforehand', async () => {
    const preflight = { origin: 'http://elsewhere.example', 'access-control-request-method': 'POST' }
    const { status, headers } = await host.knock({ method: 'OPTIONS', path: '/ticket', headers: preflight })
    expect(status).toBe(403)
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

describe('the socket', () => {
  let token: string

  beforeEach(async () => {
    token = (await host.exchange(host.ticket)).body
  })

  test('opens with the token, as many times as the page is loaded again', async () => {
    expect(typeof (await host.openSocket([deskProtocol, token]))).toBe('object')
    expect(typeof (await host.openSocket([deskProtocol, token]))).toBe('object')
  })

  test.each([
    ['without a token', () => [deskProtocol]],
    ['with a wrong token', () => [deskProtocol, 'A'.repeat(43)]],
    ['with a ticket for a token', (_token: string, ticket: string) => [deskProtocol, ticket]],
    ['with another protocol', (right: string) => ['elsewhere', right]],
    ['with the token in the place of the protocol', (right: string) => [right]],
  ])('stays closed %s', async (_how, protocols) => {
    const ticket = new URL(host.newAddress()).hash.slice(1)
    expect(await host.openSocket(protocols(token, ticket))).toBe(403)
  })

  test('stays closed to other origins, other names and other paths, even with the token', async () => {
    const right = [deskProtocol, token]
    expect(await host.openSocket(right, { from: 'http://elsewhere.example' })).toBe(403)
    expect(await host.openSocket(right, { from: `http://localhost:${host.port}` })).toBe(403)
    expect(await host.openSocket(right, { from: null })).toBe(403)
    expect(await host.openSocket(right, { headers: { host: `elsewhere.example:${host.port}` } })).toBe(403)
    expect(await host.openSocket(right, { headers: { 'sec-fetch-site': 'cross-site' } })).toBe(403)
    expect(await host.openSocket(right, { path: '/' })).toBe(403)
  })
})

describe('a window', () => {
  test('gets its answers by their numbers, bytes as bytes', async () => {
    const window = await host.openWindow()
    const ask = { fileName: 'a.xlsx', bytes: new Uint8Array([0, 1, 255]) }
    window.send(encodeFrame({ id: 7, channel: 'loadSpreadsheet', ask }))
    expect(await nextFrame(window)).toEqual({
      kind: 'reply',
      id: 7,
      result: ok({ channel: 'loadSpreadsheet', ask }),
    })
  })

  test('may send a spreadsheet of a hundred megabytes', async () => {
    const window = await host.openWindow()
    const bytes = new Uint8Array(100 * 2 ** 20).fill(7)
    sendAsWindow(window, { id: 1, channel: 'loadSpreadsheet', ask: { bytes } })
    const { result } = (await nextFrame(window)) as { result: { value: { ask: { bytes: Uint8Array } } } }
    expect(Buffer.compare(result.value.ask.bytes, bytes)).toBe(0)
  })

  test('hears news, and so does every other window', async () => {
    const windows = [await host.openWindow(), await host.openWindow()]
    const heard = Promise.all(windows.map(nextFrame))
    host.tellNews('accountsChanged', { keys: ['A-1'] })
    const news = { kind: 'news', name: 'accountsChanged', news: { keys: ['A-1'] } }
    expect(await heard).toEqual([news, news])
  })

  test.each([
    ['bytes that are no frame', Buffer.from([1, 2, 3])],
    ['a frame that is no ask', Buffer.from(encodeFrame({ channel: 'readDesk' }))],
    ['a frame with more than an ask', Buffer.from(encodeFrame({ id: 1, channel: 'readDesk', ask: {}, more: 1 }))],
    ['text', '{"id":1,"channel":"readDesk","ask":{}}'],
  ])('that sends %s is shut', async (_what, data) => {
    const window = await host.openWindow()
    window.send(data)
    expect(await nextClose(window)).toBe(1007)
  })

  test('that begins a message larger than any piece is shut before any of it is read', async () => {
    const { body: token } = await host.exchange(host.ticket)
    const { answer, statusCode } = await host.announceFrame([deskProtocol, token], messageLimitBytes + 1)
    expect(statusCode).toBe(101)
    // A close frame with code 1009, "message too big".
    expect([...answer.subarray(0, 1), answer.readUInt16BE(2)]).toEqual([0x88, 1009])
  })

  test('that announces a frame larger than the host takes is shut before any of it is read', async () => {
    const window = await host.openWindow()
    window.send(announcementOf(frameLimitBytes + 1))
    expect(await nextClose(window)).toBe(1009)
  })

  test('that sends more than it announced is shut', async () => {
    const window = await host.openWindow()
    window.send(announcementOf(10))
    window.send(Buffer.alloc(11))
    expect(await nextClose(window)).toBe(1007)
  })

  test('that goes in the middle of a spreadsheet leaves nothing behind, and the next one is answered', async () => {
    const asked: string[] = []
    await host.end()
    host = await startHost(async (channel) => {
      asked.push(channel)
      return ok({})
    })
    const window = await host.openWindow()
    const bytes = new Uint8Array(20 * messageLimitBytes)
    sendAsWindow(window, { id: 1, channel: 'loadSpreadsheet', ask: { bytes } }, 4)
    await expect.poll(() => host.windowCounts).toEqual([1, 0])

    const again = await host.openWindow()
    again.send(encodeFrame({ id: 1, channel: 'readDesk', ask: {} }))
    expect(await nextFrame(again)).toMatchObject({ id: 1 })
    expect([asked, host.bugs]).toEqual([['readDesk'], []])
  })

  test('gets a file of some megabytes in pieces, and what it asked for after it after it', async () => {
    await host.end()
    const file = new Uint8Array(3 * messageLimitBytes + 5).fill(3)
    host = await startHost(async (channel) => ok(channel === 'saveCorrectedCopy' ? { bytes: file } : {}))
    const window = await host.openWindow()
    const lengths: number[] = []
    window.on('message', (data: Buffer) => lengths.push(data.length))
    const first = nextFrame(window)
    window.send(encodeFrame({ id: 1, channel: 'saveCorrectedCopy', ask: {} }))
    window.send(encodeFrame({ id: 2, channel: 'readDesk', ask: {} }))
    const { result } = (await first) as { result: { value: { bytes: Uint8Array } } }
    expect(Buffer.compare(result.value.bytes, file)).toBe(0)
    expect(await nextFrame(window)).toMatchObject({ id: 2 })
    expect(Math.max(...lengths)).toBe(messageLimitBytes)
  })

  test('is counted while it is there', async () => {
    const window = await host.openWindow()
    window.close()
    await nextClose(window)
    await expect.poll(() => host.windowCounts).toEqual([1, 0])
  })
})

test('an answer that no frame can carry is a bug that is logged, and the window hears of it', async () => {
  await host.end()
  host = await startHost(async () => ok({ at: new Date(0) }))
  const window = await host.openWindow()
  window.send(encodeFrame({ id: 3, channel: 'readDesk', ask: {} }))
  expect(await nextFrame(window)).toMatchObject({
    kind: 'reply',
    id: 3,
    result: { ok: false, issues: [{ code: 'application_failed' }] },
  })
  expect(host.bugs).toEqual(['readDesk'])
})
