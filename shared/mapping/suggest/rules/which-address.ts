/**
 * Decides, for all sheets together, which address the address columns are of whose headings don't say it.
 *
 * Headings with a word for bills or letters ("Mail", "Bill to", "Postal") are of the billing address, with a word for the place of use
 * ("Service", "Site", "Property") of the supply address. Columns without any such word belong to the block they stand in; those of an address
 * that differs from another ("Abw. PLZ", "Alt. town") are a block of their own, of the billing address; where that is named, nobody knows which
 * it is. A block without any is
 * 1. the other one, where the sheet has one of the two already;
 * 2. the supply address, where one account has several of them: it has one billing address only, so nothing else keeps them all;
 * 3. what the name of the sheet says, or else the one that no other sheet has;
 * 4. the billing address, where the sheet describes people: it is their home, bills reach them there, and phones without + are read with
 *    its country, while the place of use is still told by the number of the supply point;
 * 5. the supply address, where the sheet describes supply points and no people.
 */

import { type Catalogue, type Group, isAccountKey } from '../../../catalogue/catalogue.ts'
import { message } from '../../../messages/say.ts'
import { type AddressKind, addressSaid, differingWords } from '../../../vocabulary/levels.ts'
import { secondChoiceWords } from '../../../vocabulary/light-words.ts'
import { isUnnamed } from '../address-names.ts'
import { type Candidate, isSure } from '../column-candidates.ts'
import type { Field } from '../fields.ts'
import { type SeenSheet, saidBy, saidOn, withFound } from '../seen-sheet.ts'
import { thresholds } from '../weights.ts'
import { tellsOfPeople } from './people-words.ts'
import type { Change } from './rule.ts'

/** Columns further apart than this are not of one address, unless their words say so. */
const widestGap = 3
/** From this share of accounts with several addresses on, they are meant; below, they are mistakes. */
const severalShare = 0.2

type Groups = Readonly<Record<AddressKind, Group>>

/** What is of an address that the heading does not name is out, where it has to. */
export const unnamedOut: Change = (sheets, mapTo, because) =>
  sheets.map((sheet) =>
    withFound(sheet, (column) =>
      column.found.map(
        (one): Candidate =>
          one.written === undefined && isUnnamed(column, one.field, mapTo) ? { ...one, isOut: true, because } : one,
      ),
    ),
  )

/** What is of the other address is out. */
export const addressesDecided: Change = (sheets, { addressNames: { pair: groups } }) => {
  if (groups === null) return sheets
  const blocksBy = sheets.map((sheet) => blocksOf(sheet, groups))
  // Counted once for all sheets: a workbook may have thousands, and every sheet asks about all others.
  const sheetsWith = Map.groupBy(
    blocksBy.flatMap((blocks) => [...kindsOf(blocks)]),
    (kind) => kind,
  )
  return sheets.map((sheet, at) => {
    const blocks = blocksBy[at] ?? []
    const onSheet = kindsOf(blocks)
    const isElsewhere = (kind: AddressKind) => (sheetsWith.get(kind)?.length ?? 0) > (onSheet.has(kind) ? 1 : 0)
    const decided = decide(sheet, blocks, [...sheetsWith.keys()].filter(isElsewhere), groups)
    return withFound(sheet, ({ column, found: candidates }) => {
      const decision = decided.get(column)
      if (decision === undefined) return candidates
      return candidates.map((one): Candidate => {
        const own = kindOfField(one.field, groups)
        if (own !== undefined && own !== decision.kind) return { ...one, isOut: true }
        return decision.kind === null || decision.isSaid
          ? one
          : { ...one, because: one.because ?? message('reason_which_address', { kind: decision.kind }) }
      })
    })
  })
}

// ---- Blocks

/** The addresses on a sheet; of an interface with one for all, those of that one. */
export function addressBlocksOf(sheet: SeenSheet, { addresses }: Catalogue): readonly Block[] {
  const billing = addresses.find(({ levelPath }) => levelPath === '') ?? addresses[0]
  const supply = addresses.find(({ levelPath }) => levelPath !== '') ?? billing
  return billing === undefined || supply === undefined ? [] : blocksOf(sheet, { billing, supply })
}

/** One address column: which part of which address, if its own words say so. */
type AddressColumn = {
  /** Counted from 1. */
  readonly column: number
  /** The same, without the further lines of addresses, which part none. */
  readonly place: number
  /** Name of the part, and whether another column of the same address may say it better: a town beside a suburb. */
  readonly part: string
  readonly kind: AddressKind | null
  readonly isDiffering: boolean
}

type Block = Pick<AddressColumn, 'kind' | 'isDiffering'> & { readonly columns: readonly AddressColumn[] }

const kindsOf = (blocks: readonly Block[]): Set<AddressKind> => new Set(blocks.flatMap(({ kind }) => kind ?? []))

/** Groups address columns into addresses, left to right. */
function blocksOf(sheet: SeenSheet, groups: Groups): readonly Block[] {
  const blocks: (Omit<Block, 'columns'> & { columns: AddressColumn[] })[] = []
  let place = 0
  for (const { column, name: heading, words, found } of sheet.columns) {
    place += words.includes('furtherline') ? 0 : 1
    const candidates = found.filter(isSure)
    const [best] = candidates
    if (best === undefined || kindOfField(best.field, groups) === undefined) continue
    const name = best.field.leaf.name
    const scoreFor = ({ path }: Group) => candidates.find(({ field }) => field.target === `${path}.${name}`)?.score ?? 0
    const difference = scoreFor(groups.billing) - scoreFor(groups.supply)
    const kind = Math.abs(difference) < thresholds.toldApart ? null : difference > 0 ? 'billing' : 'supply'
    const one: AddressColumn = {
      column,
      place,
      kind,
      part: `${name} ${words.some((word) => secondChoiceWords.has(word))}`,
      // Brackets may say it: "(if different)".
      isDiffering: sheet.mapTo.lexicon.wordsOf(heading).some((word) => differingWords.has(word)),
    }
    const joined = blocks.filter((its) => canJoin(its, one))
    const block = joined.findLast((its) => its.isDiffering === one.isDiffering) ?? joined.at(-1)
    if (block === undefined) blocks.push({ kind, isDiffering: one.isDiffering, columns: [one] })
    else block.columns.push(one)
  }
  if (blocks.some(({ kind }) => kind === 'billing')) return blocks
  return blocks.map((block) => (block.isDiffering && block.kind === null ? { ...block, kind: 'billing' } : block))
}

/** "PLZ" may go on behind "Abw. Straße", and not the other way round. */
const canJoin = ({ kind, isDiffering, columns }: Block, own: AddressColumn): boolean =>
  (isDiffering || !own.isDiffering) &&
  columns.every(({ part }) => part !== own.part) &&
  (own.kind === null ? own.place - (columns.at(-1)?.place ?? 0) <= widestGap : kind === own.kind)

const kindOfField = ({ leaf: { path } }: Field, { billing, supply }: Groups): AddressKind | undefined => {
  const group = path.slice(0, path.lastIndexOf('.'))
  return group === billing.path ? 'billing' : group === supply.path ? 'supply' : undefined
}

// ---- The rules above, in their order

/** @returns by column; a `kind` of `null`: nobody knows what a third address is, or a second one that has no reason to be there */
function decide(
  sheet: SeenSheet,
  blocks: readonly Block[],
  elsewhere: readonly AddressKind[],
  groups: Groups,
): ReadonlyMap<number, { readonly kind: AddressKind | null; readonly isSaid: boolean }> {
  const best = saidOn(sheet).map(({ said }) => said.field)
  const hasPeople = tellsOfPeople(sheet)
  const isOfSupply = (field: Field) =>
    field.leaf.path.startsWith(`${groups.supply.levelPath}.`) && kindOfField(field, groups) === undefined
  const hasSupply = best.some(isOfSupply)
  const onSheet = kindsOf(blocks)
  // A part by itself is no second address: beside a whole one it may be more of that, or of nobody here.
  const isLone = ({ columns }: Block): boolean => columns.length === 1 && blocks.some((one) => one.columns.length > 1)
  let isGuessed = false
  const kindOf = (columns: readonly AddressColumn[]): AddressKind | null => {
    if (onSheet.size === 2 || (isGuessed && !(hasPeople && hasSupply))) return null
    if (onSheet.has('billing')) return 'supply'
    if (onSheet.has('supply')) return 'billing'
    if (isSeveralPerAccount(sheet, columns)) return 'supply'
    const said = addressSaid(sheet.nameWords)
    if (said !== null) return said
    const [other, ...more] = elsewhere
    if (more.length === 0 && other === 'billing' && hasSupply) return 'supply'
    if (more.length === 0 && other === 'supply') return 'billing'
    return hasSupply && !hasPeople ? 'supply' : 'billing'
  }
  return new Map(
    blocks.flatMap((block) => {
      const isToGuess = block.kind === null && !block.isDiffering && !isLone(block)
      const kind = isToGuess ? kindOf(block.columns) : block.kind
      if (kind !== null) onSheet.add(kind)
      isGuessed ||= isToGuess
      return block.columns.map(({ column, kind: own }) => [column, { kind, isSaid: own !== null }] as const)
    }),
  )
}

/** Rows of one account with different addresses, in more than a few accounts. */
function isSeveralPerAccount(sheet: SeenSheet, columns: readonly AddressColumn[]): boolean {
  const account = saidOn(sheet).find(({ said }) => isAccountKey(said.field.leaf))?.column
  if (account === undefined) return false
  const rows = [
    ...saidBy(
      sheet,
      account.column,
      columns.map(({ column }) => column),
    ).values(),
  ]
  const repeated = rows.filter((addresses) => addresses.length > 1)
  const several = repeated.filter((addresses) => new Set(addresses).size > 1)
  return several.length > 0 && several.length >= repeated.length * severalShare
}
