/** Two columns of one balance, of which one has what is owed and the other what is in credit: "Rückstand" and "Guthaben". */
import type { Leaf } from '../../catalogue/catalogue.ts'
import type { MoneyMeaning } from '../../service/money-terms.ts'
import type { ValuePart } from '../model/fillings.ts'
import { meaningOfHeading } from '../read/detect/balance-meaning.ts'

/** @returns what a plain amount of each part is, where they are of both sides; else nothing: then it is asked of the whole */
export function sidesOfParts({ money }: Leaf, parts: readonly ValuePart[]): readonly (MoneyMeaning | undefined)[] {
  if (money !== 'balance' || parts.length < 2) return []
  const sides = parts.map(({ meaning, source }) => {
    const said = meaning ?? (source.from === 'column' ? meaningOfHeading(source.header) : null)
    return said === 'owed' || said === 'credit' ? said : undefined
  })
  return sides.includes('owed') && sides.includes('credit') ? sides : []
}
