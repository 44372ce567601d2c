/** Has looked at, once edits pause, what only whole columns tell of them: nobody waits for that while typing. */
import type { CheckSummary } from '../../shared/ipc.ts'
import type { ProjectSession } from './project-session.ts'

/** Longer than from one typed cell to the next, and shorter than anyone wonders. */
const pauseMs = 1000

export type Settling = {
  /** After each edit. */
  begin(): void
}

/** @param tell  called when something is said otherwise now */
export function settlingLater(
  session: Pick<ProjectSession, 'settle'>,
  tell: (summary: CheckSummary) => void,
): Settling {
  let timer: NodeJS.Timeout | undefined
  const settle = async (): Promise<void> => {
    const settled = await session.settle()
    if (settled.ok && settled.value !== null) tell(settled.value)
  }
  return {
    begin() {
      clearTimeout(timer)
      timer = setTimeout(() => void settle(), pauseMs)
      timer.unref()
    },
  }
}
