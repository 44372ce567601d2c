/** Notices words that say there is no value, and would be sent as one: "NULL", "n/a", "TBC"; also as an address, "noemail@none.com". */
import { isPlaceholder } from '../../mapping/read/text/placeholders.ts'
import { type ColumnRule, checkTexts } from '../column-rule.ts'
import { sign } from '../text-signs.ts'

export const checkPlaceholders = (): ColumnRule =>
  checkTexts((text) => (isPlaceholder(text) ? { code: 'placeholder_as_value' } : undefined), { noneOf: sign.digit })

const nobody = '(?:no-?e?-?mail|none|noone|nobody|no-?address|unknown|not-?known|not-?provided|not-?given)'
/** As a name they may be somebody's, but not once more as the domain. */
const perhaps = '(na|n\\.a|nil|null|test|e?mail|xx+|aa+)'
/** Nobody is called so; what is sent to such a domain comes back. */
const noAddress = new RegExp(`^${perhaps}@\\1\\.[a-z.]+$|^${nobody}@|@${nobody}\\.(?:com|org|net|co\\.uk|de)$`, 'i')

export const checkPlaceholderAddresses = (): ColumnRule =>
  checkTexts((text) => (noAddress.test(text) ? { code: 'placeholder_as_value' } : undefined))
