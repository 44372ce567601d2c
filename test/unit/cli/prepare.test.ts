import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { utils } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { soundsLike } from '../../support/words/sounds-like.ts'
import { fileOf } from '../workbook/files/make-workbook.ts'
import { commandLine, fixture, readJson, root } from './command-line.ts'

const { folder, run, runApart, write } = commandLine()

test('runs from its sources, as people start it', async () => {
  const [out, sources] = [join(folder, 'sources'), 'electron/cli.ts']
  const scripts = readJson(join(root, 'package.json')).scripts
  expect(scripts.cli).toBe(`node ${sources}`)
  const { lines } = await runApart(
    ['prepare', fixture('rows-per-register.csv'), '--supplier', 'PRACTICE', '--out', out],
    {},
    sources,
  )
  expect(readJson(join(out, 'report.json')).accounts).toBe(12)
  expect(lines).toEqual(
    (await runApart(['prepare', fixture('rows-per-register.csv'), '--supplier', 'PRACTICE', '--out', out])).lines,
  )
})

describe('prepare', () => {
  test('writes a file per account and names each problem by its row and column', async () => {
    const out = join(folder, 'flat')
    const { code, complaints } = await run([
      ...['prepare', fixture('flat-supplier.xlsx'), '--supplier', 'PRACTICE', '--out', out],
    ])
    const report = readJson(join(out, 'report.json'))
    const errors = report.issues.filter(({ level }: { level: string }) => level === 'error')
    expect(code).toBe(1)
    expect([report.accounts, report.ready]).toEqual([30, 25])
    expect(complaints).toContain('25 of 30 accounts are ready to create.')
    expect(errors.map(({ row, column, account }: Record<string, unknown>) => [row, column, account])).toEqual([
      [7, 6, '007001021'],
      [11, 4, '007001049'],
      [15, 7, '007001077'],
      [19, 29, '007001105'],
      [26, 1, null],
    ])
    expect(readdirSync(out).length).toBe(29 + 1)
    expect(readJson(join(out, '007001021.json'))).toMatchObject({
      import_supplier: 'PRACTICE',
      external_account_number: '007001021',
      customers: [{ given_name: 'Kim' }, { given_name: 'Anne-Marie' }],
    })
    expect(readJson(join(out, '007001021.json')).customers[0]).not.toHaveProperty('landline')
  })

  test.each([
    ['sheet-per-level.xlsx', 30],
    ['rows-per-register.csv', 12],
  ])('finds nothing against %s', async (name, accounts) => {
    const out = join(folder, name)
    const { code } = await run(['prepare', fixture(name), '--supplier', 'S1', '--out', out])
    const report = readJson(join(out, 'report.json'))
    expect([code, report.accounts, report.ready]).toEqual([0, accounts, accounts])
  })

  test('reports what is only doubtful, and ends well all the same', async () => {
    const rows = ['Account number,Last name,Postcode', '007001,Lee,75201', '007002,Ng,75202', '7003,Kim,75203']
    const doubtful = write('doubtful.csv', rows.join('\n'))
    const out = join(folder, 'doubtful')
    const { code } = await run(['prepare', doubtful, '--supplier', 'S1', '--out', out])
    expect([code, readJson(join(out, 'report.json'))]).toMatchObject([
      0,
      {
        accounts: 3,
        ready: 3,
        issues: [{ level: 'warning', code: 'leading_zeros_lost', row: 4, column: 1, value: '7003' }],
      },
    ])
  })
})

test('a column whose values contradict its heading is told, and left out of what is sent', async () => {
  const rows = ['Account number,Last name,Email,Balance', 'A-1,Lee,12.50,1.00', 'A-2,Ray,13.50,2.00']
  const out = join(folder, 'contradicted')
  const { code, complaints } = await run([
    'prepare',
    write('contradicted.csv', rows.join('\n')),
    '--supplier',
    'S1',
    '--out',
    out,
  ])
  const told = expect.stringMatching(
    soundsLike('column_values_contradict', { header: 'Email', sheet: 'contradicted', field: 'E-mail' }),
  )
  expect(complaints.split('\n').filter((line) => line.startsWith('Column'))).toEqual([told])
  const report = readJson(join(out, 'report.json'))
  expect([code, report.ready, report.issues]).toMatchObject([
    0,
    2,
    [{ level: 'warning', code: 'column_values_contradict', row: 1, column: 3, message: told }],
  ])
  expect(readJson(join(out, 'A-1.json')).customers).toEqual([{ family_name: 'Lee' }])
})

test('what is told of the file as a whole is in the report, too', async () => {
  const file = write('quote.csv', 'Account number,Last name\nA-1,"Lee\nA-2,Ray\n')
  const out = join(folder, 'quote')
  const { code, complaints } = await run(['prepare', file, '--supplier', 'S1', '--out', out])
  const nowhere = { path: null, account: null, sheet: null, row: null, column: null, value: null }
  const message = soundsLike('text_quote_never_closed', { firstRow: '2' })
  expect([code, complaints]).toEqual([0, expect.stringMatching(message)])
  expect(readJson(join(out, 'report.json')).issues).toEqual([
    { level: 'warning', code: 'text_quote_never_closed', ...nowhere, message: expect.stringMatching(message) },
  ])
})

test('what is left out is said, a second supply point too', async () => {
  const rows = [
    'Account number,Last name,MPAN,MPRN,Gas meter serial,Priority services',
    'A-1,Lee,1011461000301,7654321001,G-1,',
    'A-2,Ray,1011461000302,7654321002,G-2,Oxygen at home',
  ]
  const dual = write('dual.csv', `${rows.join('\n')}\n`)
  const out = join(folder, 'dual')
  const { code, complaints } = await run(['prepare', dual, '--supplier', 'S1', '--out', out])
  expect(code).toBe(0)
  expect(readJson(join(out, 'report.json')).leftOut).toEqual([
    { sheet: 'dual', column: 4, header: 'MPRN', rows: 2 },
    { sheet: 'dual', column: 5, header: 'Gas meter serial', rows: 2 },
    { sheet: 'dual', column: 6, header: 'Priority services', rows: 1 },
  ])
  expect(complaints.split('\n').filter((line) => line.startsWith('Not used'))).toEqual([
    'Not used: sheet “dual”, column D (“MPRN”): 2 rows have a value there, and none is sent.',
    'Not used: sheet “dual”, column E (“Gas meter serial”): 2 rows have a value there, and none is sent.',
    'Not used: sheet “dual”, column F (“Priority services”): 1 row has a value there, and it is not sent.',
  ])
  expect(complaints).toContain(
    'Sheet “dual”, column F (“Priority services”): the column seems to say who is on a priority services register or has special needs. Nobody has decided about it: do so in Map, and save the mapping.',
  )
})

test.each([
  ['Status', 'Active', 'Closed', 'seems to say which accounts have ended'],
  ['Do not contact', '', 'Yes', 'seems to say who does not want to be contacted'],
])('an account is not ready before a mapping decides about “%s”', async (heading, usual, rare, says) => {
  const name = heading.replaceAll(' ', '-')
  const file = write(`${name}.csv`, `Account number,Last name,${heading}\nA-1,Lee,${usual}\nA-2,Ray,${rare}\n`)
  const [out, mapping] = [join(folder, name), join(folder, `${name}.mapping.json`)]
  const prepare = async (...more: readonly string[]) => {
    const { code, complaints } = await run(['prepare', file, '--supplier', 'S1', '--out', out, ...more])
    const { issues } = readJson(join(out, 'report.json'))
    return {
      code,
      complaints,
      held: issues.flatMap(({ code: of, row }: { code: string; row: number }) =>
        of === 'column_not_decided' ? [row] : [],
      ),
    }
  }
  const undecided = await prepare()
  expect([undecided.code, undecided.held]).toEqual([1, usual === '' ? [3] : [2, 3]])
  expect(undecided.complaints).toContain(says)
  await run(['suggest', file, '--mapping-out', mapping])
  const made = readJson(mapping)
  made.mapping.sheets[0].columns[2].isSettled = true
  write(`${name}.mapping.json`, JSON.stringify(made))
  const decided = await prepare('--mapping', mapping)
  expect([decided.code, decided.held, decided.complaints.includes(says)]).toEqual([0, [], false])
})

test('a mapping that was saved decides of other accounts nothing about which of them have ended', async () => {
  const [october, november, mapping] = ['october.csv', 'november.csv', 'ended.mapping.json'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  write('october.csv', 'Account number,Last name,Status\nA-1,Lee,Live\nA-2,Ray,Closed\n')
  write('november.csv', 'Account number,Last name,Status\nA-1,Lee,Live\nA-3,Fox,Closed\n')
  await run(['suggest', october, '--mapping-out', mapping])
  const made = readJson(mapping)
  made.mapping.sheets[0].columns[2].isSettled = true
  write('ended.mapping.json', JSON.stringify(made))
  const prepare = (file: string) =>
    run(['prepare', file, '--supplier', 'S1', '--out', join(folder, 'ended'), '--mapping', mapping])
  expect([(await prepare(october)).code, (await prepare(november)).code]).toEqual([0, 1])
})

test('a field that a mapping names and nobody knows is an error, wherever it is named', async () => {
  const column = (number: number, header: string, more: object) => ({ column: number, header, ...more })
  const mapping = {
    version: 1,
    defaults: {},
    constants: [{ target: 'nobody_knows', value: 'x' }],
    sheets: [
      {
        ...{ sheet: 'known', isIncluded: true, headerRow: 1, firstDataRow: 2 },
        columns: [
          column(1, 'No', { target: 'external_account_number' }),
          column(2, 'Name', { target: 'customers[].nick_name' }),
          column(3, 'Whole', {
            target: null,
            split: {
              cut: { by: 'name' },
              parts: [{ target: 'customers[].first' }, { target: 'customers[].family_name' }],
            },
          }),
        ],
      },
    ],
  }
  const known = write('known.csv', 'No,Name,Whole\nA-1,Lee,Ana Lee\n')
  const file = write('unknown.mapping.json', JSON.stringify(mapping))
  const out = join(folder, 'unknown')
  const { code } = await run(['prepare', known, '--supplier', 'S1', '--out', out, '--mapping', file])
  const codes = readJson(join(out, 'report.json')).issues.map((one: { code: string }) => one.code)
  expect([code, codes.filter((one: string) => one.includes('unknown') || one.startsWith('constant'))]).toEqual([
    1,
    ['mapping_field_unknown', 'mapping_field_unknown', 'mapping_constant_unknown'],
  ])
})

test('what lies beyond the last column of a text file is told', async () => {
  const wide = write('wide.csv', `Account number,Last name\nA-1,Lee\nA-2,Ray${','.repeat(20_000)}x\n`)
  const { complaints } = await run(['prepare', wide, '--supplier', 'S1', '--out', join(folder, 'wide')])
  expect(complaints).toMatch(/^Row 3 has values beyond column XFD.* were not read/m)
})

test('what a workbook hides is told, and whether it is used', async () => {
  const rows = [
    ['Account number', 'Last name', 'Postcode'],
    ['A-1', 'Lee', '75201'],
    ['A-2', 'Ray', '75202'],
  ]
  const bytes = fileOf(rows, 'xlsx', (sheet, book) => {
    sheet['!rows'] = [{}, {}, { hidden: true }]
    sheet['!cols'] = [{}, {}, { hidden: true }]
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['Account number', 'Note'],
        ['A-1', 'Old'],
      ]),
      'Old',
    )
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['Customer', 'Note'],
        ['12', 'Key by the gate'],
      ]),
      'Loose notes',
    )
    book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }, { Hidden: 0 }] }
  })
  const hiding = write('hiding.xlsx', bytes)
  const out = join(folder, 'hiding')
  const { code, complaints } = await run(['prepare', hiding, '--supplier', 'S1', '--out', out])

  expect(complaints.split('\n').filter((line) => line.startsWith('Sheet'))).toEqual([
    expect.stringMatching(soundsLike('hidden_rows', { sheet: 'Sheet1' })),
    expect.stringMatching(soundsLike('hidden_columns', { sheet: 'Sheet1', columns: 'C' })),
    expect.stringMatching(soundsLike('hidden_sheet_left_out', { sheet: 'Old' })),
  ])
  const report = readJson(join(out, 'report.json'))
  expect([code, report.accounts]).toEqual([0, 2])
  expect(report.issues).toMatchObject([
    { level: 'info', code: 'hidden_rows' },
    { level: 'info', code: 'hidden_columns' },
    { level: 'info', code: 'hidden_sheet_left_out' },
    {
      level: 'warning',
      code: 'sheet_left_out',
      message: expect.stringMatching(
        soundsLike('sheet_left_out', { sheet: 'Loose notes', fields: '“Note”', areEnded: 'false' }),
      ),
    },
  ])
})

test('suggest says for every column what it fills, and why', async () => {
  const { code, lines } = await run(['suggest', fixture('rows-per-register.csv')])
  const suggestions: Record<string, unknown>[] = JSON.parse(lines.join('\n'))
  expect(code).toBe(0)
  expect(suggestions.length).toBe(19)
  expect(suggestions[0]).toMatchObject({
    sheet: 'rows-per-register',
    column: 1,
    header: 'Kontonummer (Account)',
    target: 'external_account_number',
    confidence: expect.any(Number),
    reason: expect.stringMatching(/\S/),
  })
})

test('a template that is filled in needs no mapping', async () => {
  const template = join(folder, 'template.xlsx')
  expect((await run(['template', template])).code).toBe(0)
  const { lines } = await run(['suggest', template])
  const suggestions: Record<string, unknown>[] = JSON.parse(lines.join('\n'))
  expect(suggestions.some(({ target }) => target === 'external_account_number')).toBe(true)
  expect(suggestions.filter(({ target }) => target === null)).toEqual([])
})
