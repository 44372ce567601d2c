/** Reads the parts of a body by the words and types that the document gives their fields. */
import { type Fields, isFields, memberOf } from '../../../shared/basics/members.ts'
import { momentOf } from '../moments.ts'
import type { SentNote, SentRecord, SentTransaction } from '../served/served-interface.ts'
import type { Document } from './read-document.ts'
import { elementOf, fieldsOf, innermost, type RequestShape } from './request-shape.ts'

type FieldSchemas = ReadonlyMap<string, unknown>

export type Items = {
  /** The field of the list; nothing where the body is the one element. */
  readonly listField: string | null
  readonly fields: FieldSchemas
  readonly of: (sent: Fields) => readonly Fields[]
}

/** The list of objects that a body is there for. */
export function itemsIn(document: Document, { fields }: RequestShape): Items {
  for (const [name, schema] of fields) {
    const inner = fieldsOf(document, elementOf(document, schema))
    if (inner.size > 0) return { listField: name, fields: inner, of: (sent) => objectsIn(memberOf(sent, name)) }
  }
  return { listField: null, fields, of: (sent) => [sent] }
}

/** The notes of a body: a list of what has a text, or, without one, the body itself where it has a text. */
export function notesIn(document: Document, request: RequestShape): Items {
  const { fields } = request
  const hasText = (inner: FieldSchemas): boolean => fieldNamed(document, inner, noteText) !== undefined
  const listed = [...fields].find(([, schema]) => hasText(fieldsOf(document, elementOf(document, schema))))
  if (listed === undefined && hasText(fields)) return { listField: null, fields, of: (sent) => [sent] }
  const [name, schema] = listed ?? []
  return itemsIn(document, name === undefined ? request : { ...request, fields: new Map([[name, schema]]) })
}

/** All objects in lists whose name ends with this one, however deep. */
export function objectsUnder(value: unknown, name: string): readonly Fields[] {
  if (Array.isArray(value)) return value.flatMap((one) => objectsUnder(one, name))
  if (!isFields(value)) return []
  return Object.entries(value).flatMap(([field, inner]) =>
    field.endsWith(name) ? objectsIn(inner) : objectsUnder(inner, name),
  )
}

export const objectsIn = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])

/** The first field with such a name, and such a schema where it matters. */
function fieldNamed(
  document: Document,
  fields: FieldSchemas,
  word: RegExp,
  has: (schema: Fields) => boolean = () => true,
): string | undefined {
  const isMeant = ([name, schema]: [string, unknown]) => {
    const kind = plainKind(document, schema)
    return word.test(name) && kind.deprecated !== true && has(kind)
  }
  return [...fields].find(isMeant)?.[0]
}

/** A value that may be null as well is what it is beside that. */
function plainKind(document: Document, schema: unknown): Fields {
  const found = innermost(document, schema)
  const kinds = Array.isArray(found.anyOf) ? found.anyOf.map((kind) => innermost(document, kind)) : []
  return kinds.find(({ type }) => type !== 'null') ?? found
}

const isMoment = ({ format }: Fields): boolean => format === 'date-time'
const isDay = ({ format }: Fields): boolean => format === 'date'

/** The text of a field; empty where it is not there. */
function textIn(sent: Fields, name: string | undefined): string {
  const value = name === undefined ? undefined : memberOf(sent, name)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const noteText = /^(?:body|text|notes?|content|message|comment|remark)$/i

export function noteReader(document: Document, fields: FieldSchemas): (sent: Fields) => SentNote {
  const text = fieldNamed(document, fields, noteText)
  const createdAt = fieldNamed(document, fields, /^(?!.*(?:pin|until|expir))/i, isMoment)
  const unpinAt = fieldNamed(document, fields, /pin|until|expir/i, isMoment)
  const isPinned = fieldNamed(document, fields, /pin/i, ({ type }) => type === 'boolean')
  const paths = fieldNamed(document, fields, /document|attachment|path|file/i, ({ type }) => type === 'array')
  return (sent) => {
    const [created, unpin] = [textIn(sent, createdAt), textIn(sent, unpinAt)]
    return {
      body: textIn(sent, text),
      documentPaths: paths === undefined ? [] : textsWithin(memberOf(sent, paths)),
      ...(created === '' ? {} : { createdAt: momentOf(created) }),
      isPinned: isPinned !== undefined && memberOf(sent, isPinned) === true,
      ...(unpin === '' ? {} : { unpinAt: unpin }),
    }
  }
}

function textsWithin(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsWithin) : []
}

/** What a thing is known by: `bill_id` of bills, else what ends like an identifier. */
const identifierWords = (listField: string): readonly RegExp[] => [
  new RegExp(`^${listField.replaceAll(/\W|s$/gi, '')}_?(?:id|identifier|number|no|ref|reference)$`, 'i'),
  /^(?:id|identifier|number|no|ref|reference)$/i,
  /(?:_(?:id|identifier|number|no|ref|reference)|Id|Number|Ref|Reference)$/,
]

/** @param words  what the field that tells it apart is called, the likeliest first */
export function recordReader(
  document: Document,
  { fields, listField }: Items,
  words: readonly RegExp[] = identifierWords(listField ?? ''),
): (sent: Fields) => SentRecord {
  const id = words.map((word) => fieldNamed(document, fields, word)).find((name) => name !== undefined)
  return (data) => ({ id: textIn(data, id), data })
}

export function transactionReader(document: Document, items: Items): (sent: Fields) => SentTransaction {
  const { fields } = items
  const readRecord = recordReader(document, items)
  const date = fieldNamed(document, fields, /./, isDay)
  const note = fieldNamed(document, fields, /^note$/i) ?? fieldNamed(document, fields, /note|text|comment/i)
  return (sent) => ({
    ...readRecord(sent),
    date: textIn(sent, date) || null,
    movedTo: (day, explanation) => {
      const text = [textIn(sent, note), explanation].filter((line) => line !== '').join('\n')
      return {
        ...sent,
        ...(date === undefined ? {} : { [date]: day }),
        ...(note === undefined ? {} : { [note]: text }),
      }
    },
  })
}

/** The values that a field may have, where the document lists them. */
export const listedTexts = (document: Document, schema: unknown): readonly string[] => {
  const values = plainKind(document, schema).enum
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : []
}
