import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { utils } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { soundsLike } from '../../support/words/sounds-like.ts'
import { isTokenRequest, json, serveScript, tokenAnswer } from '../platform/scripted-server.ts'
import { fileOf } from '../workbook/files/make-workbook.ts'
import { commandLine, fixture, root } from './command-line.ts'

const { folder, run, start, write } = commandLine()

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
    const writeWith = (email: string) =>
      write(
        'spoilt.csv',
        `Account number,First name,Last name,Email\n007008001,Ana,Lee,${email}\n007008002,Bo,Ng,bo@ng.example\n`,
      )
    const args = ['import', writeWith('ana@lee.example'), '--supplier', 'PRACTICE', '--practice', '--yes']
    const env = { MIGRATION_DESK_HOME: join(folder, 'spoilt-home') }
    const first = await run(args, env)
    expect(first.code).toBe(0)
    writeWith('ana.lee.example')
    const { code, lines, complaints } = await run(args, env)
    expect([code, [...lines].sort()]).toEqual([0, [...first.lines].sort()])
    expect(complaints).toMatch(/^007008001 was sent before, .*row 2/im)
  })

  test('says which rows belong to no account, and is not complete with all accounts processed', async () => {
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
    const workbook = write('orphan.xlsx', file)
    const { code, lines, complaints } = await run(['import', workbook, '--supplier', 'PRACTICE', '--practice', '--yes'])
    expect([code, lines.map((line) => line.split('\t').slice(0, 2))]).toEqual([1, [['007009001', 'PROCESSED']]])
    expect(complaints.trim()).toMatch(/^Sheet “Meters”, row 2\b.*SP-2.*$/)
  })

  test('says a table below the accounts that is left out, and ends with 1', async () => {
    const people = 'Account number,First name,Last name\n007009002,Ana,Patel\n007009003,Bo,Ray\n'
    const colours = 'Account number,Colour\n007009002,red\n007009003,blue\n'
    const workbook = write('two-tables.csv', `${people}\n${colours}`)
    const { code, lines, complaints } = await run(['import', workbook, '--supplier', 'PRACTICE', '--practice', '--yes'])
    const ended = lines.map((line) => line.split('\t').slice(0, 2)).toSorted()
    expect([code, ended]).toEqual([1, ['007009002', '007009003'].map((number) => [number, 'PROCESSED'])])
    expect(complaints).toMatch(soundsLike('table_left_out', { row: '5', sheet: '“two-tables”' }))
  })

  test('shows what a terminal would obey in what a service says', async () => {
    const { baseUrl } = await serveScript((asked) => {
      if (isTokenRequest(asked)) return tokenAnswer('very-secret-token')
      if (asked.path.includes('validate')) {
        return asked.body.includes('007009012')
          ? json(400, { detail: 'No \u001b[2J\u202eway', code: 'account_failed_validation', errors: [] })
          : json(200, {})
      }
      if (asked.method === 'POST') return json(201, {})
      return json(200, { status: 'PROCESSED', platform_identifier: 'A-\u001b[31m\u009b7\u202e' })
    })
    const env = { MIGRATION_DESK_BASE_URL: baseUrl, MIGRATION_DESK_API_KEY: 'key-0123456789' }
    const workbook = write('obeyed.csv', 'Account number,First name,Last name\n007009011,Ana,Patel\n007009012,Bo,Ray\n')
    const { lines, complaints } = await run(['import', workbook, '--supplier', 'S', '--connection', 'env', '--yes'], {
      ...env,
      MIGRATION_DESK_HOME: join(folder, 'obeyed'),
    })
    expect(lines.toSorted()).toEqual([
      '007009011\tPROCESSED\tA-\\u001b[31m\\u009b7\\u202e',
      '007009012\tNOT_SENT\tNo \\u001b[2J\\u202eway',
    ])
    expect(`${lines.join('')}${complaints.replaceAll('\n', '')}`).not.toMatch(/(?!\t)\p{Cc}|\u202e/u)
  })

  test('prints the number that a service tells under its own name, and says where it tells none', async () => {
    const { baseUrl } = await serveScript((asked) => {
      if (isTokenRequest(asked)) return tokenAnswer('very-secret-token')
      if (asked.path.includes('validate')) return json(200, {})
      if (asked.method === 'POST') return json(201, {})
      return json(200, { status: 'PROCESSED', ...(asked.path.includes('007009041') ? { acme_identifier: 'A-1' } : {}) })
    })
    const env = { MIGRATION_DESK_BASE_URL: baseUrl, MIGRATION_DESK_API_KEY: 'key-0123456789' }
    const workbook = write('named.csv', 'Account number,First name,Last name\n007009041,Ana,Patel\n007009042,Bo,Ray\n')
    const { code, lines } = await run(['import', workbook, '--supplier', 'S', '--connection', 'env', '--yes'], {
      ...env,
      MIGRATION_DESK_HOME: join(folder, 'named'),
    })
    expect([code, lines.toSorted()]).toEqual([
      0,
      ['007009041\tPROCESSED\tA-1', '007009042\tPROCESSED\tThe service gave no number.'],
    ])
  })

  test('signs in as the environment says', async () => {
    const { baseUrl, asked } = await serveScript((request) => {
      if (request.path === '/gate/') return json(200, { data: { signIn: [{ key: 'very-secret-token' }] } })
      if (request.path.includes('validate')) return json(200, {})
      if (request.method === 'POST') return json(201, {})
      return json(200, { status: 'PROCESSED', platform_identifier: 'A-1' })
    })
    const workbook = write('signed-in.csv', 'Account number,First name,Last name\n007009051,Ana,Patel\n')
    const { code } = await run(['import', workbook, '--supplier', 'S', '--connection', 'env', '--yes'], {
      MIGRATION_DESK_BASE_URL: baseUrl,
      MIGRATION_DESK_API_KEY: 'key-0123456789',
      MIGRATION_DESK_GRAPHQL_PATH: '/gate/',
      MIGRATION_DESK_TOKEN_MUTATION: 'mutation ($in: In!) { signIn(in: $in) { key } }',
      MIGRATION_DESK_TOKEN_VARIABLES: '{"in": {"secret": "{{apiKey}}"}}',
      MIGRATION_DESK_TOKEN_PATH: 'data.signIn.0.key',
      MIGRATION_DESK_HOME: join(folder, 'signed-in'),
    })
    expect(code).toBe(0)
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      query: 'mutation ($in: In!) { signIn(in: $in) { key } }',
      variables: { in: { secret: 'key-0123456789' } },
    })
    expect(asked.at(-1)?.headers.authorization).toBe('Token very-secret-token')
  })

  test('says in words what was refused, and in which variable of the environment what it signs in with can be mended', async () => {
    const { baseUrl } = await serveScript((request) => {
      if (request.path === '/gate/') return json(404, {})
      if (isTokenRequest(request)) return tokenAnswer('very-secret-token')
      const errors = [{ attr: 'customers.0.landline', code: 'invalid', detail: 'Enter a valid phone number.' }]
      return json(400, { detail: 'No.', code: 'account_failed_validation', errors })
    })
    const workbook = write('in-words.csv', 'Account number,First name,Last name\n007009061,Ana,Patel\n')
    const importing = (more: NodeJS.ProcessEnv) =>
      run(['import', workbook, '--supplier', 'S', '--connection', 'env', '--yes'], {
        MIGRATION_DESK_BASE_URL: baseUrl,
        MIGRATION_DESK_API_KEY: 'key-0123456789',
        MIGRATION_DESK_HOME: join(folder, 'in-words'),
        ...more,
      })
    expect((await importing({})).lines).toEqual([
      '007009061\tNOT_SENT\tCustomer 1 · Landline phone: Enter a valid phone number.',
    ])
    const { lines, complaints } = await importing({ MIGRATION_DESK_GRAPHQL_PATH: '/gate/' })
    expect(`${lines.join('\n')}${complaints}`).toContain('Check the path in MIGRATION_DESK_GRAPHQL_PATH.')
  })

  test('prints no token that a redirect gives back', async () => {
    const { baseUrl } = await serveScript((asked) =>
      isTokenRequest(asked)
        ? tokenAnswer('very-secret-token')
        : {
            status: 302,
            headers: { Location: `https://other.example/?${asked.headers.authorization}${'x'.repeat(12_000)}` },
          },
    )
    const env = { MIGRATION_DESK_BASE_URL: baseUrl, MIGRATION_DESK_API_KEY: 'key-0123456789' }
    const workbook = write('moved.csv', 'Account number,First name,Last name\n007009021,Ana,Patel\n')
    const { lines, complaints } = await run(['import', workbook, '--supplier', 'S', '--connection', 'env', '--yes'], {
      ...env,
      MIGRATION_DESK_HOME: join(folder, 'moved'),
    })
    const said = `${lines.join('\n')}${complaints}`
    expect(said).toContain('other.example')
    expect([said.includes('very-secret'), said.length < 2_000]).toEqual([false, true])
  })

  test('waits as long as it may, says how each account stands, ends with 3, and goes on when it is given again', async () => {
    let status = 'PENDING'
    const { baseUrl, asked } = await serveScript((request) => {
      if (isTokenRequest(request)) return tokenAnswer('very-secret-token')
      if (request.path.includes('validate')) return json(200, {})
      if (request.method === 'POST') return json(201, {})
      const isFirst = request.path.includes('007009031')
      return json(200, { status: isFirst ? 'PROCESSED' : status, platform_identifier: isFirst ? 'A-1' : 'A-2' })
    })
    const env = {
      MIGRATION_DESK_BASE_URL: baseUrl,
      MIGRATION_DESK_API_KEY: 'key-0123456789',
      MIGRATION_DESK_HOME: join(folder, 'waited'),
    }
    const workbook = write('waited.csv', 'Account number,First name,Last name\n007009031,Ana,Patel\n007009032,Bo,Ray\n')
    const args = ['import', workbook, '--supplier', 'S', '--connection', 'env', '--yes']
    const first = await run([...args, '--wait', '0.05'], env)
    expect([first.code, first.lines.toSorted()]).toEqual([
      3,
      ['007009031\tPROCESSED\tA-1', '007009032\tPENDING\tIt is waiting its turn at the service.'],
    ])
    expect(first.complaints).toMatch(soundsLike('run_waited_enough'))

    status = 'PROCESSED'
    const again = await run([...args, '--wait', '5'], env)
    expect([again.code, again.lines.toSorted()]).toEqual([
      0,
      ['007009031\tPROCESSED\tA-1', '007009032\tPROCESSED\tA-2'],
    ])
    const creates = asked.filter(({ method, path }) => method === 'POST' && path === '/v2/data-import/accounts/')
    expect(creates).toHaveLength(2)
  })

  describe('with the environment’s connection', () => {
    const accounts = 'Account number,First name,Last name,Amount due\n007010001,Ana,Lee,50.00\n007010002,Bo,Ng,0.00\n'
    const importing = async (name: string, terms: NodeJS.ProcessEnv) => {
      const service = await startPracticeService({ port: 0, stepMs: 20 })
      try {
        const env = {
          MIGRATION_DESK_HOME: join(folder, name),
          MIGRATION_DESK_BASE_URL: service.baseUrl,
          MIGRATION_DESK_API_KEY: service.apiKey,
          MIGRATION_DESK_GRAPHQL_PATH: service.graphqlPath,
          ...terms,
        }
        const workbook = write(`${name}.csv`, accounts)
        const args = ['import', workbook, '--supplier', service.suppliers.ongoing, '--connection', 'env', '--yes']
        const { code, lines, complaints } = await run(args, env)
        return { code, lines, ended: lines.map((line) => line.split('\t').slice(0, 2)).toSorted(), complaints }
      } finally {
        await service.close()
      }
    }

    test('says what to set before balances can be sent, and sends the accounts that have none', async () => {
      const { code, lines, ended, complaints } = await importing('not-said', {})
      expect([code, ended]).toEqual([
        1,
        [
          ['007010001', 'NOT_READY'],
          ['007010002', 'PROCESSED'],
        ],
      ])
      expect(lines.join('\n')).toMatch(/and say it in MIGRATION_DESK_POSITIVE_BALANCE\./)
      expect([...lines, complaints].join('\n')).not.toContain('Connect')
      expect(complaints).toMatch(/MIGRATION_DESK_POSITIVE_BALANCE=owed .* or credit .*MIGRATION_DESK_AMOUNT_UNIT=whole/)
    })

    test('sends balances as the environment says', async () => {
      const terms = { MIGRATION_DESK_POSITIVE_BALANCE: 'credit', MIGRATION_DESK_AMOUNT_UNIT: 'whole' }
      const { code, ended } = await importing('said', terms)
      expect([code, ended.map(([, status]) => status)]).toEqual([0, ['PROCESSED', 'PROCESSED']])
    })

    test('refuses an answer that is none', async () => {
      const { code, complaints } = await importing('mistyped', { MIGRATION_DESK_POSITIVE_BALANCE: 'debit' })
      expect([code, complaints.trim()]).toEqual([
        2,
        'MIGRATION_DESK_POSITIVE_BALANCE must be owed or credit. Correct it and try again.',
      ])
    })
  })

  test('that was killed is continued by the same command, and the service sees each account once', async () => {
    const service = spawn(process.execPath, ['electron/practice/serve.ts', '--port', '0'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      const { baseUrl, apiKey } = await firstJson(service)
      const env = {
        MIGRATION_DESK_BASE_URL: baseUrl,
        MIGRATION_DESK_API_KEY: apiKey,
        MIGRATION_DESK_POSITIVE_BALANCE: 'owed',
        MIGRATION_DESK_AMOUNT_UNIT: 'whole',
        // It was killed in the middle of a create, which may be under way for so long: before that nothing is sent again.
        MIGRATION_DESK_CREATE_SECONDS: '4',
      }
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
