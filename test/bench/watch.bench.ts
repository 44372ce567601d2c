/**
 * Measures what it costs to watch many accounts that do not get on: `node test/bench/watch.bench.ts [--accounts 10000] [--hours 1]`. The
 * journal is on the disk and the engine is the real one; the service answers in memory, and time is counted, not waited for. Prints
 * how often the service was asked, in the busiest second and in all, and the memory at each quarter of the time.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createImports } from '../../electron/imports/imports.ts'
import { openJournal } from '../../electron/storage/journal.ts'
import { openImportLock } from '../../electron/storage/lock.ts'
import { openDatabase } from '../../electron/storage/open-database.ts'
import { modelService } from '../unit/imports/model-service.ts'
import { testKey } from '../unit/storage/test-key.ts'

const { values } = parseArgs({
  options: { accounts: { type: 'string', default: '10000' }, hours: { type: 'string', default: '1' } },
})
const count = Number(values.accounts)
const hours = Number(values.hours)
const hourMs = 3_600_000

const home = mkdtempSync(join(tmpdir(), 'migration-desk-bench-'))
try {
  const database = openDatabase(home)
  if (!database.ok) throw new Error(database.issues[0].message)
  database.value.exec('PRAGMA synchronous = OFF')
  const startedAt = Date.UTC(2026, 10, 21)
  let now = startedAt
  const clock = () => now
  const scope = { connection: 'https://service.example', supplier: 'S1' }
  const journal = openJournal({ database: database.value, ...testKey }, scope, clock)
  for (let at = 0; at < count; at += 1) {
    const number = String(at)
    await journal.intend(number, { payload: { external_account_number: number }, payloadHash: number, known: null })
    await journal.write(number, { kind: 'answer', answer: { kind: 'accepted' } })
  }

  const quarterAt = (at: number): number => Math.floor(((at - startedAt) / (hours * hourMs)) * 4)
  const perSecond = new Map<number, number>()
  let asked = 0
  const memory: Memory[] = []
  const { platform } = modelService(clock)
  const imports = createImports({
    journal,
    platform: {
      ...platform,
      fetchProcess: async () => {
        asked += 1
        const second = Math.floor((now - startedAt) / 1000)
        perSecond.set(second, (perSecond.get(second) ?? 0) + 1)
        return { kind: 'found', record: { status: 'PENDING', modified_at: 'then' } }
      },
    },
    clock,
    uptime: clock,
    sleep: async (ms) => {
      const quarter = quarterAt(now)
      now += Math.max(1, Math.ceil(ms))
      if (quarterAt(now) > quarter) memory.push({ quarter: quarter + 1, ...measureMemory() })
      if (now - startedAt >= hours * hourMs) void imports.close()
    },
    random: Math.random,
    tell: () => {},
    lock: openImportLock(home, scope),
  })
  console.log(`before watching: ${showMemory({ quarter: 0, ...measureMemory() })}`)
  await imports.watch()
  for (const one of memory) console.log(showMemory(one))
  const busiest = Math.max(...perSecond.values())
  const elapsed = (now - startedAt) / 1000
  console.log(
    `${count} accounts over ${hours} hours: ${asked} questions, ${(asked / elapsed).toFixed(1)} a second on average, ${busiest} in the busiest; each account every ${((elapsed * count) / asked).toFixed(0)} s`,
  )
  database.value.close()
} finally {
  rmSync(home, { recursive: true, force: true })
}

type Memory = { readonly quarter: number; readonly residentMiB: number; readonly heapMiB: number }

function measureMemory(): Omit<Memory, 'quarter'> {
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  return { residentMiB: Math.round(rss / 2 ** 20), heapMiB: Math.round(heapUsed / 2 ** 20) }
}

function showMemory({ quarter, residentMiB, heapMiB }: Memory): string {
  return `after quarter ${quarter}: ${residentMiB} MiB resident, ${heapMiB} MiB heap`
}
