import { expect, test } from 'vitest'
import { columnFilters, isListed, type ListedColumn } from '../../../../renderer/map/which-columns.ts'

type Facts = {
  readonly target: string | null
  readonly suggested?: string | null
  readonly confidence?: number
  readonly filledCount?: number
  readonly problem?: string
}

function columnWith({
  target,
  suggested = target,
  confidence = 0.9,
  filledCount = 5,
  problem = '',
}: Facts): ListedColumn {
  return {
    column: { column: 1, header: 'H', target },
    picture: {
      column: 1,
      header: 'H',
      samples: [],
      filledCount,
      suggestion: { sheet: 'S', column: 1, header: 'H', target: suggested, confidence, reason: 'Because.' },
      detected: {},
      distinct: null,
    },
    problem,
  }
}

test.each<[string, Facts, readonly string[]]>([
  ['a sure suggestion', { target: 'customers[].email' }, ['all', 'mapped']],
  ['a guess', { target: 'customers[].email', confidence: 0.4 }, ['all', 'toLookAt', 'mapped']],
  [
    'a guess that a person replaced',
    { target: 'notes[].body', suggested: 'customers[].email', confidence: 0.4 },
    ['all', 'mapped'],
  ],
  ['a conflict', { target: 'customers[].email', problem: 'Twice.' }, ['all', 'toLookAt', 'mapped']],
  ['values nobody knew a field for', { target: null }, ['all', 'toLookAt', 'leftOut']],
  ['an empty column', { target: null, filledCount: 0 }, ['all', 'leftOut']],
  ['left out by a person', { target: null, suggested: 'customers[].email' }, ['all', 'leftOut']],
])('%s is listed where it belongs', (_title, facts, expected) => {
  expect(columnFilters.filter((filter) => isListed(columnWith(facts), filter))).toEqual(expected)
})
