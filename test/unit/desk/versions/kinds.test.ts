/** What a spreadsheet is about, when it is loaded again. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ProjectState } from '../../../../shared/ipc.ts'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { valueIn } from '../../../support/value-in.ts'

const open = deskForEachTest()
const people = 'Cust ref,First name,Last name,Email\nA-1,Ana,Lee,ana@example.org\nA-2,Bo,Ruiz,bo@example.org\n'

const load = async (kind: ProjectState['kind'], path?: string) =>
  valueIn(
    await open.desk.loadSpreadsheet({
      ...{ fileName: 'people.csv', bytes: Buffer.from(people), kind },
      ...(path !== undefined && { path }),
    }),
  )
const duplicates = async () => valueIn(await open.desk.listDuplicateProjects({})).map(({ id }) => id)

test('one that is loaded again because it is about something else has nothing of what it was taken for', async () => {
  const additions = await load('additions')
  const accounts = await load('accounts')
  expect(await duplicates()).toEqual([])
  await load('accounts')
  expect(await duplicates()).toEqual([accounts.id])
  await load('additions')
  expect(await duplicates()).toEqual([additions.id])
})

test('a new version of its file is about what a person said of the one before', async () => {
  const path = join(open.home, 'people.csv')
  writeFileSync(path, people)
  await load('additions', path)
  writeFileSync(path, `${people}A-3,Cy,Ng,cy@example.org\n`)
  expect(valueIn(await open.desk.loadNewVersion({})).project.kind).toBe('additions')
})
