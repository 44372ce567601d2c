/**
 * The project that is open, as one thing with one queue: its spreadsheet in the preparation process, and beside it on the disk
 * everything it is made from. A reply to a command means that what it did is kept.
 */
import type { Ask, Nothing, ProjectState } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import {
  nobodySent,
  type PreparationCall,
  type PreparationCalls,
  type PreparedPayload,
  type SentNumbers,
} from '../../preparation/protocol.ts'
import type { FileOrigin } from '../../storage/projects/projects.ts'
import { AccountRegister } from './account-register.ts'
import { createProjectCells } from './cells.ts'
import { createHistoryCommands } from './history.ts'
import { createProjectLoading } from './loading.ts'
import { createProjectMapping } from './mapping.ts'
import type { AsideAccounts } from './marked-accounts.ts'
import { createOpenProject, type ProjectPorts } from './open-project.ts'

export type ProjectSession = ReturnType<typeof createProjectSession>

export function createProjectSession(ports: ProjectPorts) {
  const { projects } = ports
  const keeper = createOpenProject(ports)
  const { current, inTurn, withProject, keepStored } = keeper
  const { close: closeLoading, ...loading } = createProjectLoading(keeper, ports)
  const { commands, cells } = createProjectCells(keeper, ports)

  return {
    ...createProjectMapping(keeper, ports),
    ...commands,
    ...createHistoryCommands(keeper, cells, ports),
    ...loading,
    /** `null` when no project is open. */
    state: (): ProjectState | null => {
      const project = current()
      return project === null ? null : keeper.stateOf(project)
    },
    /** Its accounts, with what changes among them; another one for another project. */
    register: (): AccountRegister => current()?.accounts ?? noAccounts,
    projectId: (): string | null => current()?.stored.id ?? null,
    /** Accounts whose rows are closed, because these were sent or are about to be. */
    closedNumbers: (): SentNumbers => (current()?.stored.kind === 'accounts' ? ports.sentNumbers() : nobodySent),
    /** Every account of it that a person set aside, by its key, and why. */
    setAside: (): AsideAccounts => {
      const project = current()
      return project === null ? noneAside : keeper.setAsideIn(project)
    },
    /** Decides in its turn about accounts. @param saying  about which, and what */
    decideAside: (
      saying: () => Result<{ readonly keys: readonly string[]; readonly reason: string; readonly isTakenBack?: true }>,
    ): Promise<Result<Nothing>> =>
      withProject(async () => {
        const saidNow = saying()
        if (!saidNow.ok) return saidNow
        const { keys, ...said } = saidNow.value
        return keeper.decide(keys, said)
      }),
    /** Where the file of the open project came from, in a host that knows. */
    origin: (): FileOrigin | null => current()?.stored.origin ?? null,
    rememberOrigin: (id: string, origin: FileOrigin): Promise<void> => inTurn(async () => keepStored(id, { origin })),
    closeProject: (): Promise<void> => inTurn(keeper.close),
    /** Ends the preparation process; the project is opened again at the next start. */
    closeForNow: (): Promise<void> => {
      closeLoading()
      return keeper.closeForNow()
    },
    /** Closes it too, where it is the open one. */
    deleteProject: (id: string): Promise<void> =>
      inTurn(async () => {
        if (current()?.stored.id === id) await keeper.close()
        projects.delete(id)
      }),

    /**
     * The connection has another supplier now, or takes money otherwise, and perhaps has other dry runs. Of a service with other fields the
     * mapping is suggested anew, unless a person has done anything to the project: then what does not fit is said.
     */
    followConnection: async (): Promise<void> => {
      await withProject(async (project) => {
        if (project.by !== ports.description()) {
          const { stored } = project
          const { undo, redo } = projects.readHistory(stored.id)
          const isUntouched = undo === null && redo === null && stored.savedMappingName === null
          const id = keeper.descriptionId()
          if (isUntouched && stored.description !== id) projects.change(stored.id, { mapping: null, description: id })
          const read = await keeper.readAgain(project)
          if (read.ok) keeper.revisions.read()
          return read
        }
        const changed = await project.preparation.ask('changeService', ports.atService(project.stored.id))
        if (!changed.ok) return changed
        await keeper.placeKnownWords(await keeper.takeIn(() => keeper.keepChanged(project, changed.value)))
        return ok({})
      })
    },

    /** By which of the operators' documents the open project was mapped. */
    mappedFor: (): string | null => current()?.stored.description ?? null,
    agreeToService: (): Promise<Result<ProjectState>> =>
      withProject(async ({ stored }) => {
        keepStored(stored.id, { description: keeper.descriptionId() })
        const project = current()
        return project === null ? refuse(issue('project_not_open', {})) : ok(keeper.stateOf(project))
      }),

    rememberStep: (step: ProjectState['step']): Promise<void> =>
      inTurn(async () => {
        const project = current()
        if (project !== null) keepStored(project.stored.id, { step })
      }),
    /** @param name  `null` calls it as its file again */
    rename: (id: string, name: string | null): Promise<void> => inTurn(async () => keepStored(id, { name })),
    keepLook: ({ look }: Ask<'keepLook'>): Promise<Result<Nothing>> =>
      withProject(async ({ stored: { id } }) => {
        keepStored(id, { look })
        return ok({})
      }),

    /** Reads payloads that may be tried or sent: from now on their accounts tell whether they are still the same. */
    readPayloads: async (keys: readonly string[]): Promise<Result<readonly PreparedPayload[]>> => {
      const project = current()
      if (project === null) return refuse(issue('project_not_open', {}))
      const read = await project.preparation.ask('readPayloads', { keys })
      await keeper.takeIn(() => {
        const now = current()
        if (read.ok && now?.preparation === project.preparation) now.accounts.noteRead(read.value)
      })
      return read
    },

    /** Asks the preparation process something that changes nothing on the disk. */
    ask: async <C extends PreparationCall>(
      call: C,
      ask: PreparationCalls[C]['ask'],
    ): Promise<Result<PreparationCalls[C]['reply']>> => {
      const project = current()
      return project === null ? refuse(issue('project_not_open', {})) : project.preparation.ask(call, ask)
    },
  }
}

const noAccounts = new AccountRegister([])
const noneAside: AsideAccounts = new Map()
