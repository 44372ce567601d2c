/**
 * The automatic mapping: which column fills which field, from headers, values, neighbours and sheet names. It is run unattended, so a
 * column that is not understood is left out: a wrong field is worse than none.
 */
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Workbook } from '../../sheet.ts'
import { protectionOf } from '../../vocabulary/protection.ts'
import type { ColumnMapping, Mapping, SheetMapping, Suggestion } from '../model/mapping.ts'
import { isFilledDown } from '../plan/fill-down.ts'
import { type Choice, chooseFields } from './choose-fields.ts'
import { type Candidate, isContradicted, isSure, type SeenColumn } from './column-candidates.ts'
import { writeTargets } from './element-numbers.ts'
import { hasNoKnownValue } from './evidence/value-fit.ts'
import { explainChoice, explainOmission, explainUnknownValues } from './explain.ts'
import { catalogueTexts, type Field, fieldsOf } from './fields.ts'
import { lexiconOf } from './headings/lexicon.ts'
import { matchField } from './headings/match-field.ts'
import { holdingOf, likelyFields, type WordUse, wordUseOf } from './likely-fields.ts'
import type { ChosenSheet, FieldsToMapTo, Rule } from './rules/rule.ts'
import { rules as allRules } from './rules.ts'
import { type SeenSheet, type SheetRows, seeSheet } from './seen-sheet.ts'
import { includeSheets } from './sheets/include-sheets.ts'
import { withNamesFilled } from './sheets/name-of-sheet.ts'
import { arePeopleNamed } from './sheets/people-elsewhere.ts'
import { suggestParts } from './suggest-parts.ts'
import { confidences, sharesOf, thresholds } from './weights.ts'

export type { SheetRows } from './seen-sheet.ts'

/**
 * @param layout  the sheets to look at, each with the places of its headers and data
 * @returns one suggestion per column that has a header or values, and the mapping made of them. A level is `[]` where a sheet has one
 *   set of columns for it, numbered from zero where it has several. Readings are left to be found out from the values.
 */
export function suggestMapping(
  workbook: Workbook,
  layout: readonly SheetRows[],
  catalogue: Catalogue,
  rules: readonly Rule[] = allRules,
): { readonly mapping: Mapping; readonly suggestions: readonly Suggestion[] } {
  const mapTo = fieldsToMapTo(catalogue)
  const { lexicon, fields } = mapTo
  const first = layout.flatMap((one) => {
    const sheet = workbook.sheets.find(({ name }) => name === one.sheet)
    return sheet === undefined ? [] : [seeSheet(sheet, one, fields, lexicon, rules)]
  })
  const seen = rules.reduce<readonly SeenSheet[]>(
    (sheets, { effect, reason = '' }) => (effect.on === 'candidates' ? effect.change(sheets, mapTo, reason) : sheets),
    first,
  )
  const chosen = rules.reduce<readonly ChosenSheet[]>(
    (all, { effect, reason = '' }) => (effect.on === 'choices' ? effect.change(all, catalogue, reason) : all),
    seen.map((sheet) => ({ sheet, choices: chooseFields(sheet, mapTo) })),
  )
  const ownFields = chosen.map(({ sheet, choices }) => ({
    seen: sheet,
    suggestions: suggestionsOf(sheet, choices, mapTo),
  }))
  const suggested = ownFields.map((one) => ({
    seen: one.seen,
    suggestions: suggestParts(one.seen, one.suggestions, catalogue, () => arePeopleNamed(one, ownFields, catalogue)),
  }))
  const sheets = includeSheets(
    suggested.map(({ seen: sheet, suggestions: own }) => ({
      seen: sheet,
      mapping: sheetMappingOf(sheet, own, catalogue),
    })),
    catalogue,
  )
  return {
    suggestions: suggested.flatMap(({ suggestions }) => suggestions),
    mapping: {
      version: 1,
      // The sheet of a text file is called like the file.
      sheets: workbook.text === undefined ? withNamesFilled(sheets, fields, catalogue) : sheets,
      constants: [],
      defaults: {},
    },
  }
}

type Known = FieldsToMapTo & { readonly wordUse: WordUse }

/** Made once for each catalogue: it takes longer than a mapping. */
const madeFor = new WeakMap<Catalogue, Known>()

function fieldsToMapTo(catalogue: Catalogue): Known {
  const known = madeFor.get(catalogue)
  if (known !== undefined) return known
  const lexicon = lexiconOf(catalogueTexts(catalogue))
  const fields = fieldsOf(catalogue, lexicon)
  const made = { catalogue, lexicon, fields, wordUse: wordUseOf(fields) }
  madeFor.set(catalogue, made)
  return made
}

/** Whether a heading by itself says that it is of a field. @param path  as in the catalogue */
export function isNameOf(heading: string, path: string, catalogue: Catalogue): boolean {
  const { lexicon, fields } = fieldsToMapTo(catalogue)
  const field = fields.find(({ target }) => target === path)
  return (
    field !== undefined &&
    lexicon.readingsOf(heading).some((words) => {
      const match = matchField(words, field, lexicon)
      return match !== undefined && !match.isWeak && match.score >= thresholds.sure
    })
  )
}

function suggestionsOf(seen: SeenSheet, choices: readonly Choice[], mapTo: Known): readonly Suggestion[] {
  const targets = writeTargets(choices)
  const names = new Map(seen.columns.map(({ column, name }) => [column, name]))
  return seen.columns.map((seenColumn) => {
    const { column, name } = seenColumn
    const place = { sheet: seen.sheet.name, column, header: name }
    const choice = choices.find((one) => one.column === column)
    const target = targets.get(column)
    if (seenColumn.fieldless !== undefined) {
      const confidence = seenColumn.isSaidBefore === true ? 1 : 0
      return { ...place, target: null, confidence, reason: seenColumn.fieldless, ...protectionIn(seenColumn) }
    }
    if (choice === undefined || target === undefined) {
      const candidates = seen.candidates.get(column) ?? []
      const winner = winnerOver(candidates, choices)
      const takenBy = winner === undefined ? null : (names.get(winner.column) ?? null)
      const { reason, isKnown } = explainOmission(seenColumn, candidates, takenBy)
      const contradicts = contradictedField(seenColumn, candidates, choices)
      return {
        ...place,
        target: null,
        confidence: 0,
        reason,
        ...traceOf(candidates[0]),
        ...(contradicts && { contradicts: contradicts.label }),
        ...(isKnown ? {} : unknownOf(seenColumn, candidates, mapTo)),
        ...protectionIn(seenColumn),
      }
    }
    if (hasNoKnownValue(seenColumn.profile, choice.field)) {
      const reason = explainUnknownValues(seenColumn, choice.field)
      return {
        ...place,
        target,
        confidence: roundedConfidence(Math.min(confidences.guess, choice.confidence)),
        reason,
        ...traceOf(choice.candidate),
      }
    }
    const reason = explainChoice(seenColumn, choice)
    return {
      ...place,
      target,
      confidence: roundedConfidence(choice.confidence),
      reason,
      ...traceOf(choice.candidate),
    }
  })
}

function traceOf(candidate: Candidate | undefined): Pick<Suggestion, 'trace'> {
  const features = candidate === undefined ? [] : sharesOf(candidate.features)
  return candidate === undefined || features.length === 0 ? {} : { trace: { field: candidate.field.target, features } }
}

/** What is said of a column that nothing says to have no field. */
function unknownOf(
  column: SeenColumn,
  candidates: readonly Candidate[],
  { catalogue, fields, wordUse }: Known,
): Pick<Suggestion, 'isUnknown' | 'likely' | 'holds'> {
  const likely = likelyFields(column, candidates, fields, wordUse)
  const holds = holdingOf(likely, column, catalogue)
  return {
    isUnknown: true,
    ...(likely.length > 0 && { likely: likely.map(({ target }) => target) }),
    ...(holds !== null && { holds }),
  }
}

function protectionIn({ name, profile }: SeenColumn): Pick<Suggestion, 'protects'> {
  const protects = profile.count === 0 ? null : protectionOf(name)
  return protects === null ? {} : { protects }
}

/** The column that has the field which this one would have had for sure. */
function winnerOver([best]: readonly Candidate[], choices: readonly Choice[]): Choice | undefined {
  return best !== undefined && isSure(best) ? choices.find(({ field }) => field === best.field) : undefined
}

/** The field that the heading names, though the values can't be of it, where no other column has it. */
function contradictedField(
  { profile }: SeenColumn,
  [best]: readonly Candidate[],
  choices: readonly Choice[],
): Field | undefined {
  if (best === undefined || !isContradicted(best, profile)) return undefined
  return choices.some(({ field }) => field === best.field) ? undefined : best.field
}

const roundedConfidence = (score: number): number => Math.round(Math.min(1, score) * 100) / 100

function sheetMappingOf(
  { sheet, layout }: SeenSheet,
  suggestions: readonly Suggestion[],
  catalogue: Catalogue,
): Omit<SheetMapping, 'isIncluded'> {
  const columns = suggestions.map(columnMappingOf)
  const isBlankBelow = isFilledDown(sheet, [...layout.dataRows], { columns }, catalogue)
  return {
    sheet: sheet.name,
    headerRow: layout.headerRow,
    firstDataRow: layout.firstDataRow,
    columns,
    ...(isBlankBelow ? { blanksMean: 'asAbove' } : {}),
  }
}

function columnMappingOf({ column, header, target, split, joins, join }: Suggestion): ColumnMapping {
  return { column, header, target: joins ?? target, ...(join && { join }), ...(split && { split }) }
}
