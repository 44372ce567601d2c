/** Reads what the two test runners reported, and sums it up. */
import { readFileSync } from 'node:fs'

export type Sum = { readonly passed: number; readonly failed: number; readonly skipped: number }

export const noTests: Sum = { passed: 0, failed: 0, skipped: 0 }

export const addSums = (one: Sum, other: Sum): Sum => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
})

type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

type PlaywrightReport = {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  readonly errors: readonly unknown[]
}

/** A file that could not even be loaded has no tests, and counts as one that failed. */
export function sumVitest(report: VitestReport): Sum {
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** A test that passed only when it was tried again has passed; an error outside the tests counts as one that failed. */
export function sumPlaywright({ stats, errors }: PlaywrightReport): Sum {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped }
}

/** @returns nothing where the runner ended before it could report */
export function readReport<Report>(file: string, sum: (report: Report) => Sum): Sum | undefined {
  try {
    return sum(JSON.parse(readFileSync(file, 'utf8')) as Report)
  } catch {
    return undefined
  }
}
