/** What a person answers of a description: shown at once, kept by the desk one answer after the other. */
import { useState } from 'react'
import type { Answers } from '../../../shared/description/interface-answers.ts'
import type { ConnectionStatus } from '../../../shared/ipc.ts'
import type { Issue } from '../../../shared/result.ts'
import { useDeskAction } from '../../asking/use-desk-action.ts'

export type Answering = {
  /** With those that are being kept: the next one builds on them. */
  readonly answers: Answers
  readonly isBusy: boolean
  /** Why the last ones were not kept. */
  readonly faults: readonly Issue[]
  readonly keep: (answers: Answers) => Promise<void>
}

/** @param kept  as they were last read */
export function useAnswers(kept: Answers, onKept: (connection: ConnectionStatus) => void = () => {}): Answering {
  const action = useDeskAction('answerDescription')
  const [given, setGiven] = useState<{ readonly answers: Answers; readonly on: Answers } | null>(null)
  const isNewer = given !== null && (action.isBusy || given.on === kept)
  return {
    answers: isNewer ? given.answers : kept,
    isBusy: action.isBusy,
    faults: action.progress.state === 'issues' ? action.progress.issues : [],
    keep: async (answers) => {
      setGiven({ answers, on: kept })
      const result = await action.run({ answers })
      if (result.ok) onKept(result.value)
      else setGiven(null)
    },
  }
}
