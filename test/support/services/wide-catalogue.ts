/** Our own interface as an operator's document would have it: with many more fields, limits on those there are, and rules by kind. */
import { type Catalogue, catalogueOf, type Leaf, type Level, type Node } from '../../../shared/catalogue/catalogue.ts'
import type { CheckRule, Kinds } from '../../../shared/contract/rules.ts'

const isText = (node: Node): node is Leaf => node.type === 'leaf' && node.kind === 'text' && !node.isClosed

/** @param fields  how many it has then, about */
export function wideCatalogue(own: Catalogue, fields: number): Catalogue {
  const levels = own.levels.filter(({ isOpaque }) => !isOpaque)
  const each = Math.ceil((fields - own.leaves.length) / levels.length)
  const widened = (node: Node): Node => {
    if (node.type === 'leaf') return isText(node) ? { ...node, limits: { minLength: 1, maxLength: 500 } } : node
    const children = node.children.map(widened)
    return node.type === 'group' || node.isOpaque
      ? { ...node, children }
      : { ...node, children: [...children, ...Array.from({ length: each }, (_, at) => extra(own.leaves, node, at))] }
  }
  const rules = levels.flatMap((level) => rulesOf(level, own))
  return catalogueOf({ ...own, root: widened(own.root) as Level, rules: [...own.rules, ...rules] })
}

function extra(leaves: readonly Leaf[], { path: levelPath }: Level, at: number): Leaf {
  const name = `extra_${at}`
  const path = levelPath === '' ? name : `${levelPath}.${name}`
  const like = leaves.find(isText)
  if (like === undefined) throw new Error('There is no text.')
  const { documentedValues: _, ...rest } = like
  const label = `Extra ${path}`
  return {
    ...rest,
    name,
    path,
    levelPath,
    label,
    synonyms: [],
    role: null,
    documentedValues: ['A', 'B'],
    isClosed: at % 2 === 0,
  }
}

/** For every field one that says that it has to be there, and one that says what it takes, of a kind that a list around it tells. */
function rulesOf(level: Level, { levels }: Catalogue): readonly CheckRule[] {
  const around = levels.find(({ path }) => path === level.parentPath) ?? level
  const kind = around.children.find((node) => node.type === 'leaf')
  if (kind === undefined) return []
  const kinds: Kinds = [[{ level: around.path, field: kind.name, values: ['A', 'B'] }]]
  return level.children.filter(isText).flatMap(({ name }): readonly CheckRule[] => [
    { rule: 'needed', level: level.path, fields: [name], beside: [], kinds },
    {
      rule: 'taken with',
      level: level.path,
      field: name,
      kinds,
      kind: 'text',
      documentedValues: [],
      limits: { maxLength: 9 },
    },
  ])
}
