/** The audit log as a table, with its chain of hashes, and what is missing from it. Pure. */
import { isMessage } from '../../../shared/messages/message.ts'
import { type PlainKey, say, sayMessage } from '../../../shared/messages/say.ts'
import type { AuditAction, AuditReading, ChainedEntry } from '../../storage/journal/audit-log.ts'
import type { WallClock } from '../../workbook/reading/wall-clock.ts'
import { count, moment, type Table, tableOf, text } from '../../workbook/writing/write-results.ts'

const actionWords = {
  connected: 'audit_connected',
  disconnected: 'audit_disconnected',
  spreadsheetLoaded: 'audit_spreadsheet_loaded',
  projectOpened: 'audit_project_opened',
  projectDeleted: 'audit_project_deleted',
  dryRun: 'audit_dry_run',
  runStarted: 'audit_run_started',
  runPaused: 'audit_run_paused',
  runResumed: 'audit_run_resumed',
  runStopped: 'audit_run_stopped',
  runLimitsChanged: 'audit_run_limits_changed',
  accountSent: 'audit_account_sent',
  accountAnswered: 'audit_account_answered',
  accountNotReceived: 'audit_account_not_received',
  accountEnded: 'audit_account_ended',
  additionSent: 'audit_addition_sent',
  additionAnswered: 'audit_addition_answered',
  compared: 'audit_compared',
  fileSaved: 'audit_file_saved',
} as const satisfies Record<AuditAction, PlainKey>

/** What is known of one link of the chain, or of what is missing at its end. */
type Line = {
  readonly sequence: number | null
  readonly what: string
  readonly unbroken?: string
  readonly hash?: string
  /** Where it can be read. */
  readonly entry?: ChainedEntry
}

/** @param clock  by which moments are told */
export function auditTable({ entries, unreadable, breaks, missingAtEnd }: AuditReading, clock: WallClock): Table {
  const broken = new Set(breaks)
  const readable = entries.map((entry) => ({
    ...{ entry, sequence: entry.sequence, hash: entry.hash, what: say(actionWords[entry.action]) },
    unbroken: say(broken.has(entry.sequence) ? 'audit_is_broken' : 'audit_is_unbroken'),
  }))
  const damaged = unreadable.map(({ sequence, sealedHash }) => ({
    ...{ sequence, hash: sealedHash, what: say('audit_unreadable'), unbroken: say('audit_was_damaged') },
  }))
  const lines: readonly Line[] = [...readable, ...damaged].toSorted((one, other) => one.sequence - other.sequence)
  const end: Line = { sequence: null, what: say('audit_missing_at_end', { count: missingAtEnd }) }
  return tableOf(say('word_audit_log'), missingAtEnd > 0 ? [...lines, end] : lines, [
    count(say('table_number'), ({ sequence }) => sequence),
    moment(say('table_when', { zone: clock.zone }), ({ entry }) => entry && clock.read(Date.parse(entry.at))),
    text(say('table_who'), ({ entry }) => entry?.user),
    text(say('table_through'), ({ entry }) => entry && say(throughWords[entry.through])),
    text(say('table_what'), ({ what }) => what),
    text(say('word_account_number'), ({ entry }) => entry?.accountNumber),
    text(say('table_sha_256'), ({ entry }) => entry?.payloadSha256),
    text(say('details'), ({ entry }) => (isMessage(entry?.detail) ? sayMessage(entry.detail) : entry?.detail)),
    text(say('word_service'), ({ entry }) => entry?.service),
    text(say('supplier'), ({ entry }) => entry?.supplier),
    text(say('table_unbroken'), ({ unbroken }) => unbroken),
    text(say('table_hash_before'), ({ entry }) => entry?.previous),
    text(say('table_hash'), ({ hash }) => hash),
  ])
}

const throughWords = {
  window: 'audit_through_window',
  commandLine: 'audit_through_command_line',
} as const satisfies Record<ChainedEntry['through'], PlainKey>
