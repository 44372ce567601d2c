/** Notices words in place of an address that say it is another one of the row, "as billing": sent as they stand, they would be a street. */
import { type CooperativeTask, eachInPieces } from '../../basics/cooperative-task.ts'
import type { Group, Leaf } from '../../catalogue/catalogue.ts'
import { issue } from '../../issue-words.ts'
import type { AssemblyPlan, ColumnPlan, SheetPlan } from '../../mapping/plan/assembly-plan.ts'
import { type CellReading, isBlankCell } from '../../mapping/read/read-value.ts'
import { mayPointElsewhere, saysElsewhere } from '../../mapping/read/says-elsewhere.ts'
import type { Issue } from '../../result.ts'
import { distinctCells } from '../../sheet/distinct-cells.ts'
import { placeOfDoubt } from '../column-rule.ts'
import type { AtRows } from '../sheets/numbers-apart.ts'
import { isDitto } from '../texts/text-rules.ts'

/** Suggested is what the row's other address has, where nothing else stands in the cells, and where all of it has a column to stand in. */
export function* addressesElsewhere(
  { catalogue, constants, addressPairs }: AssemblyPlan,
  plan: SheetPlan,
): CooperativeTask<AtRows> {
  const said = new Map<number, Issue[]>()
  const columns = plan.slots.flatMap((slot) => slot.columns)
  const columnsOf = (address: Group) =>
    columns.filter(({ leaf }) => (address.children as readonly unknown[]).includes(leaf))
  for (const address of catalogue.addresses) {
    const own = columnsOf(address)
    const others = catalogue.addresses.filter((one) => one !== address).map(columnsOf)
    const isFilled = (leaf: Leaf): boolean => [...own, ...constants].some((one) => one.leaf === leaf)
    const unfilled = address.children.filter((node): node is Leaf => node.type === 'leaf' && !isFilled(node))
    // Then what the words mean is known, and each account tells where they mean none (fill-blank-addresses.ts).
    const isDecided = addressPairs.some((pair) => pair.address === address && pair.whereBlank === 'theOther')
    const rows = new Map<number, ColumnPlan>()
    for (const column of own)
      for (const rowIndex of yield* rowsWithout(plan, column, isDecided ? isMarkAlone : saysAnother))
        if (!rows.has(rowIndex) || isStreet(column)) rows.set(rowIndex, column)
    for (const [rowIndex, column] of rows)
      said.set(rowIndex, [
        ...(said.get(rowIndex) ?? []),
        told(plan, rowIndex, column, { own, unfilled, others, isDecided }),
      ])
  }
  return new Map([[plan.sheet.name, said]])
}

const rowsAtOnce = 4000

const isStreet = ({ leaf }: ColumnPlan): boolean => leaf.role === 'street'

/** A mark for the row above may mean the other address, too. */
const saysAnother = (text: string): boolean => saysElsewhere(text) || isDitto(text)
const isMarkAlone = (text: string): boolean => isDitto(text) && !saysElsewhere(text)

/** Those that say it, and are sent so, by index from 0; one of several cells says it as they are put together. */
function* rowsWithout(
  plan: SheetPlan,
  { leaf, source, columnIndex, read }: ColumnPlan,
  says: (text: string) => boolean,
): CooperativeTask<readonly number[]> {
  const rows: number[] = []
  if (!mayPointElsewhere(leaf)) return rows
  const isSent = (reading: CellReading): boolean => reading.state === 'value' && says(String(reading.value))
  if (source.isPlain) {
    const distinct = yield* distinctCells({ ...plan, columnIndex })
    const isSaid = distinct.cells.map(({ cell }) => isSent(read(cell, null)))
    if (!isSaid.includes(true)) return rows
    yield* distinct.eachRow((rowIndex, position) => {
      if (isSaid[position] === true) rows.push(rowIndex)
    })
  } else
    yield* eachInPieces(plan.rowIndexes, rowsAtOnce, (rowIndex) => {
      if (isSent(source.read(read, rowIndex, null))) rows.push(rowIndex)
    })
  return rows
}

/** Their cells tell it. */
export const tellsOfAddresses = ({ catalogue }: AssemblyPlan, { slots }: SheetPlan): ReadonlySet<number> => {
  const parts = new Set<unknown>(catalogue.addresses.flatMap(({ children }) => children))
  const filling = slots.flatMap(({ columns }) => columns.filter(({ leaf }) => parts.has(leaf)))
  return new Set(filling.flatMap(({ source }) => source.columns.map(({ columnIndex }) => columnIndex)))
}

/** The columns of an address and of the others of the account, and the fields of it that nothing fills. */
type Addresses = {
  readonly own: readonly ColumnPlan[]
  readonly unfilled: readonly Leaf[]
  readonly others: readonly (readonly ColumnPlan[])[]
  /** A person has said that a blank one is the other one. */
  readonly isDecided: boolean
}

function told(
  plan: SheetPlan,
  rowIndex: number,
  column: ColumnPlan,
  { own, unfilled, others, isDecided }: Addresses,
): Issue {
  const { facts, cell } = placeOfDoubt(plan, rowIndex, column)
  const textOf = ({ source }: ColumnPlan): string => source.cellAt(rowIndex).text.trim()
  const value = textOf(column)
  const mayBeAbove = isDitto(value)
  const isMeant = (one: readonly ColumnPlan[]): boolean =>
    one.some((part) => isStreet(part) && !isBlankCell(part.source.cellAt(rowIndex))) &&
    !one.some((part) => mayPointElsewhere(part.leaf) && saysAnother(textOf(part)))
  const other = mayBeAbove ? undefined : others.find(isMeant)
  const parts = own.flatMap((part) => {
    const from = other?.find(({ leaf }) => isSamePart(leaf, part.leaf))
    return from === undefined ? [] : [{ part, has: textOf(part), text: textOf(from) }]
  })
  // Copied without these, it would be sent as half an address.
  const lacking = unfilled.filter((leaf) =>
    other?.some((from) => isSamePart(from.leaf, leaf) && !isBlankCell(from.source.cellAt(rowIndex))),
  )
  const isFree = (has: string): boolean => has === '' || saysElsewhere(has)
  // A town of its own beside another street would make an address that nobody has; and what several cells say is not typed into one.
  const isCertain =
    lacking.length === 0 &&
    parts.every(
      ({ part, has, text }) => part.source.isPlain && (isFree(has) || has.toLowerCase() === text.toLowerCase()),
    )
  const cells = parts.flatMap(({ part, has, text }) =>
    isCertain && isFree(has) && text !== has
      ? [{ sheet: cell.sheet, row: cell.row, column: part.columnIndex + 1, text }]
      : [],
  )
  const said = issue(
    'address_elsewhere',
    {
      ...{ ...facts, value, other: '', hasMend: cells.length > 0, mayBeAbove, isDecided },
      lacking: lacking.map(({ label }) => label),
    },
    { cell },
  )
  return cells.length === 0 ? said : { ...said, mends: [{ does: { key: 'copy_other_address', facts: {} }, cells }] }
}

const isSamePart = (one: Leaf, other: Leaf): boolean => one.role === other.role && one.name === other.name
