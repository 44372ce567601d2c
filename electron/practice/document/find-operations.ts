/**
 * Which addresses of an operator's document do what practice does, told by their shape: what is sent to them, what is in their path, and
 * the common words for the things themselves, never by an operator's name.
 */
import { type Fields, isFields } from '../../../shared/basics/members.ts'
import { quoted } from '../../../shared/messages/values.ts'
import type { QueryName, SendingName } from '../served/served-interface.ts'
import { PracticeStartError } from '../start-trouble.ts'
import type { Document } from './read-document.ts'
import { elementOf, fieldsOf, mediaOf, type RequestShape, requestShape } from './request-shape.ts'

export type FoundPost = { readonly path: string; readonly operation: Fields; readonly request: RequestShape }
type FoundGet = { readonly path: string; readonly operation: Fields }

export type FoundOperations = {
  /** The field of an account, and of what is added to it, that tells accounts apart. */
  readonly numberField: string
  /** The field that says whose they are; nothing where the service is for one sender alone. */
  readonly supplierField: string | null
  readonly posts: ReadonlyMap<SendingName | undefined, readonly FoundPost[]>
  readonly gets: ReadonlyMap<QueryName | undefined, readonly FoundGet[]>
}

/** @throws DocumentError  where no account is sent and asked about, or nothing tells accounts apart */
export function findOperations(document: Document): FoundOperations {
  const servable = document.paths.filter(([path]) => isServable(path))
  const posts = servable.flatMap(([path, { post }]): FoundPost[] => {
    const request = isFields(post) ? requestShape(document, post) : undefined
    return isFields(post) && request !== undefined ? [{ path, operation: post, request }] : []
  })
  const gets = servable.flatMap(([path, { get }]): FoundGet[] => (isFields(get) ? [{ path, operation: get }] : []))

  const [create] = posts
    .filter(({ path }) => !isTrial(path) && gets.some((get) => isBelow(get.path, path)))
    .toSorted((one, other) => other.request.fields.size - one.request.fields.size)
  if (create === undefined)
    throw new PracticeStartError('practice_document_no_account', { file: quoted(document.fileName) })
  const { numberField, supplierField } = keyFields(document, create, gets, posts)
  const isAccount = ({ fields }: RequestShape) => [...create.request.fields.keys()].every((name) => fields.has(name))
  /** The address names one account, by its number alone or beside its supplier. */
  const isAddressed = (path: string): boolean => {
    const parameters = parametersOf(path)
    const others = parameters.filter((name) => supplierField === null || !isNamedAs(name, supplierField))
    const [number] = others
    return others.length === 1 && number !== undefined && mayMean(number, numberField)
  }
  const kindOfPost = (post: FoundPost): SendingName | undefined => {
    if (post === create) return 'create'
    if (isAccount(post.request)) return isTrial(post.path) ? 'validate' : undefined
    return post.request.fields.has(numberField) || isAddressed(post.path)
      ? additionWords.find(([, word]) => word.test(literalsOf(post.path)))?.[0]
      : undefined
  }
  const kindOfGet = ({ path, operation }: FoundGet): QueryName | undefined => {
    const count = parametersOf(path).length
    const schema = mediaOf(document, successOf(operation)?.response)?.schema
    const isList = elementOf(document, schema) !== undefined
    if (count === (supplierField === null ? 1 : 2)) {
      if (isBelow(path, create.path)) return 'status'
      return !isList && fieldsOf(document, schema).has('status') ? 'transfer-status' : undefined
    }
    if (count > 1 || (schema !== undefined && !isList)) return
    return listWords.find(([, word]) => word.test(literalsOf(path)))?.[0] ?? 'list-all'
  }
  return {
    numberField,
    supplierField,
    posts: Map.groupBy(posts, kindOfPost),
    gets: Map.groupBy(gets, kindOfGet),
  }
}

const additionWords: readonly (readonly [SendingName, RegExp])[] = [
  ['notes', /note|comment|remark/i],
  ['transactions', /transaction|posting/i],
  ['statements', /statement|bill|invoice/i],
  ['payment-instruction', /payment|mandate|direct-?debit/i],
]

const listWords: readonly (readonly [QueryName, RegExp])[] = [
  ['list-pending', /pending|waiting|open/i],
  ['list-imported', /imported|migrated|done/i],
]

/** A dry run: the same account is sent, and nothing is made of it. */
const isTrial = (path: string): boolean => /valid|check|dry-?_?run|trial/i.test(literalsOf(path))

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '')

/** Names of the parameters of a path. */
const parametersOf = (path: string): readonly string[] =>
  segmentsOf(path).flatMap((segment) => (segment.startsWith('{') ? [segment.slice(1, -1)] : []))

const literalsOf = (path: string): string =>
  segmentsOf(path)
    .filter((segment) => !segment.startsWith('{'))
    .join('/')

/** Parts of a path that are more than a word or a parameter are not served. */
const isServable = (path: string): boolean =>
  path.startsWith('/') && segmentsOf(path).every((segment) => /^(?:\{[^{}]+\}|[^{}:*?()]+)$/.test(segment))

/** Whether nothing but parameters is added to a path. */
function isBelow(path: string, above: string): boolean {
  const added = segmentsOf(path).slice(segmentsOf(above).length)
  return added.length > 0 && literalsOf(path) === literalsOf(above) && added.every((segment) => segment.startsWith('{'))
}

/** What an operation answers when all is well. */
export function successOf({ responses }: Fields): { readonly status: number; readonly response: unknown } | undefined {
  const found = Object.entries(isFields(responses) ? responses : {}).find(([status]) => /^2\d\d$/.test(status))
  return found && { status: Number(found[0]), response: found[1] }
}

const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/** `{area_code}` is the field `area`, where there is no other. */
const isNamedAs = (parameter: string, field: string): boolean => {
  const [one, other] = [plainName(parameter), plainName(field)]
  return one === other || one === `${other}code` || `${one}code` === other
}

/** An address may leave out whose number it is: `{number}` for `home_number`. */
const mayMean = (parameter: string, field: string): boolean =>
  isNamedAs(parameter, field) ||
  (/^(?:id|identifier|key|no|number|ref|reference)$/i.test(parameter) &&
    /(?:id|identifier|key|no|number|ref|reference)$/i.test(field))

/** The addresses under which an account is asked about name what tells it apart, and beside it whose it is. */
function keyFields(
  document: Document,
  create: FoundPost,
  gets: readonly FoundGet[],
  posts: readonly FoundPost[],
): Pick<FoundOperations, 'numberField' | 'supplierField'> {
  const names = [...create.request.fields.keys()]
  const fieldOf = (parameter: string) => names.find((name) => isNamedAs(parameter, name))
  const parameters = gets.map(({ path }) => parametersOf(path))
  const status = parametersOf(gets.find(({ path }) => isBelow(path, create.path))?.path ?? '')
  const alone = parameters.filter(({ length }) => length === 1).flat()
  const supplier = status.length < 2 ? undefined : (status.find((name) => alone.includes(name)) ?? status[0])
  const supplierField = supplier === undefined ? null : (fieldOf(supplier) ?? null)
  // The status may call the number otherwise than the account does; then another address, or what is added to it, names it.
  const beside = [status, ...parameters.filter(({ length }) => length === status.length)].flat()
  const named = beside.filter((name) => name !== supplier).flatMap((name) => fieldOf(name) ?? [])
  const shared = names.filter(
    (name) =>
      name !== supplierField &&
      /number|no$|id$|ref/i.test(name) &&
      posts.some((post) => post !== create && post.request.fields.has(name)),
  )
  const ending = beside
    .filter((name) => name !== supplier)
    .flatMap((name) => names.filter((field) => field !== supplierField && plainName(field).endsWith(plainName(name))))
  const [numberField] = [...named, ...shared, ...(new Set(ending).size === 1 ? ending : [])]
  if (numberField === undefined)
    throw new PracticeStartError('practice_document_no_number', { file: quoted(document.fileName) })
  return { numberField, supplierField }
}

/** The path as it is served: its parameters under the names that operations know. */
export function servedPath(path: string, { supplierField }: FoundOperations): string {
  const parameters = parametersOf(path)
  const supplier = parameters.find((name) => supplierField !== null && isNamedAs(name, supplierField))
  return path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => (name === supplier ? ':supplier' : ':number'))
}
