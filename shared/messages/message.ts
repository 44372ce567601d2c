/** A sentence as plain data: which one, and the facts of the case. It is put into words where it is shown, in the language that is spoken there. */
import { z } from 'zod'

export const messageSchema = z.object({
  /** One of the keys of the catalogue of messages, such as `rows_disagree`. */
  key: z.string(),
  /** What the sentence is made from; plain data, and messages within it. */
  facts: z.record(z.string(), z.unknown()),
})
export type Message = Readonly<z.infer<typeof messageSchema>>

/** Messages may be parts of others. */
export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'key' in value && 'facts' in value
