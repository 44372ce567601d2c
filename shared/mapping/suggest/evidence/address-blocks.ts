/**
 * Which address a run of address columns is, when the headers alone don't say.
 *
 * What is decided, and why. Headers with a word for bills or letters ("Mail", "Bill to", "Postal") are the billing address, with a word
 * for the place of use ("Service", "Site", "Property") the supply address. Columns without any such word belong to the block they stand
 * in. A block without any word is
 * 1. the other one, where the sheet has one of the two already;
 * 2. the supply address, where one account has several of them: it has one billing address only, so nothing else keeps them all;
 * 3. what the name of the sheet says, or else the one that no other sheet has;
 * 4. the billing address, where the sheet describes people: it is their home, bills reach them there, and phones without + are read with
 *    its country, while the place of use is still told by the number of the supply point;
 * 5. the supply address, where the sheet describes supply points and no people.
 */
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { AddressKind } from '../../../vocabulary/levels.ts'

/** Paths of the two groups, as in the catalogue. */
export type AddressGroups = Readonly<Record<AddressKind, string>>

/** One address column: which part, and which address its own words mean, if they say. */
export type AddressColumn = {
  /** Counted from 1. */
  readonly column: number
  /** Name of the part: `postal_code`. */
  readonly part: string
  readonly kind: AddressKind | null
  /** Another column of the same address may say the part better: a town beside a suburb. */
  readonly isSecondChoice: boolean
}

export type AddressBlock = { readonly kind: AddressKind | null; readonly columns: readonly AddressColumn[] }

/** Columns further apart than this are not of one address, unless their words say so. */
const widestGap = 3

/** `undefined` where the catalogue has not both. */
export function addressGroupsOf({ addresses }: Catalogue): AddressGroups | undefined {
  const billing = addresses.find(({ levelPath }) => levelPath === '')
  const supply = addresses.find(({ levelPath }) => levelPath !== '')
  return billing && supply && { billing: billing.path, supply: supply.path }
}

/** Groups address columns into addresses, left to right. */
export function blocksOf(columns: readonly AddressColumn[]): readonly AddressBlock[] {
  const blocks: { kind: AddressKind | null; columns: AddressColumn[] }[] = []
  for (const column of columns) {
    const block = blocks.findLast((one) => canJoin(one, column))
    if (block === undefined) blocks.push({ kind: column.kind, columns: [column] })
    else block.columns.push(column)
  }
  return blocks
}

function canJoin({ kind, columns }: AddressBlock, column: AddressColumn): boolean {
  const isSame = ({ part, isSecondChoice }: AddressColumn) =>
    part === column.part && isSecondChoice === column.isSecondChoice
  if (columns.some(isSame)) return false
  if (column.kind !== null) return kind === column.kind
  return column.column - (columns.at(-1)?.column ?? 0) <= widestGap
}

/** What is known about a block without any word, and the sheet it stands on. */
export type BlockSurroundings = {
  /** Addresses that other columns of the sheet hold. */
  readonly onSheet: ReadonlySet<AddressKind>
  /** One of them has no word either. */
  readonly isGuessedOnSheet: boolean
  /** Addresses that other sheets hold. */
  readonly onOtherSheets: ReadonlySet<AddressKind>
  /** What the name of the sheet says, if it says. */
  readonly sheetName: AddressKind | null
  /** Rows of one account have different addresses here. */
  readonly isSeveralPerAccount: boolean
  readonly hasPeople: boolean
  readonly hasSupply: boolean
}

/** The rules above, in their order. `null`: nobody knows what a third address is, or a second one that has no reason to be there. */
export function decideBlock({
  onSheet,
  onOtherSheets,
  hasPeople,
  hasSupply,
  ...of
}: BlockSurroundings): AddressKind | null {
  if (onSheet.size === 2 || (of.isGuessedOnSheet && !(hasPeople && hasSupply))) return null
  if (onSheet.has('billing')) return 'supply'
  if (onSheet.has('supply')) return 'billing'
  if (of.isSeveralPerAccount) return 'supply'
  if (of.sheetName !== null) return of.sheetName
  if (onOtherSheets.has('billing') && !onOtherSheets.has('supply') && hasSupply) return 'supply'
  if (onOtherSheets.has('supply') && !onOtherSheets.has('billing')) return 'billing'
  return hasSupply && !hasPeople ? 'supply' : 'billing'
}
