/**
 * Labels that say which field or list is meant: a document says "note" of a portfolio and of a supply point. What is called alike gets the
 * names of what it stands in before its own, as many as it takes.
 */
import type { Level, Node } from '../catalogue/catalogue.ts'

export function withUniqueLabels(root: Level): Level {
  const named: Named[] = []
  const collect = (node: Node, within: readonly string[]): void => {
    if (node.path !== '') named.push({ path: node.path, type: node.type, words: [node.label], within })
    if (node.type === 'leaf') return
    const own = node.path === '' ? [] : [node.type === 'level' ? node.element : node.label]
    for (const child of node.children) collect(child, [...own, ...within])
  }
  collect(root, [])
  const labels = new Map(toldApart(named).map(({ path, words }) => [path, sentence(words)]))
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
  const groups = Map.groupBy(all, ({ type, words }) => `${type} ${sentence(words)}`)
  const longer = all.map((one): Named => {
    const [next, ...within] = one.within
    const isAlone = (groups.get(`${one.type} ${sentence(one.words)}`)?.length ?? 0) < 2
    return isAlone || next === undefined ? one : { ...one, words: [next, ...one.words], within }
  })
  return longer.every((one, index) => one === all[index]) ? all : toldApart(longer)
}

/** Only the first of several begins with a capital; letters that stand for words keep theirs. */
const sentence = (words: readonly string[]): string => {
  const all = words.map((part, index) => (index === 0 ? part : lowered(part))).join(' ')
  return (all[0] ?? '').toUpperCase() + all.slice(1)
}

const lowered = (part: string): string =>
  /^[A-Z]{2}/.test(part) ? part : (part[0] ?? '').toLowerCase() + part.slice(1)

const labelled = (node: Node, labels: ReadonlyMap<string, string>): Node => {
  const label = labels.get(node.path) ?? node.label
  return node.type === 'leaf'
    ? { ...node, label }
    : { ...node, label, children: node.children.map((child) => labelled(child, labels)) }
}
