/**
 * Reads an operator's own OpenAPI document: a second reading beside the application's, which it shares nothing with, so that neither hides
 * the other's mistakes.
 */
import { parse, type ScalarTag, type Tags } from 'yaml'
import { type Fields, isFields, memberOf } from '../../../shared/basics/members.ts'
import { quoted } from '../../../shared/messages/values.ts'
import { PracticeStartError } from '../start-trouble.ts'

/** A document as it is handed in. */
export type ServiceDocument = { readonly fileName: string; readonly text: string }

/** What a reference or a place in the document holds. */
export type Document = {
  readonly fileName: string
  readonly paths: readonly (readonly [path: string, item: Fields])[]
  /**
   * Follows references until something else stands there.
   * @throws PracticeStartError  for a reference that leads out of the document, in a circle, or nowhere
   */
  readonly follow: (node: unknown) => unknown
}

/** @throws PracticeStartError  for what can't be read, or is no OpenAPI 3 document */
export function readDocument({ fileName, text }: ServiceDocument): Document {
  const whole = parseText(fileName, text)
  const version = memberOf(whole, 'openapi')
  const paths = memberOf(whole, 'paths')
  if (typeof version !== 'string' || !version.startsWith('3.') || !isFields(paths))
    throw new PracticeStartError('practice_document_no_openapi', { file: quoted(fileName) })
  const follow = (node: unknown): unknown => {
    const seen = new Set<string>()
    let found = node
    for (;;) {
      const reference = memberOf(found, '$ref')
      if (typeof reference !== 'string') return found
      if (seen.has(reference)) throw broken(fileName, reference, 'circle')
      seen.add(reference)
      found = atPointer(whole, fileName, reference)
    }
  }
  return {
    fileName,
    paths: Object.entries(paths).flatMap(([path, item]) => (isFields(item) ? [[path, item]] : [])),
    follow,
  }
}

function parseText(fileName: string, text: string): unknown {
  try {
    return text.trimStart().startsWith('{') ? JSON.parse(text) : parse(text, yaml)
  } catch {
    throw new PracticeStartError('practice_document_unreadable', { file: quoted(fileName) })
  }
}

function atPointer(whole: unknown, fileName: string, reference: string): unknown {
  if (!reference.startsWith('#/')) throw broken(fileName, reference, 'outside')
  const found = reference
    .slice(2)
    .split('/')
    .map((part) => decodePart(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, name) => memberOf(node, name), whole)
  if (found === undefined) throw broken(fileName, reference, 'nowhere')
  return found
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const broken = (file: string, reference: string, trouble: 'circle' | 'outside' | 'nowhere'): PracticeStartError =>
  new PracticeStartError('practice_document_broken', { file: quoted(file), reference: quoted(reference), trouble })

/**
 * Programs write such documents by YAML 1.1: what is no octal number, such as 07123456789, is a text, and so are `y` and `n`; a day stays
 * as it is written.
 */
const yaml = {
  version: '1.1' as const,
  maxAliasCount: 100,
  logLevel: 'error' as const,
  customTags: (tags: Tags): Tags => tags.filter((tag) => !isScalar(tag) || !isOtherwiseMeant(tag)).map(strictly),
}

const isScalar = (tag: Tags[number]): tag is ScalarTag => typeof tag === 'object'

/** Days and times would become moments, and 12:30 a number to the base 60. */
const isOtherwiseMeant = ({ tag, format }: ScalarTag): boolean =>
  tag.endsWith(':timestamp') || tag.endsWith(':binary') || format === 'TIME'

function strictly(tag: Tags[number]): Tags[number] {
  if (!isScalar(tag) || tag.test === undefined) return tag
  if (tag.tag.endsWith(':int') && tag.format === undefined) return { ...tag, test: /^[-+]?(?:0|[1-9][\d_]*)$/ }
  if (!tag.tag.endsWith(':bool')) return tag
  return { ...tag, test: tag.test.test('true') ? /^(?:true|yes|on)$/i : /^(?:false|no|off)$/i }
}
