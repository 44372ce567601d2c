import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { findNewerVersion, isNewer } from '../../../electron/newer-version.ts'
import { say } from '../../../shared/messages/say.ts'
import { inWords } from '../../support/words/in-words.ts'

/** @returns the address of a server that answers so, and what it was asked */
async function answering(status: number, body: string) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.writeHead(status, { location: '/elsewhere' }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
  })
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/latest.json`, asked }
}

const find = (address: string | null) => findNewerVersion(address, { fetch, version: '0.9.0' })

test('a newer version is told, with what is said about it, and nothing else is fetched', async () => {
  const { address, asked } = await answering(
    200,
    JSON.stringify({ version: '0.10.0', words: 'Ask the help desk for it.' }),
  )
  const told = await find(address)
  expect(told && inWords(told)).toMatchObject({
    level: 'info',
    message: say('newer_version', { version: '0.10.0', present: '0.9.0', words: 'Ask the help desk for it.' }),
  })
  expect(asked).toEqual(['GET /latest.json'])
})

test.each([
  ['the same version', 200, '{"version":"0.9.0"}'],
  ['an older one', 200, '{"version":"0.8.7"}'],
  ['no version', 200, '{"version":"newest"}'],
  ['a page', 200, '<html>'],
  ['a failure', 500, '{"version":"1.0.0"}'],
  ['another place', 302, '{"version":"1.0.0"}'],
  ['more than a version needs', 200, `{"version":"1.0.0","more":"${'x'.repeat(70_000)}"}`],
])('where there is %s, nothing is told', async (_case, status, body) => {
  expect(await find((await answering(status, body)).address)).toBeNull()
})

test('an answer that has no end is not read to it', async () => {
  const server = createServer((_request, response) => {
    response.on('error', () => {})
    response.write('x'.repeat(100_000))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  // Without the time-out, whoever reads to the end waits for ever.
  const patient: typeof fetch = (input, init) => fetch(input, { ...init, signal: null })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  expect(await findNewerVersion(address, { fetch: patient, version: '0.9.0' })).toBeNull()
})

test('without an address nobody is asked, and neither is one that can be listened in on', async () => {
  expect([await find(null), await find('http://updates.example'), await find('not an address')]).toEqual([
    null,
    null,
    null,
  ])
})

test.each([
  ['1.0.0', '0.9.9', true],
  ['0.10.0', '0.9.0', true],
  ['0.9.0', '0.9.0', false],
  ['0.9.0', '0.10.0', false],
  ['0.9.1', '0.9.0', true],
])('%s is newer than %s: %s', (one, other, expected) => {
  expect(isNewer(one, other)).toBe(expected)
})
