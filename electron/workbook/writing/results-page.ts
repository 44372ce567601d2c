/** The results as a page to print: one file without scripts, which any browser shows, prints and keeps as a PDF. Pure. */
import { say } from '../../../shared/messages/say.ts'
import { spokenLanguage, spokenNow } from '../../../shared/messages/speech.ts'
import { spellOut } from '../../../shared/words/words-of-others.ts'
import { showWallTime } from '../reading/wall-clock.ts'
import type { Table } from './write-results.ts'

/**
 * @param title  what the results are of
 * @param remark  what holds for all of it: it stands above each table, on every sheet of paper
 */
export function resultsPage(title: string, remark: string | null, summary: Table, results: Table): Uint8Array {
  const shown = results.columns.flatMap(({ isOnPaper }, index) => (isOnPaper === true ? [index] : []))
  const onPaper: Table = {
    ...results,
    columns: results.columns.filter((_, index) => shown.includes(index)),
    rows: results.rows.map((row) => shown.map((index) => row[index] ?? null)),
  }
  const page = [
    '<!doctype html>',
    `<html lang="${spokenLanguage()}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${inMarkup(title)}</title><style>${style}</style></head><body>`,
    `<h1>${inMarkup(title)}</h1>`,
    ...written(summary, remark),
    `<h2>${inMarkup(say('every_account_title'))}</h2>`,
    ...written(onPaper, remark),
    '</body></html>\n',
  ].join('\n')
  return new TextEncoder().encode(page)
}

const written = ({ columns, rows }: Table, remark: string | null): readonly string[] => [
  '<table><thead>',
  ...(remark === null ? [] : [`<tr><th class="remark" colspan="${columns.length}">${inMarkup(remark)}</th></tr>`]),
  '<tr>',
  ...columns.map(({ heading, holds }) => `<th scope="col" class="${holds}">${inMarkup(heading)}</th>`),
  '</tr></thead><tbody>',
  ...rows.map((row) => {
    const cells = row.map(
      (cell, index) => `<td class="${columns[index]?.holds ?? 'text'}">${inMarkup(told(cell))}</td>`,
    )
    return `<tr>${cells.join('')}</tr>`
  }),
  '</tbody></table>',
]

function told(cell: Table['rows'][number][number]): string {
  if (cell === null) return ''
  if (cell instanceof Date) return showWallTime(cell)
  return typeof cell === 'number' ? writtenNumber(cell) : cell
}

function writtenNumber(number: number): string {
  const { formatters, locale } = spokenNow().intl
  return formatters.getNumberFormat(locale).format(number)
}

const marks: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

/** What strangers wrote is text, whatever it looks like. */
const inMarkup = (text: string): string => spellOut(text).replaceAll(/[&<>"']/g, (mark) => marks.get(mark) ?? mark)

const style = `
@page { size: A4 landscape; margin: 14mm; }
body { font: 10pt/1.4 system-ui, sans-serif; color: #16202b; margin: 2em; }
h1 { font-size: 16pt; margin: 0 0 .8em; }
h2 { font-size: 13pt; margin: 1.6em 0 .6em; }
table { border-collapse: collapse; width: 100%; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { padding: 3pt 6pt; border-bottom: .5pt solid #b9c2cc; text-align: left; vertical-align: top; overflow-wrap: anywhere; white-space: pre-wrap; }
/* What a stranger wrote is broken anywhere, our own words are not. */
th { overflow-wrap: normal; min-width: 5.5em; }
.remark { background: #fff3d6; text-align: center; }
.count { text-align: right; white-space: nowrap; }
.moment { white-space: nowrap; }
@media print { body { margin: 0; } }
`
