/**
 * How the desk stands as a whole: no answer is older than the news that came while it was on its way. The first is asked for while the
 * window's language is still being read, because nothing is seen before both are answered.
 */
import type { DeskAccess } from './connection.ts'

/** After any of these the answer is over. */
export const newsOfAnswer = [
  'vaultChanged',
  'connectionChanged',
  'noticeAdded',
  'projectChanged',
  'projectClosed',
  'summaryChanged',
  'stepDone',
] as const

export function readingWholeDesk(access: DeskAccess): DeskAccess {
  const { desk, subscribe } = access
  let newsCount = 0
  const count = (): void => {
    newsCount += 1
  }
  for (const name of newsOfAnswer) subscribe(name, count)
  const ask = () => ({ at: newsCount, answer: desk.readDesk({}) })
  let ahead: ReturnType<typeof ask> | null = ask()
  const readDesk: typeof desk.readDesk = async () => {
    if (ahead?.at !== newsCount) ahead = null
    for (let asked = ahead ?? ask(); ; asked = ask()) {
      ahead = null
      const answer = await asked.answer
      if (asked.at === newsCount) return answer
    }
  }
  return { ...access, desk: { ...desk, readDesk } }
}
