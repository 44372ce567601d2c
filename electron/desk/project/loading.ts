/**
 * Loads spreadsheets and opens projects, each into a preparation process of its own, which takes the place of the open project's when
 * everything is there, and ends again when that does not come to pass. What was done to an earlier version of a file is taken over here.
 */
import type { ProjectKind } from '../../../shared/catalogue/catalogue-of-kind.ts'
import type { CellEdit, ProjectState, Reply } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import { placeTurning } from '../../../shared/sheet/turned-sheet.ts'
import type {
  Carried,
  Carrying,
  Preparation,
  PreparationCalls,
  PreparationSource,
  Prepared,
} from '../../preparation/protocol.ts'
import type { HistoryStep } from '../../storage/projects/project-history.ts'
import type { FileOrigin, StoredProject } from '../../storage/projects/projects.ts'
import { followAside } from './follow-aside.ts'
import { mappingOf, mappingSteps } from './history.ts'
import { MarkedAccounts } from './marked-accounts.ts'
import { held, lookThatStays, type OpenProject, type OpenProjectKeeper, type ProjectPorts } from './open-project.ts'

export type LoadedFile = {
  readonly fileName: string
  readonly bytes: Uint8Array
  readonly origin?: FileOrigin | null
  /** What it is about; found out where it is left out. */
  readonly kind?: ProjectKind | undefined
}

/** An earlier version, with what was done to it. */
type Earlier = { readonly stored: StoredProject; readonly carrying: Carrying }

type Told = Reply<'takeOverEdits'>['carried']
const nothingTold: Told = { isMapped: false, keptCount: 0, alreadyThereCount: 0, lost: [] }
const toldOf = ({ edits: _, ...told }: Carried): Told => told

export function createProjectLoading(keeper: OpenProjectKeeper, ports: ProjectPorts) {
  const { projects, settings } = ports
  /** The preparation of a file that is being read, and is not the open project yet. */
  let loading: Preparation | null = null
  /** A project whose file is still being read from the disk. */
  let reading: { isStopped: boolean } | null = null
  const stopReading = (): void => {
    if (reading !== null) reading.isStopped = true
  }

  /** A preparation process for a file, with what takes its place when it dies. */
  const createFor = (source: PreparationSource): Preparation => {
    const openOne = () => {
      const current = keeper.current()
      return current?.preparation === preparation ? current : null
    }
    const preparation = ports.createPreparation({
      sentNumbers: ports.sentNumbers,
      // After what was answered before it ended: another one begins with that.
      readSource: () =>
        keeper.takeIn(() => {
          const project = openOne()
          return project === null ? source : keeper.sourceOf(project.stored)
        }),
      onNotedSent: (told) => void keeper.keepTold(preparation, told),
      onReplaced: async () => {
        const project = openOne()
        if (project === null) return
        project.accounts.forgetRead()
        await keeper.placeKnownWords(project)
      },
    })
    return preparation
  }

  const loadInto = async <T>(
    source: PreparationCalls['load']['ask'],
    take: (prepared: PreparationCalls['load']['reply'], preparation: Preparation) => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    const preparation = createFor(source)
    loading = preparation
    let isTaken = false
    try {
      const loaded = await preparation.load(source)
      if (!loaded.ok) return loaded
      const taken = await take(loaded.value, preparation)
      isTaken = taken.ok
      return taken
    } finally {
      loading = null
      if (!isTaken) preparation.close()
    }
  }

  /** Prepared once, however its mapping is found, and with what is taken over from an earlier version. */
  const loadNew = async (
    file: LoadedFile,
    earlierId: string | null,
  ): Promise<Result<{ readonly project: ProjectState; readonly told: Told }>> => {
    const earlier = earlierId === null ? ok(null) : await readEarlier(earlierId)
    if (!earlier.ok) return earlier
    const textReading = earlier.value?.stored.textReading ?? null
    const by = ports.description()
    const { fileName, bytes, kind = earlier.value?.stored.kind ?? null } = file
    const named = settings.read('savedMappings').toSorted((one, other) => other.savedAt.localeCompare(one.savedAt))
    const source = {
      ...{ fileName, kind, bytes, textReading, mapping: null, edits: [], ...ports.atService(null) },
      saved: { mappings: named.map(({ mapping }) => mapping) },
      ...(earlier.value === null ? {} : { carrying: earlier.value.carrying }),
    }
    return loadInto(source, async (prepared, preparation) => {
      const { carried, taken } = prepared
      const savedMappingName = taken === null ? null : (named[taken]?.name ?? null)
      const together =
        earlier.value === null || carried === null ? nothingElse : keptOf(earlier.value, prepared, carried)
      const all = { of: 'all', accounts: prepared.accounts } as const
      const project = { kind: prepared.kind, id: null, before: noMarks, wasThere: () => false, earlierId }
      const { also, notices } = await followAside(ports, { ...project, accounts: all })
      const description = by?.entry.id ?? null
      const kept = { mapping: prepared.mapping, savedMappingName, textReading, description, ...together.changes }
      const accountCount = prepared.accounts.length
      const added = await projects.add({
        ...file,
        kind: prepared.kind,
        together: { ...together, also, changes: { ...kept, accountCount } },
      })
      const shown = await keeper.show({ stored: { ...added, ...kept }, ...held(prepared), preparation, by })
      await keeper.placeDecided()
      ports.tellNotices(notices, added.id)
      return shown.ok ? ok({ project: shown.value, told: carried === null ? nothingTold : toldOf(carried) }) : shown
    })
  }

  const readEarlier = async (id: string): Promise<Result<Earlier>> => {
    const stored = projects.read(id)
    const bytes = await projects.readSource(id)
    if (stored === undefined || bytes === undefined) return refuse(issue('project_gone', {}))
    const { fileName, textReading, mapping } = stored
    const earlier = { fileName, bytes, textReading, mapping }
    return ok({ stored, carrying: { earlier, edits: projects.readEdits(id) } })
  }

  /** What is to be kept of it, all of it or nothing. */
  const keptOf = (
    { stored }: Earlier,
    prepared: Prepared,
    { isMapped, edits }: Carried,
    before: readonly string[] = [],
  ) => {
    const { id: earlierId, mapping, savedMappingName, step, name } = stored
    const sheetsThen = mapping?.sheets.map(({ sheet, isTurned }) => ({ name: sheet, isTurned })) ?? []
    const look = lookThatStays(stored.look, sheetsThen, prepared.sheets)
    const mapped = isMapped ? { mapping: prepared.mapping, savedMappingName } : {}
    return {
      changes: {
        ...mapped,
        step,
        look,
        takenOver: [...before, ...stored.takenOver, earlierId],
        ...(name === null ? {} : { name }),
      },
      steps: carriedSteps(edits.map(placeTurning(prepared.sheets))),
    }
  }

  /**
   * Makes the change that was asked for when the application was closed. What is refused is not asked again, and said; where that ends
   * in the middle as well, it is.
   */
  const withAsked = async (project: OpenProject): Promise<Result<OpenProject>> => {
    const { stored, prepared, preparation } = project
    const asIs = ok({ ...project, stored: { ...stored, mapping: prepared.mapping } })
    if (stored.askedMapping === null) return asIs
    const placed = await keeper.placeDecidedIn(project)
    if (!placed.ok) return placed
    const { id, fileName } = stored
    const changed = await preparation.ask('changeMapping', { mapping: stored.askedMapping })
    if (changed.ok) {
      const { mapping, accounts } = changed.value
      const kept = { mapping, askedMapping: null, savedMappingName: null }
      const before = { mapping: prepared.mapping, savedMappingName: stored.savedMappingName }
      const changes = { ...kept, accountCount: accounts.length }
      const { notices, also, aside } = await keeper.asideOf(placed.value, { of: 'all', accounts })
      await projects.addSteps(id, mappingSteps(before, [mapping]), { changes, also, aside })
      ports.tellNotices(notices, id)
      return ok({ ...project, stored: { ...stored, ...kept }, ...held(changed.value) })
    }
    if (changed.issues[0].code === 'loading_cancelled') return changed
    projects.change(id, { askedMapping: null })
    ports.tellNotices([issue('last_change_not_made', { fileName }), ...changed.issues], id)
    return asIs
  }

  const open = async (id: string): Promise<Result<ProjectState>> => {
    const stored = projects.open(id)
    if (stored === undefined) return refuse(issue('project_gone', {}))
    const own = { isStopped: false }
    const by = ports.description()
    reading = own
    const source = await keeper
      .sourceOf(stored, () => !own.isStopped)
      .finally(() => {
        reading = null
      })
    if (own.isStopped) return refuse(issue('loading_cancelled', {}))
    if (source === null) return refuse(issue('project_gone', {}))
    return loadInto(source, async (prepared, preparation) => {
      const opened = await withAsked({ stored, ...held(prepared), preparation, by })
      return opened.ok ? keeper.show(opened.value) : opened
    })
  }

  return {
    open: (id: string) => keeper.inTurn(() => open(id)),
    load: (file: LoadedFile): Promise<Result<ProjectState>> =>
      keeper.inTurn(async () => {
        const loaded = await loadNew(file, null)
        return loaded.ok ? ok(loaded.value.project) : loaded
      }),
    /** Loads another version of a project's file. Until all that comes of it is on the disk, the project that is open stays open. */
    loadVersion: (file: LoadedFile, earlierId: string): Promise<Result<Reply<'takeOverEdits'>>> =>
      keeper.inTurn(async () => {
        const loaded = await loadNew(file, earlierId)
        return loaded.ok ? ok({ project: loaded.value.project, carried: loaded.value.told, earlierId }) : loaded
      }),
    /** Takes over into the open project what was done to an earlier version. */
    takeOver: (earlierId: string): Promise<Result<Reply<'takeOverEdits'>>> =>
      keeper.withProject(async (project) => {
        const earlier = await readEarlier(earlierId)
        if (!earlier.ok) return earlier
        const taken = await project.preparation.ask('rebaseEdits', earlier.value.carrying)
        if (!taken.ok) return taken
        const { carried, lost, ...prepared } = taken.value
        const together = keptOf(earlier.value, prepared, carried, project.stored.takenOver)
        const mapped = mappingSteps(mappingOf(project), [prepared.mapping])
        const state = await keeper.keepPrepared(project, prepared, {
          changes: together.changes,
          by: undefined,
          isReadAnew: true,
          earlierId,
          lost,
          write: (id, more) => projects.addSteps(id, [...mapped, ...together.steps], more),
        })
        ports.tellNews('rowsChanged', { rows: null })
        return state.ok ? ok({ project: state.value, carried: toldOf(carried), earlierId }) : state
      }),
    cancelLoading: (): void => {
      stopReading()
      loading?.cancelLoading()
    },
    /** Ends what is being loaded. */
    close: (): void => {
      stopReading()
      loading?.close()
    },
  }
}

const nothingElse = { changes: {}, steps: [] }
const noMarks = MarkedAccounts.of([])

/** @param edits  at their cells of the file, where they stay whichever way its sheets are read */
const carriedSteps = (edits: readonly CellEdit[]): readonly HistoryStep[] =>
  edits.length === 0 ? [] : [{ name: { is: 'editsTakenOver', count: edits.length }, changed: 'cells', edits }]
