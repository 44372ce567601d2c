/** The two addresses of an account, where columns fill both: what is sent for one whose cells are blank, or only point to the other. */
import type { Catalogue, Group, Leaf } from '../../catalogue/catalogue.ts'
import type { AddressChoice, Mapping } from '../model/mapping.ts'
import { mayPointElsewhere } from '../read/says-elsewhere.ts'
import type { FieldToWrite } from './written-level.ts'

export type AddressPair = {
  readonly address: Group
  readonly other: Group
  /** `null`: nobody has said it. */
  readonly whereBlank: AddressChoice['whereBlank'] | null
  /** Names of the fields below their level that columns fill, but for countries: a country alone is no address. */
  readonly own: readonly string[]
  readonly ofOther: readonly string[]
  /** Those of both in which words mean that it is another address, whatever stands beside them. */
  readonly pointing: { readonly own: readonly string[]; readonly ofOther: readonly string[] }
  /** Every field of it that something fills, in it or in the other address. */
  readonly fields: readonly FieldOfPair[]
}

export type FieldOfPair = {
  readonly leaf: Leaf
  /** Below its level. */
  readonly name: string
  /** That of the other address of which it takes the value, below its level; `null`: the other one has none. */
  readonly from: string | null
}

/**
 * @param fields  that columns fill
 * @param constants  what is the same for every account: a part of an address, and never all of one
 */
export function addressPairs(
  { addresses }: Catalogue,
  mapping: Mapping,
  fields: readonly FieldToWrite[],
  constants: readonly FieldToWrite[],
): readonly AddressPair[] {
  const filled = new Set<unknown>(fields.map(({ leaf }) => leaf))
  const given = new Set<unknown>([...fields, ...constants].map(({ leaf }) => leaf))
  const namesIn = (address: Group, isMeant: (leaf: Leaf) => boolean): readonly string[] =>
    leavesOf(address).flatMap((leaf) => (filled.has(leaf) && isMeant(leaf) ? [nameBelow(leaf)] : []))
  const both = addresses.filter((address) =>
    leavesOf(address).some((leaf) => leaf.role === 'street' && filled.has(leaf)),
  )
  const [one, another] = both
  // Of three addresses nobody knows which one a blank means.
  if (one === undefined || another === undefined || both.length > 2) return []
  return [
    { address: one, other: another },
    { address: another, other: one },
  ].map(({ address, other }) => ({
    address,
    other,
    whereBlank: mapping.addresses?.find((choice) => choice.address === address.path)?.whereBlank ?? null,
    own: namesIn(address, isNoCountry),
    ofOther: namesIn(other, isNoCountry),
    pointing: { own: namesIn(address, mayPointElsewhere), ofOther: namesIn(other, mayPointElsewhere) },
    fields: leavesOf(address).flatMap((leaf): FieldOfPair[] => {
      const same = leavesOf(other).find(({ name }) => name === leaf.name)
      const from = same !== undefined && given.has(same) ? nameBelow(same) : null
      return from === null && !given.has(leaf) ? [] : [{ leaf, name: nameBelow(leaf), from }]
    }),
  }))
}

/** What is written beyond what columns fill: the fields of an address that takes its other one. */
export function fieldsOfPairs(pairs: readonly AddressPair[], fields: readonly FieldToWrite[]): readonly FieldToWrite[] {
  return pairs
    .filter(({ whereBlank }) => whereBlank === 'theOther')
    .flatMap(({ address, fields: taken }) => {
      const levels = fields.find(({ leaf }) => leavesOf(address).includes(leaf))?.levels ?? []
      return taken.map(({ leaf }) => ({ leaf, levels }))
    })
}

const isNoCountry = ({ kind }: Leaf): boolean => kind !== 'country'

const leavesOf = ({ children }: Group): readonly Leaf[] => children.filter((node): node is Leaf => node.type === 'leaf')

const nameBelow = ({ path, levelPath }: Leaf): string => (levelPath === '' ? path : path.slice(levelPath.length + 1))
