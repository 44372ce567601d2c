/** The fields of a service as a command gives them: of our own interface, and of an operator's document. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { read, utils } from '@e965/xlsx'
import { expect, test } from 'vitest'
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
  expect(complaints).toContain('parent. That is left out')
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
