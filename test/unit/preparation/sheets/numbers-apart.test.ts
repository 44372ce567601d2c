import { describe, expect, test } from 'vitest'
import { changeReading } from '../../../../shared/mapping/model/change-mapping.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'
import { soundsLike } from '../../../support/words/sounds-like.ts'
import { sheetsFile } from '../../workbook/files/make-workbook.ts'
import { prepared } from '../prepare.ts'

const numbers = [200017999, 200018002, 200018015]
const accountsSheet = (numberOf: (number: number) => string | number) => [
  ['Account number', 'First name', 'Last name', 'Email'],
  ...numbers.map((number, at) => [numberOf(number), 'Ana', `Lee ${'abc'[at]}`, `ana${at}@mail.org`]),
]
const metersSheet = (numberOf: (number: number) => string | number) => [
  ['Account number', 'Supply point number', 'Meter serial number'],
  ...numbers.map((number, at) => [numberOf(number), `10114610003${at}`, `M-10${at}`]),
]
const asText = (number: number) => String(number).padStart(12, '0')
const asNumber = (number: number) => number

const halves = () =>
  prepared('halves.xlsx', sheetsFile({ Accounts: accountsSheet(asText), Meters: metersSheet(asNumber) }))

describe('account numbers that lost their zeros on one of two sheets', () => {
  test('make no account ready until somebody has decided', async () => {
    const { first } = await halves()
    expect(first.accounts.map(({ accountNumber, errorCount }) => [accountNumber, errorCount])).toEqual([
      ['000200017999', 1],
      ['000200018002', 1],
      ['000200018015', 1],
      ['200017999', 1],
      ['200018002', 1],
      ['200018015', 1],
    ])
  })

  test('meet once zeros are put in front of the column, which is one change of the mapping', async () => {
    const { first, call } = await halves()
    const [group] = await call('listProblems', {})
    const column = group?.columns.find(({ readAs }) => readAs !== undefined)
    expect(column).toMatchObject({ sheet: 'Meters', column: 1, readAs: { padZeros: 12 } })
    const { accounts } = await call('changeMapping', {
      mapping: changeReading(first.mapping, { sheet: 'Meters', column: 1 }, column?.readAs ?? {}),
    })
    expect(accounts.map(({ accountNumber, errorCount }) => [accountNumber, errorCount])).toEqual([
      ['000200017999', 0],
      ['000200018002', 0],
      ['000200018015', 0],
    ])
  })

  test('are told of with what they may be, wherever the zeros are', async () => {
    const { call } = await prepared(
      'halves.xlsx',
      sheetsFile({ Accounts: accountsSheet(asNumber), Meters: metersSheet(asText) }),
    )
    const [group] = await call('listProblems', {})
    expect(group?.columns.find(({ readAs }) => readAs !== undefined)).toMatchObject({ sheet: 'Accounts', column: 1 })
    expect(group?.first.map(({ message }) => sayMessage(message))[0]).toEqual(
      expect.stringMatching(
        soundsLike('number_apart_by_zeros', {
          cell: 'Sheet “Accounts”, row 2, column A (“Account number”)',
          value: '“200017999”',
          other: '“000200017999”',
          otherColumn: 'column A (“Account number”)',
          otherSheet: '“Meters”',
        }),
      ),
    )
  })

  test('that begin with zeros in truth keep them: of the shorter ones all are apart', async () => {
    const numberOf = (number: number) => (number === numbers[1] ? 1_800_2015 : number)
    const { call } = await prepared(
      'halves.xlsx',
      sheetsFile({
        Accounts: accountsSheet((number) => String(numberOf(number)).padStart(9, '0')),
        Meters: metersSheet(numberOf),
      }),
    )
    const [group] = await call('listProblems', {})
    expect(group?.columns.find(({ readAs }) => readAs !== undefined)).toMatchObject({
      sheet: 'Meters',
      readAs: { padZeros: 9 },
    })
  })

  test('of one number that somebody wrote with zeros the others are right: it loses them', async () => {
    const { call } = await prepared(
      'halves.xlsx',
      sheetsFile({
        Accounts: accountsSheet(asNumber),
        Meters: metersSheet((number) => (number === numbers[1] ? asText(number) : number)),
      }),
    )
    const [group] = await call('listProblems', {})
    expect(group?.columns.filter(({ readAs }) => readAs !== undefined)).toEqual([])
    expect(group?.first.map(({ where, suggestion }) => [where?.cell?.sheet, where?.cell?.row, suggestion])).toEqual([
      ['Accounts', 3, undefined],
      ['Meters', 3, '200018002'],
    ])
  })

  test('are told of no more when the cells are corrected', async () => {
    const { call } = await halves()
    await call('editCells', {
      edits: numbers.map((number, at) => ({ sheet: 'Meters', row: at + 2, column: 1, text: asText(number) })),
    })
    while ((await call('settle', {})) !== null);
    expect(await call('readReport', {})).toEqual([])
  })
})
