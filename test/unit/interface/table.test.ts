/** The README beside this has a table of every statement of the interface and the tests that show it. Here it is kept from rotting. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'

const root = new URL('../../../', import.meta.url)
const rows = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Part'))
  .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '')))

const citations = (cell: string) =>
  [...cell.matchAll(/`([\w/-]+\.test\.ts)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title }))

test('the table has a row for every part of the interface, and each row has four cells', () => {
  const parts = new Set(rows.map(([part]) => part))
  const expected = [
    'What the service does',
    'General payload rules',
    'Account import payload',
    'Customer',
    'Note',
    'Ledger',
    'Transaction',
    'Historical statement',
    'Payment instruction',
    'Account import process',
    'States',
    'v2 account import',
    'v1 additions',
    'v1 queries',
    'Authentication',
    'Events',
    'Errors',
    'Limits',
    'Versioning',
  ]
  expect(expected.filter((part) => !parts.has(part))).toEqual([])
  expect(rows.filter((cells) => cells.length !== 4)).toEqual([])
})

test('every part that a field of the contract comes from is named in the table', () => {
  const sections = new Set(endpoints.flatMap(({ catalogue }) => catalogue.leaves.map(({ section }) => section)))
  const words = rows.map((cells) => cells.join(' ').toLowerCase()).join('\n') ?? ''
  const named = (section: string) => words.includes(section.replace(/ \(.*\)$/, '').toLowerCase())
  expect([...sections].filter((section) => !named(section))).toEqual([])
})

test('every test that the table names is there', () => {
  const cited = rows.flatMap(([, , client = '', practice = '']) => [...citations(client), ...citations(practice)]) ?? []
  expect(cited.length).toBeGreaterThan(120)
  const missing = cited.filter(({ file, title }) => {
    const address = new URL(`test/unit/${file}`, root)
    if (!existsSync(address)) return true
    const source = readFileSync(address, 'utf8')
    return !["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`))
  })
  expect(missing).toEqual([])
})

test('a row without a test for one of the two says why, and one test for both gives it to both', () => {
  const silent = rows.filter(([, , client = '', practice = '']) =>
    [client, practice].some(
      (cell) => citations(cell).length === 0 && !/^(the same$|not|a dry run|none|nothing)/.test(cell),
    ),
  )
  expect(silent).toEqual([])
  const sameInName = rows.filter(
    ([, , client = '', practice]) => practice === 'the same' && !client.includes('`interface/same-verdict.test.ts`'),
  )
  expect(sameInName).toEqual([])
})
