/**
 * Labels that say which field or list is meant: a document says "note" of a portfolio and of a supply point. What is called alike gets the
 * names of what it stands in before its own, as many as it takes.
 */
import type { Level, Node } from '../../catalogue/catalogue.ts'

export function withUniqueLabels(root: Level): Level {
  const named: Named[] = []
  const collect = (node: Node, within: readonly string[]): void => {
    if (node.path !== '') named.push({ path: node.path, type: node.type, words: [node.label], within })
    if (node.type === 'leaf') return
    const own = node.path === '' ? [] : [node.type === 'level' ? node.element : node.label]
    for (const child of node.children) collect(child, [...own, ...within])
  }
  collect(root, [])
  const apart = toldApart(named)
  const alike = groupsOf(apart)
  const labels = new Map(
    apart.map((one) => [one.path, sentence(one.words, isAlone(one, alike) ? withoutEcho : withBlank)]),
  )
  return labelled(root, labels) as Level
}

/** `within`: what else it stands in, the nearest first. */
type Named = {
  readonly path: string
  readonly type: Node['type']
  readonly words: readonly string[]
  readonly within: readonly string[]
}

function toldApart(all: readonly Named[]): readonly Named[] {
  const groups = groupsOf(all)
  const longer = all.map((one): Named => {
    const [next, ...within] = one.within
    return isAlone(one, groups) || next === undefined ? one : { ...one, words: [next, ...one.words], within }
  })
  return longer.every((one, index) => one === all[index]) ? all : toldApart(longer)
}

/** What would be called alike. */
type Groups = ReadonlyMap<string, readonly Named[]>

const groupsOf = (all: readonly Named[]): Groups => Map.groupBy(all, calledAs)
const isAlone = (one: Named, groups: Groups): boolean => (groups.get(calledAs(one))?.length ?? 0) < 2
const calledAs = ({ type, words }: Named): string => `${type} ${sentence(words)}`

/** Only the first of several begins with a capital; letters that stand for words keep theirs. */
function sentence(words: readonly string[], joined = withoutEcho): string {
  const all = words.map((part, index) => (index === 0 ? part : lowered(part))).reduce(joined)
  return (all[0] ?? '').toUpperCase() + all.slice(1)
}

const withBlank = (outer: string, inner: string): string => `${outer} ${inner}`

/** "Meter" and "meter serial number" are "Meter serial number". */
function withoutEcho(outer: string, inner: string): string {
  const [before, after] = [outer.split(' '), inner.split(' ')]
  const repeated = after.findLastIndex((_, last) => isSame(before.slice(-last - 1), after.slice(0, last + 1)))
  return [...before, ...after.slice(repeated + 1)].join(' ')
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.join(' ').toLowerCase() === others.join(' ').toLowerCase()

const lowered = (part: string): string =>
  /^[A-Z]{2}/.test(part) ? part : (part[0] ?? '').toLowerCase() + part.slice(1)

const labelled = (node: Node, labels: ReadonlyMap<string, string>): Node => {
  const label = labels.get(node.path) ?? node.label
  return node.type === 'leaf'
    ? { ...node, label }
    : { ...node, label, children: node.children.map((child) => labelled(child, labels)) }
}
