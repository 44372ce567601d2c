/**
 * Reads a refusal of the service, whatever the shape of its body, into one form: code, words, and a list of errors with paths.
 * Source: service interface, "Errors"; and what services of this kind send where the interface shows no body.
 */

import { memberOf } from '../../../shared/basics/members.ts'
import { issue, serviceSays } from '../../../shared/issue-words.ts'
import type { Issue } from '../../../shared/result.ts'
import { mostOfSentence, quote, quoteName } from '../../../shared/words/words-of-others.ts'
import type { AnswerBody } from './read-answer.ts'

export type RefusalDetail = {
  readonly code: string | null
  readonly serviceWords: string | null
  /** Path with dots to the offending input, e.g. `customers.0.landline`; `null` when it is about the whole. */
  readonly attr: string | null
}

export type Refusal = {
  readonly httpStatus: number
  /** Stable, and in the service's own spelling. */
  readonly code: string | null
  /** For people; "wording may change, must not be parsed". */
  readonly serviceWords: string | null
  readonly details: readonly RefusalDetail[]
  /** The existing platform account number, where the body carries one. */
  readonly accountId: string | null
}

/** More than this of one answer helps nobody. */
const maxDetails = 10_000
const maxDepth = 40
/** Of a path: no place in a payload is deeper. */
const maxPath = 1_000

export function readRefusal(httpStatus: number, body: AnswerBody): Refusal {
  const nothing = { httpStatus, code: null, serviceWords: null, details: [], accountId: null }
  switch (body.kind) {
    case 'json':
      return { ...nothing, ...readJson(body.value) }
    case 'text':
      return { ...nothing, serviceWords: cleanWords(body.text) }
    case 'html':
    case 'empty':
    case 'cut':
      return nothing
  }
}

/** The issues of a refusal: one for each error listed, or one for the whole. The service's own sentence where it gave one. */
export function issuesOf({ code, serviceWords, details }: Refusal): readonly [Issue, ...Issue[]] {
  const toIssue = (detail: RefusalDetail): Issue => ({
    ...issue('service_refused', {}),
    ...(detail.code === null ? {} : { code: detail.code }),
    ...(detail.serviceWords === null ? {} : { message: serviceSays(detail.serviceWords) }),
    ...(detail.attr === null ? {} : { where: { path: detail.attr } }),
  })
  const [first, ...rest] = details
  if (first === undefined) return [toIssue({ code, serviceWords, attr: null })]
  return [toIssue(first), ...rest.map(toIssue)]
}

function readJson(value: unknown): Partial<Refusal> {
  if (typeof value === 'string') return { serviceWords: cleanWords(value) }
  const details: RefusalDetail[] = []
  if (!isObject(value)) {
    collect(value, [], details, 0)
    return { details, code: details[0]?.code ?? null, serviceWords: details[0]?.serviceWords ?? null }
  }

  const { errors, non_field_errors, account_id, ...others } = value
  if (errors !== undefined) collect(errors, [], details, 0)
  if (non_field_errors !== undefined) collect(non_field_errors, [], details, 0)
  const ownWords = firstWords(others, ['detail', 'error_detail', 'message', 'error', 'title'])
  for (const [field, found] of Object.entries(others)) {
    if (aboutTheWhole.has(field) && typeof found !== 'object') continue
    if (field === 'transaction_data') continue
    // A text under an unknown name is a field's message only where nothing else says what is wrong.
    if (typeof found === 'string' && ownWords === null && details.length === 0)
      details.push({ code: null, serviceWords: cleanWords(found), attr: field })
    else if (typeof found === 'object') collect(found, sentences.has(field) ? [] : [field], details, 0)
  }
  return {
    code: readCode(others.code) ?? readTransactionStatus(others) ?? details[0]?.code ?? null,
    serviceWords: ownWords ?? details[0]?.serviceWords ?? null,
    details,
    accountId: typeof account_id === 'number' ? String(account_id) : readText(account_id),
  }
}

/** Fields that hold sentences about the whole, in whatever form. */
const sentences: ReadonlySet<string> = new Set(['detail', 'error', 'error_detail', 'message'])

/** Fields that speak about the whole answer when they are plain text; as a list, `type` is a field of the payload. */
const aboutTheWhole: ReadonlySet<string> = new Set([...sentences, 'code', 'domain', 'status', 'title', 'type'])

/**
 * Walks lists and dictionaries down to their sentences. Three forms of a leaf: "…", {detail|message, code, attr}, and
 * {detail|message, extensions: {code}} as GraphQL has it. Names and indexes on the way are the path.
 */
function collect(value: unknown, path: readonly string[], into: RefusalDetail[], depth: number): void {
  if (into.length >= maxDetails || depth > maxDepth) return
  if (typeof value === 'string') {
    into.push({ code: null, serviceWords: cleanWords(value), attr: joinPath(path) })
  } else if (Array.isArray(value)) {
    // ["…", "…"] are several sentences about one thing; [{}, {"body": […]}] are the elements of a list.
    const isAboutOne = value.every((each) => typeof each === 'string' || isLeaf(each))
    for (const [index, each] of value.entries())
      collect(each, isAboutOne ? path : [...path, String(index)], into, depth + 1)
  } else if (isLeaf(value)) {
    const { code, attr, extensions } = value
    into.push({
      code: readCode(code) ?? (isObject(extensions) ? readCode(extensions.code) : null),
      serviceWords: firstWords(value, ['detail', 'message']),
      attr: readAttr(attr) ?? joinPath(path),
    })
  } else if (isObject(value)) {
    for (const [name, each] of Object.entries(value)) {
      if (typeof each === 'number' || typeof each === 'boolean') continue
      collect(each, name === 'non_field_errors' ? path : [...path, name], into, depth + 1)
    }
  }
}

/** `code` alone does not make one: a characteristic of an agreement has a field of that name. */
const isLeaf = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && ['detail', 'message', 'attr'].some((name) => typeof memberOf(value, name) === 'string')

/** The path of an error in the documented form, whether it came with dots, brackets or slashes. */
function readAttr(attr: unknown): string | null {
  const text = readText(attr)
  if (text === null || text === 'non_field_errors') return null
  const plain = text.replace(/\[(\w+)\]/g, '.$1').replace(/^[/.$]+/, '')
  return (text.startsWith('/') ? plain.replaceAll('/', '.') : plain).slice(0, maxPath)
}

const joinPath = (path: readonly string[]): string | null =>
  path.length === 0 ? null : path.join('.').slice(0, maxPath)

/** `{"status": "TRANSACTION_IMPORT_ERROR", "error_detail": …}`: the status is what a program decides by. */
const readTransactionStatus = (value: Readonly<Record<string, unknown>>): string | null =>
  typeof value.error_detail === 'string' ? readCode(value.status) : null

function firstWords(value: Readonly<Record<string, unknown>>, names: readonly string[]): string | null {
  for (const name of names) {
    const found = memberOf(value, name)
    if (typeof found === 'string' && found.trim() !== '') return cleanWords(found)
  }
  return null
}

/** Known ones are names that nobody can misread; of others a person sees as much as of any name. */
const readCode = (value: unknown): string | null => quoteName(readText(value))

const readText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** The service's own sentence as a person may see it. */
const cleanWords = (text: string): string | null => quote(text, mostOfSentence)

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
