/** Writes large files as suppliers have them, for measuring: 30 columns of codes, names, texts, amounts, dates and yes/no. */
import { writeFileSync } from 'node:fs'
import { columnLetters } from '../../../shared/sheet/sheet.ts'
import { xlsxOf } from '../../unit/workbook/files/make-workbook.ts'

/** Where `xlsxOf` puts what is read. */
export const xlsxParts = { sheet: 'xl/worksheets/one.xml', strings: 'xl/strings.xml' } as const

/** The same numbers on every machine: mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** General, 0.00, a date, a date with a time. */
const styles =
  '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="2"/><xf numFmtId="14"/><xf numFmtId="22"/></cellXfs></styleSheet>'

type Value =
  | { readonly as: 'shared' | 'inline' | 'formulaText'; readonly text: string }
  | { readonly as: 'number' | 'formula'; readonly text: string; readonly style: number }
  | { readonly as: 'yesNo'; readonly text: '0' | '1' }

const towns = ['Waco', 'Dallas', 'Córdoba', 'Köln', 'Győr', 'San Antonio', 'El Paso', 'Houston']

function rowOf(row: number, random: () => number): readonly Value[] {
  const whole = (below: number) => Math.floor(random() * below)
  const shared = (text: string): Value => ({ as: 'shared', text })
  const inline = (text: string): Value => ({ as: 'inline', text })
  const number = (value: number | string, style = 0): Value => ({ as: 'number', text: String(value), style })
  const day = 40_000 + whole(6000)
  return [
    shared(`A-${String(row).padStart(8, '0')}`),
    shared(String(whole(1e9)).padStart(10, '0')),
    number(10_000_000_000_000 + row),
    shared(`Customer ${whole(60_000)}`),
    shared(`${whole(9999)} Elm & Oak Street, apartment ${whole(90)}`),
    shared(towns[whole(towns.length)] ?? ''),
    shared('TX'),
    number(70_000 + whole(9999)),
    shared(`customer.${row}@example.org`),
    shared(`+1 555 ${String(whole(1e7)).padStart(7, '0')}`),
    inline(`Meter ${whole(1e6)}`),
    inline(whole(2) === 0 ? 'electricity' : 'gas'),
    inline(`Read by <${whole(40)}> on site, register ${whole(9)}`),
    inline(towns[whole(towns.length)] ?? ''),
    number((whole(1e6) / 100).toFixed(2), 1),
    number(whole(1e6) / 100, 1),
    number(random() * 1000),
    number(whole(5000)),
    number(-whole(300)),
    number(whole(30)),
    { as: 'formula', text: String(whole(1e5) / 100), style: 1 },
    { as: 'formulaText', text: whole(2) === 0 ? 'due' : 'paid' },
    number(day, 2),
    number(day + whole(365), 2),
    number(day + random(), 3),
    number(day + 10, 2),
    { as: 'yesNo', text: random() < 0.8 ? '1' : '0' },
    shared(random() < 0.2 ? `note ${whole(5000)}` : 'none'),
    shared(String(whole(100)).padStart(3, '0')),
    shared(`${whole(1e4)},${String(whole(100)).padStart(2, '0')}`),
  ]
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export function writeLargeXlsx(path: string, rows: number): void {
  const random = randomFrom(1)
  const places = new Map<string, number>()
  const cellXml = (reference: string, value: Value): string => {
    switch (value.as) {
      case 'shared': {
        if (!places.has(value.text)) places.set(value.text, places.size)
        return `<c r="${reference}" t="s"><v>${places.get(value.text)}</v></c>`
      }
      case 'inline':
        return `<c r="${reference}" t="inlineStr"><is><t>${escapeXml(value.text)}</t></is></c>`
      case 'formulaText':
        return `<c r="${reference}" t="str"><f>IF(A1&gt;0,1,2)</f><v>${value.text}</v></c>`
      case 'formula':
        return `<c r="${reference}" s="${value.style}"><f>O1-P1</f><v>${value.text}</v></c>`
      case 'number':
        return `<c r="${reference}" s="${value.style}"><v>${value.text}</v></c>`
      case 'yesNo':
        return `<c r="${reference}" t="b"><v>${value.text}</v></c>`
    }
  }
  const pieces: Buffer[] = [Buffer.from('<worksheet><sheetData>')]
  for (let row = 1; row <= rows; row += 1) {
    const cells = rowOf(row, random).map((value, index) => cellXml(`${columnLetters(index + 1)}${row}`, value))
    pieces.push(Buffer.from(`<row r="${row}" spans="1:30">${cells.join('')}</row>`))
  }
  pieces.push(Buffer.from('</sheetData></worksheet>'))
  const strings = [...places.keys()].map((text) => `<si><t>${escapeXml(text)}</t></si>`)
  writeFileSync(path, xlsxOf(Buffer.concat(pieces), { strings: Buffer.from(`<sst>${strings.join('')}</sst>`), styles }))
}

export function writeLargeCsv(path: string, rows: number): void {
  const random = randomFrom(1)
  const lines: string[] = []
  for (let row = 1; row <= rows; row += 1) {
    lines.push(
      rowOf(row, random)
        .map(({ text }) => (text.includes(',') ? `"${text}"` : text))
        .join(','),
    )
  }
  writeFileSync(path, lines.join('\r\n'))
}
