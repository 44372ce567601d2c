/** What a column that no field takes says of accounts, of which a person tells which are set aside by it. */
import type { SaidOfAccounts } from '../../../shared/ipc.ts'
import type { DateOrder, Mapping, Suggestion } from '../../../shared/mapping/model/mapping.ts'
import { dateOrders } from '../../../shared/mapping/model/mapping.ts'
import { isUnexplained } from '../../../shared/mapping/model/undecided-columns.ts'
import type { AssemblyPlan } from '../../../shared/mapping/plan/assembly-plan.ts'
import { DateOrderTally } from '../../../shared/mapping/read/detect/detect-date-order.ts'
import { detectReadings } from '../../../shared/mapping/read/detect/detect-reading.ts'
import { isBlankCell } from '../../../shared/mapping/read/read-value.ts'
import { type SaidKind, saidKind } from '../../../shared/mapping/read/said-kind.ts'
import { trimText } from '../../../shared/mapping/read/text/trim-text.ts'
import { type Cell, dataRowsOf, type RowRole, type Sheet } from '../../../shared/sheet/sheet.ts'
import { maySayEnded, saysEnd } from '../../../shared/vocabulary/values/ended-words.ts'
import type { CheckedAccounts } from '../accounts/checked-accounts.ts'
import type { Sent } from '../accounts/sent-gate.ts'
import type { AsideKeys } from '../problems/problems.ts'

export type SayingColumn = {
  readonly sheet: Sheet
  readonly roles: readonly RowRole[]
  readonly mapping: Mapping
  readonly suggestions: readonly Suggestion[]
  readonly checked: Pick<CheckedAccounts, 'accountOfRow' | 'plan'>
  /** What was sent is not set aside any more. */
  readonly sent: Sent
  readonly today: string
}

/** Beside other rows of an account: it goes on. */
const blank = ''

/**
 * @param column  counted from 1
 * @returns by the key of each account, a value of each kind that is said of it; none where somebody has decided about it, or it says who is protected,
 *   which is asked about by itself
 */
function readSaid(source: SayingColumn, column: number) {
  const { sheet, roles, checked, sent, today } = source
  const isHere = (one: { readonly column: number }) => one.column === column
  const mapped = source.mapping.sheets.find((one) => one.sheet === sheet.name)?.columns.find(isHere)
  const suggestion = source.suggestions.find((one) => one.sheet === sheet.name && isHere(one)) ?? null
  const kinds = new Map<string, SaidKind & { readonly example: string; readonly values: Set<string> }>()
  const accounts = new Map<string, Map<string, string>>()
  const isAsked = mapped !== undefined && suggestion?.protects === undefined && isUnexplained(mapped, suggestion)
  const rows = dataRowsOf(isAsked ? roles : []).flatMap((rowIndex) => {
    const key = checked.accountOfRow(sheet.name, rowIndex)?.rows.key
    return key === undefined || sent.has(key) ? [] : [{ key, cell: sheet.cellAt(rowIndex, column - 1) }]
  })
  const filled = rows.filter(({ cell }) => !isBlankCell(cell))
  const orders = ordersOf(
    filled.map(({ cell }) => cell),
    source,
  )
  // A contract that has ended may have been followed by another one.
  const isOfContract = suggestion?.tellsEnd === 'ended' && !saysEnd(suggestion.header)
  const telling = isOfContract ? 'standing' : suggestion?.tellsEnd
  const read = new Map<string, SaidKind>()
  for (const { key, cell } of filled) {
    // Two days may be shown alike: “31-Dec”.
    const alike = cell.kind === 'date' ? cell.iso : `${cell.kind} ${cell.text}`
    const said = read.get(alike) ?? saidKind(cell, telling, orders, today)
    read.set(alike, said)
    const value = trimText(cell.text)
    const kind = kinds.get(said.kind) ?? { ...said, example: value, values: new Set() }
    kinds.set(said.kind, kind)
    kind.values.add(value)
    const account = accounts.get(key) ?? new Map<string, string>()
    accounts.set(key, account)
    if (!account.has(said.kind)) account.set(said.kind, value)
  }
  // Where an end is written, a blank is how a row says that it goes on.
  if (suggestion?.tellsEnd === 'ended')
    for (const { key, cell } of rows) if (isBlankCell(cell)) accounts.get(key)?.set(blank, '')
  return { kinds, accounts }
}

/** More are no list to choose from: those that may say an end come first, and then those of most accounts. */
const mostKinds = 40

export function saidOfAccounts(source: SayingColumn, column: number, aside: AsideKeys): SaidOfAccounts {
  const { kinds, accounts } = readSaid(source, column)
  const open = [...accounts].filter(([key]) => !aside.has(key)).map(([, account]) => account)
  const counts = new Map<string, number>()
  for (const said of open) for (const kind of said.keys()) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const rankOf = (said: SaidKind & { readonly example: string }): number =>
    said.isEnd ? 0 : maySayEnded(said.example) ? 1 : 2
  const listed = [...kinds.values()]
    .map((one) => ({ ...one, count: counts.get(one.kind) ?? 0, rank: rankOf(one) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.rank - other.rank || other.count - one.count)
    .slice(0, mostKinds)
  const shown = new Set(listed.map(({ kind }) => kind))
  const whole = open.map((said) => [...said.keys()].sort()).filter((said) => said.every((kind) => shown.has(kind)))
  const together = Map.groupBy(whole, (said) => JSON.stringify(said))
  return {
    kinds: listed.map(({ kind, day, example, values, count, isEnd }) => ({
      ...{ kind, example, count, valueCount: values.size, isEnd },
      ...(day === undefined ? {} : { day }),
    })),
    accounts: [...together.values()].map((alike) => ({ kinds: alike[0] ?? [], count: alike.length })),
    asideCount: accounts.size - open.length,
    otherCount: open.filter((said) => ![...said.keys()].some((kind) => shown.has(kind))).length,
  }
}

/** @returns the accounts of which each row says one of these kinds, with what they say */
export function accountsSaying(source: SayingColumn, column: number, kinds: readonly string[]) {
  const chosen = new Set(kinds)
  return [...readSaid(source, column).accounts].flatMap(([key, said]) => {
    const isChosen = [...said.keys()].every((kind) => chosen.has(kind))
    return isChosen ? [{ key, value: [...said.values()][0] ?? '' }] : []
  })
}

/** Where nothing tells how its dates are written, a day has come only where it has in every order. */
function ordersOf(cells: readonly Cell[], { mapping, checked }: SayingColumn): readonly DateOrder[] {
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
