/** Hands over what Playwright ran: every test, and whatever failed outside of them. */
import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { handOver, type Tested } from './test-reports.ts'

export default class PlaywrightReporter implements Reporter {
  #tests: readonly TestCase[] = []
  readonly #outside: Tested[] = []

  /** Another reporter shows how it goes. */
  printsToStdio(): boolean {
    return false
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests()
  }

  onError({ message }: TestError): void {
    this.#outside.push({ name: 'outside the tests', state: 'failed', because: message })
  }

  onEnd(): void {
    handOver([...this.#tests.map(testedAs), ...this.#outside])
  }
}

/** One that passed only when it was tried again has passed. */
function testedAs(test: TestCase): Tested {
  // The path of titles begins with the run, the project and the file.
  const name = [relative('.', test.location.file), ...test.titlePath().slice(3)].join(' › ')
  switch (test.outcome()) {
    case 'expected':
    case 'flaky':
      return { name, state: 'passed' }
    case 'unexpected':
      return { name, state: 'failed', because: test.results.find(({ error }) => error !== undefined)?.error?.message }
    case 'skipped':
      return { name, state: 'skipped', because: test.annotations.find(({ type }) => type === 'skip')?.description }
  }
}
