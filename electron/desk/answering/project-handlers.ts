/** Answers the channels about projects: which there are, which one is open, and how it goes on with another version of its file. */
import { basename } from 'node:path'
import { countIn } from '../../../shared/account-status.ts'
import { catalogueOfInterface } from '../../../shared/catalogue/catalogue-of-kind.ts'
import type { Desk, ProjectListEntry } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { compareServices } from '../../../shared/mapping/model/compare-services.ts'
import { say } from '../../../shared/messages/say.ts'
import { ok, onceDone, refuse } from '../../../shared/result.ts'
import { madeUpFileName } from '../../../shared/service/made-up-supplier.ts'
import { writeMadeUpSupplier } from '../../sample/made-up-supplier.ts'
import { lookAtSource, readOrigin } from '../project/file-origin.ts'
import type { Parts } from './answer-by-policy.ts'

/** A line of the list of projects has room for so many letters. */
const longestName = 100

/** As a person reads them: two that differ in a capital letter would be taken for each other. */
const sameName = (one: string, other: string): boolean =>
  one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0

export function createProjectHandlers({ projects, descriptions, connections, session, statuses, catalogueOf }: Parts) {
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
    listProjects: async () => {
      // Of the open one the disk knows how it was left.
      const { counts } = await statuses.standings()
      const now = { accountCount: countIn(counts, 'all'), counts }
      const openId = session.projectId()
      return ok(projects.list().map((one): ProjectListEntry => (one.id === openId ? { ...one, ...now } : one)))
    },
    openProject: ({ id }) => session.open(id),
    closeProject: () => onceDone(session.closeProject()),
    deleteProject: ({ id }) => onceDone(session.deleteProject(id)),
    renameProject: async ({ id, name: typed }) => {
      const name = typed.trim()
      const entries = projects.list()
      const entry = entries.find((one) => one.id === id)
      if (entry === undefined || entry.isDamaged === true) return refuse(issue('project_gone', {}))
      if (name === '') return refuse(issue('project_name_blank', {}))
      if (name.length > longestName) return refuse(issue('project_name_long', { most: longestName }))
      const isTaken = entries.some((one) => one.id !== id && sameName(one.name, name))
      if (isTaken && !sameName(entry.name, name)) return refuse(issue('project_name_taken', { name }))
      return onceDone(session.rename(id, name === entry.fileName ? null : name))
    },
    keepLook: session.keepLook,
    readServiceChange: async () => {
      const project = session.state()
      const before = session.mappedFor()
      const now = connections.inUse().described
      if (project === null || before === (now?.entry.id ?? null)) return ok(null)
      const other = before === null ? null : descriptions.read(before)
      const was = before === null ? catalogueOfInterface(null) : other?.catalogueOf
      return ok({
        from: before === null ? say('own_service_title') : (other?.entry.title ?? null),
        to: now?.entry.title ?? say('own_service_title'),
        ...compareServices(was?.(project.kind) ?? null, catalogueOf(project.kind), project.mapping),
      })
    },
    agreeToService: session.agreeToService,
    loadSpreadsheet: async ({ path, ...file }) => session.load({ ...file, origin: await readOrigin(path, file.bytes) }),
    loadMadeUp: async () =>
      session.load({ fileName: madeUpFileName, bytes: await writeMadeUpSupplier(), kind: 'accounts' }),
    cancelLoading: () => onceDone(session.cancelLoading()),
    changeTextReading: session.changeTextReading,
    changeSheets: session.changeSheets,
    rememberStep: ({ step }) => onceDone(session.rememberStep(step)),
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
    listDuplicateProjects: async () => {
      const open = session.state()
      if (open === null) return ok([])
      const same = new Set(projects.findSame(open.id))
      const takenOver = projects.read(open.id)?.takenOver ?? []
      const all = projects.list()
      const { createdAt: loadedAt = '' } = all.find(({ id }) => id === open.id) ?? {}
      return ok(
        all
          // What was loaded later is no earlier version, and what was taken over is here already.
          .filter(({ id, createdAt }) => createdAt < loadedAt && !takenOver.includes(id))
          // Who says that a file is about something else wants nothing of what was done before.
          .filter(({ kind }) => kind === open.kind)
          .filter(({ id, fileName }) => same.has(id) || fileName === open.fileName)
          .map((entry) => ({ ...entry, isSameFile: same.has(entry.id) })),
      )
    },
    takeOverEdits: ({ from }) => session.takeOver(from),
  } satisfies Partial<Desk>
}
