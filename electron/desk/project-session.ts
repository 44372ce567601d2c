/**
 * The project that is open: its spreadsheet in the preparation process, and beside it on the disk everything it is made from. Each
 * change is made there first and is on the disk before it is answered, so that a reply means it is kept.
 */
import { catalogueOfKind, type ProjectKind } from '../../shared/catalogue/catalogue-of-kind.ts'
import type {
  Ask,
  CellEdit,
  ChangedRows,
  CheckSummary,
  Edited,
  Nothing,
  ProjectState,
  Reply,
  SetAside,
} from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { fieldPathOf } from '../../shared/mapping/field-path.ts'
import { fitMapping } from '../../shared/mapping/fit-mapping.ts'
import type { Mapping } from '../../shared/mapping/mapping.ts'
import { headersOf } from '../../shared/mapping/saved-mapping.ts'
import { type Issue, ok, type Result, refuse } from '../../shared/result.ts'
import type { TextReading } from '../../shared/sheet.ts'
import type {
  Changed,
  EditedCells,
  IndexedAccount,
  Preparation,
  PreparationCall,
  PreparationCalls,
  PreparationPorts,
  PreparationSource,
  Prepared,
} from '../preparation/protocol.ts'
import type { FileOrigin, Projects, StoredProject } from '../storage/projects.ts'
import type { SetAsideStore } from '../storage/set-aside.ts'
import type { Settings } from '../storage/settings.ts'
import { AccountRegister } from './account-register.ts'
import { editsInForce } from './edits-in-force.ts'
import { takingTurns } from './in-turn.ts'
import type { KnownErrors } from './known-imports.ts'
import { sheetChoicesAgain } from './sheet-choices-again.ts'

export type ProjectSessionPorts = {
  readonly projects: Projects
  readonly settings: Settings
  readonly createPreparation: (ports: Pick<PreparationPorts, 'readSource' | 'onReplaced'>) => Preparation
  /** Of the present connection; `''` where there is none yet. */
  readonly supplierCode: () => string
  /** What the service has said about payloads that are still the same. */
  readonly knownErrors: (projectId: string, accounts: readonly IndexedAccount[]) => readonly KnownErrors[]
  readonly clock: () => number
  /** Called when cells were changed: how their rows look now. */
  readonly tellRows: (changed: ChangedRows) => void
  readonly setAside: Pick<SetAsideStore, 'read' | 'put'>
  /** Keys of the accounts that were sent to the live service: no change of the mapping parts them from their rows. */
  readonly closedKeys: () => Promise<ReadonlySet<string>>
}

/** The open project. */
type OpenProject = {
  readonly stored: StoredProject
  readonly prepared: Omit<Prepared, 'accounts'>
  readonly accounts: AccountRegister
  readonly preparation: Preparation
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

export type ProjectSession = {
  /** `null` when no project is open. */
  state(): ProjectState | null
  accounts(): readonly IndexedAccount[]
  /** Those accounts, with what changes among them; another one for another project. */
  register(): AccountRegister
  account(key: string): IndexedAccount | undefined
  /** Whether a person set an account of it aside, and why. */
  setAsideOf(key: string): SetAside | null
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
  changeTextReading(change: Partial<TextReading>): Promise<Result<ProjectState>>
  changeSheets(ask: PreparationCalls['changeSheets']['ask']): Promise<Result<ProjectState>>
  changeMapping(mapping: Mapping): Promise<Result<ProjectState>>
  suggestMapping(): Promise<Result<ProjectState>>
  saveMapping(name: string): Promise<Result<Nothing>>
  useSavedMapping(name: string): Promise<Result<ProjectState>>
  /** The mapping that the open project uses may have another name now. */
  renameSavedMapping(name: string, newName: string): Promise<void>
  /** The connection has another supplier now, and perhaps other dry runs. */
  followConnection(): Promise<void>
  edit(ask: PreparationCalls['editCells']['ask']): Promise<Result<Edited>>
  /** Replaces a text in one step, but for the cells of some accounts. */
  replace(ask: PreparationCalls['planReplacement']['ask']): Promise<Result<Reply<'replaceText'>>>
  /** Brings up to date what only whole columns tell. @returns whether there was something to do */
  settle(): Promise<Result<boolean>>
  undo(): Promise<Result<Edited>>
  /** The cells that the next undo (`before`) or redo (`after`) changes. */
  editsBeside(side: 'before' | 'after'): readonly CellEdit[]
  redo(): Promise<Result<Edited>>
  rememberStep(step: ProjectState['step']): Promise<void>
  /** @param name  `null` calls it as its file again */
  rename(id: string, name: string | null): Promise<void>
  keepColumnWidths(ask: Ask<'keepColumnWidths'>): Promise<Result<Nothing>>
  /** Asks the preparation process something that changes nothing on the disk. */
  ask<C extends PreparationCall>(
    call: C,
    ask: PreparationCalls[C]['ask'],
  ): Promise<Result<PreparationCalls[C]['reply']>>
}

export function createProjectSession(ports: ProjectSessionPorts): ProjectSession {
  const { projects, settings, clock } = ports
  const inTurn = takingTurns()
  let current: OpenProject | null = null
  /** The last mapping that was asked for, and the project it is of. */
  let newestMapping: { readonly mapping: Mapping; readonly id: string | undefined } | null = null
  /** The preparation of a file that is being read, and is not the open project yet. */
  let loading: Preparation | null = null

  /** What is set aside is not ready, although nothing is wrong with it. */
  const summaryOf = ({
    stored,
    prepared: { summary },
    accounts,
  }: Pick<OpenProject, 'stored' | 'prepared' | 'accounts'>): CheckSummary => {
    const aside = [...ports.setAside.read(stored.id).keys()].flatMap((key) => accounts.find(key) ?? [])
    if (aside.length === 0) return summary
    const readyCount = summary.readyCount - aside.filter(({ errorCount }) => errorCount === 0).length
    return { ...summary, readyCount, setAsideCount: aside.length }
  }

  const stateOf = ({ stored, prepared, accounts }: OpenProject): ProjectState => ({
    id: stored.id,
    name: stored.name ?? stored.fileName,
    fileName: stored.fileName,
    kind: stored.kind,
    format: prepared.format,
    ...(prepared.text === undefined ? {} : { text: prepared.text }),
    sheets: prepared.sheets,
    mapping: prepared.mapping,
    savedMappingName: stored.savedMappingName,
    columnWidths: [...stored.columnWidths],
    summary: summaryOf({ stored, prepared, accounts }),
    step: stored.step,
  })

  const sourceOf = ({ id, fileName, kind, textReading, mapping }: StoredProject): PreparationSource | null => {
    const bytes = projects.readSource(id)
    if (bytes === undefined) return null
    const edits = projects.readEdits(id)
    return { fileName, kind, bytes, textReading, mapping, edits, supplierCode: ports.supplierCode() }
  }

  /** What the open project is made from now, for a process that takes the place of one that has ended. */
  const presentSource = (): PreparationSource | null => (current === null ? null : sourceOf(current.stored))

  /** The list of projects says how many accounts were ready when it was left. */
  const leave = (project: OpenProject): void => {
    projects.change(project.stored.id, { readyCount: summaryOf(project).readyCount })
    project.preparation.close()
  }

  const show = (opened: OpenProject): Result<ProjectState> => {
    if (current !== null && current.preparation !== opened.preparation) leave(current)
    current = opened
    settings.write('lastProjectId', opened.stored.id)
    return ok(stateOf(opened))
  }

  /** Changes what is open, on the disk first. */
  const keep = (
    project: OpenProject,
    prepared: Prepared,
    changes: Partial<Pick<StoredProject, 'textReading' | 'savedMappingName' | 'columnWidths'>> = {},
  ): Result<ProjectState> => {
    const kept = { mapping: prepared.mapping, ...changes }
    projects.change(project.stored.id, { ...kept, accountCount: prepared.accounts.length })
    current = { ...project, stored: { ...project.stored, ...kept }, ...held(prepared) }
    return ok(stateOf(current))
  }

  const keepChanged = (project: OpenProject, { summary, accounts }: Changed): void => {
    project.accounts.apply(accounts)
    current = { ...project, prepared: { ...project.prepared, summary } }
  }

  /** @param onDisk  what was done is answered when it is there; how it looks is told before */
  const keepEdited = async (
    project: OpenProject,
    edited: EditedCells,
    onDisk: Promise<void>,
  ): Promise<Result<Edited>> => {
    keepChanged(project, edited)
    const { rows, place } = edited
    ports.tellRows({ rows })
    const told = { summary: summaryOf(current ?? project), place }
    await onDisk
    return ok(told)
  }

  const edit = async (project: OpenProject, ask: PreparationCalls['editCells']['ask']): Promise<Result<Edited>> => {
    const edited = await project.preparation.editCells(ask)
    if (!edited.ok) return edited
    return keepEdited(project, edited.value, projects.addEdits(project.stored.id, ask.edits))
  }

  /** Prepares the open project again from what is on the disk. */
  const readAgain = async ({ stored: { id }, preparation }: OpenProject): Promise<void> => {
    const stored = projects.read(id)
    const source = stored === undefined ? null : sourceOf(stored)
    if (stored === undefined || source === null) return
    const loaded = await preparation.load(source)
    if (!loaded.ok) return
    current = { stored, ...held(loaded.value), preparation }
    await placeKnownErrors(current)
  }

  /**
   * Does something with the open project in its turn. Where it throws, as on a full disk, the preparation may be a step ahead of the
   * disk: what is kept is what counts, so it is read again.
   */
  const withProject = <T>(work: (project: OpenProject) => Promise<Result<T>>): Promise<Result<T>> =>
    inTurn(async () => {
      if (current === null) return refuse(issue('project_not_open', {}))
      const project = current
      try {
        return await work(project)
      } catch (error) {
        // Whatever becomes of it, the person is told of the first trouble.
        await readAgain(project).catch(() => {})
        throw error
      }
    })

  const placeKnownErrors = async ({ stored, accounts, preparation }: OpenProject): Promise<void> => {
    for (const known of ports.knownErrors(stored.id, accounts.all)) await preparation.placeServiceErrors(known)
  }

  /** With what the service has said about its accounts, perhaps in another project. */
  const showWhole = async (opened: OpenProject): Promise<Result<ProjectState>> => {
    await placeKnownErrors(opened)
    return show(opened)
  }

  /** A preparation process for a file, with what takes its place when it dies. */
  const createFor = (source: PreparationSource): Preparation => {
    const preparation = ports.createPreparation({
      readSource: () => (current?.preparation === preparation ? presentSource() : source),
      onReplaced: async () => {
        if (current?.preparation === preparation) await placeKnownErrors(current)
      },
    })
    return preparation
  }

  /** Loads a file into a process of its own, which ends again when that does not come to pass. */
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

  const open = async (id: string): Promise<Result<ProjectState>> => {
    const stored = projects.open(id)
    const source = stored === undefined ? null : sourceOf(stored)
    if (stored === undefined || source === null) return refuse(issue('project_gone', {}))
    return loadInto(source, async (prepared, preparation) => {
      return showWhole({ stored: { ...stored, mapping: prepared.mapping }, ...held(prepared), preparation })
    })
  }

  const load: ProjectSession['load'] = (file) => {
    const edits = { steps: [], position: 0 }
    const { fileName, bytes, kind = null, textReading = null } = file
    const source = { fileName, kind, bytes, textReading, mapping: null, edits, supplierCode: ports.supplierCode() }
    return loadInto(source, async (loaded, preparation) => {
      const fitted = await takeFittingMapping(preparation, loaded)
      if (!fitted.ok) return fitted
      const { prepared, savedMappingName } = fitted.value
      const added = await projects.add({ ...file, kind: prepared.kind })
      const kept = { mapping: prepared.mapping, savedMappingName, textReading }
      const { summary, accounts } = prepared
      projects.change(added.id, { ...kept, accountCount: accounts.length, readyCount: summary.readyCount })
      return showWhole({ stored: { ...added, ...kept }, ...held(prepared), preparation })
    })
  }

  type Fitted = { readonly prepared: Prepared; readonly savedMappingName: string | null }

  /** The saved mapping that was made for such headers, if there is one: rather the very same headers, then the latest. */
  const takeFittingMapping = async (preparation: Preparation, prepared: Prepared): Promise<Result<Fitted>> => {
    if (prepared.isCorrectedCopy === true) return ok({ prepared, savedMappingName: null })
    const [best] = settings
      .read('savedMappings')
      .filter((saved) => isAbout(prepared.kind, saved.mapping))
      .map((saved) => ({ saved, fit: fitMapping(saved.mapping, prepared.mapping) }))
      .filter(({ fit }) => fit.fits)
      .toSorted(
        (one, other) =>
          Number(other.fit.isExact) - Number(one.fit.isExact) || other.saved.savedAt.localeCompare(one.saved.savedAt),
      )
    if (best === undefined) return ok({ prepared, savedMappingName: null })
    const changed = await preparation.changeMapping({ mapping: best.fit.mapping })
    return changed.ok ? ok({ prepared: changed.value, savedMappingName: best.saved.name }) : changed
  }

  /** What was done to an earlier version, done to the open one as far as its rows are the same. */
  const takeOver = async (project: OpenProject, earlierId: string): Promise<Result<Reply<'takeOverEdits'>>> => {
    const { preparation } = project
    const earlier = projects.read(earlierId)
    const bytes = projects.readSource(earlierId)
    if (earlier === undefined || bytes === undefined) return refuse(issue('project_gone', {}))
    const { fileName, textReading, mapping } = earlier
    if (mapping !== null) {
      const fitted = fitMapping(mapping, project.prepared.mapping)
      const changed = fitted.fits
        ? await preparation.changeMapping({ mapping: fitted.mapping, closedKeys: await ports.closedKeys() })
        : null
      if (changed?.ok === false) return changed
      if (changed !== null) keep(project, changed.value, { savedMappingName: earlier.savedMappingName })
    }
    const carried = await preparation.carryEdits({
      earlier: { fileName, bytes, textReading, mapping: mapping ?? project.prepared.mapping },
      edits: editsInForce(projects.readEdits(earlierId)),
    })
    if (!carried.ok) return carried
    const { edits, ...told } = carried.value
    const edited = edits.length === 0 ? null : await edit(current ?? project, { edits })
    if (edited?.ok === false) return edited
    const now = current ?? project
    for (const [key, { reason }] of ports.setAside.read(earlierId))
      if (now.accounts.find(key) !== undefined) ports.setAside.put(now.stored.id, [key], reason)
    const kept = { step: earlier.step, columnWidths: earlier.columnWidths, name: earlier.name ?? now.stored.name }
    projects.change(now.stored.id, kept)
    current = { ...now, stored: { ...now.stored, ...kept } }
    return ok({ project: stateOf(current), carried: told, earlierId })
  }

  const closeProject = () => {
    if (current !== null) leave(current)
    current = null
    settings.write('lastProjectId', null)
  }

  return {
    state: () => (current === null ? null : stateOf(current)),
    accounts: () => current?.accounts.all ?? [],
    register: () => current?.accounts ?? noAccounts,
    account: (key) => current?.accounts.find(key),
    projectId: () => current?.stored.id ?? null,
    setAsideOf: (key) => (current === null ? null : (ports.setAside.read(current.stored.id).get(key) ?? null)),
    open: (id) => inTurn(() => open(id)),
    load: (file) => inTurn(() => load(file)),
    loadVersion: (file, earlierId) =>
      inTurn(async () => {
        const textReading = projects.read(earlierId)?.textReading ?? null
        const loaded = await load({ ...file, textReading })
        if (!loaded.ok) return loaded
        return current === null ? refuse(issue('project_not_open', {})) : takeOver(current, earlierId)
      }),
    takeOver: (earlierId) => withProject((project) => takeOver(project, earlierId)),
    origin: () => current?.stored.origin ?? null,
    rememberOrigin: (id, origin) =>
      inTurn(async () => {
        projects.change(id, { origin })
        if (current?.stored.id === id) current = { ...current, stored: { ...current.stored, origin } }
      }),
    cancelLoading: () => loading?.cancelLoading(),
    closeProject: () => inTurn(async () => closeProject()),
    closeForNow: () => {
      loading?.close()
      if (current !== null) leave(current)
    },
    deleteProject: (id) =>
      inTurn(async () => {
        if (current?.stored.id === id) closeProject()
        projects.delete(id)
      }),

    changeTextReading: (change) =>
      withProject(async (project) => {
        const { id } = project.stored
        const source = presentSource()
        if (source === null) return refuse(issue('project_gone', {}))
        const textReading = { ...project.stored.textReading, ...change }
        // Other columns and other cells: what was mapped and edited does not belong to them.
        const anew = { ...source, textReading, mapping: null, edits: { steps: [], position: 0 } }
        const loaded = await project.preparation.load({ ...anew, closedKeys: await ports.closedKeys() })
        if (!loaded.ok) return loaded
        const decided = sheetChoicesAgain(project.prepared, loaded.value)
        const chosen = decided.length === 0 ? loaded : await project.preparation.changeSheets({ sheets: decided })
        if (!chosen.ok) return chosen
        projects.clearEdits(id)
        const kept = keep(project, chosen.value, { textReading, savedMappingName: null, columnWidths: [] })
        if (current !== null) await placeKnownErrors(current)
        return kept
      }),

    changeSheets: (ask) =>
      withProject(async (project) => {
        const changed = await project.preparation.changeSheets({ ...ask, closedKeys: await ports.closedKeys() })
        return changed.ok ? keep(project, changed.value, { savedMappingName: null }) : changed
      }),

    changeMapping: (mapping) => {
      // On the disk at once, before its turn has come: the window that asks may be closing, and the application with it.
      const asked = { mapping, id: current?.stored.id }
      newestMapping = asked
      if (asked.id !== undefined) projects.change(asked.id, { mapping })
      return withProject(async (project) => {
        const changed = await project.preparation.changeMapping({ mapping, closedKeys: await ports.closedKeys() })
        if (!changed.ok) {
          // Only what was refused is taken back: where the application is closing meanwhile, the change is kept, and read at the next start.
          const isRefused = changed.issues[0].code === ('sent_account_would_move' satisfies Issue['code'])
          if (isRefused && newestMapping === asked)
            projects.change(project.stored.id, { mapping: project.prepared.mapping })
          return changed
        }
        const kept = keep(project, changed.value, { savedMappingName: null })
        // One that was asked for meanwhile has its turn yet; until then it stays what is on the disk.
        if (newestMapping !== asked && newestMapping?.id === project.stored.id) {
          projects.change(project.stored.id, { mapping: newestMapping.mapping })
        }
        return kept
      })
    },

    suggestMapping: () =>
      withProject(async (project) => {
        const changed = await project.preparation.suggestMapping({ closedKeys: await ports.closedKeys() })
        return changed.ok ? keep(project, changed.value, { savedMappingName: null }) : changed
      }),

    saveMapping: (name) =>
      withProject(async (project) => {
        const { mapping } = project.prepared
        const savedAt = new Date(clock()).toISOString()
        const others = settings.read('savedMappings').filter((one) => one.name !== name)
        settings.write('savedMappings', [...others, { name, savedAt, sheets: [...headersOf(mapping)], mapping }])
        projects.change(project.stored.id, { savedMappingName: name })
        current = { ...project, stored: { ...project.stored, savedMappingName: name } }
        return ok({})
      }),

    useSavedMapping: (name) =>
      withProject(async (project) => {
        const saved = settings.read('savedMappings').find((one) => one.name === name)
        if (saved === undefined) return refuse(issue('saved_mapping_gone', { name }))
        const { mapping } = fitMapping(saved.mapping, project.prepared.mapping)
        const changed = await project.preparation.changeMapping({ mapping, closedKeys: await ports.closedKeys() })
        return changed.ok ? keep(project, changed.value, { savedMappingName: name }) : changed
      }),

    renameSavedMapping: (name, newName) =>
      inTurn(async () => {
        if (current === null || current.stored.savedMappingName !== name) return
        projects.change(current.stored.id, { savedMappingName: newName })
        current = { ...current, stored: { ...current.stored, savedMappingName: newName } }
      }),

    followConnection: async () => {
      await withProject(async (project) => {
        const changed = await project.preparation.changeSupplier({ supplierCode: ports.supplierCode() })
        if (!changed.ok) return changed
        keepChanged(project, changed.value)
        if (current !== null) await placeKnownErrors(current)
        return ok({})
      })
    },

    edit: (ask) => withProject((project) => edit(project, ask)),

    replace: (ask) =>
      withProject<Reply<'replaceText'>>(async (project) => {
        const planned = await project.preparation.planReplacement(ask)
        if (!planned.ok) return planned
        const { replacement, edits } = planned.value
        if (edits.length === 0) {
          return ok({ replacement, edited: { summary: summaryOf(project), place: null } })
        }
        const edited = await edit(project, { edits })
        return edited.ok ? ok({ replacement, edited: edited.value }) : edited
      }),

    // Not in its turn: edits go on meanwhile. Answers come in the order in which things were done over there.
    settle: async () => {
      const preparation = current?.preparation
      const settled = (await preparation?.settle({})) ?? ok(null)
      if (!settled.ok) return settled
      if (settled.value === null || current === null || current.preparation !== preparation) return ok(false)
      keepChanged(current, settled.value)
      return ok(true)
    },

    editsBeside: (side) => (current === null ? [] : projects.readEditsBeside(current.stored.id, side)),
    undo: () => withProject((project) => moveEdits(project, 'undo', -1)),
    redo: () => withProject((project) => moveEdits(project, 'redo', 1)),

    rememberStep: (step) =>
      inTurn(async () => {
        if (current === null) return
        projects.change(current.stored.id, { step })
        current = { ...current, stored: { ...current.stored, step } }
      }),

    rename: (id, name) =>
      inTurn(async () => {
        projects.change(id, { name })
        if (current?.stored.id === id) current = { ...current, stored: { ...current.stored, name } }
      }),

    keepColumnWidths: ({ sheet, widths }) =>
      withProject(async (project) => {
        const { id, columnWidths: before } = project.stored
        const ofOthers = before.filter((one) => one.sheet !== sheet)
        const columnWidths = [...ofOthers, ...widths.map((one) => ({ ...one, sheet }))]
        projects.change(id, { columnWidths })
        current = { ...project, stored: { ...project.stored, columnWidths } }
        return ok({})
      }),

    ask: async (call, ask) => {
      if (current === null) return refuse(issue('project_not_open', {}))
      const asked = current.preparation[call] as (
        ask: PreparationCalls[typeof call]['ask'],
      ) => Promise<Result<PreparationCalls[typeof call]['reply']>>
      return asked(ask)
    },
  }

  async function moveEdits(project: OpenProject, call: 'undo' | 'redo', by: 1 | -1): Promise<Result<Edited>> {
    const { summary } = project.prepared
    // Nothing left to undo is no error: two quick presses of the key may well be one too many.
    if (call === 'undo' ? !summary.canUndo : !summary.canRedo) return ok({ summary: summaryOf(project), place: null })
    const changed = await project.preparation[call]({})
    if (!changed.ok) return changed
    return keepEdited(project, changed.value, projects.moveEditPosition(project.stored.id, by))
  }
}

const noAccounts = new AccountRegister([])

const held = ({ accounts, ...prepared }: Prepared): Pick<OpenProject, 'prepared' | 'accounts'> => ({
  prepared,
  accounts: new AccountRegister(accounts),
})

/** Whether every field of a mapping is one of this kind: the same headings may stand in a spreadsheet of the other. */
const isAbout = (kind: ProjectKind, { sheets }: Mapping): boolean =>
  sheets.every(({ columns }) =>
    columns.every(({ target }) => target === null || catalogueOfKind(kind).leaf(fieldPathOf(target)) !== undefined),
  )
