import { expect, test } from 'vitest'
import { sheetChoicesAgain } from '../../../../electron/preparation/plan/choose-sheets.ts'
import type { RowChoices } from '../../../../shared/mapping/model/mapping.ts'

const read = (rowCount: number, choices: RowChoices = {}, headerRow = 1): Parameters<typeof sheetChoicesAgain>[0] => ({
  sheets: [
    {
      name: 'accounts',
      isHidden: false,
      rowCount,
      columnCount: 3,
      leftOutRows: [],
      dataRowCount: rowCount - 1,
      hiddenRowCount: 0,
      hiddenColumns: [],
    },
  ],
  mapping: {
    version: 1,
    sheets: [{ sheet: 'accounts', isIncluded: true, headerRow, firstDataRow: headerRow + 1, columns: [], ...choices }],
    constants: [],
    defaults: {},
  },
})

test.each([
  [
    'stay where the rows are the same, below the headings as they are found now',
    read(9, { rowsOut: [4] }),
    read(9, {}, 2),
    [{ sheet: 'accounts', isIncluded: true, headerRow: 2, rowsOut: [4] }],
  ],
  ['are forgotten where the rows are others', read(9, { rowsOut: [4] }), read(7), []],
  ['are none where nothing was decided', read(9), read(9), []],
])('decisions about rows %s', (_, before, now, choices) => {
  expect(sheetChoicesAgain(before, now)).toEqual(choices)
})
