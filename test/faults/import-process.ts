/** One start of the import, in a process of its own: the command line as people run it, or the engine alone. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineSpeed, type ImportPlan } from './import-plan.ts'
import { type ReportingProcess, type Surroundings, startReporting, toService } from './reporting-process.ts'

export type Reported = { readonly number: string; readonly status: string; readonly platformNumber: string | null }

export function startImport(plan: ImportPlan, surroundings: Surroundings): ReportingProcess<Reported> {
  const { home, baseUrl, apiKey } = surroundings
  if (plan.through === 'cli') {
    const script = ['electron/cli.ts', 'import', writeWorkbook(home, plan), ...toService]
    return startReporting(script, surroundings, readTabbed)
  }
  const sizes = [String(plan.numbers.length), String(engineSpeed)]
  return startReporting(
    ['test/unit/imports/run-import.ts', home, baseUrl, apiKey, ...sizes],
    surroundings,
    readJsonLine,
  )
}

function writeWorkbook(home: string, { numbers }: ImportPlan): string {
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
