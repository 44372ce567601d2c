/**
 * Measures how long reading a file takes beside the least it can cost (`xlsx-floor.ts`), SheetJS, and Papa Parse, on the same files in
 * the same run: medians of fresh processes, taken in turn.
 * `node test/bench/read.bench.ts [--rows 10000,100000] [--runs 5]`
 *
 * Time on the clock tells what a person waits on an idle machine; processor time tells the same on a busy one, and counts the
 * unpacking that goes on beside the reading. Neither counts loading the program. Wanted: .xlsx within 1.6 times the floor and 2.5
 * times faster than SheetJS, .csv within twice Papa Parse, and at most 800 MB resident.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { read } from '@e965/xlsx'
import Papa from 'papaparse'
import { readWorkbook } from '../../electron/workbook/reading/read-workbook.ts'
import { valueIn } from '../support/value-in.ts'
import { writeLargeCsv, writeLargeXlsx, xlsxParts } from './support/large-files.ts'
import { scanAtTheFloor } from './support/xlsx-floor.ts'

const readers = {
  ours: async (path: string) => {
    valueIn(await readWorkbook({ fileName: path, bytes: readFileSync(path) }))
  },
  floor: (path: string) => scanAtTheFloor(path, xlsxParts.sheet, xlsxParts.strings),
  SheetJS: async (path: string) =>
    read(readFileSync(path), {
      type: 'buffer',
      dense: true,
      cellDates: false,
      cellNF: true,
      cellText: false,
      cellFormula: false,
      cellHTML: false,
    }),
  'Papa Parse': async (path: string) => Papa.parse(readFileSync(path, 'utf8'), { step() {} }),
} satisfies Record<string, (path: string) => Promise<unknown>>
type Reader = keyof typeof readers

type Measured = { readonly ms: number; readonly cpuMs: number; readonly megabytes: number }

const argument = (name: string, usual: string): string => {
  const at = process.argv.indexOf(name)
  return at < 0 ? usual : (process.argv[at + 1] ?? usual)
}

/** In a process of its own: reads the file once and prints what it took. */
async function measureHere(reader: Reader, path: string): Promise<void> {
  const cpuBefore = process.cpuUsage()
  const before = performance.now()
  await readers[reader](path)
  const ms = performance.now() - before
  const cpu = process.cpuUsage(cpuBefore)
  const megabytes = peakKibibytes() / 1024
  console.log(JSON.stringify({ ms, cpuMs: (cpu.user + cpu.system) / 1000, megabytes } satisfies Measured))
}

/** What Linux tells of this process alone; elsewhere it may be what the process had that started it. */
function peakKibibytes(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : ''
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS)
}

function measure(reader: Reader, path: string): Measured {
  const printed = execFileSync(process.execPath, [import.meta.filename, '--measure', reader, path], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return JSON.parse(printed)
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

function compare(path: string, of: readonly Reader[], runs: number): void {
  const taken = new Map<Reader, Measured[]>(of.map((reader) => [reader, []]))
  for (let run = 0; run < runs; run += 1) for (const reader of of) taken.get(reader)?.push(measure(reader, path))
  const middle = (reader: Reader, key: keyof Measured) => median((taken.get(reader) ?? []).map((one) => one[key]))
  for (const reader of of) {
    const [ms, cpuMs] = [middle(reader, 'ms'), middle(reader, 'cpuMs')]
    console.log(
      reader.padEnd(11),
      `${ms.toFixed(0).padStart(6)} ms (${(middle('ours', 'ms') / ms).toFixed(2)})`,
      `${cpuMs.toFixed(0).padStart(7)} ms of processor (${(middle('ours', 'cpuMs') / cpuMs).toFixed(2)})`,
      `${middle(reader, 'megabytes').toFixed(0).padStart(5)} MB`,
    )
  }
}

function compareAll(): void {
  const folder = mkdtempSync(join(tmpdir(), 'read-bench-'))
  const runs = Number(argument('--runs', '5'))
  try {
    console.log('In brackets: how often as long ours takes.')
    for (const rows of argument('--rows', '10000,100000').split(',').map(Number)) {
      const xlsx = join(folder, `${rows}.xlsx`)
      writeLargeXlsx(xlsx, rows)
      console.log(`\n${rows} rows × 30 columns, .xlsx`)
      compare(xlsx, ['ours', 'floor', 'SheetJS'], runs)
      const csv = join(folder, `${rows}.csv`)
      writeLargeCsv(csv, rows)
      console.log(`${rows} rows × 30 columns, .csv`)
      compare(csv, ['ours', 'Papa Parse'], runs)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const [, , asked, reader = '', path = ''] = process.argv
if (asked === '--measure' && reader in readers) await measureHere(reader as Reader, path)
else compareAll()
