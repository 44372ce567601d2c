/**
 * Which supply a heading speaks of, where the service tells electricity and gas apart: "Gas meter serial" is of the point of gas, and the
 * point is said to be one. Where the service has no word for gas, a rule leaves such columns out (`rules/no-field.ts`).
 */
import type { Catalogue, Leaf } from '../../../catalogue/catalogue.ts'
import type { Kinds } from '../../../contract/rules.ts'
import { electricWords } from '../../../vocabulary/light-words.ts'
import { chunksOf, seamsOf } from '../../../vocabulary/plain-words.ts'
import { withoutHints } from './header-readings.ts'
import type { Lexicon } from './lexicon.ts'

/** In the order in which an account has them. */
const supplies = ['electricity', 'gas'] as const
export type Supply = (typeof supplies)[number]

export type SupplyField = {
  /** The list whose elements are of one supply each. */
  readonly level: string
  /** Says which. */
  readonly field: Leaf
  readonly values: ReadonlyMap<Supply, string>
  /** Whether an element of the supply has a field, by its path: not all of them have the same. */
  readonly has: (supply: Supply, path: string) => boolean
}

/** @returns `null`: nothing tells them apart */
export function supplyFieldOf({ leaves, rules }: Catalogue, lexicon: Lexicon): SupplyField | null {
  const found = leaves.flatMap((field): readonly SupplyField[] => {
    const values = new Map(
      field.documentedValues.flatMap((value) => {
        const [word, ...more] = lexicon.wordsOf(value.replaceAll('_', ' ').toLowerCase())
        const supply = more.length === 0 ? supplies.find((one) => one === word) : undefined
        return supply === undefined ? [] : [[supply, value] as const]
      }),
    )
    return values.size === supplies.length && field.levelPath !== '' && field.isList !== true
      ? [{ level: field.levelPath, field, values, has: hasField(field, values, rules) }]
      : []
  })
  const countIn = (level: string): number => leaves.filter(({ path }) => path.startsWith(`${level}.`)).length
  return found.toSorted((one, other) => countIn(other.level) - countIn(one.level))[0] ?? null
}

function hasField(
  { levelPath, name }: Leaf,
  values: SupplyField['values'],
  rules: Catalogue['rules'],
): SupplyField['has'] {
  const limits = rules.flatMap((rule) =>
    rule.rule === 'shown with' ? [{ path: `${rule.level}.${rule.field}`, kinds: rule.kinds }] : [],
  )
  const isLacking = (supply: Supply, kinds: Kinds): boolean =>
    kinds.every((kind) =>
      kind.some(
        (one) => one.level === levelPath && one.field === name && !one.values.includes(values.get(supply) ?? ''),
      ),
    )
  const lacking = new Map(
    supplies.map((supply) => [supply, limits.flatMap(({ path, kinds }) => (isLacking(supply, kinds) ? [path] : []))]),
  )
  return (supply, path) =>
    !(lacking.get(supply) ?? []).some(
      (one) => path === one || path.startsWith(`${one}.`) || path.startsWith(`${one}[]`),
    )
}

/** The one supply that has a field; `null`: both have it. */
export const onlySupplyOf = ({ has }: SupplyField, path: string): Supply | null => {
  const those = supplies.filter((supply) => has(supply, path))
  return those.length === 1 ? (those[0] ?? null) : null
}

type Heading = { readonly words: readonly string[]; readonly groupHeading: string }

/** An MPRN is of electricity in Ireland, where a GPRN is of gas; beside an MPAN it is the number of a gas supply. */
export function suppliesSaid(headings: readonly Heading[], lexicon: Lexicon): readonly (Supply | null)[] {
  const all = new Set(headings.flatMap(({ words }) => words))
  const isGasNumber = (words: readonly string[]): boolean =>
    all.has('gprn') ? words.includes('gprn') && !words.includes('mprn') : all.has('mpan') && words.includes('mprn')
  return headings.map(({ words, groupHeading }) => {
    if (words.some((word) => electricWords.has(word))) return 'electricity'
    const above = lexicon.wordsOf(withoutHints(groupHeading))
    if (words.includes('gas') || above.includes('gas') || isGasNumber(words)) return 'gas'
    const isIrish = all.has('gprn') && words.includes('mprn') && !words.includes('gprn')
    return isIrish || above.includes('electricity') ? 'electricity' : null
  })
}

/** A heading without the word for the supply; as it is where it says nothing else. */
export function withoutSupply(heading: string, lexicon: Lexicon): string {
  const pieces = chunksOf(heading).flatMap(seamsOf)
  const others = pieces.filter((piece) => lexicon.wordsOf(piece).some((word) => !isSupply(word)))
  return others.length === pieces.length || others.length === 0 ? heading : others.join(' ')
}

const isSupply = (word: string): boolean => supplies.some((one) => one === word)

/** Counted from 1, as the points of an account that has both. */
export const numberOf = (supply: Supply): number => supplies.indexOf(supply) + 1
