/** The catalogue as a mapping wants it: where it says by which fields elements are told apart, that comes before the contract's keys. */
import { type Catalogue, catalogueOf, type Level, type Node } from '../../catalogue/catalogue.ts'
import { fieldPathOf } from '../model/field-path.ts'
import type { KeyChoice } from '../model/mapping.ts'

/** Choices of levels and fields that don't exist are left out: `checkMapping` says so. */
export function withChosenKeys(catalogue: Catalogue, choices: readonly KeyChoice[] = []): Catalogue {
  const chosen = new Map(
    choices
      .filter(({ level, fields }) => fields.every((field) => catalogue.leaf(fieldPathOf(`${level}.${field}`))))
      .map(({ level, fields }) => [level, fields]),
  )
  if (chosen.size === 0) return catalogue
  const withKeys = (level: Level): Level => {
    const fields = chosen.get(level.path)
    const children = level.children.map(nodeWithKeys)
    if (fields === undefined) return { ...level, children }
    const isSame = (key: readonly string[] | undefined) => key?.join() === fields.join()
    return {
      ...level,
      children,
      naturalKeys: [fields, ...level.naturalKeys.filter((key) => !isSame(key))],
      // What the contract calls unique in the whole account is its own first key.
      isKeyUnique: level.isKeyUnique && isSame(level.naturalKeys[0]),
    }
  }
  const nodeWithKeys = (node: Node): Node => {
    switch (node.type) {
      case 'leaf':
        return node
      case 'group':
        return { ...node, children: node.children.map(nodeWithKeys) }
      case 'level':
        return withKeys(node)
    }
  }
  return catalogueOf({ ...catalogue, root: withKeys(catalogue.root) })
}
