/** Says how the application stands at its start: the project that was open, open again, and what there is to say until it is read. */
import type { Desk, Notice } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { type Issue, ok, onceDone } from '../../../shared/result.ts'
import { findNewerVersion } from '../../newer-version.ts'
import { isDiskTrouble } from '../../storage/disk-trouble.ts'
import { createNotices } from '../../storage/unread-notices.ts'
import { SealBroken } from '../../storage/vault/sealing.ts'
import type { Parts } from './answer-by-policy.ts'

/** @returns also `stands`, which waits until that project is open, and `notice`, which says something now, and to whoever asks until it is read */
export function createStart(ports: Parts) {
  const { settings, vault, connections, session, tellNews } = ports
  const notices = createNotices(settings, vault.notices)
  for (const told of settings.issues) notices.add(told)
  // Whoever has no key yet is told where it will be when they type it.
  if (ports.secrets.kept !== 'keychain' && connections.inUse().kind === 'live')
    notices.add(issue('keychain_missing', {}))
  const keeping = vault.state()
  if (keeping.is === 'open' && keeping.kept === 'keyFile') notices.add(issue('data_key_beside_data', {}))
  const notice = (told: Notice): void => {
    if (notices.add(told)) tellNews('noticeAdded', told)
  }

  void findNewerVersion(settings.read('updateAddress'), ports).then((told) => {
    if (told !== null) notice(told)
  })
  // Only what needs the project waits for it.
  const reopened = reopenLastProject(ports).then((issues) => {
    for (const told of issues) notices.add(told)
  })

  const stands = async () => {
    await reopened
    const connection = await connections.status()
    return { connection, project: session.state(), issues: [...notices.unread()] }
  }
  const handlers = {
    noticesRead: async () => {
      notices.haveRead()
      return onceDone(vault.noticesRead())
    },
    takeOffer: async () => ok(ports.takeOffer?.() ?? null),
  } satisfies Partial<Desk>
  return { handlers, stands, notice, reopened }
}

/** A project that can't be opened must not keep the application from starting, now or next time. */
async function reopenLastProject({ settings, projects, session, logBug }: Parts): Promise<readonly Issue[]> {
  const id = settings.read('lastProjectId')
  const known = projects.list().find((one) => one.id === id)
  if (known === undefined) return []
  const told = issue('project_not_reopened', { fileName: known.fileName })
  try {
    settings.write('lastProjectId', null)
    const opened = await session.open(known.id)
    return opened.ok ? [] : [told, ...opened.issues]
  } catch (error) {
    if (error instanceof SealBroken) return [told, issue('data_damaged', {})]
    if (isDiskTrouble(error)) return [told, issue('disk_full_here', {})]
    logBug('opening the last project', error)
    return [told]
  }
}
