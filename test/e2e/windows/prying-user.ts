/**
 * Everything that another user of the computer can try, as a program: `prying-user.ts ORDERS`. It becomes the user of its orders first,
 * and prints what it found as one line of JSON.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { deskProtocol, socketPath, ticketPath } from '../../../shared/wire/wire-messages.ts'

export type Orders = {
  /** Nobody's number, or nothing to stay who one is. */
  readonly user: number | undefined
  readonly home: string
  /** Files and folders below the home, found by somebody who may see them. */
  readonly files: readonly string[]
  readonly folders: readonly string[]
  readonly port: number
  /** A ticket that has been used already. */
  readonly usedTicket: string
}

/** What could be done; whatever could not is left out. */
export type Found = {
  readonly files: readonly string[]
  readonly folders: readonly string[]
  readonly written: readonly string[]
  readonly sockets: readonly string[]
  /** The ticket on the command line of the window’s browser. */
  readonly ticket: string | undefined
  /** Statuses: the page, and tickets exchanged for the token; `gone` where the connection was shut. */
  readonly page: number | 'gone'
  readonly guessed: number | 'gone'
  readonly used: number | 'gone'
  readonly seen: number | 'gone'
  /** The socket with a token that was guessed, or given for the ticket. */
  readonly socket: 'open' | 'shut'
}

const orders: Orders = JSON.parse(process.argv[2] ?? '')
const { user, home, files, folders, port } = orders
const origin = `http://127.0.0.1:${port}`
if (user !== undefined) {
  process.setgroups?.([])
  process.setgid?.(user)
  process.setuid?.(user)
}

const can = (act: () => unknown): boolean => {
  try {
    act()
    return true
  } catch {
    return false
  }
}

const ticket = ticketOnACommandLine()
const seen = await exchange(ticket ?? '')
const found: Found = {
  files: files.filter((file) => can(() => readFileSync(file))),
  folders: folders.filter((folder) => can(() => readdirSync(folder))),
  written: ['planted', 'settings.json'].filter((name) => can(() => writeFileSync(join(home, name), '', { flag: 'a' }))),
  sockets: (await isAnswering(join(home, 'instance.sock'))) ? ['instance.sock'] : [],
  ticket,
  page: (await ask('GET', '/')).status,
  guessed: (await exchange('a'.repeat(43))).status,
  used: (await exchange(orders.usedTicket)).status,
  seen: seen.status,
  socket: await openSocket(seen.status === 200 ? seen.body : 'b'.repeat(43)),
}
console.log(JSON.stringify(found))

function ticketOnACommandLine(): string | undefined {
  const lines = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((id) => {
      try {
        return readFileSync(`/proc/${id}/cmdline`, 'utf8')
      } catch {
        return ''
      }
    })
  return new RegExp(`${origin}/#([\\w-]{43})`).exec(lines.join('\n'))?.[1]
}

function exchange(given: string) {
  return ask('POST', ticketPath, given)
}

function ask(method: string, path: string, body?: string): Promise<{ status: number | 'gone'; body: string }> {
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, method, path, headers: { origin } }, async (response) => {
      let text = ''
      for await (const chunk of response) text += String(chunk)
      resolve({ status: response.statusCode ?? 'gone', body: text })
    })
    asked.on('error', () => resolve({ status: 'gone', body: '' }))
    asked.end(body)
  })
}

function openSocket(token: string): Promise<'open' | 'shut'> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${socketPath}`, [deskProtocol, token], { origin })
    socket.on('open', () => {
      socket.terminate()
      resolve('open')
    })
    socket.on('error', () => resolve('shut'))
  })
}

function isAnswering(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
