/**
 * Measures what hostile files cost beside an honest one of their size, in the same run: each is loaded once in a fresh process, as the
 * preparation does it. `node test/bench/hostile.bench.ts`
 *
 * Processor time, because other work on the machine doesn't count in it. Wanted: at most 3 times the honest file's, 15 s and 1 GB.
 */

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { answeringCalls } from '../../electron/preparation/answer-calls.ts'
import type { PreparationSource } from '../../electron/preparation/protocol.ts'
import { usualTerms } from '../../shared/service/money-terms.ts'
import { limits } from '../../shared/sheet/file-limits.ts'
import { sheetXmlOf, xlsWith, xlsxOf } from '../unit/workbook/files/make-workbook.ts'

const csv = (heading: string, count: number, row: (index: number) => string): string =>
  [heading, ...Array.from({ length: count }, (_, index) => row(index))].join('\n')

const people = 'Account number,First name,Last name,Email'
const person = (account: string, index: number): string => `${account},Ann${index},Lee${index},a${index}@example.org`

function withFormats(count: number): Uint8Array {
  const format = (index: number) => `${'0.0'.repeat(60)};&quot;${index}&quot;`
  const indexes = [...Array(count).keys()]
  const formats = indexes.map((index) => `<numFmt numFmtId="${200 + index}" formatCode="${format(index)}"/>`)
  const styles = indexes.map((index) => `<xf numFmtId="${200 + index}"/>`)
  const rows = indexes.map((index) => `<row><c s="${index}"><v>${index}.5</v></c></row>`)
  const xml = `<styleSheet><numFmts>${formats.join('')}</numFmts><cellXfs>${styles.join('')}</cellXfs></styleSheet>`
  return xlsxOf(sheetXmlOf(rows.join('')), { styles: xml })
}

const hostile: Readonly<Record<string, () => string | Uint8Array>> = {
  'one account.csv': () => csv(people, 100_000, (index) => person('A-1', index)),
  'warnings of one account.csv': () =>
    csv(
      'Account number,Transaction date,Transaction amount,Transaction reason',
      100_000,
      (index) => `A-1,2031-01-05,${index}.55,?? ${index}`,
    ),
  'most accounts.csv': () => csv(people, limits.accounts, (index) => person(`A-${index}`, index)),
  'two million rows.csv': () => csv('Account number', 2_000_000, (index) => `A-${index}`),
  'columns.csv': () =>
    csv([...Array(16_384).keys()].map((at) => `Meter reading date ${at}`).join(','), 10, () =>
      Array(16_384).fill('2026-01-05').join(','),
    ),
  'formats.xlsx': () => withFormats(limits.formats),
  'merged cells.xls': () =>
    xlsWith(
      [['Account']],
      Array.from({ length: 300 }, () => [0x00e5, Buffer.from([0xff, 0xff])] as const),
    ),
}

type Measured = { readonly seconds: number; readonly megabytes: number; readonly end: string }

async function measureHere(path: string): Promise<void> {
  const answer = answeringCalls({ onProgress: () => {}, today: () => '2026-11-22' })
  const before = process.cpuUsage()
  const ask: PreparationSource = {
    fileName: basename(path),
    kind: 'accounts',
    bytes: readFileSync(path),
    textReading: null,
    mapping: null,
    edits: [],
    supplierCode: 'S',
    terms: usualTerms,
    knownNumbers: [],
  }
  const loaded = await answer({ id: 1, call: 'load', ask })
  const { user, system } = process.cpuUsage(before)
  const end = loaded.ok ? 'read' : loaded.issues[0].code
  const megabytes = process.resourceUsage().maxRSS / 1024
  console.log(JSON.stringify({ seconds: (user + system) / 1e6, megabytes, end } satisfies Measured))
}

const measure = (path: string): Measured =>
  JSON.parse(
    execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', import.meta.filename, '--here', path], {
      encoding: 'utf8',
    }),
  )

const said = ({ seconds, megabytes, end }: Measured): string =>
  `${seconds.toFixed(1)} s, ${Math.round(megabytes)} MB, ${end}`

function measureAll(): void {
  const folder = mkdtempSync(join(tmpdir(), 'migration-desk-hostile-'))
  try {
    for (const [name, make] of Object.entries(hostile)) {
      const bytes = make()
      const path = join(folder, name)
      writeFileSync(path, bytes)
      const honestPath = join(folder, 'honest.csv')
      const rows = Math.max(10, Math.round(bytes.length / 45))
      writeFileSync(
        honestPath,
        csv(people, Math.min(rows, 250_000), (index) => person(`A-${index}`, index)),
      )
      const [one, honest] = [measure(path), measure(honestPath)]
      const ratio = (one.seconds / honest.seconds).toFixed(2)
      console.log(`${name}: ${said(one)}; an honest file of its size: ${said(honest)}; ${ratio} times`)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const path = process.argv[process.argv.indexOf('--here') + 1]
if (process.argv.includes('--here') && path !== undefined) await measureHere(path)
else measureAll()
