import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { databaseName } from '../../../electron/storage/open-database.ts'
import { openProjects } from '../../../electron/storage/projects/projects.ts'
import { openSetAside } from '../../../electron/storage/projects/set-aside.ts'
import { openTestData, temporaryHome, tickingClock } from './temporary-home.ts'

function opened(home = temporaryHome()) {
  const data = openTestData(home)
  return { home, data, projects: openProjects(data, tickingClock()), setAside: openSetAside(data, tickingClock()) }
}
const bytes = new Uint8Array([1])

test('an account that is set aside is so after a restart, with its reason', async () => {
  const { home, data, projects, setAside } = opened()
  const { id } = await projects.add({ fileName: 'a.csv', bytes })
  setAside.put(id, ['1', '2'], 'Moved away in May')
  setAside.takeBack(id, ['2'])
  data.database.close()
  expect([...opened(home).setAside.read(id)]).toEqual([
    ['1', { reason: 'Moved away in May', at: '2026-11-21T00:00:01.000Z' }],
  ])
})

test('another reason takes the place of the first', async () => {
  const { projects, setAside } = opened()
  const { id } = await projects.add({ fileName: 'a.csv', bytes })
  setAside.put(id, ['1'], 'one')
  setAside.put(id, ['1'], 'two')
  expect(setAside.read(id).get('1')?.reason).toBe('two')
  expect(setAside.read(id).size).toBe(1)
})

test('what is decided is read from the disk once, until something of it changes', async () => {
  const { projects, setAside } = opened()
  const { id } = await projects.add({ fileName: 'a.csv', bytes })
  setAside.put(id, ['1', '2'], 'one')
  const decisions = setAside.decisions(id)
  setAside.read(id)
  expect(setAside.decisions(id)).toBe(decisions)
  setAside.carry(id, new Map([['1', null]]))
  expect([...setAside.decisions(id).keys()]).toEqual(['2'])
})

test('it holds for its project alone, and goes with it', async () => {
  const { data, projects, setAside } = opened()
  const [one, other] = [
    await projects.add({ fileName: 'a.csv', bytes }),
    await projects.add({ fileName: 'b.csv', bytes }),
  ]
  setAside.put(one.id, ['1'], 'one')
  expect(setAside.read(other.id).size).toBe(0)
  projects.delete(one.id)
  expect(data.database.prepare('SELECT count(*) AS left FROM set_aside').get()).toEqual({ left: 0 })
})

test('neither account nor reason can be read from the disk', async () => {
  const { home, data, projects, setAside } = opened()
  const { id } = await projects.add({ fileName: 'a.csv', bytes })
  setAside.put(id, ['account-4711'], 'Passed away in spring')
  data.database.close()
  const file = readFileSync(join(home, databaseName)).toString('latin1')
  expect([file.includes('4711'), file.includes('spring')]).toEqual([false, false])
})
