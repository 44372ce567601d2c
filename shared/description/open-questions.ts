/** What no document states and a person is asked once: what tells elements apart, which kind one is, how accounts and amounts are sent. */
import { type Leaf, type Level, type Node, namePartsOf } from '../catalogue/catalogue.ts'
import type { MoneyTerms } from '../service/money-terms.ts'
import type { AccountOperation } from './document/account-operation.ts'
import { onlyOne, signsSaidIn, unitsSaidIn } from './document/amount-words.ts'
import type { ServiceShape } from './service-shape.ts'
import { type SaidMeaning, saidMeanings } from './state-meanings.ts'
import { wordsOf } from './tree/field-traits.ts'

export type OpenQuestion = {
  /** Stays the same as long as the document does. */
  readonly id: string
  /** What it is about in the catalogue; `''`: the account. */
  readonly path: string
} & (
  | {
      /** Which fields tell two elements of a list apart. `answers`: those that may be among them, the likeliest first. */
      readonly about: 'key'
      readonly answers: readonly string[]
      /** `null`: none is likely. */
      readonly proposal: readonly string[] | null
    }
  | {
      /** Which kind an element is whose column does not say. */
      readonly about: 'kind'
      readonly answers: readonly string[]
      readonly proposal: string | null
    }
  | {
      /** Whether an account is sent inside of a field, as the schema says and the examples don't. */
      readonly about: 'wrapper'
      readonly field: string
      readonly answers: readonly boolean[]
      readonly proposal: boolean
    }
  | {
      /** What a word means with which the service says how far an account is. */
      readonly about: 'state'
      readonly word: string
      readonly answers: readonly SaidMeaning[]
    }
  | {
      /** How amounts are sent. `answers`: every way in which they can be. */
      readonly about: 'terms'
      readonly answers: readonly MoneyTerms[]
      readonly proposal: MoneyTerms
    }
)

/** @param kinds  the fields that say which kind an element is, by path, with what they may say */
export function openQuestions(
  root: Level,
  operation: AccountOperation,
  kinds: ReadonlyMap<string, readonly string[]>,
  proposedTerms: MoneyTerms,
): readonly OpenQuestion[] {
  return [
    ...listsIn(root).flatMap(keyQuestion),
    ...[...kinds].map(([path, says]) => kindQuestion(path, says, operation)),
    ...wrapperQuestion(operation),
    ...(leavesBelow(root).some(({ money }) => money !== null) ? [termsQuestion(proposedTerms)] : []),
  ]
}

/** Of each word of a document's lists that nobody knows. */
export function stateQuestions({ states }: Pick<ServiceShape, 'states'>): readonly OpenQuestion[] {
  const all = Object.values(states).flatMap(({ meanings }) => Object.entries(meanings))
  const open = new Set(all.flatMap(([word, meaning]) => (meaning === null ? [word] : [])))
  const answers = Object.keys(saidMeanings) as SaidMeaning[]
  return [...open].map((word) => ({ id: `state ${word}`, path: '', about: 'state', word, answers }))
}

const listsIn = (node: Node): readonly Level[] =>
  node.type === 'leaf'
    ? []
    : node.children.flatMap((child) => [...(child.type === 'level' ? [child] : []), ...listsIn(child)])

const leavesBelow = (node: Node): readonly Leaf[] =>
  node.type === 'leaf' ? [node] : node.children.flatMap(leavesBelow)

/** Those that name an element by themselves, where the document says so. */
const isNaming = ({ kind, isRequired, name }: Leaf): boolean =>
  kind === 'identifier' && (isRequired || /identifier$|serial/.test(name))

const valuesOf = ({ children }: Level): readonly Leaf[] =>
  children.flatMap((node) => (node.type === 'leaf' && node.isList !== true && node.kind !== 'json' ? [node] : []))

/** @returns the fields that the document leaves no doubt about: what names an element and has to be there, or is all that names it */
export function statedKey(children: readonly Node[]): readonly string[] | null {
  const naming = children.flatMap((node) =>
    node.type === 'leaf' && node.isList !== true && isNaming(node) ? [node] : [],
  )
  const required = naming.filter(({ isRequired }) => isRequired)
  const [only, ...others] = required.length > 0 ? required : naming
  return only !== undefined && others.length === 0 ? [only.name] : null
}

function keyQuestion(level: Level): readonly OpenQuestion[] {
  if (level.naturalKeys.length > 0) return []
  const values = valuesOf(level).toSorted((one, other) => likely(other, level) - likely(one, level))
  const names = namePartsOf(level.children).map(({ name }) => name)
  const name = values.find((leaf) => likely(leaf, level) >= namesItself)?.name
  // What is told of a day, such as a reading, comes again on another.
  const day = values.find(({ kind, isRequired }) => isRequired && (kind === 'date' || kind === 'datetime'))?.name
  const likeliest = [name, day].flatMap((one) => one ?? [])
  const proposal = likeliest.length > 0 ? likeliest : names.length > 0 ? names : null
  const answers = [...new Set([...(proposal ?? []), ...values.map(({ name }) => name)])]
  return [{ id: `key ${level.path}`, path: level.path, about: 'key', answers, proposal }]
}

const namesItself = 4

/** An identifier that has the list's own name in its own is what it calls its elements by. */
function likely(leaf: Leaf, { element }: Level): number {
  const own = new Set(wordsOf(element).split(' '))
  const isOwn = wordsOf(leaf.name)
    .split(' ')
    .some((word) => own.has(word))
  const identifies = leaf.kind === 'identifier' ? namesItself : 0
  return identifies + (isNaming(leaf) ? 2 : 0) + (leaf.isRequired ? 1 : 0) + (isOwn ? 2 : 0) - (leaf.isRare ? 1 : 0)
}

function kindQuestion(path: string, says: readonly string[], { examples }: AccountOperation): OpenQuestion {
  const shown = examples.flatMap((example) => saidAt(example, path.replaceAll('[]', '').split('.')))
  const counted = says.map((value) => ({ value, count: shown.filter((one) => one === value).length }))
  const [most] = counted.toSorted((one, other) => other.count - one.count)
  const isLikely = most !== undefined && (most.count > 0 || says.length === 1)
  return { id: `kind ${path}`, path, about: 'kind', answers: says, proposal: isLikely ? most.value : null }
}

/** What an example says at a path, in each element of the lists on its way. */
function saidAt(value: unknown, [name, ...rest]: readonly string[]): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => saidAt(one, name === undefined ? [] : [name, ...rest]))
  if (name === undefined) return value === undefined || value === null ? [] : [String(value)]
  return typeof value === 'object' && value !== null ? saidAt(new Map(Object.entries(value)).get(name), rest) : []
}

function wrapperQuestion({ wrapper, isWrapped }: AccountOperation): readonly OpenQuestion[] {
  if (wrapper === null || isWrapped.length === 0 || isWrapped.every((one) => one)) return []
  const { field } = wrapper
  return [
    {
      id: 'wrapper',
      path: '',
      about: 'wrapper',
      field,
      answers: [true, false],
      proposal: isWrapped.some((one) => one),
    },
  ]
}

const termsQuestion = (proposal: MoneyTerms): OpenQuestion => ({
  id: 'terms',
  path: '',
  about: 'terms',
  answers: (['owed', 'credit'] as const).flatMap((positiveBalance) =>
    (['whole', 'smallest'] as const).map((amountUnit) => ({ positiveBalance, amountUnit })),
  ),
  proposal,
})

/**
 * What the descriptions of amounts say in words of their sign and unit; `null` where none does, or two say different things: then each amount
 * that says it is known by itself, and nothing is proposed for the others.
 */
export function proposedTerms(root: Level): MoneyTerms {
  const amounts = leavesBelow(root).filter(({ money }) => money !== null)
  return {
    positiveBalance: onlyOne(
      amounts.filter(({ money }) => money === 'balance').flatMap(({ help }) => signsSaidIn(help)),
    ),
    amountUnit: onlyOne(amounts.flatMap(({ help }) => unitsSaidIn(help))),
  }
}
