/** Notices values between quotation marks, of print or left over from another program: the marks would be sent with them. */

import { type ColumnRule, checkTexts } from '../column-rule.ts'
import { sign } from '../text-signs.ts'

const between = /^(?:“([^“”]+)”|„([^„“”]+)[“”]|«\s?([^«»]+?)\s?»|"([^"]+)"|‘([^‘’]+)’)$/u
/** Longer texts may be quotations. */
const longest = 200

export const checkQuotes = (): ColumnRule =>
  checkTexts(
    (text) => {
      const found = text.length > longest ? null : between.exec(text)
      const inside = found?.slice(1).find((part) => part !== undefined)
      return inside === undefined ? undefined : { code: 'quotes_around', other: inside, suggestion: inside }
    },
    { anyOf: sign.strange | sign.mark },
  )
