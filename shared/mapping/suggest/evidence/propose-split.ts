/** Proposes how a column is cut into fields, from its heading and some of its values: a whole name, an address on one line, or parts. */
import { type Catalogue, cutNamePartsOf, type Group, type Leaf, namePartsOf } from '../../../catalogue/catalogue.ts'
import { isOfAddress, isOfPerson, isOfPlace } from '../../../vocabulary/heading-words.ts'
import { addressSaid, personSaid } from '../../../vocabulary/levels.ts'
import { chunksOf, plain, seamsOf, singular } from '../../../vocabulary/plain-words.ts'
import { type ColumnPlace, splitColumn, withPartCount } from '../../model/change-mapping.ts'
import { fieldPathOf } from '../../model/field-path.ts'
import { targetsOf } from '../../model/fillings.ts'
import type { ColumnMapping, Cut, Filling, Mapping, Split, WholeCut } from '../../model/mapping.ts'
import { addressPartNames, type CutAddress, cutAddress, cutAddressPartsOf } from '../../read/cut/cut-address.ts'
import { openAbbreviation } from '../headings/phrase-table.ts'

/** Signs that stand between parts, most telling first. */
const separators = [',', ';', '|', '/', ' - ', '\n'] as const

const mostParts = 5
const fewestParts = 2

/**
 * @param column  what is whole now; a field that it fills stays that of its first part, where no other is meant
 * @param samples  some of its values
 * @param filled  the fields that other columns of its sheet fill
 * @returns with fields where it is clear which are meant, else with parts that have none yet
 */
export function proposeSplit(
  { header, target }: Pick<ColumnMapping, 'header' | 'target'>,
  samples: readonly string[],
  catalogue: Catalogue,
  filled: readonly string[] = [],
): Split {
  const partsFor = (targets: readonly string[], count: number): Filling[] =>
    Array.from({ length: count }, (_, index) => {
      const meant = targets[index]
      if (meant !== undefined && !filled.includes(meant)) return { target: meant }
      return { target: index === 0 && targets.length === 0 ? target : null }
    })
  if (isName(header, samples)) {
    const fields = nameFields(header, [target], catalogue, filled)
    return { cut: { by: 'name' }, parts: partsFor(fields, Math.max(fewestParts, fields.length)) }
  }
  const ofAddress = addressSplit({ header, target }, samples, catalogue, filled)
  if (ofAddress !== undefined) return ofAddress
  const separator = separators.find((one) => samples.some((sample) => sample.includes(one))) ?? ' '
  const cut: Cut = { by: 'separator', separator, rest: 'first' }
  const pieces = samples.map((sample) => sample.split(separator).map((piece) => piece.trim()))
  // "12 Oak Lane" is one part of an address, whatever its heading says.
  if (separator !== ' ' && isAddress(header, samples)) {
    const targets = addressTargets(catalogue, header, pieces)
    return { cut, parts: partsFor(targets, Math.max(fewestParts, targets.length)) }
  }
  const counts = pieces.map(({ length }) => length)
  return { cut, parts: partsFor([], Math.min(mostParts, Math.max(fewestParts, mostCommon(counts)))) }
}

/** Cuts a column as is proposed for it, into fields that no other column of its sheet fills. */
export const splitAsProposed = (
  catalogue: Catalogue,
  mapping: Mapping,
  place: ColumnPlace,
  samples: readonly string[],
): Mapping => splitIn(mapping, place, (column, filled) => proposeSplit(column, samples, catalogue, filled))

/**
 * Cuts a column as names, or as addresses: each part has the field of its kind, with what was said of that, whatever its place was before.
 */
export const splitAs = (cut: WholeCut, catalogue: Catalogue, mapping: Mapping, place: ColumnPlace): Mapping =>
  splitIn(mapping, place, ({ header, target, split: { parts } = { cut, parts: [] } }, filled) => {
    const own = [...parts.map((part) => part.target), target]
    const fields =
      cut.by === 'name'
        ? nameFields(header, own, catalogue, filled)
        : addressFields(header, own, catalogue).map((field) => (filled.includes(field ?? '') ? null : field))
    if (fields.length === 0) return withPartCount({ cut, parts }, fewestParts)
    const partOf = (field: string | null): Filling => parts.find((part) => part.target === field) ?? { target: field }
    return { cut, parts: fields.map(partOf) }
  })

/** @param splitOf  is given what other columns of the sheet fill, too */
function splitIn(
  mapping: Mapping,
  place: ColumnPlace,
  splitOf: (column: ColumnMapping, filled: readonly string[]) => Split,
): Mapping {
  const columns = mapping.sheets.find(({ sheet }) => sheet === place.sheet)?.columns ?? []
  const column = columns.find((one) => one.column === place.column)
  if (column === undefined) return mapping
  const filled = columns.flatMap((one) => (one === column ? [] : targetsOf(one)))
  return splitColumn(mapping, place, splitOf(column, filled))
}

/**
 * The fields of a name that is cut, of the person whom the column's own fields or its heading are of; where other columns have that one's whole
 * name, of the next one. Of a name that they have in part the rest belongs to the same person.
 * @param own  what the column fills now
 */
function nameFields(
  header: string,
  own: readonly (string | null)[],
  { people: [holders] }: Catalogue,
  filled: readonly string[],
): readonly string[] {
  if (holders === undefined) return []
  const list = holders.path.slice(0, -2)
  const isOfPeople = (target: string | null) => target?.startsWith(`${list}[`) === true
  const personOf = (target: string) => target.slice(0, target.indexOf(']') + 1)
  const others = new Set(filled.filter(isOfPeople).map(personOf))
  const isNumbered = others.size > 0 && !others.has(holders.path)
  const personAt = (place: number) => (place > 0 || isNumbered ? `${list}[${place}]` : holders.path)
  const isNamed = (person: string) =>
    namePartsOf(holders.children).every(({ name }) => filled.includes(`${person}.${name}`))
  const first = personSaid(wordsOf(header))
  // A field that names no person is no word against a heading that does.
  const owner = own
    .flatMap((target) => (target !== null && isOfPeople(target) ? personOf(target) : []))
    .find((person) => first === 0 || person !== holders.path)
  const people = Array.from({ length: mostPeople }, (_, index) => personAt(first + index))
  const person = owner ?? people.find((one) => !isNamed(one)) ?? personAt(first)
  return cutNamePartsOf(holders.children).map(({ name }) => `${person}.${name}`)
}

const mostPeople = 9

function isName(header: string, samples: readonly string[]): boolean {
  if (isOfAddress(header) || isOfPlace(header)) return false
  // Some are of couples or firms, or have a remark.
  const areMostly = (is: (sample: string) => boolean): boolean =>
    samples.length > 0 && samples.filter(is).length >= samples.length * usualShare
  const areWords = areMostly((sample) => /^[\p{L}\p{M}.,’' -]+$/u.test(sample))
  return areWords && (isOfPerson(header) || areMostly(hasTwoNames))
}

const usualShare = 0.6

/** Two to four words that begin with a capital: "Ana Maria Lee", "Lee, Ana". */
const hasTwoNames = (sample: string): boolean => /^\p{Lu}\S+(,? \p{Lu}\S*){1,3}$/u.test(sample)

const isAddress = (header: string, samples: readonly string[]): boolean =>
  isOfAddress(header) || (samples.length > 0 && samples.every((sample) => /\d.*\p{L}.*,/u.test(sample)))

/** So many of some values have to be addresses that can be cut. */
const addressShare = 0.8

/**
 * How a column of whole addresses is cut, where that is what its values are. Nothing goes to a part that none of them has.
 * @param filled  the fields that other columns of its sheet fill, or all that are filled
 */
export function addressSplit(
  { header, target }: Pick<ColumnMapping, 'header' | 'target'>,
  samples: readonly string[],
  catalogue: Catalogue,
  filled: readonly string[],
): Split | undefined {
  const cuts = samples.flatMap((sample) => cutAddress(sample) ?? [])
  if (cuts.length === 0 || cuts.length < samples.length * addressShare) return undefined
  const has = (name: keyof CutAddress): boolean => cuts.some((cut) => cut[name] !== '')
  const fields = addressFields(header, [target], catalogue)
  const isFree = (field: string | null): boolean => field === target || !filled.includes(field ?? '')
  const parts = addressPartNames.map((name, at): Filling => {
    const field = fields[at] ?? null
    return { target: has(name) && isFree(field) ? field : null }
  })
  return { cut: { by: 'address' }, parts }
}

/** The fields of the parts of an address: of that which the column fills one of now, else of that which its heading speaks of. */
function addressFields(
  header: string,
  own: readonly (string | null)[],
  catalogue: Catalogue,
): readonly (string | null)[] {
  const filled = own.flatMap((target): readonly (readonly [string, Leaf])[] => {
    const leaf = target === null ? undefined : catalogue.leaf(fieldPathOf(target))
    return target === null || leaf === undefined ? [] : [[target, leaf]]
  })
  for (const [target, leaf] of filled) {
    const address = catalogue.addresses.find(({ children }) => children.includes(leaf))
    const before = target.slice(0, -leaf.name.length)
    if (address !== undefined)
      return cutAddressPartsOf(address.children).map((part) => (part === undefined ? null : `${before}${part.name}`))
  }
  return cutAddressPartsOf(addressOf(catalogue, header).children).map((part) => part?.path ?? null)
}

/**
 * "Street, town, postcode", or with the state before the postcode, and the country behind it. There is no part for a postcode where the values
 * end without one, and none that many of them lack: what others have more stays with the street, so nothing is lost.
 */
function addressTargets(
  catalogue: Catalogue,
  header: string,
  samples: readonly (readonly string[])[],
): readonly string[] {
  const { children } = addressOf(catalogue, header)
  const endsInCountry = areMost(samples, (pieces) => !hasDigits(pieces.at(-1)) && hasDigits(pieces.slice(2).at(-2)))
  const places = endsInCountry ? samples.map((pieces) => pieces.slice(0, -1)) : samples
  const endsInPostcode = areMost(places, (pieces) => hasDigits(pieces.slice(2).at(-1)))
  const hasRegion = endsInPostcode
    ? areMost(places, ({ length }) => length > 3, nearlyAll)
    : areMost(places, (pieces) => /^\p{Lu}{2,3}$/u.test(pieces.slice(2).at(-1) ?? ''))
  const [street, town, postcode, region, country] = cutAddressPartsOf(children)
  const parts = [street, town, hasRegion ? region : undefined, endsInPostcode ? postcode : undefined]
  return [...parts, endsInCountry ? country : undefined].flatMap((field) => field?.path ?? [])
}

const hasDigits = (piece = ''): boolean => /\d/.test(piece)

const nearlyAll = 0.9

const areMost = <T>(all: readonly T[], is: (one: T) => boolean, share = 0.5): boolean =>
  all.filter(is).length > all.length * share

function addressOf({ addresses }: Catalogue, header: string): Pick<Group, 'children'> {
  const isOfPart = addressSaid(wordsOf(header)) === 'supply'
  return addresses.find(({ levelPath }) => (levelPath !== '') === isOfPart) ?? addresses[0] ?? noAddress
}

const wordsOf = (header: string): readonly string[] =>
  chunksOf(header)
    .flatMap(seamsOf)
    .flatMap((word) => openAbbreviation(singular(plain(word))))

const noAddress: Pick<Group, 'children'> = { children: [] }

function mostCommon(counts: readonly number[]): number {
  const tally = Map.groupBy(counts, (count) => count)
  const [best] = [...tally].toSorted(([, one], [, other]) => other.length - one.length)
  return best?.[0] ?? fewestParts
}
