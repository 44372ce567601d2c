import { describe, expect, test } from 'vitest'
import { leaveOutFrom } from '../../../../shared/mapping/model/change-mapping.ts'
import { soundsLike } from '../../../support/words/sounds-like.ts'
import { prepared } from '../prepare.ts'
import { accounts, csv, headers, saidOf } from './peculiar-files.ts'

describe('a second table beside the first', () => {
  const beside = (order: readonly number[]) =>
    ['12', '-3.50', '0', '81.25'].map((balance, index) => [`A-70010${order[index]}`, balance])
  const sideBySide = (order: readonly number[]) => {
    const first = accounts(4).map((row) => row.slice(0, 5).map(String))
    const second = beside(order)
    return csv([
      [...headers.slice(0, 5), '', 'Account number', 'Balance'],
      ...first.map((row, index) => [...row, '', ...(second[index] ?? [])]),
    ])
  }
  const warning = expect.stringMatching(
    soundsLike('second_table_beside_in_column', {
      column: 'warning: Column G (“Account number”)',
      other: 'A',
      value: '“A-700102”',
      row: '2',
    }),
  )

  test('is told of, where its rows are of other accounts', async () => {
    expect(await saidOf(...sideBySide([2, 3, 0, 1]))).toContainEqual(warning)
  })

  test('is left out in one step, from where it begins, and is told of no more', async () => {
    const { first, call } = await prepared(...sideBySide([2, 3, 0, 1]))
    const [told] = (await call('listProblems', {})).filter(({ code }) => code.startsWith('second_table'))
    const [place] = told?.columns ?? []
    expect(place).toMatchObject({ sheet: 'accounts', column: 7 })
    const { mapping } = await call('changeMapping', {
      mapping: leaveOutFrom(first.mapping, { sheet: 'accounts', column: place?.column ?? 0 }),
    })
    expect(mapping.sheets[0]?.columns.map(({ target }) => target === null)).toEqual(
      first.mapping.sheets[0]?.columns.map(({ column, target }) => column >= 7 || target === null),
    )
    expect(await call('readReport', {})).toEqual([])
    expect(JSON.stringify((await call('readAccount', { key: 'A-700100' })).payload)).not.toContain('balance')
  })

  test('begins behind the gap, though its numbers come later', async () => {
    const rows = [
      ['Account number', 'Last name', '', 'E-mail', 'Acct'],
      ['A-1', 'Lee', '', 'c@mail.org', 'A-3'],
      ['A-2', 'Ray', '', 'a@mail.org', 'A-1'],
      ['A-3', 'Ng', '', 'b@mail.org', 'A-2'],
    ]
    expect((await saidOf(...csv(rows))).join()).toContain('Column D (“E-mail”) seems to begin a second table')
  })

  test('with accounts of its own is told of, as nobody reads it', async () => {
    const rows = ['Lee', 'Ray', 'Ng', 'Po'].map((name, index) => [
      `A-10${index}`,
      name,
      '',
      ...(index < 3 ? [`A-20${index}`, 'Kim'] : []),
    ])
    const said = await saidOf(...csv([['Account number', 'Last name', '', 'Account number', 'Last name'], ...rows]))
    expect(said.filter((one) => one.startsWith('warning'))).toEqual([
      expect.stringMatching(
        soundsLike('second_table_unread_in_column', {
          column: 'warning: Column D (“Account number”)',
          other: 'A',
          value: '“A-200”',
          row: '2',
        }),
      ),
    ])
  })

  test('is not told of, where both are in the same order', async () => {
    expect((await saidOf(...sideBySide([0, 1, 2, 3]))).join()).not.toContain('side by side')
  })

  test('is not seen in a column that names one account for many, or numbers of another kind', async () => {
    const withColumn = (heading: string, values: readonly string[]) =>
      csv([[...headers, heading], ...accounts(6).map((row, index) => [...row.map(String), values[index] ?? ''])])
    const parents = withColumn(
      'Group account',
      Array.from({ length: 6 }, () => 'A-700100'),
    )
    const old = withColumn('Old number', ['B-1', 'B-2', 'B-3', 'B-4', 'B-5', 'A-700100'])
    for (const file of [parents, old]) expect((await saidOf(...file)).join()).not.toContain('side by side')
  })
})
