/**
 * The automatic mapping: which column fills which field, from headers, values, neighbours and sheet names. It is run unattended, so a
 * column that is not understood is left out: a wrong field is worse than none.
 */

import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Message } from '../../messages/message.ts'
import type { Workbook } from '../../sheet/sheet.ts'
import { isFilledDown } from '../layout/fill-down.ts'
import { todayHere } from '../locale/time-zone.ts'
import { formatTarget, parseTarget } from '../model/field-path.ts'
import type { ColumnMapping, Mapping, SheetMapping, Suggestion } from '../model/mapping.ts'
import { sureFrom } from '../model/undecided-columns.ts'
import { addressNamesOf } from './address-names.ts'
import { type Choice, chooseFields } from './choose-fields.ts'
import type { SeenColumn } from './column-candidates.ts'
import { writeTargets } from './element-numbers.ts'
import { catalogueTexts, fieldsOf } from './fields.ts'
import { lexiconOf } from './headings/lexicon.ts'
import { matchField } from './headings/match-field.ts'
import { supplyFieldOf } from './headings/supplies.ts'
import { type Learned, learnedAmong, ourLearned } from './learned.ts'
import { withAddressesCut } from './parts/cut-addresses.ts'
import { withNamesCut } from './parts/cut-names.ts'
import { withPartsJoined } from './parts/join-parts.ts'
import { withOnePerson } from './parts/one-person.ts'
import type { ChosenSheet, FieldsToMapTo, Rule } from './rules/rule.ts'
import { rules as allRules } from './rules.ts'
import { type SeenSheet, type SheetRows, seeSheet } from './seen-sheet.ts'
import { includeSheets } from './sheets/include-sheets.ts'
import { withNamesFilled } from './sheets/name-of-sheet.ts'
import { arePeopleNamed } from './sheets/people-elsewhere.ts'
import { toldOfChoice, toldOfNone } from './told.ts'
import { thresholds } from './weights.ts'

export type { SheetRows } from './seen-sheet.ts'

/**
 * @param layout  the sheets to look at, each with the places of its headers and data
 * @param today  as YYYY-MM-DD: whether a contract has come to its end, its day alone tells
 * @returns one suggestion per column that has a header or values, and the mapping made of them. A level is `[]` where a sheet has one
 *   set of columns for it, numbered from zero where it has several. Readings are left to be found out from the values.
 */
export function suggestMapping(
  workbook: Workbook,
  layout: readonly SheetRows[],
  catalogue: Catalogue,
  rules: readonly Rule[] = allRules,
  learnedBy: Learned = ourLearned(catalogue.kind),
  today: string = todayHere(),
): { readonly mapping: Mapping; readonly suggestions: readonly Suggestion[] } {
  const mapTo = fieldsToMapTo(catalogue, learnedBy)
  const { fields } = mapTo
  const first = layout.flatMap((one) => {
    const sheet = workbook.sheets.find(({ name }) => name === one.sheet)
    return sheet === undefined ? [] : [seeSheet(sheet, one, mapTo, rules)]
  })
  const seen = rules.reduce<readonly SeenSheet[]>(
    (sheets, { effect, reason }) =>
      effect.on === 'candidates' ? effect.change(sheets, mapTo, reasonOf(reason)) : sheets,
    first,
  )
  const chosen = rules.reduce<readonly ChosenSheet[]>(
    (all, { effect, reason }) => (effect.on === 'choices' ? effect.change(all, catalogue, reasonOf(reason)) : all),
    seen.map((sheet) => ({ sheet, choices: chooseFields(sheet) })),
  )
  const ownFields = chosen.map(({ sheet, choices }) => ({
    seen: sheet,
    suggestions: suggestionsOf(sheet, choices, today),
  }))
  const named = ownFields.map((one) =>
    withNamesCut(one.seen, one.suggestions, catalogue, () => arePeopleNamed(one, ownFields, catalogue)),
  )
  const suggested = ownFields.map(({ seen }, at) => ({
    seen,
    suggestions: withAddressesCut(
      seen,
      withPartsJoined(seen, withOnePerson(seen, named[at] ?? [], named, catalogue), catalogue),
      catalogue,
    ),
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
      constants: supplyConstants(chosen, mapTo),
      defaults: {},
    },
  }
}

/** What each point of supply is of, where its columns say so and none does in each row. */
function supplyConstants(chosen: readonly ChosenSheet[], { supplyField }: FieldsToMapTo): Mapping['constants'] {
  if (supplyField === null) return []
  const { level, field, values } = supplyField
  const choices = chosen.flatMap((one) => one.choices)
  if (choices.some((one) => one.field.leaf === field)) return []
  // What may say it for each row is to be decided first.
  const maySayIt = ({ found: [best] }: SeenColumn) =>
    best !== undefined && best.field.leaf === field && best.score >= thresholds.worthMentioning
  const supplies = new Set(choices.map(({ candidate }) => candidate.ofSupply?.supply))
  if (!supplies.has('electricity') && chosen.some(({ sheet }) => sheet.columns.some(maySayIt))) return []
  const said = chosen.flatMap(({ choices: own }) => {
    const targets = writeTargets(own)
    return own.flatMap(({ column, candidate }): [string, string][] => {
      const value = candidate.ofSupply === undefined ? undefined : values.get(candidate.ofSupply.supply)
      const point = (parseTarget(targets.get(column) ?? '') ?? []).slice(0, level.split('.').length)
      return value === undefined ? [] : [[`${formatTarget(point)}.${field.name}`, value]]
    })
  })
  return [...new Map(said)].map(([target, value]) => ({ target, value }))
}

/** Made once for each catalogue: it takes longer than a mapping. */
const madeFor = new WeakMap<Catalogue, Map<Learned, FieldsToMapTo>>()

/** What the columns of a spreadsheet could be of. */
export function fieldsToMapTo(catalogue: Catalogue, learnedBy: Learned = ourLearned(catalogue.kind)): FieldsToMapTo {
  const made = madeFor.get(catalogue) ?? new Map<Learned, FieldsToMapTo>()
  madeFor.set(catalogue, made)
  const known = made.get(learnedBy)
  if (known !== undefined) return known
  const [like] = made.values()
  const lexicon = like?.lexicon ?? lexiconOf(catalogueTexts(catalogue))
  const fields = like?.fields ?? fieldsOf(catalogue, lexicon)
  const supplyField = like?.supplyField ?? supplyFieldOf(catalogue, lexicon)
  const addressNames = like?.addressNames ?? addressNamesOf(catalogue, lexicon)
  const own = {
    catalogue,
    lexicon,
    fields,
    supplyField,
    addressNames,
    learned: learnedBy,
    learnedOf: learnedAmong(fields, learnedBy),
  }
  made.set(learnedBy, own)
  return own
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

function suggestionsOf(seen: SeenSheet, choices: readonly Choice[], today: string): readonly Suggestion[] {
  const targets = writeTargets(choices)
  const chosen = new Map(choices.map((one) => [one.column, one]))
  return seen.columns.map((column): Suggestion => {
    const choice = chosen.get(column.column)
    const target = targets.get(column.column) ?? null
    const told = choice === undefined ? toldOfNone(column, seen, choices, today) : toldOfChoice(column, choice)
    return { sheet: seen.sheet.name, column: column.column, header: column.name, target, ...told }
  })
}

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

function columnMappingOf({ column, header, target, split, joins, join, confidence }: Suggestion): ColumnMapping {
  const isGuessed = target !== null && confidence < sureFrom
  return {
    ...{ column, header, target: joins ?? target },
    ...(join && { join }),
    ...(split && { split }),
    ...(isGuessed && { isGuessed }),
  }
}

const reasonOf = (reason: Rule['reason']): Message | undefined =>
  reason === undefined ? undefined : { key: reason, facts: {} }
