import { expect, test } from 'vitest'
import { planByColumns } from '../../../electron/preparation/plan/kind-of-columns.ts'
import { catalogueOfKind } from '../../../shared/catalogue/catalogue-of-kind.ts'
import { catalogueOfRows, readHeaderRows, workbookOf } from '../../support/rows/header-rows.ts'
import { prepared } from './prepare.ts'

const payments = 'Cust ref,Date paid,Paid,Method\nA-1,03/02/2026,45.20,Card\nA-2,05/02/2026,32.10,Cash\n'
const people = 'Cust ref,First name,Last name,Email\nA-1,Ana,Lee,ana@example.org\nA-2,Bo,Ruiz,bo@example.org\n'

test('what a spreadsheet is about is found out from its columns', async () => {
  expect((await prepared('a.csv', payments)).first.kind).toBe('additions')
  expect((await prepared('a.csv', people)).first.kind).toBe('accounts')
})

test('with a number and notes alone nobody can create an account', async () => {
  const notes = 'When,Acct,Taken by,What was said\n02/11/2026 09:14,A-1,Karen,"Rang, mum in hospital"\n'
  expect((await prepared('a.csv', notes)).first.kind).toBe('additions')
  expect((await prepared('a.csv', 'Cust ref,Note\nA-1,Rang about the bill\n')).first.kind).toBe('additions')
  expect((await prepared('a.csv', 'Cust ref,Surname,Note\nA-1,Lee,Rang about the bill\n')).first.kind).toBe('accounts')
  expect((await prepared('a.csv', 'Cust ref,Info 1\nA-1,7\n')).first.kind).toBe('accounts')
})

test('of a guess nobody is known: “Caller” is no misspelt “Calle”, and a log of calls is of additions', async () => {
  const log =
    'Date,Acc.,Caller,What was said\n03/11/2026,A-1,Mr Robson,Asked when\n04/11/2026,A-2,?,"On oxygen, rang twice"\n'
  expect((await prepared('a.csv', log)).first.kind).toBe('additions')
})

test.each([
  'Account number,Company name,Balance,Notes\nA-1,Oak Ltd,12.50,big\nA-2,Elm plc,3.00,small\n',
  'Account number,Customer,Balance,Notes\nA-1,Oak Ltd,12.50,big\nA-2,Ana Lee,3.00,small\n',
  'Account number,Company name,Notes\nA-1,Oak Ltd,big\nA-2,Elm plc,small\n',
  'Account number,Surnane,Frist name,Notes\nA-1,Lee,Ana,big\nA-2,Ray,Bo,small\n',
  'Account number,Meter serial,Tariff,Notes\nA-1,E11Z100331,STD,big\nA-2,E11Z100332,STD,small\n',
])('what has columns of an account is of accounts, also where their fields are not known: %s', async (csv) => {
  expect((await prepared('a.csv', csv)).first.kind).toBe('accounts')
})

test('what says of no account whose it is, or where, creates none', async () => {
  const readyIn = async (csv: string) => {
    const { kind, summary } = (await prepared('a.csv', csv)).first
    return [kind, summary.errorFreeCount]
  }
  expect(await readyIn('Date,Acct,What,In,Out\n02/11/2026,A-1,DD collected,45.00,\n')).toEqual(['accounts', 0])
  expect(await readyIn('Acct,Surname\nA-1,Lee\n')).toEqual(['accounts', 1])
  expect(await readyIn('Acct,MPAN\nA-1,1200023305967\n')).toEqual(['accounts', 1])
  expect(await readyIn('Acct,Supply postcode\nA-1,NE46 1EB\n')).toEqual(['accounts', 1])
  expect(await readyIn('Acct,E-mail\nA-1,ana@example.org\n')).toEqual(['accounts', 1])
})

test('and is what a person says, whatever its columns say', async () => {
  expect((await prepared('a.csv', payments, { kind: 'accounts' })).first.kind).toBe('accounts')
  expect((await prepared('a.csv', people, { kind: 'additions' })).first.kind).toBe('additions')
})

test('a corrected copy is about what its file was', async () => {
  for (const [csv, kind] of [
    [payments, 'accounts'],
    [people, 'additions'],
  ] as const) {
    const copy = await (await prepared('a.csv', csv, { kind })).call('writeCorrectedCopy', {})
    expect((await prepared('a.xlsx', copy)).first.kind).toBe(kind)
  }
})

test('of lists that were kept to measure', () => {
  const rows = readHeaderRows().filter(({ half }) => half === 'additions-third' || half === 'twenty-fifth')
  const wrong = rows.filter(
    (one) => planByColumns(workbookOf(one), null, catalogueOfKind).catalogue !== catalogueOfRows(one),
  )
  expect(wrong.map(({ name }) => name)).toHaveLength(1)
})

test('nor with those of lists that were kept to measure', () => {
  const ofNotes = ['eighth-contact-history', 'fourth-crm-activities', 'notes-and-documents']
  const kinds = readHeaderRows()
    .filter(({ name }) => ofNotes.includes(name))
    .map((one) => planByColumns(workbookOf(one), null, catalogueOfKind).catalogue.kind)
  expect(kinds).toEqual(['additions', 'additions', 'additions'])
})
