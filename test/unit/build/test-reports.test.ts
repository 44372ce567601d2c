import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addSums, closing, readReport, reportVariable, sumUp } from '../../../build/testing/test-reports.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

let folder: string
beforeEach(() => {
  // In the repository, where the runners are found.
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache/reports-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs suites of our own with the real runner. */
async function ran(files: Readonly<Record<string, string>>, program: string, ...args: string[]) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const report = join(folder, 'report.json')
  const { VITEST: _vitest, VITEST_POOL_ID: _pool, VITEST_WORKER_ID: _worker, NODE_ENV: _node, ...env } = process.env
  const runner = spawn(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: folder,
    env: { ...env, [reportVariable]: report },
    stdio: 'ignore',
  })
  const [code] = await once(runner, 'exit')
  return { isGood: code === 0, sum: readReport(report, { runner: 'Tests', isGood: code === 0 }) }
}

describe('unit tests', () => {
  const vitest = (files: Readonly<Record<string, string>>) =>
    ran(
      files,
      'vitest/vitest.mjs',
      'run',
      '--root',
      folder,
      `--reporter=${join(root, 'build/testing/vitest-reporter.ts')}`,
    )
  const uses = "import { afterAll, beforeAll, describe, expect, test } from 'vitest'\n"

  test('pass, fail and are skipped for a reason, each with its name', async () => {
    const text = `${uses}
      test('adds', () => {})
      test('divides', () => expect(3, 'three is four').toBe(4))
      test('draws', ({ skip }) => skip(true, 'there is no pencil'))`
    expect(await vitest({ 'sum.test.ts': text })).toEqual({
      isGood: false,
      sum: {
        passed: 1,
        failed: ['sum.test.ts › divides: three is four: expected 3 to be 4 // Object.is equality'],
        skipped: ['sum.test.ts › draws: there is no pencil'],
      },
    })
  })

  test('whose file, group or set-up fails have not run, and nothing of it is skipped', async () => {
    const { isGood, sum } = await vitest({
      'set-up.test.ts': `${uses} beforeAll(() => { throw new Error('no package') })\ntest('holds it', () => {})`,
      'group.test.ts': `${uses} test('stands apart', () => {})
        describe('group', () => {
          beforeAll(() => { throw new Error('no service') })
          test('is served', () => {})
        })`,
      'end.test.ts': `${uses} afterAll(() => { throw new Error('still open') })\ntest('opens', () => {})`,
      'load.test.ts': `${uses} throw new Error('no module')`,
    })
    // Files run side by side.
    expect({ isGood, ...sum, failed: sum.failed.toSorted() }).toEqual({
      isGood: false,
      passed: 2,
      failed: [
        'end.test.ts: still open',
        'group.test.ts › group > is served: did not run, and says no reason',
        'group.test.ts › group: no service',
        'load.test.ts: no module',
        'set-up.test.ts › holds it: did not run, and says no reason',
        'set-up.test.ts: no package',
      ],
      skipped: [],
    })
  })

  test('that say no reason for being skipped have failed', async () => {
    const text = `${uses} test('runs', () => {})\ntest.skip('later', () => {})\ntest.todo('some day')`
    expect((await vitest({ 'late.test.ts': text })).sum).toEqual({
      passed: 1,
      failed: [
        'late.test.ts › later: did not run, and says no reason',
        'late.test.ts › some day: did not run, and says no reason',
      ],
      skipped: [],
    })
  })

  test('beside which an error goes unhandled are not in order', async () => {
    const text = `${uses} test('runs', async () => { Promise.reject(new Error('left alone')); await new Promise(setImmediate) })`
    expect(await vitest({ 'left.test.ts': text })).toEqual({
      isGood: false,
      sum: { passed: 1, failed: ['outside the tests: left alone'], skipped: [] },
    })
  })
})

describe('end-to-end tests', () => {
  const playwright = (files: Readonly<Record<string, string>>) => {
    const config = "export default { testDir: '.', outputDir: './results', workers: 1 }"
    const reporter = join(root, 'build/testing/playwright-reporter.ts')
    return ran(
      { ...files, 'p.config.ts': config },
      'playwright/cli.js',
      'test',
      '-c',
      'p.config.ts',
      '--reporter',
      reporter,
    )
  }
  const uses = "import { expect, test } from '@playwright/test'\n"

  test('pass, fail and are skipped for a reason, each with its name', async () => {
    const text = `${uses}
      test('opens', () => {})
      test.describe('group', () => {
        test('closes', () => { throw new Error('still open') })
      })
      test.describe('elsewhere', () => {
        test.skip(true, 'there is no display')
        test('shows', () => {})
      })`
    expect(await playwright({ 'job.spec.ts': text })).toEqual({
      isGood: false,
      sum: {
        passed: 1,
        failed: ['job.spec.ts › group › closes: Error: still open'],
        skipped: ['job.spec.ts › elsewhere › shows: there is no display'],
      },
    })
  })

  test('whose set-up fails have not run, and nothing of it is skipped', async () => {
    const { isGood, sum } = await playwright({
      'set-up.spec.ts': `${uses} test.beforeAll(() => { throw new Error('no host') })
        test('opens', () => {})\ntest('closes', () => {})`,
      'good.spec.ts': `${uses} test('stands apart', () => {})`,
    })
    expect({ isGood, ...sum }).toEqual({
      isGood: false,
      passed: 1,
      failed: ['set-up.spec.ts › opens: Error: no host', 'set-up.spec.ts › closes: did not run, and says no reason'],
      skipped: [],
    })
  })

  test('whose file can’t be loaded are not in order', async () => {
    const { isGood, sum } = await playwright({ 'load.spec.ts': `${uses} throw new Error('no module')` })
    expect(isGood).toBe(false)
    expect(sum.failed).toContain('outside the tests: Error: no module')
  })
})

test('a runner that ended before it reported has failed, however it ended', () => {
  const file = join(folder, 'report.json')
  const failed = { passed: 0, failed: ['Unit tests: ended before it reported'], skipped: [] }
  expect(readReport(file, { runner: 'Unit tests', isGood: false })).toEqual(failed)
  expect(readReport(file, { runner: 'Unit tests', isGood: true })).toEqual(failed)
})

test('a runner that ended badly has failed, also where nothing it reported has', () => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(sumUp([{ name: 'adds', state: 'passed' }])))
  expect(readReport(file, { runner: 'Unit tests', isGood: false })).toEqual({
    passed: 1,
    failed: ['Unit tests: ended badly, though nothing it reported failed'],
    skipped: [],
  })
})

test('the last line, the lines before it and the exit code say the same', () => {
  const lint = sumUp([{ name: 'Lint', state: 'failed' }])
  const tests = sumUp([
    { name: 'a.test.ts › adds', state: 'passed' },
    { name: 'a.test.ts › draws', state: 'skipped', because: 'there is no pencil' },
    { name: 'b.test.ts', state: 'failed', because: '\u001b[31mno package\u001b[0m\n  at …' },
  ])
  expect(closing(addSums([lint, tests]))).toEqual({
    lines: [
      'Skipped: a.test.ts › draws: there is no pencil',
      'Failed: Lint',
      'Failed: b.test.ts: no package',
      '1 passed, 2 failed',
    ],
    exitCode: 1,
  })
  expect(closing(sumUp([{ name: 'Lint', state: 'passed' }]))).toEqual({ lines: ['1 passed, 0 failed'], exitCode: 0 })
})
