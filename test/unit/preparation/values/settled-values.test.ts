/** A warning that asks for a decision ends with it. */
import { expect, test } from 'vitest'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import {
  changeColumn,
  changeReading,
  changeSheet,
  chooseTarget,
  setConstant,
  settleColumn,
} from '../../../../shared/mapping/model/change-mapping.ts'
import type { Mapping } from '../../../../shared/mapping/model/mapping.ts'
import { usualTerms } from '../../../../shared/service/money-terms.ts'
import { prepared } from '../prepare.ts'

const sheet = 'a'
/** What Map shows of a column, and a person finds right with one press. */
const shown = async (call: Awaited<ReturnType<typeof prepared>>['call'], column: number) => {
  const picture = (await call('readColumns', { sheet })).find((one) => one.column === column)
  return [...(picture?.remarks ?? []), ...(picture?.unusual?.values ?? [])]
}
const file = ['Account number,Last name,Supply point number,Postcode,Supply type']
  .concat(['A-1', 'A-2', 'A-3'].map((number) => `${number},Lee,MP-${number},LS1 4AB,GAS`))
  .join('\n')

test('unusual values of a column that was said to be right in Map are no warnings any more, in lists and counts', async () => {
  const { first, call } = await prepared('a.csv', file)
  expect(first.summary.warningCount).toBe(3)
  const place = { sheet, column: 5 }
  expect((await call('changeMapping', { mapping: settleColumn(first.mapping, place) })).summary.warningCount).toBe(3)
  const settled = await call('changeMapping', { mapping: settleColumn(first.mapping, place, await shown(call, 5)) })
  expect(settled.summary).toMatchObject({ warningCount: 0, errorCount: 0 })
  expect(settled.accounts.map(({ warningCount }) => warningCount)).toEqual([0, 0, 0])
  expect(await call('readReport', {})).toEqual([])
  expect(await call('listProblems', {})).toEqual([])
  const back = await call('changeMapping', { mapping: first.mapping })
  expect(back.summary.warningCount).toBe(3)
})

test('who chooses a field has not said that its values are right, nor who found them right for another field', async () => {
  const { first, call } = await prepared('a.csv', file.replaceAll('GAS', 'G').replace('Supply type', 'E/G'))
  const warned = async (mapping: Mapping) => (await call('changeMapping', { mapping })).summary.warningCount
  const place = { sheet, column: 5 }
  const supplyType = 'supply_addresses[].supply_points[].supply_type'
  const chosen = chooseTarget(accountCatalogue, first.mapping, place, supplyType)
  expect(await warned(chosen)).toBe(3)
  const right = settleColumn(chosen, place, await shown(call, 5))
  expect(await warned(right)).toBe(0)
  const status = 'supply_addresses[].supply_points[].meters[].status'
  expect(await warned(chooseTarget(accountCatalogue, right, place, status))).toBe(3)
  expect(await warned(chooseTarget(accountCatalogue, right, place, supplyType))).toBe(0)
  const left = chooseTarget(accountCatalogue, chosen, place, null)
  expect(left.sheets[0]?.columns[4]).toMatchObject({ target: null, isSettled: true })
})

test.each([
  ['dates', 'Date of birth', ['01/02/1970', '03/04/1971'], 'date_order_open'],
  ['amounts', 'Balance', ['1,234', '2,345'], 'decimal_mark_open'],
])('%s that were said to be right as they are read are not asked about again', async (_what, header, values, code) => {
  const rows = values.map((value, at) => `A-${at};Ana;Lee;${value}`)
  const { call, first } = await prepared('a.csv', [`Account number;First name;Last name;${header}`, ...rows].join('\n'))
  const codes = async () => (await call('readReport', {})).map((one) => one.code)
  const remarks = (await call('readColumns', { sheet })).flatMap((picture) => picture.remarks)
  const before = await codes()
  await call('changeMapping', { mapping: settleColumn(first.mapping, { sheet, column: 4 }, remarks) })
  expect([before, await codes()]).toEqual([[code], []])
})

test('what a word was said to mean in Map is no unusual value, and what nobody said is one', async () => {
  const { first, call } = await prepared('a.csv', file.replace('MP-A-2,LS1 4AB,GAS', 'MP-A-2,LS1 4AB,Steam'))
  const said = changeColumn(first.mapping, { sheet, column: 5 }, (column) => ({
    ...column,
    reading: { ...column.reading, translations: [{ from: 'gas', to: 'NATURAL_GAS' }] },
  }))
  expect((await call('changeMapping', { mapping: said })).accounts.map(({ warningCount }) => warningCount)).toEqual([
    0, 1, 0,
  ])
})

const several = [
  'Account number,Last name,Billing country,Supply point number,Postcode,Mobile',
  'A-1,Lee,Atlantis,MP-1,LS1 4AB,+447700900123',
  'A-2,Lee,Atlantis,MP-2,LS1 4AB,+447700900124',
].join('\n')

test('what is up to the service alone ends where it took the value, for every account that has it', async () => {
  const { first, call } = await prepared('a.csv', several, { knownNumbers: ['A-1', 'A-2'] })
  const target = 'supply_addresses[].supply_points[].supply_type'
  await call('changeMapping', { mapping: setConstant(first.mapping, { target, value: 'GAS' }) })
  const left = async (key: string) => (await call('readAccount', { key })).issues.map(({ code }) => code)
  const all = ['country_unusual', 'phone_unusual', 'value_not_documented']
  expect([await left('A-1'), await left('A-2')]).toEqual([all, all])

  const hashOf = async (key: string) => (await call('readAccount', { key })).payloadHash
  const words = { key: 'A-1', payloadHash: await hashOf('A-1'), errors: [] }
  const heard = await call('placeServiceWords', { words: [{ ...words, isTaken: true }] })
  expect([await left('A-1'), await left('A-2')]).toEqual([[], ['phone_unusual']])
  expect(heard.told?.accounts).toMatchObject({ of: 'some', changed: [{ warningCount: 0 }, { warningCount: 1 }] })
  expect(await call('findNextProblem', { after: null })).toEqual({ sheet, row: 3, column: 6 })
  // Said anew after a change of the mapping, of cells, and of nothing.
  await call('changeMapping', { mapping: first.mapping })
  expect(await left('A-1')).toEqual(['country_unusual', 'phone_unusual'])
  await call('changeMapping', { mapping: setConstant(first.mapping, { target, value: 'GAS' }) })
  await call('editCells', { edits: [{ sheet, row: 3, column: 6, text: '+447700900123' }] })
  expect([await left('A-1'), await left('A-2')]).toEqual([[], []])
  await call('placeServiceWords', { words: [{ ...words, isTaken: true }] })
  await call('placeServiceWords', { words: [{ ...words, isTaken: false }] })
  expect([await left('A-1'), await left('A-2')]).toEqual([all, all])
})

test('only values that were shown are found right: the next are asked about next, and those that come later then', async () => {
  const types = Array.from({ length: 12 }, (_, at) => `KIND_${at}`)
  const lines = types.map((type, at) => `B-${at},Lee,MP-B-${at},LS1 4AB,${type}`)
  const rows = [file, ...lines].join('\n')
  const { first, call } = await prepared('a.csv', rows)
  const place = { sheet, column: 5 }
  const asked = async () => (await call('readColumns', { sheet }))[4]?.unusual
  const before = await asked()
  expect([before?.values.length, before?.values[0]?.value, before?.restCount]).toEqual([10, 'GAS', 3])
  const once = settleColumn(first.mapping, place, before?.values)
  const changed = await call('changeMapping', { mapping: once })
  expect([changed.summary.warningCount, changed.summary.undecided?.toDoCount]).toEqual([3, 1])
  expect((await asked())?.values.map(({ value }) => value)).toEqual(types.slice(9))
  const twice = settleColumn(once, place, (await asked())?.values)
  const done = await call('changeMapping', { mapping: twice })
  expect([done.summary.warningCount, done.summary.undecided]).toEqual([0, undefined])
  // No value of the file is in a mapping, which may be saved.
  expect(JSON.stringify(twice)).not.toContain('KIND_')

  const later = await prepared('a.csv', `${rows}\nC-1,Ng,MP-C-1,LS1 4AB,STEAM`, { mapping: twice })
  expect(later.first.summary).toMatchObject({ warningCount: 1, undecided: { toDoCount: 1 } })
  const [, , , , picture] = await later.call('readColumns', { sheet })
  expect(picture?.unusual?.values.map(({ value }) => value)).toEqual(['STEAM'])
})

test('a warning about a column is asked, though its field was found right before, and ends in Check by the answer', async () => {
  const payments = ['Account number,Date,Amount,Txn ID', 'A-1,2026-01-02,50.00,R1', 'A-2,2026-01-03,-20.00,R2'].join(
    '\n',
  )
  const { first, call } = await prepared('a.csv', payments, { kind: 'additions' })
  const place = { sheet, column: 3 }
  const mapped = (type: string) =>
    setConstant(settleColumn(first.mapping, place), { target: 'transactions[].type', value: type })
  const said = async (mapping: Mapping) => {
    const { summary } = await call('changeMapping', { mapping })
    return [summary.undecided?.toDoCount, ...(await call('readReport', {})).map(({ code }) => code)]
  }
  expect(await said(mapped('PAYMENT'))).toEqual([1, 'transactions_below_zero'])
  const remarks = await shown(call, 3)
  expect(await said(settleColumn(mapped('PAYMENT'), place, remarks))).toEqual([undefined])
  // That was said of payments.
  expect(await said(settleColumn(mapped('CREDIT'), place, remarks))).toEqual([1, 'transactions_below_zero'])
})

test('what the name of a sheet fills by suggestion is among what is left to do in Map until a person has said so', async () => {
  const { first, call } = await prepared('a.csv', file)
  const target = 'supply_addresses[].supply_address.country'
  const withFact = (isUnasked: boolean) =>
    changeSheet(first.mapping, sheet, (one) => ({ ...one, facts: [{ fact: 'sheetName', target, isUnasked }] }))
  const columnCount = async (mapping: Mapping) =>
    (await call('changeMapping', { mapping })).summary.undecided?.toDoCount ?? 0
  const open = await columnCount(withFact(true))
  expect(open - (await columnCount(withFact(false)))).toBe(1)
})

test('what one service took is unusual again at another', async () => {
  const { first, call } = await prepared('a.csv', file)
  const words = await Promise.all(
    first.accounts.map(async ({ key }) => {
      const { payloadHash } = await call('readAccount', { key })
      return { key, payloadHash, isTaken: true, errors: [] }
    }),
  )
  expect((await call('placeServiceWords', { words })).told?.summary.warningCount).toBe(0)
  const service = { supplierCode: 'PRACTICE', terms: usualTerms, knownNumbers: [] }
  expect((await call('changeService', service)).summary.warningCount).toBe(3)
})

test('what was said to be right of a column is so while no more of its values are like that', async () => {
  const phones = ['7700900104', '7700900109', '7700900114', '07700900101']
  const rows = phones.map((phone, at) => `A-${at},Lee,${phone}`)
  const { first, call } = await prepared('a.csv', ['Account number,Last name,Mobile', ...rows].join('\n'))
  const place = { sheet, column: 3 }
  const inBritain = changeReading(first.mapping, place, { phoneCountry: 'GB' })
  await call('changeMapping', { mapping: inBritain })
  const asked = async () =>
    (await call('readColumns', { sheet })).flatMap(({ remarks }) => remarks.map(({ code }) => code))
  const edited = async (row: number, text: string) => {
    await call('editCells', { edits: [{ ...place, row, text }] })
    await call('settle', {})
    return asked()
  }
  expect(await asked()).toEqual(['phone_zero_added_in_column'])
  await call('changeMapping', { mapping: settleColumn(inBritain, place, await shown(call, 3)) })
  expect(await asked()).toEqual([])
  expect(await edited(3, '')).toEqual([])
  expect(await edited(3, '7700900119')).toEqual([])
  expect(await edited(5, '7700900101')).toEqual(['phone_zero_added_in_column'])
})
