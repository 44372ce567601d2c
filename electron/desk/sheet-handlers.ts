/** Answers the channels about the cells of the open spreadsheet. */
import type { CellEdit, Desk } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'
import { type FixOfAccount, mostFixes } from '../preparation/problem-kinds.ts'
import type { Connections } from './connections.ts'
import type { ImportSession } from './import-session.ts'
import { mutable } from './mutable.ts'
import type { ProjectSession } from './project-session.ts'
import { closedAccounts, findSentAccount } from './sent-rows.ts'

type SheetHandlers = Pick<
  Desk,
  | 'readSheetPage'
  | 'findRow'
  | 'listProblems'
  | 'findNextProblem'
  | 'listFixes'
  | 'listProblemValues'
  | 'editCells'
  | 'undoEdit'
  | 'redoEdit'
>

export function createSheetHandlers(ports: {
  readonly session: ProjectSession
  readonly imports: ImportSession
  readonly connections: Connections
}): SheetHandlers {
  const { session } = ports

  /** Changes cells, where none of them belongs to an account that went to the live service. */
  const unlessSent = async <T>(edits: readonly CellEdit[], work: () => Promise<Result<T>>): Promise<Result<T>> => {
    const sent = await findSentAccount(ports, edits)
    return sent === null ? work() : refuse(issue('account_is_on_platform', { account: sent }))
  }

  return {
    readSheetPage: (ask) => session.ask('readSheetPage', ask),
    findRow: (ask) => session.ask('findRow', ask),
    listProblems: async () => mutable(await session.ask('listProblems', {})),
    findNextProblem: (ask) => session.ask('findNextProblem', ask),
    listFixes: async (kind) => {
      const read = await session.ask('listFixes', kind)
      if (!read.ok) return read
      const closed = await closedAccounts(ports)
      const isClosed = ({ accountKey }: FixOfAccount) => accountKey !== null && closed.has(accountKey)
      const left = read.value.filter(isClosed)
      const open = read.value.filter((fix) => !isClosed(fix))
      return ok({
        fixes: open.slice(0, mostFixes).map(({ accountKey: _, ...fix }) => fix),
        total: open.length,
        closed: { cells: left.length, accounts: new Set(left.map(({ accountKey }) => accountKey)).size },
      })
    },
    listProblemValues: (kind) => session.ask('listProblemValues', kind),
    editCells: (ask) => unlessSent(ask.edits, () => session.edit(ask)),
    undoEdit: () => unlessSent(session.editsBeside('before'), session.undo),
    redoEdit: () => unlessSent(session.editsBeside('after'), session.redo),
  }
}
