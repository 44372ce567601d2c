/** Adds notes to an imported account; a note that is there already is not added again. */
import { answer, bareNotFound, validationRefusal } from '../answers.ts'
import { showUtc } from '../moments.ts'
import { ownCodes } from '../not-shown.ts'
import type { SentNote } from '../served/served-interface.ts'
import type { StoredNote } from '../store/addition-store.ts'
import { findImported } from './imported-account.ts'
import { type Operation, operationsAt, type Practice } from './operation.ts'

export const notesOperation = (practice: Practice): readonly Operation[] =>
  operationsAt('notes', 'POST', practice.served.sending.notes, ({ read }) => ({ body, parameters }) => {
    const checked = read(body, parameters)
    if (!checked.ok) return validationRefusal(ownCodes.additionRefused, 'The notes failed validation.', checked.errors)
    const found = findImported(practice, checked.value)
    if (found === undefined) return bareNotFound
    const { id } = found.account
    return practice.store.asOne(() =>
      answer(
        201,
        checked.value.notes.map((note) => addNote(practice, id, note)),
      ),
    )
  })

function addNote({ store: { additions }, clock }: Practice, accountId: number, note: SentNote) {
  const earlier = additions.notesWithBody(accountId, note.body).find((other) => isSame(other, note))
  if (earlier) return showNote(earlier, 'NOTE_ALREADY_EXISTS')
  const kept = { ...note, createdAt: note.createdAt ?? clock() }
  additions.addNote(accountId, kept)
  return showNote(kept, 'NOTE_CREATION_SUCCESS')
}

/** Source: service interface, notes: the same `body`, and the same `created_at` if one is provided. */
function isSame(other: StoredNote, { createdAt, documentPaths }: SentNote): boolean {
  if (createdAt !== undefined && other.createdAt !== createdAt) return false
  return other.body !== '' || other.documentPaths.join('\n') === documentPaths.join('\n')
}

const showNote = (note: StoredNote, status: 'NOTE_CREATION_SUCCESS' | 'NOTE_ALREADY_EXISTS') => ({
  created_at: showUtc(note.createdAt),
  body: note.body,
  status,
})
