import { execFileSync } from 'node:child_process'
import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commandLine, fixture } from './command-line.ts'

const { folder, run, write } = commandLine()

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
    ['a supplier nobody can be asked about', ['import', workbook, '--supplier', '..', '--practice', '--yes']],
    ['a supplier that is blank', ['add', 'notes', workbook, '--supplier', '', '--practice', '--yes']],
    ['an environment that says nothing', ['import', workbook, '--supplier', 'S', '--connection', 'env', '--yes']],
    ['nobody to ask', ['import', workbook, '--supplier', 'PRACTICE_PAUSED', '--practice']],
    ['a template with another ending', ['template', 'template.csv']],
    ['no time to wait', ['import', workbook, '--supplier', 'S', '--practice', '--yes', '--wait', '0']],
    ['a wait that is no number', ['import', workbook, '--supplier', 'S', '--practice', '--yes', '--wait', 'long']],
    ['an unknown command', ['improt', workbook]],
  ])('%s', async (_title, args) => {
    const { code, lines, complaints } = await run(args)
    expect([code, lines]).toEqual([2, []])
    expect(complaints.trim().split('\n').length).toBe(1)
    expect(complaints).not.toMatch(/Error|at .*:\d+/)
  })

  test.skipIf(process.platform !== 'linux').each(['workbook', 'mapping'])(
    'a device, a pipe that nobody writes into, and a file that is far too large are not read: %s',
    async (what) => {
      const pipe = join(folder, `pipe-${what}`)
      execFileSync('mkfifo', [pipe])
      const huge = write(`huge-${what}.csv`, '')
      truncateSync(huge, 2_000_000_000)
      const saying = async (path: string) => {
        const named = what === 'workbook' ? [path] : [workbook, '--mapping', path]
        const { code, complaints } = await run(['prepare', ...named, '--supplier', 'S', '--out', '/tmp/x'])
        return [code, complaints]
      }
      expect(await saying('/dev/zero')).toEqual([2, expect.stringMatching(/it is a device or a pipe, not a file/)])
      expect(await saying(pipe)).toEqual([2, expect.stringMatching(/it is a device or a pipe, not a file/)])
      expect(await saying(huge)).toEqual([
        2,
        expect.stringMatching(what === 'workbook' ? /has 1907 MB, more than the 300 MB/ : /more than 20 MB/),
      ])
    },
  )

  test.skipIf(process.platform !== 'linux')('a folder that can’t be made', async () => {
    const { code, complaints } = await run(['prepare', workbook, '--supplier', 'S', '--out', '/proc/x/y'])
    expect([code, complaints]).toEqual([2, expect.stringMatching(/^The folder \/proc\/x\/y can’t be written to\./m)])
  })

  test('a spreadsheet without an account number', async () => {
    const workbook = write('no-number.csv', 'First name,Family name\nAna,Patel\n')
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

  test.each([
    ['MIGRATION_DESK_TOKEN_MUTATION', ' ', 'must hold the sign-in request'],
    ['MIGRATION_DESK_TOKEN_VARIABLES', '{"apiKey": ', 'must be names and values in braces'],
    ['MIGRATION_DESK_TOKEN_VARIABLES', '["{{apiKey}}"]', 'must be names and values in braces'],
    ['MIGRATION_DESK_TOKEN_VARIABLES', '{"apiKey": "key-of-a-test"}', 'must be names and values in braces'],
    ['MIGRATION_DESK_TOKEN_PATH', ' ', 'must say where the token is'],
  ])('%s of %j for the sign-in request', async (name, value, told) => {
    const env = { MIGRATION_DESK_BASE_URL: 'http://127.0.0.1:9', MIGRATION_DESK_API_KEY: 'key-of-a-test' }
    const { code, complaints } = await run(['import', workbook, '--supplier', 'S', '--connection', 'env', '--yes'], {
      ...env,
      [name]: value,
    })
    expect([code, complaints.trim().split('\n').length]).toEqual([2, 1])
    expect(complaints).toContain(`${name} ${told}`)
    expect(complaints).not.toContain('key-of-a-test')
  })

  test.each(['0', '601', '2.5', 'soon'])('%s seconds for the creation of an account', async (seconds) => {
    const env = {
      MIGRATION_DESK_BASE_URL: 'http://127.0.0.1:9',
      MIGRATION_DESK_API_KEY: 'key-of-a-test',
      MIGRATION_DESK_CREATE_SECONDS: seconds,
    }
    const { code, complaints } = await run(['import', workbook, '--supplier', 'S', '--connection', 'env', '--yes'], env)
    expect([code, complaints]).toEqual([
      2,
      'MIGRATION_DESK_CREATE_SECONDS must be a whole number from 1 to 600. Correct it and try again.\n',
    ])
  })

  test('http to another computer is refused before anything is sent', async () => {
    const env = { MIGRATION_DESK_BASE_URL: 'http://service.example', MIGRATION_DESK_API_KEY: 'key-of-a-test' }
    const { code, complaints } = await run(['import', workbook, '--supplier', 'S', '--connection', 'env', '--yes'], env)
    expect(code).toBe(2)
    expect(complaints).not.toContain('key-of-a-test')
  })

  test('an unreadable mapping is told from a missing one', async () => {
    const broken = write('broken.json', '{"version": 1')
    const { complaints } = await run(['prepare', workbook, '--supplier', 'S', '--mapping', broken, '--out', '/tmp/x'])
    expect(complaints).toContain('is not a mapping')
  })
})
