/** Answers the channels about the cells of the open spreadsheet. */
import type { Desk } from '../../../shared/ipc.ts'
import { ok } from '../../../shared/result.ts'
import { type FixOfAccount, fixesAtOnce } from '../../preparation/problem-kinds.ts'
import type { ProjectSession } from '../project/project-session.ts'
import { mutable } from './mutable.ts'

export const createSheetHandlers = (session: ProjectSession) =>
  ({
    readSheetPage: (ask) => session.ask('readSheetPage', ask),
    findRow: (ask) => session.ask('findRow', ask),
    listProblems: async () => mutable(await session.ask('listProblems', {})),
    findNextProblem: (ask) => session.ask('findNextProblem', ask),
    listFixes: async (kind) => {
      const read = await session.ask('listFixes', kind)
      if (!read.ok) return read
      const closed = session.closedNumbers()
      const isClosed = ({ accountKey }: FixOfAccount) => accountKey !== null && closed.has(accountKey)
      const left = read.value.filter(isClosed)
      const open = read.value.filter((fix) => !isClosed(fix))
      return ok({
        fixes: fixesAtOnce(open).map(({ accountKey: _, ...fix }) => fix),
        total: open.length,
        closed: {
          cells: left.flatMap(({ cells }) => cells).length,
          accounts: new Set(left.map(({ accountKey }) => accountKey)).size,
        },
      })
    },
    listProblemValues: (kind) => session.ask('listProblemValues', kind),
    findText: (ask) => session.ask('findText', ask),
    previewReplacement: (ask) => session.ask('planReplacement', ask),
    replaceText: session.replace,
    editCells: session.edit,
    undoEdit: session.undo,
    redoEdit: session.redo,
  }) satisfies Partial<Desk>
