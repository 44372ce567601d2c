/**
 * The project that is open, as one thing with one queue: its spreadsheet in the preparation process, and beside it on the disk
 * everything it is made from. A reply to a command means that what it did is kept.
 */
import type { Ask, Nothing, ProjectState, SetAside } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import {
  type IndexedAccount,
  nobodySent,
  type PreparationCall,
  type PreparationCalls,
  type PreparedPayload,
  type SentNumbers,
} from '../../preparation/protocol.ts'
import type { FileOrigin } from '../../storage/projects.ts'
import { AccountRegister } from './account-register.ts'
import { createProjectCells, type ProjectCells } from './cells.ts'
import { createHistoryCommands, type ProjectHistoryCommands } from './history.ts'
import { createProjectLoading, type ProjectLoading } from './loading.ts'
import { createProjectMapping, type ProjectMapping } from './mapping.ts'
import { createOpenProject, type ProjectPorts } from './open-project.ts'

export type ProjectSession = ProjectMapping &
  ProjectCells &
  ProjectHistoryCommands &
  Omit<ProjectLoading, 'close'> & {
    /** `null` when no project is open. */
    state(): ProjectState | null
    accounts(): readonly IndexedAccount[]
    /** Those accounts, with what changes among them; another one for another project. */
    register(): AccountRegister
    account(key: string): IndexedAccount | undefined
    /** Every account of it that a person set aside, by its key, and why. */
    setAside(): ReadonlyMap<string, SetAside>
    /** Changes in its turn what is set aside. @param doing  to the project with an id */
    changeSetAside(doing: (projectId: string) => Result<Nothing>): Promise<Result<Nothing>>
    projectId(): string | null
    /** Accounts whose rows are closed, because these were sent to the live service or are about to be. */
    closedNumbers(): SentNumbers
    /** Where the file of the open project came from, in a host that knows. */
    origin(): FileOrigin | null
    rememberOrigin(id: string, origin: FileOrigin): Promise<void>
    closeProject(): Promise<void>
    /** Ends the preparation process; the project is opened again at the next start. */
    closeForNow(): void
    /** Closes it too, where it is the open one. */
    deleteProject(id: string): Promise<void>
    /** The connection has another supplier now, or takes money otherwise, and perhaps has other dry runs. */
    followConnection(): Promise<void>
    rememberStep(step: ProjectState['step']): Promise<void>
    /** @param name  `null` calls it as its file again */
    rename(id: string, name: string | null): Promise<void>
    keepLook(ask: Ask<'keepLook'>): Promise<Result<Nothing>>
    /** Reads payloads that may be tried or sent: from now on their accounts tell whether they are still the same. */
    readPayloads(keys: readonly string[]): Promise<Result<readonly PreparedPayload[]>>
    /** Asks the preparation process something that changes nothing on the disk. */
    ask<C extends PreparationCall>(
      call: C,
      ask: PreparationCalls[C]['ask'],
    ): Promise<Result<PreparationCalls[C]['reply']>>
  }

export function createProjectSession(ports: ProjectPorts): ProjectSession {
  const { projects, setAside } = ports
  const keeper = createOpenProject(ports)
  const { current, inTurn, withProject } = keeper
  const { close: closeLoading, ...loading } = createProjectLoading(keeper, ports)

  const { commands, cells } = createProjectCells(keeper, ports)

  return {
    ...createProjectMapping(keeper, ports),
    ...commands,
    ...createHistoryCommands(keeper, cells, ports),
    ...loading,
    state: () => {
      const project = current()
      return project === null ? null : keeper.stateOf(project)
    },
    accounts: () => current()?.accounts.all ?? [],
    register: () => current()?.accounts ?? noAccounts,
    account: (key) => current()?.accounts.find(key),
    projectId: () => current()?.stored.id ?? null,
    closedNumbers: () => (current()?.stored.kind === 'accounts' ? ports.sentNumbers() : nobodySent),
    setAside: () => {
      const project = current()
      return project === null ? noneAside : setAside.read(project.stored.id)
    },
    changeSetAside: (doing) => withProject(async ({ stored }) => doing(stored.id)),
    origin: () => current()?.stored.origin ?? null,
    rememberOrigin: (id, origin) => inTurn(async () => keeper.keepStored(id, { origin })),
    closeProject: () => inTurn(keeper.close),
    closeForNow: () => {
      closeLoading()
      keeper.closeForNow()
    },
    deleteProject: (id) =>
      inTurn(async () => {
        if (current()?.stored.id === id) await keeper.close()
        projects.delete(id)
      }),

    followConnection: async () => {
      await withProject(async (project) => {
        const changed = await project.preparation.changeService({
          ...ports.serviceTerms(),
          knownNumbers: ports.knownNumbers(project.stored.id),
        })
        if (!changed.ok) return changed
        keeper.keepChanged(project, changed.value)
        await keeper.placeKnownWords(keeper.current() ?? project)
        return ok({})
      })
    },

    rememberStep: (step) =>
      inTurn(async () => {
        const project = current()
        if (project !== null) keeper.keepStored(project.stored.id, { step })
      }),
    rename: (id, name) => inTurn(async () => keeper.keepStored(id, { name })),
    keepLook: ({ look }) =>
      withProject(async ({ stored: { id } }) => {
        keeper.keepStored(id, { look })
        return ok({})
      }),

    readPayloads: async (keys) => {
      const project = current()
      if (project === null) return refuse(issue('project_not_open', {}))
      const read = await project.preparation.readPayloads({ keys })
      const now = current()
      if (read.ok && now?.preparation === project.preparation) now.accounts.noteRead(read.value)
      return read
    },

    ask: async (call, ask) => {
      const project = current()
      if (project === null) return refuse(issue('project_not_open', {}))
      const asked = project.preparation[call] as (
        ask: PreparationCalls[typeof call]['ask'],
      ) => Promise<Result<PreparationCalls[typeof call]['reply']>>
      return asked(ask)
    },
  }
}

const noAccounts = new AccountRegister([])
const noneAside: ReadonlyMap<string, SetAside> = new Map()
