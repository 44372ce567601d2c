import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openImportLock, openImportLocks } from '../../../electron/storage/lock.ts'
import { runScript } from './child-process.ts'
import { temporaryHome } from './temporary-home.ts'

const scope = { connection: 'practice', supplier: 'PRACTICE' }

test('the lock keeps another process out, and goes with its process when that is killed', {
  timeout: 60_000,
}, async () => {
  const home = temporaryHome()
  const other = runScript(new URL('./hold-lock.ts', import.meta.url), home)
  expect(await other.nextLine()).toBe('held')
  const lock = openImportLock(home, scope)
  expect(lock.hold()).toMatchObject({ ok: false, issues: [{ code: 'import_running_elsewhere' }] })
  await other.kill()
  const held = lock.hold()
  expect(held.ok).toBe(true)
  if (held.ok) held.value.release()
})

test('the lock is free again only when all who hold it in this process have let go', async () => {
  const home = temporaryHome()
  const lock = openImportLock(home, scope)
  const [first, second] = [lock.hold(), lock.hold()]
  if (!first.ok || !second.ok) throw new Error('The lock was not free.')
  first.value.release()
  first.value.release()
  const other = openImportLock(home, scope)
  expect(other.hold().ok).toBe(false)
  second.value.release()
  const held = other.hold()
  expect(held.ok).toBe(true)
  if (held.ok) held.value.release()
})

test('all who send for one supplier from this process share a lock, and no other process has it meanwhile', () => {
  const home = temporaryHome()
  const lockOf = openImportLocks(home)
  const held = [lockOf(scope).hold(), lockOf({ ...scope }).hold()]
  expect(held.map(({ ok }) => ok)).toEqual([true, true])
  expect(openImportLocks(home)(scope).hold()).toMatchObject({
    ok: false,
    issues: [{ code: 'import_running_elsewhere' }],
  })
  for (const each of held) if (each.ok) each.value.release()
})

test.each(['junk', 'x'.repeat(5_000), 'SQLite format 3\0 and junk'])(
  'a lock file with %j in it is named, and not written to',
  (junk) => {
    const home = temporaryHome()
    const held = openImportLock(home, scope).hold()
    if (held.ok) held.value.release()
    const file = join(home, 'locks', readdirSync(join(home, 'locks')).find((name) => name.endsWith('.lock')) ?? '')
    writeFileSync(file, junk)
    expect(openImportLock(home, scope).hold()).toMatchObject({
      ok: false,
      issues: [{ code: 'lock_unreadable', message: { facts: { file } } }],
    })
    expect(readFileSync(file, 'utf8')).toBe(junk)
  },
)

test('imports for different suppliers do not wait for each other', () => {
  const home = temporaryHome()
  const held = [scope, { ...scope, supplier: 'A/B:*' }].map((each) => openImportLock(home, each).hold())
  expect(held.map(({ ok }) => ok)).toEqual([true, true])
  for (const each of held) if (each.ok) each.value.release()
})
