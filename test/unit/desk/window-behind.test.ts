import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { SeenConnection } from '../../../shared/ipc.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import { usualTerms } from '../../../shared/service/money-terms.ts'
import { deskForEachTest } from '../../support/desks/desk-for-each-test.ts'
import { atPractice } from '../../support/desks/seen-connections.ts'
import { fixture } from '../../support/fixtures.ts'
import { liveServiceForEachTest } from '../../support/services/live-service.ts'
import { valueIn } from '../../support/value-in.ts'

const flat = fixture('flat-supplier.xlsx')
const open = deskForEachTest()
const { reopen } = open

const live = liveServiceForEachTest()

describe('a window that is behind', () => {
  const connectLive = async (): Promise<SeenConnection> => {
    const { entry } = live
    valueIn(await open.desk.connectLive(entry))
    valueIn(await open.desk.sayMoneyTerms(usualTerms))
    return {
      kind: 'live',
      supplierCode: entry.supplierCode,
      address: entry.address,
      terms: usualTerms,
      description: null,
    }
  }

  test('creates nothing at a connection it does not show, and is told of the change', async () => {
    valueIn(await open.desk.connectPractice({}))
    valueIn(await open.desk.loadSpreadsheet(flat))
    await connectLive()
    expect(open.told.some((text) => text.startsWith('{"name":"connectionChanged"'))).toBe(true)
    const refused = await open.desk.createAccount({ key: '007001000', at: atPractice })
    expect(refused).toMatchObject({ ok: false, issues: [{ code: 'connection_is_another' }] })
    expect(valueIn(await open.desk.readAccount({ key: '007001000' })).stub.import.state).toBe('notSent')
  })

  test('can’t rewrite an account between its being read and its being sent, whatever else was asked before', async () => {
    const at = await connectLive()
    const { mapping } = valueIn(await open.desk.loadSpreadsheet(flat))
    valueIn(await open.desk.startDryRun({ keys: ['007001000'] }))
    const edit = { edits: [{ sheet: 'Accounts', row: 4, column: 1, text: '007001999' }] }
    // The edit has been looked at, and waits for its turn behind the mapping, when the create begins.
    const [, edited, created] = await Promise.all([
      open.desk.changeMapping({ mapping }),
      open.desk.editCells(edit),
      pause(3).then(() => open.desk.createAccount({ key: '007001000', at })),
    ])
    expect([edited.ok, created.ok].filter((isDone) => isDone)).toHaveLength(1)
  })

  test('can’t rewrite an account behind what was sent', async () => {
    const at = await connectLive()
    valueIn(await open.desk.loadSpreadsheet(flat))
    valueIn(await open.desk.createAccount({ key: '007001000', at }))
    const edit = (row: number) =>
      open.desk.editCells({ edits: [{ sheet: 'Accounts', row, column: 3, text: 'Patelson' }] })
    expect(await edit(4)).toMatchObject({ ok: false, issues: [{ code: 'account_is_on_platform' }] })
    expect((await edit(5)).ok).toBe(true)
  })

  const keys = async () =>
    valueIn(await open.desk.listAccounts({ offset: 0, limit: 3, filter: 'all' })).accounts.map(({ key }) => key)

  test('can’t give rows to an account that was sent: they would never be created', async () => {
    const at = await connectLive()
    valueIn(await open.desk.loadSpreadsheet(flat))
    valueIn(await open.desk.createAccount({ key: '007001000', at }))
    const before = await keys()
    const typed = await open.desk.editCells({ edits: [{ sheet: 'Accounts', row: 5, column: 1, text: '007001000' }] })
    expect(typed).toMatchObject({ ok: false, issues: [{ code: 'sent_account_would_be_joined' }] })
    expect(await keys()).toEqual(before)
    expect(valueIn(await open.desk.undo({})).place).toBeNull()
  })

  test('takes a replacement back that was made in the same moment, though the step before it is closed by now', async () => {
    const at = await connectLive()
    valueIn(await open.desk.loadSpreadsheet(flat))
    valueIn(await open.desk.editCells({ edits: [{ sheet: 'Accounts', row: 4, column: 2, text: 'Mended' }] }))
    valueIn(await open.desk.createAccount({ key: '007001000', at }))
    const search = { text: 'a', matchesCase: true, isWholeCell: false, within: { sheet: 'Accounts', column: 3 } }
    const [replaced, undone] = await Promise.all([open.desk.replaceText({ search, by: 'å' }), open.desk.undo({})])
    expect(valueIn(replaced).replacement.closedCount).toBe(1)
    expect(valueIn(undone).place).toEqual(valueIn(replaced).edited.place)
    expect(await open.desk.undo({})).toMatchObject({ ok: false, issues: [{ code: 'account_is_on_platform' }] })
  })

  describe('of a mapping under which an account was sent', () => {
    const sentOne = async () => {
      const at = await connectLive()
      const loaded = valueIn(await open.desk.loadSpreadsheet(flat))
      valueIn(await open.desk.createAccount({ key: '007001000', at }))
      return loaded.mapping
    }
    const mapped = ({ sheets, ...mapping }: Mapping, header: string, target: string | null): Mapping => ({
      ...mapping,
      sheets: sheets.map((sheet) => ({
        ...sheet,
        columns: sheet.columns.map((column) => (column.header === header ? { ...column, target } : column)),
      })),
    })
    const accountColumn = 'Acct #'
    const ofAnotherColumn = (mapping: Mapping) =>
      mapped(mapped(mapping, accountColumn, null), 'Mail ZIP', 'external_account_number')

    test('can give the others another field, and is told that what was sent stays as it is', async () => {
      const mapping = await sentOne()
      expect(valueIn(await open.desk.countSent({}))).toEqual({ sentCount: 1, otherwiseCount: 0, otherwiseFirst: [] })
      valueIn(await open.desk.changeMapping({ mapping: mapped(mapping, 'Mail ZIP', null) }))
      expect(valueIn(await open.desk.countSent({}))).toEqual({
        sentCount: 1,
        otherwiseCount: 1,
        otherwiseFirst: ['007001000'],
      })
    })

    test.each([
      ['of another column', ofAnotherColumn],
      ['of none', (mapping: Mapping) => mapped(mapping, accountColumn, null)],
    ])('can’t make its rows an account %s: it could be created twice', async (_, change) => {
      const mapping = await sentOne()
      const before = await keys()
      const refused = await open.desk.changeMapping({ mapping: change(mapping) })
      expect(refused).toMatchObject({ ok: false, issues: [{ code: 'sent_account_would_move' }] })
      expect(await keys()).toEqual(before)
      await reopen()
      expect(valueIn(await open.desk.readDesk({})).project?.mapping).toEqual(mapping)
    })

    test('can’t make its rows another account by being closed before the change was looked at', async () => {
      const mapping = await sentOne()
      const before = await keys()
      const changing = open.desk.changeMapping({ mapping: ofAnotherColumn(mapping) })
      await reopen()
      expect((await changing).ok).toBe(false)
      const { project, issues } = valueIn(await open.desk.readDesk({}))
      expect(project?.mapping).toEqual(mapping)
      expect(await keys()).toEqual(before)
      expect(issues.slice(-2).map(({ code }) => code)).toEqual(['last_change_not_made', 'sent_account_would_move'])
      await reopen()
      const said = valueIn(await open.desk.readDesk({})).issues.map(({ code }) => code)
      expect(said).not.toContain('last_change_not_made')
    })

    test('loses no change that was asked for at the last moment and does no harm', async () => {
      const wanted = mapped(await sentOne(), 'Mail ZIP', null)
      void open.desk.changeMapping({ mapping: wanted })
      await reopen()
      expect(valueIn(await open.desk.readDesk({})).project?.mapping).toEqual(wanted)
    })

    test('can’t be changed so while an account is between being read and being sent', async () => {
      const at = await connectLive()
      const { mapping } = valueIn(await open.desk.loadSpreadsheet(flat))
      // The way to the service is open, so that nothing comes before the reading.
      valueIn(await open.desk.startDryRun({ keys: ['007001000'] }))
      const [created, changed] = await Promise.all([
        open.desk.createAccount({ key: '007001000', at }),
        pause(1).then(() => open.desk.changeMapping({ mapping: mapped(mapping, accountColumn, null) })),
      ])
      expect(created.ok && !changed.ok).toBe(true)
      expect(valueIn(await open.desk.countSent({})).sentCount).toBe(1)
    })

    test('can’t leave its sheet or its row out, nor read the headings elsewhere', async () => {
      await sentOne()
      const choose = (choice: object) =>
        open.desk.changeSheets({ sheets: [{ sheet: 'Accounts', isIncluded: true, headerRow: 3, ...choice }] })
      const answers = [
        await choose({ isIncluded: false }),
        await choose({ rowsOut: [4] }),
        await choose({ headerRow: 4 }),
      ]
      expect(answers.map(({ ok }) => ok)).toEqual([false, false, false])
      expect((await choose({ rowsOut: [5] })).ok).toBe(true)
    })
  })
})
