/**
 * `npm test`: everything that can be checked, on a machine that has nothing but Node and npm. Installs what is missing, then lint,
 * types, build, unit tests, fault trials and end-to-end tests. The last lines name what failed and give the sum: `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hostHere } from '../test/host/launch.ts'
import { build, isBuildFresh } from './fresh-build.ts'
import { askForVulnerabilities } from './known-vulnerabilities.ts'
import { provideKeytar } from './provide-keytar.ts'
import { findChromium, neededForTests, provide } from './system-packages.ts'
import { addSums, noTests, readReport, type Sum, sumPlaywright, sumVitest } from './test-reports.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = join(root, '.cache/reports')
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')

const vitestArgs = [
  ...['run', '--config', 'build/vitest.config.ts', '--reporter=default'],
  ...['--reporter=json', `--outputFile.json=${vitestReport}`],
]
const playwrightArgs = ['test', '--config', 'build/playwright.config.ts', '--reporter=list,json']

/** The short form, with a seed that stays: what fails here fails again. `npm run test:faults` is the long one. */
const faultArgs = ['test/faults/run-trials.ts', '--trials', '4', '--seed', '1000']

type Step = { readonly name: string; readonly isGood: () => boolean | Promise<boolean> }

// The tests start hundreds of processes from the same sources: what one of them has compiled, the next need not.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/node')

await main()

async function main(): Promise<void> {
  const missing = setUp()
  if (missing !== undefined) {
    console.error(missing)
    process.exitCode = 1
    return
  }
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })

  const session = startSession()
  const steps: readonly Step[] = [
    { name: 'Lint', isGood: () => run('biome', ['ci', '.']) },
    ...['shared', 'electron', 'renderer', 'test'].map((folder) => ({
      name: `Types in ${folder}/`,
      isGood: () => run('tsc', ['-p', folder]),
    })),
    { name: 'Known vulnerabilities', isGood: hasNoKnownVulnerability },
    { name: 'Build', isGood: buildIfStale },
    { name: 'Unit tests', isGood: () => session.run('vitest', vitestArgs) },
    { name: 'Fault trials', isGood: () => session.run('node', faultArgs) },
    { name: 'End-to-end tests', isGood: () => session.run('playwright', playwrightArgs) },
  ]
  const failed: string[] = []
  for (const { name, isGood } of steps) {
    console.log(`\n— ${name}`)
    if (!(await isGood())) failed.push(name)
  }
  session.end()
  close(failed)
}

/** @returns what is missing, in a sentence */
function setUp(): string | undefined {
  if (process.platform !== 'linux') return undefined
  return provide(neededForTests) ?? provideKeytar(root)
}

function hasNoKnownVulnerability(): boolean {
  const asked = askForVulnerabilities(root)
  if (asked.is === 'notAsked') {
    console.log(`The registry could not be asked: ${asked.because}.`)
    return true
  }
  for (const { name, id, severity, title } of asked.found) console.error(`${name}: ${title} (${severity}, ${id})`)
  return asked.found.length === 0
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
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    ...(process.platform === 'linux' ? { XDG_DATA_HOME: join(folder, 'data'), XDG_RUNTIME_DIR: folder } : {}),
  }
  const unlock = 'printf test | gnome-keyring-daemon --unlock --components=secrets > /dev/null 2>&1 && exec "$@"'
  return {
    run: (program: string, args: readonly string[]) =>
      process.platform === 'linux'
        ? run('dbus-run-session', ['--', 'sh', '-c', unlock, 'sh', program, ...args], env)
        : run(program, args, env),
    end: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function close(failedSteps: readonly string[]): void {
  const desktop = hostHere() === 'electron' ? 'Electron' : 'the stand-in for Electron over Chromium'
  console.log(`\nEnd-to-end tests ran on ${desktop}, and on the browser host where they say so.`)
  const sums: readonly (Sum | undefined)[] = [
    readReport(vitestReport, sumVitest),
    readReport(playwrightReport, sumPlaywright),
  ]
  const { passed, failed, skipped, failures } = sums.reduce<Sum>(
    (total, sum) => addSums(total, sum ?? noTests),
    noTests,
  )
  if (skipped > 0) console.log(`${skipped} skipped`)
  for (const failure of failures) console.log(`Failed: ${failure}`)
  if (failedSteps.length > 0) console.log(`Not in order: ${failedSteps.join(', ')}`)
  if (failedSteps.length > 0 || failed > 0 || sums.includes(undefined)) process.exitCode = 1
  console.log(`${passed} passed, ${failed} failed`)
}
