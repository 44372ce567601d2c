import { type BookType, read } from '@e965/xlsx'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readWorkbook } from '../../../../electron/workbook/reading/read-workbook.ts'
import type { CellEdit } from '../../../../shared/ipc.ts'
import { say } from '../../../../shared/messages/say.ts'
import { columnLetters, type Sheet } from '../../../../shared/sheet/sheet.ts'
import { fixtureBytes } from '../../../support/fixtures.ts'
import { runs } from '../../../support/property-runs.ts'
import { valueIn } from '../../../support/value-in.ts'
import { fileOf, sheetXmlOf, xlsxOf } from '../../workbook/files/make-workbook.ts'
import { prepared, preparing, sourceOf } from '../prepare.ts'

type Desk = Awaited<ReturnType<typeof prepared>>

async function payloadsIn({ call, first }: Desk) {
  const read = await call('readPayloads', { keys: first.accounts.map(({ key }) => key) })
  return read.map(({ accountNumber, payload }) => ({ accountNumber, payload }))
}

async function sheetsOf(bytes: Uint8Array): Promise<readonly Sheet[]> {
  return valueIn(await readWorkbook({ fileName: 'copy.xlsx', bytes })).sheets
}

const mend: CellEdit = { sheet: 'Accounts', row: 11, column: 4, text: 'maria@example.com' }

const awkward = [
  ['Account no', 'Surname', 'Mobile', 'Born', 'Balance', 'Opened', 'Postcode', 'Memo'],
  [
    '00012',
    '=cmd|calc',
    '+442079460000',
    '03/04/1980',
    -1204.5,
    { t: 'n', v: 45_325, z: 'dd/mm/yyyy' },
    '01234',
    'a\nb',
  ],
  ['12345678901234567890', "O'Neil", 'ask', '1980-04-03', 0, { t: 'n', v: 45_325.5, z: 'm/d/yy h:mm' }, '00501', ' x '],
  [
    { t: 'n', v: 7, z: '00000' },
    'Ä_x0041_',
    '',
    '',
    { t: 'n', v: 12, z: '#,##0.00' },
    '',
    { t: 'n', v: 501, z: '00000' },
    true,
  ],
  [
    { t: 'n', v: 1.04e16, z: '0.00E+00' },
    '-1',
    '',
    '',
    { t: 'n', v: 3.5, z: '"£"#,##0.00' },
    '',
    '',
    { t: 'e', v: 42 },
  ],
]

const headings = ['Account no', 'Surname', 'Mobile', 'E-mail', 'Date of birth', 'Balance', 'Postcode', 'Business']

const cellTexts = fc.oneof(
  fc.constantFrom('', ' x ', '0012', '+442079460000', '07700 900123', 'ana@example.com', '03/04/1980', '31/02/2020'),
  fc.constantFrom(
    '1.234,50',
    '(12.50)',
    '-1',
    '=1+1',
    "'=1",
    '@x',
    'yes',
    'N/A',
    'a\nb',
    '_x0041_',
    '1e5',
    '0.10',
    '#REF!',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)
/** As a spreadsheet program writes them: typed, in formats of all sorts. */
const typedCells = fc.oneof(
  cellTexts,
  fc.boolean(),
  fc.constant({ t: 'e', v: 42 }),
  fc.record({
    t: fc.constant('n'),
    v: fc.oneof(fc.integer({ min: -99_999, max: 99_999 }), fc.double({ min: -1e9, max: 1e9, noNaN: true })),
    z: fc.constantFrom('General', '0.00', '#,##0.00', '00000', '0%', '"£"#,##0.00;[Red](#,##0.00)', '0.00E+00'),
  }),
  fc.record({
    t: fc.constant('n'),
    v: fc.double({ min: 1, max: 60_000, noNaN: true }),
    z: fc.constantFrom('dd/mm/yyyy', 'm/d/yy h:mm', 'yyyy-mm-dd', 'd mmm yyyy', 'hh:mm:ss'),
  }),
)
const grids = fc
  .array(fc.tuple(...headings.map(() => typedCells)), { minLength: 1, maxLength: 5 })
  .map((rows) => rows.map((row, at) => [`A-${at}`, ...row.slice(1)]))
const editsOf = (rowCount: number): fc.Arbitrary<CellEdit[]> =>
  fc.array(
    fc.record({
      sheet: fc.constant('Sheet1'),
      row: fc.integer({ min: 2, max: rowCount + 1 }),
      column: fc.integer({ min: 2, max: headings.length }),
      text: cellTexts,
    }),
    { maxLength: 4 },
  )

describe('a corrected copy that is loaded again', () => {
  test('gives the payloads and the problems of any cells with any edits', { timeout: 120_000 }, async () => {
    const edited = grids.chain((rows) => fc.tuple(fc.constant(rows), editsOf(rows.length)))
    await fc.assert(
      fc.asyncProperty(edited, async ([rows, edits]) => {
        const file = fileOf([headings, ...rows] as Parameters<typeof fileOf>[0], 'xlsx')
        // What a column seems to hold is told by the values of its file, which are others in the copy.
        const source = { isUnattended: true } as const
        const before = await prepared('any.xlsx', file, { ...source, edits })
        const again = await prepared('copy.xlsx', await before.call('writeCorrectedCopy', {}), source)
        expect(await payloadsIn(again)).toEqual(await payloadsIn(before))
        const { errorFreeCount, errorCount } = before.first.summary
        expect(again.first.summary).toMatchObject({ errorFreeCount, errorCount })
      }),
      { numRuns: runs(60) },
    )
  })

  test.each([['flat-supplier.xlsx'], ['sheet-per-level.xlsx'], ['rows-per-register.csv']])(
    'gives the payloads that %s gave with its edits',
    async (name) => {
      const edits = name === 'flat-supplier.xlsx' ? [mend] : []
      const before = await prepared(name, fixtureBytes(name), { edits })
      const bytes = await before.call('writeCorrectedCopy', {})
      const again = await prepared('copy.xlsx', bytes)
      expect(await payloadsIn(again)).toEqual(await payloadsIn(before))
      expect(again.first.summary).toMatchObject({
        accountCount: before.first.summary.accountCount,
        errorFreeCount: before.first.summary.errorFreeCount,
        errorCount: before.first.summary.errorCount,
      })
      expect(again.first.sheets.map(({ dataRowCount }) => dataRowCount)).toEqual(
        before.first.sheets.map(({ dataRowCount }) => dataRowCount),
      )
    },
  )

  test.each<BookType>(['xlsx', 'biff8', 'ods'])('gives the same for an awkward .%s file', async (bookType) => {
    const file = fileOf(awkward as Parameters<typeof fileOf>[0], bookType)
    const before = await prepared(`awkward.${bookType === 'biff8' ? 'xls' : bookType}`, file)
    const again = await prepared('copy.xlsx', await before.call('writeCorrectedCopy', {}))
    expect(await payloadsIn(again)).toEqual(await payloadsIn(before))
  })

  test('keeps every cell as it was shown: text as text, dates as dates, numbers with their zeros', async () => {
    const file = fileOf(awkward as Parameters<typeof fileOf>[0], 'xlsx')
    const before = await prepared('awkward.xlsx', file)
    const [source] = await sheetsOf(file)
    const [copy] = await sheetsOf(await before.call('writeCorrectedCopy', {}))
    const cellsOf = (sheet: Sheet | undefined) =>
      awkward.flatMap((row, at) => row.map((_, column) => sheet?.cellAt(at, column)))
    expect(cellsOf(copy)).toEqual(cellsOf(source))
  })

  test('keeps days before 1900, for which a workbook has no number', async () => {
    const text = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`
    const day = (place: string, iso: string) => `<c r="${place}" t="d"><v>${iso}</v></c>`
    const headings = ['Account number', 'Last name', 'Date of birth', 'Mobile']
    const rows = [
      `<row r="1">${headings.map((heading, index) => text(`${columnLetters(index + 1)}1`, heading)).join('')}</row>`,
      `<row r="2">${text('A2', 'A-1')}${text('B2', 'Lee')}${day('C2', '1850-02-03')}</row>`,
      `<row r="3">${text('A3', 'A-2')}${text('B3', 'Ray')}${day('C3', '1900-01-01')}</row>`,
    ]
    const before = await prepared('a.xlsx', xlsxOf(sheetXmlOf(rows.join(''))))
    const copy = await before.call('writeCorrectedCopy', {})
    const payloads = await payloadsIn(before)
    expect(JSON.stringify(payloads)).toMatch(/1850-02-03.*1900-01-01/)
    expect(await payloadsIn(await prepared('copy.xlsx', copy))).toEqual(payloads)
    const [sheet] = await sheetsOf(copy)
    expect(sheet?.cellAt(2, 2).kind).toBe('date')
  })

  test('keeps every digit of a number that no spreadsheet program keeps, and what was said against it', async () => {
    const text = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`
    const number = (place: string, digits: string) => `<c r="${place}"><v>${digits}</v></c>`
    const rows = [
      `<row r="1">${['Account number', 'Last name', 'Ledger balance', 'MPAN'].map((heading, index) => text(`${columnLetters(index + 1)}1`, heading)).join('')}</row>`,
      `<row r="2">${text('A2', 'A-1')}${text('B2', 'Lee')}${number('C2', '12345678901234567')}${number('D2', '98765432109876543211')}</row>`,
    ]
    const before = await prepared('a.xlsx', xlsxOf(sheetXmlOf(rows.join(''))))
    const copy = await before.call('writeCorrectedCopy', {})
    const again = await prepared('copy.xlsx', copy)
    expect(await payloadsIn(again)).toEqual(await payloadsIn(before))
    const { errorFreeCount, errorCount } = before.first.summary
    expect(again.first.summary).toMatchObject({ errorFreeCount, errorCount })
    const file = read(copy, { type: 'array' })
    const notes = Object.values(file.Sheets[file.SheetNames[0] ?? ''] ?? {}).map((cell) => cell?.v ?? '')
    expect(notes.some((value) => value === '12345678901234567')).toBe(true)
    expect(JSON.stringify(file.Sheets[file.SheetNames[0] ?? ''])).toContain('98765432109876543211')
  })

  test('keeps failed formulas failed, whatever they are called', async () => {
    const text = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`
    const names = ['#SPILL!', '#CALC!', '#BLOCKED!', '#N/A', '#GETTING_DATA']
    const rows = [
      `<row r="1">${['Account number', 'Last name', 'E-mail'].map((heading, index) => text(`${columnLetters(index + 1)}1`, heading)).join('')}</row>`,
      ...names.map(
        (name, at) =>
          `<row r="${at + 2}">${text(`A${at + 2}`, `A-${at}`)}${text(`B${at + 2}`, 'Lee')}<c r="C${at + 2}" t="e"><v>${name}</v></c></row>`,
      ),
    ]
    const before = await prepared('a.xlsx', xlsxOf(sheetXmlOf(rows.join(''))))
    const copy = await before.call('writeCorrectedCopy', {})
    const again = await prepared('copy.xlsx', copy)
    expect(await payloadsIn(again)).toEqual(await payloadsIn(before))
    expect(again.first.summary).toEqual(before.first.summary)
    const [sheet] = await sheetsOf(copy)
    expect(names.map((_, at) => sheet?.cellAt(at + 1, 2).kind)).toEqual(names.map(() => 'error'))
  })

  test('uses the mapping it was made with, though another would be suggested', async () => {
    const before = await prepared('flat-supplier.xlsx', fixtureBytes('flat-supplier.xlsx'))
    const [accounts, ...others] = before.first.mapping.sheets
    if (accounts === undefined) throw new Error('There is no sheet.')
    const columns = accounts.columns.map((column, index) => (index === 5 ? { ...column, target: null } : column))
    const changed = { ...before.first.mapping, sheets: [{ ...accounts, columns }, ...others] }
    await before.call('changeMapping', { mapping: changed })
    const copy = sourceOf('copy.xlsx', await before.call('writeCorrectedCopy', {}))
    const again = await preparing().call('load', { ...copy, saved: { mappings: [before.first.mapping] } })
    expect([again.mapping.sheets[0]?.columns[5]?.target, again.taken]).toEqual([null, null])
  })

  test('is changed by a colleague, and the change is read', async () => {
    const before = await prepared('rows-per-register.csv', fixtureBytes('rows-per-register.csv'))
    const sheets = before.first.sheets.map(({ name }) => name)
    const again = await prepared('copy.xlsx', await before.call('writeCorrectedCopy', {}))
    expect(again.first.sheets.map(({ name }) => name)).toEqual(sheets)
  })
})

describe('what a colleague sees in it', () => {
  const open = async () => {
    const before = await prepared('flat-supplier.xlsx', fixtureBytes('flat-supplier.xlsx'), { edits: [mend] })
    const bytes = await before.call('writeCorrectedCopy', {})
    return { before, book: read(bytes, { type: 'array', cellStyles: true }) }
  }

  test('each cell with a problem is coloured, and its note says the problem', async () => {
    const { before, book } = await open()
    const report = await before.call('readReport', {})
    const placed = report.filter(({ sheet }) => sheet !== null)
    expect(placed.length).toBeGreaterThan(3)
    for (const { sheet, row, column, message } of placed) {
      const cell = book.Sheets[sheet ?? '']?.[address(row ?? 0, column ?? 0)]
      const note = (cell?.c ?? []).map(({ t }: { t: string }) => t).join('')
      expect([note.replaceAll(/\s+/g, ' ').includes(message.replaceAll(/\s+/g, ' ')), cell?.s?.fgColor?.rgb]).toEqual([
        true,
        expect.stringMatching(/FAD4D4|FFF0C2|E3ECF7/),
      ])
    }
  })

  test('what was edited says what stood there', async () => {
    const { book } = await open()
    const cell = book.Sheets.Accounts?.[address(mend.row, mend.column)]
    expect([cell?.v, cell?.c?.[0]?.t]).toEqual([
      'maria@example.com',
      say('copy_in_file', { wasEdited: true, before: 'maria.example.com' }),
    ])
  })

  test('a sheet lists every problem with a way to its cell', async () => {
    const { before, book } = await open()
    const report = await before.call('readReport', {})
    const problems = book.Sheets.Problems
    const rows = report.map((_, index) => problems?.[address(index + 2, 4)]?.v)
    expect(rows).toEqual(report.map(({ message }) => message))
    const [first] = report
    const link = problems?.B2
    const place = address(first?.row ?? 0, first?.column ?? 0)
    expect([link?.v, link?.l?.Target]).toEqual([`Accounts, ${place}`, `#'Accounts'!${place}`])
  })

  test('accounts that are set aside stand above the problems, with their reasons, and are no rows of data', async () => {
    const before = await prepared('two.csv', 'Account no,Mobile\n1,ask\n2,+447400123456\n3,+447400123457\n')
    const at = '2026-11-21T08:00:00.000Z'
    const accounts = [
      { key: '3', mark: { id: 'a', reason: '=Moved away', at } },
      { key: '1', mark: { id: 'b', reason: 'In dispute', at } },
      { key: 'gone', mark: { id: 'c', reason: 'No row any more', at } },
    ]
    await before.call('markRows', { accounts })
    const bytes = await before.call('writeCorrectedCopy', {})
    const problems = read(bytes, { type: 'array' }).Sheets.Problems
    const row = (number: number) => ['A', 'B', 'C', 'D'].map((letter) => problems?.[`${letter}${number}`]?.v)
    const words = 'This account was set aside: it is not created until it is taken back. The reason: '
    expect([row(2), row(3), row(4).slice(0, 3)]).toEqual([
      ['Set aside', 'two, A2', '1', `${words}In dispute`],
      ['Set aside', 'two, A4', '3', `${words}=Moved away`],
      ['Problem', 'two, B2', '1'],
    ])
    const again = await prepared('copy.xlsx', bytes)
    expect(again.first.accounts.map(({ key }) => key)).toEqual(['1', '2', '3'])
  })

  test('nothing in it is a formula, and what looks like one is text', async () => {
    const before = await prepared('awkward.csv', 'Account no,Surname\n1,"=HYPERLINK(""http://x"")"\n2,+cmd\n')
    const book = read(await before.call('writeCorrectedCopy', {}), { type: 'array', cellStyles: true, cellNF: true })
    const cells = book.SheetNames.flatMap((name) =>
      Object.entries(book.Sheets[name] ?? {}).flatMap(([place, cell]) => (place.startsWith('!') ? [] : [cell])),
    )
    expect(cells.filter(({ f }) => f !== undefined)).toEqual([])
    expect(cells.find(({ v }) => v === '=HYPERLINK("http://x")')).toMatchObject({ t: 's', z: '@' })
  })

  test('a sheet whose name no workbook can have gets another, and is still found', async () => {
    const before = await prepared(
      'a [long] name of an export of the old system: all.csv',
      'Account no,Surname\n1,Lee\n',
    )
    const again = await prepared('copy.xlsx', await before.call('writeCorrectedCopy', {}))
    expect([again.first.sheets[0]?.name, await payloadsIn(again)]).toEqual([
      'a _long_ name of an export of t',
      await payloadsIn(before),
    ])
  })
})

const address = (row: number, column: number): string => `${columnLetters(column)}${row}`

describe('stopping', () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => `${index + 1},ask reception`)
  const file = ['Account no,Mobile', ...rows].join('\n')

  test('ends the writing at its next pause, and what is asked afterwards is answered', async () => {
    const { ask, call, progress } = await prepared('large.csv', file, { kind: 'accounts' })
    const copy = ask('writeCorrectedCopy', { writing: 'one' })
    // It has begun as soon as it has told how far it is.
    while (!progress.some(({ stage }) => stage === 'writing')) await new Promise((resolve) => setImmediate(resolve))
    await call('stopWriting', { writing: 'one' })
    expect(await copy).toMatchObject({ ok: false, issues: [{ code: 'saving_stopped' }] })
    const written = progress.findLast((one) => one.stage === 'writing')
    expect(written).toMatchObject({ total: 40_002 })
    expect(written?.stage === 'writing' && written.done).toBeLessThan(40_001)
    expect(await call('findRow', { sheet: 'large', filter: 'dataRows', row: 2 })).toEqual({ offset: 0 })
  })

  test('reaches a writing whose turn has not come, and no other', async () => {
    const { ask } = await prepared('small.csv', 'Account no,Mobile\n1,ask\n')
    const first = ask('writeCorrectedCopy', { writing: 'one' })
    const second = ask('writeCorrectedCopy', { writing: 'two' })
    await ask('stopWriting', { writing: 'two' })
    expect((await first).ok).toBe(true)
    expect(await second).toMatchObject({ ok: false, issues: [{ code: 'saving_stopped' }] })
  })
})
