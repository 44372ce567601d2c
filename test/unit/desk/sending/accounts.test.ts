import { describe, expect, test } from 'vitest'
import { noneOfAny } from '../../../../shared/account-status.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'
import type { Result } from '../../../../shared/result.ts'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { atPractice } from '../../../support/desks/seen-connections.ts'
import { fixture } from '../../../support/fixtures.ts'
import { valueIn } from '../../../support/value-in.ts'
import { untilCreated } from '../versions/until.ts'

const flat = fixture('flat-supplier.xlsx')
const open = deskForEachTest()
const { reopen } = open

describe('accounts', () => {
  test('are tried, created once, watched to the end, and known again in the next project', async () => {
    valueIn(await open.desk.connectPractice({}))
    valueIn(await open.desk.loadSpreadsheet(flat))
    expect(valueIn(await open.desk.startDryRun({ keys: 'all' }))).toEqual({
      done: 25,
      passed: 25,
      refused: 0,
      wasStopped: false,
      leftOut: { ...noneOfAny(), withErrors: 5 },
    })
    const { accounts } = valueIn(await open.desk.listAccounts({ offset: 0, limit: 2, filter: 'ready' }))
    const key = accounts[0]?.key ?? ''
    const both = await Promise.all([
      open.desk.createAccount({ key, at: atPractice }),
      open.desk.createAccount({ key, at: atPractice }),
    ])
    expect(both.map((one) => valueIn(one).state)).toEqual(['accepted', 'accepted'])
    await untilCreated(open.desk, key)
    const history = valueIn(await open.desk.readAccountHistory({ key }))
    expect(history.filter(({ what }) => /sent/i.test(sayMessage(what))).length).toBe(1)

    valueIn(await open.desk.loadSpreadsheet({ ...flat, fileName: 'again.xlsx' }))
    expect(valueIn(await open.desk.readAccount({ key })).stub.import.state).toBe('finished')
  })

  test('with problems are not sent', async () => {
    valueIn(await open.desk.connectPractice({}))
    valueIn(await open.desk.loadSpreadsheet(flat))
    const { accounts } = valueIn(await open.desk.listAccounts({ offset: 0, limit: 1, filter: 'withErrors' }))
    const refused = await open.desk.createAccount({ key: accounts[0]?.key ?? '', at: atPractice })
    expect(refused).toMatchObject({ ok: false, issues: [{ code: 'account_not_ready' }] })
  })

  test('are as they were tried until they change, when that is undone, and when the project is opened again', async () => {
    valueIn(await open.desk.connectPractice({}))
    const { id } = valueIn(await open.desk.loadSpreadsheet(flat))
    const key = '007001000'
    const outcome = async () => valueIn(await open.desk.readAccount({ key })).stub.status
    const edit = { edits: [{ sheet: 'Accounts', row: 4, column: 2, text: 'Joseph' }] }
    valueIn(await open.desk.startDryRun({ keys: [key] }))
    const outcomes = [await outcome()]
    valueIn(await open.desk.editCells(edit))
    outcomes.push(await outcome())
    valueIn(await open.desk.undo({}))
    outcomes.push(await outcome())
    valueIn(await open.desk.openProject({ id }))
    outcomes.push(await outcome())
    valueIn(await open.desk.redo({}))
    outcomes.push(await outcome())
    valueIn(await open.desk.openProject({ id }))
    outcomes.push(await outcome())
    valueIn(await open.desk.undo({}))
    outcomes.push(await outcome())
    valueIn(await open.desk.connectPractice({}))
    outcomes.push(await outcome())
    expect(outcomes).toEqual(['passed', 'changed', 'passed', 'passed', 'changed', 'changed', 'passed', 'passed'])
  })

  test('that the service refuses lead to their cells, until they are mended', async () => {
    valueIn(await open.desk.connectPractice({}))
    valueIn(await open.desk.loadSpreadsheet(flat))
    // A country of five letters: the interface only says "short", so this is for the service to refuse.
    const loaded = valueIn(await open.desk.readDesk({})).project
    if (loaded === null) throw new Error('No project is open.')
    const mapping = {
      ...loaded.mapping,
      sheets: loaded.mapping.sheets.map((sheet) => ({
        ...sheet,
        columns: sheet.columns.map((column) =>
          column.header === 'Mail ZIP' ? { ...column, target: 'billing_address.country' } : column,
        ),
      })),
    }
    valueIn(await open.desk.changeMapping({ mapping }))
    expect(valueIn(await open.desk.startDryRun({ keys: ['007001000'] }))).toMatchObject({ done: 1, refused: 1 })
    const cellOf = async () => {
      const page = valueIn(
        await open.desk.readSheetPage({ sheet: 'Accounts', filter: 'everyRow', offset: 3, limit: 1 }),
      )
      return page.rows[0]?.cells[13]
    }
    expect((await cellOf())?.issues?.[0]?.where?.cell).toEqual({ sheet: 'Accounts', row: 4, column: 14 })
    valueIn(await open.desk.editCells({ edits: [{ sheet: 'Accounts', row: 4, column: 14, text: 'US' }] }))
    expect((await cellOf())?.issues).toBeUndefined()
    expect(valueIn(await open.desk.readAccount({ key: '007001000' })).stub.status).toBe('changed')
  })
})

test('what was created in practice is forgotten when practising is begun afresh, and what was edited stays', async () => {
  valueIn(await open.desk.connectPractice({}))
  valueIn(await open.desk.loadSpreadsheet(flat))
  const mend = { sheet: 'Accounts', row: 11, column: 4, text: 'maria@example.com' }
  valueIn(await open.desk.editCells({ edits: [mend] }))
  const stateOf = async () => valueIn(await open.desk.readAccount({ key: '007001000' })).stub.import.state
  valueIn(await open.desk.createAccount({ key: '007001000', at: atPractice }))
  await untilCreated(open.desk, '007001000')

  valueIn(await open.desk.practiseAfresh({}))
  expect(await stateOf()).toBe('notSent')
  await reopen()
  expect(valueIn(await open.desk.readDesk({})).project?.summary).toMatchObject({ errorFreeCount: 26 })
  expect(await stateOf()).toBe('notSent')
  valueIn(await open.desk.createAccount({ key: '007001000', at: atPractice }))
  await untilCreated(open.desk, '007001000')
})

test('what a dry run refused is at its cell again after a restart', async () => {
  valueIn(await open.desk.connectPractice({}))
  const loaded = valueIn(await open.desk.loadSpreadsheet(flat))
  const sheets = loaded.mapping.sheets.map((sheet) => ({
    ...sheet,
    columns: sheet.columns.map((column) =>
      column.header === 'Mail ZIP' ? { ...column, target: 'billing_address.country' } : column,
    ),
  }))
  valueIn(await open.desk.changeMapping({ mapping: { ...loaded.mapping, sheets } }))
  expect(valueIn(await open.desk.startDryRun({ keys: ['007001000'] })).refused).toBe(1)
  await reopen()
  valueIn(await open.desk.readDesk({}))
  const page = valueIn(await open.desk.readSheetPage({ sheet: 'Accounts', filter: 'everyRow', offset: 3, limit: 1 }))
  expect(page.rows[0]?.cells[13]?.issues?.[0]?.where?.cell).toEqual({ sheet: 'Accounts', row: 4, column: 14 })
})

test('a value that the service took is unusual no more, in whichever account, until its payload or the service is another', async () => {
  const fuels = ['GAS', 'GAS', 'STEAM']
  const rows = fuels.map((fuel, at) => `A-${at},Lee,MP-${at},1 Hill,Leeds,LS1 4AB,${fuel}`)
  const header = 'Account number,Last name,Supply point number,Street,Town,Postcode,Supply type'
  const { desk } = open
  valueIn(await desk.connectPractice({}))
  const bytes = new TextEncoder().encode([header, ...rows].join('\n'))
  const { id } = valueIn(await desk.loadSpreadsheet({ fileName: 'fuels.csv', bytes }))
  const left = async () => {
    const { project } = valueIn(await open.desk.readDesk({}))
    const groups = valueIn(await open.desk.listProblems({}))
    const { accounts } = valueIn(await open.desk.listAccounts({ offset: 0, limit: 9, filter: 'all' }))
    const unusual = groups.find(({ code }) => code === 'value_not_documented')?.count ?? 0
    return [project?.summary.warningCount, unusual, ...accounts.map(({ warningCount }) => warningCount)]
  }
  const street = (text: string) => ({ edits: [{ sheet: 'fuels', row: 2, column: 4, text }] })
  const found = [await left()]
  const note = async (done: Promise<Result<unknown>>) => {
    valueIn(await done)
    found.push(await left())
  }
  const all = [3, 3, 1, 1, 1]
  const gasTaken = [1, 1, 0, 0, 1]
  const none = [0, 0, 0, 0, 0]

  await note(desk.startDryRun({ keys: ['A-0'] }))
  const told = open.told.flatMap((one) => (one.includes('"summaryChanged"') ? [JSON.parse(one).news.warningCount] : []))
  await note(desk.editCells(street('2 Hill')))
  await note(desk.undo({}))
  await note(desk.openProject({ id }))
  await note(desk.createAccount({ key: 'A-2', at: atPractice }))
  await reopen()
  await note(open.desk.practiseAfresh({}))
  expect({ found, told: told.at(-1) }).toEqual({ found: [all, gasTaken, all, gasTaken, gasTaken, none, all], told: 1 })
})
