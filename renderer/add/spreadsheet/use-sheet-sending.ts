/** The sending of a spreadsheet of additions that is under way, whoever started it, and what came of the last one started here. */
import type { Ask, DeskEvent, Reply } from '../../../shared/ipc.ts'
import type { Issue } from '../../../shared/result.ts'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import { useProgress } from '../../queries/use-progress.ts'

export type SheetSending = {
  readonly isRunning: boolean
  /** `null` until something is known of it. */
  readonly progress: DeskEvent<'additionsProgress'> | null
  readonly outcome: Reply<'sendAdditions'> | null
  /** Why it was not sent, or not to the end. */
  readonly issues: readonly Issue[]
  readonly isStopping: boolean
  readonly start: (ask: Ask<'sendAdditions'>) => Promise<void>
  readonly stop: () => void
}

export function useSheetSending(): SheetSending {
  const sending = useDeskAction('sendAdditions')
  const stopping = useDeskAction('stopAdditions')
  const [progress, setOver] = useProgress('readAdditionSending')
  return {
    isRunning: sending.isBusy || progress !== null,
    progress,
    outcome: sending.outcome,
    issues: [...sending.issues, ...stopping.issues],
    isStopping: stopping.isBusy,
    start: async (ask) => {
      stopping.clear()
      await sending.run(ask)
      setOver()
    },
    stop: () => void stopping.run({}),
  }
}
