/** Answers the channels about versions of a file: whether it changed where it came from, and how edits come along. */
import { basename } from 'node:path'
import type { Desk } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { ok, refuse } from '../../shared/result.ts'
import type { Projects } from '../storage/projects.ts'
import { lookAtSource } from './file-origin.ts'
import type { ProjectSession } from './project/project-session.ts'

type VersionHandlers = Pick<Desk, 'checkSource' | 'loadNewVersion' | 'listTwins' | 'takeOverEdits'>

export function createVersionHandlers(ports: {
  readonly projects: Projects
  readonly session: ProjectSession
}): VersionHandlers {
  const { projects, session } = ports

  const lookAtOpen = async () => {
    const id = session.projectId()
    const origin = session.origin()
    if (id === null || origin === null) return null
    const looked = await lookAtSource(origin, () => projects.readSource(id))
    // Only its date is another: the next look is a quick one.
    if (looked.is === 'same' && looked.origin !== origin) await session.rememberOrigin(id, looked.origin)
    return { ...looked, id }
  }

  return {
    checkSource: async () => {
      const looked = await lookAtOpen()
      const modifiedAt = looked === null || looked.is === 'gone' ? null : looked.origin.modifiedAt
      return ok({ state: looked?.is ?? 'unknown', modifiedAt })
    },
    loadNewVersion: async () => {
      const looked = await lookAtOpen()
      // While it was looked at, another project may have been opened.
      if (looked?.is !== 'changed' || looked.id !== session.projectId()) return refuse(issue('new_version_gone', {}))
      const { bytes, origin, id } = looked
      return session.loadVersion({ fileName: basename(origin.path), bytes, origin }, id)
    },
    listTwins: async () => {
      const open = session.state()
      if (open === null) return ok([])
      const same = new Set(projects.findSame(open.id))
      return ok(
        projects
          .list()
          .filter(({ id, fileName }) => id !== open.id && (same.has(id) || fileName === open.fileName))
          .map((entry) => ({ ...entry, isSameFile: same.has(entry.id) })),
      )
    },
    takeOverEdits: ({ from }) => session.takeOver(from),
  }
}
