import { join } from 'node:path'
import { expect, test } from 'vitest'
import { auditedDesk } from '../../../electron/desk/answering/audited-desk.ts'
import { tellingOfDisk } from '../../../electron/desk/answering/disk-told.ts'
import { openAuditLog } from '../../../electron/storage/audit-log.ts'
import { databaseName } from '../../../electron/storage/open-database.ts'
import type { Ask } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { ok, refuse } from '../../../shared/result.ts'
import { openTestData, tickingClock } from '../storage/temporary-home.ts'

const scope = { connection: 'practice', supplier: 'PRACTICE' }

/** Projects that can be deleted, and a disk that takes nothing more when it is told to. */
function withProjects(...ids: readonly string[]) {
  const data = openTestData()
  const clock = tickingClock(0)
  const audit = openAuditLog(data, { clock, user: 'ana', through: 'window' })
  const projects = new Set(ids)
  const deleteProject = async ({ id }: Ask<'deleteProject'>) =>
    projects.delete(id) ? ok({}) : refuse(issue('project_not_open', {}))
  const logged: unknown[] = []
  const logBug = (_during: string, error: unknown) => void logged.push(error)
  const desk = tellingOfDisk(
    auditedDesk({ deleteProject }, audit, () => scope, clock),
    { home: '/kept', logBug },
  )
  const setFull = (isFull: boolean) => data.database.exec(`PRAGMA query_only = ${isFull ? 'ON' : 'OFF'}`)
  return { desk, data, logged, projects, setFull, noted: () => audit.read().entries }
}

test('what was done is noted with who and where, and what was refused is not', async () => {
  const { desk, noted } = withProjects('one')
  await desk.deleteProject({ id: 'one' })
  await desk.deleteProject({ id: 'one' })
  expect(noted()).toMatchObject([
    { action: 'projectDeleted', user: 'ana', through: 'window', service: 'practice', supplier: 'PRACTICE' },
  ])
})

test('what was done is answered as done when the disk does not take its note, which is written later with its own time', async () => {
  const { desk, projects, setFull, noted } = withProjects('one', 'two')
  setFull(true)
  expect(await desk.deleteProject({ id: 'one' })).toEqual(ok({}))
  expect([[...projects], noted()]).toEqual([['two'], []])
  setFull(false)
  expect(await desk.deleteProject({ id: 'two' })).toEqual(ok({}))
  expect(noted().map(({ at }) => at)).toEqual(['1970-01-01T00:00:01.000Z', '1970-01-01T00:00:02.000Z'])
})

test('a file whose tables are not as they were made is said to be unreadable, and the cause is logged', async () => {
  const { desk, data, logged } = withProjects('one')
  data.database.exec('DROP TABLE audit_entries')
  const file = join('/kept', databaseName)
  expect(await desk.deleteProject({ id: 'one' })).toEqual(refuse(issue('data_unreadable', { file })))
  expect(logged).toHaveLength(1)
})
