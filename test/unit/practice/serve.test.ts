import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { createPracticeStore } from '../../../electron/practice/store/practice-store.ts'
import { createSealing, dataKeyBytes } from '../../../electron/storage/vault/sealing.ts'
import { account, connect, createPath, obtainToken, type PracticeClient, statusPath } from './practice-client.ts'

const command = join(import.meta.dirname, '../../../electron/practice/serve.ts')

type Started = {
  readonly baseUrl: string
  readonly graphqlPath: string
  readonly apiKey: string
  readonly suppliers: unknown
}

function run(...words: string[]): ChildProcess {
  const child = spawn(process.execPath, [inject('practiceFile'), ...words], { stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

async function start(...words: string[]): Promise<{ child: ChildProcess; service: Started; line: string }> {
  const child = run(...words)
  if (child.stdout === null) throw new Error('The child has no standard output.')
  const [line] = await once(createInterface(child.stdout), 'line')
  return { child, line, service: JSON.parse(line) }
}

async function runToEnd(...words: string[]): Promise<{ code: unknown; out: string; err: string }> {
  const child = run(...words)
  let out = ''
  let err = ''
  child.stdout?.on('data', (data) => {
    out += data
  })
  child.stderr?.on('data', (data) => {
    err += data
  })
  const [code] = await once(child, 'close')
  return { code, out, err }
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  child.kill(signal)
  const [code] = await once(child, 'exit')
  return code
}

function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'practice-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

describe('the command', () => {
  test('prints where it listens as one line of JSON, first of all', async () => {
    const { line, service } = await start('--port', '0')
    expect(service).toEqual({
      baseUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      graphqlPath: '/v1/graphql/',
      apiKey: expect.stringMatching(/^practice_/),
      suppliers: { ongoing: 'PRACTICE', paused: 'PRACTICE_PAUSED', complete: 'PRACTICE_COMPLETE' },
    })
    expect(line).toBe(JSON.stringify(service))
    expect((await (await connect(service)).post(createPath, account('1'))).status).toBe(201)
  })

  test('answers by the document of --interface', async () => {
    const file = join(import.meta.dirname, '../../fixtures/services/heat.openapi.yml')
    const { service } = await start('--interface', file)
    const sent = { network: 'NORTH', home_no: 'H-1' }
    expect((await (await connect(service)).post('/v2/intake/homes/', sent)).status).toBe(202)
  })

  test.each([
    ['is not there', 'none.yml', '“none.yml” can’t be read. Name the file with the operator’s document.\n'],
    ['is no document', command, '“serve.ts” can’t be read. Save it again as the operator publishes it.\n'],
  ])('refuses a file for --interface that %s, in one line', async (_case, file, err) => {
    expect(await runToEnd('--interface', file)).toEqual({ code: 2, out: '', err })
  })

  test.each(['SIGTERM', 'SIGINT'] as const)('ends with 0 on %s, also with a connection open', async (signal) => {
    const { child, service } = await start()
    await connect(service)
    expect(await kill(child, signal)).toBe(0)
  })

  test('says in one line that a port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => {
      other.close()
    })
    await once(other, 'listening')
    const address = other.address()
    const port = String(typeof address === 'object' && address?.port)
    expect(await runToEnd('--port', port)).toEqual({
      code: 2,
      out: '',
      err: `Port ${port} is used by another program. Choose another, or 0 for any free one.\n`,
    })
  })

  test.each([
    [['--port', 'http'], '“http” is no port: give a whole number from 0 to 65535, 0 for any free one.\n'],
    [['--port', '65536'], '“65536” is no port: give a whole number from 0 to 65535, 0 for any free one.\n'],
    [
      ['--port', '-1'],
      "Option '--port' argument is ambiguous. Usage: npm run practice -- [--port NUMBER] [--store FILE] [--interface FILE]\n",
    ],
    [
      ['--store', ''],
      '--store needs the name of a file. Usage: npm run practice -- [--port NUMBER] [--store FILE] [--interface FILE]\n',
    ],
    [
      ['--fast'],
      "Unknown option '--fast'. Usage: npm run practice -- [--port NUMBER] [--store FILE] [--interface FILE]\n",
    ],
    [
      ['here'],
      "Unexpected argument 'here'. Usage: npm run practice -- [--port NUMBER] [--store FILE] [--interface FILE]\n",
    ],
  ])('refuses the arguments %j', async (words, err) => {
    const ended = await runToEnd(...words)
    expect(ended).toMatchObject({ code: 2, out: '', err: expect.stringContaining(err.trim()) })
    expect(ended.err.trim().split('\n')).toHaveLength(1)
  })

  test.each<[string, (folder: string) => string]>([
    ['a folder that is not there', (folder) => join(folder, 'none', 'practice.db')],
    ['a folder', (folder) => folder],
    [
      'a file that is no database',
      (folder) => {
        writeFileSync(join(folder, 'notes.txt'), 'These are notes of mine, not a database at all.\n'.repeat(50))
        return join(folder, 'notes.txt')
      },
    ],
  ])('refuses %s as a store, in one line, and leaves it alone', async (_case, make) => {
    const file = make(folderForTest())
    const before = statSync(file, { throwIfNoEntry: false })?.size
    const { code, out, err } = await runToEnd('--store', file)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err.trim().split('\n')).toEqual([expect.stringContaining(`The store ${file} can’t be opened: `)])
    expect(statSync(file, { throwIfNoEntry: false })?.size).toBe(before)
  })

  test('says in one line that a store is not encrypted', async () => {
    const file = join(folderForTest(), 'store.sqlite')
    const child = run('--store', file)
    if (child.stderr === null) throw new Error('The child has no standard error.')
    const [line] = await once(createInterface(child.stderr), 'line')
    expect(line).toBe(`What is created here is kept as it is, not encrypted, in ${file}: use no real customers.`)
  })

  test('refuses the database of another program, and leaves it alone', async () => {
    const { DatabaseSync } = await import('node:sqlite')
    const file = join(folderForTest(), 'other.db')
    const other = new DatabaseSync(file)
    other.exec('CREATE TABLE treasures (name TEXT)')
    other.close()
    const before = readFileSync(file)
    const { code, err } = await runToEnd('--store', file)
    expect([code, err]).toEqual([
      2,
      `The store ${file} can’t be used: it is a database of another program. Name another file.\n`,
    ])
    expect(readFileSync(file).equals(before)).toBe(true)
  })
})

describe('with a store', () => {
  test('a restart keeps the key, the tokens, the accounts and how far they are', async () => {
    const file = join(folderForTest(), 'practice.db')
    const first = await start('--store', file)
    const token = await obtainToken(first.service)
    const before = await connect(first.service)
    await before.post(createPath, account('1'))
    await before.post(createPath, account('FAIL'))
    const created = (await before.get(statusPath('1'))).body as { created_at: string }
    await kill(first.child, 'SIGTERM')

    const second = await start('--store', file)
    expect(second.service.apiKey).toBe(first.service.apiKey)
    const headers = { Authorization: `Token ${token}` }
    const status = async (number: string) =>
      (await fetch(second.service.baseUrl + statusPath(number), { headers })).json()
    await expect.poll(() => status('1')).toMatchObject({ status: 'PROCESSED', created_at: created.created_at })
    await expect.poll(() => status('FAIL')).toMatchObject({ status: 'ERRORED' })
    const again = await (await connect(second.service)).post(createPath, account('1'))
    expect(again.body).toMatchObject({ non_field_errors: { code: 'account_import_process_already_imported' } })
  })

  test('every create that was answered outlives a kill in the middle of many', async () => {
    const file = join(folderForTest(), 'practice.db')
    let { child, service } = await start('--store', file)
    const answered: string[] = []
    for (const round of [1, 2, 3]) {
      const client = await connect(service)
      await createUntilKilled(client, child, round, answered)
      ;({ child, service } = await start('--store', file))
    }
    const client = await connect(service)
    const found = await Promise.all(answered.map(async (number) => (await client.get(statusPath(number))).status))
    expect(answered.length).toBeGreaterThan(100)
    expect(found.filter((status) => status !== 200)).toEqual([])
  })

  test('a store that is sealed otherwise is named, and let go of again', () => {
    const file = join(folderForTest(), 'practice.db')
    const mine = createSealing(randomBytes(dataKeyBytes)).texts
    createPracticeStore(file, mine).close()
    expect(() => createPracticeStore(file)).toThrow(`The store ${file} can’t be used: it is encrypted`)
    expect(() => createPracticeStore(file, createSealing(randomBytes(dataKeyBytes)).texts)).toThrow(file)
    // SQLite takes its log away with the last that lets go of the file.
    expect(readdirSync(dirname(file))).toEqual([basename(file)])
  })

  test('a new store can be read by its owner only', async () => {
    const file = join(folderForTest(), 'practice.db')
    await start('--store', file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })
})

/** Sends creates eight at a time, kills the service after some were answered, and notes which ones were. */
async function createUntilKilled(
  client: PracticeClient,
  child: ChildProcess,
  round: number,
  answered: string[],
): Promise<void> {
  const goal = answered.length + 60
  let sent = 0
  let isKilled = false
  const sendOn = async (): Promise<void> => {
    while (!isKilled) {
      const number = `${round}-${sent++}`
      const reply = await client.post(createPath, account(number)).catch(() => undefined)
      if (reply?.status === 201) answered.push(number)
      if (answered.length >= goal && !isKilled) {
        isKilled = true
        child.kill('SIGKILL')
      }
    }
  }
  const exited = once(child, 'exit')
  await Promise.all(Array.from({ length: 8 }, sendOn))
  await exited
}
