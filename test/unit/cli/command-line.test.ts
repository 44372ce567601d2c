import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { utils } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { fileOf } from '../workbook/make-workbook.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const fixture = (name: string): string => join(root, 'test/fixtures', name)

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'migration-desk-cli-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Ended = { readonly code: number; readonly lines: readonly string[]; readonly complaints: string }

const start = (args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(process.execPath, [inject('cliFile'), ...args], {
    cwd: root,
    env: { ...process.env, MIGRATION_DESK_HOME: join(folder, 'home'), ...env },
    stdio: 'ignore',
  })

/** Runs a command to its end, as a script would: nobody is there to be asked. */
const run = (
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  program: string = inject('cliFile'),
): Promise<Ended> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program, ...args],
      { cwd: root, env: { ...process.env, MIGRATION_DESK_HOME: join(folder, 'home'), ...env }, maxBuffer: 1 << 26 },
      (_error, output, complaints) => {
        const lines = output.split('\n').filter((line) => line !== '')
        resolve({ code: child.exitCode ?? -1, lines, complaints })
      },
    )
    child.stdin?.end()
  })

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

test('runs from its sources, as people start it', async () => {
  const [out, sources] = [join(folder, 'sources'), 'electron/cli.ts']
  const scripts = readJson(join(root, 'package.json')).scripts
  expect(scripts.cli).toBe(`node ${sources}`)
  const { lines } = await run(
    ['prepare', fixture('rows-per-register.csv'), '--supplier', 'PRACTICE', '--out', out],
    {},
    sources,
  )
  expect(readJson(join(out, 'report.json')).accounts).toBe(12)
  expect(lines).toEqual(
    (await run(['prepare', fixture('rows-per-register.csv'), '--supplier', 'PRACTICE', '--out', out])).lines,
  )
})

describe('prepare', () => {
  test('writes a file per account and names each problem by its row and column', async () => {
    const out = join(folder, 'flat')
    const { code } = await run(['prepare', fixture('flat-supplier.xlsx'), '--supplier', 'PRACTICE', '--out', out])
    const report = readJson(join(out, 'report.json'))
    const errors = report.issues.filter(({ level }: { level: string }) => level === 'error')
    expect(code).toBe(1)
    expect([report.accounts, report.ready]).toEqual([30, 25])
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
    const doubtful = join(folder, 'doubtful.csv')
    writeFileSync(doubtful, 'Account number,Last name,Postcode\n007001,Lee,75201\n007002,Ng,75202\n7003,Kim,75203\n')
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

test('what a workbook hides is told, and whether it is used', async () => {
  const rows = [
    ['Account number', 'Last name', 'Postcode'],
    ['A-1', 'Lee', '75201'],
    ['A-2', 'Ray', '75202'],
  ]
  const hiding = join(folder, 'hiding.xlsx')
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
  writeFileSync(hiding, bytes)
  const out = join(folder, 'hiding')
  const { code, complaints } = await run(['prepare', hiding, '--supplier', 'S1', '--out', out])

  expect(complaints.split('\n').filter((line) => line.startsWith('Sheet'))).toEqual([
    'Sheet “Sheet1” hides 1 row of data. It is used all the same: a customer who is filtered out is still a customer.',
    'Sheet “Sheet1” hides column C. It is used all the same.',
    'Sheet “Old” is hidden in the file, and left out. A mapping made in Map can include it.',
  ])
  const report = readJson(join(out, 'report.json'))
  expect([code, report.accounts]).toEqual([0, 2])
  expect(report.issues).toMatchObject([
    {
      level: 'warning',
      code: 'sheet_left_out',
      message:
        'Sheet “Loose notes” is left out: it is not clear which accounts its rows belong to, although it seems to give “Note”. If its rows belong to accounts, include it in Load, with a column that gives the account number; else leave it.',
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

describe('a mapping from a file', () => {
  const columns = [
    { column: 1, header: 'Code', target: 'external_account_number' },
    { column: 2, header: 'Called', target: 'customers[].given_name' },
  ]
  const mapping = {
    version: 1,
    sheets: [{ sheet: 'may', isIncluded: true, headerRow: 1, firstDataRow: 2, columns }],
    constants: [],
    defaults: {},
  }
  const payloadWith = async (mappingFile: object, text: string) => {
    const workbook = join(folder, 'june.csv')
    const out = mkdtempSync(join(folder, 'out-'))
    writeFileSync(workbook, text)
    writeFileSync(join(folder, 'mapping.json'), JSON.stringify(mappingFile))
    await run(['prepare', workbook, '--supplier', 'S', '--mapping', join(folder, 'mapping.json'), '--out', out])
    return readJson(join(out, 'A7.json'))
  }
  const payload = { import_supplier: 'S', external_account_number: 'A7', customers: [{ given_name: 'Ana' }] }

  test('is taken by itself for a file that is made the same', async () => {
    expect(await payloadWith(mapping, 'Code,Called\nA7,Ana\n')).toEqual(payload)
  })

  test('saved under a name finds its headers in other places', async () => {
    const sheets = [{ sheet: 'may', headers: ['Code', 'Called'] }]
    const saved = { name: 'Lone Pine', savedAt: '2026-11-21T00:00:00Z', sheets, mapping }
    expect(await payloadWith(saved, 'Remark,Called,Code\nnew,Ana,A7\n')).toEqual(payload)
  })
})

describe('a sheet that lies on its side', () => {
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const rows = [
    ['Account number', 'A7', 'A8', 'A9'],
    ['First name', 'Ana', 'Bo', 'Cy'],
    ['Last name', 'Lee', 'Ray', 'Roe'],
    ['E-mail', 'ana@example.org', 'x', 'cy@example.org'],
    ['Postcode', 'LS1 1AA', 'LS1 1AB', 'LS1 1AC'],
  ]
  const workbook = () => write('aside.csv', rows.join('\n'))

  test('is told, and read as it is', async () => {
    const { complaints, lines } = await run(['suggest', workbook()])
    expect(complaints).toMatch(/^Sheet “aside” seems to have its headings one below the other in column A/)
    expect(complaints).toContain('A mapping that you save there says which sheets are used, which are turned')
    expect(JSON.parse(lines.join('\n'))).not.toContainEqual(expect.objectContaining({ header: 'Account number' }))
  })

  test('is read turned where a mapping says so, and problems are at their places in the file', async () => {
    const column = (number: number, header: string, target: string) => ({ column: number, header, target })
    const columns = [column(1, 'Account number', 'external_account_number'), column(4, 'E-mail', 'customers[].email')]
    const sheet = { sheet: 'may', isIncluded: true, isTurned: true, headerRow: 1, firstDataRow: 2, columns }
    const mapping = { version: 1, sheets: [sheet], constants: [], defaults: {} }
    const sheets = [{ sheet: 'may', headers: ['Account number', 'E-mail'] }]
    for (const made of [mapping, { name: 'Ours', savedAt: '2026-11-21T00:00:00Z', sheets, mapping }]) {
      const out = mkdtempSync(join(folder, 'out-'))
      const file = write('aside.json', JSON.stringify(made))
      const args = ['prepare', workbook(), '--supplier', 'S', '--mapping', file, '--out', out]
      const { complaints } = await run(args)
      expect(complaints).toBe('')
      expect(readJson(join(out, 'A8.json'))).toMatchObject({ external_account_number: 'A8' })
      const { issues } = readJson(join(out, 'report.json'))
      const places = issues.map(({ code, row, column: at, value }: Record<string, unknown>) => [code, row, at, value])
      expect(places).toContainEqual(['email_unreadable', 4, 3, 'x'])
    }
  })
})

describe('import', () => {
  test('into practice ends with every valid account processed, and given again creates nothing', async () => {
    const args = ['import', fixture('flat-supplier.xlsx'), '--supplier', 'PRACTICE', '--practice', '--yes']
    const first = await run(args)
    const cells = first.lines.map((line) => line.split('\t'))
    const withStatus = (status: string) => cells.filter(([, one]) => one === status).map(([number]) => number)
    expect(first.code).toBe(1)
    expect(cells.length).toBe(30)
    expect(cells.every((line) => line.length === 3)).toBe(true)
    expect(withStatus('PROCESSED').length).toBe(24)
    expect(withStatus('ERRORED')).toEqual(['000FAIL019'])
    expect(withStatus('NOT_READY')).toEqual(['007001021', '007001049', '007001077', '007001105', ''])

    const again = await run(args)
    expect(again.code).toBe(1)
    expect([...again.lines].sort()).toEqual([...first.lines].sort())
  })

  test('still tells of an account that is on the platform when its rows are spoilt afterwards', async () => {
    const workbook = join(folder, 'spoilt.csv')
    const write = (email: string) =>
      writeFileSync(
        workbook,
        `Account number,First name,Last name,Email\n007008001,Ana,Lee,${email}\n007008002,Bo,Ng,bo@ng.example\n`,
      )
    const args = ['import', workbook, '--supplier', 'PRACTICE', '--practice', '--yes']
    const env = { MIGRATION_DESK_HOME: join(folder, 'spoilt-home') }
    write('ana@lee.example')
    const first = await run(args, env)
    expect(first.code).toBe(0)
    write('ana.lee.example')
    const { code, lines, complaints } = await run(args, env)
    expect([code, [...lines].sort()]).toEqual([0, [...first.lines].sort()])
    expect(complaints).toMatch(/^007008001 was sent before, .*row 2/im)
  })

  test('says which rows belong to no account, and is not complete with all accounts processed', async () => {
    const workbook = join(folder, 'orphan.xlsx')
    const accounts = [
      ['AccountNo', 'GivenName', 'FamilyName', 'ServicePointId'],
      ['007009001', 'Ana', 'Patel', 'SP-1'],
    ]
    const meters = [
      ['ServicePointId', 'MeterSerial'],
      ['SP-2', 'M-1'],
    ]
    const file = fileOf(accounts, 'xlsx', (_sheet, book) => {
      utils.book_append_sheet(book, utils.aoa_to_sheet(meters), 'Meters')
    })
    writeFileSync(workbook, file)
    const { code, lines, complaints } = await run(['import', workbook, '--supplier', 'PRACTICE', '--practice', '--yes'])
    expect([code, lines.map((line) => line.split('\t').slice(0, 2))]).toEqual([1, [['007009001', 'PROCESSED']]])
    expect(complaints.trim()).toMatch(/^Sheet “Meters”, row 2\b.*SP-2.*$/)
  })

  test('says a table below the accounts that is left out, and ends with 1', async () => {
    const workbook = join(folder, 'two-tables.csv')
    const people = 'Account number,First name,Last name\n007009002,Ana,Patel\n007009003,Bo,Ray\n'
    writeFileSync(workbook, `${people}\nAccount number,Colour\n007009002,red\n007009003,blue\n`)
    const { code, lines, complaints } = await run(['import', workbook, '--supplier', 'PRACTICE', '--practice', '--yes'])
    const ended = lines.map((line) => line.split('\t').slice(0, 2)).toSorted()
    expect([code, ended]).toEqual([1, ['007009002', '007009003'].map((number) => [number, 'PROCESSED'])])
    expect(complaints).toMatch(/^Row 5 of “two-tables” begins another table, .* left out\./)
  })

  test('that was killed is continued by the same command, and the service sees each account once', async () => {
    const service = spawn(process.execPath, ['electron/practice/serve.ts', '--port', '0'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      const { baseUrl, apiKey } = await firstJson(service)
      const env = { MIGRATION_DESK_BASE_URL: baseUrl, MIGRATION_DESK_API_KEY: apiKey }
      const args = ['import', fixture('sheet-per-level.xlsx'), '--supplier', 'PRACTICE', '--connection', 'env', '--yes']
      const killed = start(args, env)
      await untilOneIsThere(baseUrl, apiKey)
      const ended = once(killed, 'exit')
      killed.kill('SIGKILL')
      await ended

      const { code, lines } = await run(args, env)
      expect(code).toBe(0)
      expect(lines.length).toBe(30)
      const listed = await ask(baseUrl, apiKey, '/v1/data-import/all-account-import-processes/PRACTICE/')
      const numbers = listed.map((one: { external_account_number: string }) => one.external_account_number)
      expect([numbers.length, new Set(numbers).size]).toEqual([30, 30])
    } finally {
      service.kill('SIGTERM')
    }
  })
})

describe('a command that can’t be carried out ends with 2 and one line', () => {
  const workbook = fixture('sheet-per-level.xlsx')
  test.each([
    ['no such file', ['prepare', 'nothing.xlsx', '--supplier', 'S', '--out', '/tmp/x']],
    ['no supplier', ['prepare', workbook, '--out', '/tmp/x']],
    ['a file that is no spreadsheet', ['prepare', 'package.json', '--supplier', 'S', '--out', '/tmp/x']],
    [
      'a mapping that is none',
      ['prepare', workbook, '--supplier', 'S', '--mapping', 'package.json', '--out', '/tmp/x'],
    ],
    ['nowhere to import to', ['import', workbook, '--supplier', 'S', '--yes']],
    ['two places to import to', ['import', workbook, '--supplier', 'S', '--practice', '--connection', 'env', '--yes']],
    ['a connection that is not saved', ['import', workbook, '--supplier', 'S', '--connection', 'nobody', '--yes']],
    ['an environment that says nothing', ['import', workbook, '--supplier', 'S', '--connection', 'env', '--yes']],
    ['nobody to ask', ['import', workbook, '--supplier', 'PRACTICE_PAUSED', '--practice']],
    ['a template with another ending', ['template', 'template.csv']],
    ['an unknown command', ['improt', workbook]],
  ])('%s', async (_title, args) => {
    const { code, lines, complaints } = await run(args)
    expect([code, lines]).toEqual([2, []])
    expect(complaints.trim().split('\n').length).toBe(1)
    expect(complaints).not.toMatch(/Error|at .*:\d+/)
  })

  test('a spreadsheet without an account number', async () => {
    const workbook = join(folder, 'no-number.csv')
    writeFileSync(workbook, 'First name,Family name\nAna,Patel\n')
    const { code, lines, complaints } = await run(['import', workbook, '--supplier', 'S', '--practice', '--yes'])
    expect([code, lines, complaints.trim().split('\n').length]).toEqual([2, [], 1])
    expect(complaints).toContain('account number')
  })

  test('a GraphQL path without a slash at its beginning', async () => {
    const env = {
      MIGRATION_DESK_BASE_URL: 'http://127.0.0.1:9',
      MIGRATION_DESK_API_KEY: 'key-of-a-test',
      MIGRATION_DESK_GRAPHQL_PATH: '.service.example/graphql/',
    }
    const { code, complaints } = await run(['import', workbook, '--supplier', 'S', '--connection', 'env', '--yes'], env)
    expect([code, complaints]).toEqual([
      2,
      'MIGRATION_DESK_GRAPHQL_PATH must begin with a slash, as in /v1/graphql/. Correct it and try again.\n',
    ])
  })

  test('http to another computer is refused before anything is sent', async () => {
    const env = { MIGRATION_DESK_BASE_URL: 'http://service.example', MIGRATION_DESK_API_KEY: 'key-of-a-test' }
    const { code, complaints } = await run(['import', workbook, '--supplier', 'S', '--connection', 'env', '--yes'], env)
    expect(code).toBe(2)
    expect(complaints).not.toContain('key-of-a-test')
  })

  test('an unreadable mapping is told from a missing one', async () => {
    const broken = join(folder, 'broken.json')
    writeFileSync(broken, '{"version": 1')
    const { complaints } = await run(['prepare', workbook, '--supplier', 'S', '--mapping', broken, '--out', '/tmp/x'])
    expect(complaints).toContain('is not a mapping')
  })
})

async function firstJson(child: ChildProcess): Promise<{ baseUrl: string; apiKey: string }> {
  if (child.stdout === null) throw new Error('The practice service has no output.')
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{')) return JSON.parse(line)
  }
  throw new Error('The practice service said nothing.')
}

async function ask(baseUrl: string, apiKey: string, path: string) {
  const query = 'mutation obtainToken($apiKey: String!) { obtainToken(input: {APIKey: $apiKey}) { token } }'
  const body = JSON.stringify({ query, variables: { apiKey } })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${baseUrl}/v1/graphql/`, { method: 'POST', headers, body })
  const { data } = (await answer.json()) as { data: { obtainToken: { token: string } } }
  const asked = await fetch(`${baseUrl}${path}`, { headers: { authorization: `Token ${data.obtainToken.token}` } })
  return asked.ok ? asked.json() : []
}

async function untilOneIsThere(baseUrl: string, apiKey: string): Promise<void> {
  const path = '/v1/data-import/all-account-import-processes/PRACTICE/'
  while ((await ask(baseUrl, apiKey, path)).length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
}
