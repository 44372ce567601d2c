/**
 * `npm test`: what is checked before a commit, on a machine that has nothing but Node and npm: installs what is missing, then lint and
 * types, build, unit tests and the end-to-end tests tagged `@main`, and those of the stand-in for Electron where it changed. With `--all`
 * everything that can be checked: also the tests of building and packaging, all runs of properties, the fault trials, all end-to-end
 * tests, and those of the stand-in in any case. With `--quick` lint, types, and the unit tests nearest to what was not committed. The
 * last lines name what was skipped and what failed, and give the sum, in which a check without tests counts as one: `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hostHere } from '../../test/host/launch.ts'
import { build, isBuildFresh } from '../fresh-build.ts'
import { provideKeytar } from '../provide-keytar.ts'
import { findChromium, neededForTests, provide } from '../system-packages.ts'
import { askForVulnerabilities } from './known-vulnerabilities.ts'
import { isStandInProven, noteStandInProven } from './stand-in-proof.ts'
import { checkStatically } from './static-checks.ts'
import { addSums, closing, readReport, reportVariable, type Sum, sumUp } from './test-reports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const reports = join(root, '.cache/reports')

const isAllAsked = process.argv.includes('--all')
const isQuick = process.argv.includes('--quick')

const vitestArgs = [
  ...['run', '--config', 'build/vitest.config.ts'],
  ...(isAllAsked ? [] : ['--project=!building']),
  ...(isQuick ? ['--changed'] : []),
  ...['--reporter=default', '--reporter=./build/testing/vitest-reporter.ts'],
]
const playwrightArgs = (project: 'e2e' | 'host', ...selected: readonly string[]) => [
  ...['test', '--config', 'build/playwright.config.ts', `--project=${project}`],
  ...['--reporter', 'list,./build/testing/playwright-reporter.ts', ...selected],
]

/** The short form, with a seed that stays: what fails here fails again. `npm run test:faults` is the long one. */
const faultArgs = ['test/faults/run-trials.ts', '--trials', '2', '--seed', '1000']

type Step = { readonly name: string; readonly take: () => Sum | Promise<Sum> }

// The tests start hundreds of processes from the same sources: what one of them has compiled, the next need not.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/node')
if (!isAllAsked) process.env.PROPERTY_RUNS = 'quarter'

await main()

async function main(): Promise<void> {
  const missing = setUp()
  if (missing !== undefined) {
    console.error(missing)
    return close([sumUp([{ name: 'Set-up', state: 'failed' }])])
  }
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })

  const session = startSession()
  const steps: readonly Step[] = [
    check('Types of messages', () => run('node', ['build/messages.ts'])),
    { name: 'Lint and types', take: checkStatically },
    ...(isQuick ? [session.tests('Unit tests', 'vitest', vitestArgs)] : thorough(session)),
  ]
  const sums: Sum[] = []
  const times: string[] = []
  for (const { name, take } of steps) {
    console.log(`\n— ${name}`)
    const begun = performance.now()
    sums.push(await take())
    times.push(`${name} ${((performance.now() - begun) / 60_000).toFixed(1)}`)
  }
  session.end()
  console.log(`\nMinutes: ${times.join(', ')}.`)
  if (!isQuick) {
    const desktop = hostHere() === 'electron' ? 'Electron' : 'the stand-in for Electron over Chromium'
    console.log(`\nEnd-to-end tests ran on ${desktop}, and on the browser host where they say so.`)
  }
  close(sums)
}

function thorough({ tests }: ReturnType<typeof startSession>): readonly Step[] {
  return [
    { name: 'Known vulnerabilities', take: askForKnownVulnerabilities },
    check('Build', buildIfStale),
    tests('Unit tests', 'vitest', vitestArgs),
    ...(isAllAsked ? [tests('Fault trials', 'node', faultArgs)] : []),
    tests('End-to-end tests', 'playwright', playwrightArgs('e2e', ...(isAllAsked ? [] : ['--grep', '@main']))),
    standIn(tests('The stand-in for Electron', 'playwright', playwrightArgs('host'))),
  ]
}

function close(sums: readonly Sum[]): void {
  const { lines, exitCode } = closing(addSums(sums))
  for (const line of lines) console.log(line)
  process.exitCode = exitCode
}

/** Its own tests, where they have not passed for it yet, or all are asked for. */
function standIn({ name, take }: Step): Step {
  const isAsked = isAllAsked || !isStandInProven(root)
  return {
    name,
    take: async () => {
      if (!isAsked)
        return sumUp([{ name, state: 'skipped', because: 'its files and Electron’s version are those that passed' }])
      const sum = await take()
      if (sum.failed.length === 0 && hostHere() !== 'electron') noteStandInProven(root)
      return sum
    },
  }
}

/** Counts as one test. */
function check(name: string, isGood: () => boolean | Promise<boolean>): Step {
  return { name, take: async () => sumUp([{ name, state: (await isGood()) ? 'passed' : 'failed' }]) }
}

/** @returns what is missing, in a sentence */
function setUp(): string | undefined {
  if (process.platform !== 'linux') return undefined
  return provide(neededForTests) ?? provideKeytar(root)
}

function askForKnownVulnerabilities(): Sum {
  const name = 'Known vulnerabilities'
  const asked = askForVulnerabilities(root)
  if (asked.is === 'notAsked') {
    return sumUp([{ name, state: 'skipped', because: `the registry could not be asked: ${asked.because}` }])
  }
  if (asked.found.length === 0) return sumUp([{ name, state: 'passed' }])
  return sumUp(
    asked.found.map(({ name: part, id, severity, title }) => ({
      name: `${name} › ${part}`,
      state: 'failed',
      because: `${title} (${severity}, ${id})`,
    })),
  )
}

async function buildIfStale(): Promise<boolean> {
  const complaint = isBuildFresh(root) ? undefined : await build(root)
  if (complaint !== undefined) console.error(complaint)
  return complaint === undefined
}

/** Runs a program of node_modules; npm has put them on the search path. */
function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): boolean {
  return spawnSync(program, args, { cwd: root, stdio: 'inherit', env }).status === 0
}

/**
 * Surroundings for the tests that nobody else uses: on Linux a D-Bus session of their own with an unlocked, empty keyring. The
 * person's own keyrings are not touched.
 */
function startSession() {
  const folder = mkdtempSync(join(tmpdir(), 'migration-desk-session-'))
  chmodSync(folder, 0o700)
  const env = {
    ...process.env,
    CHROMIUM: findChromium(),
    ...(process.platform === 'linux' ? { XDG_DATA_HOME: join(folder, 'data'), XDG_RUNTIME_DIR: folder } : {}),
  }
  const unlock = 'printf test | gnome-keyring-daemon --unlock --components=secrets > /dev/null 2>&1 && exec "$@"'
  const inSession = (program: string, args: readonly string[], report: string): boolean => {
    const reporting = { ...env, [reportVariable]: report }
    return process.platform === 'linux'
      ? run('dbus-run-session', ['--', 'sh', '-c', unlock, 'sh', program, ...args], reporting)
      : run(program, args, reporting)
  }
  return {
    tests: (name: string, program: string, args: readonly string[]): Step => ({
      name,
      take: () => {
        const report = join(reports, `${program}.json`)
        return readReport(report, { runner: name, isGood: inSession(program, args, report) })
      },
    }),
    end: () => rmSync(folder, { recursive: true, force: true }),
  }
}
