/** Columns that are kept in notes of a sheet whose rows are about meters: what is of the account, and what of the meter. */
import { describe, expect, test } from 'vitest'
import { finish } from '../../../../../shared/basics/cooperative-task.ts'
import { accountCatalogue } from '../../../../../shared/catalogue/account-catalogue.ts'
import {
  changeTarget,
  joinAlike,
  joinColumns,
  keepInNotes,
} from '../../../../../shared/mapping/model/change-mapping.ts'
import type { ColumnMapping, Mapping, SheetMapping } from '../../../../../shared/mapping/model/mapping.ts'
import type { SheetPlan } from '../../../../../shared/mapping/plan/assembly-plan.ts'
import { planAssembly } from '../../../../../shared/mapping/plan/plan-assembly.ts'
import { previewValues } from '../../../../../shared/mapping/plan/preview-values.ts'
import { assembleAccounts, assemblyInput } from '../../../../support/rows/assemble-rows.ts'
import type { CellValue, RowsOfSheet } from '../../../../support/rows/workbook-from-rows.ts'
import { account, name, point, serial } from '../field-paths.ts'

const [tariff = '', from = ''] = ['tariff_code', 'effective_from'].map((key) =>
  point.replace('identifier', `agreements[].${key}`),
)

/** What stands above the columns of the fields. */
const headings = new Map([
  [account, 'Konto'],
  [serial, 'Zählernummer'],
  [point, 'MaLo'],
  [tariff, 'Tarif'],
  [from, 'Ab'],
])

type Rows = readonly (readonly CellValue[])[]

/** @param sheets  columns of a first row that begin with `-` are kept in notes */
function notesOf(sheets: RowsOfSheet, change: (mapping: Mapping) => Mapping = (mapping) => mapping) {
  const input = assemblyInput(sheets)
  const isKept = (header: string) => header.startsWith('-')
  const kept = input.mapping.sheets.flatMap(({ sheet, columns }) =>
    columns.flatMap(({ column, header }) => (isKept(header) ? [{ sheet, column }] : [])),
  )
  const named = input.mapping.sheets.map((sheet) => ({
    ...sheet,
    columns: sheet.columns.map((one) => ({ ...one, header: headings.get(one.header) ?? one.header.replace('-', '') })),
  }))
  const mapping = change(keepInNotes({ ...input.mapping, sheets: named }, accountCatalogue, kept))
  const { accounts } = assembleAccounts({ ...input, mapping })
  const told = accounts.map(({ payload }) => (payload.notes ?? []) as readonly { readonly body: string }[])
  return told.map((notes) => notes.map(({ body }) => body))
}

describe('of a sheet with a row for each meter, notes', () => {
  test.each<[string, readonly string[], Rows, readonly string[]]>([
    [
      'all rows say the same: it is of the account',
      ['-Anrede'],
      [
        ['M1', 'Frau'],
        ['M2', 'Frau'],
      ],
      ['Anrede: Frau'],
    ],
    [
      'but for blanks around it',
      ['-Anrede'],
      [
        ['M1', 'Frau'],
        ['M2', ' Frau '],
      ],
      ['Anrede: Frau'],
    ],
    ['of the only meter', ['-Stand'], [['M1', 10633]], ['Stand: 10633']],
    [
      'they differ: each names its meter, as the file heads it',
      ['-Stand'],
      [
        ['M1', 10633],
        ['M2', 10700],
      ],
      ['Zählernummer M1: Stand: 10633', 'Zählernummer M2: Stand: 10700'],
    ],
    [
      'some say the same, and not all',
      ['-Stand'],
      [
        ['M1', 5],
        ['M2', 5],
        ['M3', 6],
        ['M4', 5],
      ],
      [1, 2, 3, 4].map((meter) => `Zählernummer M${meter}: Stand: ${meter === 3 ? 6 : 5}`),
    ],
    [
      'some are blank',
      ['-Anrede'],
      [
        ['M1', 'Frau'],
        ['M2', null],
      ],
      ['Zählernummer M1: Anrede: Frau'],
    ],
    [
      'all are blank',
      ['-Anrede'],
      [
        ['M1', null],
        ['M2', null],
      ],
      [],
    ],
    [
      'a row has no number',
      ['-Stand'],
      [
        ['M1', 5],
        [null, 6],
      ],
      ['Zählernummer M1: Stand: 5', 'Stand: 6'],
    ],
    [
      'of several columns each is decided by itself',
      ['-Stand', '-Anrede', '-Farbe', '-IBAN'],
      [
        ['M1', 5, 'Frau', 'rot', 'DE1'],
        ['M2', 6, 'Frau', null, 'DE1'],
      ],
      ['Anrede: Frau\nIBAN: DE1', 'Zählernummer M1: Stand: 5\nFarbe: rot', 'Zählernummer M2: Stand: 6'],
    ],
  ])('where %s', (_, kept, rows, notes) => {
    const sheet = [[account, serial, ...kept], ...rows.map((row) => ['A-1', ...row])]
    expect(notesOf({ Meters: sheet })).toEqual([notes])
  })

  test('are decided for each account by itself, and by its rows of that sheet', () => {
    const rows = [
      [account, serial, '-Anrede'],
      ['A-1', 'M1', 'Frau'],
      ['A-2', 'M2', 'Herr'],
      ['A-1', 'M3', 'Frau'],
      ['A-2', 'M4', 'Frau'],
    ]
    const accounts = [
      [account, ...name],
      ['A-1', 'Ana', 'Lee'],
      ['A-2', 'Bo', 'Ray'],
    ]
    expect(notesOf({ Accounts: accounts, Meters: rows })).toEqual([
      ['Anrede: Frau'],
      ['Zählernummer M2: Anrede: Herr', 'Zählernummer M4: Anrede: Frau'],
    ])
  })

  test('name their things where another sheet has more of them', () => {
    const rows = (meter: string, reading: number) => [
      [account, serial, '-Stand'],
      ['A-1', meter, reading],
    ]
    expect(notesOf({ Strom: rows('S1', 10633), Gas: rows('G1', 420) })).toEqual([
      ['Zählernummer S1: Stand: 10633', 'Zählernummer G1: Stand: 420'],
    ])
  })

  test.each([
    ['by the innermost number that a row has', [serial, point], ['Zählernummer M1', 'MaLo P2']],
    ['by what it is where its number has no heading', ['', point], ['Meter M1', 'MaLo P2']],
  ])('begin %s', (_, [meter = '', ...more], about) => {
    const rows = [
      [account, serial, ...more, '-Stand'],
      ['A-1', 'M1', 'P1', 5],
      ['A-1', null, 'P2', 6],
    ]
    const unnamed = (mapping: Mapping): Mapping => ({
      ...mapping,
      sheets: mapping.sheets.map((sheet) => ({
        ...sheet,
        columns: sheet.columns.map((one) => (one.target === serial && meter === '' ? { ...one, header: ' ' } : one)),
      })),
    })
    expect(notesOf({ Meters: rows }, unnamed)).toEqual([[`${about[0]}: Stand: 5`, `${about[1]}: Stand: 6`]])
  })

  test('begin with the tariff and its time, and the supply point that they are of', () => {
    const rows = [
      [account, point, tariff, from, '-To'],
      ['A-1', 'P1', 'OLD', '2019-01-01', '2020-03-31'],
      ['A-1', 'P1', 'NEW', '2020-04-01', null],
    ]
    expect(notesOf({ Tariffs: rows })).toEqual([['MaLo P1, Tarif OLD, Ab 2019-01-01: To: 2020-03-31']])
  })

  test('begin with what it is where several columns make its number', () => {
    const rows = [
      [account, serial, '-Teil', '-Stand'],
      ['A-1', 'M', '1', 5],
      ['A-1', 'M', '2', 6],
    ]
    const joined = (mapping: Mapping) => joinColumns(mapping, 'Meters', serial, [2, 3], '-')
    expect(notesOf({ Meters: rows }, joined)).toEqual([['Meter M-1: Stand: 5', 'Meter M-2: Stand: 6']])
  })

  test('are shown in Map as they are sent, also where each row has a day of its own', () => {
    const input = assemblyInput({
      Meters: [
        [account, serial, '-Anrede', 'notes[0].created_at'],
        ['A-1', 'M1', 'Frau', '2024-01-01'],
        ['A-1', 'M2', 'Frau', '2024-02-02'],
      ],
    })
    const [day, ...others] = input.mapping.sheets[0]?.columns.toReversed() ?? []
    const undated = { ...input.mapping.sheets[0], columns: others.toReversed() } as SheetMapping
    const kept = keepInNotes({ ...input.mapping, sheets: [undated] }, accountCatalogue, [
      { sheet: 'Meters', column: 3 },
    ])
    const [{ columns, ...rest }] = kept.sheets as [SheetMapping]
    const sheet = { ...rest, columns: [...columns, day as ColumnMapping] }
    const mapping = { ...kept, sheets: [sheet] }
    const { sheets, evidence } = finish(planAssembly({ ...input, mapping }))
    const [plan] = sheets as [SheetPlan]
    const shown = previewValues({
      ...{ ...input, ...mapping, sheet, column: 3, cells: plan.sheet, evidence: evidence(), rowIndexes: [1, 2] },
      countryOfAccount: () => null,
      rowsOfAccount: () => [1, 2].map((rowIndex) => ({ sheet: plan, rowIndex })),
    })
    const sent = assembleAccounts({ ...input, mapping }).accounts.flatMap(({ payload }) => payload.notes ?? [])
    const body = `${serial} M1: -Anrede: Frau`
    expect(sent[0]).toEqual({ created_at: '2024-01-01T00:00:00Z', body })
    expect(shown.lines[0]?.results.map(({ value }) => value)).toEqual([body])
  })

  test('name the cells that they are made of', () => {
    const input = assemblyInput({
      Meters: [
        [account, serial, '-Stand', '-Anrede'],
        ['A-1', 'M1', 5, 'Frau'],
        ['A-1', 'M2', 6, 'Frau'],
      ],
    })
    const places = [3, 4].map((column) => ({ sheet: 'Meters', column }))
    const mapping = keepInNotes(input.mapping, accountCatalogue, places)
    const [draft] = assembleAccounts({ ...input, mapping }).accounts
    const cells = [0, 1, 2].map((at) => draft?.origins.get(`notes.${at}.body`))
    expect(cells.map((origin) => origin?.from === 'cell' && [origin.cell.row, origin.cell.column])).toEqual([
      [2, 4],
      [2, 3],
      [3, 3],
    ])
  })
})

describe('columns that fill a note and are joined with one click', () => {
  const rows: RowsOfSheet['Accounts'] = [
    [account, '-Title', 'Tariff', '-Pays by'],
    ['A-1', 'Dr', 'Standard variable', 'cash'],
    ['A-2', 'Ms', null, 'DD'],
  ]
  const filling =
    (note: string, ...columns: readonly number[]) =>
    (mapping: Mapping): Mapping =>
      columns.reduce((all, column) => changeTarget(accountCatalogue, all, { sheet: 'Accounts', column }, note), mapping)
  const join =
    (note: string, ...columns: readonly number[]) =>
    (mapping: Mapping) =>
      joinAlike(filling(note, ...columns)(mapping), accountCatalogue, 'Accounts', note)

  test('have a line each, with its name where the others have theirs', () => {
    expect(notesOf({ Accounts: rows }, join('notes[0].body', 3))).toEqual([
      ['Title: Dr\nTariff: Standard variable\nPays by: cash'],
      ['Title: Ms\nPays by: DD'],
    ])
  })

  test('have a line each where none has a name', () => {
    const plain = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell.replace('-T', 'T') : cell)))
    expect(notesOf({ Accounts: plain }, join('notes[1].body', 2, 3))).toEqual([
      ['Pays by: cash', 'Dr\nStandard variable'],
      ['Pays by: DD', 'Ms'],
    ])
  })
})
