/** Exports as they come from suppliers' programs, which nobody has touched: what is sent of each is true, and the rest is said. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type MadeUpExport, madeUpExports } from '../../support/rows/made-up-exports.ts'
import { commandLine, fixture, readJson } from './command-line.ts'

const { run, newFolder } = commandLine()

type Told = { readonly level: string; readonly code: string; readonly account: string | null }
type LeftOut = { readonly sheet: string; readonly header: string }

describe('an export that nobody has touched', () => {
  test.each<MadeUpExport>(madeUpExports)('$file: nothing wrong is ready, and what is left out is said', async (one) => {
    const out = newFolder()
    const { complaints } = await run([
      ...['prepare', fixture(`exports/${one.file}`), '--supplier', 'PRACTICE', '--out', out],
    ])
    const report = readJson(join(out, 'report.json'))
    const issues: readonly Told[] = report.issues
    const inTheWay = new Set(issues.flatMap(({ level, account }) => (level === 'error' ? [account] : [])))
    const payloads = readdirSync(out)
      .filter((name) => name !== 'report.json')
      .map((name) => readJson(join(out, name)))
      .filter(({ external_account_number: number }) => !inTheWay.has(number))
    expect({
      accounts: report.accounts,
      ready: Object.fromEntries(payloads.map((payload) => [payload.external_account_number, payload])),
      leftOut: report.leftOut.map(({ sheet, header }: LeftOut) => `${sheet}: ${header}`),
      said: [...new Set(issues.map(({ code }) => code))].toSorted(),
    }).toEqual({ accounts: one.accounts, ready: one.ready, leftOut: one.leftOut, said: one.said })
    expect(report.ready).toBe(payloads.length)
    const notUsed = complaints.split('\n').filter((line) => line.startsWith('Not used: '))
    expect(notUsed.length).toBe(one.leftOut.length)
  })
})
