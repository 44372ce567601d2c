/** Reads what the two test runners reported, and sums it up. */
import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** `failures` has a line for each that failed: where, which, and the first line of why. */
export type Sum = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly failures: readonly string[]
}

export const noTests: Sum = { passed: 0, failed: 0, skipped: 0, failures: [] }

export const addSums = (one: Sum, other: Sum): Sum => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  failures: [...one.failures, ...other.failures],
})

type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly VitestFile[]
}

type VitestFile = {
  readonly name: string
  readonly status: string
  readonly message: string
  readonly assertionResults: readonly {
    readonly fullName: string
    readonly status: string
    readonly failureMessages?: readonly string[] | null
  }[]
}

type PlaywrightReport = {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  readonly errors: readonly { readonly message?: string }[]
  readonly suites: readonly PlaywrightSuite[]
}

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly file: string
    readonly title: string
    readonly ok: boolean
    readonly tests: readonly { readonly results: readonly { readonly error?: { readonly message?: string } }[] }[]
  }[]
}

const firstLine = (text: string | undefined): string =>
  stripVTControlCharacters(text ?? '')
    .trim()
    .split('\n', 1)[0] ?? ''

/** A file that could not even be loaded has no tests, and counts as one that failed. */
export function sumVitest(report: VitestReport): Sum {
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failedTests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name} › ${fullName}: ${firstLine(failureMessages?.[0])}`),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failedTests, ...unloaded.map(({ name, message }) => `${name}: ${firstLine(message)}`)],
  }
}

/** A test that passed only when it was tried again has passed; an error outside the tests counts as one that failed. */
export function sumPlaywright({ stats, errors, suites }: PlaywrightReport): Sum {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...suites.flatMap(failuresOf), ...errors.map(({ message }) => firstLine(message))],
  }
}

const failuresOf = (suite: PlaywrightSuite): readonly string[] => [
  ...suite.specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find((result) => result.error !== undefined)?.error
      return `${file} › ${title}: ${firstLine(error?.message)}`
    }),
  ...(suite.suites ?? []).flatMap(failuresOf),
]

/** @returns nothing where the runner ended before it could report */
export function readReport<Report>(file: string, sum: (report: Report) => Sum): Sum | undefined {
  try {
    return sum(JSON.parse(readFileSync(file, 'utf8')) as Report)
  } catch {
    return undefined
  }
}
