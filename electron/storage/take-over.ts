/**
 * Takes over what an earlier version kept unsealed: seals every record into the new tables, and lets nothing of it linger in free
 * pages or in the write-ahead log.
 */
import type { DatabaseSync } from 'node:sqlite'
import { isDiskTrouble } from './disk-trouble.ts'
import { entryPlace, recordPlace } from './journal.ts'
import { sqliteCode } from './open-database.ts'
import { stepPlaces } from './project-history.ts'
import { fileMark, places } from './projects.ts'
import type { Sealing } from './sealing.ts'

export const hasPlainTables = (database: DatabaseSync): boolean =>
  database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'plain_projects'").get() !== undefined

/** Whether the earlier version had anything in them. */
export const hasPlainData = (database: DatabaseSync): boolean =>
  hasPlainTables(database) &&
  (['plain_projects', 'plain_journal_accounts'] as const).some(
    (table) => database.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() !== undefined,
  )

/** Belongs into a transaction: either all of it is sealed, or nothing is. */
export function sealPlainTables(database: DatabaseSync, sealing: Sealing): void {
  if (!hasPlainTables(database)) return
  sealProjects(database, sealing)
  sealDryRuns(database, sealing)
  sealJournal(database, sealing)
  for (const table of ['dry_runs', 'edit_steps', 'project_sources', 'projects', 'journal_entries', 'journal_accounts'])
    database.exec(`DROP TABLE plain_${table}`)
}

/**
 * Rewrites the file without its free pages and empties the write-ahead log.
 * @returns false while another process is at the file, or the disk has no room for a second one: to be tried again at the next start
 */
export function tidy(database: DatabaseSync): boolean {
  try {
    database.exec('VACUUM')
  } catch (error) {
    if (sqliteCode(error) === 'busy' || isDiskTrouble(error)) return false
    throw error
  }
  return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0
}

function sealProjects(database: DatabaseSync, sealing: Sealing): void {
  const addProject = database.prepare(
    `INSERT INTO projects (id, file_name, text_reading, mapping, saved_mapping_name, source_mark, step, account_count,
       edit_position, created_at, opened_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const addSource = database.prepare('INSERT INTO project_sources (project_id, bytes) VALUES (?, ?)')
  const addStep = database.prepare('INSERT INTO edit_steps (project_id, position, edits) VALUES (?, ?, ?)')
  const projects = database.prepare(
    'SELECT * FROM plain_projects JOIN plain_project_sources ON plain_project_sources.project_id = plain_projects.id',
  )
  for (const row of projects.iterate()) {
    const id = String(row.id)
    const bytes = row.bytes as Uint8Array
    addProject.run(
      id,
      sealing.sealJson(places.project(id, 'file_name'), row.file_name),
      row.text_reading ?? null,
      row.mapping === null ? null : sealing.sealJson(places.project(id, 'mapping'), JSON.parse(String(row.mapping))),
      row.saved_mapping_name === null
        ? null
        : sealing.sealJson(places.project(id, 'saved_mapping_name'), row.saved_mapping_name),
      fileMark(sealing, bytes),
      row.step ?? null,
      row.account_count ?? null,
      row.edit_position ?? null,
      row.created_at ?? null,
      row.opened_at ?? null,
    )
    addSource.run(id, sealing.seal(places.source(id), bytes))
  }
  for (const row of database.prepare('SELECT * FROM plain_edit_steps').iterate()) {
    const [id, position] = [String(row.project_id), Number(row.position)]
    addStep.run(id, position, sealing.sealJson(stepPlaces.edits(id, position), JSON.parse(String(row.edits))))
  }
}

function sealDryRuns(database: DatabaseSync, sealing: Sealing): void {
  const add = database.prepare('INSERT INTO dry_runs VALUES (?, ?, ?, ?, ?, ?)')
  for (const row of database.prepare('SELECT * FROM plain_dry_runs').iterate()) {
    const [id, connection, supplier, accountNumber] = [
      row.project_id,
      row.connection,
      row.supplier,
      row.account_number,
    ].map(String) as [string, string, string, string]
    const mark = sealing.mark(['dry_runs', id, connection, supplier], accountNumber)
    const record = {
      accountNumber,
      payloadHash: row.payload_hash,
      outcome: row.outcome,
      issues: JSON.parse(String(row.issues)),
      at: row.at,
    }
    const sealed = sealing.sealJson(places.dryRun(id, { connection, supplier }, mark), record)
    add.run(id, connection, supplier, mark, sealed, row.at ?? null)
  }
}

function sealJournal(database: DatabaseSync, sealing: Sealing): void {
  const addAccount = database.prepare('INSERT INTO journal_accounts VALUES (?, ?, ?, ?, ?)')
  const addEntry = database.prepare(
    'INSERT INTO journal_entries (id, account_id, at, event, payload) VALUES (?, ?, ?, ?, ?)',
  )
  for (const row of database.prepare('SELECT * FROM plain_journal_accounts').iterate()) {
    const scope = { connection: String(row.connection), supplier: String(row.supplier) }
    const mark = sealing.mark(['journal_accounts', scope.connection, scope.supplier], String(row.account_number))
    const sealed = sealing.sealJson(recordPlace(scope, mark), JSON.parse(String(row.record)))
    addAccount.run(row.id ?? null, scope.connection, scope.supplier, mark, sealed)
  }
  for (const row of database.prepare('SELECT * FROM plain_journal_entries').iterate()) {
    const [id, accountId] = [Number(row.id), Number(row.account_id)]
    const payload =
      row.payload === null
        ? null
        : sealing.sealJson(entryPlace(accountId, id, 'payload'), JSON.parse(String(row.payload)))
    const event = sealing.sealJson(entryPlace(accountId, id, 'event'), JSON.parse(String(row.event)))
    addEntry.run(id, accountId, row.at ?? null, event, payload)
  }
}
