/** Which kinds of additions the rows of a sheet are: all its columns together tell it better than any of them. */
import type { Group, Leaf, Level } from '../../../catalogue/catalogue.ts'
import { message } from '../../../messages/say.ts'
import { label } from '../../../messages/values.ts'
import { type Candidate, type SeenColumn, saidOf } from '../column-candidates.ts'
import type { Field } from '../fields.ts'
import { isRemark } from '../rules/choices.ts'
import type { FieldsToMapTo } from '../rules/rule.ts'

type Kind = Level | Group

/** As logarithms: a kind so far behind the likeliest one is out; and so much one column alone says against a kind. */
const [farBehind, most] = [1, 4]
/** What a heading says for sure counts as much as what was learned of columns like it. */
const ofHeading = 0.5

/**
 * Each kind of addition goes in requests of its own, and so do the rows of a sheet.
 * @returns whether a field is of a kind that the columns can't be of together; what is of the account itself never is
 */
export function outOfSheet(
  columns: readonly SeenColumn[],
  { catalogue }: FieldsToMapTo,
): ((field: Field) => boolean) | null {
  const kinds = catalogue.root.children.filter(
    (node): node is Kind => node.type !== 'leaf' && node.addition !== undefined,
  )
  if (kinds.length === 0) return null
  const kindOf = (leaf: Leaf) => kinds.find((kind) => isBelow(leaf, kind))
  const shares = columns.map((column) => {
    const said = saidOf(column)?.field
    const part = said === undefined ? 1 : 1 - ofHeading
    const learned = column.like().shares.map(({ field, share }) => ({ field, share: share * part }))
    return said === undefined ? learned : [...learned, { field: said, share: ofHeading }]
  })
  const speaksAgainst = (kind: Kind): number =>
    shares.reduce((sum, own) => {
      const ofOthers = own.filter(({ field }) => field !== undefined && ![undefined, kind].includes(kindOf(field.leaf)))
      return sum + Math.min(most, -Math.log(1 - ofOthers.reduce((all, { share }) => all + share, 0)))
    }, 0)
  const against = new Map(kinds.map((kind) => [kind, speaksAgainst(kind)]))
  const least = Math.min(...against.values())
  const likely = kinds.filter((kind) => (against.get(kind) ?? 0) <= least + farBehind)
  const haveRemarks = catalogue.leaves.some(
    (leaf) => leaf.role === 'remark' && likely.some((kind) => isBelow(leaf, kind)),
  )
  return ({ leaf }) => {
    const kind = kindOf(leaf)
    if (kind === undefined || likely.includes(kind)) return false
    // A note on the account may stand beside what has no remarks of its own.
    const isNote = kind.type === 'level' && isRemark(kind) && leaf.role === 'remark'
    return haveRemarks || !isNote
  }
}

/** What it may be first; what is out is kept to be told, and is not chosen. Of what is written as a path of the interface nothing is. */
export function withOut(found: readonly Candidate[], isOut: (field: Field) => boolean): readonly Candidate[] {
  const out = found.filter(({ field, written }) => written === undefined && isOut(field))
  const because = (field: Field) => message('reason_rest_is_else', { field: label(field.label) })
  return [
    ...found.filter((one) => !out.includes(one)),
    ...out.map((one) => ({ ...one, isOut: true, because: because(one.field) })),
  ]
}

const isBelow = ({ path, levelPath }: Leaf, node: Kind): boolean =>
  node.type === 'level'
    ? levelPath === node.path || levelPath.startsWith(`${node.path}.`)
    : path.startsWith(`${node.path}.`)
