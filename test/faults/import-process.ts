/** One start of the import, in a process of its own: the command line as people run it, or the engine alone. */
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startScript } from './own-process.ts'
import { engineSpeed, type TrialPlan } from './trial-plan.ts'

export type Reported = { readonly number: string; readonly status: string; readonly platformNumber: string | null }

export type ImportEnd =
  | { readonly kind: 'killed' }
  /** It ended by itself; `exitCode` of the command line: 0 all imported, 1 some not, 2 it could not start. */
  | {
      readonly kind: 'ended'
      readonly exitCode: number
      readonly reported: readonly Reported[]
      readonly complaint: string
    }

export type ImportProcess = { readonly end: Promise<ImportEnd>; kill(): void }

type Surroundings = { readonly home: string; readonly baseUrl: string; readonly apiKey: string }

export function startImport(plan: TrialPlan, { home, baseUrl, apiKey }: Surroundings): ImportProcess {
  const isCli = plan.through === 'cli'
  const script = isCli
    ? ['electron/cli.ts', 'import', writeWorkbook(home, plan), '--supplier', 'PRACTICE', '--connection', 'env', '--yes']
    : ['test/unit/imports/run-import.ts', home, baseUrl, apiKey, String(plan.numbers.length), String(engineSpeed)]
  const child = startScript(script, {
    env: {
      ...process.env,
      MIGRATION_DESK_HOME: home,
      MIGRATION_DESK_BASE_URL: baseUrl,
      MIGRATION_DESK_API_KEY: apiKey,
      // The person's own keychain is left alone: a key that hundreds of trials need is kept beside their data.
      DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { stdout, stderr } = child
  if (stdout === null || stderr === null) throw new Error('The import has no output to read.')
  const gone = once(child, 'exit')
  const ended = async (): Promise<ImportEnd> => {
    const [lines, complaint] = await Promise.all([text(stdout), text(stderr), gone])
    if (child.signalCode !== null) return { kind: 'killed' }
    const reported = lines.split('\n').flatMap((line) => (isCli ? readTabbed(line) : readJsonLine(line)))
    return { kind: 'ended', exitCode: child.exitCode ?? -1, reported, complaint }
  }
  return { end: ended(), kill: () => void child.kill('SIGKILL') }
}

function writeWorkbook(home: string, { numbers }: TrialPlan): string {
  const path = join(home, 'accounts.csv')
  const rows = numbers.map((number, at) => `${number},Ana,Lee ${at}`)
  writeFileSync(path, ['External account number,First name,Last name', ...rows, ''].join('\n'))
  return path
}

/** Account number, status, then platform number or reason. */
function readTabbed(line: string): Reported[] {
  const [number, status, rest] = line.split('\t')
  if (number === undefined || status === undefined) return []
  return [{ number, status, platformNumber: status === 'PROCESSED' ? (rest ?? null) : null }]
}

const statuses: Readonly<Record<string, string>> = { finished: 'PROCESSED', failed: 'ERRORED' }

function readJsonLine(line: string): Reported[] {
  if (!line.startsWith('[')) return []
  const [number, state, platformNumber] = JSON.parse(line) as [string, string, string | null]
  return [{ number, status: statuses[state] ?? state, platformNumber: state === 'finished' ? platformNumber : null }]
}
