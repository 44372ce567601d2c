/** Columns whose heading says nothing, and whose values say it: as if the heading did, but never surely. */
import { type Catalogue, namePartsOf } from '../../../catalogue/catalogue.ts'
import { message } from '../../../messages/say.ts'
import { pairedNouns } from '../../../vocabulary/levels.ts'
import { emptyWords, lightWordsOf, sentenceFillers, softWords } from '../../../vocabulary/light-words.ts'
import { protectionOf } from '../../../vocabulary/values/protection.ts'
import { type Candidate, isSure, noCandidate, type SeenColumn, saidOf } from '../column-candidates.ts'
import { areNames, areTowns, isOfAddress, ofTown, type Telling, tellings } from '../evidence/values-alone.ts'
import type { Field } from '../fields.ts'
import { withoutHints } from '../headings/header-readings.ts'
import type { Lexicon } from '../headings/lexicon.ts'
import { matchField } from '../headings/match-field.ts'
import { type SeenSheet, saidBy, saidOn, withFound } from '../seen-sheet.ts'
import { confidences, scoreOf, thresholds } from '../weights.ts'
import { accountColumn } from './account-key.ts'
import { isWholeName, tellsOfPeople } from './people-words.ts'
import type { Change, FieldsToMapTo } from './rule.ts'
import { addressBlocksOf } from './which-address.ts'

/** Fewer tell too little. */
const fewestValues = 3
/** Of the values of a person or a place, those that are of one account each: staff, agents and products come again with others. */
const ownShare = 0.8

export const valuesAlone: Change = (sheets, mapTo) => {
  // What one sheet says of an account, another one does not say again.
  const said = sheets.flatMap(saidOn).map((one) => one.said)
  return sheets.map((sheet) => {
    const open = sheet.columns.filter(isOpen)
    if (open.length === 0) return sheet
    const told = withTold(sheet, open, said, mapTo)
    const byValues = told.columns.flatMap(({ column, found: [first] }) =>
      first?.features.valuesAlone === undefined ? [] : [column],
    )
    return withNames(withLonePartsOut(told, new Set(byValues), mapTo.catalogue), open, said, mapTo)
  })
}

/** It has values, and nothing is known of it. */
const isOpen = (column: SeenColumn): boolean =>
  column.profile.distinct.size > 0 &&
  column.profile.count >= fewestValues &&
  column.fieldless === undefined &&
  !column.found.some(isSure) &&
  protectionOf(column.name) === null

type Told = { readonly column: SeenColumn; readonly telling: Telling; readonly fields: readonly Field[] }

function withTold(
  sheet: SeenSheet,
  open: readonly SeenColumn[],
  said: readonly Candidate[],
  mapTo: FieldsToMapTo,
): SeenSheet {
  const alone = new Map(
    open.flatMap((column): [SeenColumn, Telling][] => {
      const telling = tellings.find(({ are }) => are(column.profile))
      return telling === undefined ? [] : [[column, telling]]
    }),
  )
  const parts = addressParts(sheet, alone, mapTo.catalogue)
  const told = open.flatMap((column): Told[] => {
    const telling = alone.get(column) ?? (isInPlaceOfTown(column, parts) ? ofTown : undefined)
    if (telling === undefined || (telling.isOwn === true && !areOfOneAccountEach(sheet, column))) return []
    const fields = fieldsFitting(telling, mapTo).filter((field) => isSilent(column, field, mapTo.lexicon))
    const isOnly = fields.length === 1 || (telling.isOfAddress === true && fields.length > 1)
    return isOnly ? [{ column, telling, fields }] : []
  })
  const free = freeAmong(told, said, sheet, mapTo.catalogue)
  const taken = new Map(free.map((one) => [one.column, one]))
  return withFound(sheet, (column) => {
    const one = taken.get(column)
    return one === undefined ? column.found : [...one.fields.map(candidateOf(one.telling)), ...column.found]
  })
}

/** Those of whose fields no other column is: which of two it is, or of whom of several people, nothing tells. */
function freeAmong(
  told: readonly Told[],
  said: readonly Candidate[],
  sheet: SeenSheet,
  catalogue: Catalogue,
): readonly Told[] {
  if (told.length === 0) return told
  // Also those of which the heading says a little: phones of a landlord beside others.
  const unsaid = sheet.columns.filter((column) => saidOf(column) === undefined && column.profile.distinct.size > 0)
  const countOf = (telling: Telling): number =>
    telling.values === 'town' ? 1 : unsaid.filter(({ profile }) => telling.are(profile)).length
  const numbered = new Set(said.flatMap(({ marks, field }) => (marks.length > 0 ? [field.leaf.levelPath] : [])))
  const hasPeople = tellsOfPeople(sheet) || sheet.columns.some(({ words }) => isWholeName(words))
  return told.filter(({ telling, fields }) => {
    const isSaid = said.some(({ field }) => telling.isOf(field.leaf, catalogue))
    const isOfPerson = telling.isBesidePerson !== true || hasPeople
    return isOfPerson && !isSaid && countOf(telling) <= 1 && !fields.some(({ leaf }) => numbered.has(leaf.levelPath))
  })
}

/** Which part of an address each column is of, by its heading or its values. */
function addressParts(
  sheet: SeenSheet,
  alone: ReadonlyMap<SeenColumn, Telling>,
  catalogue: Catalogue,
): ReadonlyMap<number, { readonly part: string; readonly areDigits: boolean }> {
  return new Map(
    sheet.columns.flatMap((one) => {
      const said = saidOf(one)?.field.leaf
      const telling = said === undefined ? alone.get(one) : undefined
      const ofSaid = said !== undefined && isOfAddress(said, catalogue) ? (said.role ?? said.kind) : undefined
      const part = ofSaid ?? (telling?.isOfAddress === true ? telling.values : undefined)
      return part === undefined ? [] : [[one.column, { part, areDigits: one.profile.number === 1 }] as const]
    }),
  )
}

/** Words tell nothing, but for a town between others of its address, or behind a postcode in digits: that is where it stands then. */
function isInPlaceOfTown({ column, profile }: SeenColumn, parts: ReturnType<typeof addressParts>): boolean {
  const [before, first] = [parts.get(column - 1), parts.get(column - 2)]
  const isBetween = before?.part === 'street' && parts.has(column + 1)
  const isBehind = before?.part === 'postcode' && before.areDigits && first?.part === 'street'
  return (isBetween || isBehind) && areTowns(profile)
}

const candidateOf =
  ({ values }: Telling) =>
  (field: Field): Candidate => {
    const features = { valuesAlone: 1 }
    const because = message('reason_values_alone', { values })
    return { ...noCandidate, field, features, score: scoreOf(features), most: confidences.guess, because }
  }

/** One in each place that has it. Of several phones, the one that a heading means which says no more than that. */
function fieldsFitting(telling: Telling, { catalogue, fields, lexicon }: FieldsToMapTo): readonly Field[] {
  const fitting = fields.filter(
    (field) =>
      field.target === field.leaf.path &&
      telling.isOf(field.leaf, catalogue) &&
      (telling.values !== 'point' || isOfPoints(field)),
  )
  const usual = fitting.filter(({ leaf }) => leaf.isRare !== true)
  const placeOf = ({ target }: Field) => target.slice(0, target.lastIndexOf('.'))
  return [...Map.groupBy(usual.length > 0 ? usual : fitting, placeOf).values()].flatMap((alike) => {
    if (alike.length < 2) return alike
    const nearness = (field: Field) => matchField([telling.values], field, lexicon)?.score ?? 0
    return alike
      .filter((field) => nearness(field) >= thresholds.sure)
      .toSorted((one, other) => nearness(other) - nearness(one))
      .slice(0, 1)
  })
}

/** What an account has once may be a contract or a bill as well. */
const isOfPoints = ({ words, levels }: Field): boolean =>
  pairedNouns.points.some((noun) => words.has(noun) || levels.some(({ nouns }) => nouns.has(noun)))

/** Nobody knows a word of the heading and of what stands over it, or each adds nothing: one that is known beside one that is not says too much. */
function isSilent({ words, groupHeading }: SeenColumn, { leaf, contextWords }: Field, lexicon: Lexicon): boolean {
  const light = lightWordsOf(leaf.kind)
  const addsNothing = (word: string) =>
    contextWords.has(word) ||
    light.includes(word) ||
    [softWords, emptyWords, sentenceFillers].some((silent) => silent.has(word))
  const all = [...words, ...lexicon.wordsOf(withoutHints(groupHeading))].filter(
    (word) => !/^(?:\d+|\p{L})$/u.test(word),
  )
  return all.every(addsNothing) || all.every((word) => !lexicon.isKnown(word))
}

export function areOfOneAccountEach(sheet: SeenSheet, { column, profile }: SeenColumn): boolean {
  const account = accountColumn(sheet)
  if (account === undefined) return profile.distinct.size >= Math.min(profile.count * ownShare, mostDistinct)
  const values = [...saidBy(sheet, column, [account]).values()]
  return values.filter((accounts) => new Set(accounts).size <= 1).length >= values.length * ownShare
}

/** So many different values are no list of staff. */
const mostDistinct = 50

/** A lone part of an address may be of any; and of a further one that no heading names nobody knows whose it is. */
function withLonePartsOut(sheet: SeenSheet, told: ReadonlySet<number>, catalogue: Catalogue): SeenSheet {
  const blocks = addressBlocksOf(sheet, catalogue)
  const out = new Set(
    blocks.flatMap(({ columns }) => {
      const isNamed = columns.some(({ column }) => !told.has(column))
      return columns.length > 1 && (isNamed || blocks.length === 1) ? [] : columns.map(({ column }) => column)
    }),
  )
  return withFound(sheet, ({ column, found }) =>
    told.has(column) && out.has(column) ? found.filter(({ features }) => features.valuesAlone === undefined) : found,
  )
}

/** Whole names have no field of their own, and are cut where nobody else is named. */
function withNames(
  sheet: SeenSheet,
  open: readonly SeenColumn[],
  said: readonly Candidate[],
  { catalogue, lexicon, fields }: FieldsToMapTo,
): SeenSheet {
  const [holders] = catalogue.people
  const parts = namePartsOf(holders?.children ?? [])
  const field = fields.find(({ leaf }) => leaf === parts[0])
  const isNamed =
    sheet.columns.some(({ words }) => isWholeName(words)) || said.some((one) => parts.includes(one.field.leaf))
  if (field === undefined || isNamed) return sheet
  const named = open.filter(
    (column) => areNames(column.profile) && isSilent(column, field, lexicon) && areOfOneAccountEach(sheet, column),
  )
  const [only, ...others] = named
  if (only === undefined || others.length > 0) return sheet
  return {
    ...sheet,
    columns: sheet.columns.map((one) => (one.column === only.column ? { ...one, holdsNames: true } : one)),
  }
}
