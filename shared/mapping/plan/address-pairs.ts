/** The two addresses of an account, where a mapping fills both: what is sent for one whose cells are blank. */
import type { Catalogue, Group, Leaf } from '../../catalogue/catalogue.ts'
import type { AddressChoice, Mapping } from '../model/mapping.ts'
import type { FieldToWrite } from './written-level.ts'

export type AddressPair = {
  readonly address: Group
  readonly other: Group
  /** `null`: nobody has said it. */
  readonly whereBlank: AddressChoice['whereBlank'] | null
  /** Names of the fields below their level that columns fill, but for countries: a country alone is no address. */
  readonly own: readonly string[]
  readonly ofOther: readonly string[]
  /** Names of its fields below their level, each with that of the other address of which it takes the value. */
  readonly fields: ReadonlyMap<string, string>
}

/** @param fields  that columns fill */
export function addressPairs(
  { addresses }: Catalogue,
  mapping: Mapping,
  fields: readonly FieldToWrite[],
): readonly AddressPair[] {
  const filled = new Set<unknown>(fields.map(({ leaf }) => leaf))
  const namesIn = (address: Group): readonly string[] =>
    leavesOf(address).flatMap((leaf) => (filled.has(leaf) && leaf.kind !== 'country' ? [nameBelow(leaf)] : []))
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
    own: namesIn(address),
    ofOther: namesIn(other),
    fields: new Map(
      leavesOf(address).flatMap((leaf) => {
        const same = leavesOf(other).find(({ name }) => name === leaf.name)
        return same !== undefined && filled.has(same) ? [[nameBelow(leaf), nameBelow(same)]] : []
      }),
    ),
  }))
}

/** What is written beyond what columns fill: the fields of an address that takes its other one. */
export function fieldsOfPairs(pairs: readonly AddressPair[], fields: readonly FieldToWrite[]): readonly FieldToWrite[] {
  return pairs
    .filter(({ whereBlank }) => whereBlank === 'theOther')
    .flatMap(({ address, fields: taken }) => {
      const levels = fields.find(({ leaf }) => leavesOf(address).includes(leaf))?.levels ?? []
      return leavesOf(address).flatMap((leaf) => (taken.has(nameBelow(leaf)) ? [{ leaf, levels }] : []))
    })
}

const leavesOf = ({ children }: Group): readonly Leaf[] => children.filter((node): node is Leaf => node.type === 'leaf')

const nameBelow = ({ path, levelPath }: Leaf): string => (levelPath === '' ? path : path.slice(levelPath.length + 1))
