import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { noneOfAny } from '../../../../shared/account-status.ts'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { valueIn } from '../../../support/value-in.ts'

const header = 'Account no,First name,Surname,E-mail\n'
const first = `${header}1001,Ana,Lee,ana.example.com\n1002,Ben,Ito,ben@example.com\n1003,Cho,Kim,cho@example.com\n`
const second = `${header}1003,Cho,Kim,cho@example.com\n1004,Dan,Roe,dan@example.com\n1001,Ana,Lee,ana.example.com\n`

const open = deskForEachTest()
let file = ''
beforeEach(async () => {
  file = join(open.home, 'customers.csv')
  valueIn(await open.desk.connectPractice({}))
})

const bytesOf = (text: string) => new TextEncoder().encode(text)
const load = async (text: string, path?: string) =>
  valueIn(
    await open.desk.loadSpreadsheet({ fileName: 'customers.csv', bytes: bytesOf(text), ...(path ? { path } : {}) }),
  )
const mend = { sheet: 'customers', row: 2, column: 4, text: 'ana@example.com' }
const benMended = { sheet: 'customers', row: 3, column: 3, text: 'Itoh' }
const textAt = async (row: number, column: number) => {
  const ask = { sheet: 'customers', filter: 'everyRow', offset: row - 1, limit: 1 } as const
  const [found] = valueIn(await open.desk.readSheetPage(ask)).rows
  return found?.cells[column - 1]?.text
}
const stateOfSource = async () => valueIn(await open.desk.checkSource({})).state

test('a file that changes on the disk is noticed, and its new version takes the edits along', async () => {
  writeFileSync(file, first)
  const earlier = await load(first, file)
  valueIn(await open.desk.editCells({ edits: [mend, benMended] }))
  expect(await stateOfSource()).toBe('same')
  utimesSync(file, new Date(), new Date(Date.now() + 5000))
  expect(await stateOfSource()).toBe('same')

  writeFileSync(file, second)
  expect(await stateOfSource()).toBe('changed')
  const { project, carried, earlierId } = valueIn(await open.desk.loadNewVersion({}))
  expect(carried).toEqual({
    isMapped: true,
    keptCount: 1,
    alreadyThereCount: 0,
    lost: [{ ...benMended, header: 'Surname', before: 'Ito', now: null, why: 'rowGone' }],
  })
  expect([project.summary.errorFreeCount, project.history.undo?.is, earlierId]).toEqual([
    3,
    'editsTakenOver',
    earlier.id,
  ])
  expect(await stateOfSource()).toBe('same')
  const page = valueIn(await open.desk.readSheetPage({ sheet: 'customers', filter: 'everyRow', offset: 3, limit: 1 }))
  expect(page.rows[0]?.cells[3]?.text).toBe('ana@example.com')

  // The earlier version is as it was.
  const back = valueIn(await open.desk.openProject({ id: earlier.id }))
  expect([back.fileName, back.summary.accountCount, back.history.undo?.is]).toEqual([
    'customers.csv',
    3,
    'cellsChanged',
  ])
})

test('the place of a file is remembered only where the file is the one that was given', async () => {
  writeFileSync(file, 'something private')
  await load(first, file)
  expect(await stateOfSource()).toBe('unknown')
  expect(await open.desk.loadNewVersion({})).toMatchObject({ ok: false, issues: [{ code: 'new_version_gone' }] })
})

test('a file that is not there any more is said to be gone, and the project goes on', async () => {
  writeFileSync(file, first)
  await load(first, file)
  rmSync(file)
  expect(await stateOfSource()).toBe('gone')
  expect(valueIn(await open.desk.editCells({ edits: [mend] })).summary.errorFreeCount).toBe(3)
})

test('a file that was loaded before is known again, by what is in it or by its name', async () => {
  const earlier = await load(first)
  valueIn(await open.desk.editCells({ edits: [mend] }))
  await load(first)
  expect(valueIn(await open.desk.listDuplicateProjects({}))).toMatchObject([
    { id: earlier.id, fileName: 'customers.csv', isSameFile: true },
  ])
  const later = await load(second)
  const twins = valueIn(await open.desk.listDuplicateProjects({}))
  expect(twins.map(({ isSameFile }) => isSameFile)).toEqual([false, false])
  const { project, carried } = valueIn(await open.desk.takeOverEdits({ from: earlier.id }))
  expect([project.id, carried.keptCount, project.summary.errorFreeCount]).toEqual([later.id, 1, 3])
})

test('what was taken over can be gone on with, and taken back, in the window that asked for it', async () => {
  const earlier = await load(first)
  valueIn(await open.desk.editCells({ edits: [mend] }))
  await load(second)
  const { project } = valueIn(await open.desk.takeOverEdits({ from: earlier.id }))
  const edit = { sheet: 'customers', row: 2, column: 3, text: 'Kimm' }
  const edited = valueIn(await open.desk.editCells({ edits: [edit], revision: project.revision, window: 'one' }))
  const undone = valueIn(await open.desk.undo({ revision: edited.revision, window: 'one' }))
  valueIn(await open.desk.undo({ revision: undone.revision, window: 'one' }))
  expect(await textAt(2, 3)).toBe('Kim')
  expect(await textAt(4, 4)).toBe('ana.example.com')
})

test('an earlier version is offered until it is taken over, also after a restart, and a later one never', async () => {
  const offered = async () => valueIn(await open.desk.listDuplicateProjects({})).map(({ id }) => id)
  const earlier = await load(first)
  const later = await load(second)
  expect(await offered()).toEqual([earlier.id])
  valueIn(await open.desk.takeOverEdits({ from: earlier.id }))
  expect(await offered()).toEqual([])
  await open.reopen()
  expect([valueIn(await open.desk.readDesk({})).project?.id, await offered()]).toEqual([later.id, []])
  valueIn(await open.desk.openProject({ id: earlier.id }))
  expect(await offered()).toEqual([])
})

test('what came along from an earlier version is not offered again in a later one', async () => {
  const offered = async () => valueIn(await open.desk.listDuplicateProjects({})).map(({ id }) => id)
  const earliest = await load(first)
  await load(second)
  valueIn(await open.desk.takeOverEdits({ from: earliest.id }))
  const between = valueIn(await open.desk.readDesk({})).project?.id ?? ''
  await load(`${second}1005,Eva,Moe,eva@example.com\n`)
  expect(new Set(await offered())).toEqual(new Set([earliest.id, between]))
  valueIn(await open.desk.takeOverEdits({ from: between }))
  expect(await offered()).toEqual([])
})

test('a mapping that a person made comes along to the new version', async () => {
  writeFileSync(file, first)
  const { mapping } = await load(first, file)
  const [sheet] = mapping.sheets
  if (sheet === undefined) throw new Error('There is no sheet.')
  const columns = sheet.columns.map((column) => (column.header === 'First name' ? { ...column, target: null } : column))
  valueIn(await open.desk.changeMapping({ mapping: { ...mapping, sheets: [{ ...sheet, columns }] } }))
  writeFileSync(file, second)
  const { project } = valueIn(await open.desk.loadNewVersion({}))
  expect(project.mapping.sheets[0]?.columns.find((column) => column.header === 'First name')?.target).toBeNull()
})

test('a guess that nobody has confirmed comes along as a guess', async () => {
  const vat = (second: string, name: string) =>
    `Account no,First name,Surname,${second}VAT\n1001,Ana,Lee,${name}5%\n1002,Ben,Ito,${name}20%\n1003,Cho,Kim,${name}5%\n`
  const guessed = await load(vat('', ''))
  expect(guessed.summary.undecided?.toDoCount).toBe(1)
  const targetOf = ({ mapping }: typeof guessed) =>
    mapping.sheets[0]?.columns.find(({ header }) => header === 'VAT')?.target
  // With a second customer beside the first, the same field is suggested at another place.
  const anew = await load(vat('Customer 2 name,', 'Mrs P Smith,'))
  expect(targetOf(anew)).not.toBe(targetOf(guessed))
  const { project } = valueIn(await open.desk.takeOverEdits({ from: guessed.id }))
  expect([targetOf(project), project.summary.undecided?.toDoCount]).toEqual([targetOf(guessed), 1])
})

test('the list says how accounts stood when a project was left', async () => {
  await load(first)
  valueIn(await open.desk.editCells({ edits: [mend] }))
  valueIn(await open.desk.rememberStep({ step: 'check' }))
  await open.reopen()
  expect(valueIn(await open.desk.listProjects({}))).toMatchObject([
    { accountCount: 3, counts: { ...noneOfAny(), untried: 3 }, step: 'check' },
  ])
})
