/** Notices words in place of an address that say it is another one of the row, "as billing": sent as they stand, they would be a street. */
import type { CooperativeTask } from '../../basics/cooperative-task.ts'
import type { Group, Leaf } from '../../catalogue/catalogue.ts'
import { issue } from '../../issue-words.ts'
import type { AssemblyPlan, ColumnPlan, SheetPlan } from '../../mapping/plan/assembly-plan.ts'
import { isBlankCell } from '../../mapping/read/read-value.ts'
import type { Issue } from '../../result.ts'
import { distinctCells } from '../../sheet/distinct-cells.ts'
import { placeOfDoubt } from '../column-rule.ts'
import type { AtRows } from '../sheets/numbers-apart.ts'

const longest = 50
const likeAnother =
  /^\W*(?:same|as|ditto|see|wie|siehe|gleich|identisch|idem|même|comme|voir|igual|misma|como|come|stesso|zelfde|zie)\b/iu
const another =
  /\b(?:bill|billing|invoice|postal|post|mailing|corresp\w*|contact|home|customer|account|owner|above|before|address|addr|supply|site|property|premises|rechnung\w*|liefer\w*|kunde\w*|\w*anschrift|\w*adresse|oben|facturation|dessus|factura\w*|direcci[oó]n|arriba|fattura\w*|indirizzo|sopra|factuur\w*|\w*adres|boven)\b/iu

/** "As billing", "Same as postal address", "wie Rechnungsadresse"; "Same" alone. No street is called so, and none has a number. */
export const saysElsewhere = (text: string): boolean =>
  text.length <= longest &&
  !/\d/.test(text) &&
  (/^\W*same\W*$/i.test(text) || (likeAnother.test(text) && another.test(text)))

/** Suggested is what the row's other address has, in the cells that are blank. */
export function* addressesElsewhere({ catalogue }: AssemblyPlan, plan: SheetPlan): CooperativeTask<AtRows> {
  const said = new Map<number, Issue[]>()
  const columns = plan.slots.flatMap((slot) => slot.columns)
  const columnsOf = (address: Group) =>
    columns.filter(({ leaf }) => (address.children as readonly unknown[]).includes(leaf))
  for (const address of catalogue.addresses) {
    const own = columnsOf(address)
    const street = own.find(({ leaf, source }) => leaf.role === 'street' && source.isPlain)
    if (street === undefined) continue
    const others = catalogue.addresses.filter((one) => one !== address).map(columnsOf)
    const distinct = yield* distinctCells({ ...plan, columnIndex: street.columnIndex })
    const isSaid = distinct.cells.map(({ cell }) => saysElsewhere(cell.text.trim()))
    if (!isSaid.includes(true)) continue
    yield* distinct.eachRow((rowIndex, position) => {
      if (isSaid[position] === true) said.set(rowIndex, [told(plan, rowIndex, street, own, others)])
    })
  }
  return new Map([[plan.sheet.name, said]])
}

/** Their cells tell it. */
export const tellsOfAddresses = ({ catalogue }: AssemblyPlan, { slots }: SheetPlan): ReadonlySet<number> => {
  const parts = new Set<unknown>(catalogue.addresses.flatMap(({ children }) => children))
  const filling = slots.flatMap(({ columns }) => columns.filter(({ leaf }) => parts.has(leaf)))
  return new Set(filling.flatMap(({ source }) => source.columns.map(({ columnIndex }) => columnIndex)))
}

function told(
  plan: SheetPlan,
  rowIndex: number,
  street: ColumnPlan,
  own: readonly ColumnPlan[],
  others: readonly (readonly ColumnPlan[])[],
): Issue {
  const { facts, cell } = placeOfDoubt(plan, rowIndex, street)
  const textOf = ({ source }: ColumnPlan): string => source.cellAt(rowIndex).text.trim()
  const isMeant = (one: readonly ColumnPlan[]): boolean =>
    one.some(({ leaf, source }) => leaf.role === 'street' && !isBlankCell(source.cellAt(rowIndex))) &&
    !one.some((column) => column.leaf.role === 'street' && saysElsewhere(textOf(column)))
  const other = others.find(isMeant)
  const cells = own.flatMap((column) => {
    const from = other?.find(({ leaf }) => isSamePart(leaf, column.leaf))
    const isFree = column === street || (column.source.isPlain && isBlankCell(column.source.cellAt(rowIndex)))
    const text = from === undefined ? '' : textOf(from)
    return isFree && text !== '' ? [{ sheet: cell.sheet, row: cell.row, column: column.columnIndex + 1, text }] : []
  })
  const value = textOf(street)
  const said = issue('address_elsewhere', { ...facts, value, other: '', hasMend: cells.length > 0 }, { cell })
  return cells.length === 0 ? said : { ...said, mends: [{ does: { key: 'copy_other_address', facts: {} }, cells }] }
}

const isSamePart = (one: Leaf, other: Leaf): boolean => one.role === other.role && one.name === other.name
