/** Finds out whether cells belong to an account that was sent to the live service: what is sent is not to be rewritten behind it. */
import type { CellEdit, ImportState, Reply } from '../../shared/ipc.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { Connections } from './connections.ts'
import type { ImportSession } from './import-session.ts'
import type { ProjectSession } from './project-session.ts'

export type SentPorts = {
  readonly session: ProjectSession
  readonly imports: ImportSession
  readonly connections: Connections
}

/** Sent, and not come back: it is on the platform, or may be. */
const sentStates: ReadonlySet<ImportState['state']> = new Set(['sending', 'unknown', 'accepted', 'finished'])

/** Practising is for trying things out, so there everything may be changed; and what is added to an account is not the account. */
const canBeClosed = async ({ session, connections }: Pick<SentPorts, 'session' | 'connections'>): Promise<boolean> =>
  session.state()?.kind === 'accounts' && (await connections.status()).kind === 'live'

/**
 * @returns by key the numbers of the accounts whose rows are closed
 */
export async function closedAccounts({
  session,
  imports,
  connections,
}: SentPorts): Promise<ReadonlyMap<string, string>> {
  if (!(await canBeClosed({ session, connections }))) return new Map()
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

/** How many were sent, and of how many the payload would be another one as everything is now. */
export async function countSent(ports: SentPorts): Promise<Reply<'countSent'>> {
  const closed = await closedAccounts(ports)
  const { recordOf } = ports.imports.view()
  const otherwise = [...closed.keys()].filter((key) => {
    const account = ports.session.account(key)
    const sentAs = recordOf(account?.accountNumber ?? null)?.payloadHash ?? null
    return sentAs !== null && sentAs !== account?.payloadHash
  })
  return { sentCount: closed.size, otherwiseCount: otherwise.length }
}

/** @returns those of some accounts that are closed: asked of a page of rows, it must not go through all accounts */
export async function closedAmong(ports: SentPorts, keys: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  if (!(await canBeClosed(ports))) return new Map()
  const { stateOf } = ports.imports.view()
  return new Map(
    [...new Set(keys)].flatMap((key) => {
      const account = ports.session.account(key)
      const state = account === undefined ? undefined : stateOf(account)?.state
      return state !== undefined && sentStates.has(state) ? [[key, account?.accountNumber ?? key] as const] : []
    }),
  )
}

/**
 * @returns the number of the first account that the cells belong to and that is closed; `null` when the cells may be changed; or why
 *   that can't be told now
 */
export async function findSentAccount(
  ports: SentPorts,
  cells: () => readonly CellEdit[],
): Promise<Result<string | null>> {
  if (!(await canBeClosed(ports))) return ok(null)
  const keys = await ports.session.ask('findAccounts', { cells: cells().map(({ sheet, row }) => ({ sheet, row })) })
  if (!keys.ok) return keys
  const [sent] = (await closedAmong(ports, keys.value)).values()
  return ok(sent ?? null)
}
