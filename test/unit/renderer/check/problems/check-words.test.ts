import { expect, test } from 'vitest'
import { noProblemsWords, readyWords, whyNotGoOn } from '../../../../../renderer/check/check-words.ts'
import { dryRunWords, untriedWords } from '../../../../../renderer/check/dry-run/dry-run-words.ts'
import { noneOfAny, type StatusCounts } from '../../../../../shared/account-status.ts'
import { say } from '../../../../../shared/messages/say.ts'

type Some = Partial<StatusCounts>
const counts = (some: Some): StatusCounts => ({ ...noneOfAny(), ...some })

test.each([
  [{ untried: 1 }, 'The account is ready to create.'],
  [{ untried: 600, passed: 600 }, 'All 1,200 accounts are ready to create.'],
  [{ untried: 109, withErrors: 11 }, '109 of 120 accounts are ready to create; 11 with problems.'],
  [{ passed: 1, finished: 1 }, '1 of 2 accounts is ready to create; 1 sent.'],
  [
    { passed: 15, refusedInDryRun: 25, setAside: 1, accepted: 2 },
    '15 of 43 accounts are ready to create; 25 would be refused, 1 set aside and 2 sent.',
  ],
] satisfies [Some, string][])('%o is said as “%s”', (some, words) => {
  expect(readyWords(counts(some), 'accounts')).toBe(words)
})

test.each([
  [{ finished: 3, refusedInDryRun: 1 }, say('added_to_none', { count: 1 })],
  [{ passed: 3, refusedInDryRun: 2 }, say('added_to_none', { count: 2 })],
  [{ passed: 3 }, ''],
] satisfies [Some, string][])('without problems it is said why something would be refused: %o', (some, why) => {
  const words = noProblemsWords(counts(some), 'additions')
  expect(words.endsWith(why === '' ? say('no_problems_in_additions') : why)).toBe(true)
})

test('the commonest reason of what a dry run would refuse is said with its count', () => {
  const why = { words: 'Tariff: not a valid choice', count: 21 }
  expect(dryRunWords(counts({ refusedInDryRun: 25 }), why)).toContain(
    'It would refuse 25 as they are. Most often, for 21 accounts: “Tariff: not a valid choice”.',
  )
})

test('before a dry run it is said that the service may refuse what has a warning', () => {
  const said = 'The service may refuse what has a warning. A dry run asks it, and creates nothing.'
  expect(untriedWords(counts({ untried: 5 }), 36)).toBe(said)
  expect(untriedWords(counts({ untried: 5 }), 0)).toBe('')
  expect(untriedWords(counts({ finished: 5 }), 36)).toBe('')
})

test('what keeps one from going on is said with what to do', () => {
  expect(whyNotGoOn(counts({}))).toContain('account number')
  expect(whyNotGoOn(counts({ withErrors: 3 }))).toContain('Fix the problems')
  expect(whyNotGoOn(counts({ nothingToAdd: 3 }))).toContain('Choose in Map')
  expect(whyNotGoOn(counts({ withErrors: 2, untried: 1 }))).toBeNull()
  expect(whyNotGoOn(counts({ withErrors: 2, finished: 1 }))).toBeNull()
})

test('what dry runs have said is told of the accounts as they are now', () => {
  expect(dryRunWords(counts({ untried: 3 }))).toBe('')
  expect(dryRunWords(counts({ passed: 15, refusedInDryRun: 25 }))).toBe(
    'The service would take 15 of the 40 accounts it looked at. It would refuse 25 as they are. Fix what is listed under Problems, then make another dry run.',
  )
  expect(dryRunWords(counts({ passed: 15, refusedInDryRun: 24, changed: 1, unanswered: 2 }))).toBe(
    'The service would take 15 of the 39 accounts it looked at. It would refuse 24 as they are. Fix what is listed under Problems, then make another dry run. 2 accounts got no answer: try them again. 1 account was changed since: try it again.',
  )
})
