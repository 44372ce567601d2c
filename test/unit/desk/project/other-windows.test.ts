import { expect, test } from 'vitest'
import { closedDeskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { valueIn } from '../../../support/value-in.ts'

const open = closedDeskForEachTest()

const file = {
  fileName: 'customers.csv',
  bytes: new TextEncoder().encode('Account no,Surname,E-mail\n1001,Lee,ana.example.com\n1002,Ito,ben@example.com\n'),
}
const mend = { sheet: 'customers', row: 2, column: 3, text: 'ana@example.com' }

type DeskEvent = { readonly name: string; readonly news: { readonly summary?: { readonly errorFreeCount: number } } }
const newsSince = (start: number): DeskEvent[] =>
  open.told.slice(start).flatMap((text) => {
    const told = JSON.parse(text) as Partial<DeskEvent>
    return told.name === 'projectChanged' || told.name === 'projectClosed' ? [told as DeskEvent] : []
  })

test('what one window does to a project the others are told, with how it stands then', async () => {
  await open.start(undefined, { hasOtherWindows: true })
  valueIn(await open.desk.connectPractice({}))
  let start = open.told.length
  const loaded = valueIn(await open.desk.loadSpreadsheet(file))
  expect(newsSince(start).map(({ name }) => name)).toContain('projectChanged')
  start = open.told.length
  valueIn(await open.desk.editCells({ edits: [mend] }))
  expect(newsSince(start)[0]?.news.summary?.errorFreeCount).toBe(2)
  start = open.told.length
  valueIn(await open.desk.undo({}))
  expect(newsSince(start)[0]?.news.summary?.errorFreeCount).toBe(1)
  start = open.told.length
  valueIn(await open.desk.deleteProject({ id: loaded.id }))
  expect(newsSince(start).map(({ name }) => name)).toEqual(['projectClosed'])
})

test('what two windows set aside and call a project holds as the later one says, in both, and takes nothing else back', async () => {
  await open.start(undefined, { hasOtherWindows: true })
  valueIn(await open.desk.connectPractice({}))
  const { id, revision } = valueIn(await open.desk.loadSpreadsheet(file))
  const start = open.told.length
  const [edited] = await Promise.all([
    open.desk.editCells({ edits: [mend], revision, window: 'one' }),
    open.desk.setAccountsAside({ keys: ['1002'], reason: 'Moved away' }),
    open.desk.renameProject({ id, name: 'May' }),
    open.desk.setAccountsAside({ keys: ['1002'], reason: 'Asked twice' }),
    open.desk.renameProject({ id, name: 'Early May' }),
  ])
  // Neither is behind the other: nothing was refused.
  valueIn(edited)
  // The last step is one that this window has not seen.
  const unseen = await open.desk.undo({ revision: valueIn(edited).revision, window: 'one' })
  expect(unseen.ok ? [] : unseen.issues.map(({ code }) => code)).toEqual(['changed_meanwhile'])
  const seen = valueIn(await open.desk.readDesk({})).project?.revision ?? 0
  const undone = valueIn(await open.desk.undo({ revision: seen, window: 'one' }))
  valueIn(await open.desk.redo({ revision: undone.revision, window: 'one' }))
  const { accounts } = valueIn(await open.desk.listAccounts({ offset: 0, limit: 9, filter: 'all' }))
  expect(accounts.map(({ status, setAside }) => [status, setAside?.reason])).toEqual([
    ['untried', undefined],
    ['setAside', 'Asked twice'],
  ])
  expect(valueIn(await open.desk.readDesk({})).project?.name).toBe('Early May')
  expect(newsSince(start).length).toBeGreaterThanOrEqual(7)
})

test('a window that is alone is not told what it was answered', async () => {
  await open.start()
  valueIn(await open.desk.connectPractice({}))
  const start = open.told.length
  const loaded = valueIn(await open.desk.loadSpreadsheet(file))
  valueIn(await open.desk.deleteProject({ id: loaded.id }))
  expect(newsSince(start)).toEqual([])
})
