/** The audit log as a table, with its chain of hashes, and what is missing from it. Pure. */
import type { AuditAction, AuditReading, ChainedEntry, UnreadableEntry } from '../../storage/audit-log.ts'
import type { WallClock } from '../../workbook/wall-clock.ts'
import type { Table, TableColumn } from '../../workbook/write-results.ts'

const actionWords: Readonly<Record<AuditAction, string>> = {
  connected: 'Connected',
  disconnected: 'Disconnected',
  spreadsheetLoaded: 'Loaded a spreadsheet',
  projectOpened: 'Opened a project',
  projectDeleted: 'Deleted a project',
  dryRun: 'Tried accounts without creating',
  runStarted: 'Started creating one after the other',
  runPaused: 'Paused creating',
  runResumed: 'Went on creating',
  runStopped: 'Stopped creating',
  runLimitsChanged: 'Changed the limits of creating',
  accountSent: 'Sent an account',
  accountAnswered: 'The service answered',
  accountNotReceived: 'The service had not received it',
  accountEnded: 'The service ended the import of an account',
  additionSent: 'Sent something to be added to an account',
  additionAnswered: 'The service answered about an addition',
  compared: 'Compared with the service',
  fileSaved: 'Saved a file',
}

const columnsOf = (zone: string): readonly TableColumn[] => [
  { heading: 'No.', holds: 'count' },
  { heading: `When (${zone})`, holds: 'moment' },
  { heading: 'Who', holds: 'text' },
  { heading: 'Through', holds: 'text' },
  { heading: 'What', holds: 'text' },
  { heading: 'Account number', holds: 'text' },
  { heading: 'SHA-256 of what was sent', holds: 'text' },
  { heading: 'Details', holds: 'text' },
  { heading: 'Service', holds: 'text' },
  { heading: 'Supplier', holds: 'text' },
  { heading: 'Unbroken', holds: 'text' },
  { heading: 'Hash of the entry before', holds: 'text' },
  { heading: 'Hash', holds: 'text' },
]

const columnCount = columnsOf('').length

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
    name: 'Audit log',
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
    entry.through === 'window' ? 'Window' : 'Command line',
    actionWords[entry.action],
    entry.accountNumber,
    entry.payloadSha256,
    entry.detail,
    entry.service,
    entry.supplier,
    isBroken ? 'No: this entry was changed, or one before it is missing' : 'Yes',
    entry.previous,
    entry.hash,
  ]
}

const unreadableRow = ({ sequence, sealedHash }: UnreadableEntry): Row => [
  sequence,
  null,
  null,
  null,
  'This entry can’t be read any more',
  ...Array.from({ length: columnCount - 8 }, () => null),
  'No: this entry was changed or damaged after it was written',
  null,
  sealedHash,
]

const endRow = (missing: number): Row => [
  null,
  null,
  null,
  null,
  `${missing === 1 ? 'One entry is' : `${missing} entries are`} missing at the end`,
  ...Array.from({ length: columnCount - 5 }, () => null),
]
