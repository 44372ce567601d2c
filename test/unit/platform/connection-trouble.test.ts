import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer as createSecureServer } from 'node:https'
import { createServer } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConnectionTrouble } from '../../../electron/platform/reading/read-connection-trouble.ts'
import { nodeHttp } from '../../../electron/platform/sending/node-http.ts'
import { serveScript } from './scripted-server.ts'
import { account, testPlatform } from './test-platform.ts'

const failed = (cause: object) => new TypeError('fetch failed', { cause: Object.assign(new Error('x'), cause) })
const read = (error: unknown) => {
  const { kind, issue, isLasting } = readConnectionTrouble(error, { host: 'service.example', settingsIn: 'connect' })
  return [kind, issue.code, isLasting]
}

describe('trouble with the connection', () => {
  const several = (...codes: readonly string[]) =>
    Object.assign(
      new AggregateError(codes.map((code) => Object.assign(new Error(code), { code, syscall: 'connect' }))),
      {
        code: codes[0],
      },
    )

  test.each<readonly [string, unknown, readonly unknown[]]>([
    [
      'a name that nobody has',
      failed({ code: 'ENOTFOUND', syscall: 'getaddrinfo' }),
      ['notSent', 'service_not_found', false],
    ],
    ['no name server', failed({ code: 'EAI_AGAIN' }), ['notSent', 'network_missing', false]],
    [
      'a closed port',
      failed({ code: 'ECONNREFUSED', syscall: 'connect' }),
      ['notSent', 'service_not_answering', false],
    ],
    [
      'closed ports at all addresses',
      new TypeError('x', { cause: several('ECONNREFUSED', 'ENETUNREACH') }),
      ['notSent', 'service_not_answering', false],
    ],
    ['no way there', new TypeError('x', { cause: several('ENETUNREACH') }), ['notSent', 'network_missing', false]],
    [
      'a wait for the connection',
      failed({ code: 'ETIMEDOUT', syscall: 'connect' }),
      ['notSent', 'service_not_answering', false],
    ],
    [
      'an open connection that fell silent',
      failed({ code: 'ETIMEDOUT', syscall: 'read' }),
      ['notKnown', 'service_not_answering', false],
    ],
    [
      'an open connection whose network went',
      failed({ code: 'ENETDOWN', syscall: 'write' }),
      ['notKnown', 'network_missing', false],
    ],
    ['a reset', failed({ code: 'ECONNRESET', syscall: 'read' }), ['notKnown', 'connection_lost', false]],
    ['an end without an answer', failed({ code: 'UND_ERR_SOCKET' }), ['notKnown', 'connection_lost', false]],
    ['something never seen', new Error('boom'), ['notKnown', 'connection_lost', false]],
    ['no error at all', undefined, ['notKnown', 'connection_lost', false]],
    [
      'a closed port, in Electron',
      new Error('net::ERR_CONNECTION_REFUSED'),
      ['notSent', 'service_not_answering', false],
    ],
    [
      'a name that nobody has, in Electron',
      new Error('net::ERR_NAME_NOT_RESOLVED'),
      ['notSent', 'service_not_found', false],
    ],
    [
      'a strange certificate, in Electron',
      new Error('net::ERR_CERT_AUTHORITY_INVALID'),
      ['notSent', 'certificate_not_trusted', true],
    ],
    ['a proxy, in Electron', new Error('net::ERR_TUNNEL_CONNECTION_FAILED'), ['notSent', 'proxy_refuses', true]],
    [
      'an answer that sends elsewhere, in Electron',
      new Error('Redirect was cancelled'),
      ['notKnown', 'service_moved', true],
    ],
    ['a reset, in Electron', new Error('net::ERR_CONNECTION_RESET'), ['notKnown', 'connection_lost', false]],
    [
      'a lost network, in Electron',
      new Error('net::ERR_INTERNET_DISCONNECTED'),
      ['notKnown', 'network_missing', false],
    ],
  ])('%s is told apart', (_case, error, expected) => {
    expect(read(error)).toEqual(expected)
  })
})

describe.each([
  ['without Electron', nodeHttp],
  ['by fetch', fetch],
])('a real connection %s', (_by, http) => {
  test('to a port that nobody listens on was not sent, and was tried again', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    server.close()
    await once(server, 'close')
    const platform = testPlatform(`http://127.0.0.1:${port}`, { fetch: http })
    expect(await platform.fetchProcess('1')).toMatchObject({
      kind: 'notSent',
      isLasting: false,
      issue: { code: 'service_not_answering' },
    })
    expect(platform.time.waits).toEqual([500, 1000, 2000, 4000])
  })

  const certificate = (name: string) =>
    readFileSync(new URL(`../../fixtures/certificates/${name}.pem`, import.meta.url))
  const trustTestAuthority = () => {
    const before = getCACertificates('default')
    setDefaultCACertificates([...before, certificate('authority').toString()])
    onTestFinished(() => setDefaultCACertificates(before))
  }

  test.each([
    ['signed by nobody', 'self-signed', 'certificate_not_trusted'],
    ['out of date', 'expired', 'certificate_expired'],
    ['for another name', 'other-name', 'certificate_for_other_name'],
    ['of a later date', 'from-2090', 'certificate_not_yet_valid'],
  ])('to a computer whose certificate is %s sends nothing', async (_case, name, code) => {
    trustTestAuthority()
    const server = await serveScript(
      () => ({ status: 200 }),
      (handle) => createSecureServer({ key: certificate('key'), cert: certificate(name) }, handle),
      'https',
    )
    const platform = testPlatform(server.baseUrl, { fetch: http })
    expect(await platform.createAccount(account())).toMatchObject({ kind: 'notSent', isLasting: true, issue: { code } })
    expect({ asked: server.asked, waits: platform.time.waits }).toEqual({ asked: [], waits: [] })
  })

  test('to a computer with a good certificate works', async () => {
    trustTestAuthority()
    const server = await serveScript(
      ({ path }) => ({ status: 200, body: path === '/v1/graphql/' ? '{"data":{"obtainToken":{"token":"t"}}}' : '{}' }),
      (handle) => createSecureServer({ key: certificate('key'), cert: certificate('good') }, handle),
      'https',
    )
    expect(await testPlatform(server.baseUrl, { fetch: http }).validateAccount(account())).toEqual({ kind: 'passed' })
  })

  test('with https to a port that speaks plain http is told as such', async () => {
    const server = await serveScript(() => ({ status: 200 }))
    const platform = testPlatform(server.baseUrl.replace('http:', 'https:'), { fetch: http })
    expect(await platform.fetchProcess('1')).toMatchObject({
      kind: 'notSent',
      isLasting: true,
      issue: { code: 'connection_not_secure' },
    })
  })
})
