/** Adds notes to an imported account; a note that is there already is not added again. */
import { answer, bareNotFound, validationRefusal } from '../answers.ts'
import { momentOf, showUtc } from '../moments.ts'
import { maxReportedErrors, ownCodes } from '../not-shown.ts'
import { notesAddition } from '../rules/addition-rules.ts'
import { checkBody } from '../rules/rule.ts'
import type { StoredNote } from '../store/addition-store.ts'
import { findImported } from './imported-account.ts'
import { documentPathsOf, keepNote, type Note } from './keep-note.ts'
import type { Operation, Practice } from './operation.ts'

export function notesOperation(practice: Practice): Operation {
  const { store, clock } = practice
  return {
    name: 'notes',
    method: 'POST',
    path: '/v1/data-import/notes/create/',
    answer: ({ body }) => {
      const checked = checkBody(notesAddition, body, maxReportedErrors)
      if (!checked.ok)
        return validationRefusal(ownCodes.additionRefused, 'The notes failed validation.', checked.errors)
      const found = findImported(practice, checked.value)
      if (found === undefined) return bareNotFound
      const { id } = found.account
      return store.asOne(() =>
        answer(
          201,
          checked.value.notes.map((note) => addNote(practice, id, note, clock())),
        ),
      )
    },
  }
}

function addNote({ store: { additions } }: Practice, accountId: number, note: Note, now: number) {
  const createdAt = note.created_at === undefined ? undefined : momentOf(note.created_at)
  const earlier = additions.notesWithBody(accountId, note.body ?? '').find((other) => isSame(other, note, createdAt))
  return earlier
    ? showNote(earlier, 'NOTE_ALREADY_EXISTS')
    : showNote(keepNote(additions, accountId, note, createdAt ?? now), 'NOTE_CREATION_SUCCESS')
}

/** Source: service interface, notes: the same `body`, and the same `created_at` if one is provided. */
function isSame(other: StoredNote, note: Note, createdAt: number | undefined): boolean {
  if (createdAt !== undefined && other.createdAt !== createdAt) return false
  return other.body !== '' || other.documentPaths.join('\n') === documentPathsOf(note).join('\n')
}

const showNote = (note: StoredNote, status: 'NOTE_CREATION_SUCCESS' | 'NOTE_ALREADY_EXISTS') => ({
  created_at: showUtc(note.createdAt),
  body: note.body,
  status,
})
