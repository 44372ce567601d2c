/** Proposes how a column is cut into fields, from its heading and some of its values: a whole name, an address on one line, or parts. */
import { type Catalogue, cutNamePartsOf, type Group, type Node, withRole } from '../../../catalogue/catalogue.ts'
import { isOfAddress, isOfPerson, isOfPlace } from '../../../vocabulary/heading-words.ts'
import { addressSaid } from '../../../vocabulary/levels.ts'
import { chunksOf, plain, seamsOf, singular } from '../../../vocabulary/plain-words.ts'
import { type ColumnPlace, splitColumn } from '../../model/change-mapping.ts'
import { targetsOf } from '../../model/fillings.ts'
import type { ColumnMapping, Cut, Filling, Mapping, Split } from '../../model/mapping.ts'
import { openAbbreviation } from '../headings/phrase-table.ts'

/** Signs that stand between parts, most telling first. */
const separators = [',', ';', '|', '/', ' - ', '\n'] as const

const mostParts = 5
const fewestParts = 2

/**
 * @param column  what is whole now; a field that it fills stays that of its first part, where no other is meant
 * @param samples  some of its values
 * @param isFree  whether no other column fills a field
 * @returns with fields where it is clear which are meant, else with parts that have none yet
 */
export function proposeSplit(
  { header, target }: Pick<ColumnMapping, 'header' | 'target'>,
  samples: readonly string[],
  catalogue: Catalogue,
  isFree: (target: string) => boolean = () => true,
): Split {
  const partsFor = (targets: readonly string[], count: number): Filling[] =>
    Array.from({ length: count }, (_, index) => {
      const meant = targets[index]
      if (meant !== undefined && isFree(meant)) return { target: meant }
      return { target: index === 0 && targets.length === 0 ? target : null }
    })
  if (isName(header, samples)) {
    const fields = cutNamePartsOf(catalogue.people[0]?.children ?? []).map(pathOf)
    return { cut: { by: 'name' }, parts: partsFor(fields, Math.max(fewestParts, fields.length)) }
  }
  const separator = separators.find((one) => samples.some((sample) => sample.includes(one))) ?? ' '
  const counts = samples.map((sample) => sample.split(separator).length)
  const count = Math.min(mostParts, Math.max(fewestParts, mostCommon(counts)))
  const cut: Cut = { by: 'separator', separator, rest: 'first' }
  // "12 Oak Lane" is one part of an address, whatever its heading says.
  const isWhole = separator !== ' ' && isAddress(header, samples)
  return { cut, parts: partsFor(isWhole ? addressTargets(catalogue, header, count) : [], count) }
}

/** Cuts a column as is proposed for it, into fields that no other column of its sheet fills. */
export function splitAsProposed(
  catalogue: Catalogue,
  mapping: Mapping,
  place: ColumnPlace,
  samples: readonly string[],
): Mapping {
  const columns = mapping.sheets.find(({ sheet }) => sheet === place.sheet)?.columns ?? []
  const column = columns.find((one) => one.column === place.column)
  if (column === undefined) return mapping
  const isFree = (target: string) => columns.every((one) => one === column || !targetsOf(one).includes(target))
  return splitColumn(mapping, place, proposeSplit(column, samples, catalogue, isFree))
}

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

/** "Street, town, postcode", or with the state before the postcode. */
function addressTargets({ addresses }: Catalogue, header: string, count: number): readonly string[] {
  const isOfPart = addressSaid(wordsOf(header)) === 'supply'
  const { children } = addresses.find(({ levelPath }) => (levelPath !== '') === isOfPart) ?? addresses[0] ?? noAddress
  const roles = ['street', 'town', ...(count > 3 ? (['region'] as const) : []), 'postcode'] as const
  const country = children.find((node) => node.type === 'leaf' && node.kind === 'country')
  const fields = [...roles.map((role) => withRole(children, role)), country]
  return fields
    .flatMap((field) => field ?? [])
    .slice(0, count)
    .map(pathOf)
}

const wordsOf = (header: string): readonly string[] =>
  chunksOf(header)
    .flatMap(seamsOf)
    .flatMap((word) => openAbbreviation(singular(plain(word))))

const noAddress: Pick<Group, 'children'> = { children: [] }
const pathOf = ({ path }: Node): string => path

function mostCommon(counts: readonly number[]): number {
  const tally = Map.groupBy(counts, (count) => count)
  const [best] = [...tally].toSorted(([, one], [, other]) => other.length - one.length)
  return best?.[0] ?? fewestParts
}
