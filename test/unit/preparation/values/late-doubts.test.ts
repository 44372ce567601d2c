import { expect, test } from 'vitest'
import { settleColumn } from '../../../../shared/mapping/model/change-mapping.ts'
import { sheetXmlOf, xlsxOf } from '../../workbook/files/make-workbook.ts'
import { prepared } from '../prepare.ts'

const rows = (...lines: readonly string[]): string => `${lines.join('\n')}\n`

/** Doubts of a file that is edited, each in short, once whole columns are looked at again. */
async function typing(...file: Parameters<typeof prepared>) {
  const { call, editing, first } = await prepared(...file)
  const [{ name: sheet } = { name: '' }] = first.sheets
  let undo: () => Promise<unknown> = async () => {}
  const noted = async () => (await call('readReport', {})).map(({ code, row, column }) => `${code} ${row}/${column}`)
  return {
    noted,
    type: async (row: number, column: number, text: string) => {
      undo = (await editing([{ sheet, row, column, text }])).takeBack
      await call('settle', {})
      return await noted()
    },
    undo: async () => {
      await undo()
      await call('settle', {})
      return await noted()
    },
  }
}

test('an amount is doubted for the CR beside it as soon as that is typed, and no longer once it is cleared', async () => {
  const desk = await typing(
    'accounts.csv',
    rows(
      'Account number,Last name,Ledger,Balance,Side',
      'A-700100,Lee,ENERGY,10.00,DR',
      'A-700101,Ray,ENERGY,20.00,asked',
    ),
  )
  expect(await desk.noted()).toEqual([])
  expect(await desk.type(3, 5, 'CR')).toEqual(['side_beside_unused 3/4'])
  expect(await desk.type(2, 5, 'CR')).toEqual(['side_beside_unused 2/4', 'side_beside_unused 3/4'])
  expect(await desk.type(3, 5, 'DR')).toEqual(['side_beside_unused 2/4'])
  expect(await desk.undo()).toEqual(['side_beside_unused 2/4', 'side_beside_unused 3/4'])
  expect(await desk.type(3, 5, 'asked')).toEqual([])
})

test('an amount is doubted for letters beside it, which may be codes of anything, without a value to take', async () => {
  const of = (heading: string) =>
    rows(
      `Account number,Last name,Ledger,Balance,${heading}`,
      'A-700100,Lee,ENERGY,10.00,D',
      'A-700101,Ray,ENERGY,-20.00,C',
      'A-700102,Ng,ENERGY,30.00,C',
    )
  const told = async ({ call }: Awaited<ReturnType<typeof prepared>>) => {
    const report = await call('readReport', {})
    const codes = report.flatMap(({ code, row }) => (code.endsWith('beside_unused') ? [`${code} ${row}`] : []))
    const kinds = ['letter_beside_unused', 'side_beside_unused']
    const fixes = await Promise.all(kinds.map((code) => call('listFixes', { code, level: 'warning' })))
    return [...codes, ...fixes.flatMap((all) => all.flatMap(({ cells }) => cells.map(({ to }) => to)))]
  }
  const types = await prepared('accounts.csv', of('Customer type'))
  expect(await told(types)).toEqual(['letter_beside_unused 4'])
  const mapping = settleColumn(types.first.mapping, { sheet: 'accounts', column: 5 })
  await types.call('changeMapping', { mapping })
  expect(await told(types)).toEqual([])
  expect(await told(await prepared('accounts.csv', of('Side')))).toEqual(['side_beside_unused 4', '30.00 CR'])
})

test('an amount is doubted for its currency once the column beside it says nothing else any more', async () => {
  const desk = await typing(
    'accounts.csv',
    rows(
      'Account number,Last name,Balance,Sales agent,Sales team,Currency',
      'A-700100,Lee,10.00,Kim,North,GBP',
      'A-700101,Ray,20.00,Kim,North,GBP',
      'A-700102,Ng,30.00,Kim,North,asked',
    ),
  )
  expect(await desk.noted()).toEqual([])
  expect(await desk.type(4, 6, 'EUR')).toEqual(['currency_differs 4/3'])
})

test('an e-mail address is of many accounts as long as its rows are', async () => {
  const accounts = ['A-700100', 'A-700101', 'A-700102', 'A-700103', 'A-700104']
  const desk = await typing(
    'accounts.csv',
    rows('Account number,Last name,E-mail', ...accounts.map((one) => `${one},Lee,a@b.test`)),
  )
  expect(await desk.noted()).toEqual(['value_of_many_in_column 1/3'])
  expect(await desk.type(6, 1, 'A-700103')).not.toContain('value_of_many_in_column 1/3')
  expect(await desk.undo()).toEqual(['value_of_many_in_column 1/3'])
})

test('a row that is struck out is said at its account, and at its other cells once another number is typed', async () => {
  const cells = (style: number, ...texts: readonly string[]) =>
    texts.map((text) => `<c s="${style}" t="str"><v>${text}</v></c>`).join('')
  const xml = sheetXmlOf(
    [cells(0, 'Account number', 'Last name'), cells(0, 'A-700100', 'Lee'), cells(1, 'A-700101', 'Ray')]
      .map((row) => `<row>${row}</row>`)
      .join(''),
  )
  const styles =
    '<styleSheet><fonts><font/><font><strike/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs></styleSheet>'
  const desk = await typing('accounts.xlsx', xlsxOf(xml, { styles }))
  expect(await desk.noted()).toEqual(['value_struck_out 3/1'])
  expect(await desk.type(3, 1, 'A-700102')).toEqual(['value_struck_out 3/2'])
})

test('a row that slipped to the right is doubted until its values are where they belong', async () => {
  const desk = await typing(
    'accounts.csv',
    rows(
      'Account number,Last name,Street,Town,Postcode,Note',
      'A-700100,Lee,1 Elm St,Leeds,LS1 1AA,',
      'A-700101,Ray,2 Elm St,Flat 3,Leeds,LS1 1AB,',
      'A-700102,Ng,4 Elm St,Leeds,LS1 1AD,',
    ),
  )
  const slipped = ['words_in_postcode 3/5', 'row_of_more_values 3/6']
  expect(await desk.noted()).toEqual(slipped)
  expect(await desk.type(3, 3, '2 Elm St, Flat 3')).toEqual(slipped)
  await desk.type(3, 4, 'Leeds')
  await desk.type(3, 5, 'LS1 1AB')
  expect(await desk.type(3, 6, '')).toEqual([])
  expect(await desk.undo()).toEqual(['row_of_more_values 3/6'])
})
