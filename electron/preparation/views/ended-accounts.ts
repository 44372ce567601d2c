/** Which accounts have ended, as a column says that no field takes: shown before they are set aside, and set aside by it. */
import type { ColumnPicture } from '../../../shared/ipc.ts'
import type { DateOrder, Mapping, Suggestion } from '../../../shared/mapping/model/mapping.ts'
import { dateOrders } from '../../../shared/mapping/model/mapping.ts'
import { isUnexplained } from '../../../shared/mapping/model/undecided-columns.ts'
import type { AssemblyPlan } from '../../../shared/mapping/plan/assembly-plan.ts'
import { DateOrderTally } from '../../../shared/mapping/read/detect/detect-date-order.ts'
import { detectReadings } from '../../../shared/mapping/read/detect/detect-reading.ts'
import { readEnded } from '../../../shared/mapping/read/read-ended.ts'
import { isBlankCell } from '../../../shared/mapping/read/read-value.ts'
import { trimText } from '../../../shared/mapping/read/text/trim-text.ts'
import { type Cell, dataRowsOf, type RowRole, type Sheet } from '../../../shared/sheet/sheet.ts'
import type { CheckedAccounts } from '../accounts/checked-accounts.ts'
import type { Sent } from '../accounts/sent-gate.ts'
import { mostFrequent } from '../problems/problem-kinds.ts'
import type { AsideKeys } from '../problems/problems.ts'

export type EndedSource = {
  readonly sheet: Sheet
  readonly roles: readonly RowRole[]
  readonly mapping: Mapping
  readonly suggestions: readonly Suggestion[]
  readonly checked: Pick<CheckedAccounts, 'accountOfRow' | 'plan'>
  /** What was sent is not set aside any more. */
  readonly sent: Sent
  readonly today: string
}

/** By the key of each account that the column says something of: what it says, and whether that is its end. */
export type Standings = ReadonlyMap<string, { readonly value: string; readonly hasEnded: boolean }>

/** @param column  counted from 1 @returns `null` where it tells of no end, or somebody has decided about it */
export function standingsIn(source: EndedSource, column: number): Standings | null {
  const { sheet, roles, checked, sent, today } = source
  const isHere = (one: { readonly column: number }) => one.column === column
  const mapped = source.mapping.sheets.find((one) => one.sheet === sheet.name)?.columns.find(isHere)
  const suggestion = source.suggestions.find((one) => one.sheet === sheet.name && isHere(one))
  const telling = suggestion?.tellsEnd
  // What protects somebody is left out only after a question of its own.
  if (suggestion === undefined || telling === undefined || suggestion.protects !== undefined) return null
  if (mapped === undefined || !isUnexplained(mapped, suggestion)) return null
  const rows = dataRowsOf(roles).flatMap((rowIndex) => {
    const key = checked.accountOfRow(sheet.name, rowIndex)?.rows.key
    return key === undefined || sent.has(key) ? [] : [{ key, cell: sheet.cellAt(rowIndex, column - 1) }]
  })
  const filled = rows.filter(({ cell }) => !isBlankCell(cell))
  const orders = ordersOf(
    filled.map(({ cell }) => cell),
    source,
  )
  const read = new Map<string, boolean>()
  const standings = new Map<string, { readonly value: string; readonly hasEnded: boolean }>()
  for (const { key, cell } of filled) {
    // Two days may be shown alike: “31-Dec”.
    const alike = cell.kind === 'date' ? cell.iso : `${cell.kind} ${cell.text}`
    const hasEnded = read.get(alike) ?? readEnded(cell, telling, orders, today)
    read.set(alike, hasEnded)
    // A person or a meter may be gone from an account that goes on: one row that says so is enough.
    if (standings.get(key)?.hasEnded !== false) standings.set(key, { value: trimText(cell.text), hasEnded })
  }
  // Where an end is written, a blank is how a row says that it goes on.
  if (telling === 'ended')
    for (const { key, cell } of rows) {
      const standing = standings.get(key)
      if (standing !== undefined && isBlankCell(cell)) standings.set(key, { ...standing, hasEnded: false })
    }
  return standings
}

/** @returns nothing where no account has ended by it */
export function endedPicture(standings: Standings | null, aside: AsideKeys): Pick<ColumnPicture, 'ended'> {
  const all = [...(standings ?? [])].map(([key, standing]) => ({ ...standing, isAside: aside.has(key) }))
  const [ended, others] = [all.filter(({ hasEnded }) => hasEnded), all.filter(({ hasEnded }) => !hasEnded)]
  if (ended.length === 0) return {}
  const valuesOf = (some: typeof all) => mostFrequent(some.map(({ value }) => value))
  const asideCount = ended.filter(({ isAside }) => isAside).length
  return { ended: { count: ended.length, asideCount, values: valuesOf(ended), others: valuesOf(others) } }
}

/** Where nothing tells how its dates are written, a day has come only where it has in every order. */
function ordersOf(cells: readonly Cell[], { mapping, checked }: EndedSource): readonly DateOrder[] {
  const tally = new DateOrderTally()
  for (const cell of cells) tally.count(cell, 1)
  const evidence = tally.evidence()
  if (evidence.state === 'told') return [evidence.order]
  const order = mapping.defaults.dateOrder ?? ofWorkbook(checked.plan)
  return order === undefined ? dateOrders : [order]
}

function ofWorkbook(plan: AssemblyPlan): DateOrder | undefined {
  const { columns, country } = plan.evidence()
  return detectReadings(columns, country ?? undefined).defaults.dateOrder
}
