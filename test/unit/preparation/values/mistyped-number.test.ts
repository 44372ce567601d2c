/** An account number that is mistyped on one sheet: said once, where it stands, with the account that was meant. */
import { utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { prepared } from '../prepare.ts'

function bytesOf(sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Uint8Array {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name)
  return write(book, { type: 'buffer', bookType: 'xlsx' })
}

const numbers = ['EL-20417', 'EL-20522', 'EL-20688', 'EL-20731', 'EL-20846', 'EL-20959']

/** The third account is named otherwise among the meters. @param points  whether that sheet tells whose meter it is by a supply point too */
async function loaded(mistyped: string, points: boolean, listed = numbers) {
  const meters = numbers.map((number, at) => [
    at === 2 ? mistyped : number,
    `M${at}123`,
    ...(points ? [`770001234${at}`] : []),
    'KWH_IMPORT',
    '5',
  ])
  const { call, noteSent } = await prepared(
    'move.xlsx',
    bytesOf({
      Customers: [
        ['Account number', 'First name', 'Last name', 'Email', 'Billing street', 'Billing town', 'Billing postcode'],
        ...listed.map((number, at) => [
          number,
          'Ana',
          `Lee${'abcdefgh'[at]}`,
          `a${at}@example.org`,
          `${at} Elm St`,
          'Leeds',
          'LS1 4AB',
        ]),
      ],
      Supply: [
        ['Account number', 'Premise number', 'Supply street', 'Supply town', 'Supply postcode', 'Supply point number'],
        ...numbers.map((number, at) => [number, `P${at}00`, `${at} Elm St`, 'Leeds', 'LS1 4AB', `770001234${at}`]),
      ],
      Meters: [
        ['Account number', 'Meter serial number', ...(points ? ['Supply point number'] : []), 'Register', 'Digits'],
        ...meters,
      ],
    }),
  )
  const said = async () => (await call('readReport', {})).filter(({ level }) => level !== 'info')
  /** What is said of rows nowhere listed, and of the accounts that are meant. */
  const saidOf = async (sheet: string) => (await said()).filter((one) => one.sheet === sheet)
  const suggestion = async () => {
    const fixes = await call('listFixes', { code: 'account_mistyped', level: 'error' })
    return fixes.flatMap((fix) => fix.cells.map(({ to }) => to))
  }
  return { call, noteSent, said, saidOf, suggestion }
}

describe('a list of further people beside the accounts', () => {
  const joint = async (rows: readonly (readonly string[])[]) => {
    const { call, first } = await prepared(
      'move.xlsx',
      bytesOf({
        Customers: [
          ['Account number', 'First name', 'Last name', 'Billing street', 'Billing town'],
          ...numbers.map((number, at) => [number, 'Ana', `Lee${'abcdefgh'[at]}`, `${at} Elm St`, 'Leeds']),
        ],
        'Joint holders': [['Account number', 'First name', 'Last name', 'Email'], ...rows],
      }),
    )
    const said = (await call('readReport', {})).filter(({ level }) => level === 'error')
    return { count: first.accounts.length, said: said.map(({ code, row }) => `${code} ${row}`) }
  }

  test('makes no account ready of a number that the accounts do not have', async () => {
    const rows = [...numbers.slice(0, 2), 'ZZ-9'].map((number) => [number, 'Sal', 'Ray', 'sal@example.org'])
    expect((await joint(rows)).said).toEqual(['account_only_here 4'])
  })

  test('is the list of accounts itself where it has most of them', async () => {
    const rows = [...numbers, 'ZZ-9', 'ZZ-8', 'ZZ-7'].map((number) => [number, 'Sal', 'Ray', 'sal@example.org'])
    expect((await joint(rows)).said).toEqual([])
  })

  test('is one of other accounts where the accounts have hardly any of its numbers', async () => {
    const rows = ['ZZ-9', 'ZZ-8', numbers[0]!].map((number) => [number, 'Sal', 'Ray', 'sal@example.org'])
    expect((await joint(rows)).said).toEqual([])
  })
})

describe('an account number that is mistyped on one sheet is all that is said', () => {
  test.each([
    [
      'with the account whose supply point it is, however it is written',
      'EL-99999',
      true,
      'no account has the number “EL-99999”; what this row is about belongs to “EL-20688”. Take the suggestion if that is meant. Otherwise correct the number, or add',
    ],
    [
      'with the account whose number it is, written otherwise',
      'el 020688',
      false,
      'no account has the number “el 020688”; it is “EL-20688” but for capital letters, signs or zeros. Take the suggestion',
    ],
    [
      'with the account whose number is nearly the same, where the sheet names it nowhere else',
      'EL-20698',
      false,
      'no account has the number “EL-20698”; it is nearly “EL-20688”, which this sheet does not name. Take the suggestion if that is meant. Otherwise correct the number, or add',
    ],
  ])('%s', async (_, mistyped, points, words) => {
    const { call, said, saidOf, suggestion } = await loaded(mistyped, points)
    expect(await saidOf('Meters')).toMatchObject([
      {
        level: 'error',
        code: 'account_mistyped',
        sheet: 'Meters',
        row: 4,
        column: 1,
        message: expect.stringContaining(words),
      },
    ])
    expect(await suggestion()).toEqual(['EL-20688'])
    await call('editCells', { edits: [{ sheet: 'Meters', row: 4, column: 1, text: 'EL-20688' }] })
    await call('settle', {})
    expect(await said()).toEqual([])
  })

  test('without a suggestion where several accounts may be meant, or the sheet names the one already', async () => {
    const several = await loaded('EL-20698', false, [...numbers, 'EL-20697'])
    expect((await several.saidOf('Meters')).map(({ message }) => message)).toEqual([
      expect.stringContaining('it is nearly “EL-20688” or “EL-20697”. Correct the number, or add'),
    ])
    expect(await several.suggestion()).toEqual([])
    const named = await loaded('EL-20731x', false)
    expect((await named.saidOf('Meters')).map(({ message }) => message)).toEqual([
      expect.stringContaining('it is nearly “EL-20731”. Correct the number, or add'),
    ])
    expect(await named.suggestion()).toEqual([])
  })

  test('and that it is not listed, where none is like it', async () => {
    const { said } = await loaded('XX-1', false)
    expect((await said()).map(({ code }) => code)).toEqual(['account_only_here'])
  })
})

describe('an account that rows nowhere listed probably belong to', () => {
  const atCustomers = { sheet: 'Customers', row: 4, column: 1, account: 'EL-20688' }

  test('is not ready, and says which rows they are, until they are joined with one click', async () => {
    const { call, said, saidOf } = await loaded('EL20688', false)
    expect(await saidOf('Customers')).toMatchObject([
      {
        ...atCustomers,
        level: 'error',
        code: 'account_also_elsewhere',
        message: expect.stringContaining(
          'sheet “Meters”, row 4 has the account number “EL20688”, which is not listed. That row is probably of account “EL-20688”, and would be missing from it. Take the suggestion if that is right.',
        ),
      },
    ])
    const [fix] = await call('listFixes', { code: 'account_also_elsewhere', level: 'error' })
    expect(fix?.cells).toEqual([{ sheet: 'Meters', row: 4, column: 1, from: 'EL20688', to: 'EL-20688' }])
    await call('editCells', { edits: [{ sheet: 'Meters', row: 4, column: 1, text: 'EL-20688' }] })
    await call('settle', {})
    expect(await said()).toEqual([])
  })

  test('is not ready before one of several that may be meant is named, and is then', async () => {
    const { call, saidOf } = await loaded('EL-20698', false, [...numbers, 'EL-20697'])
    const atEach = async () => (await saidOf('Customers')).map(({ code, account }) => `${code} ${account}`)
    expect(await atEach()).toEqual(['account_also_elsewhere EL-20688', 'account_also_elsewhere EL-20697'])
    await call('editCells', { edits: [{ sheet: 'Meters', row: 4, column: 1, text: 'EL-20697' }] })
    await call('settle', {})
    expect(await atEach()).toEqual([])
  })

  test('is warned of where its number is nearly the same, and the sheet has rows of it', async () => {
    const { saidOf } = await loaded('EL-20731x', false)
    expect((await saidOf('Customers')).map(({ level, code, account }) => ({ level, code, account }))).toEqual([
      { level: 'warning', code: 'account_perhaps_elsewhere', account: 'EL-20731' },
    ])
  })

  test('is another one where its groups of digits are others', async () => {
    const { said } = await loaded('1-2345', false, [...numbers, '123-45'])
    expect((await said()).map(({ code }) => code)).toEqual(['account_only_here'])
  })

  test('is ready once the rows are set aside, and not any more once they are taken back', async () => {
    const { call, saidOf } = await loaded('EL20688', false)
    const mark = { id: 'one', reason: 'Closed', at: '2026-11-21T09:00:00.000Z' }
    const marked = await call('markRows', { accounts: [{ key: 'EL20688', mark }] })
    expect(marked.told?.accounts).toMatchObject({ changed: [{ key: 'EL-20688', errorCount: 0 }] })
    expect(await saidOf('Customers')).toEqual([])
    const back = await call('markRows', { accounts: [{ key: 'EL20688', mark: { ...mark, isTakenBack: true } }] })
    expect(back.told?.accounts).toMatchObject({ changed: [{ key: 'EL-20688', errorCount: 1 }] })
  })

  test('is not offered its rows any more once it was sent without them', async () => {
    const { noteSent, saidOf, suggestion } = await loaded('EL20688', false)
    await noteSent('EL-20688')
    expect(await suggestion()).toEqual([])
    expect(await saidOf('Meters')).toMatchObject([
      {
        code: 'row_of_sent_account',
        message: expect.stringContaining('probably of account “EL-20688”, which was already sent without it'),
      },
    ])
  })
})
