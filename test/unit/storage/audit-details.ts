import { auditTable } from '../../../electron/desk/exports/audit-rows.ts'
import type { AuditLog } from '../../../electron/storage/journal/audit-log.ts'
import { wallClockHere } from '../../../electron/workbook/reading/wall-clock.ts'
import { say } from '../../../shared/messages/say.ts'

/** The details as the saved log has them, oldest first. */
export function auditDetails(audit: Pick<AuditLog, 'read'>) {
  const { columns, rows } = auditTable(audit.read(), wallClockHere())
  const at = columns.findIndex(({ heading }) => heading === say('details'))
  return rows.map((row) => row[at])
}
