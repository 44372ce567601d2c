/**
 * Measures how long it takes to assemble and check what was read, beside reading it: 100,000 rows of 30 columns, a row for each meter of
 * 25,000 accounts, as a billing system exports them. Medians of fresh processes, each of which reads the file from the disk as the
 * preparation process does, with its heap, and then makes of it all that Check shows: accounts, issues, doubts and where they are.
 * `node test/bench/assemble.bench.ts [--rows 100000] [--format xlsx|csv] [--runs 15] [--fields 500]`
 *
 * In an .xlsx dates and amounts are kept as spreadsheet programs keep them, and texts are shared. Processor time tells the same on a
 * busy machine. Wanted: assembling and checking takes less than reading did. With `--fields` it is measured in turns with an interface of about so
 * many fields, with limits and rules by kind, as operators' documents have them; wanted: 1.5 times as long at the most.
 */

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { MarkedRows } from '../../electron/preparation/accounts/marked-rows.ts'
import { LoadedWorkbook } from '../../electron/preparation/loaded-workbook.ts'
import { findLayoutsOf, suggestFor } from '../../electron/preparation/plan/plan-workbook.ts'
import { preparationMemoryMiB } from '../../electron/preparation-memory.ts'
import { heapOptions } from '../../electron/shell/processes/heap-options.ts'
import { readWorkbook } from '../../electron/workbook/reading/read-workbook.ts'
import { accountCatalogue } from '../../shared/catalogue/account-catalogue.ts'
import { usualTerms } from '../../shared/service/money-terms.ts'
import { columnLetters } from '../../shared/sheet/sheet.ts'
import { medianOf } from '../support/quantiles.ts'
import { meterColumns, meterRows } from '../support/rows/meter-rows.ts'
import { wideCatalogue } from '../support/services/wide-catalogue.ts'
import { valueIn } from '../support/value-in.ts'
import { xlsxOf } from '../unit/workbook/files/make-workbook.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    format: { type: 'string', default: 'xlsx' },
    runs: { type: 'string', default: '15' },
    measure: { type: 'string' },
    fields: { type: 'string' },
  },
})
const rowCount = Number(values.rows)
const metersPerAccount = 4

/** General, 0.00, a date. */
const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="2"/><xf numFmtId="14"/></cellXfs></styleSheet>'
const serialOf = (day: string): number => Date.parse(day) / 86_400_000 + 25_569

function xlsx(): Uint8Array {
  const places = new Map<string, number>()
  const pieces: Buffer[] = [Buffer.from('<worksheet><sheetData>')]
  let row = 0
  const cellXml = (text: string, index: number): string => {
    const reference = `${columnLetters(index + 1)}${row}`
    const keptAs = row === 1 ? undefined : meterColumns[index]?.keptAs
    if (keptAs === 'date') return `<c r="${reference}" s="2"><v>${serialOf(text)}</v></c>`
    if (keptAs === 'number') return `<c r="${reference}" s="${text.includes('.') ? 1 : 0}"><v>${text}</v></c>`
    if (!places.has(text)) places.set(text, places.size)
    return `<c r="${reference}" t="s"><v>${places.get(text)}</v></c>`
  }
  for (const texts of meterRows(rowCount, metersPerAccount)) {
    row += 1
    pieces.push(Buffer.from(`<row r="${row}">${texts.map(cellXml).join('')}</row>`))
  }
  pieces.push(Buffer.from('</sheetData></worksheet>'))
  const strings = [...places.keys()].map((text) => `<si><t>${text}</t></si>`)
  return xlsxOf(Buffer.concat(pieces), { strings: Buffer.from(`<sst>${strings.join('')}</sst>`), styles })
}

const csv = (): Uint8Array =>
  Buffer.from([...meterRows(rowCount, metersPerAccount)].map((row) => row.join(',')).join('\n'))

const parts = ['reading', 'finding layout and mapping', 'assembling and checking'] as const
type Part = (typeof parts)[number]
type Took = { readonly ms: number; readonly cpuMs: number }
type Measured = Readonly<Record<Part, Took>> & { readonly said: string }

async function timed<T>(work: () => Promise<T>): Promise<readonly [T, Took]> {
  const cpu = process.cpuUsage()
  const before = performance.now()
  const result = await work()
  const { user, system } = process.cpuUsage(cpu)
  return [result, { ms: performance.now() - before, cpuMs: (user + system) / 1000 }]
}

/** In a process of its own: does everything once and prints what it took. */
async function measureHere(path: string): Promise<void> {
  const catalogue =
    values.fields === undefined ? accountCatalogue : wideCatalogue(accountCatalogue, Number(values.fields))
  const [read, reading] = await timed(() => readWorkbook({ fileName: path, bytes: readFileSync(path) }))
  const file = valueIn(read)
  const [{ suggestions, ...found }, planning] = await timed(async () => {
    const layouts = findLayoutsOf(file, catalogue, () => undefined)
    return { layouts, ...suggestFor(file, layouts, catalogue) }
  })
  const surroundings = {
    catalogue,
    known: new Set<string>(),
    taken: new Set<string>(),
    sent: new Set<string>(),
    spelled: new Set<string>(),
    marked: new MarkedRows(),
    today: () => '2026-11-21',
    onProgress: () => {},
    onWriting: () => {},
  }
  const [loaded, checking] = await timed(() =>
    LoadedWorkbook.open(file, [], { ...found, supplierCode: 'BENCH', terms: usualTerms }, surroundings, suggestions),
  )
  const { accountCount, errorCount, warningCount } = loaded.summary
  const measured: Measured = {
    reading,
    'finding layout and mapping': planning,
    'assembling and checking': checking,
    said: `${accountCount} accounts, ${errorCount} errors, ${warningCount} warnings`,
  }
  console.log(JSON.stringify(measured))
}

function measure(path: string, more: readonly string[] = []): Measured {
  const options = [...heapOptions(preparationMemoryMiB()), ...process.execArgv]
  const printed = execFileSync(process.execPath, [...options, import.meta.filename, '--measure', path, ...more], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return JSON.parse(printed)
}

function compare(): void {
  const folder = mkdtempSync(join(tmpdir(), 'assemble-bench-'))
  try {
    const path = join(folder, `meters.${values.format}`)
    const bytes = values.format === 'csv' ? csv() : xlsx()
    writeFileSync(path, bytes)
    console.log(
      `${rowCount} rows × 30 columns, .${values.format} of ${(bytes.length / 1e6).toFixed(1)} MB, Node ${process.version}`,
    )
    const wide: Measured[] = []
    const runs = Array.from({ length: Number(values.runs) }, () => {
      if (values.fields !== undefined) wide.push(measure(path, ['--fields', values.fields]))
      return measure(path)
    })
    const middle = (part: Part, key: keyof Took): number => medianOf(runs.map((run) => run[part][key]))
    for (const part of parts) {
      console.log(
        part.padEnd(28),
        `${middle(part, 'ms').toFixed(0).padStart(6)} ms`,
        `${middle(part, 'cpuMs').toFixed(0).padStart(6)} ms of processor`,
      )
    }
    const ratio = (key: keyof Took): string =>
      medianOf(runs.map((run) => run['assembling and checking'][key] / run.reading[key])).toFixed(2)
    console.log(runs[0]?.said ?? '')
    console.log(`assembling and checking / reading: ${ratio('ms')} (processor ${ratio('cpuMs')})`)
    if (wide.length === 0) return
    const times = (key: keyof Took): string =>
      (
        medianOf(wide.map((run) => run['assembling and checking'][key])) / middle('assembling and checking', key)
      ).toFixed(2)
    console.log(
      `with ${values.fields} fields: ${times('ms')} times as long (processor ${times('cpuMs')}; wanted: 1.5), ${wide[0]?.said}`,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (values.measure !== undefined) await measureHere(values.measure)
else compare()
