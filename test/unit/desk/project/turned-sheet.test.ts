/** A turned sheet in the open project: what is kept of it, and what becomes of it in other files. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { CellEdit, ProjectState } from '../../../../shared/ipc.ts'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { valueIn } from '../../../support/value-in.ts'
import { lookOf } from '../../../support/windows/looks.ts'

const open = deskForEachTest()

const onItsSide = (mails: readonly string[]) =>
  [
    ['Account no', ...mails.map((_, at) => String(1001 + at))],
    ['First name', ...mails.map(() => 'Ana')],
    ['Surname', ...mails.map(() => 'Lee')],
    ['E-mail', ...mails],
  ]
    .map((row) => `${row.join(',')}\n`)
    .join('')

const load = async (fileName: string, text: string, path?: string) =>
  valueIn(await open.desk.loadSpreadsheet({ fileName, bytes: Buffer.from(text), ...(path ? { path } : {}) }))

const turn = async ({ mapping }: ProjectState, isTurned = true) =>
  valueIn(
    await open.desk.changeSheets({
      sheets: mapping.sheets.map(({ sheet, isIncluded, headerRow }) => ({ sheet, isIncluded, headerRow, isTurned })),
    }),
  )

const mend: CellEdit = { sheet: 'customers', row: 2, column: 4, text: 'ana@example.com' }
const mailOf = async (row: number, column: number) => {
  const ask = { sheet: 'customers', filter: 'everyRow', offset: row - 1, limit: 1 } as const
  return valueIn(await open.desk.readSheetPage(ask)).rows[0]?.cells[column - 1]?.text
}

test('edits stay at their cells in whichever way it is read, also after the project was opened again', async () => {
  const first = onItsSide(['ana.example.com', 'ben@example.com', 'cho@example.com'])
  const turned = await turn(await load('customers.csv', first))
  expect([turned.summary.accountCount, turned.summary.errorFreeCount]).toEqual([3, 2])
  await open.desk.keepLook({ look: lookOf('customers', [{ column: 4, width: 300 }]) })
  expect(valueIn(await open.desk.editCells({ edits: [mend] })).summary.errorFreeCount).toBe(3)

  const again = valueIn(await open.desk.openProject({ id: turned.id }))
  expect([again.summary.errorFreeCount, again.sheets[0]?.isTurned, again.look.sheets.length]).toEqual([3, true, 1])
  const back = await turn(again, false)
  expect([await mailOf(4, 2), back.sheets[0]?.isTurned, back.look.sheets]).toEqual([mend.text, undefined, []])
  // The turn is a step of its own.
  expect(valueIn(await open.desk.undo({})).project?.sheets[0]?.isTurned).toBe(true)
  expect(valueIn(await open.desk.undo({})).place).toMatchObject({ row: 2, column: 4 })
})

test('a new version of its file is turned too, and takes the edits along', async () => {
  const file = join(open.home, 'customers.csv')
  const first = onItsSide(['ana.example.com', 'ben@example.com', 'cho@example.com'])
  writeFileSync(file, first)
  await turn(await load('customers.csv', first, file))
  valueIn(await open.desk.editCells({ edits: [mend, { ...mend, row: 4, text: 'kim@example.com' }] }))
  await open.desk.keepLook({ look: lookOf('customers', [{ column: 4, width: 300 }]) })
  writeFileSync(file, onItsSide(['ana.example.com', 'ben@example.com', 'cho@example.org', 'dan@example.com']))
  const { project, carried } = valueIn(await open.desk.loadNewVersion({}))
  expect([project.sheets[0]?.isTurned, project.summary.errorFreeCount, carried.keptCount]).toEqual([true, 4, 1])
  expect(project.look.sheets).toHaveLength(1)
  // In the earlier file it was cell D4.
  expect(carried.lost).toMatchObject([{ row: 4, column: 4, header: 'E-mail', now: 'cho@example.org' }])
  expect(await mailOf(2, 4)).toBe(mend.text)
})

test('a mapping that was saved of it is found again for another file, and leaves one that stands upright alone', async () => {
  await turn(await load('november.csv', onItsSide(['ana@example.com', 'ben@example.com'])))
  valueIn(await open.desk.saveMapping({ name: 'Ours' }))
  const next = await load('december.csv', onItsSide(['ana@example.com', 'ben@example.com', 'cho@example.com']))
  expect([next.savedMappingName, next.sheets[0]?.isTurned, next.summary.errorFreeCount]).toEqual(['Ours', true, 3])
  const back = await turn(next, false)
  expect(valueIn(await open.desk.compareSavedMapping({ name: 'Ours' }))).toMatchObject({ isExact: true, fits: true })
  expect(valueIn(await open.desk.listSavedMappings({}))).toMatchObject([{ name: 'Ours', fits: true }])
  const used = valueIn(await open.desk.useSavedMapping({ name: 'Ours' }))
  expect([back.summary.accountCount, used.summary.errorFreeCount]).toEqual([0, 3])

  const upright = await load('upright.csv', 'Account no,First name,Surname,E-mail\n1,Ana,Lee,ana@example.com\n')
  expect([upright.savedMappingName, upright.sheets[0]?.isTurned, upright.summary.errorFreeCount]).toEqual([
    null,
    undefined,
    1,
  ])
})

test('what was asked of a sheet before another window turned it changes nothing, and says so', async () => {
  const loaded = await load('customers.csv', onItsSide(['ana@example.com', 'ben@example.com', 'cho@example.com']))
  const edits = [{ ...mend, row: 3, column: 2, text: 'Roberts' }]
  const search = { text: 'Lee', matchesCase: true, isWholeCell: true, within: null }
  const { revision } = loaded
  const turning = turn(loaded)
  const refused = { ok: false, issues: [{ code: 'sheet_turned_meanwhile' }] }
  expect([
    await open.desk.editCells({ edits, revision }),
    await open.desk.replaceText({ search, by: 'Roberts', revision }),
  ]).toMatchObject([refused, { ok: false, issues: [{ code: 'changed_meanwhile' }] }])
  const turned = await turning
  expect([await mailOf(2, 3), turned.history.undo]).toEqual(['Lee', { is: 'sheetRead', sheet: 'customers' }])

  const seen = { edits, revision: turned.revision }
  expect((await open.desk.editCells(seen)).ok).toBe(true)
  await turn(turned, false)
  expect([await mailOf(2, 3), await mailOf(3, 2)]).toEqual(['Roberts', 'Lee'])
  expect(await open.desk.editCells(seen)).toMatchObject(refused)
})

test('widths of columns stay behind where a new version of the file is not turned', async () => {
  const file = join(open.home, 'customers.csv')
  const first = onItsSide(['ana@example.com', 'ben@example.com'])
  writeFileSync(file, first)
  await turn(await load('customers.csv', first, file))
  await open.desk.keepLook({ look: lookOf('customers', [{ column: 4, width: 300 }]) })
  // Too long to be turned.
  const rows = Array.from({ length: 2100 }, (_, at) => `${at},Ana,Lee,ana${at}@example.com\n`)
  writeFileSync(file, `Account no,First name,Surname,E-mail\n${rows.join('')}`)
  const { project } = valueIn(await open.desk.loadNewVersion({}))
  expect([project.sheets[0]?.isTurned, project.look.sheets]).toEqual([undefined, []])
})
