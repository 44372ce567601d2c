/** A row without what nearly all others have: said at its empty cell, whatever the field, and only where it is not usual to have none. */
import { describe, expect, test } from 'vitest'
import { settleColumn } from '../../../../shared/mapping/model/change-mapping.ts'
import { prepared } from '../prepare.ts'

type Row = { readonly number?: string; readonly last?: string; readonly email?: string; readonly postcode?: string }

const accounts = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, at) => ({
    number: `A-${100 + at}`,
    last: `Lee${'abcdefghijklmnopqrstuvwxyz'[at % 26]}${'aeiou'[Math.floor(at / 26)]}`,
    email: `lee${at}@example.com`,
    postcode: `LS${(at % 9) + 1} 4AB`,
  }))

const changed = (rows: readonly Row[], at: number, change: Row): readonly Row[] =>
  rows.with(at, { ...rows[at], ...change })

async function loaded(rows: readonly Row[]) {
  const lines = rows.map(({ number, last, email, postcode }) =>
    [number, last, '1 Elm Street', 'Leeds', postcode, email].join(','),
  )
  const head = 'Account number,Last name,Billing street,Billing town,Billing postcode,Email'
  const { first, call } = await prepared('accounts.csv', [head, ...lines, ''].join('\n'))
  const lacking = async () =>
    (await call('readReport', {})).flatMap(({ code, level, row, column, message }) =>
      code === 'value_lacking' ? [{ at: `${row} ${column}`, level, message }] : [],
    )
  return { first, call, lacking }
}

describe('a value that nearly all other rows have', () => {
  test('is missed at the empty cell, whichever column it is', async () => {
    const { lacking } = await loaded(changed(changed(accounts(24), 3, { postcode: '' }), 7, { email: '' }))
    expect(await lacking()).toEqual([
      {
        at: '5 5',
        level: 'warning',
        message:
          'Row 5, column E (“Billing postcode”): unlike the others, this row has no “Billing postcode”. Nearly all of the 24 rows have one. Fill it in, or leave it as it is if there is none.',
      },
      expect.objectContaining({ at: '9 6', level: 'warning' }),
    ])
  })

  test.each([
    ['where more than a small share lacks it', 24, [3, 7]],
    ['where rows are too few to tell what is usual', 9, [3]],
  ])('is not missed %s', async (_, count, without) => {
    const rows = without.reduce((all, at) => changed(all, at, { postcode: '' }), accounts(count))
    expect(await (await loaded(rows)).lacking()).toEqual([])
  })

  test('is not missed where another row of the account has it', async () => {
    const again = { ...accounts(24)[3], postcode: '' }
    expect(await (await loaded([...accounts(24), again])).lacking()).toEqual([])
  })

  test('is missed until it is typed, also in a column of which a person said that its field is right', async () => {
    const { first, call, lacking } = await loaded(changed(accounts(24), 3, { postcode: '' }))
    const sheet = first.mapping.sheets[0]?.sheet ?? ''
    await call('changeMapping', { mapping: settleColumn(first.mapping, { sheet, column: 5 }) })
    expect(await lacking()).toHaveLength(1)
    const cell = { sheet, row: 5, column: 5 }
    await call('editCells', { edits: [{ ...cell, text: 'LS1 4AB' }] })
    expect(await lacking()).toEqual([])
  })

  test('is not missed where a person has emptied the cell, as a problem may advise', async () => {
    const { first, call, lacking } = await loaded(accounts(24))
    const cell = { sheet: first.mapping.sheets[0]?.sheet ?? '', row: 5, column: 5 }
    await call('editCells', { edits: [{ ...cell, text: 'unknown' }] })
    await call('editCells', { edits: [{ ...cell, text: '' }] })
    expect(await lacking()).toEqual([])
  })

  test('is missed elsewhere as before when a person has emptied a cell', async () => {
    const { first, call, lacking } = await loaded(changed(accounts(24), 3, { postcode: '' }))
    await call('editCells', { edits: [{ sheet: first.mapping.sheets[0]?.sheet ?? '', row: 9, column: 5, text: '' }] })
    expect(await lacking()).toMatchObject([{ at: '5 5' }])
  })

  test('is not missed in another row of an account whose value a person has emptied', async () => {
    const again = { ...accounts(24)[3], postcode: '' }
    const { first, call, lacking } = await loaded([...accounts(24), again])
    await call('editCells', { edits: [{ sheet: first.mapping.sheets[0]?.sheet ?? '', row: 5, column: 5, text: '' }] })
    expect(await lacking()).toEqual([])
  })
})
