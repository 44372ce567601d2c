import { describe, expect, test } from 'vitest'
import { say, sayMessage } from '../../../../shared/messages/say.ts'
import { edit, flat, prepared } from '../prepare.ts'

describe('rows in pages', () => {
  const page = { sheet: 'Accounts', offset: 0, limit: 2 } as const

  test('show every row with what it is', async () => {
    const { call } = await flat()
    const { total, rows } = await call('readSheetPage', { ...page, offset: 2, filter: 'everyRow' })

    expect([total, rows.map(({ row, role, accountKey }) => [row, role, accountKey])]).toEqual([
      35,
      [
        [3, 'header', null],
        [4, 'data', '007001000'],
      ],
    ])
    expect(rows[1]?.cells[6]).toEqual({ text: '02/13/1960', kind: 'date' })
  })

  test('show only what was asked for', async () => {
    const { call } = await flat()
    const rowsOf = async (filter: 'dataRows' | 'rowsWithProblems', accountKey?: string) => {
      const { total, rows } = await call('readSheetPage', {
        ...page,
        filter,
        ...(accountKey ? { keys: [accountKey] } : {}),
      })
      return [total, rows.map(({ row }) => row)]
    }
    expect(await rowsOf('dataRows')).toEqual([30, [4, 5]])
    expect(await rowsOf('rowsWithProblems')).toEqual([5, [7, 11]])
    expect(await rowsOf('dataRows', '007001007')).toEqual([1, [5]])
    expect(await rowsOf('dataRows', 'nobody')).toEqual([0, []])
  })

  test('leave out the problems of accounts that are set aside, until they are not', async () => {
    const { call, editing } = await flat()
    const decide = (key: string, isTakenBack?: true) => {
      const mark = { id: isTakenBack ? 'back' : 'aside', reason: '', at: '2026-11-21T09:00:00Z', isTakenBack }
      return call('markRows', { accounts: [{ key, mark }] })
    }
    const chosen = async (more: object = {}) => {
      const { rows } = await call('readSheetPage', { ...page, limit: 9, filter: 'rowsWithProblems', ...more })
      return rows.map(({ row }) => row)
    }
    const all = await chosen()
    const key = (await call('readSheetPage', { ...page, filter: 'rowsWithProblems' })).rows[0]?.accountKey ?? ''
    await decide(key)
    expect([await chosen(), await chosen(), await chosen({ keys: [key] })]).toEqual([all.slice(1), all.slice(1), [7]])
    const { takeBack } = await editing([edit(8, 6, 'none')])
    expect(await chosen()).toEqual([8, ...all.slice(1)])
    await takeBack()
    await decide(key, true)
    expect(await chosen()).toEqual(all)
  })

  test('say where a row is among those chosen', async () => {
    const { call } = await flat()
    const offsetOf = async (row: number) =>
      (await call('findRow', { sheet: 'Accounts', filter: 'rowsWithProblems', row })).offset
    expect([await offsetOf(7), await offsetOf(26), await offsetOf(8)]).toEqual([0, 4, null])
  })

  test('carry the problems of each cell, and whether it was edited', async () => {
    const { call } = await flat()
    await call('editCells', { edits: [edit(7, 3, 'Other')] })
    const { rows } = await call('readSheetPage', { ...page, filter: 'rowsWithProblems' })

    expect(rows[0]?.cells[2]).toEqual({ text: 'Other', kind: 'text', isEdited: true })
    expect(rows[0]?.cells[5]?.issues?.map(({ code }) => code)).toEqual(['phone_unreadable'])
  })

  test('stand in the order of what a column means, blank cells last, and keep their places until it is asked for anew', async () => {
    const lines = ['Account number,Born,Balance', 'A,31/12/1980,9.50', 'B,01/02/1981,-3', 'C,,100', 'D,05/06/1979,20']
    const { call } = await prepared('data.csv', lines.join('\n'))
    const rowsBy = async (column: number, isDescending: boolean, round: number) => {
      const sort = { column, isDescending, round }
      const { rows } = await call('readSheetPage', { sheet: 'data', offset: 0, limit: 9, filter: 'dataRows', sort })
      return rows.map(({ cells }) => cells[0]?.text).join('')
    }
    expect([await rowsBy(2, false, 1), await rowsBy(2, true, 2)]).toEqual(['DABC', 'BADC'])
    expect([await rowsBy(3, false, 3), await rowsBy(3, true, 4)]).toEqual(['BADC', 'CDAB'])
    await call('editCells', { edits: [{ sheet: 'data', row: 3, column: 3, text: '500' }] })
    expect([await rowsBy(3, true, 4), await rowsBy(3, true, 5)]).toEqual(['CDAB', 'BCDA'])
    const sort = { column: 3, isDescending: true, round: 5 }
    expect(await call('findRow', { sheet: 'data', filter: 'dataRows', row: 5, sort })).toEqual({ offset: 2 })
  })

  test('of a sheet that isn’t there are refused', async () => {
    const { ask } = await flat()
    const refused = await ask('readSheetPage', { ...page, sheet: 'Nothing', filter: 'everyRow' })
    expect(refused.ok ? '' : sayMessage(refused.issues[0].message)).toBe(
      say('sheet_not_in_workbook', { sheet: 'Nothing' }),
    )
  })
})

describe('problems', () => {
  test('are grouped by kind, with their number in words', async () => {
    const { call } = await prepared(
      'a.csv',
      'Account,Mobile,Email\n1,n/a,x\n2,n/a,a@b.example\n3,+15125550100,c@d.example\n4,+15125550101,e@f.example\n',
    )
    expect(
      (await call('listProblems', {})).map(({ code, title, count, first }) => [
        code,
        sayMessage(title),
        count,
        first.length,
      ]),
    ).toEqual([
      ['phone_unreadable', say('title_phone_unreadable', { count: 2 }), 2, 2],
      ['email_unreadable', say('title_email_unreadable', { count: 1 }), 1, 1],
      ['name_missing', say('title_name_missing', { count: 2 }), 2, 2],
    ])
  })

  test('are gone through in order, and there is an end', async () => {
    const { call } = await flat()
    const rows: (number | undefined)[] = []
    let after = await call('findNextProblem', { after: null })
    while (after !== null) {
      rows.push(after.row)
      after = await call('findNextProblem', { after })
    }
    expect(rows).toEqual([7, 11, 15, 19, 26])
    expect(await call('findNextProblem', { after: null, code: 'decimal_unreadable' })).toEqual({
      sheet: 'Accounts',
      row: 19,
      column: 29,
    })
  })

  test('are reported with the text of their cell', async () => {
    const { call } = await flat()
    const report = await call('readReport', {})
    expect(report.find(({ code }) => code === 'decimal_unreadable')).toMatchObject({
      level: 'error',
      path: 'ledgers.0.ledger_balance',
      account: '007001105',
      sheet: 'Accounts',
      row: 19,
      column: 29,
      value: '12O.50',
    })
  })
})
