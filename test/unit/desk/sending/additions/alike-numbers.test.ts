/** Additions for a number that is alike to that of an account created from here, and may be another account. */
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { seenConnectionOf } from '../../../../../shared/ipc.ts'
import { deskForEachTest } from '../../../../support/desks/desk-for-each-test.ts'
import { decideInAdd } from '../../../../support/desks/seen-additions.ts'
import { liveServiceForEachTest } from '../../../../support/services/live-service.ts'
import { valueIn } from '../../../../support/value-in.ts'
import { connect } from '../../../practice/practice-client.ts'

const live = liveServiceForEachTest()
const open = deskForEachTest()
const kind = { code: 'number_known_otherwise', level: 'warning' } as const

const load = async (fileName: string, of: 'accounts' | 'additions', ...lines: readonly string[]) =>
  valueIn(await open.desk.loadSpreadsheet({ fileName, kind: of, bytes: new TextEncoder().encode(lines.join('\n')) }))
const fixes = async () =>
  valueIn(await open.desk.listFixes(kind)).fixes.map(
    ({ accountNumber, cells, isUnsure }) => `${accountNumber} ${cells.map(({ to }) => to)} ${isUnsure}`,
  )

const row = async () => valueIn(await open.desk.listAdditions({ offset: 0, limit: 1, filter: 'all' })).rows[0]

/** 42 was created from here. */
async function with42() {
  valueIn(await open.desk.connectLive(live.entry))
  const { connection } = valueIn(await open.desk.readDesk({}))
  if (connection.kind === 'none') throw new Error('Nothing is connected.')
  const at = seenConnectionOf(connection)
  const client = await connect(live.service)
  const elsewhere = (number: string) =>
    client.post('/v2/data-import/accounts/', {
      import_supplier: live.service.suppliers.ongoing,
      external_account_number: number,
    })
  await load('people.csv', 'accounts', 'Account number,First name,Last name,E-mail', '42,Ana,Lee,ana@example.org')
  valueIn(await open.desk.createAccount({ key: '42', at }))
  while (valueIn(await open.desk.readAccount({ key: '42' })).stub.import.state !== 'finished') await pause(50)
  return { at, elsewhere }
}

test('a number that the service has, or that something was added to, is not brought to the account that is alike', async () => {
  const { at, elsewhere } = await with42()
  await elsewhere('042')
  await load('notes.csv', 'additions', 'Account number,Note', '042,Prefers letters.', '042,Has a dog.')
  // Nobody has asked: it may be taken after a look, and not with others.
  expect(await fixes()).toEqual(['042 42,42 true'])
  valueIn(await open.desk.askAboutTargets({}))
  // Also before it can be added to.
  expect(await fixes()).toEqual([])
  while ((await row())?.presence !== 'there') valueIn(await open.desk.askAboutTargets({}))
  expect(await fixes()).toEqual([])
  valueIn(await open.desk.sendAdditions({ ...(await decideInAdd(open.desk, 'ready')), at }))
  expect((await row())?.status).toBe('finished')
  expect(await fixes()).toEqual([])
  // Also when other rows of it are all that is left to send, and the service is not asked anew.
  await open.reopen()
  valueIn(await open.desk.readDesk({}))
  await load('more.csv', 'additions', 'Account number,Note', '042,Rang.')
  expect(await fixes()).toEqual([])
})

test('a number that the service does not have may be brought to the account that is alike, with others at once', async () => {
  await with42()
  await load('notes.csv', 'additions', 'Account number,Note', '0042,Prefers letters.')
  expect(await fixes()).toEqual(['0042 42 true'])
  valueIn(await open.desk.askAboutTargets({}))
  expect(await fixes()).toEqual(['0042 42 false'])
})
