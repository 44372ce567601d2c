/** What tests and checks came to: handed over by whoever runs them, added up, and said in the last lines. */
import { readFileSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** One test, or anything else that can go wrong by itself, such as what a file sets up. */
export type Tested = {
  /** Where and which. */
  readonly name: string
  readonly state: 'passed' | 'failed' | 'skipped'
  /** What went wrong, or the reason it was skipped for. */
  readonly because?: string | undefined
}

/** A line for each that failed or was skipped: where, which, and the first line of why. */
export type Sum = { readonly passed: number; readonly failed: readonly string[]; readonly skipped: readonly string[] }

/** Names the file that a runner hands its sum over in. */
export const reportVariable = 'MIGRATION_DESK_TEST_REPORT'

/** For runners: where nobody asks for a report there is none. */
export function handOver(tested: readonly Tested[]): void {
  const file = process.env[reportVariable]
  if (file !== undefined) writeFileSync(file, JSON.stringify(sumUp(tested)))
}

/** What was meant to run and did not, because something before it failed, has failed too: only a reason makes a test skipped. */
export function sumUp(tested: readonly Tested[]): Sum {
  const isSkipped = ({ state, because }: Tested): boolean => state === 'skipped' && because !== undefined
  const remaining = tested.filter((one) => one.state !== 'passed')
  return {
    passed: tested.length - remaining.length,
    failed: remaining.filter((one) => !isSkipped(one)).map(lineFor),
    skipped: remaining.filter(isSkipped).map(lineFor),
  }
}

function lineFor({ name, state, because }: Tested): string {
  const why = because ?? (state === 'skipped' ? 'did not run, and says no reason' : '')
  const [first = ''] = stripVTControlCharacters(why).trim().split('\n', 1)
  return first === '' ? name : `${name}: ${first}`
}

export const addSums = (sums: readonly Sum[]): Sum => ({
  passed: sums.reduce((total, { passed }) => total + passed, 0),
  failed: sums.flatMap(({ failed }) => failed),
  skipped: sums.flatMap(({ skipped }) => skipped),
})

/**
 * What a runner handed over, held against how it ended.
 * @param runner  its name in the last lines
 */
export function readReport(file: string, { runner, isGood }: { runner: string; isGood: boolean }): Sum {
  const failure = (because: string): Sum => sumUp([{ name: runner, state: 'failed', because }])
  let sum: Sum
  try {
    sum = JSON.parse(readFileSync(file, 'utf8')) as Sum
  } catch {
    return failure('ended before it reported')
  }
  return isGood || sum.failed.length > 0
    ? sum
    : addSums([sum, failure('ended badly, though nothing it reported failed')])
}

/** The last lines, and the exit code that goes with them. */
export const closing = ({ passed, failed, skipped }: Sum): { readonly lines: readonly string[]; exitCode: 0 | 1 } => ({
  lines: [
    ...skipped.map((line) => `Skipped: ${line}`),
    ...failed.map((line) => `Failed: ${line}`),
    `${passed} passed, ${failed.length} failed`,
  ],
  exitCode: failed.length === 0 ? 0 : 1,
})
