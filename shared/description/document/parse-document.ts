/** Reads the text of an operator's document, JSON or YAML, as plain data. Nothing outside of it is ever fetched. */
import { parse, type ScalarTag, type Tags } from 'yaml'
import { type Fields, fieldsOf, isFields, listOf } from '../../basics/members.ts'
import { issue } from '../../issue-words.ts'
import { ok, type Result, refuse } from '../../result.ts'

/**
 * @param text  of the whole file
 * @returns an OpenAPI 3 document; or `description_unreadable` or `description_of_something_else`
 */
export function parseDocument(text: string, fileName: string): Result<Fields> {
  let read: unknown
  try {
    read = text.trimStart().startsWith('{') ? JSON.parse(text) : parse(text, yaml)
  } catch (error) {
    const line = isFields(error) ? lineOf(error) : null
    return refuse(issue('description_unreadable', { fileName, line }))
  }
  if (isFields(read) && /^3\./.test(String(read.openapi)) && isFields(read.paths)) return ok(read)
  return refuse(issue('description_of_something_else', { fileName }))
}

const lineOf = ({ linePos }: Fields): number | null => {
  const { line } = fieldsOf(listOf(linePos)[0])
  return typeof line === 'number' ? line : null
}

/**
 * Such documents are written by programs that follow YAML 1.1 as PyYAML does: `on` and `yes` are truth values, but neither `y` nor `n`;
 * unquoted 07123456789 is a text, because only an octal number begins with 0 and that has no 8 or 9. Days and times stay as written.
 */
const yaml = {
  version: '1.1' as const,
  maxAliasCount: 100,
  logLevel: 'error' as const,
  customTags: (tags: Tags): Tags => tags.filter((tag) => !isTag(tag) || !isUnmeant(tag)).map(asWritten),
}

const isTag = (tag: Tags[number]): tag is ScalarTag => typeof tag === 'object'

const isUnmeant = ({ tag, format }: ScalarTag): boolean =>
  format === 'TIME' || /:(timestamp|binary|omap|pairs|set)$/.test(tag)

function asWritten(tag: Tags[number]): Tags[number] {
  if (!isTag(tag) || tag.test === undefined) return tag
  if (tag.tag.endsWith(':int') && tag.format === undefined) return { ...tag, test: /^[-+]?(0|[1-9][0-9_]*)$/ }
  if (!tag.tag.endsWith(':bool')) return tag
  return { ...tag, test: tag.test.test('yes') ? /^(yes|true|on)$/i : /^(no|false|off)$/i }
}
