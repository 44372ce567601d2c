import { describe, expect, test } from 'vitest'
import { fixesAtOnce } from '../../../../electron/preparation/problems/problem-kinds.ts'
import { additionsCatalogue } from '../../../../shared/catalogue/additions-catalogue.ts'
import { chooseTarget } from '../../../../shared/mapping/model/change-mapping.ts'
import { say, sayMessage } from '../../../../shared/messages/say.ts'
import { prepared } from '../prepare.ts'

const sheet = 'a'
const file = [
  'Account,First name,Mobile,Email,Register type',
  '1,Ana,Mobile: +1 512 555 2087,Ana <ana@b.example>,kwh import',
  '2,Ben,ask reception,x,KWH_IMPORT',
  '3,Cal,Ask Reception,,Kwh-Import',
  '4,Dee,+1 512 555 0100,dee@f.example,heat',
  ...['6', '7', '8', '9'].map((number) => `${number},Eva,+1 512 555 010${number},,`),
].join('\n')

describe('problems of a kind', () => {
  test('say how many they are, where, what to do, and how many can be mended safely', async () => {
    const { call } = await prepared('a.csv', file)
    expect(
      (await call('listProblems', {})).map(({ first, advice, title, ...group }) => ({
        ...group,
        title: sayMessage(title),
      })),
    ).toEqual([
      {
        code: 'phone_unreadable',
        level: 'error',
        title: say('title_phone_unreadable', { count: 3 }),
        leadsToMap: false,
        count: 3,
        columns: [{ sheet, column: 3, header: 'Mobile', count: 3, hasRepeats: true }],
        unfilledCount: 0,
        fixCount: 1,
      },
      {
        code: 'email_unreadable',
        level: 'error',
        title: say('title_email_unreadable', { count: 2 }),
        leadsToMap: false,
        count: 2,
        columns: [{ sheet, column: 4, header: 'Email', count: 2, hasRepeats: false }],
        unfilledCount: 0,
        fixCount: 1,
      },
      {
        code: 'value_not_documented',
        level: 'warning',
        title: say('title_value_not_documented', { count: 3 }),
        leadsToMap: false,
        count: 3,
        columns: [{ sheet, column: 5, header: 'Register type', count: 3, hasRepeats: false }],
        unfilledCount: 0,
        fixCount: 2,
      },
    ])
  })

  test('name their account', async () => {
    const { call } = await prepared('a.csv', file)
    const [phones] = await call('listProblems', {})
    expect(phones?.first.map(({ account }) => account)).toEqual(['1', '2', '3'])
  })

  test('lead to the mapping where that is the place to mend them', async () => {
    const { call } = await prepared('a.csv', 'Account,Mobile\n1,512 555 2087\n2,512 555 0100\n')
    expect((await call('listProblems', {})).map(({ code, leadsToMap }) => [code, leadsToMap])).toEqual([
      ['phone_country_missing', true],
    ])
  })

  test('that no typing mends, because a column of CR and DR is joined to the amount, lead there as well', async () => {
    const rows = ['A-1,T-1,60.00,CR,PAYMENT,2026-11-02', 'A-2,T-2,40.00,DR,CHARGE,2026-11-02']
    const csv = ['Account number,Transaction number,Amount,CR/DR,Transaction type,Transaction date', ...rows].join('\n')
    const { first, call } = await prepared('a.csv', csv, { kind: 'additions' })
    const told = async () => (await call('listProblems', {})).map(({ code, leadsToMap }) => [code, leadsToMap])
    await call('editCells', { edits: [{ sheet: 'a', row: 2, column: 3, text: '-60.00' }] })
    expect(await told()).toEqual([['number_with_side', true]])
    await call('changeMapping', {
      mapping: chooseTarget(additionsCatalogue, first.mapping, { sheet: 'a', column: 4 }, null),
    })
    // What the minus means without its column, nobody knows.
    expect(await told()).toEqual([['transactions_below_zero', true]])
  })

  test('of the service are kept apart from ours, and named by its code', async () => {
    const { first, call } = await prepared('a.csv', file)
    const [account] = first.accounts
    if (account === undefined) throw new Error('No account.')
    const { payloadHash } = await call('readAccount', { key: account.key })
    const errors = [{ attr: 'ledgers', code: 'required', detail: 'This field is required.' }]
    await call('placeServiceWords', { words: [{ key: account.key, payloadHash, isTaken: false, errors }] })
    const group = (await call('listProblems', {})).find(({ code }) => code === 'required')
    expect(group && sayMessage(group.title)).toBe(say('title_of_service', { count: 1, code: 'required' }))
    expect(group).toMatchObject({
      columns: [],
      first: [{ account: '1', where: { path: 'ledgers', target: expect.stringMatching(/^ledgers\[]\./) } }],
    })
  })
})

describe('fixes', () => {
  test('are listed with old and new value, account and place', async () => {
    const { call } = await prepared('a.csv', file)
    expect(await call('listFixes', { code: 'value_not_documented', level: 'warning' })).toEqual([
      {
        sheet,
        row: 2,
        column: 5,
        cells: [{ sheet, row: 2, column: 5, from: 'kwh import', to: 'KWH_IMPORT' }],
        accountNumber: '1',
        name: 'Ana',
        accountKey: '1',
        comesTo: null,
      },
      {
        sheet,
        row: 4,
        column: 5,
        cells: [{ sheet, row: 4, column: 5, from: 'Kwh-Import', to: 'KWH_IMPORT' }],
        accountNumber: '3',
        name: 'Cal',
        accountKey: '3',
        comesTo: null,
      },
    ])
    expect(
      await call('listFixes', { code: 'value_not_documented', level: 'warning', in: { sheet, column: 3 } }),
    ).toEqual([])
  })

  test('mend what they are for, in one step that one undo takes back', async () => {
    const { call, editing } = await prepared('a.csv', file)
    const before = await call('listProblems', {})
    const done: Awaited<ReturnType<typeof editing>>[] = []
    for (const { code, level } of before) {
      const fixes = await call('listFixes', { code, level })
      const edits = fixes.flatMap(({ sheet, row, cells }) =>
        cells.map(({ column, to }) => ({ sheet, row, column, text: to })),
      )
      done.push(await editing(edits))
      expect((await call('listFixes', { code, level })).length).toBe(0)
    }
    const after = await call('listProblems', {})
    expect(after.map(({ code, count, fixCount }) => [code, count, fixCount])).toEqual([
      ['phone_unreadable', 2, 0],
      ['email_unreadable', 1, 0],
      ['value_not_documented', 1, 0],
    ])
    for (const { takeBack } of done.toReversed()) await takeBack()
    expect(await call('listProblems', {})).toEqual(before)
  })
})

test('numbers of a country are mended as what they are there, and those of none stay', async () => {
  const { call } = await prepared(
    'a.csv',
    'Account,Mobile\n1,0171 1234567\n2,0171 123 456 789 012 345\n3,+1 512 555 0100\n4,0172 7654321\n',
  )
  const kind = { code: 'phone_country_missing', level: 'error', in: { sheet, column: 2 } } as const
  const valuesOf = async (country: string) =>
    (await call('listFixes', { ...kind, country })).map(({ row, cells }) => [row, ...cells.map(({ to }) => to)])
  expect(await valuesOf('DE')).toEqual([
    [2, '+491711234567'],
    [5, '+491727654321'],
  ])
  expect((await call('listFixes', kind)).length).toBe(0)
})

describe('the values behind problems', () => {
  test('are counted, most frequent first', async () => {
    const { call } = await prepared('a.csv', `${file}\n10,Fay,ask reception,,\n`)
    expect(
      await call('listProblemValues', { code: 'phone_unreadable', level: 'error', in: { sheet, column: 3 } }),
    ).toEqual({
      values: [
        { value: 'ask reception', count: 2 },
        { value: 'Mobile: +1 512 555 2087', count: 1 },
        { value: 'Ask Reception', count: 1 },
      ],
      restCount: 0,
    })
  })
})

test('the next problem is looked for in one column where that is wanted', async () => {
  const { call } = await prepared('a.csv', file)
  const ask = { code: 'phone_unreadable', in: { sheet, column: 3 } }
  expect(await call('findNextProblem', { after: { sheet, row: 2, column: 4 }, ...ask })).toEqual({
    sheet,
    row: 3,
    column: 3,
  })
  expect(await call('findNextProblem', { after: { sheet, row: 4, column: 3 }, ...ask })).toBeNull()
})

test('cells with an error are told from those of which nothing worse than a warning is said', async () => {
  const both = ['Account,Mobile,Register type', '1,ask reception,kwh import', '2,+15125550101,heat', '3,n/a,KWH_IMPORT']
  const { call } = await prepared('a.csv', both.join('\n'))
  const walk = async (worst: 'error' | 'warning', isBackwards = false) => {
    const places: string[] = []
    for (let after = await call('findNextProblem', { after: null, worst, isBackwards }); after !== null; ) {
      places.push(`${after.row}/${after.column}`)
      after = await call('findNextProblem', { after, worst, isBackwards })
    }
    return places
  }
  expect(await walk('error')).toEqual(['2/2', '4/2'])
  expect(await walk('warning')).toEqual(['2/3', '3/2', '3/3'])
  expect(await walk('error', true)).toEqual(['4/2', '2/2'])
})

test('fixes are listed as many as are made in one step, counted by fix and by cell', () => {
  const fix = (row: number, cellCount: number) => {
    const cells = Array.from({ length: cellCount }, (_, index) => ({
      ...{ sheet: 'sheet', row, column: index + 1 },
      ...{ from: 'a', to: 'b' },
    }))
    return { sheet: 'sheet', row, column: 1, cells, accountNumber: null, name: '' }
  }
  const listed = (count: number, cellCount: number) =>
    fixesAtOnce(Array.from({ length: count }, (_, index) => fix(index + 1, cellCount))).length
  expect([listed(3, 1), listed(20_001, 1), listed(20_001, 5), listed(20_000, 6), listed(50, 2001)]).toEqual([
    ...[3, 20_000, 20_000, 16_666],
    49,
  ])
})

test('what is wrong between cells that say the same is mended by no translation: they would still do', async () => {
  const rows = ['1,MP-1', '2,MP-1', '3,MP-3'].map((row, at) => `${row},Lee ${at}`)
  const { call } = await prepared('a.csv', ['Account number,Supply point number,Last name', ...rows].join('\n'))
  const found = (await call('listProblems', {})).find(({ code }) => code === 'thing_in_two_accounts')
  expect(found?.columns).toEqual([expect.objectContaining({ count: 2, hasRepeats: false })])
})
