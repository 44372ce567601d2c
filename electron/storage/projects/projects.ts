/**
 * Keeps projects: the loaded file itself, how it is read and mapped, what was edited, and what dry runs said. Saves as work goes on.
 * Everything that comes from the file is sealed.
 */
import { randomUUID } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { z } from 'zod'
import type { StatusCounts } from '../../../shared/account-status.ts'
import { memberOf } from '../../../shared/basics/members.ts'
import type { ProjectKind } from '../../../shared/catalogue/catalogue-of-kind.ts'
import {
  type CheckLook,
  checkLook,
  issueSchema,
  type ProjectListEntry,
  type ProjectState,
  plainLook,
  projectState,
  statusCounts,
} from '../../../shared/ipc.ts'
import { type Mapping, mapping } from '../../../shared/mapping/model/mapping.ts'
import type { Issue } from '../../../shared/result.ts'
import { quoteSigns, type TextReading } from '../../../shared/sheet/sheet.ts'
import { openDurableTransactions } from '../journal/durable-transactions.ts'
import type { JournalScope } from '../journal/journal.ts'
import { inTransaction } from '../open-database.ts'
import type { SealedData } from '../vault/sealed-data.ts'
import { SealBroken, type SealedPlace, type Sealing } from '../vault/sealing.ts'
import { type HistoryStep, openProjectHistory, type ProjectHistory, type WithSteps } from './project-history.ts'
import { openProjectSources } from './project-sources.ts'

/** All of a project except the bytes of its file and its edits, which are read apart. */
export type StoredProject = {
  readonly id: string
  readonly fileName: string
  /** What the person calls it, where that is another name than the file's. */
  readonly name: string | null
  readonly kind: ProjectKind
  /** How a text file is read, where the person chose it. */
  readonly textReading: Partial<TextReading> | null
  /** `null` until there is one, and when it was written by a version whose mappings can't be read: then it is suggested anew. */
  readonly mapping: Mapping | null
  /** A change of the mapping that was asked for and is not made yet; `null` where there is none. */
  readonly askedMapping: Mapping | null
  readonly savedMappingName: string | null
  readonly look: CheckLook
  readonly step: ProjectState['step']
  readonly origin: FileOrigin | null
  /** For which service, by the operator's document of it, it was mapped; `null`: for the interface that comes with the application. */
  readonly description: string | null
  /** Ids of the projects of earlier versions that were taken over into it, also by way of others. */
  readonly takenOver: readonly string[]
}

/** Where a file was loaded from, and how it was then: enough to notice that it has changed. */
const fileOrigin = z.strictObject({
  path: z.string(),
  /** Milliseconds since 1970, and bytes: as the disk said. */
  modifiedAt: z.number(),
  size: z.int(),
})
export type FileOrigin = z.infer<typeof fileOrigin>

export type DryRunRecord = {
  readonly accountNumber: string
  /** Of the payload that was tried; another payload makes the record out of date. */
  readonly payloadHash: string
  readonly outcome: 'passed' | 'refused' | 'notKnown'
  readonly issues: readonly Issue[]
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What may change of a project, edits apart. */
export type ProjectChanges = Partial<Omit<StoredProject, 'id' | 'fileName' | 'kind'>> & {
  readonly accountCount?: number
  readonly counts?: StatusCounts | null
}

export type Projects = ProjectHistory<ProjectChanges> & {
  /**
   * Stores a new project with the bytes of its file; its step is `load`, where nothing else is to be kept with it. It is on the disk when
   * this resolves.
   */
  add(file: {
    readonly fileName: string
    readonly bytes: Uint8Array
    readonly origin?: FileOrigin | null
    /** `accounts` when left out. */
    readonly kind?: ProjectKind | undefined
    /** As for `addSteps`. */
    readonly together?: WithSteps<ProjectChanges> & { readonly steps: readonly HistoryStep[] }
  }): Promise<StoredProject>
  /** Latest opened first. */
  list(): readonly ProjectListEntry[]
  /** Ids of the projects that were made from exactly the same file as this one, which is among them. */
  findSame(id: string): readonly string[]
  /** Reads a project; `undefined` when there is none with this id. */
  read(id: string): StoredProject | undefined
  /** Reads a project and notes that it was opened now; `undefined` when there is none with this id. */
  open(id: string): StoredProject | undefined
  /**
   * The bytes of the file as it was loaded; `undefined` when there is no such project, or it is no longer wanted. Rejects with
   * SealBroken.
   */
  readSource(id: string, isWanted?: () => boolean): Promise<Uint8Array | undefined>
  /** Changes what is named, and nothing else. */
  change(id: string, changes: ProjectChanges): void
  /** Changes what is named, and forgets the whole history with it: the sheets that it is about are read anew. */
  changeAndForgetHistory(id: string, more: Pick<WithSteps<ProjectChanges>, 'changes' | 'also'>): void
  /** @param scope  where it was made: its answer says nothing about another service or supplier */
  saveDryRun(id: string, scope: JournalScope, record: DryRunRecord): void
  readDryRuns(id: string, scope: JournalScope): readonly DryRunRecord[]
  /** Deletes the project with its file. What was sent stays in the journal. */
  delete(id: string): void
}

/** @param clock  milliseconds since 1970 */
export function openProjects(data: SealedData, clock: () => number): Projects {
  const { database, sealing } = data
  const statements = prepareStatements(database)
  const commit = openDurableTransactions(database)
  const sources = openProjectSources(data, commit)
  const writeChanges = (id: string, changes: ProjectChanges): void => {
    for (const [field, column] of Object.entries(columns)) {
      const value = memberOf(changes, field)
      if (value === undefined) continue
      const stored = column.isSealed ? sealing.sealJson(places.project(id, column.name), value) : plainValue(value)
      database.prepare(`UPDATE projects SET ${column.name} = ? WHERE id = ?`).run(stored, id)
    }
  }
  const { write, forget, ...history } = openProjectHistory({ database, sealing, commit, writeChanges })

  return {
    add: async ({ fileName, bytes, origin = null, kind = 'accounts', together }) => {
      const id = randomUUID()
      const mark = await sources.keep(id, bytes)
      await commit(() => {
        const at = laterThanAll(database, clock())
        const sealedName = sealing.sealJson(places.project(id, 'file_name'), fileName)
        const sealedOrigin = sealing.sealJson(places.project(id, 'origin'), origin)
        statements.addProject.run(id, sealedName, sealedOrigin, mark, kind, at, at)
        if (together !== undefined) write(id, together.steps, together)
      }).onDisk
      const nothingYet = {
        name: null,
        textReading: null,
        mapping: null,
        askedMapping: null,
        savedMappingName: null,
        look: plainLook,
        description: null,
        takenOver: [],
      }
      return { id, fileName, kind, ...nothingYet, step: 'load', origin }
    },

    list: () => statements.list.all().map((row) => readListEntry(sealing, row)),
    findSame: (id) => statements.findSame.all(id).map((row) => String(row.id)),

    read: (id) => {
      const row = statements.read.get(id)
      return row === undefined ? undefined : readProject(sealing, row)
    },

    open: (id) =>
      inTransaction(database, () => {
        statements.touch.run(laterThanAll(database, clock()), id)
        const row = statements.read.get(id)
        return row === undefined ? undefined : readProject(sealing, row)
      }),

    readSource: sources.read,

    change: (id, changes) => inTransaction(database, () => writeChanges(id, changes)),

    changeAndForgetHistory: (id, { changes = {}, also }) =>
      inTransaction(database, () => {
        writeChanges(id, changes)
        forget(id)
        also?.(id)
      }),

    ...history,

    saveDryRun: (id, scope, record) => {
      const { connection, supplier } = scope
      const mark = sealing.mark(['dry_runs', id, connection, supplier], record.accountNumber)
      const sealed = sealing.sealJson(places.dryRun(id, scope, mark), record)
      statements.saveDryRun.run(id, connection, supplier, mark, sealed, record.at)
    },

    readDryRuns: (id, scope) =>
      statements.readDryRuns
        .all(id, scope.connection, scope.supplier)
        .map((row) =>
          storedDryRun.parse(sealing.openJson(places.dryRun(id, scope, row.account_mark as Uint8Array), row.record)),
        ),

    delete: (id) =>
      inTransaction(database, () => {
        sources.delete(id)
        statements.delete.run(id)
      }),
  }
}

const columns = {
  name: { name: 'name', isSealed: true },
  look: { name: 'look', isSealed: true },
  textReading: { name: 'text_reading', isSealed: false },
  mapping: { name: 'mapping', isSealed: true },
  askedMapping: { name: 'asked_mapping', isSealed: true },
  savedMappingName: { name: 'saved_mapping_name', isSealed: true },
  step: { name: 'step', isSealed: false },
  origin: { name: 'origin', isSealed: true },
  description: { name: 'description', isSealed: false },
  takenOver: { name: 'taken_over', isSealed: false },
  accountCount: { name: 'account_count', isSealed: false },
  counts: { name: 'counts', isSealed: false },
} as const

const plainValue = (value: unknown): string | number | null =>
  typeof value === 'string' || typeof value === 'number' ? value : value === null ? null : JSON.stringify(value)

type SealedColumn = 'file_name' | 'name' | 'mapping' | 'asked_mapping' | 'saved_mapping_name' | 'look' | 'origin'

/** What each sealed piece is sealed for. */
export const places = {
  project: (id: string, column: SealedColumn): SealedPlace => ['projects', id, column],
  dryRun: (id: string, { connection, supplier }: JournalScope, mark: Uint8Array): SealedPlace => [
    'dry_runs',
    id,
    connection,
    supplier,
    Buffer.from(mark).toString('hex'),
  ],
} as const

/** Of another shape, or no JSON, they are not known: the list is there all the same. */
const storedCounts = z
  .string()
  .transform((text) => statusCounts.parse(JSON.parse(text)))
  .nullable()
  .catch(null)
const storedTextReading = z.object({
  encoding: z.string().optional(),
  delimiter: z.string().optional(),
  quote: z.enum(quoteSigns).optional(),
})
const storedDryRun = z.object({
  accountNumber: z.string(),
  payloadHash: z.string(),
  outcome: z.enum(['passed', 'refused', 'notKnown']),
  issues: z.array(issueSchema),
  at: z.number(),
})

const prepareStatements = (database: DatabaseSync) => ({
  addProject: database.prepare(
    `INSERT INTO projects (id, file_name, origin, source_mark, kind, step, account_count, edit_position, created_at, opened_at)
     VALUES (?, ?, ?, ?, ?, 'load', 0, 0, ?, ?)`,
  ),
  list: database.prepare('SELECT * FROM projects ORDER BY opened_at DESC'),
  findSame: database.prepare(
    'SELECT id FROM projects WHERE source_mark = (SELECT source_mark FROM projects WHERE id = ?) ORDER BY opened_at DESC',
  ),
  touch: database.prepare('UPDATE projects SET opened_at = ? WHERE id = ?'),
  read: database.prepare('SELECT * FROM projects WHERE id = ?'),
  saveDryRun: database.prepare('INSERT OR REPLACE INTO dry_runs VALUES (?, ?, ?, ?, ?, ?)'),
  readDryRuns: database.prepare('SELECT * FROM dry_runs WHERE project_id = ? AND connection = ? AND supplier = ?'),
  delete: database.prepare('DELETE FROM projects WHERE id = ?'),
})

type Row = Readonly<Record<string, SQLOutputValue>>

function readListEntry(sealing: Sealing, row: Row): ProjectListEntry {
  const id = String(row.id)
  const names = readNames(sealing, id, row)
  return {
    id,
    name: names?.name ?? '',
    fileName: names?.fileName ?? '',
    kind: projectState.shape.kind.parse(row.kind),
    ...(names === null ? { isDamaged: true } : {}),
    accountCount: Number(row.account_count),
    counts: storedCounts.parse(row.counts),
    step: projectState.shape.step.parse(row.step),
    createdAt: new Date(Number(row.created_at)).toISOString(),
    openedAt: new Date(Number(row.opened_at)).toISOString(),
  }
}

/** `null` when they are damaged: the project is still listed, and can be deleted. */
function readNames(sealing: Sealing, id: string, row: Row): Pick<ProjectListEntry, 'name' | 'fileName'> | null {
  const open = (column: 'file_name' | 'name') =>
    z.string().parse(sealing.openJson(places.project(id, column), row[column]))
  try {
    const fileName = open('file_name')
    return { fileName, name: row.name === null ? fileName : open('name') }
  } catch (error) {
    if (error instanceof SealBroken) return null
    throw error
  }
}

function readProject(sealing: Sealing, row: Row): StoredProject {
  const id = String(row.id)
  const openColumn = (column: SealedColumn): unknown =>
    row[column] === null ? null : sealing.openJson(places.project(id, column), row[column])
  const readMapping = mapping.safeParse(openColumn('mapping'))
  const readAsked = mapping.safeParse(openColumn('asked_mapping'))
  const readText = storedTextReading.safeParse(readJson(row.text_reading))
  return {
    id,
    fileName: z.string().parse(openColumn('file_name')),
    name: z.string().nullable().parse(openColumn('name')),
    kind: projectState.shape.kind.parse(row.kind),
    textReading: readText.success ? readText.data : null,
    mapping: readMapping.success ? readMapping.data : null,
    askedMapping: readAsked.success ? readAsked.data : null,
    savedMappingName: z.string().nullable().parse(openColumn('saved_mapping_name')),
    look: checkLook.nullable().parse(openColumn('look')) ?? plainLook,
    step: projectState.shape.step.parse(row.step),
    origin: fileOrigin.nullable().parse(openColumn('origin')),
    description: z.string().nullable().parse(row.description),
    takenOver: z.array(z.string()).nullable().parse(readJson(row.taken_over)) ?? [],
  }
}

const readJson = (value: SQLOutputValue | undefined): unknown => (typeof value === 'string' ? JSON.parse(value) : null)

/** Two projects opened within a millisecond still have an order, and a clock set back does not turn it around. */
function laterThanAll(database: DatabaseSync, now: number): number {
  const latest = database.prepare('SELECT max(opened_at) AS latest FROM projects').get()?.latest
  return typeof latest === 'number' ? Math.max(now, latest + 1) : now
}
