/** An account as it is handed to the import: what is sent, under which number, and what tells this content from another. */
import type { PayloadDraft } from '../../shared/mapping/assemble/account-draft.ts'

export type AccountToImport = {
  /** As the payload itself names it. */
  readonly number: string
  readonly payload: PayloadDraft
  /** The same for the same payload, as the preparation computes it. */
  readonly payloadHash: string
}
