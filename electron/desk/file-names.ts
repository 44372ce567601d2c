/** How files that are saved for a person are called, and what the service is called in them. */
import type { ConnectionStatus } from '../../shared/ipc.ts'

/**
 * @param fileName  of the open project's spreadsheet
 * @param ending  without its point; none for a folder
 */
export function nameAfterProject(fileName: string | undefined, what: string, ending?: string): string {
  const base = (fileName ?? 'migration').replace(/\.[^.]*$/, '')
  return `${base} ${what}${ending === undefined ? '' : `.${ending}`}`
}

export function serviceName(status: ConnectionStatus): string {
  if (status.kind === 'live') return `${status.address} ${status.supplierCode}`
  return status.kind === 'practice' ? 'Practice' : ''
}
