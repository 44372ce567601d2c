import { describe, expect, test } from 'vitest'
import { say, sayMessage } from '../../../../shared/messages/say.ts'
import { prepared } from '../prepare.ts'
import { account, csv, headers, xlsx } from '../sheets/peculiar-files.ts'

describe('a suggestion that the person takes gives the value that was meant', () => {
  /** Takes the suggestion of every cell, and gives the payloads. */
  async function mended(fileName: string, bytes: Uint8Array | string, phoneCountry?: string) {
    const loaded = await prepared(fileName, bytes)
    const { mapping } = loaded.first
    if (phoneCountry !== undefined)
      await loaded.call('changeMapping', { mapping: { ...mapping, defaults: { ...mapping.defaults, phoneCountry } } })
    const sheet = loaded.first.sheets[0]?.name ?? ''
    const page = await loaded.call('readSheetPage', { sheet, filter: 'everyRow', offset: 0, limit: 50 })
    const edits = page.rows.flatMap(({ row, cells }) =>
      cells.flatMap(({ issues = [] }, index) =>
        issues.flatMap(({ suggestion }) =>
          suggestion === undefined ? [] : [{ sheet, row, column: index + 1, text: suggestion }],
        ),
      ),
    )
    expect(edits).not.toEqual([])
    await loaded.call('editCells', { edits })
    await loaded.call('settle', {})
    const payloads = await Promise.all(loaded.first.accounts.map(({ key }) => loaded.call('readAccount', { key })))
    return { payloads: payloads.map(({ payload }) => payload), left: await loaded.call('readReport', {}) }
  }

  test.each<[string, [string, Uint8Array | string], string, readonly unknown[]]>([
    [
      'of a date of two digits of the year',
      csv([headers, account('A-1', { 4: '13.06.80' }), account('A-2')].map((row) => row.map(String))),
      'customers.0.date_of_birth',
      ['1980-06-13', '1980-06-09'],
    ],
    [
      'of days and months that were swapped',
      csv([
        headers,
        ...['25/04/1980', '2026-03-04', '13/05/1981', '2026-07-08', '31/12/1982', '2026-01-09'].map((day, index) =>
          account(`A-${index}`, { 4: day }).map(String),
        ),
      ]),
      'customers.0.date_of_birth',
      ['1980-04-25', '2026-04-03', '1981-05-13', '2026-08-07', '1982-12-31', '2026-09-01'],
    ],
    [
      'of a name with something invisible in it',
      xlsx([headers, account('A-1', { 2: 'van\u00a0Dam' })]),
      'customers.0.family_name',
      ['van Dam'],
    ],
    [
      'of a phone number that lost its zero',
      xlsx([
        ['Account number', 'Last name', 'Mobile phone'],
        ['A-1', 'Lee', '06 6981 2345'],
        ['A-2', 'Ray', 669_812_346],
      ]),
      'customers.0.mobile',
      ['+390669812345', '+390669812346'],
    ],
    [
      'of an amount with the other decimal sign',
      csv([
        headers,
        ...['1.50', '2.50', '3.50', '4.50', '1.204,50'].map((sum, index) =>
          account(`A-${index}`, { 5: sum }).map(String),
        ),
      ]),
      'ledgers.0.ledger_balance',
      ['1.50', '2.50', '3.50', '4.50', '1204.50'],
    ],
  ])('%s', async (_, file, path, values) => {
    const { payloads, left } = await mended(...file, 'IT')

    const valueAt = (payload: unknown): unknown =>
      path
        .split('.')
        .reduce<unknown>((inside, name) => (inside as Record<string, unknown> | undefined)?.[name], payload)
    expect(payloads.map(valueAt)).toEqual(values)
    expect(left.filter(({ level }) => level === 'error')).toEqual([])
  })
})

test('a day moved to the evening before is told until each is mended, and again when that is undone', async () => {
  const days = ['1967-10-21T23:00:00Z', '1984-07-08T23:00:00Z', '1971-01-03']
  const { call, editing } = await prepared(
    ...csv([headers, ...days.map((day, index) => account(`A-${index}`, { 4: day }).map(String))]),
  )
  const told = async () => {
    await call('settle', {})
    const said = await call('readReport', {})
    return said.flatMap(({ code, row }) => (code === 'day_begun_in_evening' ? [row] : []))
  }
  const mend = (row: number, text: string) => editing([{ sheet: 'accounts', row, column: 5, text }])

  expect(await told()).toEqual([2, 3])
  await mend(2, '1967-10-22')
  expect(await told()).toEqual([3])
  const { takeBack } = await mend(3, '1984-07-09')
  expect(await told()).toEqual([])
  await takeBack()
  expect(await told()).toEqual([3])
})

test('days of a whole column that were moved so are one problem, and all are mended at once', async () => {
  const rows = Array.from({ length: 2500 }, (_, index) =>
    account(`A-${700_100 + index}`, { 4: '1984-07-08T23:00:00Z' }).map(String),
  )
  const { call } = await prepared(...csv([headers, ...rows]))
  const kind = { code: 'day_begun_in_evening', level: 'warning' } as const
  const problems = await call('listProblems', {})
  expect(problems.filter(({ code }) => code.startsWith(kind.code))).toMatchObject([
    { ...kind, count: 2500, unfilledCount: 0, fixCount: 2500 },
  ])
  expect(problems.map(({ title }) => sayMessage(title))).toContain(say('title_day_begun_in_evening', { count: 2_500 }))
  expect(await call('listFixes', kind)).toHaveLength(2500)
})
