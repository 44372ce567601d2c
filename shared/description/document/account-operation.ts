/** Which of a document's operations creates an account, what an account is in it, and how it is asked about afterwards. */
import { type Fields, fieldsOf, isFields, memberOf } from '../../basics/members.ts'
import type { Wrapper } from '../service-shape.ts'
import { wordsOf } from '../tree/field-traits.ts'
import { isAlike, isEndOf } from './route-template.ts'
import { BrokenReference, type Part, type Schema, type Schemas, unlessBroken } from './schema.ts'

export type AccountOperation = {
  readonly path: string
  readonly schema: Schema
  /** `null`: the request is the account. */
  readonly wrapper: Wrapper | null
  /** Accounts that the document shows, without what they stand in. */
  readonly examples: readonly Fields[]
  /** Of each example whether its account stands in that field. */
  readonly isWrapped: readonly boolean[]
  /** Whether there is an address below it under which an account is asked about. */
  readonly isAsked: boolean
  /** The field that tells accounts apart; `null`: the document does not say. */
  readonly accountKey: string | null
  /** The field that says whose accounts they are, where there is one. */
  readonly supplierField: string | null
}

/** @returns the likeliest first: those whose account has most fields. Throws a `BrokenReference` where every one of them has one. */
export function accountOperations(document: Fields, schemas: Schemas): readonly AccountOperation[] {
  const paths = Object.entries(fieldsOf(document.paths))
  const found: AccountOperation[] = []
  let broken: BrokenReference | null = null
  for (const [path, item] of paths) {
    const { post } = fieldsOf(item)
    if (!isFields(post)) continue
    try {
      const operation = operationOf(path, post, schemas, paths)
      if (operation !== null) found.push(operation)
    } catch (error) {
      if (!(error instanceof BrokenReference)) throw error
      broken = error
    }
  }
  if (found.length === 0 && broken !== null) throw broken
  return found.toSorted((one, other) => rank(other) - rank(one))
}

/** An account that can be asked about afterwards is what is looked for; a request that only checks it has the same fields. */
const rank = ({ isAsked, accountKey, schema, path }: AccountOperation): number =>
  (isAsked ? 1000 : 0) + (accountKey === null ? 0 : 1000) + fieldCount(schema) + (isOfTrying(path) ? -500 : 0)

function operationOf(
  path: string,
  post: Fields,
  schemas: Schemas,
  paths: readonly (readonly [string, unknown])[],
): AccountOperation | null {
  const { schema: request, examples: sent } = requestOf(post, schemas)
  if (request.shape !== 'object') return null
  const inside = [...request.properties].flatMap(([name, parts]) => {
    const schema = unlessBroken(() => schemas.read(parts))
    return schema?.shape === 'object' ? [{ field: name, schema }] : []
  })
  const whole: { readonly field: string | null; readonly schema: Schema } = { field: null, schema: request }
  const account = [whole, ...inside]
    .map((one) => ({ ...one, ...keysOf(paths, one.schema, schemas) }))
    .toSorted(byLikelihood)[0]
  if (account === undefined) return null
  const { field, ...own } = account
  const shown = sent.map((one) => ({ one, inside: field === null ? undefined : memberOf(one, field) }))
  const examples = shown.map(({ one, inside }) => (isFields(inside) ? inside : one))
  const isWrapped = shown.map(({ inside }) => isFields(inside))
  const isUsed = isWrapped.length === 0 || isWrapped.some((one) => one)
  const wrapper = field === null ? null : { field, isUsed, beside: emptyOnes(request, field, schemas) }
  const isAsked = paths.some(
    ([other, item]) => other.startsWith(path) && other.includes('{') && isFields(fieldsOf(item).get),
  )
  return { path, ...own, wrapper, examples, isWrapped, isAsked }
}

type Candidate = Pick<AccountOperation, 'schema' | 'accountKey'>

/** An account is asked about by one of its fields, and of what can be an account it has most. */
const byLikelihood = (one: Candidate, other: Candidate): number =>
  Number(other.accountKey !== null) - Number(one.accountKey !== null) ||
  fieldCount(other.schema) - fieldCount(one.schema)

/** Whether an address says that what is sent there is only tried out. */
export const isOfTrying = (path: string): boolean =>
  /\b(valid\w*|check\w*|verif\w*|dry|try|trial|test|preview|simulat\w*)\b/.test(wordsOf(path))

/** Whether two operations take the same account. */
export const isSameAccount = ({ schema }: AccountOperation, { schema: other }: AccountOperation): boolean =>
  [...schema.properties.keys()].sort().join() === [...other.properties.keys()].sort().join()

/** What is sent with a POST, and what the document shows of it. Throws a `BrokenReference`. */
export function requestOf(
  post: Fields,
  schemas: Schemas,
): { readonly schema: Schema; readonly examples: readonly Fields[] } {
  const media = jsonOf(post.requestBody)
  const shown = [...Object.values(fieldsOf(media.examples)).map((one) => fieldsOf(one).value), media.example]
  return { schema: schemas.read([{ node: media.schema, trail: [] }]), examples: shown.filter(isFields) }
}

export function jsonOf(body: unknown): Fields {
  const content = fieldsOf(fieldsOf(body).content)
  return fieldsOf(content['application/json'] ?? Object.values(content)[0])
}

/** What has to be there beside the account, and needs nothing inside. */
const emptyOnes = ({ properties, required }: Schema, field: string, schemas: Schemas): readonly string[] =>
  [...required].filter((name) => {
    const { shape, required: needed } = schemas.read(properties.get(name) ?? [])
    return name !== field && shape === 'object' && needed.size === 0
  })

/** An account has most fields: what only says how a request is worked on has few. */
const fieldCount = ({ properties, kinds }: Schema): number => properties.size + kinds.length

/**
 * The addresses under which accounts are asked about name what tells them apart: `{import_supplier_code}` is the field `import_supplier`,
 * where there is no other. What stands alone in one of them, where another does not, is whose accounts they are.
 */
function keysOf(
  paths: readonly (readonly [string, unknown])[],
  { properties }: Schema,
  schemas: Schemas,
): Pick<AccountOperation, 'accountKey' | 'supplierField'> {
  // What an account is sent in may be called as the account is, and is no value by which one is asked about.
  const isValue = (parts: readonly Part[]) => {
    const shape = unlessBroken(() => schemas.read(parts).shape)
    return shape === 'value' || shape === 'any'
  }
  const fields = [...properties].flatMap(([name, parts]) => (isValue(parts) ? [name] : []))
  const fieldOf = (name: string) =>
    fields.find((field) => field === name) ?? fields.find((field) => isAlike(field, name)) ?? null
  const onlyEnd = (name: string): readonly string[] => {
    const ends = fields.filter((field) => isEndOf(name, field))
    return ends.length === 1 ? ends : []
  }
  const namesIn = (path: string) => [...path.matchAll(/\{([^}]+)\}/g)].flatMap(([, name]) => name ?? [])
  const asking = paths.filter(([, item]) => isFields(fieldsOf(item).get)).map(([path]) => namesIn(path))
  const said = asking.map((names) => names.flatMap((name) => fieldOf(name) ?? []))
  const asked = said.some((names) => names.length > 0) ? said : asking.map((names) => names.flatMap(onlyEnd))
  const alone = new Set(asked.filter((names) => names.length === 1).flat())
  const beside = asked.flat().filter((name) => !alone.has(name))
  const [accountKey = [...alone][0] ?? null] = beside
  return { accountKey, supplierField: [...alone].find((name) => name !== accountKey) ?? null }
}
