/** The window's first question is asked while its language is still being read: nothing is seen before both are answered. */
import type { DeskConnection } from './connection.ts'

/** After any of these the answer is over: nobody in the window hears of them yet. */
const newsOfAnswer = ['vaultChanged', 'connectionChanged', 'projectChanged', 'projectClosed', 'noticeAdded'] as const

export function askAhead(access: DeskConnection): DeskConnection {
  const { desk, subscribe } = access
  let first: ReturnType<typeof desk.readDesk> | undefined = desk.readDesk({})
  const letGo = (): void => {
    first = undefined
    for (const end of ends) end()
  }
  const ends = newsOfAnswer.map((name) => subscribe(name, letGo))
  const readDesk: typeof desk.readDesk = (ask) => {
    const answer = first ?? desk.readDesk(ask)
    letGo()
    return answer
  }
  return { ...access, desk: { ...desk, readDesk } }
}
