/**
 * The open project: how it stands in memory and on the disk, and the one queue of everything that is done to it. A command is made in
 * the preparation, whose gate may refuse it; it is written then, and shown last.
 */
import type { ChangedRows, CheckLook, CheckSummary, MadeOn, ProjectState } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { type Issue, ok, type Result, refuse } from '../../../shared/result.ts'
import { type MaybeTurned, namesOfTurned } from '../../../shared/turned-sheet.ts'
import { takingTurns } from '../../breathing.ts'
import type {
  Changed,
  IndexedAccount,
  Preparation,
  PreparationPorts,
  PreparationSource,
  Prepared,
  SentNumbers,
  ServiceTerms,
  ServiceWords,
} from '../../preparation/protocol.ts'
import type { ProjectChanges, Projects, StoredProject } from '../../storage/projects.ts'
import type { SetAsideStore } from '../../storage/set-aside.ts'
import type { Settings } from '../../storage/settings.ts'
import { AccountRegister } from './account-register.ts'
import { Revisions } from './revisions.ts'

export type ProjectPorts = {
  readonly projects: Projects
  readonly settings: Settings
  readonly setAside: SetAsideStore
  /** Milliseconds since 1970. */
  readonly clock: () => number
  readonly createPreparation: (
    ports: Pick<PreparationPorts, 'readSource' | 'onReplaced' | 'sentNumbers'>,
  ) => Preparation
  /** Of the present connection; without one the supplier code is `''`. */
  readonly serviceTerms: () => ServiceTerms
  /** What the service has said about payloads of these accounts, as they are now or were. */
  readonly wordsOn: (projectId: string, accounts: readonly IndexedAccount[]) => readonly ServiceWords[]
  /** Numbers of accounts that something is known of; of a project that is not kept yet (`null`), at the service alone. */
  readonly knownNumbers: (projectId: string | null) => readonly string[]
  /** Accounts that were sent to a live service, or are about to be: they keep their rows. */
  readonly sentNumbers: () => SentNumbers
  /** How many accounts of the open project are ready. */
  readonly readyCount: () => number
  /** Ends what goes on with the open project at the service: it belongs to that project, so it ends before another one is shown. */
  readonly endWork: () => Promise<void>
  /** Called when cells were changed: how their rows look now. */
  readonly tellRows: (changed: ChangedRows) => void
  /** Called when something else is said of columns as a whole. */
  readonly tellSettled: (summary: CheckSummary) => void
  /** What nobody asked for and a person has to know. */
  readonly tellNotices: (issues: readonly Issue[]) => void
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
  readonly revisions: Revisions
  /** `null` when no project is open. */
  current(): OpenProject | null
  stateOf(project: OpenProject): ProjectState
  /** What a project is prepared from, with its edits; `null` when it is gone, or no longer wanted. */
  sourceOf(stored: StoredProject, isWanted?: () => boolean): Promise<PreparationSource | null>
  /** The queue: what changes the open project, or which one is open, happens one after the other. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
  /**
   * A command to the open project. Where it throws, as on a full disk, the preparation may be a step ahead of the disk: what is kept is
   * what counts, so it is read again.
   */
  withProject<T>(work: (project: OpenProject) => Promise<Result<T>>): Promise<Result<T>>
  /** Opens a prepared project in place of the open one, with what the service has said about its accounts, perhaps in another project. */
  show(opened: OpenProject): Promise<Result<ProjectState>>
  close(): Promise<void>
  /** Keeps how it was left, and ends its preparation; it stays the one to be opened at the next start. */
  closeForNow(): void
  isClosedForNow(): boolean
  /**
   * Keeps what was prepared anew, and what changed beside it, on the disk first.
   * @param by  the window that asked for it
   * @param write  what changed, and what is to be written with it
   */
  keepPrepared(
    project: OpenProject,
    prepared: Prepared,
    changed: {
      readonly changes: StoredChanges
      readonly by: MadeOn['window']
      readonly write: (id: string, changes: ProjectChanges) => void | Promise<void>
    },
  ): Promise<Result<ProjectState>>
  /** Takes in what became of the accounts; it follows from what is on the disk. */
  keepChanged(project: OpenProject, changed: Changed): void
  /** Keeps changes of a project, open or not, on the disk first. */
  keepStored(id: string, changes: StoredChanges): void
  /** Puts back what the service has said about its accounts. @returns the project, with the warnings that are left */
  placeKnownWords(project: OpenProject): Promise<OpenProject>
}

export function createOpenProject(ports: ProjectPorts): OpenProjectKeeper {
  const { projects, settings } = ports
  const inTurn = takingTurns()
  const revisions = new Revisions()
  let current: OpenProject | null = null
  let isClosedForNow = false

  const stateOf = (project: OpenProject): ProjectState => {
    const { stored, prepared } = project
    return {
      id: stored.id,
      revision: revisions.now,
      history: projects.readHistory(stored.id),
      name: stored.name ?? stored.fileName,
      fileName: stored.fileName,
      kind: stored.kind,
      format: prepared.format,
      ...(prepared.text === undefined ? {} : { text: prepared.text }),
      sheets: prepared.sheets,
      mapping: prepared.mapping,
      savedMappingName: stored.savedMappingName,
      look: stored.look,
      summary: prepared.summary,
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
    projects.change(project.stored.id, { readyCount: ports.readyCount() })

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
    revisions,
    current: () => current,
    stateOf,
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
      revisions.read()
      return ok(stateOf(opened))
    },
    close: async () => {
      await ports.endWork()
      replaceWith(null)
    },
    closeForNow: () => {
      isClosedForNow = true
      if (current === null) return
      keepCount(current)
      current.preparation.close()
    },
    isClosedForNow: () => isClosedForNow,
    keepPrepared: async (project, prepared, { changes, by, write }) => {
      const { sheets } = project.prepared
      const look = lookThatStays(project.stored.look, sheets, prepared.sheets)
      const kept = { mapping: prepared.mapping, look, ...changes }
      await write(project.stored.id, { ...kept, accountCount: prepared.accounts.length })
      current = { ...project, stored: { ...project.stored, ...kept }, ...held(prepared) }
      revisions.mapped(by, turnedSince(sheets, prepared.sheets))
      return ok(stateOf(current))
    },
    keepChanged: (project, changed) => void withChanged(project, changed),
    keepStored: (id, changes) => {
      projects.change(id, changes)
      if (current?.stored.id === id) current = { ...current, stored: { ...current.stored, ...changes } }
    },
    placeKnownWords,
  }
}

/** A few milliseconds of messages. */
const wordsAtOnce = 500

/** Without those of sheets that are turned now and were not before, or the other way round: other columns are theirs. */
export function lookThatStays(look: CheckLook, before: readonly MaybeTurned[], now: readonly MaybeTurned[]): CheckLook {
  const turned = new Set(turnedSince(before, now))
  return { ...look, sheets: look.sheets.filter(({ sheet }) => !turned.has(sheet)) }
}

function turnedSince(before: readonly MaybeTurned[], now: readonly MaybeTurned[]): readonly string[] {
  const [were, are] = [new Set(namesOfTurned(before)), new Set(namesOfTurned(now))]
  return [...were, ...are].filter((sheet) => were.has(sheet) !== are.has(sheet))
}

/** What the preparation answered, as the open project holds it. */
export const held = ({ accounts, ...prepared }: Prepared): Pick<OpenProject, 'prepared' | 'accounts'> => ({
  prepared,
  accounts: new AccountRegister(accounts),
})
