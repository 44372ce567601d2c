/** The connection in the browser host: the ticket in the address is exchanged for a token, which opens the socket. */
import { issue } from '../../shared/issue-words.ts'
import { refuse } from '../../shared/result.ts'
import { socketPath, ticketPath } from '../../shared/wire/wire-messages.ts'
import { type DeskAccess, deskOver } from './connection.ts'
import { deskSocket } from './desk-socket.ts'

/** For this window alone, and gone with it; it survives loading the page again. */
const tokenKey = 'migration-desk-token'

export async function connectThroughSocket(): Promise<DeskAccess> {
  const token = (await exchangeTicket()) ?? sessionStorage.getItem(tokenKey)
  if (token === null) return notOurs
  sessionStorage.setItem(tokenKey, token)
  const socket = deskSocket(`ws://${location.host}${socketPath}`, token)
  await socket.open()
  return { host: 'browser', desk: deskOver(socket.ask), subscribe: socket.hear, onReach: socket.onReach }
}

/** The token for the ticket in the address, which is taken out of it at once; nothing where there is none or it was used. */
async function exchangeTicket(): Promise<string | undefined> {
  const ticket = location.hash.slice(1)
  if (ticket === '') return undefined
  history.replaceState(null, '', location.pathname)
  try {
    const response = await fetch(ticketPath, { method: 'POST', body: ticket })
    return response.ok ? await response.text() : undefined
  } catch {
    return undefined
  }
}

/** For a window that somebody opened by hand: it is told so at its first ask. */
const notOurs: DeskAccess = {
  host: 'browser',
  desk: deskOver(async () => refuse(issue('window_not_ours', {}))),
  subscribe: () => () => {},
  onReach: () => () => {},
}
