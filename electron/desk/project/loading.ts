/**
 * Loads spreadsheets and opens projects, each into a preparation process of its own, which takes the place of the open project's when
 * everything is there, and ends again when that does not come to pass. What was done to an earlier version of a file is taken over here.
 */
import { catalogueOfKind, type ProjectKind } from '../../../shared/catalogue/catalogue-of-kind.ts'
import type { CellEdit, ProjectState, Reply } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { fieldPathOf } from '../../../shared/mapping/field-path.ts'
import { targetsOf } from '../../../shared/mapping/fillings.ts'
import type { MappingFit } from '../../../shared/mapping/fit-mapping.ts'
import type { Mapping } from '../../../shared/mapping/mapping.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import { placeTurning } from '../../../shared/turned-sheet.ts'
import type { Preparation, PreparationSource, Prepared } from '../../preparation/protocol.ts'
import type { EditHistory, HistoryStep } from '../../storage/project-history.ts'
import type { FileOrigin, KeptTogether, StoredProject } from '../../storage/projects.ts'
import { mappingOf, mappingSteps } from './history.ts'
import { held, type OpenProjectKeeper, type ProjectPorts, type StoredChanges, widthsThatStay } from './open-project.ts'

export type LoadedFile = {
  readonly fileName: string
  readonly bytes: Uint8Array
  readonly origin?: FileOrigin | null
  /** What it is about; found out where it is left out. */
  readonly kind?: ProjectKind | undefined
  /** How a text file is read, where that is known from an earlier version. */
  readonly textReading?: StoredProject['textReading']
}

export type ProjectLoading = {
  open(id: string): Promise<Result<ProjectState>>
  load(file: LoadedFile): Promise<Result<ProjectState>>
  /** Loads another version of a project's file. Until all that comes of it is on the disk, the project that is open stays open. */
  loadVersion(file: LoadedFile, earlierId: string): Promise<Result<Reply<'takeOverEdits'>>>
  /** Takes over into the open project what was done to an earlier version. */
  takeOver(earlierId: string): Promise<Result<Reply<'takeOverEdits'>>>
  cancelLoading(): void
  /** Ends what is being loaded. */
  close(): void
}

/** What was done to an earlier version, in the preparation of this one; and what is to be kept of it, all of it or nothing. */
type Carried = {
  readonly prepared: Prepared
  readonly together: KeptTogether & { readonly changes: StoredChanges }
  readonly told: Reply<'takeOverEdits'>['carried']
}

export function createProjectLoading(keeper: OpenProjectKeeper, ports: ProjectPorts): ProjectLoading {
  const { projects, settings, setAside } = ports
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
      readSource: async () => {
        const project = openOne()
        return project === null ? source : keeper.sourceOf(project.stored)
      },
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
    source: PreparationSource,
    take: (prepared: Prepared, preparation: Preparation) => Promise<Result<T>>,
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

  /** What is added to an account is not the account, and may be corrected. */
  const guard = (kind: ProjectKind, preparation: Preparation): void => {
    if (kind === 'accounts') preparation.guard()
  }

  type Fitted = { readonly prepared: Prepared; readonly savedMappingName: string | null }

  /** The saved mapping that was made for such headers, if there is one: rather the very same headers, then the latest. */
  const takeFittingMapping = async (preparation: Preparation, prepared: Prepared): Promise<Result<Fitted>> => {
    if (prepared.isCorrectedCopy === true) return ok({ prepared, savedMappingName: null })
    const saved = settings.read('savedMappings').filter(({ mapping }) => isAbout(prepared.kind, mapping))
    const fits = await preparation.fitMappings({ mappings: saved.map(({ mapping }) => mapping) })
    if (!fits.ok) return fits
    const [best] = saved
      .flatMap(({ name, savedAt }, index) => ({ ...(fits.value[index] as MappingFit), name, savedAt }))
      .filter((one) => one.fits)
      .toSorted((one, other) => Number(other.isExact) - Number(one.isExact) || other.savedAt.localeCompare(one.savedAt))
    if (best === undefined) return ok({ prepared, savedMappingName: null })
    const changed = await preparation.changeMapping({ mapping: best.mapping })
    return changed.ok ? ok({ prepared: changed.value, savedMappingName: best.name }) : changed
  }

  /** @param carry  what is taken over from an earlier version */
  const loadNew = <C extends Carried | null>(
    file: LoadedFile,
    carry: (preparation: Preparation) => Promise<Result<C>>,
  ): Promise<Result<{ readonly project: ProjectState; readonly carried: C }>> => {
    const edits = { steps: [], position: 0 }
    const { fileName, bytes, kind = null, textReading = null } = file
    const own = { ...ports.serviceTerms(), knownNumbers: ports.knownNumbers(null) }
    const source = { fileName, kind, bytes, textReading, mapping: null, edits, ...own }
    return loadInto(source, async (loaded, preparation) => {
      const fitted = await takeFittingMapping(preparation, loaded)
      if (!fitted.ok) return fitted
      const { savedMappingName } = fitted.value
      guard(loaded.kind, preparation)
      const carried = await carry(preparation)
      if (!carried.ok) return carried
      const prepared = carried.value?.prepared ?? fitted.value.prepared
      const together = carried.value?.together ?? nothingElse
      const kept = { mapping: prepared.mapping, savedMappingName, textReading, ...together.changes }
      const counts = { accountCount: prepared.accounts.length, readyCount: prepared.summary.readyCount }
      const added = await projects.add({
        ...file,
        kind: prepared.kind,
        together: { ...together, changes: { ...kept, ...counts } },
      })
      const shown = await keeper.show({ stored: { ...added, ...kept }, ...held(prepared), preparation })
      return shown.ok ? ok({ project: shown.value, carried: carried.value }) : shown
    })
  }

  const carryInto = async (preparation: Preparation, earlierId: string): Promise<Result<Carried>> => {
    const earlier = projects.read(earlierId)
    const bytes = await projects.readSource(earlierId)
    if (earlier === undefined || bytes === undefined) return refuse(issue('project_gone', {}))
    const { fileName, textReading, mapping, savedMappingName, step, name } = earlier
    const carried = await preparation.carryEdits({
      earlier: { fileName, bytes, textReading, mapping },
      edits: editsInForce(projects.readEdits(earlierId)),
    })
    if (!carried.ok) return carried
    const { edits, isMapped, keptCount, alreadyThereCount, lost, ...prepared } = carried.value
    const sheetsThen = mapping?.sheets.map(({ sheet, isTurned }) => ({ name: sheet, isTurned })) ?? []
    const columnWidths = widthsThatStay(earlier.columnWidths, sheetsThen, prepared.sheets)
    const mapped = isMapped ? { mapping: prepared.mapping, savedMappingName } : {}
    const keys = new Set(prepared.accounts.map(({ key }) => key))
    return ok({
      prepared,
      together: {
        changes: { ...mapped, step, columnWidths, ...(name === null ? {} : { name }) },
        steps: carriedSteps(edits.map(placeTurning(prepared.sheets))),
        also: (id) => {
          for (const [key, { reason }] of setAside.read(earlierId)) if (keys.has(key)) setAside.put(id, [key], reason)
        },
      },
      told: { keptCount, alreadyThereCount, lost },
    })
  }

  /**
   * Makes the change that was asked for when the application was closed. What is refused is not asked again, and said; where that ends
   * in the middle as well, it is.
   */
  const withAsked = async (
    stored: StoredProject,
    prepared: Prepared,
    preparation: Preparation,
  ): Promise<Result<{ readonly stored: StoredProject; readonly prepared: Prepared }>> => {
    const asIs = ok({ stored: { ...stored, mapping: prepared.mapping }, prepared })
    if (stored.askedMapping === null) return asIs
    const { id, fileName } = stored
    const changed = await preparation.changeMapping({ mapping: stored.askedMapping })
    if (changed.ok) {
      const { mapping, accounts } = changed.value
      const kept = { mapping, askedMapping: null, savedMappingName: null }
      const before = { mapping: prepared.mapping, savedMappingName: stored.savedMappingName }
      const changes = { ...kept, accountCount: accounts.length }
      await projects.addSteps(id, mappingSteps(before, [mapping]), { changes })
      return ok({ stored: { ...stored, ...kept }, prepared: changed.value })
    }
    if (changed.issues[0].code === 'loading_cancelled') return changed
    projects.change(id, { askedMapping: null })
    ports.tellNotices([issue('last_change_not_made', { fileName }), ...changed.issues])
    return asIs
  }

  const open: ProjectLoading['open'] = async (id) => {
    const stored = projects.open(id)
    if (stored === undefined) return refuse(issue('project_gone', {}))
    const own = { isStopped: false }
    reading = own
    const source = await keeper
      .sourceOf(stored, () => !own.isStopped)
      .finally(() => {
        reading = null
      })
    if (own.isStopped) return refuse(issue('loading_cancelled', {}))
    if (source === null) return refuse(issue('project_gone', {}))
    return loadInto(source, async (prepared, preparation) => {
      guard(stored.kind, preparation)
      const opened = await withAsked(stored, prepared, preparation)
      return opened.ok
        ? keeper.show({ stored: opened.value.stored, ...held(opened.value.prepared), preparation })
        : opened
    })
  }

  return {
    open: (id) => keeper.inTurn(() => open(id)),
    load: (file) =>
      keeper.inTurn(async () => {
        const loaded = await loadNew(file, async () => ok(null))
        return loaded.ok ? ok(loaded.value.project) : loaded
      }),
    loadVersion: (file, earlierId) =>
      keeper.inTurn(async () => {
        const textReading = projects.read(earlierId)?.textReading ?? null
        const loaded = await loadNew({ ...file, textReading }, (preparation) => carryInto(preparation, earlierId))
        if (!loaded.ok) return loaded
        const { project, carried } = loaded.value
        return ok({ project, carried: carried.told, earlierId })
      }),
    takeOver: (earlierId) =>
      keeper.withProject(async (project) => {
        const carried = await carryInto(project.preparation, earlierId)
        if (!carried.ok) return carried
        const { prepared, together, told } = carried.value
        const steps = [...mappingSteps(mappingOf(project), [prepared.mapping]), ...together.steps]
        const state = await keeper.keepPrepared(project, prepared, {
          changes: together.changes,
          by: undefined,
          write: (id, changes) => projects.keepTogether(id, { ...together, steps, changes }),
        })
        keeper.revisions.read()
        ports.tellRows({ rows: null })
        return state.ok ? ok({ project: state.value, carried: told, earlierId }) : state
      }),
    cancelLoading: () => {
      stopReading()
      loading?.cancelLoading()
    },
    close: () => {
      stopReading()
      loading?.close()
    },
  }
}

const nothingElse = { changes: {}, steps: [], also: () => undefined }

/** @param edits  at their cells of the file, where they stay whichever way its sheets are read */
const carriedSteps = (edits: readonly CellEdit[]): readonly HistoryStep[] =>
  edits.length === 0 ? [] : [{ name: { is: 'editsTakenOver', count: edits.length }, changed: 'cells', edits }]

/** What a history of edits comes to: each edited cell once, with the text it has now. */
function editsInForce({ steps, position }: EditHistory): readonly CellEdit[] {
  const byCell = new Map<string, CellEdit>()
  for (const step of steps.slice(0, position))
    for (const edit of step) byCell.set(`${edit.row} ${edit.column} ${edit.sheet}`, edit)
  return [...byCell.values()]
}

/** Whether every field of a mapping is one of this kind: the same headings may stand in a spreadsheet of the other. */
const isAbout = (kind: ProjectKind, { sheets }: Mapping): boolean =>
  sheets.every(({ columns }) =>
    columns.flatMap(targetsOf).every((target) => catalogueOfKind(kind).leaf(fieldPathOf(target)) !== undefined),
  )
