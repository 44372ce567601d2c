/** Tells whether a payload is still the one that was tried: equal payloads have equal hashes, whatever they were made from. */
import { hash } from 'node:crypto'
import type { PayloadDraft } from '../../../shared/mapping/assemble/account-draft.ts'

/** Payloads are written in the order of the catalogue, so their JSON is the same whenever they are. */
export const payloadHash = (payload: PayloadDraft): string => hash('sha256', JSON.stringify(payload), 'base64url')
