/** What this window had seen when the person decided, as every command that changes the open project says it; and what came of one. */
import type { Edited, MadeOn, ProjectState, Undone } from '../../shared/ipc.ts'

/** Tells this window from the others for as long as it is open. */
const windowId = crypto.randomUUID()

export const madeOn = ({ revision }: Pick<ProjectState, 'revision'>) =>
  ({ revision, window: windowId }) satisfies MadeOn

/** What came late is behind what is known already. */
export function withEdited(project: ProjectState, edited: Edited | Undone): ProjectState {
  const { summary, revision, history } = edited
  if (revision < project.revision) return project
  return { ...(('project' in edited && edited.project) || project), summary, revision, history }
}
