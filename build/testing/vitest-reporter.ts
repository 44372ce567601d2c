/** Hands over what vitest ran: every test, and whatever failed around the tests of a file. */
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { handOver, type Tested } from './test-reports.ts'

type Failure = { readonly message: string }

export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Failure[]): void {
    handOver([...modules.flatMap(testedIn), ...unhandled.map((error) => failed('outside the tests', error))])
  }
}

/** A suite has errors of its own where its file can't be loaded, or what stands around its tests fails. */
const testedIn = (module: TestModule): readonly Tested[] => [
  ...module.errors().map((error) => failed(module.relativeModuleId, error)),
  ...[...module.children.allSuites()].flatMap((suite) => suite.errors().map((error) => failed(nameOf(suite), error))),
  ...[...module.children.allTests()].map(testedAs),
]

function testedAs(test: TestCase): Tested {
  const result = test.result()
  const name = nameOf(test)
  switch (result.state) {
    case 'passed':
      return { name, state: 'passed' }
    case 'failed':
      return failed(name, result.errors[0])
    case 'skipped':
      return { name, state: 'skipped', because: result.note }
    case 'pending':
      return { name, state: 'skipped' }
  }
}

const failed = (name: string, error?: Failure): Tested => ({ name, state: 'failed', because: error?.message })

const nameOf = ({ module, fullName }: { readonly module: TestModule; readonly fullName: string }): string =>
  `${module.relativeModuleId} › ${fullName}`
