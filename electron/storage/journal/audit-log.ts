/**
 * The audit log: who on this computer did what and when, and which payload it was. Append-only; every entry carries the hash of the one
 * before it, so that one that was changed or taken out is seen. It holds numbers and hashes of accounts, no payloads.
 */
import { hash } from 'node:crypto'
import { z } from 'zod'
import { messageSchema } from '../../../shared/messages/message.ts'
import { yielding } from '../../flow/yielding.ts'
import { canonicalSha256 } from '../canonical-sha256.ts'
import { inTransaction } from '../open-database.ts'
import type { SealedData } from '../vault/sealed-data.ts'
import { SealBroken, type SealedPlace } from '../vault/sealing.ts'

const auditActions = [
  'connected',
  'disconnected',
  'spreadsheetLoaded',
  'projectOpened',
  'projectDeleted',
  'dryRun',
  'runStarted',
  'runPaused',
  'runResumed',
  'runStopped',
  'runLimitsChanged',
  'accountSent',
  'accountAnswered',
  'accountNotReceived',
  'accountEnded',
  'additionSent',
  'additionAnswered',
  'compared',
  'fileSaved',
] as const
export type AuditAction = (typeof auditActions)[number]

const entrySchema = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  user: z.string(),
  /** The window or the command line. */
  through: z.enum(['window', 'commandLine']),
  action: z.enum(auditActions),
  /** Where it went: the address of the service or "practice"; `null` for what goes nowhere. */
  service: z.string().nullable(),
  supplier: z.string().nullable(),
  accountNumber: z.string().nullable(),
  /** SHA-256 of the canonical JSON of the payload, for `accountSent` and `additionSent`. */
  payloadSha256: z.string().nullable(),
  /** Names and codes as text; what is a sentence as a message, which is said in the language of the reader. */
  detail: z.union([z.string(), messageSchema]).nullable(),
})
const chained = z.object({ entry: entrySchema, previous: z.string(), hash: z.string() })

type AuditEntry = z.infer<typeof entrySchema>

export type ChainedEntry = AuditEntry & {
  /** From 1, without gaps while nothing is missing. */
  readonly sequence: number
  readonly previous: string
  /** SHA-256 of the canonical JSON of sequence, entry and previous hash. */
  readonly hash: string
}

/** An entry that was changed or damaged in the file, so that it does not open any more. */
export type UnreadableEntry = {
  readonly sequence: number
  /** SHA-256 of its sealed piece as it is now: what an entry that is added behind it follows. */
  readonly sealedHash: string
}

export type AuditWhat = { readonly action: AuditAction } & Partial<
  Pick<AuditEntry, 'service' | 'supplier' | 'accountNumber' | 'payloadSha256' | 'detail'>
>

export type AuditLog = {
  /**
   * On the disk when it returns; within a transaction that is under way, together with the rest of it.
   * @param at  milliseconds since 1970, of what could not be written when it was done
   */
  add(what: AuditWhat, at?: number): void
  /** Oldest first. */
  read(): AuditReading
  /** Whether it still is what was written, found out beside other work: it may be long. */
  check(): Promise<AuditCheck>
}

type AuditCheck = Pick<AuditReading, 'breaks' | 'missingAtEnd'>

export type AuditReading = {
  readonly entries: readonly ChainedEntry[]
  readonly unreadable: readonly UnreadableEntry[]
  /** Sequence numbers where the chain does not hold: changed, unreadable, or the one before is missing. */
  readonly breaks: readonly number[]
  /** How many were taken off the end. */
  readonly missingAtEnd: number
}

type AuditPorts = {
  /** Milliseconds since 1970. */
  readonly clock: () => number
  /** Who is logged in on this computer. */
  readonly user: string
  readonly through: AuditEntry['through']
}

/** Short enough that nothing else waits for it. */
const checkingMs = 8

/** What stands before the first entry. */
const beginning = '0'.repeat(64)

export function openAuditLog({ database, sealing }: SealedData, { clock, user, through }: AuditPorts): AuditLog {
  const readEnd = database.prepare(
    `SELECT coalesce(seq, 0) AS sequence, last.id, last.entry
     FROM (SELECT max(seq) AS seq FROM sqlite_sequence WHERE name = 'audit_entries')
     LEFT JOIN (SELECT id, entry FROM audit_entries ORDER BY id DESC LIMIT 1) AS last`,
  )
  const readAll = database.prepare('SELECT id, entry FROM audit_entries ORDER BY id')
  const readPiece = database.prepare('SELECT id, entry FROM audit_entries WHERE id > ? ORDER BY id LIMIT 50')
  const addRow = database.prepare('INSERT INTO audit_entries (id, entry) VALUES (?, ?)')
  const open = (id: unknown, sealed: unknown): ChainedEntry | UnreadableEntry => {
    const sequence = Number(id)
    try {
      const { entry, previous, hash } = chained.parse(sealing.openJson(placeOf(sequence), sealed))
      return { ...entry, sequence, previous, hash }
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error
      return { sequence, sealedHash: hashOfSealed(sealed) }
    }
  }
  /** What this process wrote last: while it is the last on the disk, its hash need not be unsealed again. */
  let written: { readonly sealed: Uint8Array; readonly hash: string } | null = null
  const hashOfLast = (id: unknown, sealed: unknown): string => {
    const isOurs = written !== null && sealed instanceof Uint8Array && Buffer.compare(sealed, written.sealed) === 0
    return isOurs && written !== null ? written.hash : hashToFollow(open(id, sealed))
  }
  const lastSequence = (): number => Number(readEnd.get()?.sequence)

  const append = (what: AuditWhat, at: number): void => {
    const end = readEnd.get()
    const previous = end?.entry == null ? beginning : hashOfLast(end.id, end.entry)
    const sequence = Number(end?.sequence) + 1
    const entry: AuditEntry = {
      at: new Date(at).toISOString(),
      user,
      through,
      service: null,
      supplier: null,
      accountNumber: null,
      payloadSha256: null,
      detail: null,
      ...what,
    }
    const hash = hashOf(sequence, entry, previous)
    const sealed = sealing.sealJson(placeOf(sequence), { entry, previous, hash })
    addRow.run(sequence, sealed)
    written = { sealed, hash }
  }

  return {
    add: (what, at = clock()) => {
      if (database.isTransaction) append(what, at)
      else inTransaction(database, () => append(what, at))
    },
    read: () => {
      const links = readAll.all().map(({ id, entry }) => open(id, entry))
      return {
        entries: links.filter(isReadable),
        unreadable: links.filter(isUnreadable),
        breaks: findBreaks(links),
        missingAtEnd: lastSequence() - (links.at(-1)?.sequence ?? 0),
      }
    },
    check: async () => {
      const yieldNow = yielding(checkingMs)
      const breaks: number[] = []
      let last: ChainedEntry | UnreadableEntry | undefined
      for (;;) {
        const piece = readPiece.all(last?.sequence ?? 0).map(({ id, entry }) => open(id, entry))
        // What is written meanwhile is a piece too: it ends where the log ends.
        if (piece.length === 0) return { breaks, missingAtEnd: lastSequence() - (last?.sequence ?? 0) }
        breaks.push(...findBreaks(piece, last))
        last = piece.at(-1)
        const pause = yieldNow()
        if (pause) await pause
      }
    },
  }
}

/**
 * Sequence numbers of entries that are not what was written, or do not follow the one before them.
 * @param earlier  the one before the first; none where that is the beginning
 */
export function findBreaks(
  links: readonly (ChainedEntry | UnreadableEntry)[],
  earlier?: ChainedEntry | UnreadableEntry,
): number[] {
  return links.flatMap((link, at) => {
    if (isUnreadable(link)) return [link.sequence]
    const { sequence, previous, hash, ...entry } = link
    const before = at === 0 ? earlier : links[at - 1]
    // What one that can't be read any more was followed by can't be told: it is shown as broken itself.
    const followsHash = before !== undefined && isUnreadable(before) ? true : previous === hashToFollow(before)
    const follows = followsHash && sequence === (before?.sequence ?? 0) + 1
    return follows && hash === hashOf(sequence, entry, previous) ? [] : [sequence]
  })
}

const isUnreadable = (link: ChainedEntry | UnreadableEntry): link is UnreadableEntry => 'sealedHash' in link

const isReadable = (link: ChainedEntry | UnreadableEntry): link is ChainedEntry => !isUnreadable(link)

/** A damaged entry is followed as it is: the log goes on behind it, and any further change of it would show. */
function hashToFollow(link: ChainedEntry | UnreadableEntry | undefined): string {
  if (link === undefined) return beginning
  return isUnreadable(link) ? link.sealedHash : link.hash
}

const hashOfSealed = (sealed: unknown): string => hash('sha256', sealed instanceof Uint8Array ? sealed : String(sealed))

const hashOf = (sequence: number, entry: AuditEntry, previous: string): string =>
  canonicalSha256({ sequence, entry, previous })

const placeOf = (sequence: number): SealedPlace => ['audit_entries', sequence]
