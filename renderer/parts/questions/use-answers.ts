/** What a person answers of a description: shown at once, and kept by the desk one after the other, each with all that came until then. */
import { useEffect, useRef, useState } from 'react'
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
  readonly keep: (answers: Answers) => void
}

type Options = {
  readonly onKept?: (connection: ConnectionStatus) => void
  readonly around?: SendAround
}

/** Sends when nothing stands against it. @returns whether it came to that */
export type SendAround = (send: () => Promise<void>) => Promise<boolean>

/** @param kept  as they were last read */
export function useAnswers(kept: Answers, { onKept, around = sendAtOnce }: Options = {}): Answering {
  const action = useDeskAction('answerDescription')
  /** `on`: what was read when all of them were kept; `null` while some are not. */
  const [given, setGiven] = useState<{ readonly answers: Answers; readonly on: Answers | null } | null>(null)
  const newest = useRef<Answers | null>(null)
  const isSending = useRef(false)
  const read = useRef(kept)
  useEffect(() => {
    read.current = kept
  }, [kept])

  const sendAll = async (): Promise<void> => {
    isSending.current = true
    for (let next = newest.current; next !== null; next = newest.current) {
      newest.current = null
      const answers = next
      let isKept = false
      await around(async () => {
        const result = await action.run({ answers })
        isKept = result.ok
        if (result.ok) onKept?.(result.value)
      })
      // Those that came meanwhile hold these too.
      if (newest.current === null) setGiven(isKept ? { answers, on: read.current } : null)
    }
    isSending.current = false
  }
  const isNewer = given !== null && (given.on === null || given.on === kept)
  return {
    answers: isNewer ? given.answers : kept,
    isBusy: given?.on === null,
    faults: action.progress.state === 'issues' ? action.progress.issues : [],
    keep: (answers) => {
      setGiven({ answers, on: null })
      newest.current = answers
      if (!isSending.current) void sendAll()
    },
  }
}

export const sendAtOnce: SendAround = async (send) => {
  await send()
  return true
}
