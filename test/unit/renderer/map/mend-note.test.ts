import { expect, test } from 'vitest'
import { mendSentence } from '../../../../renderer/map/mend-note.tsx'
import type { ProblemGroup } from '../../../../shared/ipc.ts'
import { problemTitle } from '../../../../shared/words/problem-titles.ts'

const group = (code: string, count: number, level: ProblemGroup['level'] = 'error'): ProblemGroup => ({
  code,
  level,
  title: problemTitle({ code, level, message: '' }, count, false),
  advice: '',
  leadsToMap: false,
  count,
  first: [],
  columns: [],
  fixCount: 0,
})

test.each([
  ['nothing', [], null],
  ['nothing of what may be as it is', [group('value_not_documented', 4, 'warning')], null],
  ['nothing of what is wrong with the mapping', [group('mapping_account_number_missing', 1)], null],
  ['nothing of what the service said', [group('invalid_phone_number', 4)], null],
  [
    'what can’t be read and what disagrees, most first',
    [group('rows_disagree', 2), group('phone_unreadable', 1200)],
    "As it is mapped now, 1,200 phone numbers can't be read and 2 values are given twice, differently.",
  ],
  [
    'three kinds by name, and the rest by number',
    [
      group('rows_disagree', 9),
      group('phone_unreadable', 8),
      group('email_unreadable', 7),
      group('date_unreadable', 3),
      group('integer_unreadable', 1),
    ],
    "As it is mapped now, 9 values are given twice, differently, 8 phone numbers can't be read, 7 e-mail addresses can't be right and 4 problems of other kinds.",
  ],
] as const)('Map tells of values to mend %s', (_, problems, words) => {
  expect(mendSentence(problems)).toBe(words)
})
