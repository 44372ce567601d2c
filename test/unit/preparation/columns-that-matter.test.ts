/** Columns that hold what no account should go without: asked about before an account is ready, and kept in a note. */
import { describe, expect, test } from 'vitest'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { keepInNotes, settleColumn } from '../../../shared/mapping/model/change-mapping.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import { prepared } from './prepare.ts'

const csv = `Account number,Last name,Notes,PSR flag,Account Balance (local currency),Sales agent,Frobnitz
A-1,Lee,Key safe,Hearing impaired,12.50,Kim,x
A-1,Lee,Dog,Hearing impaired,12.50,Kim,y
A-2,Ray,,,7.00,Kim,z
A-3,Ng,,Oxygen,,Kim,q
`

async function loaded(more = {}) {
  const { first, call } = await prepared('old system.csv', csv, more)
  const place = (header: string) => {
    const columns = first.mapping.sheets[0]?.columns ?? []
    return { sheet: 'old system', column: columns.find((one) => one.header === header)?.column ?? 0 }
  }
  const notDecided = async () =>
    (await call('readReport', {})).flatMap(({ code, row, column }) =>
      code === 'column_not_decided' ? [`${row} ${column}`] : [],
    )
  const change = (mapping: Mapping) => call('changeMapping', { mapping })
  const notesOf = async (key: string) => (await call('readAccount', { key })).payload.notes
  return { first, call, place, notDecided, change, notesOf }
}

describe('no account is ready without a decision about a column', () => {
  test('that seems to hold balances, or to tell of protection: said once of each account', async () => {
    const { first, notDecided } = await loaded()
    expect(await notDecided()).toEqual(['2 4', '2 5', '4 5', '5 4'])
    expect(first.summary.errorFreeCount).toBe(0)
  })

  test('and is ready once the columns are left out by a person', async () => {
    const { first, place, change, notDecided } = await loaded()
    const left = settleColumn(first.mapping, place('PSR flag'))
    await change(settleColumn(left, place('Account Balance (local currency)')))
    expect(await notDecided()).toEqual([])
  })

  test('where nobody can be asked, what is not understood is left out', async () => {
    const { first, notDecided } = await loaded({ isUnattended: true })
    expect(await notDecided()).toEqual([])
    expect(first.summary.errorFreeCount).toBe(3)
  })
})

describe('a column that is kept in notes', () => {
  test('is told there by its name, beside the notes of another column, once for rows that say the same', async () => {
    const { first, place, change, notesOf } = await loaded()
    await change(keepInNotes(first.mapping, accountCatalogue, [place('PSR flag'), place('Sales agent')]))
    expect(await notesOf('A-1')).toEqual(
      expect.arrayContaining([
        { body: 'Key safe' },
        { body: 'Dog' },
        { body: 'PSR flag: Hearing impaired' },
        { body: 'Sales agent: Kim' },
      ]),
    )
    expect(await notesOf('A-1')).toHaveLength(4)
    expect(await notesOf('A-2')).toEqual([{ body: 'Sales agent: Kim' }])
    expect(await notesOf('A-3')).toEqual([{ body: 'PSR flag: Oxygen' }, { body: 'Sales agent: Kim' }])
  })

  test('is told row by row where rows of an account differ, and nothing is wrong with that', async () => {
    const { first, call, place, change, notesOf } = await loaded()
    await change(keepInNotes(first.mapping, accountCatalogue, [place('Frobnitz'), place('Sales agent')]))
    const notes = await notesOf('A-1')
    expect(notes).toEqual(expect.arrayContaining([{ body: 'Frobnitz: x' }, { body: 'Frobnitz: y' }]))
    expect(notes).toHaveLength(5)
    expect((await call('readReport', {})).map(({ code }) => code)).not.toContain('rows_disagree')
  })

  test('is told of by no note where it says what needs none', async () => {
    const { first, place, change, notesOf } = await loaded()
    const agents = { ...place('Sales agent'), withoutNote: ['KIM'] }
    await change(keepInNotes(first.mapping, accountCatalogue, [place('PSR flag'), agents]))
    expect(await notesOf('A-3')).toEqual([{ body: 'PSR flag: Oxygen' }])
  })
})
