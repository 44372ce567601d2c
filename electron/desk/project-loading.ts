/**
 * Loads spreadsheets and opens projects, each into a preparation process of its own, which takes the place of the open project's when
 * everything is there, and ends again when that does not come to pass.
 */
import { catalogueOfKind, type ProjectKind } from '../../shared/catalogue/catalogue-of-kind.ts'
import type { ProjectState, Reply } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { fieldPathOf } from '../../shared/mapping/field-path.ts'
import { targetsOf } from '../../shared/mapping/fillings.ts'
import { fitMapping, type MappingFit } from '../../shared/mapping/fit-mapping.ts'
import type { Mapping } from '../../shared/mapping/mapping.ts'
import type { SavedMapping } from '../../shared/mapping/saved-mapping.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'
import { presentLike } from '../preparation/present-like.ts'
import type { Preparation, PreparationPorts, PreparationSource, Prepared } from '../preparation/protocol.ts'
import type { FileOrigin, StoredProject } from '../storage/projects.ts'
import { held, type OpenProjectKeeper, type OpenProjectPorts } from './open-project.ts'
import { type CarriedVersion, carryVersion, type TakeOverPorts } from './take-over-version.ts'

export type LoadingPorts = Pick<OpenProjectPorts, 'projects' | 'settings' | 'serviceTerms' | 'knownNumbers'> &
  TakeOverPorts & {
    readonly createPreparation: (ports: Pick<PreparationPorts, 'readSource' | 'onReplaced'>) => Preparation
  }

export type LoadedFile = {
  readonly fileName: string
  readonly bytes: Uint8Array
  readonly origin?: FileOrigin | null
  /** What it is about; found out where it is left out. */
  readonly kind?: ProjectKind | undefined
  /** How a text file is read, where that is known from an earlier version. */
  readonly textReading?: StoredProject['textReading']
}

/** Neither takes its turn: the caller has it. */
export type ProjectLoading = {
  open(id: string): Promise<Result<ProjectState>>
  load(file: LoadedFile): Promise<Result<ProjectState>>
  /**
   * Loads another version of a project's file, with what was done to the earlier one. Until all of that is on the disk, the project that
   * is open stays open.
   */
  loadVersion(file: LoadedFile, earlierId: string): Promise<Result<Reply<'takeOverEdits'>>>
  cancel(): void
  /** Ends what is being loaded. */
  close(): void
}

export function createProjectLoading(keeper: OpenProjectKeeper, ports: LoadingPorts): ProjectLoading {
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

  type Fitted = { readonly prepared: Prepared; readonly savedMappingName: string | null }

  /** The saved mapping that was made for such headers, if there is one: rather the very same headers, then the latest. */
  const takeFittingMapping = async (preparation: Preparation, prepared: Prepared): Promise<Result<Fitted>> => {
    if (prepared.isCorrectedCopy === true) return ok({ prepared, savedMappingName: null })
    const fitting: { readonly saved: SavedMapping; readonly fit: MappingFit }[] = []
    for (const saved of settings.read('savedMappings')) {
      if (!isAbout(prepared.kind, saved.mapping)) continue
      const present = await presentLike(saved.mapping, prepared.mapping, preparation.layOutLike)
      if (!present.ok) return present
      const fit = fitMapping(saved.mapping, present.value)
      if (fit.fits) fitting.push({ saved, fit })
    }
    const [best] = fitting.toSorted(
      (one, other) =>
        Number(other.fit.isExact) - Number(one.fit.isExact) || other.saved.savedAt.localeCompare(one.saved.savedAt),
    )
    if (best === undefined) return ok({ prepared, savedMappingName: null })
    const changed = await preparation.changeMapping({ mapping: best.fit.mapping })
    return changed.ok ? ok({ prepared: changed.value, savedMappingName: best.saved.name }) : changed
  }

  /** @param carry  what is taken over from an earlier version */
  const loadNew = <C extends CarriedVersion | null>(
    file: LoadedFile,
    carry: (version: Parameters<typeof carryVersion>[1]) => Promise<Result<C>>,
  ): Promise<Result<{ readonly project: ProjectState; readonly carried: C }>> => {
    const edits = { steps: [], position: 0 }
    const { fileName, bytes, kind = null, textReading = null } = file
    const own = { ...ports.serviceTerms(), knownNumbers: ports.knownNumbers(null) }
    const source = { fileName, kind, bytes, textReading, mapping: null, edits, ...own }
    return loadInto(source, async (loaded, preparation) => {
      const fitted = await takeFittingMapping(preparation, loaded)
      if (!fitted.ok) return fitted
      const { prepared, savedMappingName } = fitted.value
      const suggested = held(prepared)
      const carried = await carry({ ...suggested, preparation })
      if (!carried.ok) return carried
      const { opened, together } = carried.value ?? { opened: suggested, together: nothingElse }
      const kept = { mapping: prepared.mapping, savedMappingName, textReading, ...together.changes }
      const counts = {
        accountCount: opened.accounts.all.length,
        readyCount: opened.prepared.summary.readyCount,
      }
      const added = await projects.add({
        ...file,
        kind: prepared.kind,
        together: { ...together, changes: { ...kept, ...counts } },
      })
      const shown = await keeper.show({ stored: { ...added, ...kept }, ...opened, preparation })
      return shown.ok ? ok({ project: shown.value, carried: carried.value }) : shown
    })
  }

  return {
    open: async (id) => {
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
      return loadInto(source, (prepared, preparation) =>
        keeper.show({ stored: { ...stored, mapping: prepared.mapping }, ...held(prepared), preparation }),
      )
    },
    load: async (file) => {
      const loaded = await loadNew(file, async () => ok(null))
      return loaded.ok ? ok(loaded.value.project) : loaded
    },
    loadVersion: async (file, earlierId) => {
      const textReading = projects.read(earlierId)?.textReading ?? null
      const loaded = await loadNew({ ...file, textReading }, (version) => carryVersion(ports, version, earlierId))
      if (!loaded.ok) return loaded
      const { project, carried } = loaded.value
      return ok({ project, carried: carried.told, earlierId })
    },
    cancel: () => {
      stopReading()
      loading?.cancelLoading()
    },
    close: () => {
      stopReading()
      loading?.close()
    },
  }
}

const nothingElse = { changes: {}, edits: [], also: () => undefined }

/** Whether every field of a mapping is one of this kind: the same headings may stand in a spreadsheet of the other. */
const isAbout = (kind: ProjectKind, { sheets }: Mapping): boolean =>
  sheets.every(({ columns }) =>
    columns.flatMap(targetsOf).every((target) => catalogueOfKind(kind).leaf(fieldPathOf(target)) !== undefined),
  )
