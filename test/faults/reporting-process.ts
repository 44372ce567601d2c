/** One start of a command in a process of its own, to its end or its death, and the lines it reported. */
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { suppliers } from '../../electron/practice/suppliers.ts'
import { startScript } from './own-process.ts'
import { createSeconds } from './trouble.ts'

/** Where the command keeps things, and the service it is led to. */
export type Surroundings = {
  readonly home: string
  readonly baseUrl: string
  readonly apiKey: string
  /** The one that most trials have; the engine alone knows no other. */
  readonly supplier?: string
  /** Such as a keychain of the trial's own. */
  readonly env?: Readonly<Record<string, string>> | undefined
}

export type ProcessEnd<Line> =
  | { readonly kind: 'killed' }
  /** It ended by itself; `exitCode` of the command line: 0 all done, 1 some not, 2 it could not start. */
  | {
      readonly kind: 'ended'
      readonly exitCode: number
      readonly reported: readonly Line[]
      readonly complaint: string
    }

export type ReportingProcess<Line> = { readonly end: Promise<ProcessEnd<Line>>; kill(): void }

/** @param readLine  what a line of standard output reports; nothing where it is none of the report */
export function startReporting<Line>(
  script: readonly string[],
  { home, baseUrl, apiKey, env }: Surroundings,
  readLine: (line: string) => readonly Line[],
): ReportingProcess<Line> {
  const child = startScript(script, {
    env: {
      ...process.env,
      MIGRATION_DESK_HOME: home,
      MIGRATION_DESK_BASE_URL: baseUrl,
      MIGRATION_DESK_POSITIVE_BALANCE: 'owed',
      MIGRATION_DESK_AMOUNT_UNIT: 'whole',
      MIGRATION_DESK_API_KEY: apiKey,
      MIGRATION_DESK_CREATE_SECONDS: String(createSeconds),
      // The person's own keychain is left alone: a key that hundreds of trials need is kept beside their data.
      DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { stdout, stderr } = child
  if (stdout === null || stderr === null) throw new Error('The command has no output to read.')
  const gone = once(child, 'exit')
  const ended = async (): Promise<ProcessEnd<Line>> => {
    const [lines, complaint] = await Promise.all([text(stdout), text(stderr), gone])
    if (child.signalCode !== null) return { kind: 'killed' }
    return { kind: 'ended', exitCode: child.exitCode ?? -1, reported: lines.split('\n').flatMap(readLine), complaint }
  }
  return { end: ended(), kill: () => void child.kill('SIGKILL') }
}

/** How the command line is led to the service of the surroundings. */
export const toService = ({ supplier = suppliers.ongoing }: Surroundings): readonly string[] => [
  '--supplier',
  supplier,
  '--connection',
  'env',
  '--yes',
]
