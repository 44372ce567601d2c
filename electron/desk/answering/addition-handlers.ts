/** Answers what screens ask about adding to one account, and to those of a spreadsheet. */
import type { Desk } from '../../../shared/ipc.ts'
import { ok } from '../../../shared/result.ts'
import type { Shell } from '../../shell/shell.ts'
import { writeTable } from '../../workbook/write-results.ts'
import { additionResults, pageOfAdditions } from '../additions/addition-rows.ts'
import type { AdditionSession } from '../additions/addition-session.ts'
import type { AdditionSheet } from '../additions/addition-sheet.ts'
import type { Connections } from '../connection/connections.ts'
import { onlyAt } from '../connection/only-at.ts'
import { nameAfterProject, serviceName } from '../exports/file-names.ts'
import type { ProjectSession } from '../project/project-session.ts'

type AdditionHandlers = Pick<
  Desk,
  | 'findAdditionTarget'
  | 'readAdditions'
  | 'sendAddition'
  | 'listAdditions'
  | 'sendAdditions'
  | 'readAdditionSending'
  | 'stopAdditions'
  | 'exportAdditionResults'
>

export function createAdditionHandlers(ports: {
  readonly additions: AdditionSession
  readonly sheet: AdditionSheet
  readonly session: ProjectSession
  readonly shell: Shell
  readonly connections: Connections
}): AdditionHandlers {
  const { additions, sheet, session, shell, connections } = ports
  const whereSeen = onlyAt(connections)

  return {
    findAdditionTarget: ({ accountNumber }) => additions.findTarget(accountNumber),
    readAdditions: async ({ accountNumber }) => ok([...additions.read(accountNumber)]),
    sendAddition: ({ at, ...ask }) => whereSeen(at, () => additions.send(ask)),
    listAdditions: async (ask) => {
      const page = pageOfAdditions(sheet.rows(), ask)
      return ok({ ...page, rows: await sheet.atCells(page.rows) })
    },
    sendAdditions: ({ at, ...ask }) => whereSeen(at, () => sheet.send(ask)),
    readAdditionSending: async () => ok(sheet.progress()),
    stopAdditions: async () => {
      await sheet.stop()
      return ok({})
    },
    exportAdditionResults: async ({ format }) => {
      const table = additionResults(await sheet.atCells(sheet.rows()), serviceName(await connections.status()))
      const name = nameAfterProject(session.state(), 'additions', format)
      return shell.saveFile({ name, bytes: await writeTable(table, format) })
    },
  }
}
