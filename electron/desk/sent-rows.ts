/** Finds out whether cells belong to an account that was sent to the live service: what is sent is not to be rewritten behind it. */
import type { CellEdit, ImportState } from '../../shared/ipc.ts'
import type { Connections } from './connections.ts'
import type { ImportSession } from './import-session.ts'
import type { ProjectSession } from './project-session.ts'

type SentPorts = {
  readonly session: ProjectSession
  readonly imports: ImportSession
  readonly connections: Connections
}

/** Sent, and not come back: it is on the platform, or may be. */
const sentStates: ReadonlySet<ImportState['state']> = new Set(['sending', 'unknown', 'accepted', 'finished'])

/** The most that one page of rows may have. */
const rowsAtOnce = 1000

/**
 * Practising is for trying things out, so there everything may be changed.
 * @returns by key the numbers of the accounts whose rows are closed
 */
export async function closedAccounts({
  session,
  imports,
  connections,
}: SentPorts): Promise<ReadonlyMap<string, string>> {
  if ((await connections.status()).kind !== 'live') return new Map()
  const { stateOf } = imports.view()
  return new Map(
    session.accounts().flatMap((account) => {
      const state = stateOf(account)?.state
      return state !== undefined && sentStates.has(state) && account.accountNumber !== null
        ? [[account.key, account.accountNumber] as const]
        : []
    }),
  )
}

/** @returns the number of the first account that the cells belong to and that is closed; `null` when the cells may be changed */
export async function findSentAccount(ports: SentPorts, edits: readonly CellEdit[]): Promise<string | null> {
  const { session } = ports
  const sent = await closedAccounts(ports)
  if (sent.size === 0) return null
  for (const [sheet, rows] of rowsBySheet(edits)) {
    for (let first = Math.min(...rows); first <= Math.max(...rows); first += rowsAtOnce) {
      const ask = { sheet, filter: 'everyRow', offset: first - 1, limit: rowsAtOnce } as const
      const page = await session.ask('readSheetPage', ask)
      const found = page.ok
        ? page.value.rows.find(({ row, accountKey }) => rows.has(row) && sent.has(accountKey ?? ''))
        : undefined
      if (found !== undefined) return sent.get(found.accountKey ?? '') ?? null
    }
  }
  return null
}

function rowsBySheet(edits: readonly CellEdit[]): Map<string, Set<number>> {
  const bySheet = new Map<string, Set<number>>()
  for (const { sheet, row } of edits) bySheet.set(sheet, (bySheet.get(sheet) ?? new Set()).add(row))
  return bySheet
}
