/** Answers the channels about projects: which there are, and which one is open. */
import type { Desk } from '../../shared/ipc.ts'
import { ok } from '../../shared/result.ts'
import type { Projects } from '../storage/projects.ts'
import type { ImportSession } from './import-session.ts'
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
  readonly imports: ImportSession
}): ProjectHandlers {
  const { projects, session, imports } = ports

  /** A dry run belongs to the project it began with. */
  const withoutDryRuns = async <T>(work: () => Promise<T>): Promise<T> => {
    await imports.stopDryRuns()
    return work()
  }

  return {
    listProjects: async () => ok([...projects.list()]),
    openProject: ({ id }) => withoutDryRuns(() => session.open(id)),
    closeProject: async () => {
      await withoutDryRuns(session.closeProject)
      return ok({})
    },
    deleteProject: async ({ id }) => {
      await withoutDryRuns(() => session.deleteProject(id))
      return ok({})
    },
    loadSpreadsheet: (file) => withoutDryRuns(() => session.load(file)),
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
