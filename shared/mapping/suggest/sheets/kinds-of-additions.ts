/** Which kinds of additions the rows of a sheet are: all its columns together tell it better than any of them. */
import type { Group, Leaf, Level } from '../../../catalogue/catalogue.ts'
import { message } from '../../../messages/say.ts'
import { label } from '../../../messages/values.ts'
import { type Candidate, candidatesOf, type SeenColumn } from '../column-candidates.ts'
import type { Field } from '../fields.ts'
import type { FieldsToMapTo } from '../rules/rule.ts'

type Kind = Level | Group

/** As logarithms: a kind so far behind the likeliest one is out; and so much one column alone says against a kind. */
const [farBehind, most] = [1, 4]

/**
 * Each kind of addition goes in requests of its own, and so do the rows of a sheet.
 * @returns only the fields of the kinds that the columns may be of together, and those of the account itself
 */
export function withLikelyAdditions(columns: readonly SeenColumn[], mapTo: FieldsToMapTo): FieldsToMapTo {
  const kinds = mapTo.catalogue.root.children.filter(
    (node): node is Kind => node.type !== 'leaf' && node.addition !== undefined,
  )
  if (kinds.length === 0) return mapTo
  const kindOf = ({ leaf }: Field) => kinds.find((kind) => isBelow(leaf, kind))
  const shares = columns.map(({ like }) => like().shares)
  const speaksAgainst = (kind: Kind): number =>
    shares.reduce((sum, own) => {
      const ofOthers = own.filter(({ field }) => field !== undefined && ![undefined, kind].includes(kindOf(field)))
      return sum + Math.min(most, -Math.log(1 - ofOthers.reduce((all, { share }) => all + share, 0)))
    }, 0)
  const against = new Map(kinds.map((kind) => [kind, speaksAgainst(kind)]))
  const least = Math.min(...against.values())
  const isOut = (field: Field): boolean => {
    const kind = kindOf(field)
    return kind !== undefined && (against.get(kind) ?? 0) > least + farBehind
  }
  const learnedOf = [...mapTo.learnedOf].map(
    ([place, field]) => [place, field === null || isOut(field) ? null : field] as const,
  )
  return { ...mapTo, fields: mapTo.fields.filter((field) => !isOut(field)), learnedOf: new Map(learnedOf) }
}

/** What a heading says of the other fields, to be told: it is not chosen. */
export function candidatesOut(column: SeenColumn, all: FieldsToMapTo, { fields }: FieldsToMapTo): readonly Candidate[] {
  const others = fields === all.fields ? [] : all.fields.filter((field) => !fields.includes(field))
  return candidatesOf(column, { ...all, fields: others }).map((one) => ({
    ...one,
    isOut: true,
    because: message('reason_rest_is_else', { field: label(one.field.label) }),
  }))
}

const isBelow = ({ path, levelPath }: Leaf, node: Kind): boolean =>
  node.type === 'level'
    ? levelPath === node.path || levelPath.startsWith(`${node.path}.`)
    : path.startsWith(`${node.path}.`)
