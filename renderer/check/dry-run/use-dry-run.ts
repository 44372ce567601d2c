/** The dry run that is under way, whoever started it, and what came of the last one that was started here. */
import type { DryRunProgress, Reply } from '../../../shared/ipc.ts'
import type { Issue } from '../../../shared/result.ts'
import { useDeskEvent } from '../../queries/desk-context.tsx'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import { useProgress } from '../../queries/use-progress.ts'

export type DryRun = {
  readonly isRunning: boolean
  /** `null` until something is known of it. */
  readonly progress: DryRunProgress | null
  readonly outcome: Reply<'startDryRun'> | null
  /** Why it was not done, or not held or stopped. */
  readonly issues: readonly Issue[]
  readonly isStopping: boolean
  readonly start: (keys: string[] | 'all') => Promise<void>
  readonly pause: () => void
  readonly resume: () => void
  readonly stop: () => void
}

/** @param onStart  shows where it is told how far it is */
export function useDryRun(onStart: () => void): DryRun {
  const starting = useDeskAction('startDryRun')
  const pausing = useDeskAction('pauseDryRun')
  const resuming = useDeskAction('resumeDryRun')
  const stopping = useDeskAction('stopDryRun')
  const [progress, setOver] = useProgress('readDryRun')
  // What is left alone, and why, is another matter once something was changed.
  const forgetEnd = (): void => {
    if (starting.outcome !== null) starting.clear()
  }
  useDeskEvent('rowsChanged', forgetEnd)
  useDeskEvent('projectChanged', forgetEnd)
  const actions = [starting, pausing, resuming, stopping]
  return {
    isRunning: starting.isBusy || progress !== null,
    progress,
    outcome: starting.outcome,
    issues: actions.flatMap(({ issues }) => issues),
    isStopping: stopping.isBusy,
    start: async (keys) => {
      onStart()
      setOver()
      for (const action of actions.slice(1)) action.clear()
      await starting.run({ keys })
      setOver()
    },
    pause: () => void pausing.run({}),
    resume: () => void resuming.run({}),
    stop: async () => {
      // The last piece of news may have been lost with the connection: what is stopped is not shown as running on.
      if ((await stopping.run({})).ok) setOver()
    },
  }
}
