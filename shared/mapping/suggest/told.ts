/** What a person is told of a column: why it was given its field, or why it has none, what it may be all the same, and what would be lost with it. */
import { type Catalogue, type Group, isOfPeople } from '../../catalogue/catalogue.ts'
import type { FieldKind } from '../../contract/field.ts'
import type { Message } from '../../messages/message.ts'
import { message } from '../../messages/say.ts'
import { label, listed, quoted, type Written } from '../../messages/values.ts'
import { assertNever } from '../../result.ts'
import { jointWords } from '../../vocabulary/levels.ts'
import {
  balanceWords,
  bankWords,
  companyWords,
  idWords,
  lightWordsOf,
  nameWords,
  negativeWords,
  softWords,
  unrelatedTo,
  waysOfContact,
} from '../../vocabulary/light-words.ts'
import {
  deniesRunning,
  type EndTelling,
  isRunning,
  maySayEnd,
  maySayEnded,
  maySayStanding,
  saysContractEnd,
  saysEnd,
  saysGoingOn,
  saysStanding,
} from '../../vocabulary/values/ended-words.ts'
import { protectionOf } from '../../vocabulary/values/protection.ts'
import { dateOrders, type Holding, type Suggestion } from '../model/mapping.ts'
import { readCalendar } from '../read/dates/read-calendar.ts'
import { wordsForNo } from '../read/read-yes-no.ts'
import { isUnnamed } from './address-names.ts'
import type { Choice } from './choose-fields.ts'
import { type Candidate, isContradicted, isSure, outBecause, type SeenColumn, twinsAmong } from './column-candidates.ts'
import type { ColumnProfile } from './evidence/column-profile.ts'
import { hasNoKnownValue, valueFit } from './evidence/value-fit.ts'
import { heldByValues, mayBeNames } from './evidence/values-alone.ts'
import type { Field } from './fields.ts'
import { isDenied, learnedOffers } from './learned.ts'
import { isOfFurtherHolder } from './parts/cut-names.ts'
import { isWholeName, tellsOfPeople } from './rules/people-words.ts'
import type { FieldsToMapTo } from './rules/rule.ts'
import { areOfOneAccountEach } from './rules/values-alone.ts'
import { addressBlocksOf } from './rules/which-address.ts'
import type { SeenSheet } from './seen-sheet.ts'
import { confidences, sharesOf, sumOf, thresholds } from './weights.ts'

export type Told = Omit<Suggestion, 'sheet' | 'column' | 'header' | 'target'>

/** Values that fit this much speak for it, and leave little doubt of their kind. */
const goodFit = 0.8

/** As what the values of a kind are spoken of; kinds that look like anything are not mentioned. */
const valueKinds: Readonly<Partial<Record<FieldKind, string>>> = {
  email: 'email',
  phone: 'phone',
  date: 'date',
  datetime: 'date',
  decimal: 'number',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
}

// ---- Of a column with a field

export function toldOfChoice({ profile }: SeenColumn, choice: Choice): Told {
  const { candidate, field } = choice
  const isUnlikely = hasNoKnownValue(profile, field)
  const confidence = Math.min(isUnlikely ? confidences.guess : 1, choice.confidence)
  const reason = isUnlikely
    ? message('reason_no_known_value', {
        value: quoted([...profile.distinct][0] ?? ''),
        field: label(field.leaf.label),
      })
    : (candidate.because ?? reasonOf(profile.count > 0, choice))
  return { confidence: Math.round(confidence * 100) / 100, reason, ...traceOf(candidate) }
}

/** Short, because it stands beside the column and its field, and beside a hundred others. */
function reasonOf(hasValues: boolean, { candidate, ground, field }: Choice): Message {
  const kind = valueKinds[field.leaf.kind]
  const areAsNamed = kind !== undefined && hasValues && candidate.fit >= goodFit
  const values = areAsNamed ? message('values_of_kind', { kind }) : null
  switch (ground) {
    case 'header':
      return message('reason_heading', { values })
    case 'surroundings':
      return candidate.twins === undefined
        ? message('reason_surroundings', { values })
        : message('reason_likeliest', { fields: labelsOf(candidate.twins, 'and'), values })
    case 'values':
      return message('reason_values', { values })
    default:
      return assertNever(ground)
  }
}

/** More to choose from is a list to read. */
const mostNamed = 4

const labelsOf = (candidates: readonly Candidate[], joint: 'and' | 'or'): Written =>
  listed([...new Set(candidates.map(({ field }) => field.label))].slice(0, mostNamed).map(quotedLabel), joint)

const quotedLabel = (words: string): Message => message('quoted', { text: label(words) })

function traceOf(candidate: Candidate | undefined): Pick<Suggestion, 'trace'> {
  const features = candidate === undefined ? [] : sharesOf(candidate.features)
  if (candidate === undefined || features.length === 0) return {}
  const alike = candidate.twins?.filter(({ field }) => field !== candidate.field).map(({ field }) => field.target)
  const { field, learnedFrom } = candidate
  return { trace: { field: field.target, features, ...(learnedFrom && { learnedFrom }), ...(alike && { alike }) } }
}

// ---- Of a column without one

/** @param today  as YYYY-MM-DD */
export function toldOfNone(column: SeenColumn, seen: SeenSheet, choices: readonly Choice[], today: string): Told {
  const { profile, found, fieldless, isSaidBefore } = column
  const protects = profile.count === 0 ? null : protectionOf(column.name)
  const protection = protects !== null && { protects }
  if (fieldless !== undefined) {
    const isLost = fieldless.key === 'reason_gas' && holdsBalance(column)
    const confidence = isSaidBefore === true && !isLost ? 1 : 0
    return { confidence, reason: fieldless, ...(isLost && { holds: 'balance' }), ...protection }
  }
  const mentioned = found.filter(({ score }) => score >= thresholds.worthMentioning)
  const [best] = mentioned
  const winner = best && choices.find(({ field }) => field === best.field)
  const takenBy = best && winner && isSure(best) ? seen.columns.find((one) => one.column === winner.column)?.name : ''
  // The heading names it, though the values can't be of it, and no other column has it.
  const isOpen = best !== undefined && winner === undefined && isContradicted(best, profile)
  const twins = twinsAmong(mentioned)
  const reason = outBecause(column) ?? knownOmission(column, seen.mapTo.catalogue)
  return {
    confidence: 0,
    reason: reason ?? unknownOmission(column, best, twins, takenBy ?? ''),
    ...traceOf(best && (twins.length > 0 ? { ...best, twins } : best)),
    ...(isOpen && { contradicts: best.field.label }),
    ...((reason === undefined || outBecause(column) !== undefined) && unknownOf(column, seen)),
    ...(seen.mapTo.catalogue.kind === 'accounts' && toldOfAccounts(column, seen, choices, today)),
    ...protection,
  }
}

/** @returns why no field takes it; `undefined` where none was found, and a person may know better */
function knownOmission({ words }: SeenColumn, { kind }: Catalogue): Message | undefined {
  if (words.some((word) => negativeWords.has(word))) return message('reason_wrong_way_round')
  if (kind === 'accounts' && words.some((word) => bankWords.has(word))) return message('reason_bank_details')
  // Every word of it is one of staff, systems, money that is no balance.
  const telling = words.filter((word) => !softWords.has(word) && !idWords.has(word))
  const isUnrelated = telling.length > 0 && telling.every((word) => unrelatedTo(kind).has(word))
  return isUnrelated && partOfAddress(words) === undefined ? message('reason_no_such_field') : undefined
}

function unknownOmission(
  { header, words, profile }: SeenColumn,
  best: Candidate | undefined,
  twins: readonly Candidate[],
  takenBy: string,
): Message {
  if (header === '') return message('reason_no_header')
  if (isOfFurtherHolder(words) && profile.severalNames < 0.5) return message('reason_further_holder')
  if (isWholeName(words)) return message('reason_whole_name_to_cut')
  const part = partOfAddress(words)
  if (part !== undefined) return part
  if (best === undefined) return message('reason_heading_of_no_field')
  const field = label(best.field.label)
  if (takenBy !== '') return message('reason_taken_by', { field, column: quoted(takenBy) })
  if (profile.count > 0 && best.fit < thresholds.poorFit) return message('reason_values_differ', { field })
  const rest = best.unexplained.filter((word) => header.toLowerCase().includes(word))
  if (rest.length > 0) return message('reason_words_mean_else', { field, words: quoted(rest.join(' ')) })
  if (best.unexplained.length > 0) return message('reason_words_mean_else', { field, words: null })
  return twins.length > 0
    ? message('reason_one_of', { fields: labelsOf(twins, 'or') })
    : message('reason_could_be', { field })
}

const partOfAddress = (words: readonly string[]): Message | undefined =>
  words.includes('furtherline')
    ? message('reason_further_line')
    : words.includes('housenumber')
      ? message('reason_house_number')
      : undefined

/** What is said of a column that nothing says to have no field. */
function unknownOf(column: SeenColumn, seen: SeenSheet): Pick<Suggestion, 'isUnknown' | 'likely' | 'readAs' | 'holds'> {
  const { mapTo } = seen
  const nearest = nearestFields(column, mapTo)
  const { offered, shares } = learnedOffers(column, mapTo)
  const likely = [...new Set([...offered, ...nearest])].slice(0, mostNamed)
  // What is merely offered is no reason to ask what would be lost.
  const holds = holdingOf(nearest, column, mapTo.catalogue) ?? holdingOfValues(column, seen)
  return {
    isUnknown: true,
    ...(likely.length > 0 && { likely: likely.map(({ target }) => target) }),
    readAs: { words: column.words, shares },
    ...(holds !== null && { holds }),
  }
}

/**
 * Nothing is chosen by it: it is offered to a person.
 * @returns nearest first: to its words, if those that nothing explains are passed over, then to what its values are like; none that
 *   the values can't be of, or that the heading denies
 */
function nearestFields(column: SeenColumn, mapTo: FieldsToMapTo): readonly Field[] {
  const { fields, catalogue, addressNames } = mapTo
  const { profile, found } = column
  // Whose address it is of the heading does not say: that of nobody else.
  const parts = new Set(found.flatMap(({ field }) => (isUnnamed(column, field, mapTo) ? (field.leaf.role ?? []) : [])))
  const ofAddresses = fields.filter(
    ({ leaf }) => addressNames.own.has(leaf) && leaf.role !== null && parts.has(leaf.role),
  )
  const byWords = found
    .filter(({ field: { leaf } }) => addressNames.own.has(leaf) || !addressNames.words.has(leaf))
    .map((one) => ({ ...one, nearness: sumOf({ ...one.features, otherWord: 0, unknownWord: 0 }) }))
    .filter(
      ({ score, nearness, isWeak, fit }) =>
        fit >= thresholds.doubtfulFit &&
        (score >= thresholds.worthMentioning || (!isWeak && nearness >= thresholds.worthMentioning)),
    )
    .toSorted((one, other) => other.score - one.score || other.nearness - one.nearness)
  // What looks like a phone number may be any number.
  const byValues = fields.filter(({ leaf }) =>
    leaf.money === 'balance'
      ? profile.number >= goodFit && saysWhose(column)
      : leaf.kind === 'email' && profile.email >= goodFit,
  )
  const all = new Set([...ofAddresses, ...byWords.map(({ field }) => field), ...byValues])
  const isFitting = (field: Field) =>
    field.leaf.role !== 'supplierCode' &&
    !isDenied(column, field, catalogue.kind) &&
    valueFit(profile, field) >= thresholds.poorFit
  return [...all].filter(isFitting)
}

const otherThanWhose = new Set([...softWords, ...lightWordsOf('decimal'), 'balance', 'account', 'in'])

/** "Credit" beside "Debit", "Amount in credit": whose an amount is, and nothing else. */
function saysWhose({ words }: SeenColumn): boolean {
  const telling = words.filter((word) => !otherThanWhose.has(word))
  return telling.length > 0 && telling.every((word) => balanceWords.owed.has(word) || balanceWords.credit.has(word))
}

/** What is true of some accounts alone, and makes them others than they would be created as. */
function toldOfAccounts(
  column: SeenColumn,
  seen: SeenSheet,
  choices: readonly Choice[],
  today: string,
): Pick<Suggestion, 'holds' | 'tellsEnd'> {
  const tellsEnd = tellingOfEnd(column, today)
  if (tellsEnd !== null) return { holds: 'ended', tellsEnd }
  if (isPartOfAddress(column, seen, choices)) return { holds: 'address' }
  if (saysRefusal(column)) return { holds: 'refusal' }
  if (namesPeople(column, seen, choices)) return { holds: 'person' }
  return namesCompanies(column) ? { holds: 'company' } : {}
}

/** What is owed for gas is owed, whatever the service takes. */
const holdsBalance = ({ words, profile }: SeenColumn): boolean =>
  profile.number >= goodFit &&
  words.some((word) => word === 'balance' || balanceWords.owed.has(word) || balanceWords.credit.has(word))

/** "Do not contact", "Opt out of e-mail": nothing that is sent says it. */
function saysRefusal({ words, ofAllRows }: SeenColumn): boolean {
  const isOfContact = words.some((word) => waysOfContact.has(word)) || words.every((word) => negativeWords.has(word))
  if (!isOfContact || !words.some((word) => negativeWords.has(word))) return false
  const values = [...ofAllRows().distinct]
  return values.length > wordsForNo(values).length
}

/** A further holder; the only whole names there are, where first names would be lost beside a last name alone; or what may be names, where nobody has one. */
function namesPeople(column: SeenColumn, seen: SeenSheet, choices: readonly Choice[]): boolean {
  const { words, profile, ofAllRows } = column
  if (isOfFurtherHolder(words)) return ofAllRows().count > 0
  if (profile.severalNames >= 0.5 && words.some((word) => jointWords.includes(word))) return true
  const roles = new Set(choices.map(({ field }) => field.leaf.role))
  if (isWholeName(words)) return profile.letters >= 0.5 && !(roles.has('givenName') && roles.has('familyName'))
  const isNamed =
    roles.has('givenName') || roles.has('familyName') || seen.columns.some((one) => isWholeName(one.words))
  return !isNamed && tellsOfPeople(seen) && mayBeNames(profile) && areOfOneAccountEach(seen, column)
}

/** A further line may be the town; of others than the customer it is not missed. So may be what stands within an address, whatever it is called. */
function isPartOfAddress(column: SeenColumn, seen: SeenSheet, choices: readonly Choice[]): boolean {
  const { words, ofAllRows } = column
  const isOfOthers = words.some((word) => unrelatedTo('accounts').has(word) && partOfAddress([word]) === undefined)
  const isPart =
    (!isOfOthers && partOfAddress(words) !== undefined) ||
    isWithinAddress(column, seen) ||
    isLineOfStreet(column, seen, choices)
  return isPart && ofAllRows().count > 0
}

const homeWords: ReadonlySet<string> = new Set(['unit', 'flat', 'apartment'])
/** What a home is told by inside its house or street, where few values come again, too. */
const partWords: ReadonlySet<string> = new Set([
  ...homeWords,
  ...'house housesuffix suffix zusatz floor level stockwerk piso door tur puerta room suite wohnung whg'.split(' '),
  ...'block building tower entrance portal stair staircase stiege escalera escalier lot street direction'.split(' '),
])
/** A flat may stand before the house number, and that before the street. */
const mostInFront = 2
/** So many of a kind, or such a share of the rows where there are more of them. */
const [fewCodes, fewShare] = [3, 1 / 3]

/** "Street type", "Pre direction" */
const isPartWord = (word: string): boolean => partWords.has(word) || ['type', 'pre', 'post'].includes(word)

/** Between its columns, or below what stands over as many of them as of others. */
function isWithinAddress({ column, words, groupHeading, profile }: SeenColumn, seen: SeenSheet): boolean {
  const telling = words.filter((word) => !softWords.has(word) && !idWords.has(word))
  const isFlat = telling.length > 0 && telling.every((word) => homeWords.has(word))
  const isNamedSo = telling.some((word) => partWords.has(word)) && telling.every(isPartWord)
  if (!isNamedSo && (profile.yesNo >= goodFit || profile.date >= goodFit || areFewCodes(profile))) return false
  const ofGroup = seen.columns.filter((one) => groupHeading !== '' && one.groupHeading === groupHeading)
  return addressBlocksOf(seen, seen.mapTo.catalogue).some(({ columns }) => {
    const places = columns.map((one) => one.column)
    const isBetween =
      column >= Math.min(...places) - (isFlat ? mostInFront : 0) && column <= Math.max(...places) && places.length > 1
    const own = ofGroup.filter((one) => places.includes(one.column))
    return isBetween || (own.length > 1 && own.length * 2 >= ofGroup.length)
  })
}

/** "R1", "R2" and "R1" again, of a route; no place is called so. */
const areFewCodes = ({ count, distinct, code, letters, brief }: ColumnProfile): boolean =>
  Math.max(code - letters, brief) >= goodFit &&
  distinct.size < count &&
  distinct.size <= Math.max(fewCodes, count * fewShare)

/** "Post to 2" behind "Post to", which is sent as a street. */
function isLineOfStreet({ header }: SeenColumn, { columns }: SeenSheet, choices: readonly Choice[]): boolean {
  const [, first] = /^(.*\p{L}.*?)[\s_.-]*[2-4]$/u.exec(header) ?? []
  const streets = choices.flatMap(({ field, column }) => (field.leaf.role === 'street' ? [column] : []))
  const isFirst = (one: SeenColumn): boolean => one.header.replace(/[\s_.-]*1$/, '') === first
  return columns.some((one) => streets.includes(one.column) && isFirst(one))
}

function namesCompanies({ words, profile, ofAllRows }: SeenColumn): boolean {
  const isSaid = words.every(
    (word) => companyWords.has(word) || nameWords.has(word) || softWords.has(word) || word === 'as',
  )
  if (!isSaid || !words.some((word) => companyWords.has(word))) return false
  return ofAllRows().count > 0 && profile.yesNo < goodFit
}

/** @returns how it says of some of its rows that what they are about has come to its end, or what nobody here knows; `null` where it does not */
function tellingOfEnd({ name, words, profile, ofAllRows }: SeenColumn, today: string): EndTelling | null {
  const isSaid = (says: (text: string) => boolean) => says(name) || says(words.join(' '))
  if (!isSaid(maySayEnd)) return null
  const { count, distinct, isWhole } = ofAllRows()
  if (count === 0) return null
  const values = [...distinct]
  const forNo = wordsForNo(values)
  const isAnyEnded = values.some(maySayEnded)
  if (isSaid(saysGoingOn)) return forNo.length > 0 || isAnyEnded || values.some(deniesRunning) ? 'goingOn' : null
  if (isSaid(saysStanding)) return isAnyEnded || !values.every(isRunning) ? 'standing' : null
  const isOfContract = isSaid(saysContractEnd)
  if (!isSaid(saysEnd) && !isOfContract) return isAnyEnded && isSaid(maySayStanding) ? 'standing' : null
  // Shares are of rows: of the values, each once, a few remarks would outweigh “Yes” and “No”.
  const isOfDaysOrYes = profile.date + profile.yesNo >= goodFit
  const hasCome = isOfContract ? !isWhole || values.some(mayHaveCome(today)) : values.length > forNo.length
  return isAnyEnded || (isOfDaysOrYes && hasCome) ? 'ended' : null
}

/** A day that its cell shows in part, as “Dec 22” or “12/2022”, may have come, too. */
const mayHaveCome =
  (today: string) =>
  (text: string): boolean => {
    const days = dateOrders.flatMap((order) => readCalendar(text, order)?.date ?? [])
    return days.length === 0 ? hasDigit.test(text) : days.some((day) => day <= today)
  }

const hasDigit = /\d/

/** Whatever the heading says: values that hardly anything else looks like, and that are of one account each. */
function holdingOfValues(column: SeenColumn, seen: SeenSheet): Holding | null {
  const { words, profile } = column
  const { kind } = seen.mapTo.catalogue
  if (profile.count === 0 || words.some((word) => unrelatedTo(kind).has(word))) return null
  const held = heldByValues(profile)
  return held !== undefined && areOfOneAccountEach(seen, column) ? held : null
}

/** What an account would miss without the column, by the field it is likeliest of; `null` where that is nothing to ask about. */
function holdingOf(
  [likeliest]: readonly Field[],
  { words, profile }: SeenColumn,
  catalogue: Catalogue,
): Holding | null {
  if (likeliest === undefined || profile.count === 0) return null
  const { leaf } = likeliest
  if (leaf.money !== null) return leaf.money === 'balance' ? 'balance' : 'amount'
  // "Created on", "Agent e-mail": of the supplier's own work, whatever else its words say.
  if (words.some((word) => unrelatedTo(catalogue.kind).has(word))) return null
  if (leaf.kind === 'email' || leaf.kind === 'phone') return 'contact'
  if (leaf.kind === 'date' || leaf.kind === 'datetime') return 'date'
  if (isOfPeople(catalogue, leaf.path)) return 'person'
  const around = ({ path, levelPath }: Group) => leaf.path.startsWith(levelPath === '' ? `${path}.` : levelPath)
  const place = catalogue.addresses.find(around)
  if (place === undefined || place.levelPath === '') return place === undefined ? null : 'contact'
  // Of what is said about a place, only what tells it from others.
  return catalogue.level(leaf.levelPath)?.naturalKeys.some((key) => key.includes(leaf.name)) ? 'supply' : null
}
