import { expect, test } from 'vitest'
import {
  columnFilters,
  isListed,
  type ListedColumn,
  toDoOf,
  toDosOf,
} from '../../../../../renderer/map/columns/which-columns.ts'
import { serviceSays } from '../../../../../shared/issue-words.ts'
import { message } from '../../../../../shared/messages/say.ts'

type Facts = {
  readonly target: string | null
  readonly suggested?: string | null
  readonly confidence?: number
  readonly filledCount?: number
  readonly problem?: string
  readonly errorCount?: number
  /** Values that wait for an answer. */
  readonly askedCount?: number
  readonly unusualNumbers?: number
  readonly isSettled?: boolean
  /** Values that the service does not show. */
  readonly unusual?: readonly string[]
  /** What a person found right. */
  readonly answered?: readonly string[]
  /** Codes of what is said of the column as a whole. */
  readonly remarks?: readonly string[]
}

function columnWith({
  target,
  suggested = target,
  confidence = suggested === null ? 0 : 0.9,
  filledCount = 5,
  problem = '',
  errorCount = 0,
  askedCount = 0,
  unusualNumbers = 0,
  isSettled,
  unusual = [],
  answered,
  remarks = [],
}: Facts): ListedColumn {
  return {
    column: {
      ...{ column: 1, header: 'H', target },
      ...(isSettled === undefined ? {} : { isSettled }),
      ...(answered && { answered }),
    },
    picture: {
      column: 1,
      header: 'H',
      samples: [],
      filledCount,
      errorCount,
      firstErrors: [],
      ...(unusualNumbers > 0 && {
        unusualNumbers: { count: unusualNumbers, values: [{ value: '0612', count: 1, answer: '0612' }], restCount: 0 },
      }),
      ...(askedCount > 0 && { asked: { count: askedCount, code: 'phone_country_missing', message: serviceSays('') } }),
      remarks: remarks.map((code) => ({ level: 'warning', code, message: serviceSays(''), answer: code })),
      ...(unusual.length > 0 && {
        unusual: { values: unusual.map((value) => ({ value, count: 1, answer: value })), restCount: 0 },
      }),
      amounts: [],
      suggestion: {
        sheet: 'S',
        column: 1,
        header: 'H',
        target: suggested,
        confidence,
        reason: message('reason_no_header'),
      },
      detected: {},
      distinct: null,
    },
    problem,
    isTwice: false,
  }
}

const email = 'customers[].email'
const status = 'supply_addresses[].supply_points[].meters[].status'

test.each<[string, Facts, string | null, readonly string[]]>([
  ['a sure suggestion', { target: email }, null, ['all']],
  ['a guess', { target: email, confidence: 0.4 }, 'guess', ['all', 'toDo']],
  ['a guess that a person has looked at', { target: email, confidence: 0.4, isSettled: true }, null, ['all']],
  ['a guess that a person replaced', { target: 'notes[].body', suggested: email, confidence: 0.4 }, null, ['all']],
  ['a conflict', { target: email, problem: 'Twice.', isSettled: true }, 'problem', ['all', 'toDo']],
  ['values that are mended in Check', { target: email, errorCount: 2 }, null, ['all']],
  ['values that wait for an answer', { target: email, askedCount: 2, isSettled: true }, 'asked', ['all', 'toDo']],
  ['a value the service does not show', { target: status, unusual: ['asleep'] }, 'unusual', ['all', 'toDo']],
  [
    'such a value of a field that was found right',
    { target: status, unusual: ['asleep'], isSettled: true },
    'unusual',
    ['all', 'toDo'],
  ],
  ['such a value that was found right', { target: status, unusual: ['asleep'], answered: ['asleep'] }, null, ['all']],
  [
    'another beside it',
    { target: status, unusual: ['asleep', 'gone'], answered: ['asleep'] },
    'unusual',
    ['all', 'toDo'],
  ],
  ['numbers like another country’s', { target: email, unusualNumbers: 5 }, 'unusualNumbers', ['all', 'toDo']],
  ['such numbers that a person found right', { target: email, unusualNumbers: 5, answered: ['0612'] }, null, ['all']],
  ['dates of either order', { target: email, remarks: ['date_order_open'] }, 'twoWays', ['all', 'toDo']],
  ['lost zeros', { target: email, remarks: ['leading_zeros_lost_in_column'] }, 'remark', ['all', 'toDo']],
  [
    'lost zeros, where only the field was found right',
    { target: email, remarks: ['zeros'], isSettled: true },
    'remark',
    ['all', 'toDo'],
  ],
  ['lost zeros that were found right', { target: email, remarks: ['zeros'], answered: ['zeros'] }, null, ['all']],
  ['values nobody knew a field for', { target: null }, 'noField', ['all', 'toDo', 'leftOut']],
  ['such values, rightly left out', { target: null, isSettled: true }, null, ['all', 'leftOut']],
  ['such values that surely have no field', { target: null, confidence: 1 }, null, ['all', 'leftOut']],
  ['an empty column', { target: null, filledCount: 0 }, null, ['all', 'leftOut']],
  ['left out by a person', { target: null, suggested: email }, null, ['all', 'leftOut']],
])('%s', (_title, facts, toDo, filters) => {
  const listed = columnWith(facts)
  expect([toDoOf(listed), columnFilters.filter((filter) => isListed(listed, filter))]).toEqual([toDo, filters])
})

test('all that a person may find right is asked at once, and what stands in the way by itself', () => {
  const facts = { target: status, confidence: 0.4, unusual: ['asleep'], remarks: ['zeros'] }
  expect(toDosOf(columnWith(facts))).toEqual(['remark', 'unusual', 'guess'])
  expect(toDosOf(columnWith({ ...facts, askedCount: 1 }))).toEqual(['asked'])
})
