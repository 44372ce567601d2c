/**
 * The open project: how it stands in memory and on the disk, and the one queue of everything that is done to it. A command is made in
 * the preparation, whose gate may refuse it; it is written then, and shown last.
 */
import type { StatusCounts } from '../../../shared/account-status.ts'
import type { ChangedRows, CheckLook, MadeOn, Nothing, ProjectState } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { type Issue, ok, type Result, refuse } from '../../../shared/result.ts'
import { type MaybeTurned, namesOfTurned } from '../../../shared/sheet/turned-sheet.ts'
import type { Surroundings } from '../../desk-ports.ts'
import { serialQueue } from '../../flow/yielding.ts'
import type {
  AccountListChange,
  Changed,
  IndexedAccount,
  Known,
  MarkOfRows,
  Preparation,
  PreparationPorts,
  PreparationSource,
  Prepared,
  SentNumbers,
  ServiceTerms,
  ServiceWords,
} from '../../preparation/protocol.ts'
import type { KeptDescription } from '../../storage/projects/descriptions.ts'
import type { ProjectChanges, StoredProject } from '../../storage/projects/projects.ts'
import type { AsideChanges, AsideDecision, AsideDecisions } from '../../storage/projects/set-aside.ts'
import { AccountRegister } from './account-register.ts'
import { aboutAllOf } from './aside-elsewhere.ts'
import { type FollowedAside, followAside, layRows, markOf } from './follow-aside.ts'
import { type AsideAccounts, MarkedAccounts } from './marked-accounts.ts'
import { Revisions } from './revisions.ts'

export type ProjectPorts = Pick<Surroundings, 'projects' | 'setAside' | 'settings' | 'clock' | 'tellNews'> & {
  readonly createPreparation: (
    ports: Pick<PreparationPorts, 'readSource' | 'onReplaced' | 'onNotedSent' | 'sentNumbers'>,
  ) => Preparation
  /**
   * How accounts are sent over the present connection, without one for the supplier code `''`; and the numbers of those that something
   * is known of: of a project that is not kept yet (`null`), at the service alone.
   */
  readonly atService: (projectId: string | null) => ServiceTerms & Known
  /** By which of the operator's documents its service is known; `null`: by the interface that comes with the application. */
  readonly description: () => KeptDescription | null
  /** What the service has said about payloads of these accounts, as they are now or were. */
  readonly wordsOn: (projectId: string, accounts: readonly IndexedAccount[]) => readonly ServiceWords[]
  /** Accounts that were sent to a live service, or are about to be: they keep their rows. */
  readonly sentNumbers: () => SentNumbers
  /** How the accounts of the open project stand. */
  readonly counts: () => Promise<StatusCounts>
  /** Ends what goes on with the open project at the service: it belongs to that project, so it ends before another one is shown. */
  readonly endWork: () => Promise<void>
  /** What nobody asked for and a person has to know. */
  readonly tellNotices: (issues: readonly Issue[], ofProject: string) => void
}

export type OpenProject = {
  readonly stored: StoredProject
  readonly prepared: Omit<Prepared, 'accounts'>
  readonly accounts: AccountRegister
  readonly marked: MarkedAccounts
  readonly preparation: Preparation
  /** What it was prepared by: the service may have another description since, or other answers to what it leaves open. */
  readonly by: KeptDescription | null
}

/** What of a project may change while it is open. */
type StoredChanges = Partial<Omit<StoredProject, 'id' | 'fileName' | 'kind'>>

/**
 * @param by  the window that asked for it; `write`: what changed, and what is to be written with it
 * @param said  what the step itself decides about accounts that are set aside; `lost`: what was decided about rows that it has emptied
 * @param isReadAnew  what was done before is about nothing that is still there
 * @param earlierId  of the project of an earlier version that is taken over
 */
type Keeping = {
  readonly changes: StoredChanges
  readonly by: MadeOn['window']
  readonly isReadAnew?: boolean
  readonly earlierId?: string
  readonly said?: AsideChanges
  readonly lost?: readonly MarkOfRows[]
  readonly isCrossing?: boolean
  readonly write: (
    id: string,
    more: Pick<FollowedAside, 'also' | 'aside'> & { readonly changes: ProjectChanges },
  ) => void | Promise<void>
}

export type OpenProjectKeeper = ReturnType<typeof createOpenProject>

export function createOpenProject(ports: ProjectPorts) {
  const { projects, settings } = ports
  const inTurn = serialQueue()
  const inOrder = serialQueue()
  const revisions = new Revisions()
  let current: OpenProject | null = null
  let isClosedForNow = false
  /** Decisions that are all known to have rows. */
  let allPlaced: AsideDecisions | null = null

  const descriptionId = (): string | null => ports.description()?.entry.id ?? null

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
      isForOtherService: stored.description !== descriptionId(),
      look: stored.look,
      summary: prepared.summary,
      step: stored.step,
    }
  }

  /** What a project is prepared from, with its edits; `null` when it is gone, or no longer wanted. */
  const sourceOf = async (
    { id, fileName, kind, textReading, mapping }: StoredProject,
    isWanted?: () => boolean,
  ): Promise<PreparationSource | null> => {
    const bytes = await projects.readSource(id, isWanted)
    if (bytes === undefined) return null
    const edits = projects.readEdits(id)
    const marks = [...ports.setAside.readUndamaged(id).values()].map((one) =>
      one.rows === null ? { mark: markOf(one), key: one.key } : { mark: markOf(one), rows: one.rows },
    )
    return { fileName, kind, bytes, textReading, mapping, edits, marks, ...ports.atService(id) }
  }

  /**
   * Takes in what the preparation has answered about the accounts: one answer after the other, as they came, since each says how the
   * accounts stand after those before it. To be called as soon as the answer is there.
   */
  const takeIn = <T>(work: () => T | Promise<T>): Promise<T> => inOrder(async () => work())

  const withChanged = (
    project: OpenProject,
    { summary, accounts }: Changed,
    marked = project.marked.after(accounts),
  ): OpenProject => {
    project.accounts.apply(accounts)
    const changed = { ...project, prepared: { ...project.prepared, summary }, marked }
    if (current?.preparation === project.preparation) current = changed
    return changed
  }

  const tellChanged = ({ rows, summary }: Changed & ChangedRows): void => {
    ports.tellNews('rowsChanged', { rows })
    ports.tellNews('summaryChanged', summary)
  }

  /** Throws where it can't be known. */
  const setAsideIn = ({ stored, marked }: OpenProject): AsideAccounts => marked.setAside(ports.setAside.read(stored.id))

  /** Puts back what the service has said about its accounts. @returns the project, with the warnings that are left */
  const placeKnownWords = async (project: OpenProject): Promise<OpenProject> => {
    const { stored, accounts, preparation } = project
    // What was taken ends warnings: of most accounts there is none to end.
    const ofUse = ({ key, isTaken, errors }: ServiceWords): boolean =>
      errors.length > 0 || (isTaken && (accounts.find(key)?.warningCount ?? 0) > 0)
    const words = ports.wordsOn(stored.id, accounts.all).filter(ofUse)
    let placed = project
    for (let at = 0; at < words.length; at += wordsAtOnce) {
      const heard = await preparation.ask('placeServiceWords', { words: words.slice(at, at + wordsAtOnce) })
      const told = heard.ok ? heard.value.told : null
      if (told !== null) placed = await takeIn(() => withChanged(placed, told))
    }
    return placed
  }

  /** The list of projects says how many accounts there were, and how they stood, when it was left. */
  const keepCounts = async ({ stored, accounts }: OpenProject): Promise<void> => {
    const counts = await ports.counts()
    projects.change(stored.id, { accountCount: accounts.all.length, counts })
  }

  /** Onto the disk first: where that takes nothing more, the project that was open stays so. */
  const replaceWith = async (next: OpenProject | null): Promise<void> => {
    if (current !== null) await keepCounts(current)
    settings.write('lastProjectId', next?.stored.id ?? null)
    current?.preparation.close()
    current = next
  }

  /** What comes with accounts that are to be those of the open project. */
  const asideOf = (
    { stored, accounts: register, marked }: OpenProject,
    accounts: AccountListChange,
    more: Pick<Parameters<typeof followAside>[1], 'earlierId' | 'said' | 'lost' | 'isCrossing'> = {},
  ): Promise<FollowedAside> => {
    const wasThere = (key: string) => register.find(key) !== undefined
    return followAside(ports, { ...stored, accounts, before: marked, wasThere, ...more })
  }

  const decisionOn = (key: string, said: Pick<AsideDecision, 'reason' | 'isTakenBack'>): AsideDecision =>
    aboutAllOf(key, { ...said, at: new Date(ports.clock()).toISOString() })

  /**
   * Decides about all rows of accounts, as they are now. What was decided about them before is so no more.
   * @param write  keeps it; `before`: what was decided about them
   * @returns how the project is then
   */
  const decideIn = async (
    project: OpenProject,
    decisions: readonly AsideDecision[],
    write: (also: FollowedAside['also'], before: readonly AsideDecision[]) => void | Promise<void>,
  ): Promise<Result<OpenProject>> => {
    if (decisions.length === 0) return ok(project)
    const { preparation, stored } = project
    const byKey = new Map(decisions.map((one) => [one.key, one]))
    const accounts = [...byKey].map(([key, decision]) => ({ key, mark: markOf(decision) }))
    const marked = await preparation.ask('markRows', { accounts })
    if (!marked.ok) return marked
    const decided = await takeIn(async () => {
      const isOpen = current?.preparation === preparation
      const { told } = marked.value
      const asItWas = isOpen && current !== null ? current : project
      const now = told === null ? asItWas : withChanged(asItWas, told)
      const placed = marked.value.accounts.flatMap(({ key, rows, marks }) => {
        const [account, decision] = [now.accounts.find(key), byKey.get(key)]
        if (account === undefined || decision === undefined) return []
        return [{ decision: { ...decision, rows }, account: { ...account, marks } }]
      })
      const given = placed.map(({ decision }) => decision)
      const { changes: said, replaced } = layRows(ports.setAside.readUndamaged(stored.id), given)
      const changed = placed.map(({ account }) => account)
      const followed = await asideOf(now, { of: 'some', removed: [], changed, added: [] }, { said })
      await write(followed.also, replaced)
      const next = { ...now, marked: followed.marked }
      if (isOpen) current = next
      if (isOpen && told !== null) tellChanged(told)
      return next
    })
    return ok(decided)
  }
  /** A step of the history. */
  const decide = async (
    keys: readonly string[],
    said: Pick<AsideDecision, 'reason' | 'isTakenBack'>,
  ): Promise<Result<Nothing>> => {
    if (current === null) return ok({})
    const { id } = current.stored
    const decisions = keys.map((key) => decisionOn(key, said))
    const name = { is: said.isTakenBack ? 'accountsTakenBack' : 'accountsSetAside', count: keys.length } as const
    const decided = await decideIn(current, decisions, (also, before) => {
      const aside = { own: decisions.map((one) => one.id), before }
      return projects.addSteps(id, [{ name, changed: 'cells', edits: [], aside }], { also })
    })
    if (!decided.ok) return decided
    revisions.edited([], undefined)
    ports.tellNews('stepDone', { revision: revisions.now, history: projects.readHistory(id) })
    return ok({})
  }

  /** What was decided before it was known about which rows: nothing may bring rows to others before that. */
  const placeDecidedIn = async (project: OpenProject): Promise<Result<OpenProject>> => {
    const own = ports.setAside.readUndamaged(project.stored.id)
    if (own === allPlaced) return ok(project)
    const pending = [...own.values()].filter(({ rows }) => rows === null)
    if (pending.length === 0) allPlaced = own
    const there = pending.filter(({ key }) => project.accounts.find(key) !== undefined)
    return decideIn(project, there, (also) => also(project.stored.id))
  }
  const placeDecided = async (): Promise<Result<Nothing>> => {
    const placed = current === null || isClosedForNow ? null : await placeDecidedIn(current)
    return placed?.ok === false ? placed : ok({})
  }

  /** @param isAsKept  what the preparation is ahead of the disk is given up: nothing that was decided has gone along with it */
  const readAgain = async (project: OpenProject, isAsKept = false): Promise<Result<Nothing>> => {
    const { preparation } = project
    const { id } = project.stored
    const by = ports.description()
    const stored = projects.read(id)
    const source = stored === undefined ? null : await sourceOf(stored)
    if (stored === undefined || source === null) return refuse(issue('project_gone', {}))
    const loaded = await preparation.load(source)
    if (!loaded.ok) return loaded
    const read = { stored, ...held(loaded.value), preparation, by }
    const notices = await takeIn(async () => {
      const coming = isAsKept ? null : await asideOf(project, { of: 'all', accounts: loaded.value.accounts })
      coming?.also(id)
      current = read
      return coming?.notices ?? []
    })
    await placeKnownWords(read)
    ports.tellNotices(notices, id)
    return ok({})
  }

  return {
    revisions,
    /** Of the service in use; `null`: what comes with the application. */
    descriptionId,
    /** `null` when no project is open. */
    current: (): OpenProject | null => current,
    stateOf,
    sourceOf,
    /** The queue: what changes the open project, or which one is open, happens one after the other. */
    inTurn,
    /**
     * A command to the open project. Where it throws, as on a full disk, the preparation may be a step ahead of the disk: what is kept
     * is what counts, so it is read again.
     */
    withProject: <T>(work: (project: OpenProject) => Promise<Result<T>>): Promise<Result<T>> =>
      inTurn(async () => {
        if (current === null) return refuse(issue('project_not_open', {}))
        const project = current
        try {
          const placed = await placeDecided()
          if (!placed.ok) return placed
          const done = await work(current)
          await placeDecided()
          return done
        } catch (error) {
          // Whatever becomes of it, the person is told of the first trouble.
          await readAgain(project, true).catch(() => {})
          throw error
        }
      }),
    /** Opens a prepared project in place of the open one, with what the service has said about its accounts, perhaps in another project. */
    show: async (loaded: OpenProject): Promise<Result<ProjectState>> => {
      const opened = await placeKnownWords(loaded)
      // What can't be shown, because its history is damaged, takes the place of nothing.
      stateOf(opened)
      await ports.endWork()
      await replaceWith(opened)
      revisions.read()
      return ok(stateOf(opened))
    },
    close: async (): Promise<void> => {
      await ports.endWork()
      await replaceWith(null)
    },
    /** Keeps how it was left, and ends its preparation; it stays the one to be opened at the next start. */
    closeForNow: async (): Promise<void> => {
      isClosedForNow = true
      if (current === null) return
      // At once: nothing that it prepares still comes while the counts are read, and the disk is closed behind them.
      current.preparation.close()
      await keepCounts(current)
    },
    isClosedForNow: (): boolean => isClosedForNow,
    /** Keeps what was prepared anew, and what changed beside it, on the disk first. */
    keepPrepared: (
      project: OpenProject,
      prepared: Prepared,
      { changes, by, isReadAnew = false, earlierId, said, lost, isCrossing, write }: Keeping,
    ): Promise<Result<ProjectState>> =>
      takeIn(async () => {
        const { sheets } = project.prepared
        const look = lookThatStays(project.stored.look, sheets, prepared.sheets)
        const kept = { mapping: prepared.mapping, look, description: project.by?.entry.id ?? null, ...changes }
        const all = { of: 'all', accounts: prepared.accounts } as const
        const { notices, marked: _, ...more } = await asideOf(project, all, { earlierId, said, lost, isCrossing })
        await write(project.stored.id, { changes: { ...kept, accountCount: prepared.accounts.length }, ...more })
        current = { ...project, stored: { ...project.stored, ...kept }, ...held(prepared) }
        // Counted before it is told: a window that is told of an earlier number is refused whatever it does next.
        if (isReadAnew) revisions.read(by)
        else revisions.mapped(by, turnedSince(sheets, prepared.sheets))
        ports.tellNotices(notices, project.stored.id)
        return ok(stateOf(current))
      }),
    takeIn,
    /** What became of the accounts; it follows from what is on the disk. To be called in `takeIn`. */
    keepChanged: withChanged,
    setAsideIn,
    decisionOn,
    decide,
    placeDecided,
    placeDecidedIn,
    /** Takes in what nobody asked for, and tells it; of a preparation that is not the open project's it is nothing. */
    keepTold: (preparation: Preparation, { rows, ...changed }: Changed & ChangedRows): Promise<void> =>
      takeIn(() => {
        if (isClosedForNow || current?.preparation !== preparation) return
        withChanged(current, changed)
        tellChanged({ rows, ...changed })
      }),
    asideOf,
    /** Reads the project anew from the disk, by what the service in use is like now. */
    readAgain: (project: OpenProject) => readAgain(project),
    /** Keeps changes of a project, open or not, on the disk first. */
    keepStored: (id: string, changes: StoredChanges): void => {
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
export const held = ({ accounts, ...prepared }: Prepared): Pick<OpenProject, 'prepared' | 'accounts' | 'marked'> => ({
  prepared,
  accounts: new AccountRegister(accounts),
  marked: MarkedAccounts.of(accounts),
})
