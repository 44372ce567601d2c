/** Reads a cell as the path of a document. */
import { isRelativePath } from '../../contract/field.ts'
import { type ReadOutcome, readAs, unreadable } from './read-outcome.ts'

/** @param text  trimmed, not blank. @returns the path as written; where it only begins at a root, it may be meant without that */
export function readPath(text: string): ReadOutcome<string> {
  if (isRelativePath(text)) return readAs(text)
  const fromFolder = text.replace(/^\//, '')
  return isRelativePath(fromFolder) ? unreadable('path_unreadable', fromFolder) : unreadable('path_unreadable')
}
