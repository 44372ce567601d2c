import { describe, expect, test } from 'vitest'
import { edit, flat } from '../prepare.ts'

describe('editing', () => {
  test('mends an account, and is counted', async () => {
    const { call } = await flat()
    const { summary, accounts } = await call('editCells', { edits: [edit(7, 6, '+15125550100')] })

    expect([summary.errorCount, summary.errorFreeCount]).toEqual([4, 26])
    expect(accounts).toMatchObject({
      of: 'some',
      removed: [],
      changed: [{ key: '007001021', errorCount: 0 }],
      added: [],
    })
  })

  test('gives a row without an account number its account', async () => {
    const { call } = await flat()
    const { accounts } = await call('editCells', { edits: [edit(26, 1, '007009999')] })
    expect(accounts).toMatchObject({
      of: 'some',
      removed: ['Accounts!26'],
      changed: [],
      added: [{ at: 22, account: { key: '007009999', accountNumber: '007009999', errorCount: 0 } }],
    })
  })

  test('never makes a total an account, but fills a blank row', async () => {
    const { call } = await flat()
    await call('editCells', { edits: [edit(35, 1, 'x'), edit(34, 1, '007008888')] })
    const { rows } = await call('readSheetPage', { sheet: 'Accounts', offset: 33, limit: 2, filter: 'everyRow' })
    expect(rows.map(({ role, accountKey }) => [role, accountKey])).toEqual([
      ['data', '007008888'],
      ['total', null],
    ])
  })

  test('outside the sheet is refused, and nothing is changed', async () => {
    const { ask, call } = await flat()
    const refused = await ask('editCells', { edits: [edit(7, 6, ''), edit(36, 1, 'x')] })
    expect(refused.ok ? [] : refused.issues.map(({ code }) => code)).toEqual(['cell_not_in_sheet'])
    const { rows } = await call('readSheetPage', { sheet: 'Accounts', offset: 6, limit: 1, filter: 'everyRow' })
    expect(rows[0]?.cells[5]).not.toMatchObject({ text: '' })
  })

  test('nothing does no harm', async () => {
    const { call, first } = await flat()
    expect(await call('editCells', { edits: [] })).toEqual({
      summary: first.summary,
      accounts: { of: 'some', removed: [], changed: [], added: [] },
      rows: [],
      place: null,
      before: [],
      lost: [],
    })
  })

  test('tells which cells were emptied of what the file says, and of which account, until they have it again', async () => {
    const { call } = await flat()
    const page = { sheet: 'Accounts', offset: 0, limit: 5, filter: 'emptiedRows' } as const
    const [was] = (await call('readSheetPage', { ...page, filter: 'everyRow', offset: 6 })).rows
    const emptied = await call('editCells', { edits: [edit(7, 6, ' '), edit(34, 3, '')] })
    expect(emptied.summary.emptied).toEqual([{ sheet: 'Accounts', count: 1 }])
    expect((await call('readSheetPage', page)).rows.map(({ row }) => row)).toEqual([7])
    expect((await call('readAccount', { key: '007001021' })).emptied).toEqual([
      { cell: { sheet: 'Accounts', row: 7, column: 6 }, header: 'Home Phone', was: was?.cells[5]?.text },
    ])
    const mended = await call('editCells', { edits: [edit(7, 6, '+15125550100')] })
    expect([mended.summary.emptied, (await call('readAccount', { key: '007001021' })).emptied]).toEqual([undefined, []])
  })
})
