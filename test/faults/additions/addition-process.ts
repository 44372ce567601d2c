/** One start of `add`, in a process of its own. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ReportingProcess, type Surroundings, startReporting, toService } from '../reporting-process.ts'
import type { AdditionPlan } from './addition-plan.ts'

export type ReportedAddition = { readonly number: string; readonly status: string; readonly said: string }

export function startAdding(plan: AdditionPlan, surroundings: Surroundings): ReportingProcess<ReportedAddition> {
  const workbook = writeWorkbook(surroundings.home, plan)
  // Theirs are years before the open period: each is moved into it, and must be known again there.
  const consent = plan.kind === 'transactions' ? ['--move'] : []
  return startReporting(
    ['electron/cli.ts', 'add', plan.kind, workbook, ...consent, ...toService(surroundings)],
    surroundings,
    readTabbed,
  )
}

function writeWorkbook(home: string, { rows }: AdditionPlan): string {
  const path = join(home, 'additions.csv')
  const headings = Object.keys(rows[0] ?? {})
  const lines = rows.map((row) => headings.map((heading) => row[heading]).join(','))
  writeFileSync(path, [headings.join(','), ...lines, ''].join('\n'))
  return path
}

function readTabbed(line: string): ReportedAddition[] {
  const [number, status, said = ''] = line.split('\t')
  return number === undefined || status === undefined ? [] : [{ number, status, said }]
}
