import { expect, test } from 'vitest'
import { addSums, readReport, sumPlaywright, sumVitest } from '../../../build/test-reports.ts'

const vitest = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] }

test('unit tests are summed as they were counted', () => {
  expect(sumVitest(vitest)).toEqual({ passed: 7, failed: 1, skipped: 3, failures: [] })
})

test('a file of unit tests that could not be loaded is a failure of its own', () => {
  const testResults = [
    { name: 'a.test.ts', status: 'failed', message: 'No such module\n  at …', assertionResults: [] },
    { name: 'b.test.ts', status: 'passed', message: '', assertionResults: [{ fullName: 'works', status: 'passed' }] },
  ]
  expect(sumVitest({ ...vitest, testResults })).toMatchObject({
    passed: 7,
    failed: 2,
    failures: ['a.test.ts: No such module'],
  })
})

test('an end-to-end test that passed at the second try has passed, an error outside the tests has not', () => {
  const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 3 }
  expect(sumPlaywright({ stats, errors: [{ message: 'No browser' }], suites: [] })).toEqual({
    passed: 6,
    failed: 3,
    skipped: 3,
    failures: ['No browser'],
  })
})

test('what failed is named, with where it is and the first line of why', () => {
  const failed = {
    fullName: 'adds',
    status: 'failed',
    failureMessages: ['\u001b[31mError: 3 is not 4\u001b[0m\n  at …'],
  }
  const testResults = [{ name: 'sum.test.ts', status: 'failed', message: '', assertionResults: [failed] }]
  expect(sumVitest({ ...vitest, testResults }).failures).toEqual(['sum.test.ts › adds: Error: 3 is not 4'])

  const spec = (title: string, ok: boolean) => ({
    ...{ file: 'job.spec.ts', title, ok },
    tests: [{ results: [{ error: { message: 'Error: not visible\nCall log' } }] }],
  })
  const suites = [{ specs: [], suites: [{ specs: [spec('creates', false), spec('passed when tried again', true)] }] }]
  const stats = { expected: 0, flaky: 1, unexpected: 1, skipped: 0 }
  expect(sumPlaywright({ stats, errors: [], suites }).failures).toEqual(['job.spec.ts › creates: Error: not visible'])
})

test('sums are added part by part', () => {
  const one = { passed: 1, failed: 2, skipped: 3, failures: ['a'] }
  const other = { passed: 10, failed: 20, skipped: 30, failures: ['b'] }
  expect(addSums(one, other)).toEqual({
    passed: 11,
    failed: 22,
    skipped: 33,
    failures: ['a', 'b'],
  })
})

test('a runner that ended before it reported has no sum', () => {
  expect(readReport('/nowhere/report.json', sumVitest)).toBeUndefined()
  expect(readReport(import.meta.filename, sumVitest)).toBeUndefined()
})
