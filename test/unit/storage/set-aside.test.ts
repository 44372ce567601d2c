import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { databaseName, inTransaction } from '../../../electron/storage/open-database.ts'
import { openProjects } from '../../../electron/storage/projects/projects.ts'
import { type AsideDecision, openSetAside } from '../../../electron/storage/projects/set-aside.ts'
import { openTestData, temporaryHome, tickingClock } from './temporary-home.ts'

function opened(home = temporaryHome()) {
  const data = openTestData(home)
  return { home, data, projects: openProjects(data, tickingClock()), setAside: openSetAside(data) }
}
const bytes = new Uint8Array([1])

const decision = (id: string, reason = 'Moved away in May'): AsideDecision => ({
  ...{ id, reason, at: '2026-11-21T00:00:01.000Z', key: '4711', numbers: ['4711', '04711'] },
  rows: ['1 May', '3 May'],
})
const kept = (...decisions: readonly AsideDecision[]) => new Map(decisions.map((one) => [one.id, one]))

test('what is decided is so after a restart, and gone when it is decided no more', async () => {
  const { home, data, projects, setAside } = opened()
  const { id } = await projects.add({ fileName: 'a.csv', bytes })
  setAside.keep(id, kept(decision('one'), decision('two')))
  setAside.keep(id, new Map([['two', null]]))
  data.database.close()
  const again = opened(home).setAside
  expect([again.read(id), [...again.eachDecision(id)]]).toEqual([kept(decision('one')), [decision('one')]])
})

test('it is read from the disk once, and known until something of it changes', async () => {
  const { projects, setAside } = opened()
  const { id } = await projects.add({ fileName: 'a.csv', bytes })
  setAside.keep(id, kept(decision('one')))
  const before = setAside.read(id)
  expect(setAside.readUndamaged(id)).toBe(before)
  setAside.keep(id, kept(decision('one', 'Left')))
  expect(setAside.read(id).get('one')?.reason).toBe('Left')
})

test.each([
  ['decided', kept(decision('one', 'Left'))],
  ['decided no more', new Map([['one', null]])],
])('what is %s in a transaction that comes to no end is as it was', async (_what, changes) => {
  const { data, projects, setAside } = opened()
  const { id } = await projects.add({ fileName: 'a.csv', bytes })
  setAside.keep(id, kept(decision('one')))
  setAside.read(id)
  const failing = () =>
    inTransaction(data.database, () => {
      setAside.keep(id, changes)
      throw new Error('full')
    })
  expect(failing).toThrow('full')
  expect(setAside.read(id)).toEqual(kept(decision('one')))
})

test('it holds for its project alone, and goes with it', async () => {
  const { data, projects, setAside } = opened()
  const one = await projects.add({ fileName: 'a.csv', bytes })
  const other = await projects.add({ fileName: 'b.csv', bytes })
  setAside.keep(one.id, kept(decision('one')))
  expect(setAside.read(other.id).size).toBe(0)
  projects.delete(one.id)
  expect(data.database.prepare('SELECT count(*) AS left FROM set_aside').get()).toEqual({ left: 0 })
})

test('neither account nor reason can be read from the disk', async () => {
  const { home, data, projects, setAside } = opened()
  const { id } = await projects.add({ fileName: 'a.csv', bytes })
  setAside.keep(id, kept(decision('one', 'Passed away in spring')))
  data.database.close()
  const file = readFileSync(join(home, databaseName)).toString('latin1')
  expect([file.includes('4711'), file.includes('spring')]).toEqual([false, false])
})
