/** What a person hears while a run waits for the service, and how long it waits. */
import { issue } from '../../shared/issue-words.ts'
import { sayMessage } from '../../shared/messages/say.ts'

const everyMs = 30_000

export type WaitPorts = {
  readonly say: (line: string) => void
  /** Accounts that the service has and has not ended, and those that have still to have their turn. */
  readonly counts: () => { readonly waitedFor: number; readonly toCome: number }
  readonly silentMs: () => number
  /** How long the accounts are waited for once all had their turn; `null` for as long as it takes. */
  readonly minutes: number | null
}

export type LongWait = {
  /** Given when the time is up. */
  readonly signal: AbortSignal
  /** All accounts had their turn: the time begins. */
  allSent(): void
  /** Nothing is said while a person is asked. */
  whileAsking<T>(question: () => Promise<T>): Promise<T>
  end(): void
}

export function startWaiting({ say, counts, silentMs, minutes }: WaitPorts): LongWait {
  const timeUp = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let isAsking = false
  const telling = setInterval(() => {
    const { waitedFor, toCome } = counts()
    if (!isAsking && waitedFor + toCome > 0)
      say(sayMessage(issue('run_waiting', { waitedFor, toCome, silentMs: silentMs() }).message))
  }, everyMs)

  return {
    signal: timeUp.signal,
    allSent: () => {
      if (minutes !== null) timer ??= setTimeout(() => timeUp.abort(), minutes * 60_000)
    },
    whileAsking: async (question) => {
      isAsking = true
      try {
        return await question()
      } finally {
        isAsking = false
      }
    },
    end: () => {
      clearInterval(telling)
      clearTimeout(timer)
    },
  }
}
