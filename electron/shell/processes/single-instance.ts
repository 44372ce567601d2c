/**
 * One application per home folder, whichever host runs it: two would both believe that they alone know what was sent. A second
 * start asks the first one to show itself, and ends.
 */
import { createHash } from 'node:crypto'
import { chmodSync, closeSync, lstatSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sqliteCode } from '../../storage/open-database.ts'

export type FirstInstance = {
  readonly isFirst: true
  /**
   * Says what happens at a second start.
   * @param show  brings the window to the front; or answers with an address that the second start is to open
   */
  onSecondStart(show: () => string | undefined): void
  /** May be called twice. */
  close(): void
}

export type LaterInstance = {
  readonly isFirst: false
  /** Asks the first instance to show itself; what it answered with, or `undefined` where it does not answer in time. */
  show(): Promise<{ readonly address: string | undefined } | undefined>
}

/** A first instance that is just starting answers as soon as its window is there. */
const answerTimeoutMs = 5000
/** Linux allows 107 bytes for the path of a socket, macOS 103. */
const longestSocketPath = 100

const request = 'show\n'

export function takeInstance(home: string): FirstInstance | LaterInstance {
  const place = socketPath(home)
  const lock = takeLock(join(home, 'instance.lock'))
  if (lock === undefined) return { isFirst: false, show: () => askToShow(place) }

  let show: (() => string | undefined) | undefined
  const waiting: Socket[] = []
  const answer = (socket: Socket, how: () => string | undefined) =>
    socket.end(`${JSON.stringify({ address: how() ?? null })}\n`)

  // Whoever left a socket here is gone: the lock is ours.
  if (process.platform !== 'win32' && place !== undefined) rmSync(place, { force: true })
  const server = createServer((socket) => {
    socket.on('error', () => {})
    // Asked for in words, so that only those who may write to it get an answer.
    socket.once('data', (chunk) => {
      if (String(chunk) !== request) socket.destroy()
      else if (show === undefined) waiting.push(socket)
      else answer(socket, show)
    })
  })
  // Without a socket a second start still ends; it only cannot bring the first to the front.
  server.on('error', () => {})
  if (place !== undefined) {
    server.listen(place, () => {
      if (process.platform !== 'win32') chmodSync(place, 0o600)
    })
  }
  server.unref()

  return {
    isFirst: true,
    onSecondStart(how) {
      show = how
      for (const socket of waiting.splice(0)) answer(socket, how)
    },
    close() {
      server.close()
      for (const socket of waiting.splice(0)) socket.destroy()
      if (lock.isOpen) lock.close()
    },
  }
}

/**
 * A lock that the operating system lets go of when its holder ends, however it ends.
 * @returns `undefined` while another process holds it
 */
function takeLock(file: string): DatabaseSync | undefined {
  closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
    return database
  } catch (error) {
    database.close()
    if (sqliteCode(error) === 'busy') return undefined
    throw error
  }
}

/** In the home folder, or, where its path is too long for a socket, in a folder of this user's among the temporary ones. */
function socketPath(home: string): string | undefined {
  const mark = createHash('sha256').update(home).digest('hex').slice(0, 16)
  if (process.platform === 'win32') return `\\\\.\\pipe\\migration-desk-${mark}`
  const inHome = join(home, 'instance.sock')
  if (Buffer.byteLength(inHome) <= longestSocketPath) return inHome
  const folder = join(tmpdir(), `migration-desk-${process.getuid?.()}`)
  return isOwnFolder(folder) ? join(folder, `${mark}.sock`) : undefined
}

/** Whoever made a folder in our place could answer a second start with an address of their own. */
function isOwnFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const found = lstatSync(folder)
    return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o077) === 0
  } catch {
    return false
  }
}

function askToShow(place: string | undefined): Promise<{ readonly address: string | undefined } | undefined> {
  if (place === undefined) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(place, () => socket.write(request))
    socket.setTimeout(answerTimeoutMs, () => socket.destroy())
    socket.on('data', (chunk) => {
      text += String(chunk)
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(readAnswer(text)))
  })
}

function readAnswer(text: string): { readonly address: string | undefined } | undefined {
  if (!text.endsWith('\n')) return undefined
  const { address } = JSON.parse(text) as { readonly address: string | null }
  return { address: address ?? undefined }
}
