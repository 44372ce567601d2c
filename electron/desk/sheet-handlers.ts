/** Answers the channels about the cells of the open spreadsheet. */
import type { CellEdit, Desk } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { type Result, refuse } from '../../shared/result.ts'
import type { Connections } from './connections.ts'
import type { ImportSession } from './import-session.ts'
import { mutable } from './mutable.ts'
import type { ProjectSession } from './project-session.ts'
import { findSentAccount } from './sent-rows.ts'

type SheetHandlers = Pick<
  Desk,
  'readSheetPage' | 'findRow' | 'listProblems' | 'findNextProblem' | 'editCells' | 'undoEdit' | 'redoEdit'
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
    editCells: (ask) => unlessSent(ask.edits, () => session.edit(ask)),
    undoEdit: () => unlessSent(session.editsBeside('before'), session.undo),
    redoEdit: () => unlessSent(session.editsBeside('after'), session.redo),
  }
}
