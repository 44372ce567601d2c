/**
 * The project that is open: its spreadsheet in the preparation process, and beside it on the disk everything it is made from. Each
 * change is made there first and is on the disk before it is answered, so that a reply means it is kept.
 */
import type { Ask, Nothing, ProjectState, Reply, SetAside } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'
import type { IndexedAccount, PreparationCall, PreparationCalls, PreparedPayload } from '../preparation/protocol.ts'
import type { FileOrigin } from '../storage/projects.ts'
import { AccountRegister } from './account-register.ts'
import { createOpenProject, type OpenProject, type OpenProjectPorts } from './open-project.ts'
import { createProjectEdits, type EditPorts, type ProjectEdits } from './project-edits.ts'
import { createProjectLoading, type LoadedFile, type LoadingPorts } from './project-loading.ts'
import { createProjectMapping, type MappingPorts, type ProjectMapping } from './project-mapping.ts'
import { carryVersion } from './take-over-version.ts'

export type ProjectSessionPorts = OpenProjectPorts & LoadingPorts & MappingPorts & EditPorts

export type ProjectSession = ProjectMapping &
  ProjectEdits & {
    /** `null` when no project is open. */
    state(): ProjectState | null
    accounts(): readonly IndexedAccount[]
    /** Those accounts, with what changes among them; another one for another project. */
    register(): AccountRegister
    account(key: string): IndexedAccount | undefined
    /** Whether a person set an account of it aside, and why. */
    setAsideOf(key: string): SetAside | null
    /** Every account that is set aside, by its key. */
    setAside(): ReadonlyMap<string, SetAside>
    projectId(): string | null
    open(id: string): Promise<Result<ProjectState>>
    load(file: LoadedFile): Promise<Result<ProjectState>>
    /** Loads another version of a project's file, and takes over what was done to the earlier one. */
    loadVersion(file: LoadedFile, earlierId: string): Promise<Result<Reply<'takeOverEdits'>>>
    /** Takes over into the open project the mapping, the edits and what was set aside of an earlier version. */
    takeOver(earlierId: string): Promise<Result<Reply<'takeOverEdits'>>>
    /** Where the file of the open project came from, in a host that knows. */
    origin(): FileOrigin | null
    rememberOrigin(id: string, origin: FileOrigin): Promise<void>
    cancelLoading(): void
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
    keepColumnWidths(ask: Ask<'keepColumnWidths'>): Promise<Result<Nothing>>
    /** Reads payloads that may be tried or sent: from now on their accounts tell whether they are still the same. */
    readPayloads(keys: readonly string[]): Promise<Result<readonly PreparedPayload[]>>
    /** Asks the preparation process something that changes nothing on the disk. */
    ask<C extends PreparationCall>(
      call: C,
      ask: PreparationCalls[C]['ask'],
    ): Promise<Result<PreparationCalls[C]['reply']>>
  }

export function createProjectSession(ports: ProjectSessionPorts): ProjectSession {
  const { projects, setAside } = ports
  const keeper = createOpenProject(ports)
  const { current, inTurn, withProject } = keeper
  const loading = createProjectLoading(keeper, ports)

  const allAside = (): ReadonlyMap<string, SetAside> => {
    const project = current()
    return project === null ? noneAside : setAside.read(project.stored.id)
  }

  const takeOver = async (project: OpenProject, earlierId: string): Promise<Result<Reply<'takeOverEdits'>>> => {
    const carried = await carryVersion(ports, project, earlierId)
    if (!carried.ok) {
      await keeper.readAgain(project)
      return carried
    }
    const { opened, together, changed, told } = carried.value
    const state = await keeper.keepTogether(project, opened, together)
    if (changed !== null) ports.tellRows(changed)
    return ok({ project: state, carried: told, earlierId })
  }

  return {
    ...createProjectMapping(keeper, ports),
    ...createProjectEdits(keeper, ports),
    state: () => {
      const project = current()
      return project === null ? null : keeper.stateOf(project)
    },
    accounts: () => current()?.accounts.all ?? [],
    register: () => current()?.accounts ?? noAccounts,
    account: (key) => current()?.accounts.find(key),
    projectId: () => current()?.stored.id ?? null,
    setAsideOf: (key) => allAside().get(key) ?? null,
    setAside: allAside,
    open: (id) => inTurn(() => loading.open(id)),
    load: (file) => inTurn(() => loading.load(file)),
    loadVersion: (file, earlierId) => inTurn(() => loading.loadVersion(file, earlierId)),
    takeOver: (earlierId) => withProject((project) => takeOver(project, earlierId)),
    origin: () => current()?.stored.origin ?? null,
    rememberOrigin: (id, origin) => inTurn(async () => keeper.keepStored(id, { origin })),
    cancelLoading: loading.cancel,
    closeProject: () => inTurn(keeper.close),
    closeForNow: () => {
      loading.close()
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
    keepColumnWidths: ({ sheet, widths }) =>
      withProject(async ({ stored: { id, columnWidths } }) => {
        const ofOthers = columnWidths.filter((one) => one.sheet !== sheet)
        keeper.keepStored(id, { columnWidths: [...ofOthers, ...widths.map((one) => ({ ...one, sheet }))] })
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
