/** The part of the contract about what the operating system hands to the application: a file dropped on its icon, a recent project. */
import { z } from 'zod'
import { bytes, nothing } from './common.ts'

const offer = z.discriminatedUnion('kind', [
  /** A spreadsheet to be loaded, as if it had been dropped on the window. */
  z.object({ kind: z.literal('file'), fileName: z.string(), bytes, path: z.string() }),
  /** A project to go on with. */
  z.object({ kind: z.literal('project'), id: z.string(), name: z.string() }),
])
export type Offer = z.infer<typeof offer>

export const offerChannels = {
  /** What is to be opened, once; the window asks when it is there, and at the news `offerMade`. */
  takeOffer: { ask: nothing, reply: offer.nullable() },
} as const
