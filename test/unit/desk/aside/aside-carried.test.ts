/** What is decided about an account stays with it when the account has another number, or its rows another account. */
import { beforeEach, describe, expect, test } from 'vitest'
import { catalogueOfKind } from '../../../../shared/catalogue/catalogue-of-kind.ts'
import { changeReading, chooseTarget } from '../../../../shared/mapping/model/change-mapping.ts'
import type { Mapping } from '../../../../shared/mapping/model/mapping.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { valueIn } from '../../../support/value-in.ts'

const open = deskForEachTest()
const catalogue = catalogueOfKind('accounts')

const customers = `Account number,Xyzzy,Last name,Status
443218,1002,Lee,Closed 12/09/2026
443219,1001,Ray,Live
443220,1003,Ng,Live
`
const sheet = 'customers'
const numbers = { sheet, column: 1 }

async function load(csv = customers, fileName = 'customers.csv') {
  const bytes = new TextEncoder().encode(csv)
  return valueIn(await open.desk.loadSpreadsheet({ fileName, bytes }))
}
const mappingNow = async () => valueIn(await open.desk.readDesk({})).project?.mapping as Mapping
const map = async (change: (mapping: Mapping) => Mapping) =>
  valueIn(await open.desk.changeMapping({ mapping: change(await mappingNow()) }))
const padded = (mapping: Mapping) => changeReading(mapping, numbers, { padZeros: 8 })
const unnumbered = (mapping: Mapping) => chooseTarget(catalogue, mapping, numbers, null)
const numberedBy = (column: number) => (mapping: Mapping) =>
  chooseTarget(catalogue, unnumbered(mapping), { sheet, column }, catalogue.accountKey)
const putAside = async (key: string, reason = 'Left') =>
  valueIn(await open.desk.setAccountsAside({ keys: [key], reason }))
const aside = async () =>
  valueIn(await open.desk.listAccounts({ offset: 0, limit: 50, filter: 'setAside' })).accounts.map(
    ({ accountNumber, name, setAside }) => `${accountNumber} ${name}: ${setAside?.reason}`,
  )
const startAgain = async () => {
  await open.reopen()
  valueIn(await open.desk.readDesk({}))
}
const told = async () => {
  const { issues } = valueIn(await open.desk.readDesk({}))
  valueIn(await open.desk.noticesRead({}))
  return issues.flatMap(({ code, message }) => (code.startsWith('set_aside') ? [sayMessage(message)] : []))
}

describe('an account that has ended stays set aside', () => {
  beforeEach(async () => {
    await load()
    valueIn(await open.desk.setAsideByColumn({ sheet, column: 4, kinds: ['“closed #”'] }))
  })

  test.each([
    ['zeros are put in front of its number', padded, '00443218'],
    ['its number is in another column', numberedBy(2), '1002'],
  ])('when %s, through undo, redo and a restart', async (_, change, number) => {
    const before = ['443218 Lee: Status: Closed 12/09/2026']
    const after = [`${number} Lee: Status: Closed 12/09/2026`]
    expect(await aside()).toEqual(before)
    await map(change)
    expect([await aside(), await told()]).toEqual([after, []])
    valueIn(await open.desk.undo({}))
    expect(await aside()).toEqual(before)
    valueIn(await open.desk.redo({}))
    await startAgain()
    expect([await aside(), await told()]).toEqual([after, []])
  })

  test('when no column has the number for a while', async () => {
    await map(unnumbered)
    expect(await aside()).toEqual([])
    await map(numberedBy(2))
    expect(await aside()).toEqual(['1002 Lee: Status: Closed 12/09/2026'])
  })

  test('unless a person takes it back, under whichever number', async () => {
    await map(padded)
    valueIn(await open.desk.takeAccountsBack({ keys: ['00443218'] }))
    await map(numberedBy(2))
    expect(await aside()).toEqual([])
  })

  test('in a mapping that was asked for when the application was closed', async () => {
    const changing = open.desk.changeMapping({ mapping: padded(await mappingNow()) })
    await startAgain()
    expect((await changing).ok).toBe(false)
    expect(await aside()).toEqual(['00443218 Lee: Status: Closed 12/09/2026'])
  })
})

test('accounts that come together are set aside where one was, and a person is told; undo parts them as they were', async () => {
  await load('Account number,Xyzzy,Last name\n1,7,Lee\n2,7,Lee\n3,8,Ng\n')
  await putAside('2')
  await map(numberedBy(2))
  expect(await aside()).toEqual(['7 Lee: Left'])
  expect((await told()).join()).toContain('not all of its rows were before: 7.')
  valueIn(await open.desk.undo({}))
  expect([await aside(), await told()]).toEqual([['2 Lee: Left'], []])
})

test('what comes with a number at the next start brings along what was decided elsewhere, and is told', async () => {
  await load()
  await putAside('443218')
  await load(customers.replace('Account number', 'Plugh'), 'other.csv')
  expect(await aside()).toEqual([])
  const mapping = await mappingNow()
  const place = { sheet: mapping.sheets[0]?.sheet ?? '', column: 1 }
  const changing = open.desk.changeMapping({ mapping: chooseTarget(catalogue, mapping, place, catalogue.accountKey) })
  await startAgain()
  expect((await changing).ok).toBe(false)
  expect(await aside()).toEqual(['443218 Lee: Left'])
  expect((await told()).join()).toContain('as was decided before in “customers.csv”: 443218.')
})

test('setting aside and taking back are steps, which undo takes back one by one, also after a restart', async () => {
  await load()
  await putAside('443219', 'Asks')
  await putAside('443219', 'Left')
  valueIn(await open.desk.takeAccountsBack({ keys: ['443219'] }))
  const history = async () => valueIn(await open.desk.readDesk({})).project?.history
  const done = { undo: { is: 'accountsTakenBack', count: 1 }, redo: null }
  expect(await history()).toEqual(done)
  const news = open.told.filter((one) => one.startsWith('{"name":"stepDone"'))
  expect(news.map((one) => JSON.parse(one).news.history).at(-1)).toEqual(done)
  const seen = [await aside()]
  for (const step of ['undo', 'undo', 'undo', 'redo', 'redo', 'redo'] as const) {
    const undone = valueIn(await open.desk[step]({}))
    expect([undone.place, undone.history]).toEqual([null, await history()])
    await startAgain()
    seen.push(await aside())
  }
  const [asks, left] = ['443219 Ray: Asks', '443219 Ray: Left'].map((one) => [one])
  expect(seen).toEqual([[], left, asks, [], asks, left, []])
})
