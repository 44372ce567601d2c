/** Columns of whole addresses, which are cut into street, town and postcode where nothing else on the sheet says those. */
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { message } from '../../../messages/say.ts'
import { fieldPathOf } from '../../model/field-path.ts'
import type { Suggestion } from '../../model/mapping.ts'
import { addressSplit } from '../evidence/propose-split.ts'
import { type SeenSheet, textsOf } from '../seen-sheet.ts'
import { confidences } from '../weights.ts'

/** @param suggestions  of one sheet */
export function withAddressesCut(
  seen: SeenSheet,
  suggestions: readonly Suggestion[],
  catalogue: Catalogue,
): readonly Suggestion[] {
  const filled = suggestions.flatMap(({ target }) => target ?? [])
  return suggestions.map((one): Suggestion => {
    const { target } = one
    if (target === null || catalogue.leaf(fieldPathOf(target))?.role !== 'street') return one
    const column = seen.columns.find((own) => own.column === one.column)
    const samples = column === undefined ? [] : textsOf(seen, column.column)
    const split = addressSplit(one, samples, catalogue, filled)
    // A town of its own beside it says more than a part of a street.
    if (split === undefined || split.parts.slice(0, fewestParts).some((part) => part.target === null)) return one
    const { holds: _, ...rest } = one
    // Whose it is was not said: that is what a person should read.
    const isOpen = one.reason.key === 'reason_which_address'
    const reason = isOpen ? one.reason : message('reason_whole_addresses')
    return { ...rest, target: null, split, confidence: confidences.wholeCut, reason }
  })
}

/** Street, town and postcode. */
const fewestParts = 3
