/** Answers the channels about the mapping of the open spreadsheet. What is saved of it: saved-mapping-handlers.ts. */
import type { Desk, ProjectState } from '../../../shared/ipc.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { ProjectSession } from '../project/project-session.ts'
import type { ImportSession } from '../sending/import-session.ts'
import { mutable } from './mutable.ts'

export function createMappingHandlers({
  session,
  imports,
  tellProjectChanged,
}: {
  readonly session: ProjectSession
  readonly imports: Pick<ImportSession, 'view'>
  /** Every window shows the mapping as it was changed last, whichever window changed it. */
  readonly tellProjectChanged: (project: ProjectState) => void
}) {
  const told = async (changing: Promise<Result<ProjectState>>): Promise<Result<ProjectState>> => {
    const changed = await changing
    if (changed.ok) tellProjectChanged(changed.value)
    return changed
  }

  return {
    readColumns: async (ask) => mutable(await session.ask('readColumns', ask)),
    previewColumn: async (ask) => {
      const read = await session.ask('previewColumn', ask)
      if (!read.ok) return read
      const lines = read.value.lines.map((line) => ({ ...line, results: [...line.results] }))
      return { ok: true, value: { ...read.value, lines, idle: [...read.value.idle] } }
    },
    describeRows: (ask) => session.ask('describeRows', ask),
    countSent: async () => {
      const { recordOf } = imports.view()
      const sent = session.register().ofNumbers(session.closedNumbers())
      const otherwise = sent.filter(({ accountNumber, payloadHash }) => {
        const sentAs = recordOf(accountNumber)?.payloadHash ?? null
        return sentAs !== null && sentAs !== payloadHash
      })
      return ok({ sentCount: sent.length, otherwiseCount: otherwise.length })
    },
    changeMapping: (ask) => told(session.changeMapping(ask)),
    suggestMapping: () => told(session.suggestMapping()),
    useSavedMapping: ({ name }) => told(session.useSavedMapping(name)),
  } satisfies Partial<Desk>
}
