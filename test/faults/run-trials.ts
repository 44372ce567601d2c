/**
 * `npm run test:faults -- [--trials 100] [--accounts 30] [--seed N] [--at-once 4] [--only import|add|damage|supplier|keychain]`: creates
 * accounts and adds to accounts while processes are killed, the network cuts, the service fails and a person edits between two starts, and
 * holds what was reported against what the service has (`import`, `add`); and creates accounts at a service that takes everything twice
 * while files are damaged or put back, all is begun anew, the supplier changes or the keychain is locked (`damage`, `supplier`,
 * `keychain`). So many trials of each; trial n has the seed N + n, and one alone is met again with `--seed THAT --trials 1 --only KIND`. The
 * last line is the sum; the exit code is 1 when a promise was broken.
 */
import { parseArgs } from 'node:util'
import { handOver } from '../../build/testing/test-reports.ts'
import { inParallel } from '../../electron/imports/run/in-parallel.ts'
import { whyNoKeyring } from '../support/desks/keyring-session.ts'
import { planAdditions } from './additions/addition-plan.ts'
import { runAdditionTrial } from './additions/addition-trial.ts'
import { runSupplierTrial } from './changed-supplier.ts'
import { runDamageTrial } from './damaged-files.ts'
import { planImport } from './imports/import-plan.ts'
import { runImportTrial } from './imports/import-trial.ts'
import { runKeychainTrial } from './keychain-trial.ts'
import { bundleScripts } from './own-process.ts'
import type { TrialReport } from './trial.ts'

/** One command adds to the accounts one after the other: with so many a trial of it takes as long as one of the import. */
const accountsAddedTo = 6

/** As many as are under way at once, a few times over. */
const accountsUnguarded = 12

const wish = readWish()
const subjects = {
  import: (seed: number) => runImportTrial(planImport(seed, wish.accounts)),
  add: (seed: number) => runAdditionTrial(planAdditions(seed, Math.min(wish.accounts, accountsAddedTo))),
  damage: (seed: number) => runDamageTrial(seed, Math.min(wish.accounts, accountsUnguarded)),
  supplier: (seed: number) => runSupplierTrial(seed, Math.min(wish.accounts, accountsUnguarded)),
  keychain: (seed: number) => runKeychainTrial(seed, Math.min(wish.accounts, accountsUnguarded)),
}
type Subject = keyof typeof subjects
const named = (Object.keys(subjects) as Subject[]).filter((subject) => wish.only === undefined || wish.only === subject)
if (named.length === 0) throw new Error(`“${wish.only}” is none of ${Object.keys(subjects).join(', ')}.`)
const withoutKeyring = named.includes('keychain') ? whyNoKeyring() : undefined
const chosen = named.filter((subject) => subject !== 'keychain' || withoutKeyring === undefined)
if (withoutKeyring !== undefined) console.log(`No trials of keychain: ${withoutKeyring}`)
console.log(`${wish.trials} trials of ${chosen.join(', and as many of ')}, seeds from ${wish.seed}`)

await bundleScripts({
  cli: 'electron/cli.ts',
  preparation: 'electron/preparation/process.ts',
  serve: 'electron/practice/serve.ts',
  engine: 'test/unit/imports/run/run-import.ts',
})

const reports: (TrialReport & { readonly subject: Subject })[] = []
const seeds = Array.from({ length: wish.trials }, (_, at) => wish.seed + at)
const trials = seeds.flatMap((seed) => chosen.map((subject) => ({ seed, subject })))
await inParallel(trials, wish.atOnce, async ({ seed, subject }) => {
  const report = { subject, ...(await subjects[subject](seed)) }
  reports.push(report)
  console.log(lineFor(report))
  for (const broken of report.broken) console.log(`  ${broken}`)
  return undefined
})

const isBroken = ({ broken }: TrialReport): boolean => broken.length > 0
const kept = reports.filter((report) => !isBroken(report)).length
for (const subject of chosen) {
  const ofSubject = reports.filter((report) => report.subject === subject)
  const sum = (of: (report: TrialReport) => number): number => ofSubject.reduce((total, one) => total + of(one), 0)
  const figures = [
    `${sum(({ kills }) => kills)} kills`,
    `${sum(({ edits }) => edits)} edits`,
    `${sum(({ restarts }) => restarts)} restarts of the service`,
    `${sum(({ requests }) => requests)} requests`,
    `${sum(({ writes }) => writes)} of them writes, for ${sum(({ accounts }) => accounts)} accounts`,
    `${sum(({ lostAnswers }) => lostAnswers)} writes without an answer from the service`,
  ]
  console.log(`${subject}: ${figures.join(', ')}`)
}
for (const { seed, subject } of reports.filter(isBroken))
  console.log(`Meet it again: --seed ${seed} --trials 1 --only ${subject} --accounts ${wish.accounts}`)
console.log(`${kept} trials passed, ${reports.length - kept} failed`)
if (kept < reports.length) process.exitCode = 1
handOver([
  ...reports.map(({ subject, seed, broken }) => ({
    name: `fault trial ${subject} ${seed}`,
    state: broken.length === 0 ? ('passed' as const) : ('failed' as const),
    because: broken[0],
  })),
  ...(withoutKeyring === undefined
    ? []
    : [{ name: 'fault trials keychain', state: 'skipped' as const, because: withoutKeyring }]),
])

function lineFor({ seed, what, starts, kills, edits, restarts, writes, tookMs, broken }: TrialReport): string {
  const seconds = (tookMs / 1000).toFixed(1)
  const verdict = broken.length === 0 ? 'kept ' : 'BROKEN'
  return `${verdict} ${seed} ${what}: ${starts} starts, ${kills} kills, ${edits} edits, ${restarts} restarts, ${writes} writes, ${seconds} s`
}

function readWish() {
  const number = (fallback: number) => ({ type: 'string', default: String(fallback) }) as const
  const { values } = parseArgs({
    options: {
      trials: number(100),
      accounts: number(30),
      seed: number(Math.floor(Math.random() * 1e6)),
      'at-once': number(4),
      only: { type: 'string' },
    },
  })
  const read = (text: string): number => {
    const value = Number(text)
    if (!Number.isInteger(value) || value < 1) throw new Error(`“${text}” is not a whole number above 0.`)
    return value
  }
  return {
    trials: read(values.trials),
    accounts: read(values.accounts),
    seed: read(values.seed),
    atOnce: read(values['at-once']),
    only: values.only,
  }
}
