/** The rule for a note, which the account payload and the notes endpoint share. */
import { isObject, listOf, object } from './rule.ts'
import { boolean, dateTime, documentPath, text } from './value-rules.ts'

/** Source: service interface, Note: at least one of `body` or `document_paths`; `unpin_at` appears together with `is_pinned`. */
export const note = object(
  {
    required: {},
    optional: {
      body: text,
      document_paths: listOf(object({ required: {}, optional: { document_path: documentPath } })),
      created_at: dateTime,
      is_pinned: boolean,
      unpin_at: dateTime,
    },
  },
  (value, path, report) => {
    if (isEmptyBody(value.body) && isEmptyList(value.document_paths))
      report.add(`${path}.body`, 'required', 'A note needs a body or document_paths, at least one of them.')
    if (Object.hasOwn(value, 'unpin_at') && !Object.hasOwn(value, 'is_pinned'))
      report.add(`${path}.is_pinned`, 'required', 'A note with unpin_at needs is_pinned too.')
  },
)

/** A value of the wrong type has an error of its own already; it does not count as missing as well. */
const isEmptyBody = (body: unknown): boolean => body === undefined || (typeof body === 'string' && body.trim() === '')
const isEmptyList = (paths: unknown): boolean =>
  paths === undefined ||
  (Array.isArray(paths) && paths.every((path) => isObject(path) && Object.keys(path).length === 0))
