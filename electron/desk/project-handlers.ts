/** Answers the channels about projects: which there are, and which one is open. */
import type { Desk } from '../../shared/ipc.ts'
import { ok } from '../../shared/result.ts'
import type { Projects } from '../storage/projects.ts'
import { readOrigin } from './file-origin.ts'
import type { ProjectSession } from './project-session.ts'

type ProjectHandlers = Pick<
  Desk,
  | 'listProjects'
  | 'openProject'
  | 'closeProject'
  | 'deleteProject'
  | 'loadSpreadsheet'
  | 'cancelLoading'
  | 'changeTextReading'
  | 'changeSheets'
  | 'rememberStep'
>

export function createProjectHandlers(ports: {
  readonly projects: Projects
  readonly session: ProjectSession
  /** Ends what goes on with the open project at the service. */
  readonly endWork: () => Promise<void>
}): ProjectHandlers {
  const { projects, session, endWork } = ports

  /** A dry run and a run belong to the project they began with. */
  const afterWork = async <T>(work: () => Promise<T>): Promise<T> => {
    await endWork()
    return work()
  }

  return {
    listProjects: async () => ok([...projects.list()]),
    openProject: ({ id }) => afterWork(() => session.open(id)),
    closeProject: async () => {
      await afterWork(session.closeProject)
      return ok({})
    },
    deleteProject: async ({ id }) => {
      // Another one is none of the open one's work.
      if (session.projectId() === id) await endWork()
      await session.deleteProject(id)
      return ok({})
    },
    loadSpreadsheet: ({ path, ...file }) =>
      afterWork(async () => session.load({ ...file, origin: await readOrigin(path, file.bytes) })),
    cancelLoading: async () => {
      session.cancelLoading()
      return ok({})
    },
    changeTextReading: session.changeTextReading,
    changeSheets: session.changeSheets,
    rememberStep: async ({ step }) => {
      await session.rememberStep(step)
      return ok({})
    },
  }
}
