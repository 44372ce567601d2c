/** Answers the channels about the cells of the open spreadsheet. */
import type { CellEdit, CheckSummary, Desk, Edited } from '../../shared/ipc.ts'
import { ok, type Result } from '../../shared/result.ts'
import { type FixOfAccount, fixesAtOnce } from '../preparation/problem-kinds.ts'
import type { Connections } from './connections.ts'
import type { ImportSession } from './import-session.ts'
import { takingTurns } from './in-turn.ts'
import { mutable } from './mutable.ts'
import type { WhyNot } from './project-edits.ts'
import type { ProjectSession } from './project-session.ts'
import { closedAccounts, guardingSent, withClosed } from './sent-rows.ts'
import { settlingLater } from './settling.ts'

type SheetHandlers = Pick<
  Desk,
  | 'readSheetPage'
  | 'findRow'
  | 'listProblems'
  | 'findNextProblem'
  | 'listFixes'
  | 'listProblemValues'
  | 'editCells'
  | 'findText'
  | 'previewReplacement'
  | 'replaceText'
  | 'undoEdit'
  | 'redoEdit'
>

export function createSheetHandlers(ports: {
  readonly session: ProjectSession
  readonly imports: ImportSession
  readonly connections: Connections
  readonly tellSettled: (summary: CheckSummary) => void
}): SheetHandlers {
  const { session } = ports

  const settling = settlingLater(session, ports.tellSettled)

  /**
   * Changes cells, where none of them belongs to an account that went to the live service. One change at a time: which cells the next
   * undo is about is known when the one before is done.
   */
  const inTurn = takingTurns()
  const unlessSent = (
    cells: () => readonly CellEdit[],
    work: (whyNot: WhyNot) => Promise<Result<Edited>>,
  ): Promise<Result<Edited>> =>
    inTurn(async () => {
      const whyNot = await guardingSent(ports, cells)
      if (!whyNot.ok) return whyNot
      const edited = await work(whyNot.value)
      if (edited.ok) settling.begin()
      return edited
    })

  const closedKeys = (): ReadonlySet<string> => new Set(closedAccounts(ports).keys())

  return {
    readSheetPage: async (ask) => {
      const page = await session.ask('readSheetPage', ask)
      return page.ok ? ok({ ...page.value, rows: withClosed(ports, page.value.rows) }) : page
    },
    findRow: (ask) => session.ask('findRow', ask),
    listProblems: async () => mutable(await session.ask('listProblems', {})),
    findNextProblem: (ask) => session.ask('findNextProblem', ask),
    listFixes: async (kind) => {
      const read = await session.ask('listFixes', kind)
      if (!read.ok) return read
      const closed = closedAccounts(ports)
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
    previewReplacement: async (ask) => {
      const planned = await session.ask('planReplacement', { ...ask, closedKeys: closedKeys() })
      return planned.ok ? ok(planned.value.replacement) : planned
    },
    replaceText: async (ask) => {
      const replaced = await session.replace(ask, closedKeys)
      if (replaced.ok) settling.begin()
      return replaced
    },
    editCells: (ask) =>
      unlessSent(
        () => ask.edits,
        (whyNot) => session.edit(ask, whyNot),
      ),
    undoEdit: () => unlessSent(() => session.editsBeside('before'), session.undo),
    redoEdit: () => unlessSent(() => session.editsBeside('after'), session.redo),
  }
}
