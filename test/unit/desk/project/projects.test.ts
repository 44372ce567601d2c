import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { databaseName } from '../../../../electron/storage/open-database.ts'
import type { Mapping } from '../../../../shared/mapping/model/mapping.ts'
import { closedDeskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { fixture } from '../../../support/fixtures.ts'
import { valueIn } from '../../../support/value-in.ts'
import { until } from '../versions/until.ts'

const flat = fixture('flat-supplier.xlsx')
const open = closedDeskForEachTest()
const { reopen } = open

describe('a project', () => {
  test('is there again after the application was closed: mapping, edits, undo and place', async () => {
    await open.start()
    valueIn(await open.desk.connectPractice({}))
    valueIn(await open.desk.loadSpreadsheet(flat))
    const mend = { sheet: 'Accounts', row: 11, column: 4, text: 'maria@example.com' }
    expect(valueIn(await open.desk.editCells({ edits: [mend] })).summary.errorFreeCount).toBe(26)
    valueIn(await open.desk.rememberStep({ step: 'check' }))

    await reopen()
    const { project } = valueIn(await open.desk.readDesk({}))
    expect(project).toMatchObject({
      fileName: 'flat-supplier.xlsx',
      step: 'check',
      summary: { errorFreeCount: 26 },
      history: { undo: { is: 'cellsChanged', count: 1 }, redo: null },
    })
    expect(valueIn(await open.desk.undo({})).summary.errorFreeCount).toBe(25)
    await reopen()
    expect(valueIn(await open.desk.readDesk({})).project).toMatchObject({
      summary: { errorFreeCount: 25 },
      history: { undo: null, redo: { is: 'cellsChanged', count: 1 } },
    })
    expect(valueIn(await open.desk.redo({})).summary.errorFreeCount).toBe(26)
  })

  test('goes on when its preparation process has died, with every edit', async () => {
    await open.start(undefined, { hasProcess: true })
    valueIn(await open.desk.loadSpreadsheet(flat))
    const mend = { sheet: 'Accounts', row: 11, column: 4, text: 'maria@example.com' }
    valueIn(await open.desk.editCells({ edits: [mend] }))
    const [pid] = open.preparations
    if (pid === undefined) throw new Error('No preparation process was started.')
    process.kill(pid, 'SIGKILL')
    await until(async () => (await open.desk.listProblems({})).ok)
    const page = valueIn(await open.desk.readSheetPage({ sheet: 'Accounts', filter: 'everyRow', offset: 10, limit: 1 }))
    expect(page.rows[0]?.cells[3]).toMatchObject({ text: 'maria@example.com', isEdited: true })
  })

  test('that is open stays open when the next file can’t be read', async () => {
    await open.start()
    valueIn(await open.desk.loadSpreadsheet(flat))
    const refused = await open.desk.loadSpreadsheet({
      fileName: 'broken.xlsx',
      bytes: new Uint8Array([80, 75, 3, 4, 0]),
    })
    expect(refused.ok).toBe(false)
    expect(valueIn(await open.desk.readDesk({})).project?.fileName).toBe('flat-supplier.xlsx')
    expect(valueIn(await open.desk.listAccounts({ offset: 0, limit: 1, filter: 'all' })).total).toBe(30)
  })

  test('keeps the last of several mappings, although the application is closed before any of them was worked out', async () => {
    await open.start()
    const { mapping } = valueIn(await open.desk.loadSpreadsheet(flat))
    const constantsOf = (country: string) => [{ target: 'billing_address.country', value: country }]
    const asked = ['US', 'GB', 'IE'].map((country) =>
      open.desk.changeMapping({ mapping: { ...mapping, constants: constantsOf(country) } }),
    )
    await reopen(async () => {
      await Promise.allSettled(asked)
    })
    expect(valueIn(await open.desk.readDesk({})).project?.mapping.constants).toEqual(constantsOf('IE'))
  })

  test('finds the mapping that was saved for the same headers', async () => {
    await open.start()
    const loaded = valueIn(await open.desk.loadSpreadsheet(flat))
    const changed = { ...loaded.mapping, constants: [{ target: 'billing_address.country', value: 'US' }] }
    valueIn(await open.desk.changeMapping({ mapping: changed }))
    valueIn(await open.desk.saveMapping({ name: 'Lone Pine' }))
    const again = valueIn(await open.desk.loadSpreadsheet({ ...flat, fileName: 'december.xlsx' }))
    expect([again.savedMappingName, again.mapping.constants]).toEqual(['Lone Pine', changed.constants])
  })
})

test('while the file of a kept project is read from the disk, others are answered and a stop is obeyed', async () => {
  await open.start(undefined, { hasProcess: true })
  const lines = Array.from({ length: 3000 }, (_, index) => `${index},${'x'.repeat(500)}`)
  const large = {
    fileName: 'large.csv',
    bytes: new TextEncoder().encode(['Account number,Remark', ...lines].join('\n')),
  }
  const { id } = valueIn(await open.desk.loadSpreadsheet(large))
  const shown = valueIn(await open.desk.loadSpreadsheet(flat))
  const startedBefore = open.preparations.length
  const opening = open.desk.openProject({ id })
  expect(valueIn(await open.desk.listProjects({})).length).toBe(2)
  valueIn(await open.desk.cancelLoading({}))
  expect(await opening).toMatchObject({ ok: false, issues: [{ code: 'loading_cancelled' }] })
  expect(open.preparations.length).toBe(startedBefore)
  expect(valueIn(await open.desk.readDesk({})).project?.id).toBe(shown.id)
  expect(valueIn(await open.desk.openProject({ id })).id).toBe(id)
})

test('a mapping that was meant for another project than the open one changes neither', async () => {
  await open.start()
  const first = valueIn(await open.desk.loadSpreadsheet(flat))
  const second = valueIn(await open.desk.loadSpreadsheet({ ...flat, fileName: 'another.xlsx' }))
  const mapping: Mapping = { ...first.mapping, sheets: [] }
  const late = await open.desk.changeMapping({ mapping, projectId: first.id })
  expect(late).toMatchObject({ ok: false, issues: [{ code: 'project_not_open' }] })
  expect(valueIn(await open.desk.readDesk({})).project).toMatchObject({ id: second.id, mapping: second.mapping })
  expect(valueIn(await open.desk.openProject({ id: first.id })).mapping).toEqual(first.mapping)
})

test('a last project that can’t be read keeps neither the application nor the list from opening', async () => {
  await open.start()
  const loaded = valueIn(await open.desk.loadSpreadsheet(flat))
  await reopen(() => {
    const database = new DatabaseSync(join(open.home, databaseName))
    database
      .prepare("INSERT INTO edit_steps (project_id, position, name, edits) VALUES (?, 0, x'00', x'00')")
      .run(loaded.id)
    database.close()
  })
  const { project, issues } = valueIn(await open.desk.readDesk({}))
  expect([project, ...issues.map(({ code }) => code)]).toEqual([
    null,
    'data_key_beside_data',
    'project_not_reopened',
    'data_damaged',
  ])
  expect(valueIn(await open.desk.listProjects({})).length).toBe(1)
})
