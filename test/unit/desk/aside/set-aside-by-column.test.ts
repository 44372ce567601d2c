/** Accounts that have ended by a column that no field takes: set aside where the column is asked about. */
import { beforeEach, describe, expect, test } from 'vitest'
import { settleColumn } from '../../../../shared/mapping/model/change-mapping.ts'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { atPractice } from '../../../support/desks/seen-connections.ts'
import { valueIn } from '../../../support/value-in.ts'

const open = deskForEachTest()
beforeEach(async () => {
  valueIn(await open.desk.connectPractice({}))
})

const customers = `Account number,Last name,Status
1001,Lee,Live
1002,Ray,Closed 12/09/2026
1003,Ng,Moved out
1004,Ito,Suspended
1005,Kim,Live
1005,Kim,Moved out
`
const place = { sheet: 'customers', column: 3 }

async function load(csv = customers) {
  const bytes = new TextEncoder().encode(csv)
  return valueIn(await open.desk.loadSpreadsheet({ fileName: 'customers.csv', bytes }))
}
const said = async () => valueIn(await open.desk.readSaidOfAccounts(place))
/** By default, what is ticked when nobody has ticked anything. */
const setAside = async (kinds?: readonly string[]) => {
  const ended = kinds ?? (await said()).kinds.flatMap(({ kind, isEnd }) => (isEnd ? [kind] : []))
  return valueIn(await open.desk.setAsideByColumn({ ...place, kinds: [...ended] }))
}
const aside = async () =>
  valueIn(await open.desk.listAccounts({ offset: 0, limit: 50, filter: 'all' })).accounts.flatMap(
    ({ accountNumber, setAside }) => (setAside === null ? [] : [`${accountNumber} ${setAside.reason}`]),
  )
const settled = async () =>
  valueIn(await open.desk.readDesk({})).project?.mapping.sheets[0]?.columns[place.column - 1]?.isSettled

describe('a column that says which accounts have ended', () => {
  test('says its kinds of values, of how many accounts each, those first that say an end in so many words', async () => {
    await load()
    const { kinds, ...others } = await said()
    expect(kinds.map(({ kind, count, isEnd }) => [kind, count, isEnd])).toEqual([
      ['“moved out”', 2, true],
      ['“closed #”', 1, true],
      ['“live”', 2, false],
      ['“suspended”', 1, false],
    ])
    // Of an account with two rows, one of which goes on, nothing ends.
    expect(others).toEqual({
      accounts: [
        { kinds: ['“live”'], count: 1 },
        { kinds: ['“closed #”'], count: 1 },
        { kinds: ['“moved out”'], count: 1 },
        { kinds: ['“suspended”'], count: 1 },
        { kinds: ['“live”', '“moved out”'], count: 1 },
      ],
      ...{ asideCount: 0, otherCount: 0 },
    })
  })

  test('sets those aside that a person ticks, whatever it says; an account with several rows where each says so', async () => {
    await load()
    await setAside(['“suspended”', '“moved out”'])
    expect(await aside()).toEqual(['1003 Status: Moved out', '1004 Status: Suspended'])
    valueIn(await open.desk.undo({}))
    await setAside(['“live”', '“moved out”'])
    expect(await aside()).toEqual(['1001 Status: Live', '1003 Status: Moved out', '1005 Status: Live'])
  })

  test('sets them aside and is left out in one step, which undo takes back and redo does again', async () => {
    await load()
    const done = await setAside()
    expect(done).toMatchObject({ count: 2, first: [{ accountNumber: '1002', name: 'Ray' }, { accountNumber: '1003' }] })
    expect(done.project.history.undo).toEqual({
      ...{ is: 'asideByColumn', count: 2 },
      column: { header: 'Status', column: 3 },
    })
    const both = ['1002 Status: Closed 12/09/2026', '1003 Status: Moved out']
    expect([await aside(), await settled(), (await said()).kinds]).toEqual([both, true, []])
    valueIn(await open.desk.undo({}))
    expect([await aside(), await settled()]).toEqual([[], undefined])
    await open.reopen()
    valueIn(await open.desk.redo({}))
    expect([await aside(), await settled()]).toEqual([both, true])
  })

  test('leaves what a person set aside before as that person said it; what is said since is a step of its own', async () => {
    await load()
    valueIn(await open.desk.setAccountsAside({ keys: ['1002'], reason: 'Before' }))
    expect((await said()).asideCount).toBe(1)
    expect((await setAside()).count).toBe(1)
    valueIn(await open.desk.setAccountsAside({ keys: ['1003'], reason: 'Since' }))
    expect(await aside()).toEqual(['1002 Before', '1003 Since'])
    valueIn(await open.desk.undo({}))
    expect(await aside()).toEqual(['1002 Before', '1003 Status: Moved out'])
    valueIn(await open.desk.undo({}))
    expect(await aside()).toEqual(['1002 Before'])
  })

  test('undone, leaves accounts that a person had taken back before as these were, also for other files', async () => {
    await load()
    valueIn(await open.desk.setAccountsAside({ keys: ['1002'], reason: 'Before' }))
    await load()
    expect(await aside()).toEqual(['1002 Before'])
    valueIn(await open.desk.takeAccountsBack({ keys: ['1002'] }))
    const again = async () => {
      valueIn(await open.desk.redo({}))
      return aside()
    }
    await setAside()
    valueIn(await open.desk.undo({}))
    const both = ['1002 Status: Closed 12/09/2026', '1003 Status: Moved out']
    expect([await aside(), await again()]).toEqual([[], both])
    valueIn(await open.desk.undo({}))
    await load()
    expect(await aside()).toEqual([])
  })

  test('neither counts nor sets aside accounts that were sent', async () => {
    const { mapping } = await load()
    valueIn(await open.desk.changeMapping({ mapping: settleColumn(mapping, place) }))
    valueIn(await open.desk.createAccount({ key: '1002', at: atPractice }))
    valueIn(await open.desk.undo({}))
    expect((await said()).kinds.map(({ kind }) => kind)).not.toContain('“closed #”')
    expect(await setAside()).toMatchObject({
      count: 1,
      first: [{ accountNumber: '1003' }],
    })
    expect(await aside()).toEqual(['1003 Status: Moved out'])
  })

  test('is not asked twice: once it is decided, nothing is set aside by it', async () => {
    const { mapping } = await load()
    valueIn(await open.desk.changeMapping({ mapping: settleColumn(mapping, place) }))
    expect((await setAside(['“moved out”'])).count).toBe(0)
    expect(await aside()).toEqual([])
  })
})

test('a blank beside another row of the account says that it goes on, where the column says what has ended', async () => {
  const rows = ['1001,Lee,31/01/2020', '1001,Lee,', '1002,Ray,31/01/2020', '1003,Ng,', '1004,Ito,', '1005,Kim,']
  await load(`Account number,Last name,Closed on\n${rows.join('\n')}\n`)
  const { kinds, accounts } = await said()
  expect([kinds.map(({ kind, day, isEnd }) => [kind, day, isEnd]), accounts]).toEqual([
    [['past', 'past', true]],
    [{ kinds: ['past'], count: 1 }],
  ])
  await setAside()
  expect(await aside()).toEqual(['1002 Closed on: 31/01/2020'])
})

test('a column of codes of one’s own is asked about too, where they come again', async () => {
  await load('Account number,Last name,Mig\n1001,Lee,A\n1002,Ray,X2\n1003,Ng,A\n1004,Ito,X1\n1005,Kim,A\n')
  const { kinds } = await said()
  expect(kinds.map(({ kind, isEnd }) => [kind, isEnd])).toEqual([
    ['“a”', false],
    ['“x2”', false],
    ['“x1”', false],
  ])
  await setAside(['“x1”'])
  expect(await aside()).toEqual(['1004 Mig: X1'])
})

test('what is alike but for a day that has come is one kind; a day to come, and other numbers, are others', async () => {
  const values = [
    'Closed 12/09/2024',
    'Closed 1.2.2023',
    'Closed 12/09/2149',
    'Wave 1/2',
    'Wave 2/2',
    '2024-01',
    '2024-02',
  ]
  await load(
    `Account number,Last name,Account status\n${values.map((value, at) => `${1001 + at},Lee,${value}`).join('\n')}\n`,
  )
  const { kinds } = await said()
  expect(kinds.map(({ kind, valueCount, isEnd }) => [kind, valueCount, isEnd])).toEqual([
    ['“closed #”', 2, true],
    ['“closed #” coming', 1, false],
    ['“wave 1/2”', 1, false],
    ['“wave 2/2”', 1, false],
    ['“2024-01”', 1, false],
    ['“2024-02”', 1, false],
  ])
  await setAside()
  expect(await aside()).toEqual(['1001 Account status: Closed 12/09/2024', '1002 Account status: Closed 1.2.2023'])
})

test('a contract that has ended may have been followed: a person has to tick it', async () => {
  await load('Account number,Last name,Contract end date\n1001,Lee,31/01/2020\n1002,Ray,30/06/2021\n')
  expect((await said()).kinds.map(({ kind, isEnd }) => [kind, isEnd])).toEqual([['past', false]])
})

test('of very many kinds those are listed that may say an end, and those of most accounts; of the others it is said', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => `${1001 + at},Lee,remark ${at < 50 ? at : 'closed'}`)
  await load(`Account number,Last name,Account status\n${rows.join('\n')}\n`)
  const { kinds, otherCount } = await said()
  expect([kinds[0]?.kind, kinds.length, otherCount]).toEqual(['“remark closed”', 40, 11])
  expect((await setAside(['“remark 49”'])).count).toBe(1)
})

test.each<[string, readonly string[], readonly string[]]>([
  ['Closed on', ['31/01/2020', '', '31/12/9999'], ['1001']],
  ['Closed', ['No', 'Yes', 'No'], ['1002']],
  ['Active', ['Y', 'Y', 'N'], ['1003']],
  ['Account status', ['Live', 'Inactive', 'Closed (active until May)'], ['1002']],
  ['Stat', ['Live', 'Closed', 'CLSD'], ['1002']],
  ['Account status', ['NOT CLSD', 'Closed', 'DD CNCLD'], ['1002']],
  ['Account status', ['Moved in', 'Account closed', 'Gone to work'], ['1002']],
  ['Account status', ['TERM 12', 'Not closed', 'Closed - reopened'], []],
  ['Kundenstatus', ['nicht gekündigt', 'gekündigt', 'aktiv'], ['1002']],
])('“%s” with %j says in so many words that %j have ended', async (header, values, ended) => {
  const rows = values.map((value, at) => `${1001 + at},Lee,${value}\n`)
  await load(`Account number,Last name,${header}\n${rows.join('')}`)
  const { first } = await setAside()
  expect(first.map(({ accountNumber }) => accountNumber)).toEqual(ended)
})

test.each<[string, readonly string[], boolean]>([
  ['Account status', ['Live', 'Live', 'Live'], false],
  ['Account status', ['Live', 'Live', 'Not active'], true],
  ['Active', ['Active', 'Active', 'No longer active'], true],
  ['Not closed', ['Yes', 'Yes', 'No'], false],
  ['Status', ['Live', 'Live', 'A/C CLSD'], true],
  ['Status', ['Live', 'Live', 'No - supply not closed'], true],
  ['Status', ['Live', 'Live', 'Non-payment disconnected'], true],
  ['Status', ['Live', 'Live', 'Disc'], true],
  ['Status', ['Live', 'Live', 'Discount'], false],
  ['Closed', ['', '', 'DD - closed'], true],
  ['Closed', ['', '', 'Closed - payment reversed'], true],
])(
  '“%s” with %j is asked about (%s), and says of none in so many words that it has ended',
  async (header, values, isAsked) => {
    const rows = values.map((value, at) => `${1001 + at},Lee,${value}\n`)
    await load(`Account number,Last name,${header}\n${rows.join('')}`)
    const problems = valueIn(await open.desk.listProblems({}))
    expect(problems.some(({ code }) => code === 'column_not_decided')).toBe(isAsked)
    expect((await said()).kinds.some(({ isEnd }) => isEnd)).toBe(false)
  },
)
