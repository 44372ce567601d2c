import { expect, test } from 'vitest'
import { openAgreedToSend } from '../../../../electron/storage/journal/agreed-to-send.ts'
import { openProjects } from '../../../../electron/storage/projects/projects.ts'
import type { SealedData } from '../../../../electron/storage/vault/sealed-data.ts'
import { SealBroken } from '../../../../electron/storage/vault/sealing.ts'
import { openTestData, temporaryHome, tickingClock } from '../temporary-home.ts'

const here = { connection: 'https://service.example', supplier: 'S1' }
const agreed = (accountNumbers: readonly string[], scope = here) => ({
  ...scope,
  at: '2026-11-21T10:00:00Z',
  accountNumbers: [...accountNumbers],
})

const twoProjects = async (data: SealedData): Promise<readonly [string, string]> => {
  const projects = openProjects(data, tickingClock())
  const add = async () => (await projects.add({ fileName: 'a.csv', bytes: new Uint8Array(1) })).id
  return [await add(), await add()]
}

test('what was agreed to is there after a restart, of its project at its service and supplier, until it is over', async () => {
  const home = temporaryHome()
  const data = openTestData(home)
  const [project, other] = await twoProjects(data)
  const before = openAgreedToSend(data)
  const first = before.add(project, agreed(['1', '2']))
  const second = before.add(project, agreed(['3']))
  before.add(other, agreed(['4']))
  before.add(project, agreed(['5'], { ...here, supplier: 'S2' }))
  before.add(project, agreed(['6'], { ...here, connection: 'practice' }))
  const after = openAgreedToSend(openTestData(home))
  const kept = () => Object.fromEntries(after.read(project, here))
  expect(kept()).toEqual({ [first]: agreed(['1', '2']), [second]: agreed(['3']) })
  after.remove([first])
  expect(kept()).toEqual({ [second]: agreed(['3']) })
})

test('what was agreed to for one project is not taken for what was for another', async () => {
  const data = openTestData()
  const [project, other] = await twoProjects(data)
  const store = openAgreedToSend(data)
  store.add(project, agreed(['1']))
  data.database.prepare('UPDATE agreed_to_send SET project_id = ?').run(other)
  expect(() => store.read(other, here)).toThrow(SealBroken)
})
