/** Columns for the fields of an operator's own document: values that its list does not have, and a required field that no column fills. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeService, interfaceOf } from '../../../../shared/description/describe-service.ts'
import type { Mapping } from '../../../../shared/mapping/model/mapping.ts'
import { valueIn } from '../../../support/value-in.ts'
import { prepared } from '../prepare.ts'

const file = join(import.meta.dirname, '../../../fixtures/services/water.openapi.yml')
const water = interfaceOf(valueIn(describeService(readFileSync(file, 'utf8'), 'water.yml')))

const columns = [
  { column: 1, header: 'No', target: 'household_no' },
  { column: 2, header: 'Forename', target: 'occupants[].forename' },
  { column: 3, header: 'Paper', target: 'occupants[].wants_paper' },
] as const
const mapping: Mapping = {
  version: 1,
  sheets: [{ sheet: 'homes', isIncluded: true, headerRow: 1, firstDataRow: 2, columns: [...columns] }],
  constants: [],
  defaults: {},
}

const loaded = (papers: readonly string[]) => {
  const lines = papers.map((paper, at) => `${1000 + at},Ana,${paper}`)
  return prepared('homes.csv', ['No,Forename,Paper', ...lines, ''].join('\n'), { mapping, interface: water })
}

test('values that a closed list does not have are counted, the most frequent first, and fifty of them named', async () => {
  const many = Array.from({ length: 60 }, (_, at) => `answer ${at}`)
  const { call } = await loaded(['Y', 'maybe', 'maybe', ...many])
  const paper = (await call('readColumns', { sheet: 'homes' })).find(({ column }) => column === 3)
  expect(paper?.notInList?.values.slice(0, 2)).toEqual([
    { value: 'maybe', count: 2 },
    { value: 'answer 0', count: 1 },
  ])
  expect([paper?.notInList?.values.length, paper?.notInList?.restCount, paper?.errorCount]).toEqual([50, 11, 0])
})

test('so are those of a list that a column fills as well: Map has them to do, and Check has not', async () => {
  const also = { also: [{ target: 'occupants[].wants_paper' }] }
  const [number, forename] = columns
  const [sheet] = mapping.sheets
  const both = { ...mapping, sheets: [{ ...sheet!, columns: [number, { ...forename, ...also, isSettled: true }] }] }
  const load = (name: string) =>
    prepared('homes.csv', `No,Forename\n1000,${name}\n`, { mapping: both, interface: water })
  const { call, first } = await load('Ana')
  const [, column] = await call('readColumns', { sheet: 'homes' })
  expect([column?.notInList?.values, column?.errorCount]).toEqual([[{ value: 'Ana', count: 1 }], 0])
  expect([first.summary.undecided?.toDoCount, (await load('Y')).first.summary.undecided]).toEqual([1, undefined])
})

test('a required field that no column fills is told once for each element, as such', async () => {
  const { call } = await loaded(['Y', 'N', 'Y'])
  const missing = (await call('listProblems', {})).find(({ unfilledCount }) => unfilledCount > 0)
  expect([missing?.count, missing?.unfilledCount]).toEqual([3, 3])
  // What another field lacks is no fault of the column that asks for it.
  const forename = (await call('readColumns', { sheet: 'homes' })).find(({ column }) => column === 2)
  expect(forename?.errorCount).toBe(0)
})

test('a word of a closed list is sent as the list spells it, in whatever capitals it stands', async () => {
  const { call } = await loaded(['y', ' N ', 'Y'])
  const paper = (await call('readColumns', { sheet: 'homes' })).find(({ column }) => column === 3)
  expect(paper?.notInList).toBeUndefined()
  const sent = await Promise.all(['1000', '1001'].map(async (key) => (await call('readAccount', { key })).payload))
  expect(sent).toMatchObject([{ occupants: [{ wants_paper: 'Y' }] }, { occupants: [{ wants_paper: 'N' }] }])
})
