import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rebaseEdits, type Version } from '../../../../electron/preparation/plan/rebase-edits.ts'
import { runs } from '../../../support/property-runs.ts'
import { type CellValue, workbookFromRows } from '../../../support/rows/workbook-from-rows.ts'

type Rows = readonly (readonly CellValue[])[]

const headers = ['Account', 'Name', 'Phone']
const version = (rows: Rows, sheet = 'Accounts', own: readonly string[] = headers): Version => ({
  workbook: workbookFromRows({ [sheet]: [own, ...rows] }),
  sheets: [
    { sheet, headerRow: 1, accountColumns: own.flatMap((header, at) => (header === 'Account' ? [at + 1] : [])) },
  ],
})
const edit = (row: number, column: number, text: string) => ({ sheet: 'Accounts', row, column, text })

const rows: Rows = [
  ['1', 'Ana', 'ask'],
  ['2', 'Ben', '555'],
  ['3', 'Cho', '777'],
]

describe('an edit of an earlier version', () => {
  test('follows its row, wherever that has moved to', () => {
    const later = version([
      ['9', 'New', ''],
      ['3', 'Cho', '777'],
      ['1', 'Ana', 'ask'],
    ])
    expect(rebaseEdits(version(rows), later, [edit(2, 3, '+44'), edit(4, 2, 'Choi')])).toEqual({
      edits: [edit(4, 3, '+44'), edit(3, 2, 'Choi')],
      keptCount: 2,
      alreadyThereCount: 0,
      lost: [],
    })
  })

  test('follows its column, and a sheet that is called otherwise', () => {
    const later = version([['ask', '1', 'Ana']], 'December', ['Phone', 'Account', 'Name'])
    expect(rebaseEdits(version(rows), later, [edit(2, 3, '+44')]).edits).toEqual([
      { sheet: 'December', row: 2, column: 1, text: '+44' },
    ])
  })

  test('is kept in a row that was changed elsewhere, by its account number', () => {
    const later = version([['1', 'Anna', 'ask']])
    expect(rebaseEdits(version(rows), later, [edit(2, 3, '+44')]).edits).toEqual([edit(2, 3, '+44')])
  })

  test('is not needed where the new version has it', () => {
    const later = version([['1', 'Ana', '+44']])
    expect(rebaseEdits(version(rows), later, [edit(2, 3, '+44')])).toMatchObject({ edits: [], alreadyThereCount: 1 })
  })

  const reasons: readonly (readonly [string, Version, string, string | null])[] = [
    ['the cell was changed to something else', version([['1', 'Ana', '999']]), 'cellChanged', '999'],
    ['the row is gone', version([['2', 'Ben', '555']]), 'rowGone', null],
    ['the column is gone', version([['1', 'Ana']], 'Accounts', ['Account', 'Name']), 'columnGone', null],
    [
      'the rows can’t be told apart any more',
      version([
        ['1', 'Ana', 'ask'],
        ['1', 'Ana', 'ask'],
      ]),
      'rowAmbiguous',
      null,
    ],
  ]
  test.each(reasons)('is told where %s', (_case, later, why, now) => {
    expect(rebaseEdits(version(rows), later, [edit(2, 3, '+44')])).toEqual({
      edits: [],
      keptCount: 0,
      alreadyThereCount: 0,
      lost: [{ ...edit(2, 3, '+44'), before: 'ask', header: 'Phone', now, why }],
    })
  })

  test('is told where its sheet is gone', () => {
    const later: Version = { workbook: workbookFromRows({ One: [['x']], Two: [['y']] }), sheets: [] }
    expect(rebaseEdits(version(rows), later, [edit(2, 3, '+44')]).lost).toMatchObject([{ why: 'sheetGone' }])
  })

  test('of an account with several rows follows the one row that was changed', () => {
    const many: Rows = [
      ['1', 'Ana', 'a'],
      ['1', 'Ana', 'b'],
      ['1', 'Ana', 'c'],
    ]
    const later = version([
      ['1', 'Ana', 'c'],
      ['1', 'Anna', 'b'],
      ['1', 'Ana', 'a'],
    ])
    expect(rebaseEdits(version(many), later, [edit(3, 3, 'B')]).edits).toEqual([edit(3, 3, 'B')])
  })

  test('is kept or told, never lost, and lands only where the same text stood', () => {
    const cell = fc.constantFrom('', 'a', 'b', 'c')
    const someRows = fc.array(fc.tuple(fc.constantFrom('1', '2', '3', ''), cell, cell), { minLength: 1, maxLength: 6 })
    const edits = fc.uniqueArray(
      fc.record({ row: fc.integer({ min: 2, max: 7 }), column: fc.integer({ min: 1, max: 3 }) }),
      {
        selector: ({ row, column }) => `${row} ${column}`,
      },
    )
    fc.assert(
      fc.property(someRows, someRows, edits, (before, after, places) => {
        const [earlier, later] = [version(before), version(after)]
        const made = places
          .filter(({ row }) => row <= before.length + 1)
          .map(({ row, column }) => edit(row, column, `new ${row} ${column}`))
        const carried = rebaseEdits(earlier, later, made)
        expect(carried.keptCount + carried.alreadyThereCount + carried.lost.length).toBe(made.length)
        const targets = carried.edits.map(({ row, column }) => `${row} ${column}`)
        expect(new Set(targets).size).toBe(targets.length)
        for (const { row, column, text } of carried.edits) {
          const from = made.find((one) => one.text === text)
          expect(later.workbook.sheets[0]?.cellAt(row - 1, column - 1).text).toBe(
            earlier.workbook.sheets[0]?.cellAt((from?.row ?? 0) - 1, (from?.column ?? 0) - 1).text,
          )
        }
      }),
      { numRuns: runs(300) },
    )
  })
})
