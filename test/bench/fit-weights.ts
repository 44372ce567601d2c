/**
 * Fits the weights of suggesting (shared/mapping/suggest/weights.ts) on the kept header sets: plain logistic regression over all pairs of a column and
 * a field that its heading could mean, drawn towards the weights that are there, so that what few columns tell changes little. Deterministic.
 * `node test/bench/fit-weights.ts` prints those fitted on all of them; `suggest.bench.ts --fitted` measures them on workbooks they have not seen.
 */
import { accountCatalogue } from '../../shared/catalogue/account-catalogue.ts'
import { evidenceFor } from '../../shared/mapping/suggest/evidence/sheet-topics.ts'
import { catalogueTexts, fieldsOf } from '../../shared/mapping/suggest/fields.ts'
import { lexiconOf } from '../../shared/mapping/suggest/headings/lexicon.ts'
import { rules } from '../../shared/mapping/suggest/rules.ts'
import { seeSheet } from '../../shared/mapping/suggest/seen-sheet.ts'
import { type Feature, type Features, thresholds, weights } from '../../shared/mapping/suggest/weights.ts'
import { type HeaderRows, readHeaderRows, workbookOf } from '../support/rows/header-rows.ts'
import { layoutsOf } from '../support/rows/sheet-layouts.ts'

type Example = { readonly features: Features; readonly isRight: boolean }

const names = Object.keys(weights) as Feature[]
const given: Readonly<Record<Feature, number>> = { ...weights }
const all = readHeaderRows()
const lexicon = lexiconOf(catalogueTexts(accountCatalogue))
const fields = fieldsOf(accountCatalogue, lexicon)
const mapTo = { catalogue: accountCatalogue, lexicon, fields, supplyField: null }

/** A field that is as good as chosen lies so far above where one is, in the units of the regression. */
const steepness = 12
/** How strongly the weights there are hold against the examples; and how far each step goes. */
const hold = 40
const steps = 400
const stepSize = 0.002

/** Every pair of a column and a field with what speaks for it beside the fields that the other columns stand for. */
function examplesOf(rows: HeaderRows): readonly Example[] {
  const workbook = workbookOf(rows)
  return layoutsOf(workbook).flatMap((layout) => {
    const sheet = workbook.sheets.find(({ name }) => name === layout.sheet)
    const expected = rows.sheets.find((one) => one.sheet === layout.sheet)?.columns ?? []
    if (sheet === undefined) return []
    const { columns, nameWords } = seeSheet(sheet, layout, mapTo, rules)
    const fieldOf = (target: string | null) => fields.find((field) => field.target === keptKeys(target))
    const known = expected.flatMap(({ target }, at) => {
      const field = fieldOf(target)
      return field === undefined ? [] : [{ column: at + 1, field }]
    })
    return columns.flatMap(({ column, found }) => {
      const answer = expected[column - 1]
      if (answer === undefined || answer.parts !== undefined || answer.joins !== undefined) return []
      const right = [answer.target, ...(answer.alsoRight ?? [])].map(keptKeys)
      const others = known.filter((one) => one.column !== column)
      const pairs = found.map(({ field, features, isWeak }): Example => {
        const around = isWeak ? evidenceFor(field, column, others, nameWords) : {}
        return { features: { ...features, ...around }, isRight: right.includes(field.target) }
      })
      // What the words say of two fields alike, only all columns together tell: the street of a bill, and of a supply.
      const said = new Set(pairs.flatMap(({ features, isRight }) => (isRight ? [JSON.stringify(features)] : [])))
      return pairs.filter(({ features, isRight }) => isRight || !said.has(JSON.stringify(features)))
    })
  })
}

/** Without numbers of elements, with keys. */
const keptKeys = (target: string | null): string | null =>
  target === null ? null : target.replaceAll(/\[\d+\]/g, '[]')

function fitted(examples: readonly Example[]): Record<Feature, number> {
  const found = { ...given }
  for (let step = 0; step < steps; step += 1) {
    const slope = new Map<Feature, number>(names.map((name) => [name, hold * (found[name] - given[name])]))
    for (const { features, isRight } of examples) {
      let sum = -thresholds.sure
      for (const name of names) sum += found[name] * (features[name] ?? 0)
      const error = 1 / (1 + Math.exp(-steepness * sum)) - (isRight ? 1 : 0)
      for (const name of names) slope.set(name, (slope.get(name) ?? 0) + error * (features[name] ?? 0))
    }
    for (const name of names) found[name] -= (stepSize * (slope.get(name) ?? 0)) / (1 + step / 50)
  }
  return found
}

/** By name of the workbook. */
const examplesBy = new Map(all.map((rows) => [rows.name, examplesOf(rows)]))

/** @param isUsed  whether a workbook, by its name, is fitted on */
export const fittedOn = (isUsed: (name: string) => boolean): Record<Feature, number> =>
  fitted([...examplesBy].flatMap(([name, examples]) => (isUsed(name) ? examples : [])))

if (import.meta.main) console.log(fittedOn(() => true))
