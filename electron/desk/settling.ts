/** Has looked at, once edits pause, what only whole columns tell of them: nobody waits for that while typing. */
import type { ProjectState } from '../../shared/ipc.ts'
import type { ProjectSession } from './project-session.ts'

/** Longer than from one typed cell to the next, and shorter than anyone wonders. */
const pauseMs = 400

export type Settling = {
  /** After each edit. */
  begin(): void
}

/** @param tell  called when something is said otherwise now */
export function settlingLater(
  session: Pick<ProjectSession, 'settle' | 'state'>,
  tell: (project: ProjectState) => void,
): Settling {
  let timer: NodeJS.Timeout | undefined
  const settle = async (): Promise<void> => {
    const settled = await session.settle()
    const project = session.state()
    // Where the project was closed meanwhile there is nothing to say.
    if (settled.ok && settled.value && project !== null) tell(project)
  }
  return {
    begin() {
      clearTimeout(timer)
      timer = setTimeout(() => void settle(), pauseMs)
      timer.unref()
    },
  }
}
