/** What is asked when something about one sheet is decided: the others are to stay as they are. Pure. */
import type { Ask } from '../../../shared/ipc.ts'
import type { OurCode } from '../../../shared/issue-words.ts'
import type { Mapping, RowChoices } from '../../../shared/mapping/model/mapping.ts'
import { noRowChoices, rowChoicesOf } from '../../../shared/mapping/model/row-choices.ts'

type SheetsAsk = Ask<'changeSheets'>['sheets']

export const sheetsAsk = (mapping: Mapping, name: string, changed: Partial<SheetsAsk[number]>): SheetsAsk =>
  mapping.sheets.map((one): SheetsAsk[number] => {
    const { sheet, isIncluded, headerRow } = one
    const before = { sheet, isIncluded, headerRow, ...rowChoicesOf(one) }
    return sheet === name ? { ...before, ...changed } : before
  })

export const rowsAsk = (choices: RowChoices): Partial<SheetsAsk[number]> => ({
  ...noRowChoices,
  ...rowChoicesOf(choices),
})

/** Says of a sheet that turning it would help. */
export const sidewaysCode: OurCode = 'sheet_sideways'

/** What was decided about its rows and columns before was about others. */
export const turnAsk = (isTurned: boolean): Partial<SheetsAsk[number]> => rowsAsk({ isTurned })
