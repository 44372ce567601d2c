/** One start of the import, in a process of its own: the command line as people run it, or the engine alone. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ReportingProcess, type Surroundings, startReporting, toService } from '../reporting-process.ts'
import { createSeconds } from '../trouble.ts'
import { engineSpeed, type ImportPlan } from './import-plan.ts'
import type { SheetAccount } from './import-sheet.ts'

export type Reported = { readonly number: string; readonly status: string; readonly platformNumber: string | null }

export function startImport(
  { through, triesFirst }: Pick<ImportPlan, 'through' | 'triesFirst'>,
  accounts: readonly SheetAccount[],
  surroundings: Surroundings,
): ReportingProcess<Reported> {
  const { home, baseUrl, apiKey } = surroundings
  if (through === 'cli') {
    const script = ['electron/cli.ts', 'import', writeWorkbook(home, accounts), ...toService(surroundings)]
    return startReporting(script, surroundings, readTabbed)
  }
  const payloads = writePayloads(home, accounts)
  const options = [payloads, String(engineSpeed), triesFirst ? 'tryFirst' : 'createAtOnce', String(createSeconds)]
  return startReporting(
    ['test/unit/imports/run/run-import.ts', home, baseUrl, apiKey, ...options],
    surroundings,
    readJsonLine,
  )
}

export const workbookName = 'accounts.csv'

function writeWorkbook(home: string, accounts: readonly SheetAccount[]): string {
  const path = join(home, workbookName)
  const rows = accounts.map(({ number, familyName, email }) => `${number},Ana,${familyName},${email}`)
  writeFileSync(path, ['External account number,First name,Last name,Email', ...rows, ''].join('\n'))
  return path
}

function writePayloads(home: string, accounts: readonly SheetAccount[]): string {
  const path = join(home, 'accounts.json')
  const payloads = accounts.map(({ number, familyName, email }) => ({
    import_supplier: 'PRACTICE',
    external_account_number: number,
    customers: [{ given_name: 'Ana', family_name: familyName, email }],
  }))
  writeFileSync(path, JSON.stringify(payloads))
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
