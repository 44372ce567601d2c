/** What a person answers about a service: shown at once, and kept by the desk one after the other, each with all that came until then. */
import { useEffect, useRef, useState } from 'react'
import type { Answers } from '../../../shared/description/interface-answers.ts'
import type { ConnectionStatus } from '../../../shared/ipc.ts'
import type { Issue, Result } from '../../../shared/result.ts'
import type { MoneyTerms } from '../../../shared/service/money-terms.ts'
import { useDeskAction } from '../../queries/use-desk-action.ts'

export type Answering<T> = {
  /** With those that are being kept: the next one builds on them. */
  readonly answers: T
  readonly isBusy: boolean
  /** The newest were kept. */
  readonly isKept: boolean
  /** Why the last ones were not kept. */
  readonly issues: readonly Issue[]
  readonly keep: (answers: T) => void
}

/** Sends when nothing stands against it. @returns whether it came to that */
export type SendAround = (send: () => Promise<void>) => Promise<boolean>

/** What the description leaves open. @param kept  as they were last read */
export function useAnswers(kept: Answers, around?: SendAround): Answering<Answers> {
  const { run, issues } = useDeskAction('answerDescription')
  return { ...useKept(kept, (answers) => run({ answers }), around), issues }
}

/** How the service takes money. @param kept  as it was last read */
export function useMoneyAnswers(kept: MoneyTerms, around?: SendAround): Answering<MoneyTerms> {
  const { run, issues } = useDeskAction('sayMoneyTerms')
  return { ...useKept(kept, run, around), issues }
}

function useKept<T>(
  kept: T,
  send: (answers: T) => Promise<Result<ConnectionStatus>>,
  around: SendAround = sendAtOnce,
): Omit<Answering<T>, 'issues'> {
  /** `on`: what was read when all of them were kept; `null` while some are not. */
  const [given, setGiven] = useState<{ readonly answers: T; readonly on: T | null } | null>(null)
  const newest = useRef<{ readonly answers: T } | null>(null)
  const isSending = useRef(false)
  const read = useRef(kept)
  useEffect(() => {
    read.current = kept
  }, [kept])

  const sendAll = async (): Promise<void> => {
    isSending.current = true
    for (let next = newest.current; next !== null; next = newest.current) {
      newest.current = null
      const { answers } = next
      let isKept = false
      await around(async () => {
        isKept = (await send(answers)).ok
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
    isKept: given !== null && given.on !== null,
    keep: (answers) => {
      setGiven({ answers, on: null })
      newest.current = { answers }
      if (!isSending.current) void sendAll()
    },
  }
}

const sendAtOnce: SendAround = async (send) => {
  await send()
  return true
}
