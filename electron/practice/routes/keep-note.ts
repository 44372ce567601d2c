/** Puts a checked note into the store; the account payload and the notes endpoint both bring notes. */
import type { note } from '../rules/note-rule.ts'
import type { RuleValue } from '../rules/rule.ts'
import type { AdditionStore, StoredNote } from '../store/addition-store.ts'

export type Note = RuleValue<typeof note>

export const documentPathsOf = (note: Note): readonly string[] =>
  (note.document_paths ?? []).flatMap(({ document_path: path }) => (path === undefined ? [] : [path]))

/** @param createdAt  milliseconds since 1970 */
export function keepNote(additions: AdditionStore, accountId: number, note: Note, createdAt: number): StoredNote {
  const kept: StoredNote = {
    body: note.body ?? '',
    documentPaths: documentPathsOf(note),
    createdAt,
    isPinned: note.is_pinned ?? false,
    unpinAt: note.unpin_at,
  }
  additions.addNote(accountId, kept)
  return kept
}
