/** A sheet that lies on its side: what the person reads of it, and of which sheets nothing of the kind is said. */
import { expect, test } from 'vitest'
import { sayMessage } from '../../../../shared/messages/say.ts'
import { soundsLike } from '../../../support/words/sounds-like.ts'
import { prepared } from '../prepare.ts'
import { xlsx } from './peculiar-files.ts'

type Rows = Parameters<typeof xlsx>[0]

async function saidOf(rows: Rows): Promise<readonly string[]> {
  const { call } = await prepared(...xlsx(rows))
  return (await call('readStrayIssues', {})).flatMap(({ code, message }) =>
    code === 'sheet_sideways' ? [sayMessage(message)] : [],
  )
}

const upright: Rows = [
  ['Account number', 'First name', 'Last name', 'Postcode', 'Opening balance'],
  ['A-1001', 'Ana', 'Lee', 'LS1 1AA', 10],
  ['A-1002', 'Bo', 'Ray', 'LS1 1AB', 5],
  ['A-1003', 'Cy', 'Roe', 'LS1 1AC', 7.5],
]
const sideways: Rows = (upright[0] ?? []).map((_, column) => upright.map((row) => row[column] ?? null))
const said = soundsLike('sheet_sideways', {
  sheet: '“Sheet1”',
  column: 'A',
  headings: '“Account number” and “First name”',
})

test.each<[string, Rows]>([
  ['as it is', sideways],
  ['below a title', [['Accounts to move'], [], ...sideways]],
  ['of one account', sideways.map((row) => row.slice(0, 2))],
])('is said, with what to do: %s', async (_, rows) => {
  expect(await saidOf(rows)).toEqual([expect.stringMatching(said)])
})

test.each<[string, Rows]>([
  ['stands upright', upright],
  [
    'has names in its first column',
    upright.map(([number = '', ...row]) => [...row.slice(0, 2), number, ...row.slice(2)]),
  ],
  [
    'has words of headings in its first column, in a table that is read as it is',
    [
      ['Note', 'Account number', 'First name', 'Last name', 'Postcode', 'Opening balance'],
      ...upright.slice(1).map((row, index) => [['Postcode', 'Surname', 'Meter number'][index] ?? '', ...row]),
      ['Account number', 'A-1004', 'Di', 'Poe', 'LS1 1AD', 8],
    ],
  ],
])('nothing is said of one that %s', async (_, rows) => {
  expect(await saidOf(rows)).toEqual([])
})
