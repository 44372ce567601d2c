/** Finds out whether cells belong to an account that was sent to the live service: what is sent is not to be rewritten behind it. */
import type { CellEdit, ImportState, PageRow, Reply } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { IndexedAccount } from '../preparation/protocol.ts'
import type { Connections } from './connections.ts'
import type { ImportSession } from './import-session.ts'
import type { WhyNot } from './project-edits.ts'
import type { ProjectSession } from './project-session.ts'

export type SentPorts = {
  readonly session: ProjectSession
  readonly imports: ImportSession
  readonly connections: Connections
}

/** Sent, and not come back: it is on the platform, or may be. */
const sentStates: ReadonlySet<ImportState['state']> = new Set(['sending', 'unknown', 'accepted', 'finished'])

/** Practising is for trying things out, so there everything may be changed; and what is added to an account is not the account. */
const canBeClosed = ({ session, connections }: SentPorts): boolean =>
  connections.kind() === 'live' && session.state()?.kind === 'accounts'

/** Tells whether an account's rows are closed now: it was sent, or is read at this moment to be sent. */
const isClosedNow = ({ imports }: SentPorts): ((account: IndexedAccount) => boolean) => {
  const { stateOf } = imports.view()
  return (account) => {
    const state = stateOf(account)?.state
    return imports.isInHand(account.key) || (state !== undefined && sentStates.has(state))
  }
}

/** @returns by key the numbers of the accounts whose rows are closed */
export function closedAccounts(ports: SentPorts): ReadonlyMap<string, string> {
  if (!canBeClosed(ports)) return new Map()
  const isClosed = isClosedNow(ports)
  return new Map(
    ports.session
      .accounts()
      .flatMap((account) =>
        account.accountNumber !== null && isClosed(account) ? [[account.key, account.accountNumber] as const] : [],
      ),
  )
}

/** How many were sent, and of how many the payload would be another one as everything is now. */
export function countSent(ports: SentPorts): Reply<'countSent'> {
  const closed = closedAccounts(ports)
  const { recordOf } = ports.imports.view()
  const otherwise = [...closed.keys()].filter((key) => {
    const account = ports.session.account(key)
    const sentAs = recordOf(account?.accountNumber ?? null)?.payloadHash ?? null
    return sentAs !== null && sentAs !== account?.payloadHash
  })
  return { sentCount: closed.size, otherwiseCount: otherwise.length }
}

/** @returns those of some accounts that are closed: asked of a page of rows, it must not go through all accounts */
export function closedAmong(ports: SentPorts, keys: Iterable<string>): ReadonlyMap<string, string> {
  if (!canBeClosed(ports)) return new Map()
  const isClosed = isClosedNow(ports)
  return new Map(
    [...new Set(keys)].flatMap((key) => {
      const account = ports.session.account(key)
      return account !== undefined && isClosed(account) ? [[key, account.accountNumber ?? key] as const] : []
    }),
  )
}

/** Rows of accounts that went to the live service say so. */
export function withClosed<R extends PageRow>(ports: SentPorts, rows: readonly R[]): R[] {
  const closed = closedAmong(
    ports,
    rows.flatMap(({ accountKey }) => accountKey ?? []),
  )
  return rows.map((row) => (closed.has(row.accountKey ?? '') ? { ...row, isClosed: true } : row))
}

/** @returns what tells at any later moment whether the cells belong to an account that is closed then; or why that can't be told */
export async function guardingSent(ports: SentPorts, cells: () => readonly CellEdit[]): Promise<Result<WhyNot>> {
  if (!canBeClosed(ports)) return ok(() => null)
  const keys = await ports.session.ask('findAccounts', { cells: cells().map(({ sheet, row }) => ({ sheet, row })) })
  if (!keys.ok) return keys
  return ok(() => {
    const [sent] = closedAmong(ports, keys.value).values()
    return sent === undefined ? null : issue('account_is_on_platform', { account: sent })
  })
}
