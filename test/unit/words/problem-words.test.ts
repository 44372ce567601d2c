/** What problems of a kind are called together, and what is said to do about them. */
import { expect, test } from 'vitest'
import { serviceSays } from '../../../shared/issue-words.ts'
import { en } from '../../../shared/messages/en/index.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import { checkingWords } from '../../../shared/words/issues/checking-words.ts'
import { doubtWords } from '../../../shared/words/issues/doubt-words.ts'
import { problemTitle } from '../../../shared/words/problems/problem-titles.ts'

const { service_refused_value: _, ...ofAccounts } = checkingWords
const codes = [...Object.keys(doubtWords), ...Object.keys(ofAccounts)]

test.each(['title', 'advice'])('every doubt about a cell, and every problem of an account, has a %s', (kind) => {
  expect(codes.filter((code) => !Object.hasOwn(en, `${kind}_${code}`))).toEqual([])
})

test('a title says how many there are', () => {
  const first = { code: 'phone_unreadable', level: 'error', message: serviceSays('') } as const
  expect([1, 12_000].map((count) => sayMessage(problemTitle(first, count, false)))).toEqual([
    '1 phone number can’t be read',
    '12,000 phone numbers can’t be read',
  ])
})

test('a kind without a title is called by what the first of them says', () => {
  const first = { code: 'odd', level: 'error', message: serviceSays('it is odd.') } as const
  expect([1, 2].map((count) => sayMessage(problemTitle(first, count, false)))).toEqual([
    'It is odd.',
    '2 times: It is odd.',
  ])
})
