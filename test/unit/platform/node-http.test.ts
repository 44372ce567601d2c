import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { readBytes } from '../../../electron/platform/reading/read-bytes.ts'
import { nodeHttp } from '../../../electron/platform/sending/node-http.ts'

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const ask = (url: string, signal = new AbortController().signal) =>
  nodeHttp(url, { method: 'GET', headers: { Accept: 'text/plain' }, redirect: 'manual', cache: 'no-store', signal })

const long = 'accounts '.repeat(100_000)

test('an answer that comes packed is unpacked', async () => {
  const url = await serve(({ headers }, response) => {
    response.setHeader('Content-Encoding', 'gzip')
    response.end(gzipSync(`${headers['accept-encoding']} ${headers.accept} ${long}`))
  })
  const bytes = await readBytes(await ask(url), 10_000_000)
  expect(Buffer.from(bytes ?? []).toString()).toBe(`gzip text/plain ${long}`)
})

test.each([
  ['breaks off', gzipSync(long).subarray(0, 200)],
  ['is not packed at all', Buffer.from(long)],
  ['unpacks to more than anyone would read', gzipSync(long)],
])('a packed answer that %s has no body', async (_case, bytes) => {
  const url = await serve((_request, response) => response.setHeader('Content-Encoding', 'gzip').end(bytes))
  const answer = await ask(url)
  expect([answer.status, await readBytes(answer, 1000)]).toEqual([200, undefined])
})

test('an answer that sends elsewhere is given as it is, with where to', async () => {
  const url = await serve((_request, response) => response.writeHead(302, { Location: '/elsewhere' }).end())
  const { status, headers } = await ask(url)
  expect([status, headers.get('location'), headers.get('retry-after')]).toEqual([302, '/elsewhere', null])
})

test('a request that is stopped rejects, whether or not its answer has begun', async () => {
  const url = await serve((_request, response) => void response.writeHead(200).write('some'))
  const stop = new AbortController()
  const answer = await ask(url, stop.signal)
  stop.abort()
  expect(await readBytes(answer, 1000)).toBeUndefined()
  await expect(ask(url, stop.signal)).rejects.toThrow()
})
