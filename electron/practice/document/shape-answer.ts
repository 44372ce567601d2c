/** Puts answers, which operations give as our interface has them, into the shapes that an operation of the document shows. */
import { type Fields, isFields, memberOf } from '../../../shared/basics/members.ts'
import type { Answer } from '../answers.ts'
import type { FieldError } from '../rules/rule.ts'
import { showAmount } from '../served/transaction-data.ts'
import { successOf } from './find-operations.ts'
import type { Document } from './read-document.ts'
import { elementOf, examplesOf, fieldsOf, innermost, mediaOf } from './request-shape.ts'

/** @param sent  what was sent, without its wrapper: answers may repeat it */
export type ShapeAnswer = (answer: Answer, sent: unknown) => Answer

/** @param numberField  what the account's own number is called */
export function answerShaper(document: Document, operation: Fields, numberField: string): ShapeAnswer {
  const success = successOf(operation)
  const media = mediaOf(document, success?.response)
  const shapeError = errorShaper(document, operation, numberField)
  // Only what asks for something must get it, also where the document does not show it.
  const isAsking = operation.requestBody === undefined
  return (answer, sent) => {
    if (answer.status >= 400) return answer.status === 400 ? { ...answer, body: shapeError(answer, sent) } : answer
    const { status = answer.status } = success ?? {}
    if (media?.schema !== undefined)
      return { ...answer, status, body: shaped(document, media.schema, answer.body, sent, numberField) }
    return { ...answer, status, body: isAsking ? renamed(answer.body, numberField) : undefined }
  }
}

const ourNumber = 'external_account_number'
const ourPlatformNumbers = ['platform_account_number', 'platform_identifier', 'account_id']

/** An answer without a shape of its own, with the account's number as the document calls it. */
function renamed(body: unknown, numberField: string): unknown {
  if (Array.isArray(body)) return body.map((one) => renamed(one, numberField))
  return isFields(body)
    ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name === ourNumber ? numberField : name, value]))
    : body
}

/** What a field of an answer holds: the same of ours, the number we give, or what was sent. */
function valueFor(name: string, body: unknown, sent: unknown, numberField: string): unknown {
  const own = memberOf(body, name)
  if (own !== undefined) return own
  if (name === numberField) return memberOf(body, ourNumber) ?? memberOf(sent, name)
  const given = memberOf(sent, name)
  if (given !== undefined) return given
  // The maker of a service puts a word of his own before it.
  if (!/(?:number|no|id|identifier)$/i.test(name)) return
  return ourPlatformNumbers.map((one) => memberOf(body, one)).find((value) => value !== undefined)
}

/** A body with the fields of a schema, as far as there is something for them. */
function shaped(document: Document, schema: unknown, body: unknown, sent: unknown, numberField: string): unknown {
  const element = elementOf(document, schema)
  // Documents show one record where several are answered.
  if (Array.isArray(body)) return body.map((one) => shaped(document, element ?? schema, one, undefined, numberField))
  if (element !== undefined || !isFields(body)) return asTyped(innermost(document, schema), body)
  const fields = fieldsOf(document, schema)
  if (fields.size === 0) return renamed(body, numberField)
  return Object.fromEntries(
    [...fields].flatMap(([name, inner]) => {
      const value = valueFor(name, body, sent, numberField)
      return value === undefined
        ? []
        : [[name, value === null ? null : shaped(document, inner, value, undefined, numberField)]]
    }),
  )
}

/** Amounts are numbers or texts in answers, as the schema says. */
function asTyped({ type, format }: Fields, value: unknown): unknown {
  if (type === 'string' && typeof value === 'number') return format === 'decimal' ? showAmount(value) : String(value)
  return (type === 'number' || type === 'integer') && typeof value === 'string' ? Number(value) : value
}

type ErrorShape = { readonly names: ReadonlySet<string>; readonly example: Fields | null }

/** How errors look is told by the examples first, because documents often give them a schema of something else. */
function errorShaper(
  document: Document,
  operation: Fields,
  numberField: string,
): (answer: Answer, sent: unknown) => unknown {
  const media = mediaOf(document, memberOf(operation.responses, '400'))
  const kinds = alternatives(document, media?.schema)
  const shapes: readonly ErrorShape[] = [
    ...examplesOf(document, media)
      .filter(isFields)
      .map((example) => ({ names: new Set(Object.keys(example)), example })),
    ...kinds.map((kind) => ({ names: new Set(fieldsOf(document, kind).keys()), example: null })),
  ]
  const shown = (name: string) => shapes.find(({ names }) => names.has(name))
  const isNested = shapes.some(({ example }) => example !== null && isNestedErrors(example))
  const listsErrors = shown('errors') !== undefined
  return ({ body, errors = [] }, sent) => {
    if (!isFields(body) || shapes.length === 0) return body
    const fill = ({ names }: ErrorShape, own: Fields) =>
      Object.fromEntries(
        [...names].flatMap((name) => {
          const value = memberOf(own, name) ?? valueFor(name, body, sent, numberField)
          return value === undefined ? [] : [[name, value]]
        }),
      )
    const detail = detailOf(body)
    if (errors.length > 0 && isNested) return nested(errors)
    if (errors.length > 0 && listsErrors) return { code: body.code, detail, errors }
    const same = shapes.find(({ names }) =>
      Object.keys(body).some((name) => name !== 'detail' && name !== 'status' && names.has(name)),
    )
    const whole = shown('non_field_errors')
    if (whole !== undefined && (isFields(body.non_field_errors) || same === undefined)) {
      const isListed = !isFields(memberOf(whole.example, 'non_field_errors'))
      return fill(whole, {
        non_field_errors: isListed ? [errors.length > 0 ? sentenceOf(errors) : detail] : body.non_field_errors,
      })
    }
    const told = same ?? shown('error_detail') ?? shown('detail')
    if (told !== undefined) return fill(told, { error_detail: errors.length > 0 ? sentenceOf(errors) : detail, detail })
    return isNested ? { non_field_errors: [detail] } : body
  }
}

/** The schemas that an answer may have. */
function alternatives(document: Document, schema: unknown): readonly unknown[] {
  const { oneOf, anyOf } = innermost(document, schema)
  const kinds = [oneOf, anyOf].flatMap((some) => (Array.isArray(some) ? some : []))
  if (schema === undefined) return []
  return kinds.length > 0 ? kinds : [schema]
}

/** Errors under the fields they are of: `{"customers": {"0": {"phone": ["…"]}}}`. */
function isNestedErrors(example: Fields): boolean {
  const isLeaf = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string')
  const isTree = (value: unknown): boolean =>
    isLeaf(value) || (isFields(value) && Object.values(value).length > 0 && Object.values(value).every(isTree))
  return !Object.hasOwn(example, 'non_field_errors') && isTree(example)
}

type Nested = Map<string, Nested | string[]>

function nested(errors: readonly FieldError[]): unknown {
  const whole: Nested = new Map()
  for (const { attr, detail } of errors) {
    const steps = attr.split('.')
    const last = steps.pop() ?? attr
    let level = whole
    for (const step of steps) {
      const found = level.get(step)
      const inner: Nested = found instanceof Map ? found : new Map()
      if (inner !== found) level.set(step, inner)
      level = inner
    }
    const told = level.get(last)
    if (Array.isArray(told)) told.push(detail)
    else if (told === undefined) level.set(last, [detail])
  }
  const plain = (level: Nested): unknown =>
    Object.fromEntries([...level].map(([name, inner]) => [name, inner instanceof Map ? plain(inner) : inner]))
  return plain(whole)
}

const sentenceOf = (errors: readonly FieldError[]): string =>
  errors
    .slice(0, 10)
    .map(({ attr, detail }) => `${attr}: ${detail}`)
    .join(' ')

const detailOf = (body: Fields): string => {
  const told = body.error_detail ?? memberOf(body.non_field_errors, 'detail') ?? body.detail
  return typeof told === 'string' ? told : ''
}
