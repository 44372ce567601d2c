/** A note, of the account payload and of the notes endpoint. Source: service interface, "Note". */
import { z } from 'zod'
import { boolean, datetime, documentPath, level, text } from './field.ts'
import { withRulesOf } from './stated-rules.ts'

const noteDocument = z.strictObject({
  document_path: documentPath(
    'Note document',
    'Path of a document, relative to the folder the operator has set for your imports.',
  ),
})

export const note = withRulesOf(
  'notes[]',
  z.strictObject({
    body: text('Note', 'Text of a note that is shown on the account. A note needs a text or a document.', {
      role: 'remark',
    }),
    document_paths: level('Note documents', 'Documents that belong to the note.', noteDocument, {
      element: 'note document',
      naturalKeys: [['document_path']],
    }),
    created_at: datetime('Note written at', 'When the note was written. Left out, it is the time of the import.'),
    is_pinned: boolean('Note is pinned', 'Yes keeps the note at the top of the account page.'),
    unpin_at: datetime('Unpin note at', 'When a pinned note stops being pinned. Only together with "Note is pinned".'),
  }),
)
