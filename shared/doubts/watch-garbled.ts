/** Notices texts whose letters were read in the wrong encoding, or that hold codes of a web page. */
import { findGarbled } from './garbled-text.ts'
import { type Watcher, watchTexts } from './watcher.ts'

export const watchGarbled = (): Watcher =>
  watchTexts((text) => {
    const garbled = findGarbled(text)
    if (garbled === undefined) return undefined
    const { part, meant } = garbled
    return { code: 'text_garbled', other: part, ...(meant === undefined ? {} : { suggestion: meant }) }
  })
