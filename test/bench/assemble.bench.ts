/**
 * Measures how long it takes to plan, assemble and check what was read, beside reading it: 100,000 rows of 30 columns, a row for each
 * meter of 25,000 accounts, in one process. `node test/bench/assemble.bench.ts [--rows 100000] [--format xlsx|csv]`
 *
 * Processor time tells the same on a busy machine; reading unpacks beside itself, so its time on the clock may be less. Wanted:
 * assembling and checking takes less than reading did.
 */
import { parseArgs } from 'node:util'
import { checkAccounts } from '../../electron/preparation/checked-accounts.ts'
import { findLayoutsOf, suggestFor } from '../../electron/preparation/plan-workbook.ts'
import { readWorkbook } from '../../electron/workbook/read-workbook.ts'
import { accountCatalogue } from '../../shared/catalogue/account-catalogue.ts'
import { columnLetters } from '../../shared/sheet.ts'
import { meterRows } from '../support/meter-rows.ts'
import { xlsxOf } from '../unit/workbook/make-workbook.ts'

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '100000' }, format: { type: 'string', default: 'xlsx' } },
})
const rowCount = Number(values.rows)
const metersPerAccount = 4

/** Texts are shared, as spreadsheet programs write them. */
function xlsx(): Uint8Array {
  const places = new Map<string, number>()
  const pieces: Buffer[] = [Buffer.from('<worksheet><sheetData>')]
  let row = 0
  for (const texts of meterRows(rowCount, metersPerAccount)) {
    row += 1
    const cells = texts.map((text, index) => {
      if (!places.has(text)) places.set(text, places.size)
      return `<c r="${columnLetters(index + 1)}${row}" t="s"><v>${places.get(text)}</v></c>`
    })
    pieces.push(Buffer.from(`<row r="${row}">${cells.join('')}</row>`))
  }
  pieces.push(Buffer.from('</sheetData></worksheet>'))
  const strings = [...places.keys()].map((text) => `<si><t>${text}</t></si>`)
  return xlsxOf(Buffer.concat(pieces), { strings: Buffer.from(`<sst>${strings.join('')}</sst>`) })
}

const csv = (): Uint8Array =>
  Buffer.from([...meterRows(rowCount, metersPerAccount)].map((row) => row.join(',')).join('\n'))

type Took = { readonly ms: number; readonly cpuMs: number }

async function timed<T>(what: string, work: () => Promise<T>): Promise<readonly [T, Took]> {
  const cpu = process.cpuUsage()
  const before = performance.now()
  const result = await work()
  const { user, system } = process.cpuUsage(cpu)
  const took = { ms: performance.now() - before, cpuMs: (user + system) / 1000 }
  console.log(
    `${what.padEnd(30)} ${took.ms.toFixed(0).padStart(7)} ms ${took.cpuMs.toFixed(0).padStart(7)} ms of processor`,
  )
  return [result, took]
}

const fileName = `meters.${values.format}`
const bytes = values.format === 'csv' ? csv() : xlsx()
console.log(
  `${rowCount} rows × 30 columns, .${values.format} of ${(bytes.length / 1e6).toFixed(1)} MB, Node ${process.version}`,
)
const [read, reading] = await timed('reading', () => readWorkbook({ fileName, bytes }))
if (!read.ok) throw new Error(read.issues[0].message)
const workbook = read.value
const [{ layouts, mapping }, planning] = await timed('finding layout and mapping', async () => {
  const found = findLayoutsOf(workbook, accountCatalogue, () => undefined)
  return { layouts: found, mapping: suggestFor(workbook, found, accountCatalogue).mapping }
})
const [checked, checking] = await timed('assembling and checking', () =>
  checkAccounts({
    workbook,
    layouts,
    mapping,
    catalogue: accountCatalogue,
    supplierCode: 'BENCH',
    today: '2026-11-21',
  }),
)
const { accountCount, errorCount, warningCount } = checked.counts
console.log(`${accountCount} accounts, ${errorCount} errors, ${warningCount} warnings`)
const ratio = (part: 'ms' | 'cpuMs', ...took: readonly Took[]) =>
  (took.reduce((sum, one) => sum + one[part], 0) / reading[part]).toFixed(2)
console.log(`assembling and checking / reading: ${ratio('ms', checking)} (processor ${ratio('cpuMs', checking)})`)
console.log(
  `with layout and mapping: ${ratio('ms', planning, checking)} (processor ${ratio('cpuMs', planning, checking)})`,
)
