/**
 * The addresses of an interface, whatever it calls them: of the account, of its people and of its places, and those of others, of whom it tells
 * too. A part of an address has the same names in all of them, so a heading has to say whose it is wherever nothing else does.
 */
import { type Catalogue, type Group, isPeople, type Leaf } from '../../catalogue/catalogue.ts'
import type { FieldRole } from '../../contract/field.ts'
import { isOfAddress } from '../../vocabulary/heading-words.ts'
import { type AddressKind, addressSaid, addressWords, rootWords } from '../../vocabulary/levels.ts'
import { unrelatedTo } from '../../vocabulary/light-words.ts'
import type { SeenColumn } from './column-candidates.ts'
import type { Field } from './fields.ts'
import type { Lexicon } from './headings/lexicon.ts'

export type AddressNames = {
  /** One for bills and one for each place of supply, which are told apart without a name (`rules/which-address.ts`). */
  readonly pair: Readonly<Record<AddressKind, Group>> | null
  /** Of the account, its people and its places. */
  readonly own: ReadonlySet<Leaf>
  /** Of each part that needs it, the words by which a heading says whose it is. */
  readonly words: ReadonlyMap<Leaf, ReadonlySet<string>>
}

/** An address; of the account it may have two, one in lines and one in fields, that are called alike. */
type Place = { readonly levelPath: string; readonly names: readonly string[]; readonly leaves: readonly Leaf[] }

export function addressNamesOf(catalogue: Catalogue, lexicon: Lexicon): AddressNames {
  const { kind, leaves, levels, people, addresses } = catalogue
  const holders = people[0]?.path
  const places = placesOf(catalogue, lexicon)
  const isOfOthers = ({ levelPath, names }: Place) =>
    names.some((word) => unrelatedTo(kind).has(word)) ||
    levels.some((one) => isPeople(one) && one.path !== holders && `${levelPath}.`.startsWith(`${one.path}.`))
  const others = places.filter(isOfOthers)
  const rest = places.filter((one) => !others.includes(one))
  // Where most is told of is where the service is used, whatever it is called.
  const sizeOf = ({ levelPath }: Place) => leaves.filter(({ path }) => path.startsWith(levelPath)).length
  const [site] = rest
    .filter(({ levelPath }) => levelPath !== '' && levelPath !== holders)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
  const isAtHome = ({ levelPath }: Place) => levelPath === holders || levelPath === site?.levelPath
  const strangeOf = (one: Place) => (isAtHome(one) ? [] : one.names.filter((word) => !ownWords.has(word)))
  const known = rest.filter((one) => strangeOf(one).length === 0)
  const own = known.length > 0 ? known : rest
  const groupAt = (isOfAccount: boolean) =>
    own
      .filter(({ levelPath }) => (levelPath === '') === isOfAccount)
      .flatMap((one) => addresses.find(({ children }) => one.leaves.some((leaf) => children.includes(leaf))) ?? [])[0]
  const [billing, supply] = [groupAt(true), groupAt(false)]
  const pair = own.length === 2 && billing !== undefined && supply !== undefined ? { billing, supply } : null
  const wordsOf = (one: Place): readonly string[] => {
    const strange = strangeOf(one)
    if (!own.includes(one)) return strange.length > 0 ? strange : one.names
    const isOfSite = one.levelPath !== '' && one.levelPath === site?.levelPath
    return [...one.names, ...addressWords[addressSaid(one.names) ?? (isOfSite ? 'supply' : 'billing')].others]
  }
  const needing = places.filter((one) => !own.includes(one) || (own.length > 1 && pair === null))
  return {
    pair,
    own: new Set(own.flatMap((one) => one.leaves)),
    words: new Map(
      needing.flatMap((one) => {
        const words = new Set(wordsOf(one).filter((word) => word !== 'address'))
        return one.leaves.map((leaf) => [leaf, words] as const)
      }),
    ),
  }
}

const ownWords = new Set([...rootWords, ...addressWords.billing.others, ...addressWords.supply.others])

/** The heading does not say whose address it is of, and has to. */
export function isUnnamed(
  { words, groupHeading }: Pick<SeenColumn, 'words' | 'groupHeading'>,
  { leaf }: Field,
  { addressNames, lexicon }: { readonly addressNames: AddressNames; readonly lexicon: Lexicon },
): boolean {
  const names = addressNames.words.get(leaf)
  return names !== undefined && ![...words, ...lexicon.wordsOf(groupHeading)].some((word) => names.has(word))
}

function placesOf({ leaves }: Catalogue, lexicon: Lexicon): readonly Place[] {
  const parts = leaves.flatMap((leaf) => {
    const { path, levelPath, name } = leaf
    const parent = path.slice(0, Math.max(0, path.length - name.length - 1))
    if (parent === levelPath && !isPartOfAddress(leaf)) return []
    // Without a group, a field of the account says itself whose it is: "billing_postcode".
    const [first = '', ...rest] = name.split('_')
    const around = parent === '' && rest.length > 0 && addressSaid([first]) !== null ? first : parent
    const words = around.split('.').flatMap((one) => lexicon.wordsOf(one.replace('[]', '')))
    const names = words.filter((word) => word !== 'address')
    return [{ leaf, levelPath, names }]
  })
  return [...Map.groupBy(parts, ({ levelPath, names }) => `${levelPath} ${names.join(' ')}`).values()].flatMap(
    (alike) => {
      const [first] = alike
      const own = alike.map(({ leaf }) => leaf)
      return first === undefined || !own.some(saysPlace) ? [] : [{ ...first, leaves: own }]
    },
  )
}

const saysPlace = ({ role }: Leaf): boolean => role === 'street' || role === 'postcode'

const isPartOfAddress = ({ role, kind, name }: Leaf): boolean =>
  (role !== null && addressRoles.has(role)) || kind === 'country' || (/\d$/.test(name) && isOfAddress(name))

const addressRoles: ReadonlySet<string> = new Set<FieldRole>(['street', 'town', 'region', 'postcode'])
