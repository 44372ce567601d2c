/** Electron's `clipboard`: a text of its own, so that tests leave the computer's clipboard alone. */
import type { Clipboard } from 'electron'
import { asWhole, type PartOf, refusingUnlisted } from './listed.ts'

let text = ''

const calls = {
  readText: async () => text,
  writeText: async (written) => {
    text = written
  },
  clear: () => {
    text = ''
  },
} satisfies PartOf<Clipboard>

export const clipboard = refusingUnlisted('clipboard', asWhole<Clipboard>(calls))
