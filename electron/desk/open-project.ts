/**
 * Keeps the open project: how it stands in memory and on the disk, and whose turn it is to change it. What changes it asks the
 * preparation process first, and hands in here what came of it.
 */
import type { CheckSummary, ColumnWidth, ProjectState } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'
import { type MaybeTurned, namesOfTurned } from '../../shared/turned-sheet.ts'
import type {
  Changed,
  IndexedAccount,
  Preparation,
  PreparationSource,
  Prepared,
  ServiceTerms,
  ServiceWords,
} from '../preparation/protocol.ts'
import type { KeptTogether, Projects, StoredProject } from '../storage/projects.ts'
import type { SetAsideStore } from '../storage/set-aside.ts'
import type { Settings } from '../storage/settings.ts'
import { AccountRegister } from './account-register.ts'
import { takingTurns } from './in-turn.ts'

export type OpenProjectPorts = {
  readonly projects: Projects
  readonly settings: Settings
  readonly setAside: Pick<SetAsideStore, 'read' | 'put'>
  /** Of the present connection; without one the supplier code is `''`. */
  readonly serviceTerms: () => ServiceTerms
  /** What the service has said about payloads that are still the same. */
  readonly wordsOn: (projectId: string, accounts: readonly IndexedAccount[]) => readonly ServiceWords[]
  /** Numbers of accounts that something is known of; of a project that is not kept yet (`null`), at the service alone. */
  readonly knownNumbers: (projectId: string | null) => readonly string[]
  /** Ends what goes on with the open project at the service: it belongs to that project, so it ends before another one is shown. */
  readonly endWork: () => Promise<void>
}

export type OpenProject = {
  readonly stored: StoredProject
  readonly prepared: Omit<Prepared, 'accounts'>
  readonly accounts: AccountRegister
  readonly preparation: Preparation
}

/** What of a project may change while it is open. */
export type StoredChanges = Partial<Omit<StoredProject, 'id' | 'fileName' | 'kind'>>

export type OpenProjectKeeper = {
  /** `null` when no project is open. */
  current(): OpenProject | null
  stateOf(project: OpenProject): ProjectState
  summaryOf(project: OpenProject): CheckSummary
  /** What a project is prepared from, with its edits; `null` when it is gone, or no longer wanted. */
  sourceOf(stored: StoredProject, isWanted?: () => boolean): Promise<PreparationSource | null>
  /** Runs in its turn: what changes the open project, or which one is open, happens one after the other. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
  /**
   * Does something with the open project in its turn. Where it throws, as on a full disk, the preparation may be a step ahead of the
   * disk: what is kept is what counts, so it is read again.
   */
  withProject<T>(work: (project: OpenProject) => Promise<Result<T>>): Promise<Result<T>>
  /** Opens a prepared project in place of the open one, with what the service has said about its accounts, perhaps in another project. */
  show(opened: OpenProject): Promise<Result<ProjectState>>
  close(): Promise<void>
  /** Keeps how it was left, and ends its preparation; it stays the one to be opened at the next start. */
  closeForNow(): void
  /**
   * Keeps what was prepared anew, and what changed beside it, on the disk first.
   * @param edits  `forgotten` where the cells that were edited are no longer there; `kept` when left out
   */
  keepPrepared(
    project: OpenProject,
    prepared: Prepared,
    changes?: StoredChanges,
    edits?: 'kept' | 'forgotten',
  ): Result<ProjectState>
  /** Keeps everything that came of taking over another version, on the disk first: all of it, or nothing. */
  keepTogether(
    project: OpenProject,
    opened: Pick<OpenProject, 'prepared' | 'accounts'>,
    together: KeptTogether & { readonly changes: StoredChanges },
  ): Promise<ProjectState>
  /** Takes in what became of the accounts; it follows from what is on the disk. */
  keepChanged(project: OpenProject, changed: Changed): void
  /** Keeps changes of a project, open or not, on the disk first. */
  keepStored(id: string, changes: StoredChanges): void
  /** Prepares the open project again from what is on the disk. */
  readAgain(project: OpenProject): Promise<void>
  /** Puts back what the service has said about its accounts. @returns the project, with the warnings that are left */
  placeKnownWords(project: OpenProject): Promise<OpenProject>
}

export function createOpenProject(ports: OpenProjectPorts): OpenProjectKeeper {
  const { projects, settings } = ports
  const inTurn = takingTurns()
  let current: OpenProject | null = null

  /** What is set aside is not ready, although nothing is wrong with it. */
  const summaryOf = ({ stored, prepared: { summary }, accounts }: OpenProject): CheckSummary => {
    const aside = [...ports.setAside.read(stored.id).keys()].flatMap((key) => accounts.find(key) ?? [])
    if (aside.length === 0) return summary
    const readyCount = summary.readyCount - aside.filter(({ errorCount }) => errorCount === 0).length
    return { ...summary, readyCount, setAsideCount: aside.length }
  }

  const stateOf = (project: OpenProject): ProjectState => {
    const { stored, prepared } = project
    return {
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
      summary: summaryOf(project),
      step: stored.step,
    }
  }

  const sourceOf: OpenProjectKeeper['sourceOf'] = async ({ id, fileName, kind, textReading, mapping }, isWanted) => {
    const bytes = await projects.readSource(id, isWanted)
    if (bytes === undefined) return null
    const edits = projects.readEdits(id)
    const knownNumbers = ports.knownNumbers(id)
    return { fileName, kind, bytes, textReading, mapping, edits, ...ports.serviceTerms(), knownNumbers }
  }

  const withChanged = (project: OpenProject, { summary, accounts }: Changed): OpenProject => {
    project.accounts.apply(accounts)
    const changed = { ...project, prepared: { ...project.prepared, summary } }
    if (current?.preparation === project.preparation) current = changed
    return changed
  }

  const placeKnownWords = async (project: OpenProject): Promise<OpenProject> => {
    const { stored, accounts, preparation } = project
    // What was taken ends warnings: of most accounts there is none to end.
    const ofUse = ({ key, isTaken, errors }: ServiceWords): boolean =>
      errors.length > 0 || (isTaken && (accounts.find(key)?.warningCount ?? 0) > 0)
    const words = ports.wordsOn(stored.id, accounts.all).filter(ofUse)
    let placed = project
    for (let at = 0; at < words.length; at += wordsAtOnce) {
      const heard = await preparation.placeServiceWords({ words: words.slice(at, at + wordsAtOnce) })
      if (heard.ok && heard.value.told !== null) placed = withChanged(placed, heard.value.told)
    }
    return placed
  }

  /** The list of projects says how many accounts were ready when it was left. */
  const keepCount = (project: OpenProject): void =>
    projects.change(project.stored.id, { readyCount: summaryOf(project).readyCount })

  /** Onto the disk first: where that takes nothing more, the project that was open stays so. */
  const replaceWith = (next: OpenProject | null): void => {
    if (current !== null) keepCount(current)
    settings.write('lastProjectId', next?.stored.id ?? null)
    current?.preparation.close()
    current = next
  }

  const readAgain = async ({ stored: { id }, preparation }: OpenProject): Promise<void> => {
    const stored = projects.read(id)
    const source = stored === undefined ? null : await sourceOf(stored)
    if (stored === undefined || source === null) return
    const loaded = await preparation.load(source)
    if (!loaded.ok) return
    current = { stored, ...held(loaded.value), preparation }
    await placeKnownWords(current)
  }

  return {
    current: () => current,
    stateOf,
    summaryOf,
    sourceOf,
    inTurn,
    withProject: (work) =>
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
      }),
    show: async (loaded) => {
      const opened = await placeKnownWords(loaded)
      await ports.endWork()
      replaceWith(opened)
      return ok(stateOf(opened))
    },
    close: async () => {
      await ports.endWork()
      replaceWith(null)
    },
    closeForNow: () => {
      if (current === null) return
      keepCount(current)
      current.preparation.close()
    },
    keepPrepared: (project, prepared, changes = {}, edits = 'kept') => {
      const columnWidths = widthsThatStay(project.stored.columnWidths, project.prepared.sheets, prepared.sheets)
      const kept = { mapping: prepared.mapping, columnWidths, ...changes }
      const change = edits === 'kept' ? projects.change : projects.changeAndForgetEdits
      change(project.stored.id, { ...kept, accountCount: prepared.accounts.length })
      current = { ...project, stored: { ...project.stored, ...kept }, ...held(prepared) }
      return ok(stateOf(current))
    },
    keepTogether: async (project, opened, { changes, ...together }) => {
      const { stored } = project
      const accountCount = opened.accounts.all.length
      await projects.keepTogether(stored.id, { ...together, changes: { ...changes, accountCount } })
      current = { ...project, stored: { ...stored, ...changes }, ...opened }
      return stateOf(current)
    },
    keepChanged: (project, changed) => void withChanged(project, changed),
    keepStored: (id, changes) => {
      projects.change(id, changes)
      if (current?.stored.id === id) current = { ...current, stored: { ...current.stored, ...changes } }
    },
    readAgain,
    placeKnownWords,
  }
}

/** A few milliseconds of messages. */
const wordsAtOnce = 500

/** Without those of sheets that are turned now and were not before, or the other way round: other columns are theirs. */
export function widthsThatStay(
  widths: readonly ColumnWidth[],
  before: readonly MaybeTurned[],
  now: readonly MaybeTurned[],
): readonly ColumnWidth[] {
  const wereTurned = new Set(namesOfTurned(before))
  const areTurned = new Set(namesOfTurned(now))
  return widths.filter(({ sheet }) => wereTurned.has(sheet) === areTurned.has(sheet))
}

/** What the preparation answered, as the open project holds it. */
export const held = ({ accounts, ...prepared }: Prepared): Pick<OpenProject, 'prepared' | 'accounts'> => ({
  prepared,
  accounts: new AccountRegister(accounts),
})
