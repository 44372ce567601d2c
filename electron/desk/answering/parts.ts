/** What channels are answered with: what every part of the desk works with, and those parts that several handlers ask. */
import type { Surroundings } from '../../desk-ports.ts'
import type { AdditionSheet } from '../additions/addition-sheet.ts'
import type { Connections } from '../connection/connections.ts'
import type { ProjectSession } from '../project/project-session.ts'
import type { ImportSession } from '../sending/import-session.ts'
import type { AccountStatusProjection } from '../status/account-status-projection.ts'
import type { AccountStatuses } from '../status/account-statuses.ts'

export type Parts = Surroundings & {
  readonly connections: Connections
  readonly session: ProjectSession
  readonly known: AccountStatusProjection
  readonly statuses: AccountStatuses
  readonly imports: ImportSession
  readonly additionSheet: AdditionSheet
}
