/** The fields of a service as a command gives them: of our own interface, and of an operator's document. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { read, utils } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { soundsLike } from '../../support/words/sounds-like.ts'
import { commandLine, fixture } from './command-line.ts'

const { newFolder, run, write } = commandLine()
const water = fixture('services/water.openapi.yml')

const sheetsOf = (file: string): Readonly<Record<string, readonly (readonly unknown[])[]>> => {
  const { SheetNames, Sheets } = read(readFileSync(file))
  return Object.fromEntries(SheetNames.map((name) => [name, utils.sheet_to_json(Sheets[name] ?? {}, { header: 1 })]))
}

test('the fields of a document are printed with what is allowed in them', async () => {
  const { code, lines, complaints } = await run(['fields', '--interface', water])
  const fields = JSON.parse(lines.join('\n'))
  expect(code).toBe(0)
  expect(fields).toContainEqual({
    path: 'premises[].connections[].registration.dials',
    label: 'Dials',
    help: '',
    kind: 'integer',
    isRequired: false,
    minimum: 4,
    maximum: 8,
  })
  expect(complaints).toMatch(soundsLike('description_recursive'))
})

test('a guide for colleagues has a row for each field, and the whole of each list', async () => {
  const out = join(newFolder(), 'guide.xlsx')
  expect((await run(['fields', '--interface', water, '--out', out])).code).toBe(0)
  const { Fields: fields = [], Values: values = [] } = sheetsOf(out)
  expect(fields).toContainEqual([
    'account',
    'Region',
    'yes',
    'Which region it is in.',
    'text',
    'NORTH, SOUTH',
    'region',
  ])
  expect(values).toContainEqual(['Region', 'NORTH', 'North of the river', 'region'])
})

test('a template has the sheets and columns of the document, and what it allows as lists', async () => {
  const out = join(newFolder(), 'template.xlsx')
  expect((await run(['template', out, '--interface', water])).code).toBe(0)
  const {
    Accounts: [accounts = []] = [],
    Premises: [premises = []] = [],
    Connections: [connections = []] = [],
  } = sheetsOf(out)
  expect(accounts).toContain('Household no *')
  expect(accounts).toContain('Occupant 2 · Surname')
  expect(premises).toEqual(['Household no *', 'Premises ref', 'Street', 'Town', 'Postcode', 'Country'])
  expect(connections).toContain('Kind')
})

test('what is no such document ends with one sentence', async () => {
  const { code, complaints } = await run(['fields', '--interface', write('other.yml', 'swagger: "2.0"\n')])
  expect([code, complaints]).toEqual([2, expect.stringMatching(/^“other.yml” is no OpenAPI document.*\n$/)])
})

test('what a document leaves open is written with proposals, and answered by the file', async () => {
  const file = join(newFolder(), 'water.interface.json')
  expect((await run(['fields', '--interface', water, '--questions-out', file])).code).toBe(0)
  const { questions, ...asked } = JSON.parse(readFileSync(file, 'utf8'))
  expect(asked).toEqual({
    format: 'Migration Desk interface answers',
    title: 'Bluewater onboarding',
    version: '2026.4',
    answers: {
      keys: {
        'occupants[]': ['forename', 'surname'],
        'premises[]': ['premises_ref'],
        'premises[].connections[]': ['since'],
      },
      kinds: { 'premises[].connections[].kind': 'METERED', 'premises[].connections[].registration.style': 'DIALS' },
      // Its example sends the account itself.
      wrapper: false,
      terms: { positiveBalance: 'credit', amountUnit: 'whole' },
    },
  })
  expect(questions.map(({ id }: { readonly id: string }) => id)).toEqual([
    'key occupants[]',
    'key premises[]',
    'key premises[].connections[]',
    'key premises[].connections[].visits[]',
    'kind premises[].connections[].kind',
    'kind premises[].connections[].registration.style',
    'wrapper',
    'terms',
  ])
})

/** Two households, of which one has two occupants, and neither says what kind of connection it has. */
const households = [
  'Household no;Forename;Surname;Premises ref;Postcode;Since;Style;Dials;Seen on;Dials read;Unit price;Opening balance',
  '0000001;Ada;Byron;P1;LS1 4DY;2024-01-31;DIALS;5;2024-02-01;12;1.25;20.00',
  '0000001;Nell;Byron;P1;LS1 4DY;2024-01-31;DIALS;5;2024-02-01;12;1.25;20.00',
  '0000002;Cy;Sample;P2;LS1 4DY;2024-01-31;DIALS;5;2024-02-01;12;1.25;0.00',
].join('\n')

test('what nobody answered is said at its cells, and what was answered is ready', async () => {
  const sheet = write('households.csv', `${households}\n`)
  const prepared = async (answers?: object) => {
    const out = join(newFolder(), 'out')
    const file = write('answers.json', JSON.stringify(answers ?? {}))
    const given = answers === undefined ? [] : ['--interface-answers', file]
    const { code, complaints } = await run([
      'prepare',
      sheet,
      '--supplier',
      'NORTH',
      '--interface',
      water,
      ...given,
      '--out',
      out,
    ])
    if (code === 2) return { code, complaints }
    const { issues } = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'))
    const errors = issues.filter(({ level }: { readonly level: string }) => level === 'error')
    return { code, errors: [...new Set(errors.map((one: { readonly code: string }) => one.code))].sort() }
  }
  expect(await prepared()).toEqual({
    code: 1,
    errors: ['amount_unit_not_said', 'balance_sign_not_said', 'one_of_missing', 'rows_disagree'],
  })
  const head = { format: 'Migration Desk interface answers', title: 'Bluewater onboarding', version: '2026.4' }
  const answers = {
    keys: { 'occupants[]': ['forename', 'surname'] },
    kinds: { 'premises[].connections[].kind': 'METERED' },
    terms: { positiveBalance: 'owed', amountUnit: 'whole' },
  }
  expect(await prepared({ ...head, answers })).toEqual({ code: 0, errors: [] })
  const wrong: readonly (readonly [answers: object, says: string])[] = [
    [{ ...head, answers: { ...answers, keys: { 'occupants[]': ['nickname'] } } }, 'keys › occupants'],
    [{ ...head, answers: { kinds: { 'premises[].connections[].kind': 'STEAM' } } }, 'kinds › premises'],
    [{ ...head, version: '2025.1', answers }, 'version 2025.1'],
    [{ ...head, answers: { ...answers, wrapper: 'perhaps' } }, 'answers › wrapper'],
    [[], 'has no answers about an operator’s document'],
  ]
  for (const [file, says] of wrong)
    expect(await prepared(file)).toEqual({ code: 2, complaints: expect.stringContaining(says) })
})
