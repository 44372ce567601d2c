/** Columns that hold what no account should go without: asked about before an account is ready, and kept in a note. */
import { describe, expect, test } from 'vitest'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import { additionsCatalogue } from '../../../../shared/catalogue/additions-catalogue.ts'
import {
  alsoFill,
  changeReading,
  changeTarget,
  keepInNotes,
  settleColumn,
} from '../../../../shared/mapping/model/change-mapping.ts'
import type { Mapping } from '../../../../shared/mapping/model/mapping.ts'
import { prepared } from '../prepare.ts'

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

test('what fills a field by a guess is told once of each account, until a person has said that it is right', async () => {
  const vat = 'Account number,Last name,VAT\nA-1,Lee,5%\nA-1,Lee,5%\nA-2,Ray,20%\nA-3,Ng,\n'
  const { first, call } = await prepared('vat.csv', vat)
  const guessed = async () =>
    (await call('readReport', {})).flatMap(({ code, row, column }) =>
      code === 'column_guessed' ? [`${row} ${column}`] : [],
    )
  expect(await guessed()).toEqual(['2 3', '4 3'])
  expect([first.summary.errorFreeCount, first.summary.undecided?.toDoCount]).toEqual([3, 1])
  await call('changeMapping', { mapping: settleColumn(first.mapping, { sheet: 'vat', column: 3 }) })
  expect(await guessed()).toEqual([])
})

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

  test('that has what is owed, or what is in credit: each counts as its heading says', async () => {
    const ledger = 'Account number,Last name,Debit,Credit\nA-1,Lee,5.00,\nA-2,Ray,,7.00\n'
    const { first, call } = await prepared('ledger.csv', ledger)
    const report = await call('readReport', {})
    expect(report.map(({ code, row, column }) => `${code} ${row} ${column}`)).toEqual([
      'column_not_decided 2 3',
      'column_not_decided 3 4',
    ])
    const mapping = [3, 4].reduce(
      (before, column) =>
        changeTarget(accountCatalogue, before, { sheet: 'ledger', column }, 'ledgers[].ledger_balance'),
      first.mapping,
    )
    await call('changeMapping', { mapping })
    const balances = ['A-1', 'A-2'].map(async (key) => (await call('readAccount', { key })).payload.ledgers)
    expect(await Promise.all(balances)).toEqual([[{ ledger_balance: '5.00' }], [{ ledger_balance: '-7.00' }]])
  })

  test.each([
    ['Status', 'Active', 'Closed'],
    ['Stat', 'Live', 'CLSD'],
    ['Active', 'Y', 'N'],
    ['Closed date', '', '01/02/2026'],
    ['Do not email', 'N', 'Y'],
    ['Trading name', '', 'Acme Cleaning'],
    ['PSR flag', '', 'Oxygen'],
    ['Gas balance', '', '12.50'],
    ['Info 3', '', 'ana@example.com'],
  ])('that is about a few accounts alone, however far down: %s', async (heading, usual, rare) => {
    const row = (at: number) => `A-${at},Lee,${at === 2900 ? rare : usual}`
    const lines = Array.from({ length: 3000 }, (_, at) => row(at))
    const { first } = await prepared('long.csv', [`Account number,Last name,${heading}`, ...lines].join('\n'))
    expect(first.summary.errorFreeCount).toBeLessThan(3000)
  })

  test('that says which accounts are closed, though a few of its rows have a remark there', async () => {
    const said = Array.from(
      { length: 43 },
      (_, at) => ['see notes', 'pending', '?'][at] ?? (at % 8 === 7 ? 'Yes' : 'No'),
    )
    const rows = said.map((one, at) => `A-${at},Lee,${one}`)
    const { call } = await prepared('closed.csv', ['Account number,Last name,Closed', ...rows].join('\n'))
    expect((await call('readReport', {})).map(({ code }) => code)).toEqual(rows.map(() => 'column_not_decided'))
  })

  test('is told at each value with all that Map offers: accounts that have ended can be set aside there', async () => {
    const told = async (heading: string, value: string) => {
      const rows = [`Account number,Last name,${heading}`, `A-1,Lee,${value}`, 'A-2,Ray,']
      const { call } = await prepared('a.csv', rows.join('\n'))
      const asked = (await call('readReport', {})).find(({ code }) => code === 'column_not_decided')
      return asked?.message.split('leave it out.')
    }
    const offered = ' Accounts that have ended by it can be set aside there.'
    expect(await told('Closed date', '01/02/2026')).toEqual([expect.any(String), offered])
    expect(await told('PSR flag', 'Oxygen')).toEqual([expect.any(String), ''])
  })

  test('where nobody can be asked, what is not understood is left out', async () => {
    const { first, notDecided } = await loaded({ isUnattended: true })
    expect(await notDecided()).toEqual([])
    expect(first.summary.errorFreeCount).toBe(3)
  })
})

describe('columns that are kept in notes', () => {
  test('make one note with a line for each, in their order, once for rows that say the same', async () => {
    const { first, place, change, notesOf } = await loaded()
    const kept = keepInNotes(first.mapping, accountCatalogue, [place('Sales agent')])
    await change(keepInNotes(kept, accountCatalogue, [place('PSR flag')]))
    expect(await notesOf('A-1')).toEqual(
      expect.arrayContaining([
        { body: 'Key safe' },
        { body: 'Dog' },
        { body: 'PSR flag: Hearing impaired\nSales agent: Kim' },
      ]),
    )
    expect(await notesOf('A-1')).toHaveLength(3)
    expect(await notesOf('A-2')).toEqual([{ body: 'Sales agent: Kim' }])
    expect(await notesOf('A-3')).toEqual([{ body: 'PSR flag: Oxygen\nSales agent: Kim' }])
  })

  test('make one note for each row where rows of an account differ, at the number that Map tells, and nothing is wrong with that', async () => {
    const { first, call, place, change, notesOf } = await loaded()
    await change(keepInNotes(first.mapping, accountCatalogue, [place('Frobnitz'), place('Sales agent')]))
    expect(await notesOf('A-1')).toEqual([
      { body: 'Key safe' },
      { body: 'Sales agent: Kim\nFrobnitz: x' },
      { body: 'Sales agent: Kim\nFrobnitz: y' },
      { body: 'Dog' },
    ])
    expect((await call('readReport', {})).map(({ code }) => code)).not.toContain('rows_disagree')
  })

  test.each([
    ['Meter serial number,MPAN', ['Meter serial number 443217', 'Meter serial number 443218', 'MPAN 1200023305967']],
    ['Colour,MPAN', ['MPAN 1200023305967', 'MPAN 1200023305968', 'MPAN 1200023305967']],
  ])('begin with what their row is about, by its innermost number, where there is %s', async (headings, about) => {
    const things = ['443217,1200023305967', '443218,1200023305968', ',1200023305967']
    const rows = things.map((thing, at) => `A-1,${thing},31.${at},${at === 2 ? 10700 : 10633}`)
    const sheet = [`Account number,${headings},Frobnitz,Grobnitz`, ...rows]
    const { first, call } = await prepared('things.csv', sheet.join('\n'))
    const places = [4, 5].map((column) => ({ sheet: 'things', column }))
    await call('changeMapping', { mapping: keepInNotes(first.mapping, accountCatalogue, places) })
    expect((await call('readAccount', { key: 'A-1' })).payload.notes).toEqual(
      ['10633', '10633', '10700'].map((read, at) => ({ body: `${about[at]}: Frobnitz: 31.${at}\nGrobnitz: ${read}` })),
    )
  })

  test('are of the account where each row is one, whatever has a number there', async () => {
    const accounts = 'Account number,Last name,Meter serial number,Frobnitz\nA-1,Lee,443217,x\nA-2,Ray,443218,y\n'
    const { first, call } = await prepared('accounts.csv', accounts)
    const mapping = keepInNotes(first.mapping, accountCatalogue, [{ sheet: 'accounts', column: 4 }])
    await call('changeMapping', { mapping })
    expect((await call('readAccount', { key: 'A-1' })).payload.notes).toEqual([{ body: 'Frobnitz: x' }])
  })

  describe('of a sheet with a row for each meter', () => {
    const meters = [
      'Account number,Last name,Meter serial number,Title here',
      'A-1,Lee,443217,Ms',
      'A-1,Lee,443218,Ms',
      'A-2,Ray,443219,Mr',
      'A-2,Ray,443220,Dr',
    ].join('\n')
    const apart = ['Meter serial number 443219: Title here: Mr', 'Meter serial number 443220: Title here: Dr']

    async function kept() {
      const { first, call } = await prepared('meters.csv', meters)
      const mapping = keepInNotes(first.mapping, accountCatalogue, [{ sheet: 'meters', column: 4 }])
      await call('changeMapping', { mapping })
      return { mapping, call }
    }
    type Call = Awaited<ReturnType<typeof kept>>['call']
    const notesIn = async (call: Call) => {
      const notes = ['A-1', 'A-2'].map(async (key) => (await call('readAccount', { key })).payload.notes)
      const told = (await Promise.all(notes)) as readonly (readonly { readonly body: string }[])[]
      return told.map((bodies) => bodies.map(({ body }) => body))
    }

    test.each([
      [
        'a value',
        { row: 3, column: 4, text: 'Mx' },
        [['Meter serial number 443217: Title here: Ms', 'Meter serial number 443218: Title here: Mx'], apart],
      ],
      ['a value that is the same then', { row: 5, column: 4, text: 'Mr' }, [['Title here: Ms'], ['Title here: Mr']]],
      [
        'a number that is named',
        { row: 4, column: 3, text: '443999' },
        [['Title here: Ms'], ['Meter serial number 443999: Title here: Mr', apart[1]]],
      ],
      ['a number that is not', { row: 2, column: 3, text: '443999' }, [['Title here: Ms'], apart]],
      ['the account of a row', { row: 5, column: 1, text: 'A-3' }, [['Title here: Ms'], ['Title here: Mr']]],
    ])('say after an edit of %s what they say when the same is loaded again', async (_, edit, notes) => {
      const { mapping, call } = await kept()
      expect(await notesIn(call)).toEqual([['Title here: Ms'], apart])
      const edits = [{ sheet: 'meters', ...edit }]
      await call('editCells', { edits })
      const again = await prepared('meters.csv', meters, { mapping, edits })
      expect([await notesIn(call), await notesIn(again.call)]).toEqual([notes, notes])
      await call('editCells', {
        edits: [{ ...edits[0]!, text: meters.split('\n')[edit.row - 1]!.split(',')[edit.column - 1]! }],
      })
      expect(await notesIn(call)).toEqual([['Title here: Ms'], apart])
    })

    test('are previewed as they are sent', async () => {
      const { mapping, call } = await kept()
      const { sheets, ...others } = mapping
      const { lines } = await call('previewColumn', { sheet: sheets[0]!, column: 4, ...others })
      expect(lines.map(({ shown, results }) => [shown, results[0]?.value])).toEqual([
        ['Ms', 'Title here: Ms'],
        ['Mr', apart[0]],
        ['Dr', apart[1]],
      ])
    })
  })

  test('go below the text of the note where each row is one, with a day of its own', async () => {
    const calls = [
      'Account number,Note body,Note created at,Who',
      'A-1,Rang about the bill,2024-06-03T09:15:00Z,KJ',
      'A-1,Moved the reading,2024-06-04T10:00:00Z,KJ',
      'A-1,,2024-06-05T10:00:00Z,KJ',
    ].join('\n')
    const { first, call } = await prepared('calls.csv', calls, { kind: 'additions' })
    const mapping = keepInNotes(first.mapping, additionsCatalogue, [{ sheet: 'calls', column: 4 }])
    await call('changeMapping', { mapping })
    expect((await call('readAccount', { key: 'A-1' })).payload.notes).toEqual([
      { body: 'Rang about the bill\nWho: KJ', created_at: '2024-06-03T09:15:00Z' },
      { body: 'Moved the reading\nWho: KJ', created_at: '2024-06-04T10:00:00Z' },
      { body: 'Who: KJ', created_at: '2024-06-05T10:00:00Z' },
    ])
  })

  test('are told of by no line where they say what needs none', async () => {
    const { first, place, change, notesOf } = await loaded()
    const agents = { ...place('Sales agent'), withoutNote: ['KIM'] }
    await change(keepInNotes(first.mapping, accountCatalogue, [place('PSR flag'), agents]))
    expect(await notesOf('A-3')).toEqual([{ body: 'PSR flag: Oxygen' }])
    expect(await notesOf('A-2')).toBeUndefined()
  })

  test('stay in notes of their own where an earlier mapping has them so: an account that was sent is what was sent', async () => {
    const { first, call, place, change, notesOf } = await loaded()
    const target = (number: number) => `notes[${number}].body`
    const earlier = [place('PSR flag'), place('Sales agent')].reduce(
      (mapping, one, at) =>
        changeReading(changeTarget(accountCatalogue, mapping, one, target(at + 1)), one, { label: `Column ${at + 1}` }),
      first.mapping,
    )
    await change(earlier)
    const separate = [{ body: 'Column 1: Oxygen' }, { body: 'Column 2: Kim' }]
    expect(await notesOf('A-3')).toEqual(separate)
    await change(keepInNotes(earlier, accountCatalogue, [place('Frobnitz')]))
    expect(await notesOf('A-3')).toEqual([...separate, { body: 'Frobnitz: q' }])
    expect((await call('readAccount', { key: 'A-3' })).payload.customers).toEqual([{ family_name: 'Ng' }])
  })

  test('lose their names with the note: another field is sent their values alone, whole or beside the note', async () => {
    const { first, call, place, change, notesOf } = await loaded()
    const kept = keepInNotes(first.mapping, accountCatalogue, [place('PSR flag'), place('Sales agent')])
    await change(alsoFill(accountCatalogue, kept, place('Sales agent'), 'customers[].given_name'))
    expect((await call('readAccount', { key: 'A-3' })).payload.customers).toMatchObject([{ given_name: 'Kim' }])
    expect(await notesOf('A-3')).toEqual([{ body: 'PSR flag: Oxygen\nSales agent: Kim' }])
    await change(changeTarget(accountCatalogue, kept, place('Sales agent'), 'customers[].given_name'))
    expect((await call('readAccount', { key: 'A-3' })).payload.customers).toMatchObject([{ given_name: 'Kim' }])
    expect(await notesOf('A-3')).toEqual([{ body: 'PSR flag: Oxygen' }])
  })
})
