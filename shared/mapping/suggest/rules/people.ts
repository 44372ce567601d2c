/** What columns tell of the elements beside them: people are counted by their names, meters by their numbers; phones run over into a list. */
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { type Candidate, isSure } from '../column-candidates.ts'
import { elementKey } from '../element-numbers.ts'
import type { Field } from '../fields.ts'

/** Phones beyond those with a field of their own: the level below a person that holds nothing but phones. */
export function overflowsOf(catalogue: Catalogue, fields: readonly Field[]): ReadonlyMap<string, Field> {
  const overflows = catalogue.levels.flatMap((level) => {
    const [only, ...others] = catalogue.leaves.filter(({ levelPath }) => levelPath === level.path)
    if (only === undefined || others.length > 0 || only.kind !== 'phone') return []
    const field = fields.find(({ leaf }) => leaf === only)
    return field === undefined ? [] : [{ level, field }]
  })
  return new Map(
    overflows.flatMap(({ level, field }) =>
      fields
        .filter(({ leaf }) => leaf.kind === 'phone' && leaf.levelPath === level.parentPath)
        .map(({ target }): [string, Field] => [target, field]),
    ),
  )
}

/** The elements that the sheet has a naming column for with a bare number: "First name 2", "Secondary surname", "Serial no. 2". */
export function namedElementsOf(
  catalogue: Catalogue,
  candidates: readonly (readonly Candidate[])[],
): ReadonlySet<string> {
  const named = new Set<string>()
  for (const [best] of candidates) {
    if (best === undefined || !isSure(best)) continue
    const level = best.field.levels.at(-1)
    if (level === undefined) continue
    const naming = catalogue.level(level.path)?.naturalKeys[0] ?? []
    if (!naming.includes(best.field.leaf.name)) continue
    for (const { number, noun } of best.marks) if (noun === null) named.add(elementKey(level.path, number))
  }
  return named
}
