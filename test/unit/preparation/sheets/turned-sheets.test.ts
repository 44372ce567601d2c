/** A sheet that lies on its side and is turned: read as the upright one, with every cell where it is in the file. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readWorkbook } from '../../../../electron/workbook/reading/read-workbook.ts'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import type { CellEdit } from '../../../../shared/ipc.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'
import type { Sheet } from '../../../../shared/sheet/sheet.ts'
import { turnedSheet } from '../../../../shared/sheet/turned-sheet.ts'
import { runs } from '../../../support/property-runs.ts'
import { fillTemplate } from '../../../support/rows/fill-template.ts'
import { valueIn } from '../../../support/value-in.ts'
import { soundsLike } from '../../../support/words/sounds-like.ts'
import { fileOf, type Written } from '../../workbook/files/make-workbook.ts'
import { prepared } from '../prepare.ts'
import { accounts, headers, type Rows, xlsx } from './peculiar-files.ts'

type Desk = Awaited<ReturnType<typeof prepared>>
type Source = Parameters<typeof prepared>[2]

const turnedRows = (rows: Rows): Rows =>
  Array.from({ length: Math.max(0, ...rows.map(({ length }) => length)) }, (_, column) =>
    rows.map((row) => row[column] ?? null),
  )

const csvOf = (rows: Rows): [string, string] => [
  'Sheet1.csv',
  rows.map((row) => `${row.map((value) => `"${String(value ?? '')}"`).join(',')}\n`).join(''),
]

const upright: Rows = [headers, ...accounts(4, (index) => ({ 4: index === 2 ? '31/02/1980' : '1980-06-09' }))]
const onItsSide = turnedRows(upright)

const turn = ({ call, first }: Pick<Desk, 'call' | 'first'>, isTurned = true) =>
  call('changeSheets', {
    sheets: first.mapping.sheets.map(({ sheet, isIncluded, headerRow }) => ({
      sheet,
      isIncluded,
      headerRow,
      isTurned,
    })),
  })

const payloadsOf = async ({ call }: Pick<Desk, 'call'>, { accounts: all }: Pick<Desk['first'], 'accounts'>) =>
  (await call('readPayloads', { keys: all.map(({ key }) => key) })).map(({ accountNumber, payload, errors }) => ({
    accountNumber,
    payload,
    errors: errors.map(({ code }) => code),
  }))

async function loadedAndTurned(rows: Rows = onItsSide, source?: Source) {
  const desk = await prepared(...xlsx(rows), source)
  return { ...desk, after: await turn(desk) }
}

const firstMapping = ({ mapping }: Desk['first']) => mapping.sheets[0]

describe('a sheet that is turned', () => {
  const values: fc.Arbitrary<Written> = fc.oneof(
    fc.constantFrom<Written>('', 'Ana', 'Lee', '75201', '1980-06-09', '31/02/1980', 12.5, -3, true, 'ana@example.com'),
    fc.string({ unit: fc.constantFrom('a', 'B', '7', ' ', '-', 'é'), maxLength: 8 }),
  )
  const tables = fc
    .array(fc.array(values, { minLength: 5, maxLength: 5 }), { minLength: 1, maxLength: 6 })
    .map((rows): Rows => [headers, ...rows.map((row, index) => [`A-${700_100 + index}`, ...row])])

  test.each([['xlsx'], ['csv']])('gives the payloads and the report of the upright one: .%s', async (kind) => {
    const write = (rows: Rows): [string, Uint8Array | string] => (kind === 'csv' ? csvOf(rows) : xlsx(rows))
    await fc.assert(
      fc.asyncProperty(tables, async (rows) => {
        const [stands, lies] = [await prepared(...write(rows)), await prepared(...write(turnedRows(rows)))]
        const before = await turn(stands, false)
        const after = await turn(lies)
        expect(firstMapping(after)).toEqual({ ...firstMapping(before), isTurned: true })
        expect(await payloadsOf(lies, after)).toEqual(await payloadsOf(stands, before))
        // Elsewhere in the file, and else the same.
        const placed = (await lies.call('readReport', {})).map(({ row, column, message, ...line }) => ({
          ...line,
          message: message.replace(/^In your file: cell [A-Z]+\d+\. In the turned sheet: /, ''),
          row: column,
          column: row,
        }))
        expect(placed).toEqual(await stands.call('readReport', {}))
      }),
      { numRuns: runs(40) },
    )
  })

  test('turned twice is what it was', async () => {
    await fc.assert(
      fc.asyncProperty(tables, fc.boolean(), async (rows, hides) => {
        const bytes = fileOf(rows, 'xlsx', (sheet) => {
          if (hides) sheet['!cols'] = [{}, { hidden: true }]
          sheet['!merges'] = [{ s: { r: 1, c: 1 }, e: { r: 1, c: 2 } }]
        })
        for (const sheet of valueIn(await readWorkbook({ fileName: 'a.xlsx', bytes })).sheets) {
          const turned = turnedSheet(sheet)
          expect(turnedSheet(turned)).toBe(sheet)
          // With edits laid over it, it is another sheet.
          expect(seen(turnedSheet({ ...turned }))).toEqual(seen(sheet))
        }
      }),
      { numRuns: runs(30) },
    )
  })

  test('is told where its problems are in the file', async () => {
    const { call } = await loadedAndTurned()
    const groups = await call('listProblems', {})
    const messages = groups.flatMap(({ first }) => first.map(({ message }) => sayMessage(message)))
    expect(messages).toEqual([
      expect.stringMatching(/^In your file: cell D5\. In the turned sheet: Row 4, column E \(“Date of birth”\)/),
    ])
    expect((await call('readReport', {})).map(({ row, column, value }) => [row, column, value])).toEqual([
      [5, 4, '31/02/1980'],
    ])
  })

  test('is not said to lie on its side, and can be turned back', async () => {
    const desk = await loadedAndTurned()
    expect(desk.after.sheets[0]).toMatchObject({ isTurned: true, rowCount: 5, columnCount: headers.length })
    const page = { sheet: 'Sheet1', filter: 'everyRow', offset: 0, limit: 1 } as const
    expect(await desk.call('readSheetPage', page)).toMatchObject({ isTurned: true })
    const codes = async () => (await desk.call('readStrayIssues', {})).map(({ code }) => code)
    expect(await codes()).not.toContain('sheet_sideways')
    const back = await turn(desk, false)
    expect(back).toEqual(desk.first)
    expect(await codes()).toContain('sheet_sideways')
  })

  test('keeps what is decided about its rows, and loses it when it is turned back', async () => {
    const desk = await loadedAndTurned()
    const choice = { sheet: 'Sheet1', isIncluded: true, headerRow: 1 }
    const fewer = await desk.call('changeSheets', { sheets: [{ ...choice, isTurned: true, rowsOut: [3] }] })
    expect(fewer.accounts.length).toBe(3)
    const again = await prepared(...xlsx(onItsSide), { mapping: fewer.mapping })
    expect(again.first.accounts).toEqual(fewer.accounts)
    const suggested = await desk.call('suggestMapping', {})
    expect([suggested.accounts.length, firstMapping(suggested)?.isTurned]).toEqual([3, true])
  })

  test('that is a table below another shows all its rows, each a column of the file', async () => {
    const below = [
      ['Account number', 'A-2', 'A-1'],
      ['Meter serial', 'E10A12346', 'E10A12345'],
      ['MPAN', '1200012345679', '1200012345678'],
    ]
    const desk = await prepared(
      ...csvOf([
        ['Account number', 'First name', 'Last name', 'Postcode'],
        ['A-1', 'Ana', 'Lee', 'LS1 1AA'],
        ['A-2', 'Bo', 'Ray', 'LS1 1AB'],
        [],
        ...turnedRows(below),
      ]),
    )
    const { name } = desk.first.sheets[1] ?? { name: '' }
    await turn(desk)
    const shown = await desk.call('readSheetPage', { sheet: name, filter: 'everyRow', offset: 0, limit: 9 })
    expect(shown.rows.map(({ row, cells }) => [row, ...cells.slice(4).map(({ text }) => text)])).toEqual(
      below.map((texts, index) => [index + 1, ...texts]),
    )
  })

  test('is no sheet of a template while it is turned, and is one again when it is turned back', async () => {
    const row = { external_account_number: '007001', 'customers[0].given_name': 'Ana' }
    const desk = await prepared('filled.xlsx', await fillTemplate(accountCatalogue, { Accounts: [row] }))
    const turnAccounts = (isTurned: boolean) =>
      desk.call('changeSheets', {
        sheets: desk.first.mapping.sheets.map(({ sheet, isIncluded, headerRow }) => ({
          ...{ sheet, isIncluded, headerRow },
          ...(sheet === 'Accounts' && isTurned ? { isTurned } : {}),
        })),
      })
    const turned = await turnAccounts(true)
    const { columns = [] } = turned.mapping.sheets.find(({ sheet }) => sheet === 'Accounts') ?? {}
    const { columnCount } = turned.sheets.find(({ name }) => name === 'Accounts') ?? {}
    expect([columns.length, turned.accounts]).toEqual([columnCount, []])
    expect(await turnAccounts(false)).toEqual(desk.first)
  })

  test('with more rows than can become columns is left as it is, with a sentence', async () => {
    const rows: Rows = [
      ['Account number', 'Name'],
      ...Array.from({ length: 2100 }, (_, index) => [`A-${index}`, 'Ana']),
    ]
    const desk = await prepared(...xlsx(rows))
    const { sheet = '', isIncluded = true, headerRow = 1 } = firstMapping(desk.first) ?? {}
    const refused = await desk.ask('changeSheets', { sheets: [{ sheet, isIncluded, headerRow, isTurned: true }] })
    expect(refused.ok ? [] : refused.issues.map(({ message }) => sayMessage(message))).toEqual([
      expect.stringMatching(
        soundsLike('sheet_too_long_to_turn', { sheet: '“Sheet1”', rowCount: '2,101', most: '2,000' }),
      ),
    ])
  })
})

describe('edits of a turned sheet', () => {
  const mend: CellEdit = { sheet: 'Sheet1', row: 4, column: 5, text: '1980-02-28' }
  const inFile: CellEdit = { ...mend, row: 5, column: 4 }
  const textsOf = async ({ call }: Pick<Desk, 'call'>, row: number) => {
    const page = await call('readSheetPage', { sheet: 'Sheet1', filter: 'everyRow', offset: row - 1, limit: 1 })
    return page.rows[0]?.cells.map(({ text, isEdited }) => (isEdited ? `${text}*` : text))
  }

  test('stay at their cells when it is turned back and turned again', async () => {
    const desk = await loadedAndTurned()
    await desk.call('editCells', { edits: [mend] })
    await desk.call('editCells', { edits: [{ ...mend, row: 2, column: 2, text: 'Bo' }] })
    await turn(desk, false)
    expect((await textsOf(desk, 5))?.[3]).toBe('1980-02-28*')
    const again = await turn(desk)
    expect(await textsOf(desk, 4)).toContain('1980-02-28*')
    expect(await textsOf(desk, 2)).toContain('Bo*')
    expect(again.summary).toMatchObject({ errorCount: 0 })
  })

  test('are there when it is opened again from what is kept, which knows them by their places in the file', async () => {
    const { after } = await loadedAndTurned()
    const edits = [inFile]
    const again = await prepared(...xlsx(onItsSide), { mapping: after.mapping, edits })
    expect(await textsOf(again, 4)).toContain('1980-02-28*')
    expect(again.first.summary.errorCount).toBe(0)
  })

  test('go into a corrected copy that lies as the file does, and gives the same payloads when it is loaded', async () => {
    const desk = await loadedAndTurned([
      ...onItsSide.slice(0, 3),
      ['Postcode', '75201', '', 'x', '75202'],
      ...onItsSide.slice(4),
    ])
    await desk.call('editCells', { edits: [mend] })
    const mark = { id: 'a', reason: 'Later', at: '2026-11-21T09:00:00Z' }
    await desk.call('markRows', { accounts: [{ key: desk.after.accounts[0]?.key ?? '', mark }] })
    const bytes = await desk.call('writeCorrectedCopy', {})
    const read = await readWorkbook({ fileName: 'copy.xlsx', bytes })
    const sheets = read.ok ? read.value.sheets : []
    expect([1, 2, 3, 4].map((column) => sheets[0]?.cellAt(4, column).text)).toEqual([
      '1980-06-09',
      '1980-06-09',
      '1980-02-28',
      '1980-06-09',
    ])
    const places = Array.from({ length: sheets[1]?.rowCount ?? 0 }, (_, row) => sheets[1]?.cellAt(row, 1).text)
    expect(places.slice(0, 2)).toEqual(['Where', 'Sheet1, B1'])
    const again = await prepared('copy.xlsx', bytes)
    expect(again.first.mapping).toEqual(desk.after.mapping)
    expect(await payloadsOf(again, again.first)).toEqual(await payloadsOf(desk, desk.after))
  })

  test('are carried to a new version, and one that is lost is told at its place in the file', async () => {
    const { after } = await loadedAndTurned()
    // An account more in front, and another value in the cell of the second edit.
    const later = onItsSide.map(([head = null, ...row], index) => [
      head,
      ['A-1', 'Zoe', 'Poe', '75209', '1981-01-01', 1][index] ?? null,
      ...row.map((value, column) => (index === 1 && column === 0 ? 'Eva' : value)),
    ])
    const desk = await prepared(...xlsx(later), { mapping: after.mapping })
    const { carried } = await desk.call('rebaseEdits', {
      earlier: { fileName: 'accounts.xlsx', bytes: xlsx(onItsSide)[1], textReading: null, mapping: after.mapping },
      edits: [inFile, { sheet: 'Sheet1', row: 2, column: 2, text: 'Bo' }],
    })
    expect(carried.edits).toEqual([{ ...mend, row: 5 }])
    expect(carried.lost).toMatchObject([{ row: 2, column: 2, header: 'First name', now: 'Eva', why: 'cellChanged' }])
  })
})

describe('a mapping that turns a sheet', () => {
  test.each([
    ['sheet of the same name', 'Sheet1'],
    ['only sheet of a file that is called otherwise', 'November'],
  ])('turns the %s', async (_, name) => {
    const { after } = await loadedAndTurned()
    const made = { ...after.mapping, sheets: after.mapping.sheets.map((sheet) => ({ ...sheet, sheet: name })) }
    const other = turnedRows([headers, ...accounts(6)])
    const desk = await prepared(...xlsx(other))
    const [fit] = await desk.call('fitMappings', { mappings: [made] })
    expect(desk.first.mapping.sheets[0]?.isTurned).toBeUndefined()
    const { fits, differences = [], mapping = made } = fit ?? {}
    expect([fits, differences.filter(({ kind }) => kind !== 'sheetRenamed')]).toEqual([true, []])
    const changed = await desk.call('changeMapping', { mapping })
    expect([changed.accounts.length, changed.mapping.sheets[0]?.isTurned]).toEqual([6, true])
    // The mapping by itself, as the command line takes it for a file that is made the same.
    const bare = await prepared(...xlsx(other), { mapping: made })
    expect(await payloadsOf(bare, bare.first)).toEqual(await payloadsOf(desk, changed))
  })

  test('turns nothing where it was made for a sheet that stands upright, and a turned one back', async () => {
    const { first } = await prepared(...xlsx(upright))
    const desk = await loadedAndTurned(upright)
    const [fit] = await desk.call('fitMappings', { mappings: [first.mapping] })
    expect(fit).toMatchObject({ isExact: true, fits: true })
    const back = await desk.call('changeMapping', { mapping: fit?.mapping ?? first.mapping })
    expect(back.accounts).toEqual(first.accounts)
  })
})

/** All that a sheet says of itself. */
const seen = (sheet: Sheet) => ({
  ...sheet,
  cells: Array.from({ length: sheet.rowCount }, (_, row) =>
    Array.from({ length: sheet.columnCount }, (__, column) => [sheet.cellAt(row, column), sheet.doubtsAt(row, column)]),
  ),
  filled: Array.from({ length: sheet.rowCount }, (_, row) => sheet.filledColumns(row)),
  valueId: Array.from({ length: sheet.columnCount }, (_, column) => groupsOf([...sheet.valueId(column).numbers])),
  cellAt: null,
  filledColumns: null,
  doubtsAt: null,
})

/** Which rows are alike, whatever their numbers. */
const groupsOf = (numbers: readonly number[]): readonly number[] => numbers.map((number) => numbers.indexOf(number))
