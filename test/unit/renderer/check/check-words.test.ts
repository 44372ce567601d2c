import { expect, test } from 'vitest'
import { changedWords, readyWords, whyNotGoOn } from '../../../../renderer/check/check-words.ts'

test.each([
  [{ accountCount: 1, readyCount: 1 }, 'The account is ready to create.'],
  [{ accountCount: 1200, readyCount: 1200 }, 'All 1,200 accounts are ready to create.'],
  [
    { accountCount: 120, readyCount: 109 },
    '109 of 120 accounts are ready to create. The other 11 can be mended later.',
  ],
  [{ accountCount: 2, readyCount: 1 }, '1 of 2 accounts is ready to create. The other one can be mended later.'],
])('%o is said as “%s”', (counts, words) => {
  expect(readyWords(counts, 'accounts')).toBe(words)
})

test('what keeps one from going on is said with what to do', () => {
  expect(whyNotGoOn({ accountCount: 0, readyCount: 0 })).toContain('account number')
  expect(whyNotGoOn({ accountCount: 3, readyCount: 0 })).toContain('Mend the problems')
  expect(whyNotGoOn({ accountCount: 3, readyCount: 1 })).toBeNull()
})

test('a change says what it did for the accounts', () => {
  expect(changedWords('Undone.', { accountCount: 14, readyCount: 12 })).toBe('Undone. 12 of 14 accounts are ready.')
})
