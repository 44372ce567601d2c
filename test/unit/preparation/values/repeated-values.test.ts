/** Rows of an account repeat what is said of it: what mends one of them mends them all. */
import { describe, expect, test } from 'vitest'
import { changeReading } from '../../../../shared/mapping/model/change-mapping.ts'
import type { Mapping } from '../../../../shared/mapping/model/mapping.ts'
import { sameEverywhere } from '../../../../shared/words/problems/mend-words.ts'
import { soundsLike } from '../../../support/words/sounds-like.ts'
import { sheetsFile } from '../../workbook/files/make-workbook.ts'
import { prepared } from '../prepare.ts'

const sheet = 'a'
const headings = 'Account number,Last name,Supply point number,Postcode,Supply type,Meter serial number'
const rowsOf = (account: string, count: number, type: (index: number) => string) =>
  Array.from(
    { length: count },
    (_, index) => `${account},Lee,MP-${account},LS1 4AB,${type(index)},S-${account}-${index + 1}`,
  )
const file = (...rows: readonly string[]) => [headings, ...rows].join('\n')

const cellOf = async ({ call }: Awaited<ReturnType<typeof prepared>>, row: number, column: number) => {
  const page = await call('readSheetPage', { sheet, filter: 'everyRow', offset: 0, limit: 50 })
  return page.rows[row - 1]?.cells[column - 1]
}
const codesOf = async ({ call }: Awaited<ReturnType<typeof prepared>>) =>
  (await call('readReport', {})).map(({ code, row }) => `${code} ${row}`)
const rowNumbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('a value that rows of an account repeat', () => {
  const loaded = () =>
    prepared('a.csv', file(...rowsOf('A-1', 7, () => 'electricity'), ...rowsOf('A-2', 2, () => 'electricity')))

  test('is mended in all of them by the suggestion in one', async () => {
    const one = await loaded()
    const [said] = (await cellOf(one, 2, 5))?.issues ?? []
    expect(said).toMatchObject({ code: 'value_not_documented' })
    const [mend, ...more] = said?.mends ?? []
    expect(more).toEqual([])
    expect(mend).toEqual({
      does: sameEverywhere('ELECTRICITY', 7),
      cells: rowNumbers(2, 8).map((row) => ({ sheet, row, column: 5, text: 'ELECTRICITY' })),
    })
    await one.call('editCells', { edits: [...(mend?.cells ?? [])] })
    expect(await codesOf(one)).toEqual(['value_not_documented 9'])
  })

  test('is mended in all of them where all of a kind are mended', async () => {
    const one = await loaded()
    const fixes = await one.call('listFixes', { code: 'value_not_documented', level: 'warning' })
    expect(fixes.map(({ row, cells }) => [row, cells.length])).toEqual([
      [2, 7],
      [9, 2],
    ])
    const edits = fixes.flatMap(({ cells }) => cells.map(({ from: _, to, ...place }) => ({ ...place, text: to })))
    await one.call('editCells', { edits })
    expect(await codesOf(one)).toEqual([])
  })

  test('is offered to be changed everywhere when one is typed over', async () => {
    const one = await loaded()
    const edited = await one.call('editCells', { edits: [{ sheet, row: 3, column: 5, text: 'GAS' }] })
    expect(edited.alike).toEqual([2, 4, 5, 6, 7, 8].map((row) => ({ sheet, row, column: 5, text: 'GAS' })))
    await one.call('editCells', { edits: [...(edited.alike ?? [])] })
    expect((await codesOf(one)).filter((said) => said.startsWith('rows_disagree'))).toEqual([])
    const other = await one.call('editCells', { edits: [{ sheet, row: 3, column: 6, text: 'S-9' }] })
    expect(other.alike).toBeUndefined()
  })
})

test('where rows disagree, each of the values is offered for all of them, and none is taken by itself', async () => {
  const rows = rowsOf('A-1', 5, (index) => (index < 2 ? 'ELECTRICITY' : 'GAS'))
  // In another column they disagree, too: that is another question.
  const one = await prepared(
    'a.csv',
    file(...rows.map((row, at) => (at === 1 ? row.replace('LS1 4AB', 'LS1 4AC') : row))),
  )
  const said = (await cellOf(one, 2, 5))?.issues?.find(({ code }) => code === 'rows_disagree')
  expect(said?.mends).toEqual([
    {
      does: sameEverywhere('ELECTRICITY', 5),
      cells: [4, 5, 6].map((row) => ({ sheet, row, column: 5, text: 'ELECTRICITY' })),
    },
    {
      does: sameEverywhere('GAS', 5),
      cells: [2, 3].map((row) => ({ sheet, row, column: 5, text: 'GAS' })),
    },
  ])
  expect(await one.call('listFixes', { code: 'rows_disagree', level: 'error' })).toEqual([])
  await one.call('editCells', { edits: [...(said?.mends?.[0]?.cells ?? [])] })
  expect(await codesOf(one)).toEqual(['rows_disagree 2', 'rows_disagree 3'])
})

test('where two sheets disagree, a value is offered for the other if it means the same there', async () => {
  const people = (birth: string) => [
    ['Account number', 'First name', 'Last name', 'Date of birth'],
    ['A-1', 'Ana', 'Lee', birth],
  ]
  const one = await prepared('a.xlsx', sheetsFile({ One: people('03/04/1980'), Two: people('05/04/1980') }))
  const offered = async (inTwo: 'DMY' | 'MDY') => {
    const read = (name: string, dateOrder: 'DMY' | 'MDY') => (mapping: Mapping) =>
      changeReading(mapping, { sheet: name, column: 4 }, { dateOrder })
    const mapping = read('Two', inTwo)(read('One', 'DMY')(one.first.mapping))
    await one.call('changeMapping', { mapping })
    const page = await one.call('readSheetPage', { sheet: 'One', filter: 'everyRow', offset: 0, limit: 5 })
    const said = page.rows[1]?.cells[3]?.issues?.find(({ code }) => code === 'rows_disagree')
    return said?.mends?.flatMap(({ cells }) => cells.map((cell) => `${cell.sheet} ${cell.text}`)) ?? []
  }
  expect(await offered('DMY')).toEqual(['Two 03/04/1980', 'One 05/04/1980'])
  expect(await offered('MDY')).toEqual([])
})

describe('where a column that other values need fills nothing', () => {
  const meters = [
    'Account number,Last name,Supply point number,Postcode,Meter size,Mtr ser no',
    ...[1, 2, 3].map((number) => `A-1,Lee,MP-1,LS1 4AB,${number}0,S-${number}`),
  ].join('\n')
  const messages = async ({ call }: Awaited<ReturnType<typeof prepared>>, code: string) =>
    (await call('readReport', {})).flatMap((one) => (one.code === code ? [one.message] : []))
  const mappedWithout = async (header: string, file: string, named = header) => {
    const loaded = await prepared('a.csv', file)
    const { mapping } = loaded.first
    const sheets = mapping.sheets.map((one) => ({
      ...one,
      columns: one.columns.map((column) =>
        column.header === header ? { ...column, header: named, target: null } : column,
      ),
    }))
    await loaded.call('changeMapping', { mapping: { ...mapping, sheets } })
    return loaded
  }

  test('rows that differ name that column, and are not told to be made alike', async () => {
    const loaded = await mappedWithout('Mtr ser no', meters)
    expect((await messages(loaded, 'rows_not_told_apart'))[0]).toEqual(
      expect.stringMatching(
        soundsLike('rows_not_told_apart', {
          cell: 'Row 2, column E (“Meter size”)',
          value: '“10”',
          field: 'Meter size',
          otherCell: 'row 3',
          otherValue: '“20”',
          element: 'meter',
          unfilled:
            'No column fills “Meter serial number”, but column F (“Mtr ser no”) seems to hold it: choose that field for it in Map.',
        }),
      ),
    )
    expect(await messages(loaded, 'rows_disagree')).toEqual([])
    expect((await cellOf(loaded, 2, 5))?.issues?.flatMap(({ mends = [] }) => mends)).toEqual([])
    const group = (await loaded.call('listProblems', {})).find(({ code }) => code === 'rows_not_told_apart')
    expect(group).toMatchObject({ leadsToMap: true, advice: { key: 'advice_rows_not_told_apart' } })
  })

  test('a value that needs another names it, or says that no column fills it', async () => {
    const bills = 'Account number,Last name,Transaction date,Transaction amount\nA-1,Lee,2026-01-02,5.00'
    const loaded = await mappedWithout('Transaction amount', bills)
    expect((await messages(loaded, 'value_needs_other'))[0]).toMatch(
      /No column fills “.*amount”, but column D \(“Transaction amount”\) seems to hold it: choose that field for it in Map\.$/,
    )
    const none = await mappedWithout('Transaction amount', bills, 'Remark')
    expect((await messages(none, 'value_needs_other'))[0]).toMatch(
      /No column fills “.*amount”: if one holds it, choose that field for it in Map\.$/,
    )
  })
})
