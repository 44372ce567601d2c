/**
 * Fits what suggesting has learned (shared/mapping/suggest/learned.ts) on the kept header sets and on sayings
 * (test/fixtures/headers/sayings): plain logistic regression over all fields at once, deterministic. `node test/bench/fit-words.ts` writes
 * shared/vocabulary/learned-words.ts; `suggest.bench.ts --unseen` measures workbooks by what was fitted without them.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { catalogueOfKind, type ProjectKind, projectKinds } from '../../shared/catalogue/catalogue-of-kind.ts'
import { profileColumn } from '../../shared/mapping/suggest/evidence/column-profile.ts'
import { valueFit } from '../../shared/mapping/suggest/evidence/value-fit.ts'
import { withoutHints } from '../../shared/mapping/suggest/headings/header-readings.ts'
import { areContrary, contraryValues, signsOf } from '../../shared/mapping/suggest/learned.ts'
import { rules } from '../../shared/mapping/suggest/rules.ts'
import { seeSheet } from '../../shared/mapping/suggest/seen-sheet.ts'
import { fieldsToMapTo } from '../../shared/mapping/suggest/suggest-mapping.ts'
import type { Sheet } from '../../shared/sheet/sheet.ts'
import { catalogueOfRows, type HeaderRows, readHeaderRows, workbookOf } from '../support/rows/header-rows.ts'
import { layoutsOf } from '../support/rows/sheet-layouts.ts'
import { workbookFromRows } from '../support/rows/workbook-from-rows.ts'

/** A column, with its signs, what speaks against each field by its place, and the place of its own; the last place is none. */
type Example = {
  readonly signs: readonly string[]
  readonly contrary: Uint8Array
  readonly field: number
  readonly weight: number
}

/** A saying comes alone, and nobody counted how often it is said. */
const weightOfSaying = 0.5
/** How strongly each weight is drawn to nothing, and how often all are mended. */
const [hold, steps, stepSize] = [0.1, 40, 0.2]
/** A weight that differs less from that of the other fields is not kept. */
const leastKept = 0.7

/** Of no values. */
const blank = profileColumn(workbookFromRows({ Sayings: [] }).sheets[0] as Sheet, 0, [], 1)

type Seen = Pick<Parameters<typeof signsOf>[0], 'words' | 'groupHeading' | 'profile'>

/** @param isUsed  whether a workbook, by its name, is learned from */
type Fitter = (isUsed: (name: string) => boolean) => { readonly fields: string; readonly signs: string }

/** @returns what makes the data of `learned-words.ts` from all that is kept of spreadsheets of a kind */
export function fitterOf(kind: ProjectKind): Fitter {
  const mapTo = fieldsToMapTo(catalogueOfKind(kind), { signs: new Map(), fields: [] })
  const { lexicon, fields } = mapTo
  const none = fields.length
  const places = new Map(fields.map(({ target }, place) => [target, place]))

  const exampleOf = (column: Seen, sheetWords: readonly string[], target: string | null, weight: number): Example[] => {
    const field = target === null ? none : places.get(target.replaceAll(/\[\d+\]/g, '[]'))
    if (field === undefined) return []
    const { signs } = signsOf(column, sheetWords, lexicon)
    const contrary = Uint8Array.from([...fields.map((one) => (areContrary(valueFit(column.profile, one)) ? 1 : 0)), 0])
    return [{ signs, contrary, field, weight }]
  }
  const examplesOf = (rows: HeaderRows): readonly Example[] => {
    const workbook = workbookOf(rows)
    return layoutsOf(workbook).flatMap((layout) => {
      const sheet = workbook.sheets.find(({ name }) => name === layout.sheet)
      const expected = rows.sheets.find((one) => one.sheet === layout.sheet)?.columns ?? []
      if (sheet === undefined) return []
      const { columns, nameWords } = seeSheet(sheet, layout, mapTo, rules)
      return columns.flatMap((column) => {
        const answer = expected[column.column - 1]
        // What is a part of a field, or several, has none of its own.
        const isPart = answer?.parts !== undefined || answer?.joins !== undefined
        return answer === undefined ? [] : exampleOf(column, nameWords, isPart ? null : answer.target, 1)
      })
    })
  }
  const wordsOf = (heading: string): readonly string[] => lexicon.wordsOf(withoutHints(heading))
  const unrelated = unrelatedColumns[kind].flatMap(([heading, value]) => {
    const sheet = workbookFromRows({ Columns: [[heading], [value], [value], [value]] }).sheets[0] as Sheet
    const profile = profileColumn(sheet, 0, [1, 2, 3], 3)
    return exampleOf({ words: wordsOf(heading), groupHeading: '', profile }, [], null, weightOfSaying)
  })
  const sayings = sayingsOf(kind).flatMap(([path, heading]) =>
    exampleOf({ words: wordsOf(heading), groupHeading: '', profile: blank }, [], path, weightOfSaying),
  )
  /** By name of the workbook. */
  const examplesBy = new Map(
    readHeaderRows().flatMap((rows) =>
      catalogueOfRows(rows).kind === kind ? [[rows.name, examplesOf(rows)] as const] : [],
    ),
  )
  // The last two names of a path, in which it is like a path of another interface.
  const endings = fields.map(({ target }) => target.split('.').slice(-2).join('.')).join('\n')
  return (isUsed) => {
    const ofWorkbooks = [...examplesBy].flatMap(([name, own]) => (isUsed(name) ? own : []))
    return { fields: endings, signs: learn([...ofWorkbooks, ...sayings, ...unrelated], none) }
  }
}

/** Columns of systems, staff, money and readings that no field stands for, each with a value. */
const unrelatedColumns: Readonly<Record<ProjectKind, readonly (readonly [heading: string, value: string])[]>> = {
  accounts: z
    .array(z.tuple([z.string(), z.string()]))
    .parse(JSON.parse(readFileSync(new URL('../fixtures/unrelated-columns.json', import.meta.url), 'utf8'))),
  additions: [],
}

function sayingsOf(kind: ProjectKind): readonly (readonly [path: string | null, heading: string])[] {
  const folder = new URL(`../fixtures/headers/sayings/${kind}/`, import.meta.url)
  const lines = readdirSync(folder).flatMap((file) => readFileSync(new URL(file, folder), 'utf8').trim().split('\n'))
  return lines.flatMap((line) => {
    const [path = '', said = ''] = line.split('\t')
    return said.split('|').map((heading) => [path === 'null' ? null : path, heading.trim()] as const)
  })
}

/** @returns what each sign adds. @param none  the place of no field, which is the last */
function learn(examples: readonly Example[], none: number): string {
  const signs = [...new Set(examples.flatMap((one) => one.signs))]
  const at = new Map(signs.map((sign, place) => [sign, place]))
  const width = none + 1
  const rows = examples.map((one) => ({ ...one, signs: one.signs.map((sign) => (at.get(sign) ?? 0) * width) }))
  const ofSigns = new Mended(signs.length * width)
  const ofContrary = new Mended(1)
  const sums = new Float64Array(width)
  for (let step = 1; step <= steps; step += 1) {
    const { weights, slopes } = ofSigns
    const toContrary = ofContrary.weights[0] ?? 0
    let slopeOfContrary = 0
    for (const { signs: own, contrary, field, weight } of rows) {
      let all = 0
      for (let place = 0; place < width; place += 1) {
        let sum = toContrary * (contrary[place] ?? 0)
        for (const start of own) sum += weights[start + place] ?? 0
        const odds = Math.exp(sum)
        sums[place] = odds
        all += odds
      }
      for (let place = 0; place < width; place += 1) {
        const error = weight * ((sums[place] ?? 0) / all - (place === field ? 1 : 0))
        for (const start of own) slopes[start + place] = (slopes[start + place] ?? 0) + error
        slopeOfContrary += error * (contrary[place] ?? 0)
      }
    }
    ofContrary.slopes[0] = slopeOfContrary
    ofSigns.mend(step, hold)
    ofContrary.mend(step, 0)
  }
  const tenths = (weight: number | undefined) => Math.round((weight ?? 0) * 10)
  const lines = signs.map((sign, place) => {
    const own = ofSigns.weights.subarray(place * width, (place + 1) * width)
    const toNone = own[none] ?? 0
    const ofFields = [...own.subarray(0, none)].map((weight) => weight - toNone)
    const usual = ofFields.toSorted((a, b) => a - b)[none >> 1] ?? 0
    const single = ofFields.flatMap((weight, field) =>
      Math.abs(weight - usual) < leastKept ? [] : [` ${field} ${tenths(weight)}`],
    )
    return `${sign}: ${tenths(usual)}${single.join('')}`
  })
  const shared = `${contraryValues}: ${tenths(ofContrary.weights[0])}`
  return [shared, ...lines].join('; ')
}

/** Weights with the slopes that mend them: Adam, as it is published. */
class Mended {
  readonly weights: Float64Array
  readonly slopes: Float64Array
  readonly #means: Float64Array
  readonly #squares: Float64Array

  constructor(count: number) {
    this.weights = new Float64Array(count)
    this.slopes = new Float64Array(count)
    this.#means = new Float64Array(count)
    this.#squares = new Float64Array(count)
  }

  mend(step: number, drawn: number): void {
    const [means, squares] = [this.#means, this.#squares]
    for (let at = 0; at < this.weights.length; at += 1) {
      const slope = (this.slopes[at] ?? 0) + drawn * (this.weights[at] ?? 0)
      const mean = 0.9 * (means[at] ?? 0) + 0.1 * slope
      const square = 0.99 * (squares[at] ?? 0) + 0.01 * slope * slope
      means[at] = mean
      squares[at] = square
      const change = mean / (1 - 0.9 ** step) / (Math.sqrt(square / (1 - 0.99 ** step)) + 1e-6)
      this.weights[at] = (this.weights[at] ?? 0) - stepSize * change
      this.slopes[at] = 0
    }
  }
}

/** The words of the vocabulary's files have no lines longer than this. */
const longestLine = 150

/** `; ` parts entries, as a new line does. */
const inLines = (text: string): string =>
  text.split('; ').reduce((lines, entry) => {
    const last = lines.length - lines.lastIndexOf('\n') + entry.length
    return `${lines}${lines === '' ? '' : last > longestLine ? '\n' : '; '}${entry}`
  }, '')

if (import.meta.main) {
  const written = projectKinds.map((kind) => {
    const { fields, signs } = fitterOf(kind)(() => true)
    return `  ${kind}: {\n    fields: \`\n${fields}\n\`,\n    signs: \`\n${inLines(signs)}\n\`,\n  },`
  })
  writeFileSync(
    new URL('../../shared/vocabulary/learned-words.ts', import.meta.url),
    `/** Made by \`node test/bench/fit-words.ts\`, which says what it means: shared/mapping/suggest/learned.ts reads it. */
export const learnedWords = {
${written.join('\n')}
}
`,
  )
}
