import { describe, expect, test } from 'vitest'
import { accounts, headers, layoutOf, type Rows } from './layout-of.ts'

describe('a remark', () => {
  test.each([
    'Printed on 9 June 2024 by A. Lee',
    'Printed 03/11/2024 08:15 by jsmith',
    'Exported 2024-11-03',
    '* estimated readings',
    '** not yet billed',
    'Source: CRM export',
    'Page 3 of 9',
    'End of report',
    '*** End of file ***',
    'Exported by jsmith 12/11/2026',
    '3 records exported',
    'Strictly private and confidential',
    'Gedruckt am 09.06.2024',
  ])('such as “%s” is left out, with a gap above it and without', (text) => {
    expect(layoutOf([headers, ...accounts, [], [text]]).roles).toBe('hdddbr')
    expect(layoutOf([headers, ...accounts, [text]]).roles).toBe('hdddr')
  })

  test('is the head of a printed page, also where the firm stands beside its number', () => {
    const page = (number: number): Rows => [
      ['Northern Light Energy', null, null, `Page ${number} of 3`],
      headers,
      ...accounts,
      ['Printed 03/11/2024 08:15'],
    ]
    expect(layoutOf([...page(1), ...page(2), ...page(3)]).roles).toBe('thdddrrhdddrrhdddr')
  })

  test.each([
    ['a note with its day', [null, null, null, null, '02/02/2024', 'Page 2']],
    ['what somebody wrote several times', [null, null, null, null, 'Tom Baker', 'Page 3']],
    ['something with a number of its own', [null, null, null, null, 'S2', 'Page 3']],
  ] as [string, Rows[number]][])('is not %s that goes on with an account', (_, row) => {
    const first: Rows[number] = ['A1', 'Ana', 'Lee', 'a@b.org', '01/02/2024', 'Page 1']
    const table: Rows = [['Ref', 'First name', 'Last name', 'E-mail', 'Added', 'Note'], first, row, row]
    expect(layoutOf(table).roles).toBe('hddd')
    expect(layoutOf([['Northern Light Energy', null, null, null, null, 'Page 1'], ...table]).roles).toBe('thddd')
  })

  test('may have its end in the next cell, and be one of more than there are accounts', () => {
    const remarks: Rows = [['* estimated'], ['Source:', 'CRM'], ['Page 1 of 1'], ['End of report']]
    expect(layoutOf([headers, ...accounts, ...remarks]).roles).toBe('hdddrrrr')
  })

  test('is none of many accounts of which only the number is known', () => {
    const wide: Rows = [1, 2, 3].map((count) => [`12 0001 2345 00${count}`, 'Hill Road', 'M1'])
    const bare: Rows = [4, 5, 6, 7, 8].map((count) => [`12 0001 2345 00${count}`])
    expect(layoutOf([['MPAN', 'Site name', 'Meter'], ...wide, ...bare]).roles).toBe(`h${'d'.repeat(8)}`)
  })

  test('is none between accounts where more is said of it', () => {
    const sparse = (name: string): Rows[number] => [name, '007009', '02079460123']
    const swapped: Rows = [
      ['Customer', 'Account', 'Phone', 'E-mail', 'City', 'Balance', 'Moved in'],
      ...[1, 2, 3].map((count): Rows[number] => ['Lee', `00700${count}`, '1', 'a@b.org', 'Dallas', 5, '09.06.2024']),
    ]
    for (const name of ['Run By Design Ltd', '* Anna Lee', 'Source: Coffee'])
      expect([name, layoutOf([...swapped, sparse(name), swapped[1] ?? []]).roles]).toEqual([name, 'hddddd'])
  })

  test.each([
    ['is none of somebody under a heading', 'Joint holder', 'Jo Ray', 'd'],
    ['is one by its words', 'Joint holder', 'Printed on 9 June by A. Lee', 'r'],
    ['is one under no heading', null, 'Jo Ray', 'r'],
  ] as [string, string | null, string, string][])('far to the right %s', (_, heading, text, role) => {
    const known: Rows = [1, 2, 3].map((count) => [`00700${count}`, 'Ana Lee', '0113 496 0001', 'Leeds', null])
    const wide: Rows = [['Account number', 'Name', 'Phone', 'Town', heading], ...known]
    const alone: Rows[number] = [null, null, null, null, text]
    expect(layoutOf([...wide, alone]).roles).toBe(`hddd${role}`)
    expect(layoutOf([...wide, [], alone]).roles).toBe(`hdddb${role}`)
  })

  test('is told apart in a table of two columns', () => {
    const rows: Rows = [
      ['Account', 'Name'],
      ['007001', 'Ray'],
      ['007002', 'Lee'],
    ]
    expect(layoutOf([...rows, ['Source: CRM export']]).roles).toBe('hddr')
    expect(layoutOf([...rows, ['A 100 B']]).roles).toBe('hddd')
  })

  test.each([
    ['an account whose other cells are blank', ['007004']],
    ['a note that goes on with the last account', [null, null, 'Note: called']],
    ['an account with a word that remarks have', ['007004 Source: CRM', 'Ana', 'Dallas']],
    ['somebody of that name', ['007004', 'Page', null, null, null]],
    ['an account with a star', ['*007004', 'Ann Loe', '02079460124']],
    ['a firm whose name begins like one', ['Copyright House Ltd', '111']],
  ] as [string, Rows[number]][])('is not %s', (_, row) => {
    expect(layoutOf([headers, ...accounts, row]).roles).toBe('hdddd')
  })
})

test('a line that is drawn in every cell is a remark, below the headings and above the totals', () => {
  const drawn: Rows[number] = ['-----', '-------', '====', '---', '___']
  expect(layoutOf([headers, drawn, ...accounts, drawn, ['Total', null, null, 60]]).roles).toBe('hrdddrs')
  expect(layoutOf([headers, ...accounts, ['007004', '---', '---', '---', '---']]).roles).toBe('hdddd')
})
