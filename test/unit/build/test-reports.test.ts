import { expect, test } from 'vitest'
import { addSums, readReport, sumPlaywright, sumVitest } from '../../../build/test-reports.ts'

const vitest = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] }

test('unit tests are summed as they were counted', () => {
  expect(sumVitest(vitest)).toEqual({ passed: 7, failed: 1, skipped: 3 })
})

test('a file of unit tests that could not be loaded is a failure of its own', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'passed', assertionResults: [{}] },
  ]
  expect(sumVitest({ ...vitest, testResults })).toEqual({ passed: 7, failed: 2, skipped: 3 })
})

test('an end-to-end test that passed at the second try has passed, an error outside the tests has not', () => {
  const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 3 }
  expect(sumPlaywright({ stats, errors: [{}] })).toEqual({ passed: 6, failed: 3, skipped: 3 })
})

test('sums are added part by part', () => {
  expect(addSums({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 })).toEqual({
    passed: 11,
    failed: 22,
    skipped: 33,
  })
})

test('a runner that ended before it reported has no sum', () => {
  expect(readReport('/nowhere/report.json', sumVitest)).toBeUndefined()
  expect(readReport(import.meta.filename, sumVitest)).toBeUndefined()
})
