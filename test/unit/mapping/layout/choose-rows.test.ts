import { describe, expect, test } from 'vitest'
import { withRowChoices } from '../../../../shared/mapping/layout/choose-rows.ts'
import { findLayout } from '../../../../shared/mapping/layout/find-layout.ts'
import type { RowChoices } from '../../../../shared/mapping/model/mapping.ts'
import { chooseRow, rowChoicesOf } from '../../../../shared/mapping/model/row-choices.ts'
import type { Sheet } from '../../../../shared/sheet/sheet.ts'
import { sheetFromRows } from '../../../support/rows/workbook-from-rows.ts'

/** Row 1 is a title, 2 the headings, 3 to 5 data (4 is hidden), 6 blank, 7 a total. */
const sheet: Sheet = {
  ...sheetFromRows('Sheet1', [
    ['Accounts to move'],
    ['Account', 'Name', 'Balance'],
    ['007001', 'Ana', 10],
    ['007002', 'Carl', 20],
    ['007003', 'Dina', 30],
    [],
    ['Total', null, 60],
  ]),
  hiddenRows: new Set([3]),
}
const rolesWith = (choices: RowChoices) => withRowChoices(findLayout(sheet), sheet, choices).roles

describe('rows', () => {
  test.each<[string, RowChoices, string]>([
    ['are what they look like, hidden or not', {}, 'title header data data data blank total'],
    ['are taken in by choice', { rowsIn: [7] }, 'title header data data data blank data'],
    ['are left out by choice', { rowsOut: [5] }, 'title header data data leftOut blank total'],
    ['that the file hides are left out by choice', { hiddenRows: 'out' }, 'title header data hidden data blank total'],
    [
      'that the file hides are taken in one by one',
      { hiddenRows: 'out', rowsIn: [4] },
      'title header data data data blank total',
    ],
    [
      'that are blank or hold the headings are never data',
      { rowsIn: [2, 6] },
      'title header data data data blank total',
    ],
  ])('%s', (_, choices, roles) => {
    expect(rolesWith(choices).join(' ')).toBe(roles)
  })

  test('above the headings begin the data once they are taken in', () => {
    expect(withRowChoices(findLayout(sheet), sheet, { rowsIn: [1] }).firstDataRow).toBe(1)
  })

  test('are as they were once a choice is taken back', () => {
    const out = chooseRow({ hiddenRows: 'out' }, 5, false)
    expect([out, rowChoicesOf(chooseRow(out, 5, true))]).toEqual([
      { hiddenRows: 'out', rowsOut: [5] },
      { hiddenRows: 'out' },
    ])
  })
})
