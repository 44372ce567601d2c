/** The part of the contract about what is written to files for the person. */
import { z } from 'zod'
import { projectKinds } from '../catalogue/catalogue-of-kind.ts'
import { bytes, issueSchema, nothing } from './common.ts'

export const saved = z.discriminatedUnion('to', [
  z.object({ to: z.literal('disk'), path: z.string() }),
  /** The host has no save dialog: the window offers the bytes as a download. */
  z.object({ to: z.literal('download'), name: z.string(), bytes }),
  z.object({ to: z.literal('nowhere') }),
])
export type Saved = z.infer<typeof saved>

export const fileChannels = {
  /** One JSON file for each account. A host without dialogs packs them either way. Event: `savingProgress`; see `stopSaving`. */
  exportPayloads: { ask: z.strictObject({ as: z.enum(['zip', 'folder']) }), reply: saved },
  /**
   * The spreadsheet with its edits, with what is wrong and what is set aside told in it, to be sent on and loaded again. Events and
   * stopping as above.
   */
  exportCorrectedCopy: { ask: nothing, reply: saved },
  /** Stops writing payloads or a corrected copy: that answers `saving_stopped` then, and leaves no file behind. */
  stopSaving: { ask: nothing, reply: nothing },
  /** `html`: a page without scripts that any browser prints. The summary is in all but the `csv`, which is one table. */
  exportResults: { ask: z.strictObject({ format: z.enum(['xlsx', 'csv', 'html']) }), reply: saved },
  /** Who did what and when on this computer, with the hash of every payload that was sent. */
  exportAudit: { ask: z.strictObject({ format: z.enum(['xlsx', 'csv']) }), reply: saved },
  /** What is wrong with that log itself: `audit_damaged`, or nothing. */
  checkAudit: { ask: nothing, reply: z.array(issueSchema) },
  /** A .zip for whoever helps: what happened, without personal data and without secrets. */
  exportSupportFile: { ask: nothing, reply: saved },
  /** The one for accounts where nothing is said. */
  exportTemplate: { ask: z.strictObject({ kind: z.enum(projectKinds).optional() }), reply: saved },
  /** Every field of the service in use, with what is allowed in it, for the supplier's colleagues. */
  exportFieldGuide: { ask: nothing, reply: saved },
} as const
