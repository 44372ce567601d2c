/** How files that are saved for a person are called, and what the service is called in them. */
import type { ConnectionStatus, ProjectState } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { cutBytes } from '../../workbook/reading/cut-bytes.ts'

/** File systems allow 255; another program may put a number behind. */
const maxBytes = 240

/**
 * @param project  the open one: what a person calls it may be no name for a file
 * @param ending  without its point; none for a folder
 */
export function nameAfterProject(
  project: Pick<ProjectState, 'name' | 'fileName'> | null,
  what: string,
  ending?: string,
): string {
  const base =
    project === null
      ? say('file_of_nothing')
      : project.name === project.fileName
        ? project.fileName.replace(/\.[^.]*$/, '')
        : forFile(project.name)
  const rest = ` ${what}${ending === undefined ? '' : `.${ending}`}`
  return `${cutBytes(base, maxBytes - Buffer.byteLength(rest)).trimEnd()}${rest}`
}

export function serviceName(status: ConnectionStatus): string {
  if (status.kind === 'live') return `${status.address} ${status.supplierCode}`
  return status.kind === 'practice' ? say('word_practice') : ''
}

/** Signs that a file system, or a program on it, takes for something else; a name begins with none that hides a file. */
const forFile = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}/\\:*?"<>|]/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '') || say('file_of_nothing')
