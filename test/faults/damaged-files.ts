/**
 * A trial of the import in which a process is killed and then one of its files is deleted, emptied, cut short, changed in one byte or
 * put back from an earlier copy, or all is begun anew. Where the import can't go on, the administrator puts back what was there.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isBehind, readEntryNumbers, readMark } from '../../electron/storage/journal/journal-mark.ts'
import { databaseName } from '../../electron/storage/open-database.ts'
import { keepInMemory } from '../../electron/storage/vault/secrets.ts'
import { openVault } from '../../electron/storage/vault/vault.ts'
import { issue } from '../../shared/issue-words.ts'
import { sayMessage } from '../../shared/messages/say.ts'
import { valueIn } from '../support/value-in.ts'
import { workbookName } from './imports/import-process.ts'
import type { Seeded } from './seeded.ts'
import type { TrialReport } from './trial.ts'
import { runUnguardedTrial } from './unguarded-trial.ts'

const database = ['', '-wal', '-shm'].map((ending) => `${databaseName}${ending}`)
const damages = ['deleted', 'emptied', 'cut', 'flipped'] as const

type Damage = { readonly what: string; readonly file: string | null }

export const runDamageTrial = (seed: number, accountCount: number): Promise<TrialReport> =>
  runUnguardedTrial(seed, accountCount, async ({ random, kept, room, start, finish, breaks }) => {
    // Two kills, so that there is an earlier copy of a journal that knows of something.
    await start({ killAfter: random.between(1, Math.floor(accountCount / 2)) })
    const earlier = join(room, 'earlier')
    cpSync(kept, earlier, { recursive: true })
    await start({ killAfter: random.between(1, 4) })
    const isSettled = random.next() < 0.5
    if (isSettled) moveLogIntoDatabase(kept)
    const before = join(room, 'before')
    cpSync(kept, before, { recursive: true })
    const { what, file } = await doDamage(random, kept, earlier)
    const tellsOfLoss = isToTell(kept, room)

    const end = await start({ killAfter: null })
    const isDone = end.kind === 'ended' && end.exitCode === 0
    if (isDone && tellsOfLoss && !end.complaint.includes(sayMessage(issue('journal_incomplete', {}).message)))
      breaks('Nothing was said of what was lost.')
    if (!isDone && file !== null) putBackFrom(before, kept, database.includes(file) ? database : [file])
    if (!isDone) await finish()
    return `damage (${what}${isSettled ? ', all in the database' : ''}), ${isDone ? 'went on' : 'ended with a sentence first'}`
  })

async function doDamage(random: Seeded, home: string, earlier: string): Promise<Damage> {
  const chosen = random.between(0, 11)
  if (chosen === 0) {
    putBackFrom(earlier, home, database)
    return { what: 'an earlier database put back', file: null }
  }
  if (chosen === 1) {
    await beginAnew(home)
    return { what: 'begun anew', file: null }
  }
  // The one file that all depends on is drawn more often.
  const name = random.pick([databaseName, databaseName, ...filesIn(home)])
  const kind = random.pick(damages)
  const file = join(home, name)
  const { size } = statSync(file)
  const at = random.between(0, Math.max(0, size - 1))
  if (kind === 'deleted') rmSync(file)
  else if (kind === 'emptied') truncateSync(file)
  else if (kind === 'cut') truncateSync(file, at)
  else if (size > 0) flip(file, at)
  const isAtPlace = kind === 'cut' || kind === 'flipped'
  return { what: `${name} ${kind}${isAtPlace ? ` at ${at} of ${size}` : ''}`, file: name }
}

/** All that the import keeps; the spreadsheet is the person's. */
const filesIn = (home: string): string[] =>
  readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter((name) => name !== workbookName && statSync(join(home, name)).isFile())
    .sort()

function flip(file: string, at: number): void {
  const bytes = readFileSync(file)
  bytes[at] = (bytes[at] ?? 0) ^ 0xff
  writeFileSync(file, bytes)
}

/** As a program leaves it that looked into it last and was closed. */
function moveLogIntoDatabase(home: string): void {
  const opened = new DatabaseSync(join(home, databaseName))
  opened.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  opened.close()
}

function putBackFrom(copy: string, home: string, names: readonly string[]): void {
  for (const name of names) {
    rmSync(join(home, name), { force: true })
    if (existsSync(join(copy, name))) cpSync(join(copy, name), join(home, name))
  }
}

/** What the person must be told of, as far as it can be told from the files: no mark, or entries fewer than it says. */
function isToTell(home: string, room: string): boolean {
  const mark = readMark(home)
  if (typeof mark === 'string') return true
  const copy = join(room, 'looked-into')
  cpSync(home, copy, { recursive: true })
  try {
    const opened = new DatabaseSync(join(copy, databaseName))
    try {
      return isBehind(readEntryNumbers(opened), mark)
    } finally {
      opened.close()
    }
  } catch {
    // New, or damaged so that nothing can be read: then it ends with a sentence, or was begun in another's place.
    return !existsSync(join(home, databaseName)) || statSync(join(home, databaseName)).size === 0
  }
}

/** The key is gone; who begins anew closes at the next question. */
async function beginAnew(home: string): Promise<void> {
  rmSync(join(home, 'data.key'))
  const vault = valueIn(await openVault({ home, secrets: keepInMemory() }))
  await vault.startAfresh()
  await vault.close()
}
