/** Decides, for all sheets together, which address the address columns without a word for it are. */
import { type Catalogue, isPeople } from '../../../catalogue/catalogue.ts'
import { type AddressKind, addressSaid } from '../../../vocabulary/levels.ts'
import { secondChoiceWords } from '../../../vocabulary/light-words.ts'
import { type Candidate, isSure } from '../column-candidates.ts'
import type { Field } from '../fields.ts'
import type { Lexicon } from '../headings/lexicon.ts'
import type { Change } from '../rules/rule.ts'
import { type SeenSheet, saidBy, withCandidates } from '../seen-sheet.ts'
import { thresholds } from '../weights.ts'
import { type AddressColumn, type AddressGroups, addressGroupsOf, blocksOf, decideBlock } from './address-blocks.ts'

/** From this share of accounts with several addresses on, they are meant; below, they are mistakes. */
const severalShare = 0.2

type Decided = { readonly kind: AddressKind | null; readonly isToldByHeader: boolean }

const reasons: Readonly<Record<AddressKind, string>> = {
  billing: 'it goes with the customer, and the supply point is known by its number.',
  supply: 'it goes with the place of supply.',
}

/** What is of the other address is out. */
export const addressesDecided: Change = (sheets, { catalogue, lexicon }, reason) => {
  const groups = addressGroupsOf(catalogue)
  if (groups === undefined) return sheets
  const decided = decideAll(sheets, catalogue, groups, lexicon)
  return sheets.map((sheet) =>
    withCandidates(sheet, ({ column }, candidates) => {
      const decision = decided.get(sheet)?.get(column)
      if (decision === undefined) return candidates
      const { kind, isToldByHeader } = decision
      return candidates.map((one): Candidate => {
        const own = kindOfField(one.field, groups)
        if (own !== undefined && own !== kind) return { ...one, isOut: true }
        return kind === null || isToldByHeader ? one : { ...one, because: `${reason} ${reasons[kind]}` }
      })
    }),
  )
}

function decideAll(
  sheets: readonly SeenSheet[],
  catalogue: Catalogue,
  groups: AddressGroups,
  lexicon: Lexicon,
): ReadonlyMap<SeenSheet, ReadonlyMap<number, Decided>> {
  const accountKey = catalogue.root.naturalKeys[0]?.[0]
  const found = sheets.map((sheet) => ({ sheet, blocks: blocksOf(addressColumnsOf(sheet, groups)) }))
  const kindsOf = ({ blocks }: (typeof found)[number]): Set<AddressKind> =>
    new Set(blocks.flatMap(({ kind }) => kind ?? []))
  // Counted once for all sheets: a workbook may have thousands, and every sheet asks about all others.
  const sheetsWith = Map.groupBy(
    found.flatMap((one) => [...kindsOf(one)]),
    (kind) => kind,
  )
  return new Map(
    found.map((one) => {
      const { sheet, blocks } = one
      const onSheet = kindsOf(one)
      const isElsewhere = (kind: AddressKind, of: readonly AddressKind[]) => of.length > (onSheet.has(kind) ? 1 : 0)
      const onOtherSheets = new Set([...sheetsWith].flatMap(([kind, of]) => (isElsewhere(kind, of) ? [kind] : [])))
      const decisions = new Map<number, Decided>()
      let isGuessedOnSheet = false
      for (const block of blocks) {
        const kind =
          block.kind ??
          decideBlock({
            onSheet,
            isGuessedOnSheet,
            onOtherSheets,
            sheetName: addressSaid(lexicon.wordsOf(sheet.sheet.name)),
            isSeveralPerAccount: isSeveralPerAccount(sheet, block.columns, accountKey),
            hasPeople: hasFields(sheet, ({ levels }) => levels.some(({ level }) => isPeople(level))),
            hasSupply: hasFields(sheet, (field) => isOfSupply(field, groups)),
          })
        for (const { column, kind: told } of block.columns)
          decisions.set(column, { kind, isToldByHeader: told !== null })
        if (kind !== null) onSheet.add(kind)
        if (block.kind === null) isGuessedOnSheet = true
      }
      return [sheet, decisions]
    }),
  )
}

/** Columns that could be part of an address, and which one their own words mean. */
function addressColumnsOf(sheet: SeenSheet, groups: AddressGroups): readonly AddressColumn[] {
  return sheet.columns.flatMap(({ column, words }) => {
    const candidates = (sheet.candidates.get(column) ?? []).filter(isSure)
    const [best] = candidates
    if (best === undefined || kindOfField(best.field, groups) === undefined) return []
    const part = best.field.leaf.name
    const scoreFor = (kind: AddressKind) => scoreOf(candidates, `${groups[kind]}.${part}`)
    const difference = scoreFor('billing') - scoreFor('supply')
    const kind = Math.abs(difference) < thresholds.toldApart ? null : difference > 0 ? 'billing' : 'supply'
    return [{ column, part, kind, isSecondChoice: words.some((word) => secondChoiceWords.has(word)) }]
  })
}

const scoreOf = (candidates: readonly Candidate[], path: string): number =>
  candidates.find(({ field }) => field.leaf.path === path)?.score ?? 0

function kindOfField({ leaf }: Field, groups: AddressGroups): AddressKind | undefined {
  const group = leaf.path.slice(0, leaf.path.lastIndexOf('.'))
  return group === groups.billing ? 'billing' : group === groups.supply ? 'supply' : undefined
}

/** In the level of the supply address or below it, and no address itself. */
function isOfSupply(field: Field, groups: AddressGroups): boolean {
  const level = groups.supply.slice(0, groups.supply.lastIndexOf('.'))
  return field.leaf.path.startsWith(`${level}.`) && kindOfField(field, groups) === undefined
}

const hasFields = (sheet: SeenSheet, isOne: (field: Field) => boolean): boolean =>
  [...sheet.candidates.values()].some(([best]) => best !== undefined && isSure(best) && isOne(best.field))

/** Rows of one account with different addresses, in more than a few accounts. */
function isSeveralPerAccount(
  sheet: SeenSheet,
  columns: readonly AddressColumn[],
  accountKey: string | undefined,
): boolean {
  const accountColumn = sheet.columns.find(({ column }) => {
    const best = sheet.candidates.get(column)?.[0]
    return best !== undefined && isSure(best) && best.field.target === accountKey
  })
  if (accountColumn === undefined) return false
  const rows = saidBy(
    sheet,
    accountColumn.column,
    columns.map(({ column }) => column),
  )
  const repeated = [...rows.values()].filter((addresses) => addresses.length > 1)
  const several = repeated.filter((addresses) => new Set(addresses).size > 1)
  return several.length > 0 && several.length >= repeated.length * severalShare
}
