/**
 * A later export of customers of whom some were created already, from an earlier one: what can be decided about it. Whatever goes through,
 * no row of an account that was sent comes to another, and none comes to it that does not name its very number.
 */
import { describe, expect, test } from 'vitest'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import { changeReading, changeTarget } from '../../../../shared/mapping/model/change-mapping.ts'
import type { Mapping, Reading } from '../../../../shared/mapping/model/mapping.ts'
import type { Result } from '../../../../shared/result.ts'
import { valueIn } from '../../../support/value-in.ts'
import { sheetsFile, type Written } from '../../workbook/files/make-workbook.ts'
import { preparing, type Reply, sourceOf } from '../prepare.ts'

const numbers = Array.from({ length: 6 }, (_, at) => 200017 + at * 7)
const sentCount = 3
const full = (number: number) => String(number).padStart(9, '0')
const short = String
const lettered = (number: number) => `AB${number}`
const spaced = (number: number) => `ab ${number}`

type NumberOf = (number: number) => string

const customers = (numberOf: NumberOf): Written[][] => [
  ['Account number', 'First name', 'Last name', 'Email', 'Old number'],
  ...numbers.map((number, at) => [numberOf(number), 'Ana', `Lee ${'abcdef'[at]}`, `ana${at}@mail.org`, `OLD-${at}`]),
]
const meters = (numberOf: NumberOf): Written[][] => [
  ['Account number', 'Supply point number', 'Meter serial number', 'Customer ref'],
  ...numbers.map((number, at) => [numberOf(number), `10114610003${at}`, `M-10${at}`, full(number)]),
]
const fileOf = (Customers: Written[][], Meters: Written[][]) =>
  sourceOf('later.xlsx', sheetsFile({ Customers, Meters }))

/** The first of its numbers were created from an earlier export. */
async function opened(source: ReturnType<typeof fileOf>, sentAs: NumberOf) {
  const desk = preparing()
  const sent = numbers.slice(0, sentCount).map(sentAs)
  await desk.noteSent(...sent)
  const first = await desk.call('load', source)
  const accountsOfRows = async () => {
    const ofRows = new Map<string, string | null>()
    for (const { sheet } of first.mapping.sheets) {
      const { rows } = await desk.call('readSheetPage', { sheet, offset: 0, limit: 100, filter: 'everyRow' })
      for (const { row, accountKey } of rows) ofRows.set(`${sheet} ${row}`, accountKey)
    }
    return ofRows
  }
  return { ...desk, first, sent, accountsOfRows }
}
type Desk = Awaited<ReturnType<typeof opened>>
type Deciding = (desk: Desk) => Promise<Result<Reply<'changeMapping'>>>

const mapped =
  (change: (mapping: Mapping) => Mapping): Deciding =>
  ({ ask, first }) =>
    ask('changeMapping', { mapping: change(first.mapping) })
const readAs = (reading: Reading, ...sheets: readonly string[]) =>
  mapped((mapping) => sheets.reduce((read, sheet) => changeReading(read, { sheet, column: 1 }, reading), mapping))
const filling = (sheet: string, targets: Readonly<Record<number, string | null>>) =>
  mapped((mapping) =>
    Object.entries(targets).reduce(
      (filled, [column, target]) => changeTarget(accountCatalogue, filled, { sheet, column: Number(column) }, target),
      mapping,
    ),
  )
const sheetAs =
  (sheet: string, choice: object): Deciding =>
  ({ ask }) =>
    ask('changeSheets', { sheets: [{ sheet, isIncluded: true, headerRow: 1, ...choice }] })

const zeros = { padZeros: 9 }
const whole = fileOf(customers(full), meters(full))
const metersLost = fileOf(customers(full), meters(short))
const customersLost = fileOf(customers(short), meters(full))
const bothLost = fileOf(customers(short), meters(short))
const inLetters = fileOf(customers(lettered), meters(spaced))
const twoOnOneSheet = fileOf(
  [...customers(full), [short(numbers[0] ?? 0), 'Zoe', 'Ray', 'z@mail.org', 'OLD-9']],
  meters(full),
)
const twoSpellings = fileOf(
  [...customers(short), [`0${numbers[0]}`, 'Zoe', 'Ray', 'z@mail.org', 'OLD-9']],
  meters(short),
)
const onItsSide = fileOf(
  customers(full),
  (meters(full)[0] ?? []).map((_, column) => meters(full).map((row) => row[column] ?? '')),
)
const number = 'external_account_number'
const goes = 'goes'
const moves = 'sent_account_would_move'
const joins = 'sent_account_would_be_joined'

const decisions: readonly [what: string, file: typeof whole, sentAs: NumberOf, decide: Deciding, outcome: string][] = [
  ['zeros in front of meters', metersLost, full, readAs(zeros, 'Meters'), goes],
  ['zeros in front of customers', customersLost, full, readAs(zeros, 'Customers'), goes],
  ['zeros in front of both', bothLost, full, readAs(zeros, 'Customers', 'Meters'), goes],
  ['capitals, and no spaces', inLetters, lettered, readAs({ letterCase: 'upper', spaces: 'none' }, 'Meters'), goes],
  [
    'the number of another column, as on the other sheet',
    metersLost,
    full,
    filling('Meters', { 1: null, 4: number }),
    goes,
  ],
  [
    'zeros taken off meters, as what was sent has none',
    customersLost,
    short,
    readAs({ stripPrefix: '000' }, 'Meters'),
    goes,
  ],
  ['a sheet left out on which none has rows', metersLost, full, sheetAs('Meters', { isIncluded: false }), goes],
  ['a sheet turned on which none has rows', onItsSide, full, sheetAs('Meters', { isTurned: true }), goes],
  ['another field for something else', whole, full, filling('Customers', { 4: null }), goes],
  ['a row of another left out', whole, full, sheetAs('Customers', { rowsOut: [7] }), goes],
  ['a suggestion anew', whole, full, ({ ask }) => ask('suggestMapping', {}), goes],
  // Each of these would make a number of what was sent under another.
  ['zeros in front of numbers that were sent without', bothLost, short, readAs(zeros, 'Customers', 'Meters'), moves],
  ['zeros taken off', whole, full, readAs({ stripPrefix: '000' }, 'Customers', 'Meters'), moves],
  ['the number of another column', whole, full, filling('Customers', { 1: null, 5: number }), moves],
  ['no number', whole, full, filling('Customers', { 1: null }), moves],
  // With these a row would have no account, and could get another one.
  ['the sheet left out', whole, full, sheetAs('Meters', { isIncluded: false }), moves],
  ['a row left out', whole, full, sheetAs('Customers', { rowsOut: [2] }), moves],
  ['headings elsewhere', whole, full, sheetAs('Customers', { headerRow: 2 }), moves],
  ['no headings', whole, full, sheetAs('Customers', { headerRow: 0 }), moves],
  ['the sheet turned', whole, full, sheetAs('Customers', { isTurned: true }), moves],
  // With these another account would be taken for created.
  ['zeros in front of two numbers of one sheet', twoOnOneSheet, full, readAs(zeros, 'Customers'), joins],
  [
    'zeros in front of two numbers that may both be the one that was sent',
    twoSpellings,
    full,
    readAs(zeros, 'Customers'),
    joins,
  ],
  [
    'another number said to mean it',
    metersLost,
    full,
    readAs({ translations: [{ from: short(numbers[5] ?? 0), to: full(numbers[0] ?? 0) }] }, 'Meters'),
    joins,
  ],
]

/** What is left of a number without what the ways of writing it differ in. */
const bare = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '')

describe('of a later export, with some accounts created', () => {
  test.each(decisions)('is decided safely or not at all: %s', async (_what, file, sentAs, decide, outcome) => {
    const desk = await opened(file, sentAs)
    const [before, accounts] = [await desk.accountsOfRows(), desk.first.accounts.map(({ key }) => key)]
    const decided = await decide(desk)
    expect(decided.ok ? goes : decided.issues[0].code).toBe(outcome)
    const after = await desk.accountsOfRows()
    if (!decided.ok) {
      expect([after, (await desk.call('suggestMapping', {})).accounts.map(({ key }) => key)]).toEqual([
        before,
        accounts,
      ])
      return
    }
    for (const [place, key] of before)
      if (desk.sent.includes(key ?? '')) expect([place, after.get(place)]).toEqual([place, key])
    const came = [...after].filter(([place, key]) => desk.sent.includes(key ?? '') && before.get(place) !== key)
    for (const [place, key] of came) {
      const then = before.get(place)
      if (then != null && file !== onItsSide) expect(bare(then)).toBe(bare(key ?? ''))
    }
  })

  test.each([
    ['meters', metersLost, 'Meters'],
    ['customers', customersLost, 'Customers'],
  ] as const)(
    'puts zeros in front of %s for all: those left get their rows, the others are created only once',
    async (_, file, sheet) => {
      const desk = await opened(file, full)
      const { accounts } = valueIn(await readAs(zeros, sheet)(desk))
      expect(accounts.map(({ key, errorCount }) => [key, errorCount])).toEqual(numbers.map((one) => [full(one), 0]))
      const [left] = await desk.call('readPayloads', { keys: [full(numbers[5] ?? 0)] })
      expect(JSON.stringify(left?.payload)).toContain('M-105')
      expect(JSON.stringify(left?.payload)).toContain('ana5@mail.org')
      const { rows } = await desk.call('readSheetPage', { sheet, offset: 1, limit: 6, filter: 'everyRow' })
      expect(rows.map(({ isClosed = false }) => isClosed)).toEqual([true, true, true, false, false, false])
    },
  )

  test('foresees what a mapping does to accounts that were sent, and changes nothing by it', async () => {
    const foreseen = async (file: typeof whole, sentAs: NumberOf, ...sheets: readonly string[]) => {
      const { call, accountsOfRows } = await opened(file, sentAs)
      const before = await accountsOfRows()
      const columns = sheets.map((sheet) => ({ sheet, column: 1, readAs: zeros }))
      const { reachedCount, refusal } = await call('foreseeSent', { columns })
      expect(await accountsOfRows()).toEqual(before)
      return [reachedCount, refusal?.code ?? null]
    }
    expect(await foreseen(metersLost, full, 'Meters')).toEqual([sentCount, null])
    expect(await foreseen(bothLost, full, 'Customers', 'Meters')).toEqual([0, null])
    expect(await foreseen(customersLost, short, 'Customers')).toEqual([0, moves])
    expect(await foreseen(twoOnOneSheet, full, 'Customers')).toEqual([0, joins])
  })

  test('takes back what brought rows to an account that was sent, and to no other account', async () => {
    const desk = await opened(metersLost, full)
    const before = await desk.accountsOfRows()
    const joined = valueIn(await readAs(zeros, 'Meters')(desk))
    // They are with it by now.
    const again = { columns: [{ sheet: 'Meters', column: 1, readAs: zeros }] }
    expect((await desk.call('foreseeSent', again)).reachedCount).toBe(0)
    const elsewhere = changeTarget(accountCatalogue, joined.mapping, { sheet: 'Meters', column: 1 }, null)
    const ofSerials = changeTarget(accountCatalogue, elsewhere, { sheet: 'Meters', column: 3 }, number)
    const answers = [await desk.ask('changeMapping', { mapping: ofSerials }), await readAs({}, 'Meters')(desk)]
    expect(answers.map((one) => (one.ok ? goes : one.issues[0].code))).toEqual([moves, goes])
    expect(await desk.accountsOfRows()).toEqual(before)
    valueIn(await readAs(zeros, 'Meters')(desk))
  })

  test('takes back what made accounts known again that were sent, while they were not sent from here', async () => {
    const desk = await opened(bothLost, full)
    const before = await desk.accountsOfRows()
    valueIn(await readAs(zeros, 'Customers', 'Meters')(desk))
    valueIn(await readAs({}, 'Customers', 'Meters')(desk))
    expect(await desk.accountsOfRows()).toEqual(before)
    const joined = valueIn(await readAs(zeros, 'Customers', 'Meters')(desk))
    const elsewhere = changeTarget(accountCatalogue, joined.mapping, { sheet: 'Customers', column: 1 }, null)
    const ofOld = changeTarget(accountCatalogue, elsewhere, { sheet: 'Customers', column: 5 }, number)
    const answers = [await desk.ask('changeMapping', { mapping: ofOld })]
    await desk.cameBack(...desk.sent)
    await desk.noteSent(...desk.sent)
    answers.push(await readAs({}, 'Customers', 'Meters')(desk))
    expect(answers.map((one) => (one.ok ? goes : one.issues[0].code))).toEqual([moves, moves])
  })

  test('keeps with an account what it was sent with, also where it came back between and was sent again', async () => {
    const desk = await opened(metersLost, full)
    valueIn(await readAs(zeros, 'Meters')(desk))
    await desk.cameBack(...desk.sent)
    await desk.noteSent(...desk.sent)
    const apart = await readAs({}, 'Meters')(desk)
    expect(apart.ok ? goes : apart.issues[0].code).toBe(moves)
  })

  test('leaves out a sheet again that was taken in by mistake after accounts were sent', async () => {
    const desk = await opened(whole, () => 'none')
    valueIn(await sheetAs('Meters', { isIncluded: false })(desk))
    await desk.noteSent(...numbers.map(full))
    const answers = [await sheetAs('Meters', {})(desk), await sheetAs('Meters', { isIncluded: false })(desk)]
    expect(answers.map((one) => one.ok)).toEqual([true, true])
  })
})

describe('of a later text file, with some accounts created', () => {
  const csv = ['Account number;First name', ...numbers.map((one) => `${full(one)};Ana`)].join('\n')
  test.each([
    ['a delimiter that parts its numbers from their column', {}, { delimiter: ',' }, moves],
    ['the delimiter, after it was read with another', { delimiter: ',' }, { delimiter: ';' }, goes],
    ['other characters', {}, { encoding: 'windows-1252' }, goes],
  ] as const)('is read safely or not at all with %s', async (_what, first, textReading, outcome) => {
    const desk = await opened(sourceOf('later.csv', csv, { textReading: first }), full)
    const read = await desk.ask('load', { ...sourceOf('later.csv', csv), textReading, isOtherReading: true })
    expect(read.ok ? goes : read.issues[0].code).toBe(outcome)
  })
})
