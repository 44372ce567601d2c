/** Notices texts whose letters were read in the wrong encoding, or that hold codes of a web page. */
import { findGarbled } from './garbled-text.ts'
import { sign } from './text-signs.ts'
import { type Watcher, watchTexts } from './watcher.ts'

export const watchGarbled = (): Watcher =>
  watchTexts(
    (text) => {
      const garbled = findGarbled(text)
      if (garbled === undefined) return undefined
      const { part, meant } = garbled
      return { code: 'text_garbled', other: part, ...(meant === undefined ? {} : { suggestion: meant }) }
    },
    // The marks of a code of a web page are such signs.
    { anyOf: sign.strange | sign.mark },
  )
