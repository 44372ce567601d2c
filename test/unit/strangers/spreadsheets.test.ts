/** Words that every object of JavaScript answers to, in a spreadsheet: each is a word like any other. */
import { type BookType, utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import { assembleRows } from '../../support/rows/assemble-rows.ts'
import { account, name } from '../mapping/assemble/field-paths.ts'
import { prepared } from '../preparation/prepare.ts'
import { objectOfWords, words } from './words.ts'

const people = ['Account number', 'First name', 'Last name']
const person = (word: string) => [`${word} 1`, word, word, ...words]
const csv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n')

/** A sheet for each word, called so, with the words as headings too. */
function workbook(bookType: BookType): Uint8Array {
  const book = utils.book_new()
  book.Sheets = Object.create(null)
  for (const word of words) {
    book.SheetNames.push(word)
    book.Sheets[word] = utils.aoa_to_sheet([[...people, ...words], person(word)])
  }
  return new Uint8Array(write(book, { type: 'buffer', bookType }))
}

/** A mapping of sheets as a person makes it; headings are what the columns fill, where nothing else is said. */
const mapped = (sheets: readonly string[], targets: readonly (string | null)[], headings = targets): Mapping => ({
  version: 1,
  sheets: sheets.map((sheet) => ({
    sheet,
    isIncluded: true,
    headerRow: 1,
    firstDataRow: 2,
    columns: targets.map((target, index) => ({ column: index + 1, header: headings[index] ?? '', target })),
  })),
  constants: [],
  defaults: {},
})

describe.each<[string, BookType]>([
  ['words.xlsx', 'xlsx'],
  ['words.ods', 'ods'],
  ['words.xls', 'biff8'],
])('%s', (fileName, bookType) => {
  const headings = [...people, ...words]
  const mapping = mapped(words, [account, ...name, ...words.map(() => null)], headings)
  const numbers = words.map((word) => `${word} 1`)

  test('has every sheet, with its name, its headings and its values', async () => {
    const { call } = await prepared(fileName, workbook(bookType))
    for (const sheet of words) {
      const page = await call('readSheetPage', { sheet, filter: 'everyRow', offset: 0, limit: 10 })
      expect(page.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([headings, person(sheet)])
      const columns = await call('readColumns', { sheet })
      expect(columns.map(({ samples }) => samples[0])).toEqual(person(sheet))
    }
  })

  test('gives an account for each row, and so does its corrected copy', async () => {
    const { call, first } = await prepared(fileName, workbook(bookType), { mapping })
    const copy = await prepared('copy.xlsx', await call('writeCorrectedCopy', {}))
    expect(first.accounts.map(({ accountNumber }) => accountNumber)).toEqual(numbers)
    expect(copy.first.accounts.map(({ accountNumber }) => accountNumber)).toEqual(numbers)
  })

  test('is edited, searched and told about like any other', async () => {
    const { call } = await prepared(fileName, workbook(bookType), { mapping })
    const texts = words.map((sheet) => ({ sheet, row: 2, column: 2, text: `other ${sheet}` }))
    await call('editCells', { edits: texts })
    const accounts = (await call('readPayloads', { keys: numbers })).map(({ payload }) => payload.customers)
    expect(accounts).toEqual(words.map((word) => [{ given_name: `other ${word}`, family_name: word }]))
    for (const sheet of words) await call('describeRows', { sheet })
    expect(await call('listProblems', {})).toEqual(expect.any(Array))
  })
})

test.each(words)('a heading that has “%s” in it is read as a word', async (word) => {
  const { first } = await prepared(
    `${word} list 2026.csv`,
    csv([
      [...people, word, `${word} name`, `Meter ${word}`, `name (${word})`],
      ['007', 'Ana', 'Lee', ...words],
    ]),
  )
  expect(first.sheets.map((sheet) => sheet.name)).toEqual([`${word} list 2026`])
  expect(first.mapping.sheets[0]?.columns.map(({ target }) => target).slice(0, people.length)).toEqual([
    account,
    ...name,
  ])
  expect(first.accounts.map(({ accountNumber }) => accountNumber)).toEqual(['007'])
})

test('a value of any field may be such a word: it is taken as it is or named as unreadable', () => {
  const leaves = accountCatalogue.leaves.filter(({ path }) => path !== account)
  for (const { path } of leaves) {
    const rows = words.map((word, index) => [String(index), word])
    const { accounts, issues } = assembleRows({ Sheet: [[account, path], ...rows] })
    expect(accounts.length).toBe(words.length)
    const all = [...issues, ...accounts.flatMap((one) => one.issues)]
    const taken = words.filter((word) => JSON.stringify(accounts.map(({ payload }) => payload)).includes(`"${word}"`))
    expect([path, taken.length === words.length || all.length >= words.length - taken.length]).toEqual([path, true])
  }
})

test('such words are translated, mean yes and no, and stand for a blank where a person says so', () => {
  const yesNo = accountCatalogue.leaves.find(({ kind }) => kind === 'boolean')!.path
  const { accounts } = assembleRows(
    {
      Sheet: [
        [account, 'customers[].given_name', yesNo],
        ['1', '__proto__', 'constructor'],
        ['2', 'constructor', '__proto__'],
        ['3', '', 'constructor'],
      ],
    },
    {
      readings: {
        'customers[].given_name': {
          translations: [
            { from: '__proto__', to: 'toString' },
            { from: 'constructor', to: '__proto__' },
          ],
          whenBlank: 'valueOf',
        },
        [yesNo]: { yesWords: ['constructor'], noWords: ['__proto__'] },
      },
    },
  )
  const texts = accounts.map(({ payload }) => JSON.stringify(payload))
  expect(texts.map((text) => /"given_name":"(\w+)"/.exec(text)?.[1])).toEqual(['toString', '__proto__', 'valueOf'])
  expect(texts.map((text) => /:(true|false)/.exec(text)?.[1])).toEqual(['true', 'false', 'true'])
})

test('keys of details and metadata are sent as they are, also the one that is called __proto__', async () => {
  const metadata = JSON.stringify(objectOfWords())
  const columns = [
    account,
    ...words.map((word) => `customers[0].user_details[${word}].value`),
    'metadata[0].key',
    'metadata[0].value',
  ]
  const mapping = mapped(['keys'], columns)
  const rows = [columns, ['007', ...words, '__proto__', metadata]]
  const { call, first } = await prepared('keys.csv', csv(rows), { mapping })
  const [read] = await call('readPayloads', { keys: first.accounts.map(({ key }) => key) })
  expect(JSON.parse(JSON.stringify(read?.payload))).toMatchObject({
    customers: [{ user_details: words.map((word) => ({ namespace: word, value: word })) }],
  })
  expect(JSON.stringify(read?.payload)).toContain(`"key":"__proto__","value":${metadata}`)
})
