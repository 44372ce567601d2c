/**
 * Whose connection it is. A ticket stands on the command line of the browser that is to take it, where every user of the computer can
 * read it; so programs of other users are not answered, whatever they show.
 */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { endianness } from 'node:os'

/** Both ends of a connection over 127.0.0.1, seen from here. */
export type Ends = Readonly<Pick<Socket, 'remoteAddress' | 'remotePort' | 'localAddress' | 'localPort'>>

const superuser = 0
/** It answers in some tens of milliseconds; a system that lets it wait for longer tells nothing. */
const lsofTimeoutMs = 5000

/**
 * @returns whether the program at the other end is the person's own, or the superuser's, who can read everything anyway. On Windows
 *   always: there nobody but an administrator sees the command lines of others.
 */
export async function isFromThisUser(ends: Ends, platform: NodeJS.Platform = process.platform): Promise<boolean> {
  if (platform === 'linux') return isAdmittedByTables(await tablesSoon(), ends)
  if (platform === 'darwin') return isAmongOwn(ends)
  return true
}

/**
 * @param tables  Linux's connections over IPv4, then over IPv6: a line each, with addresses and ports in hexadecimal, the user in the
 *   eighth column and the socket's number in the tenth
 */
export function isAdmittedByTables(tables: readonly string[], ends: Ends, user = process.getuid?.()): boolean {
  // Without the tables, nothing can be told: a system that has none has no list of other people's programs either.
  if (tables.every((table) => table === '')) return true
  const theirs = hexEnd(ends.remoteAddress, ends.remotePort)
  const ours = hexEnd(ends.localAddress, ends.localPort)
  return tables
    .flatMap((table) => table.split('\n'))
    .filter((line) => line.includes(theirs))
    .map((line) => line.trim().split(/\s+/))
    .some(([, from = '', to = '', , , , , owner, , inode]) => {
      // A connection that its program has let go of has no socket, and is shown as the superuser's.
      const hasOwner = inode !== undefined && inode !== '0'
      return hasOwner && from.endsWith(theirs) && to.endsWith(ours) && [user, superuser].includes(Number(owner))
    })
}

type Tables = Promise<readonly string[]>

let looking: Tables = Promise.resolve([])
let nextLook: Tables | undefined

/**
 * One look after the other, each for all connections that came in before it: the system goes through its whole table for each, and a
 * window asks for its files over several connections at once.
 */
function tablesSoon(): Tables {
  nextLook ??= looking.then(() => {
    nextLook = undefined
    looking = Promise.all(['/proc/net/tcp', '/proc/net/tcp6'].map(readTable))
    return looking
  })
  return nextLook
}

const readTable = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '')

/** `127.0.0.1`, 8080 → `0100007F:1F90`, as the processor keeps it. In the table of IPv6 the same stands at the end of more digits. */
function hexEnd(address = '', port = 0): string {
  const bytes = address.split('.').map(Number)
  const inOrder = endianness() === 'LE' ? bytes.toReversed() : bytes
  const hex = (value: number, digits: number) => value.toString(16).toUpperCase().padStart(digits, '0')
  return `${inOrder.map((byte) => hex(byte, 2)).join('')}:${hex(port, 4)}`
}

/** `lsof` shows everybody the connections of their own programs, and nobody but the superuser those of others. */
function isAmongOwn({ remoteAddress, remotePort, localAddress, localPort }: Ends): Promise<boolean> {
  const theirs = `n${remoteAddress}:${remotePort}->${localAddress}:${localPort}`
  const args = ['-nP', '-a', '-u', String(process.getuid?.()), `-iTCP:${remotePort}`, '-Fn']
  return new Promise((resolve) => {
    execFile('lsof', args, { timeout: lsofTimeoutMs }, (error, listed) => {
      const isUnable = error !== null && (error.killed === true || typeof error.code !== 'number')
      resolve(isUnable || listed.split('\n').includes(theirs))
    })
  })
}
