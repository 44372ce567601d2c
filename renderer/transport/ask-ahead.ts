/** The window's first question is asked while its language is still being read: nothing is seen before both are answered. */
import type { DeskConnection } from './connection.ts'

export function askAhead(access: DeskConnection): DeskConnection {
  const { desk, subscribe } = access
  let first: ReturnType<typeof desk.readDesk> | undefined = desk.readDesk({})
  // Another window has opened the data meanwhile: what was answered is over.
  const end = subscribe('vaultChanged', () => {
    first = undefined
  })
  const readDesk: typeof desk.readDesk = (ask) => {
    const answer = first ?? desk.readDesk(ask)
    first = undefined
    end()
    return answer
  }
  return { ...access, desk: { ...desk, readDesk } }
}
