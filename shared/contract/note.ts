/** A note, of the account payload and of the notes endpoint. Source: service interface, "Note". */
import { z } from 'zod'
import { boolean, datetime, documentPath, level, text } from './field.ts'
import { withRulesOf } from './stated-rules.ts'

const noteDocument = z.strictObject({
  document_path: documentPath({
    label: 'Note document',
    help: 'Path of a document, relative to the folder the operator has set for your imports.',
  }).optional(),
})

export const note = withRulesOf(
  'notes[]',
  z.strictObject({
    body: text({
      label: 'Note',
      help: 'Text of a note that is shown on the account. A note needs a text or a document.',
      role: 'remark',
    }).optional(),
    document_paths: level(
      {
        label: 'Note documents',
        element: 'note document',
        help: 'Documents that belong to the note.',
        naturalKeys: [['document_path']],
      },
      noteDocument,
    ).optional(),
    created_at: datetime({
      label: 'Note written at',
      help: 'When the note was written. Left out, it is the time of the import.',
    }).optional(),
    is_pinned: boolean({
      label: 'Note is pinned',
      help: 'Yes keeps the note at the top of the account page.',
    }).optional(),
    unpin_at: datetime({
      label: 'Unpin note at',
      help: 'When a pinned note stops being pinned. Only together with "Note is pinned".',
    }).optional(),
  }),
)
