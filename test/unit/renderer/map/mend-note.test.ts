import { expect, test } from 'vitest'
import { valuesToMend } from '../../../../renderer/map/notes/mend-note.tsx'
import type { ProblemGroup } from '../../../../shared/ipc.ts'
import { serviceSays } from '../../../../shared/issue-words.ts'
import { problemTitle } from '../../../../shared/words/problems/problem-titles.ts'

const group = (code: string, count: number, level: ProblemGroup['level'] = 'error'): ProblemGroup => ({
  code,
  level,
  title: problemTitle({ code, level, message: serviceSays('') }, count, false),
  advice: serviceSays(''),
  leadsToMap: false,
  count,
  first: [],
  columns: [],
  unfilledCount: 0,
  fixCount: 0,
})

const ofColumn = (column: number, count: number) => ({ sheet: 'S', column, header: 'H', count, hasRepeats: false })

test.each<[string, readonly ProblemGroup[], number]>([
  ['nothing', [], 0],
  ['nothing of what may be as it is', [group('value_not_documented', 4, 'warning')], 0],
  ['nothing of what is wrong with the mapping', [group('mapping_account_number_missing', 1)], 0],
  ['nothing of what the service said', [group('invalid_phone_number', 4)], 0],
  [
    'nothing of what waits for an answer in Map',
    [group('phone_country_missing', 35), group('balance_side_open', 2)],
    0,
  ],
  ['none of money before it is known how the service takes it', [group('balance_sign_not_said', 35)], 0],
  [
    'none that is to be translated in Map',
    [{ ...group('value_not_taken', 9), columns: [ofColumn(3, 4), ofColumn(4, 5)] }],
    5,
  ],
  ['each value that can’t be read or disagrees', [group('rows_disagree', 2), group('phone_unreadable', 1200)], 1202],
  [
    'none of a column that is to be read otherwise',
    [{ ...group('account_only_here', 5), columns: [ofColumn(1, 3), { ...ofColumn(2, 2), readAs: { padZeros: 6 } }] }],
    3,
  ],
])('Map counts of values to mend %s', (_, problems, count) => {
  expect(valuesToMend(problems, ({ column }) => column === 3)).toBe(count)
})
