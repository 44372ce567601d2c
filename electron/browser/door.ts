/**
 * Where connections come in: each is looked at once, before a byte of it is read, and a stranger's never gets further. So a stranger makes
 * the host do the same little work for each connection, whatever comes over it.
 */
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { Ends } from './peer-user.ts'

export const forbidden = 'HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** For reading that it was turned away. */
const partingMs = 1_000

export type Door = { readonly port: number; close(): Promise<void> }

/** @param welcome  given every connection that is admitted, with nothing of it read yet */
export async function openDoor(
  isAdmitted: (ends: Ends) => Promise<boolean>,
  welcome: (socket: Socket) => void,
): Promise<Door> {
  const open = new Set<Socket>()
  const server = createServer({ pauseOnConnect: true, allowHalfOpen: true, noDelay: true })

  const receive = async (socket: Socket): Promise<void> => {
    const isOurs = await isAdmitted(socket)
    if (socket.destroyed) return
    if (isOurs) {
      welcome(socket)
      socket.resume()
    } else turnAway(socket)
  }

  server.on('connection', (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => socket.destroy())
    receive(socket).catch(() => socket.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}

/** What it sent is let go unread: with that in the way it would not hear the answer. */
function turnAway(socket: Socket): void {
  socket.end(forbidden)
  socket.resume()
  const timer = setTimeout(() => socket.destroy(), partingMs)
  socket.on('end', () => socket.destroy())
  socket.on('close', () => clearTimeout(timer))
}
