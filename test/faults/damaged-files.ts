/**
 * A trial of the import in which a process is killed and then one of its files is deleted, emptied, cut short, changed in one byte or
 * put back from an earlier copy, or all is begun anew; at a service that takes every account twice. What is sent may be less than all,
 * where it is said why; nothing is sent twice.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isBehind, readMark } from '../../electron/storage/journal-mark.ts'
import { keepInMemory } from '../../electron/storage/secrets.ts'
import { openVault } from '../../electron/storage/vault.ts'
import { issue } from '../../shared/issue-words.ts'
import { startCuttingProxy } from './cutting-proxy.ts'
import type { ImportPlan } from './import-plan.ts'
import { type Reported, startImport } from './import-process.ts'
import { startMortalService } from './mortal-service.ts'
import type { ProcessEnd } from './reporting-process.ts'
import { type Seeded, seeded } from './seeded.ts'
import type { TrialReport } from './trial.ts'

const database = ['migration-desk.sqlite', 'migration-desk.sqlite-wal', 'migration-desk.sqlite-shm'] as const
const files = [...database, 'journal.mark', 'data.key', 'settings.json'] as const
const damages = ['deleted', 'emptied', 'cut', 'flipped'] as const

type Damage = { readonly what: string; readonly tellsOfLoss: boolean; readonly isOfKey: boolean }

/** After a start that ended by itself and could not go on, the administrator puts back what was there. */
const startsAfterDamage = 3

export async function runDamageTrial(seed: number, accountCount: number): Promise<TrialReport> {
  const startedAt = performance.now()
  const random = seeded(seed)
  const home = mkdtempSync(join(tmpdir(), 'migration-desk-damage-'))
  const kept = join(home, 'kept')
  const numbers = Array.from({ length: accountCount }, (_, at) => `A-${at}`)
  const serviceFaults = [{ kind: 'no_guard', supplier: '*', operation: 'create', rate: 1, delayMs: 0 }] as const
  const cuts = { before: 0, after: 0, during: 0 }
  const plan: ImportPlan = {
    seed,
    kills: [],
    restarts: [],
    cuts,
    gateway: { rate: 0, lateMs: 0 },
    serviceFaults,
    through: 'cli',
    triesFirst: true,
    numbers,
  }
  const proxy = await startCuttingProxy(plan, seeded(seed + 1))
  const service = await startMortalService(plan, proxy, join(home, 'service.sqlite'))
  const surroundings = { home: kept, baseUrl: proxy.baseUrl, apiKey: service.now().apiKey }
  const accounts = numbers.map((number) => ({ number, familyName: 'Lee', email: 'ana@example.org' }))
  const broken: string[] = []
  let [starts, kills] = [0, 0]
  const start = async (killAtWrites: number | null): Promise<ProcessEnd<Reported>> => {
    starts += 1
    const started = startImport(plan, accounts, surroundings)
    if (killAtWrites !== null)
      void proxy.until({ writes: killAtWrites }).then(async () => {
        await wait(random.between(0, 40))
        started.kill()
      })
    const end = await started.end
    if (end.kind === 'killed') kills += 1
    await proxy.heardOut()
    return end
  }
  try {
    mkdirSync(kept, { mode: 0o700 })
    // Two kills, so that there is an earlier copy of a journal that knows of something.
    const first = random.between(1, Math.floor(accountCount / 2))
    await start(first)
    const earlier = join(home, 'earlier')
    cpSync(kept, earlier, { recursive: true })
    await start(proxy.writes.length + random.between(1, 4))
    const before = join(home, 'before')
    cpSync(kept, before, { recursive: true })
    const damage = await doDamage(random, kept, earlier)

    let end = await start(null)
    if (end.kind === 'ended') {
      if (end.exitCode !== 0 && !isSentence(end.complaint))
        broken.push(`It ended with ${end.exitCode} and said: ${end.complaint.trim() || 'nothing'}`)
      if (damage.tellsOfLoss && end.exitCode === 0 && !end.complaint.includes(issue('journal_incomplete', {}).message))
        broken.push('Nothing was said of what was lost.')
      // The key is put back; what else can't be opened is begun anew by hand.
      if (end.exitCode !== 0 && damage.isOfKey) cpSync(join(before, 'data.key'), join(kept, 'data.key'))
      for (let again = 1; end.kind === 'ended' && end.exitCode !== 0 && again < startsAfterDamage; again += 1)
        end = await start(null)
    }
    await service.calm()
    const taken = numbers.map((number) => proxy.writes.filter((one) => one.number === number && isTaken(one)).length)
    for (const [at, times] of taken.entries()) if (times > 1) broken.push(`${numbers[at]} was created ${times} times.`)
    const isDone = end.kind === 'ended' && end.exitCode === 0
    if (isDone) for (const [at, times] of taken.entries()) if (times === 0) broken.push(`${numbers[at]} is missing.`)
    const said = end.kind === 'ended' ? end.complaint.trim() : ''
    return {
      seed,
      what: `damaged files (${damage.what}), ${isDone ? 'all created' : 'ended with a sentence'}`,
      accounts: accountCount,
      broken: broken.length === 0 ? [] : [damage.what, ...broken, said],
      starts,
      kills,
      edits: 0,
      restarts: 0,
      writes: proxy.writes.length,
      lostAnswers: proxy.writes.filter(({ answer }) => answer === null).length,
      requests: proxy.requestCount(),
      tookMs: performance.now() - startedAt,
    }
  } finally {
    await service.settle()
    await service.now().end('SIGKILL')
    proxy.close()
    rmSync(home, { recursive: true, force: true })
  }
}

/** The proxy has passed it on, and the service has acted on everything that it was passed. */
const isTaken = ({ answer }: { readonly answer: { readonly httpStatus: number } | null }): boolean =>
  answer === null || answer.httpStatus === 201

/** Not silence, nor a bug. */
const isSentence = (complaint: string): boolean =>
  complaint.trim() !== '' && !complaint.includes('Something went wrong') && !/^\s+at /m.test(complaint)

async function doDamage(random: Seeded, home: string, earlier: string): Promise<Damage> {
  const chosen = random.between(0, 11)
  if (chosen === 0) return putBack(home, earlier)
  if (chosen === 1) return beginAnew(home)
  const name = random.pick(files)
  const kind = random.pick(damages)
  const file = join(home, name)
  const what = `${name} ${kind}`
  const isOfKey = name === 'data.key'
  if (!existsSync(file)) return { what: `${name} was not there`, tellsOfLoss: false, isOfKey }
  const size = readFileSync(file).length
  if (kind === 'deleted') rmSync(file)
  else if (kind === 'emptied') truncateSync(file)
  else if (kind === 'cut') truncateSync(file, random.between(0, Math.max(0, size - 1)))
  else flip(file, random.between(0, Math.max(0, size - 1)))
  const isGone = kind === 'deleted' || kind === 'emptied'
  return { what, tellsOfLoss: isGone && (name === 'journal.mark' || name === database[0]), isOfKey }
}

function flip(file: string, at: number): void {
  const bytes = readFileSync(file)
  bytes[at] = (bytes[at] ?? 0) ^ 0xff
  writeFileSync(file, bytes)
}

function putBack(home: string, earlier: string): Damage {
  const [markThen, markNow] = [readMark(earlier), readMark(home)]
  for (const name of database) {
    rmSync(join(home, name), { force: true })
    if (existsSync(join(earlier, name))) cpSync(join(earlier, name), join(home, name))
  }
  // The second start may have been killed before it sent anything: then nothing is lost.
  const tellsOfLoss = typeof markThen === 'object' && typeof markNow === 'object' && isBehind(markThen, markNow)
  return { what: 'an earlier database put back', tellsOfLoss, isOfKey: false }
}

/** The key is gone; who begins anew closes at the next question. */
async function beginAnew(home: string): Promise<Damage> {
  rmSync(join(home, 'data.key'))
  const vault = await openVault({ home, secrets: keepInMemory() })
  if (!vault.ok) throw new Error(vault.issues[0].message)
  await vault.value.startAfresh()
  await vault.value.close()
  return { what: 'begun anew', tellsOfLoss: true, isOfKey: false }
}
