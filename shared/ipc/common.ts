/** What several parts of the contract between screens and main process are made of. */
import { z } from 'zod'
import { readAs } from '../mapping/model/mapping.ts'
import { messageSchema } from '../messages/message.ts'
import { issueLevels } from '../result.ts'

export const nothing = z.strictObject({})
export type Nothing = z.infer<typeof nothing>

/** Over any kind of buffer: files come from the disk, from a window and from other processes. */
export const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)
export const count = z.int().nonnegative()
export const rowNumber = z.int().positive()
export const page = { offset: count, limit: z.int().min(1).max(1000) }

export const cellPlace = z.strictObject({ sheet: z.string(), row: rowNumber, column: rowNumber })

/** A cell that a person has emptied, the heading of its column, and what the file says there. */
export const emptiedValue = z.object({ cell: cellPlace, header: z.string(), was: z.string() })
export type EmptiedValue = z.infer<typeof emptiedValue>

/** A cell that a person has changed; `now` is empty where it was emptied. */
export const changedValue = emptiedValue.extend({ now: z.string() })
export type ChangedValue = z.infer<typeof changedValue>

export const issueSchema = z.object({
  level: z.enum(issueLevels),
  code: z.string(),
  message: messageSchema,
  where: z
    .object({ path: z.string().optional(), cell: cellPlace.optional(), target: z.string().optional() })
    .optional(),
  suggestion: z.string().optional(),
  mends: z
    .array(
      z.object({ does: messageSchema, cells: z.array(z.object({ ...cellPlace.shape, text: z.string() })).readonly() }),
    )
    .readonly()
    .optional(),
  readAs: readAs.optional(),
})

/**
 * What a window had seen when the person decided: the revision of the project, and which window it is, whose own changes take nobody by
 * surprise. A command is refused where what it changes was changed since.
 */
export const madeOn = { revision: count.optional(), window: z.string().optional() }
export type MadeOn = { readonly revision?: number | undefined; readonly window?: string | undefined }
