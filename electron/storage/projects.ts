/** Keeps projects: the loaded file itself, how it is read and mapped, what was edited, and what dry runs said. Saves as work goes on. */
import { randomUUID } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { z } from 'zod'
import { type CellEdit, issueSchema, type ProjectListEntry, type ProjectState, projectState } from '../../shared/ipc.ts'
import { type Mapping, mapping } from '../../shared/mapping/mapping.ts'
import type { Issue } from '../../shared/result.ts'
import type { TextReading } from '../../shared/sheet.ts'
import { inTransaction } from './open-database.ts'

/** All of a project except the bytes of its file and its edits, which are read apart. */
export type StoredProject = {
  readonly id: string
  readonly fileName: string
  /** How a text file is read, where the person chose it. */
  readonly textReading: Partial<TextReading> | null
  /** `null` until there is one, and when it was written by a version whose mappings can't be read: then it is suggested anew. */
  readonly mapping: Mapping | null
  readonly savedMappingName: string | null
  readonly step: ProjectState['step']
}

/** What was edited together, and how much of it is in force: steps from `position` on were undone, and can be redone. */
export type EditHistory = { readonly steps: readonly (readonly CellEdit[])[]; readonly position: number }

/** Where a dry run was made: its answer says nothing about another service or supplier. */
export type DryRunScope = { readonly connection: string; readonly supplier: string }

export type DryRunRecord = {
  readonly accountNumber: string
  /** Of the payload that was tried; another payload makes the record out of date. */
  readonly payloadHash: string
  readonly outcome: 'passed' | 'refused' | 'notKnown'
  readonly issues: readonly Issue[]
  /** Milliseconds since 1970. */
  readonly at: number
}

export type Projects = {
  /** Stores a new project with the bytes of its file; its step is `load`. */
  add(file: { readonly fileName: string; readonly bytes: Uint8Array }): StoredProject
  /** Latest opened first. */
  list(): readonly ProjectListEntry[]
  /** Reads a project and notes that it was opened now; `undefined` when there is none with this id. */
  open(id: string): StoredProject | undefined
  /** The bytes of the file as it was loaded; `undefined` when there is no such project. */
  readSource(id: string): Uint8Array | undefined
  /** Changes what is named, and nothing else. */
  change(
    id: string,
    changes: Partial<Omit<StoredProject, 'id' | 'fileName'>> & { readonly accountCount?: number },
  ): void
  /** Adds a step in force. What had been undone is gone: it can't be redone over a newer edit. */
  addEdits(id: string, edits: readonly CellEdit[]): void
  /** Undo and redo: moves between 0 and the number of steps. */
  moveEditPosition(id: string, position: number): void
  readEdits(id: string): EditHistory
  /** All edits are forgotten: the sheets they belong to are read anew. */
  clearEdits(id: string): void
  saveDryRuns(id: string, scope: DryRunScope, records: readonly DryRunRecord[]): void
  readDryRuns(id: string, scope: DryRunScope): readonly DryRunRecord[]
  /** Deletes the project with its file. What was sent stays in the journal. */
  delete(id: string): void
}

/** @param clock  milliseconds since 1970 */
export function openProjects(database: DatabaseSync, clock: () => number): Projects {
  const statements = prepareStatements(database)

  return {
    add: ({ fileName, bytes }) => {
      const id = randomUUID()
      inTransaction(database, () => {
        const at = laterThanAll(database, clock())
        statements.addProject.run(id, fileName, at, at)
        statements.addSource.run(id, bytes)
      })
      return { id, fileName, textReading: null, mapping: null, savedMappingName: null, step: 'load' }
    },

    list: () => statements.list.all().map(readListEntry),

    open: (id) =>
      inTransaction(database, () => {
        statements.touch.run(laterThanAll(database, clock()), id)
        const row = statements.read.get(id)
        return row === undefined ? undefined : readProject(row)
      }),

    readSource: (id) => {
      const bytes = statements.readSource.get(id)?.bytes
      return bytes instanceof Uint8Array ? bytes : undefined
    },

    change: (id, changes) =>
      inTransaction(database, () => {
        for (const [field, value] of Object.entries(changes)) {
          const column = columns[field as keyof typeof columns]
          if (value === undefined) continue
          const stored = column.isJson && value !== null ? JSON.stringify(value) : (value as string | number | null)
          database.prepare(`UPDATE projects SET ${column.name} = ? WHERE id = ?`).run(stored, id)
        }
      }),

    addEdits: (id, edits) =>
      inTransaction(database, () => {
        const position = Number(statements.readPosition.get(id)?.edit_position ?? 0)
        statements.dropSteps.run(id, position)
        statements.addStep.run(id, position, JSON.stringify(edits))
        statements.movePosition.run(position + 1, id)
      }),

    moveEditPosition: (id, position) =>
      inTransaction(database, () => {
        const steps = Number(statements.countSteps.get(id)?.steps ?? 0)
        if (position < 0 || position > steps)
          throw new Error(`There is no edit position ${position} among ${steps} steps.`)
        statements.movePosition.run(position, id)
      }),

    readEdits: (id) => ({
      steps: statements.readSteps.all(id).map((row) => storedEdits.parse(JSON.parse(String(row.edits)))),
      position: Number(statements.readPosition.get(id)?.edit_position ?? 0),
    }),

    clearEdits: (id) =>
      inTransaction(database, () => {
        statements.dropSteps.run(id, 0)
        statements.movePosition.run(0, id)
      }),

    saveDryRuns: (id, { connection, supplier }, records) =>
      inTransaction(database, () => {
        for (const { accountNumber, payloadHash, outcome, issues, at } of records)
          statements.saveDryRun.run(
            id,
            connection,
            supplier,
            accountNumber,
            payloadHash,
            outcome,
            JSON.stringify(issues),
            at,
          )
      }),

    readDryRuns: (id, { connection, supplier }) =>
      statements.readDryRuns.all(id, connection, supplier).map((row) =>
        storedDryRun.parse({
          accountNumber: row.account_number,
          payloadHash: row.payload_hash,
          outcome: row.outcome,
          issues: JSON.parse(String(row.issues)),
          at: row.at,
        }),
      ),

    delete: (id) => {
      statements.delete.run(id)
    },
  }
}

const columns = {
  textReading: { name: 'text_reading', isJson: true },
  mapping: { name: 'mapping', isJson: true },
  savedMappingName: { name: 'saved_mapping_name', isJson: false },
  step: { name: 'step', isJson: false },
  accountCount: { name: 'account_count', isJson: false },
} as const

const storedEdits = z.array(z.object({ sheet: z.string(), row: z.int(), column: z.int(), text: z.string() }))
const storedTextReading = z.object({ encoding: z.string().optional(), delimiter: z.string().optional() })
const storedDryRun = z.object({
  accountNumber: z.string(),
  payloadHash: z.string(),
  outcome: z.enum(['passed', 'refused', 'notKnown']),
  issues: z.array(issueSchema),
  at: z.number(),
})

const prepareStatements = (database: DatabaseSync) => ({
  addProject: database.prepare(
    `INSERT INTO projects (id, file_name, step, account_count, edit_position, created_at, opened_at)
     VALUES (?, ?, 'load', 0, 0, ?, ?)`,
  ),
  addSource: database.prepare('INSERT INTO project_sources (project_id, bytes) VALUES (?, ?)'),
  list: database.prepare('SELECT * FROM projects ORDER BY opened_at DESC'),
  touch: database.prepare('UPDATE projects SET opened_at = ? WHERE id = ?'),
  read: database.prepare('SELECT * FROM projects WHERE id = ?'),
  readSource: database.prepare('SELECT bytes FROM project_sources WHERE project_id = ?'),
  readPosition: database.prepare('SELECT edit_position FROM projects WHERE id = ?'),
  movePosition: database.prepare('UPDATE projects SET edit_position = ? WHERE id = ?'),
  countSteps: database.prepare('SELECT count(*) AS steps FROM edit_steps WHERE project_id = ?'),
  dropSteps: database.prepare('DELETE FROM edit_steps WHERE project_id = ? AND position >= ?'),
  addStep: database.prepare('INSERT INTO edit_steps (project_id, position, edits) VALUES (?, ?, ?)'),
  readSteps: database.prepare('SELECT edits FROM edit_steps WHERE project_id = ? ORDER BY position'),
  saveDryRun: database.prepare('INSERT OR REPLACE INTO dry_runs VALUES (?, ?, ?, ?, ?, ?, ?, ?)'),
  readDryRuns: database.prepare('SELECT * FROM dry_runs WHERE project_id = ? AND connection = ? AND supplier = ?'),
  delete: database.prepare('DELETE FROM projects WHERE id = ?'),
})

type Row = Readonly<Record<string, SQLOutputValue>>

const readListEntry = (row: Row): ProjectListEntry => ({
  id: String(row.id),
  fileName: String(row.file_name),
  accountCount: Number(row.account_count),
  createdAt: new Date(Number(row.created_at)).toISOString(),
  openedAt: new Date(Number(row.opened_at)).toISOString(),
})

function readProject(row: Row): StoredProject {
  const readMapping = mapping.safeParse(readJson(row.mapping))
  const readText = storedTextReading.safeParse(readJson(row.text_reading))
  return {
    id: String(row.id),
    fileName: String(row.file_name),
    textReading: readText.success ? readText.data : null,
    mapping: readMapping.success ? readMapping.data : null,
    savedMappingName: row.saved_mapping_name === null ? null : String(row.saved_mapping_name),
    step: projectState.shape.step.parse(row.step),
  }
}

const readJson = (value: SQLOutputValue | undefined): unknown => (typeof value === 'string' ? JSON.parse(value) : null)

/** Two projects opened within a millisecond still have an order, and a clock set back does not turn it around. */
function laterThanAll(database: DatabaseSync, now: number): number {
  const latest = database.prepare('SELECT max(opened_at) AS latest FROM projects').get()?.latest
  return typeof latest === 'number' ? Math.max(now, latest + 1) : now
}
