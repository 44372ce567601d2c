/** Notices texts whose letters were read in the wrong encoding, or that hold codes of a web page. */

import { type ColumnRule, checkTexts } from '../column-rule.ts'
import { sign } from '../text-signs.ts'
import { findGarbled, hasLostLetter, type NamedIn } from './garbled-text.ts'

/** @param namedIn  absent where the texts are no names */
export const checkGarbled = (namedIn?: NamedIn): ColumnRule =>
  checkTexts(
    (text) => {
      const garbled = findGarbled(text)
      if (garbled !== undefined) {
        const { part, meant } = garbled
        return { code: 'text_garbled', other: part, ...(meant === undefined ? {} : { suggestion: meant }) }
      }
      const isLost = namedIn !== undefined && hasLostLetter(text, namedIn)
      return isLost ? { code: 'text_garbled', other: '?' } : undefined
    },
    // The marks of a code of a web page are such signs.
    { anyOf: sign.strange | sign.mark },
  )
