import { expect, test } from 'vitest'
import { noneOfAny } from '../../../../shared/account-status.ts'
import { plainLook } from '../../../../shared/ipc.ts'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { valueIn } from '../../../support/value-in.ts'
import { lookOf } from '../../../support/windows/looks.ts'

const open = deskForEachTest()

const load = async (fileName: string) => {
  const bytes = new TextEncoder().encode(`Account no,Surname\n${fileName},Lee\n`)
  return valueIn(await open.desk.loadSpreadsheet({ fileName, bytes }))
}
const listed = async () => valueIn(await open.desk.listProjects({})).map(({ name, fileName }) => [name, fileName])
const presentProject = async () => valueIn(await open.desk.readDesk({})).project

test('a project is called as its file until it gets a name, which it has when it is opened again', async () => {
  const { id, name } = await load('a.csv')
  expect(name).toBe('a.csv')
  valueIn(await open.desk.renameProject({ id, name: '  Flats on Hill Road ' }))
  await open.reopen()
  expect(await presentProject()).toMatchObject({ name: 'Flats on Hill Road', fileName: 'a.csv' })
  expect(await listed()).toEqual([['Flats on Hill Road', 'a.csv']])
  valueIn(await open.desk.renameProject({ id, name: 'a.csv' }))
  expect(await presentProject()).toMatchObject({ name: 'a.csv' })
})

test('the list says how the accounts of the open project stand now', async () => {
  await load('a.csv')
  const standing = async () => valueIn(await open.desk.listProjects({})).map(({ counts }) => counts)
  expect(await standing()).toEqual([{ ...noneOfAny(), untried: 1 }])
  const [account] = valueIn(await open.desk.listAccounts({ offset: 0, limit: 1, filter: 'all' })).accounts
  valueIn(await open.desk.setAccountsAside({ keys: [account?.key ?? ''], reason: 'Moves out' }))
  expect(await standing()).toEqual([{ ...noneOfAny(), setAside: 1 }])
})

test('the list says how many accounts there are after rows were given numbers of their own, also once another is open', async () => {
  const bytes = new TextEncoder().encode('Account number,Email\n1,ana@example.org\n1,ben@example.org\n')
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'twice.csv', bytes }))
  const counts = async () =>
    valueIn(await open.desk.listProjects({})).flatMap(({ fileName, accountCount }) =>
      fileName === 'twice.csv' ? [accountCount] : [],
    )
  expect(await counts()).toEqual([1])
  valueIn(await open.desk.editCells({ edits: [{ sheet: 'twice', row: 3, column: 1, text: '2' }] }))
  expect(await counts()).toEqual([2])
  await load('a.csv')
  expect(await counts()).toEqual([2])
})

test('one that is not open is renamed too, and no name is given twice', async () => {
  const one = await load('one.csv')
  const other = await load('other.csv')
  valueIn(await open.desk.renameProject({ id: one.id, name: 'Müller' }))
  expect((await presentProject())?.name).toBe('other.csv')
  for (const [name, code] of [
    ['MÜLLER', 'project_name_taken'],
    [' ', 'project_name_blank'],
    ['x'.repeat(101), 'project_name_long'],
  ] as const)
    expect(await open.desk.renameProject({ id: other.id, name })).toMatchObject({ ok: false, issues: [{ code }] })
  expect(await open.desk.renameProject({ id: 'gone', name: 'x' })).toMatchObject({ issues: [{ code: 'project_gone' }] })
  valueIn(await open.desk.renameProject({ id: one.id, name: 'MÜLLER' }))
  expect(await listed()).toEqual([
    ['other.csv', 'other.csv'],
    ['MÜLLER', 'one.csv'],
  ])
})

test('how Check is arranged is kept with its project, and no other', async () => {
  const { id } = await load('a.csv')
  const sheet = { sheet: 'a', widths: [{ column: 2, width: 300 }], hidden: [3], order: [2, 1, 3] }
  const look = { isListFolded: true, sheets: [{ ...sheet, sort: { column: 2, isDescending: true } }] }
  valueIn(await open.desk.keepLook({ look }))
  await load('b.csv')
  expect((await presentProject())?.look).toEqual(plainLook)
  await open.reopen()
  expect(valueIn(await open.desk.openProject({ id })).look).toEqual(look)
  valueIn(await open.desk.keepLook({ look: plainLook }))
  expect((await presentProject())?.look).toEqual(plainLook)
})

test('a new version of a file keeps the name and how it is arranged', async () => {
  const { id } = await load('a.csv')
  valueIn(await open.desk.renameProject({ id, name: 'Hill Road' }))
  valueIn(await open.desk.keepLook({ look: lookOf('a', [{ column: 2, width: 300 }]) }))
  await load('a.csv')
  const { project } = valueIn(await open.desk.takeOverEdits({ from: id }))
  expect(project).toMatchObject({ name: 'Hill Road', look: lookOf('a', [{ column: 2, width: 300 }]) })
})
