import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findProgram } from '../../../../electron/browser/find-program.ts'
import { isAdmittedByTables, isFromThisUser } from '../../../../electron/browser/peer-user.ts'

const ends = { remoteAddress: '127.0.0.1', remotePort: 0xc0de, localAddress: '127.0.0.1', localPort: 0x1f90 }

const line = (over: { from?: string; to?: string; user?: number; inode?: number }) =>
  `   1: ${over.from ?? '0100007F:C0DE'} ${over.to ?? '0100007F:1F90'} 01 00000000:00000000 00:00000000 00000000  ` +
  `${over.user ?? 1000}        0 ${over.inode ?? 4711} 1 0000000000000000 20 4 30 10 -1`
const heading = '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode'

const cases: readonly (readonly [string, string, boolean])[] = [
  ['this user’s program', line({}), true],
  ['the superuser’s', line({ user: 0 }), true],
  ['another user’s', line({ user: 1001 }), false],
  ['a program that has let go of its connection', line({ user: 0, inode: 0 }), false],
  ['our own end of it', line({ from: '0100007F:1F90', to: '0100007F:C0DE' }), false],
  ['a connection to another server', line({ to: '0100007F:1F91' }), false],
  ['nobody who is in the table', '', false],
]

test.each(cases)('%s is told by the table of connections', (_whose, entry, isAdmitted) => {
  expect(isAdmittedByTables([`${heading}\n${entry}\n`, ''], ends, 1000)).toBe(isAdmitted)
})

test('a program that speaks the older protocol through the newer one is in the second table', () => {
  const long = (end: string) => `0000000000000000FFFF0000${end}`
  const table = line({ from: long('0100007F:C0DE'), to: long('0100007F:1F90') })
  expect(isAdmittedByTables([heading, `${heading}\n${table}`], ends, 1000)).toBe(true)
  expect(isAdmittedByTables([heading, `${heading}\n${table}`], ends, 1001)).toBe(false)
})

test('where there are no tables, nothing can be told and everybody is let in', () => {
  expect(isAdmittedByTables(['', ''], ends, 1000)).toBe(true)
})

let accepted: Socket
let asking: Socket
const server = createServer()
beforeEach(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  asking = connect(address.port, '127.0.0.1')
  ;[accepted] = await once(server, 'connection')
})
afterEach(async () => {
  asking.destroy()
  accepted.destroy()
  server.close()
  await once(server, 'close')
})

const hasNoLsof = findProgram(['lsof', '/usr/sbin/lsof']) === undefined
const withoutLsof = 'lsof is not installed'

const systems: readonly (readonly [platform: NodeJS.Platform, isMissing: boolean, why: string])[] = [
  ['linux', process.platform !== 'linux', 'only Linux has its tables of connections'],
  ['darwin', hasNoLsof, withoutLsof],
  ['win32', false, ''],
]
test.for(systems)(
  'a real connection of our own is admitted in the way of %s',
  async ([platform, isMissing, why], { skip }) => {
    skip(isMissing, why)
    expect(await isFromThisUser(accepted, platform)).toBe(true)
  },
)

test('one that comes in while others are looked at is looked at too', async ({ skip }) => {
  skip(process.platform !== 'linux', 'only Linux has its tables of connections')
  const first = isFromThisUser(accepted, 'linux')
  const { port } = server.address() as AddressInfo
  const later = connect(port, '127.0.0.1')
  const [acceptedLater] = (await once(server, 'connection')) as [Socket]
  expect(await Promise.all([first, isFromThisUser(acceptedLater, 'linux')])).toEqual([true, true])
  later.destroy()
  acceptedLater.destroy()
})

test('lsof does not admit a connection that is nobody’s', async ({ skip }) => {
  skip(hasNoLsof, withoutLsof)
  const { remoteAddress, remotePort, localAddress } = accepted
  expect(await isFromThisUser({ remoteAddress, remotePort, localAddress, localPort: 1 }, 'darwin')).toBe(false)
})
