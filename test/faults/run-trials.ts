/**
 * `npm run test:faults -- [--trials 200] [--accounts 30] [--seed N] [--at-once 4]`: imports accounts while processes are killed, the
 * network cuts and the service fails, and holds what was reported against what the service has. Trial n has the seed N + n; one
 * alone is met again with `--seed THAT --trials 1`. The last line is the sum; the exit code is 1 when a promise was broken.
 */
import { parseArgs } from 'node:util'
import { inParallel } from '../../electron/imports/in-parallel.ts'
import { runTrial, type TrialReport } from './trial.ts'
import { planTrial } from './trial-plan.ts'

const wish = readWish()
const reports: TrialReport[] = []
console.log(`${wish.trials} trials of ${wish.accounts} accounts, seeds from ${wish.seed}`)

const seeds = Array.from({ length: wish.trials }, (_, at) => wish.seed + at)
await inParallel(seeds, wish.atOnce, async (seed) => {
  const report = await runTrial(planTrial(seed, wish.accounts))
  reports.push(report)
  console.log(lineFor(report))
  for (const broken of report.broken) console.log(`  ${broken}`)
  return undefined
})

const sum = (of: (report: TrialReport) => number): number => reports.reduce((total, report) => total + of(report), 0)
const isBroken = ({ broken }: TrialReport): boolean => broken.length > 0
const kept = reports.filter((report) => !isBroken(report)).length
console.log(
  [
    `${sum(({ kills }) => kills)} kills`,
    `${sum(({ restarts }) => restarts)} restarts of the service`,
    `${sum(({ requests }) => requests)} requests`,
    `${sum(({ creates }) => creates)} creates for ${reports.length * wish.accounts} accounts`,
    `${sum(({ lostAnswers }) => lostAnswers)} of them without an answer from the service`,
  ].join(', '),
)
for (const { seed } of reports.filter(isBroken))
  console.log(`Meet it again: --seed ${seed} --trials 1 --accounts ${wish.accounts}`)
console.log(`${kept} trials passed, ${reports.length - kept} failed`)
if (kept < reports.length) process.exitCode = 1

function lineFor({ seed, through, starts, kills, restarts, creates, tookMs, broken }: TrialReport): string {
  const seconds = (tookMs / 1000).toFixed(1)
  const verdict = broken.length === 0 ? 'kept ' : 'BROKEN'
  return `${verdict} ${seed} ${through}: ${starts} starts, ${kills} kills, ${restarts} restarts, ${creates} creates, ${seconds} s`
}

function readWish() {
  const number = (fallback: number) => ({ type: 'string', default: String(fallback) }) as const
  const { values } = parseArgs({
    options: {
      trials: number(200),
      accounts: number(30),
      seed: number(Math.floor(Math.random() * 1e6)),
      'at-once': number(4),
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
  }
}
