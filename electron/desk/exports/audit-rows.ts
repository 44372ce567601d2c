/** The audit log as a table, with its chain of hashes, and what is missing from it. Pure. */
import { isMessage } from '../../../shared/messages/message.ts'
import { type PlainKey, say, sayMessage } from '../../../shared/messages/say.ts'
import type { AuditAction, AuditReading, ChainedEntry, UnreadableEntry } from '../../storage/journal/audit-log.ts'
import type { WallClock } from '../../workbook/reading/wall-clock.ts'
import type { Table, TableColumn } from '../../workbook/writing/write-results.ts'

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

const columnsOf = (zone: string): readonly TableColumn[] => [
  { heading: say('table_number'), holds: 'count' },
  { heading: say('table_when', { zone }), holds: 'moment' },
  { heading: say('table_who'), holds: 'text' },
  { heading: say('table_through'), holds: 'text' },
  { heading: say('table_what'), holds: 'text' },
  { heading: say('table_account_number'), holds: 'text' },
  { heading: say('table_sha_256'), holds: 'text' },
  { heading: say('table_details'), holds: 'text' },
  { heading: say('table_service'), holds: 'text' },
  { heading: say('table_supplier'), holds: 'text' },
  { heading: say('table_unbroken'), holds: 'text' },
  { heading: say('table_hash_before'), holds: 'text' },
  { heading: say('table_hash'), holds: 'text' },
]

const columnCount = 13

/** @param clock  by which moments are told */
export function auditTable({ entries, unreadable, breaks, missingAtEnd }: AuditReading, clock: WallClock): Table {
  const broken = new Set(breaks)
  const rows = [
    ...entries.map((entry) => ({ sequence: entry.sequence, row: entryRow(entry, broken.has(entry.sequence), clock) })),
    ...unreadable.map((entry) => ({ sequence: entry.sequence, row: unreadableRow(entry) })),
  ]
    .toSorted((one, other) => one.sequence - other.sequence)
    .map(({ row }) => row)
  return {
    name: say('audit_sheet'),
    columns: columnsOf(clock.zone),
    rows: missingAtEnd > 0 ? [...rows, endRow(missingAtEnd)] : rows,
  }
}

type Row = Table['rows'][number]

function entryRow(entry: ChainedEntry, isBroken: boolean, clock: WallClock): Row {
  return [
    entry.sequence,
    clock.read(Date.parse(entry.at)),
    entry.user,
    say(entry.through === 'window' ? 'audit_through_window' : 'audit_through_command_line'),
    say(actionWords[entry.action]),
    entry.accountNumber,
    entry.payloadSha256,
    isMessage(entry.detail) ? sayMessage(entry.detail) : entry.detail,
    entry.service,
    entry.supplier,
    say(isBroken ? 'audit_is_broken' : 'audit_is_unbroken'),
    entry.previous,
    entry.hash,
  ]
}

const unreadableRow = ({ sequence, sealedHash }: UnreadableEntry): Row => [
  sequence,
  null,
  null,
  null,
  say('audit_unreadable'),
  ...Array.from({ length: columnCount - 8 }, () => null),
  say('audit_was_damaged'),
  null,
  sealedHash,
]

const endRow = (missing: number): Row => [
  null,
  null,
  null,
  null,
  say('audit_missing_at_end', { count: missing }),
  ...Array.from({ length: columnCount - 5 }, () => null),
]
