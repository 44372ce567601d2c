/**
 * Measures the automatic mapping on the header rows in test/fixtures/headers, beside a plain matcher by edit distance.
 * `node test/bench/suggest.bench.ts [--unseen] [--mistakes SET | --without-each]`. `--unseen` judges every workbook by what was learned without
 * it, fifth by fifth of all workbooks; `--without-each` shows so what each rule and each weight is for, by what becomes of the sets without it.
 */

import type { ProjectKind } from '../../shared/catalogue/catalogue.ts'
import type { Suggestion } from '../../shared/mapping/model/mapping.ts'
import { type Learned, ourLearned, readLearned } from '../../shared/mapping/suggest/learned.ts'
import { rules } from '../../shared/mapping/suggest/rules.ts'
import { suggestMapping } from '../../shared/mapping/suggest/suggest-mapping.ts'
import { type Feature, weights } from '../../shared/mapping/suggest/weights.ts'
import { message } from '../../shared/messages/say.ts'
import type { Workbook } from '../../shared/sheet/sheet.ts'
import {
  catalogueOfRows,
  type Half,
  type HeaderRows,
  halves,
  type Judged,
  judge,
  readHeaderRows,
  workbookOf,
} from '../support/rows/header-rows.ts'
import { layoutsOf } from '../support/rows/sheet-layouts.ts'

type Book = { readonly rows: HeaderRows; readonly workbook: Workbook }
type Matcher = (book: Book) => readonly Suggestion[]

const all = readHeaderRows()
const kindOf = (rows: HeaderRows): ProjectKind => catalogueOfRows(rows).kind

const fifths = 5

/** What was learned without a workbook. */
async function learnedWithout(): Promise<(rows: HeaderRows) => Learned> {
  const { fitterOf } = await import('./fit-words.ts')
  const fifthOf = (name: string) => all.findIndex((rows) => rows.name === name) % fifths
  const learnedOf = (kind: ProjectKind) => {
    const fitted = fitterOf(kind)
    return Array.from({ length: fifths }, (_, fifth) => readLearned(fitted((name) => fifthOf(name) !== fifth)))
  }
  const learned = { accounts: learnedOf('accounts'), additions: learnedOf('additions') }
  return (rows) => learned[kindOf(rows)][fifthOf(rows.name)] ?? ourLearned(kindOf(rows))
}

const isUnseen = process.argv.includes('--unseen') || process.argv.includes('--without-each')
const learnedFor = isUnseen ? await learnedWithout() : (rows: HeaderRows) => ourLearned(kindOf(rows))

const ours: Matcher = ({ rows, workbook }) =>
  suggestMapping(workbook, layoutsOf(workbook), catalogueOfRows(rows), rules, learnedFor(rows)).suggestions

const reason = message('reason_heading', { values: null })

/** The nearest label or synonym by Levenshtein distance, where at most a fifth of the letters differ. */
const byEditDistance: Matcher = ({ rows, workbook }) =>
  workbook.sheets.flatMap((sheet) =>
    Array.from({ length: sheet.columnCount }, (_, index) => {
      const header = sheet.cellAt(0, index).text
      const names = catalogueOfRows(rows).leaves.flatMap(({ path, label, synonyms }) =>
        [label, ...synonyms].map((name) => ({
          path,
          distance: relativeDistance(header.toLowerCase(), name.toLowerCase()),
        })),
      )
      const nearest = names.reduce((a, b) => (b.distance < a.distance ? b : a))
      const target = nearest.distance <= 0.2 ? nearest.path : null
      return { sheet: sheet.name, column: index + 1, header, target, confidence: 1 - nearest.distance, reason }
    }),
  )

function relativeDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return (row[b.length] ?? 0) / Math.max(a.length, b.length, 1)
}

const bookOf = (rows: HeaderRows): Book => ({ rows, workbook: workbookOf(rows) })

const measure = (matcher: Matcher, half: Half): readonly Judged[] =>
  all.filter((rows) => rows.half === half).flatMap((rows) => judge(rows, matcher(bookOf(rows))))

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`.padStart(8)

/** What a run without something changes, beside the run with all. */
function withoutEach(): void {
  const books = all.map((rows) => ({ rows, workbook: workbookOf(rows) }))
  const run = (used: typeof rules) =>
    books.flatMap(({ rows, workbook }) => {
      const { suggestions } = suggestMapping(
        workbook,
        layoutsOf(workbook),
        catalogueOfRows(rows),
        used,
        learnedFor(rows),
      )
      const asked = suggestions.filter(({ target, confidence }) => target === null && confidence === 0).length
      return { half: rows.half, judged: judge(rows, suggestions), asked }
    })
  const whole = run(rules)
  const askedIn = (of: typeof whole) => of.reduce((sum, { asked }) => sum + asked, 0)
  console.log('without                     lost   wrong   gained   asked more   in')
  const tell = (name: string, without: typeof whole) => {
    const pairs = whole.flatMap(({ half, judged }, at) =>
      judged.map((one, place) => ({ half, before: one.verdict, after: without[at]?.judged[place]?.verdict })),
    )
    const changed = pairs.filter(({ before, after }) => before !== after)
    const count = (is: (one: (typeof changed)[number]) => boolean) => String(changed.filter(is).length).padStart(7)
    const [lost, wrong, gained] = [
      count(({ before }) => before === 'right'),
      count(({ after }) => after === 'wrong'),
      count(({ after }) => after === 'right'),
    ]
    const asked = String(askedIn(without) - askedIn(whole)).padStart(9)
    console.log(
      name.padEnd(24),
      lost,
      wrong,
      ` ${gained}   ${asked}    ${[...new Set(changed.map(({ half }) => half))].join(', ')}`,
    )
  }
  for (const rule of rules) tell(rule.name, run(rules.filter((one) => one !== rule)))
  const used: Record<Feature, number> = weights
  for (const [feature, weight] of Object.entries(weights) as [Feature, number][]) {
    used[feature] = 0
    tell(feature, run(rules))
    used[feature] = weight
  }
}

function showSets(): void {
  console.log('half          matcher         columns    right    wrong   missed  of them offered')
  for (const half of halves) {
    for (const [name, matcher] of [['ours', ours] as const, ['edit distance', byEditDistance] as const]) {
      const judged = measure(matcher, half)
      const count = (verdict: Judged['verdict']) => judged.filter((one) => one.verdict === verdict).length
      const shares = (['right', 'wrong', 'missed'] as const).map((verdict) => percent(count(verdict), judged.length))
      const missed = judged.filter(({ verdict }) => verdict === 'missed')
      const offered = percent(missed.filter((one) => one.offered !== null).length, missed.length)
      console.log(half.padEnd(13), name.padEnd(15), String(judged.length).padStart(7), ...shares, offered)
    }
  }
}

if (process.argv.includes('--without-each')) withoutEach()
else showSets()

const mistakesOf = process.argv[process.argv.indexOf('--mistakes') + 1]
for (const half of halves.filter((one) => one === mistakesOf)) {
  for (const { place, expected, got, verdict, reason } of measure(ours, half)) {
    if (verdict !== 'right')
      console.log(
        `${verdict.padEnd(6)} ${place}\n         expected ${expected}\n         got      ${got}\n         ${reason}`,
      )
  }
}

const started = performance.now()
for (const rows of all) ours(bookOf(rows))
console.log(`${((performance.now() - started) / all.length).toFixed(1)} ms per workbook`)
