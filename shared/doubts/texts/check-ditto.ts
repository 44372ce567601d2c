/** Notices marks that mean the value of the row above, as lists on paper have them: they would be sent as they stand. */

import { type ColumnRule, checkTexts } from '../column-rule.ts'
import { sign } from '../text-signs.ts'

const ditto =
  /^(?:"|''|“|”|„|,,|〃|[-–—]\s*"\s*[-–—]|ditto|do\.|dito|idem|as above|same as above|see above|wie oben|s\.\s?o\.|siehe oben|comme ci-dessus|come sopra)$/i
const longest = 20

export const checkDitto = (): ColumnRule =>
  checkTexts((text) => (text.length <= longest && ditto.test(text) ? { code: 'ditto_mark' } : undefined), {
    noneOf: sign.digit,
  })
