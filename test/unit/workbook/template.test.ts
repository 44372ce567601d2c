import { read, utils, write } from '@e965/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { readWorkbook } from '../../../electron/workbook/reading/read-workbook.ts'
import { writeTemplate } from '../../../electron/workbook/writing/write-template.ts'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { fieldPathOf } from '../../../shared/mapping/model/field-path.ts'
import { readTemplate } from '../../../shared/mapping/template/read-template.ts'
import { templateSheets } from '../../../shared/mapping/template/template-sheets.ts'
import { columnLetters, type Workbook } from '../../../shared/sheet/sheet.ts'
import { valueIn } from '../../support/value-in.ts'

let bytes: Uint8Array
beforeAll(async () => {
  bytes = await writeTemplate(accountCatalogue)
})

async function load(fileName: string, file: Uint8Array): Promise<Workbook> {
  return valueIn(await readWorkbook({ fileName, bytes: file }))
}

/** What a person would do: open it, fill in a row where the listed cells are empty, save it again. */
function fillIn(change: (book: ReturnType<typeof read>) => void, bookType: 'xlsx' | 'ods' = 'xlsx'): Uint8Array {
  const book = read(bytes, { type: 'buffer' })
  change(book)
  return new Uint8Array(write(book, { type: 'buffer', bookType }))
}

const plans = templateSheets(accountCatalogue)
const placesOf = (fieldPath: string) =>
  plans.flatMap(({ columns }) => columns.filter(({ path }) => fieldPathOf(path) === fieldPath).map(({ path }) => path))

describe('the plan of the template', () => {
  test('has a place for every field but JSON and arrays whose elements are not shown', () => {
    const withoutPlace = accountCatalogue.leaves.map(({ path }) => path).filter((path) => placesOf(path).length === 0)

    // The namespace is filled by the column's own path: `user_details[tax_id]`.
    expect(withoutPlace).toEqual(['metadata[].key', 'metadata[].value', 'customers[].user_details[].namespace'])
  })

  test('has room for three customers, seven details, and two each of what is small', () => {
    const elements = (fieldPath: string) => new Set(placesOf(fieldPath)).size
    expect({
      customers: elements('customers[].email'),
      details: elements('customers[].user_details[].value'),
      phones: elements('customers[].alternative_phone_numbers[].phone_number'),
      documents: elements('notes[].document_paths[].document_path'),
      characteristics: elements('supply_addresses[].supply_points[].agreements[].characteristics[].code'),
    }).toEqual({ customers: 3, details: 21, phones: 6, documents: 2, characteristics: 2 })
  })

  test('says on every sheet which account a row belongs to, and never heads two columns of a sheet alike', () => {
    for (const { columns } of plans) {
      expect(columns[0]?.path).toBe('external_account_number')
      expect(new Set(columns.map(({ heading }) => heading)).size).toBe(columns.length)
    }
  })
})

describe('the template file', () => {
  test('has headings in row 1, help in row 2, an example in row 3, and nothing below', async () => {
    const workbook = await load('template.xlsx', bytes)

    for (const { name, columns } of plans) {
      const sheet = workbook.sheets.find((one) => one.name === name)!
      const texts = (row: number) => columns.map((_, column) => sheet.cellAt(row, column).text)
      expect([sheet.rowCount, texts(0), texts(1), texts(2)]).toEqual([
        3,
        columns.map(({ heading }) => heading),
        columns.map(({ help }) => help),
        columns.map(({ example }) => example),
      ])
    }
  })

  test('marks with a star what every row needs', () => {
    const marked = plans.map(({ name, columns }) => [
      name,
      columns.flatMap(({ heading }) => (heading.endsWith('*') ? [heading] : [])),
    ])
    expect(Object.fromEntries(marked)).toMatchObject({
      Accounts: ['Account number *'],
      Notes: ['Account number *'],
      Registers: ['Account number *', 'Meter serial number *'],
    })
  })

  test('as another program reads it, keeps digits as they are typed, and dates as dates', () => {
    const book = read(bytes, { type: 'buffer', cellStyles: true, bookFiles: true, cellNF: true, sheetStubs: true })
    const formatOf = (sheet: string, path: string) => {
      const column = plans.find(({ name }) => name === sheet)!.columns.findIndex((one) => one.path === path)
      return book.Sheets[sheet]![`${columnLetters(column + 1)}3`]?.z
    }
    expect([
      formatOf('Accounts', 'external_account_number'),
      formatOf('Accounts', 'billing_address.postal_code'),
      formatOf('Accounts', 'customers[0].mobile'),
      formatOf('Meters', 'supply_addresses[].supply_points[].meters[].serial_number'),
      formatOf('Accounts', 'customers[0].date_of_birth'),
      formatOf('Ledgers', 'ledgers[].ledger_balance'),
    ]).toEqual(['@', '@', '@', '@', 'yyyy-mm-dd', 'General'])
  })

  test('as another program reads it, has a note at every heading and one hidden sheet', () => {
    const book = read(bytes, { type: 'buffer' })
    for (const { name, columns } of plans) {
      const notes = columns.map((_, index) => book.Sheets[name]![`${columnLetters(index + 1)}1`]?.c?.[0]?.t ?? '')
      expect(notes.map((note, index) => note.includes(columns[index]!.help))).toEqual(columns.map(() => true))
    }
    expect(book.Workbook?.Sheets?.flatMap(({ name, Hidden }) => (Hidden ? [name] : []))).toEqual(['_fields'])
  })

  test('lists in its hidden sheet where each field is', async () => {
    const workbook = await load('template.xlsx', bytes)
    const listing = workbook.sheets.find(({ name }) => name === '_fields')!
    const row = (index: number) => [0, 1, 2].map((column) => listing.cellAt(index, column).text)

    expect([listing.isHidden, row(0), row(1), listing.rowCount]).toEqual([
      true,
      ['sheet', 'column letter', 'path'],
      ['Accounts', 'A', 'external_account_number'],
      1 + plans.reduce((count, { columns }) => count + columns.length, 0),
    ])
  })

  test('offers the documented values, explains every heading, and keeps the headings in sight', () => {
    const book = read(bytes, { type: 'buffer', bookFiles: true }) as unknown as {
      files: Record<string, { content: Uint8Array }>
    }
    const part = (name: string) => Buffer.from(book.files[name]?.content ?? []).toString()
    const sheet = part('xl/worksheets/sheet1.xml')

    expect(sheet).toContain('<dataValidation type="list"')
    expect(sheet).toContain('&quot;Yes,No&quot;')
    expect(sheet).toMatch(/<pane xSplit="1" ySplit="1"/)
    expect(part('xl/comments1.xml')).toContain('Leading zeros are kept')
  })
})

describe('a template that was filled in', () => {
  const fill = (book: ReturnType<typeof read>) => {
    utils.sheet_add_aoa(book.Sheets.Accounts!, [['007001', null, '1 Elm St']], { origin: 'A3' })
    utils.sheet_add_aoa(book.Sheets.Meters!, [['007001', '10443720856539964', 'MTR1']], { origin: 'A3' })
  }

  test.each(['xlsx', 'ods'] as const)(
    'is known again after another program has saved it as .%s without styles',
    async (bookType) => {
      const workbook = await load(`mine.${bookType}`, fillIn(fill, bookType))
      const template = readTemplate(workbook, accountCatalogue)!

      for (const { name, columns } of plans) {
        const sheetMapping = template.mapping.sheets.find(({ sheet }) => sheet === name)!
        expect(sheetMapping.isIncluded).toBe(true)
        expect(sheetMapping.columns).toEqual(
          columns.map(({ path, heading }, index) => ({ column: index + 1, header: heading, target: path })),
        )
      }
      const rolesOf = (name: string) => template.layouts.find(({ sheet }) => sheet === name)?.roles
      expect([rolesOf('Accounts'), rolesOf('Meters'), rolesOf('Notes')]).toEqual([
        ['header', 'title', 'data'],
        ['header', 'title', 'data'],
        ['header', 'title', 'title'],
      ])
    },
  )

  test('reads data from row 2 when the help was deleted, and from row 3 when a row was left empty', async () => {
    const workbook = await load(
      'mine.xlsx',
      fillIn((book) => {
        const width = plans.find(({ name }) => name === 'Notes')!.columns.length
        const blanks = Array.from({ length: width }, () => '')
        utils.sheet_add_aoa(book.Sheets.Notes!, [blanks, ['007001', 'hello']], { origin: 'A2' })
        utils.sheet_add_aoa(book.Sheets.Registers!, [['007001', 'MTR1', 'KWH_IMPORT', '5', '1']], { origin: 'A2' })
      }),
    )
    const { layouts } = readTemplate(workbook, accountCatalogue)!
    const firstDataRowOf = (name: string) => layouts.find(({ sheet }) => sheet === name)?.firstDataRow
    expect([firstDataRowOf('Notes'), firstDataRowOf('Registers')]).toEqual([3, 2])
  })

  test('takes the example as an account once its number is changed, and an account that resembles it as one', async () => {
    const workbook = await load(
      'mine.xlsx',
      fillIn((book) => {
        utils.sheet_add_aoa(book.Sheets.Accounts!, [['007001']], { origin: 'A3' })
        utils.sheet_add_aoa(book.Sheets.Ledgers!, [[null, 'ENERGY']], { origin: 'A4' })
      }),
    )
    const { layouts } = readTemplate(workbook, accountCatalogue)!
    const rolesOf = (name: string) => layouts.find(({ sheet }) => sheet === name)?.roles
    expect([rolesOf('Accounts'), rolesOf('Ledgers')]).toEqual([
      ['header', 'title', 'data'],
      ['header', 'title', 'title', 'data'],
    ])
  })

  test('leaves a sheet and a column that somebody added out', async () => {
    const workbook = await load(
      'mine.xlsx',
      fillIn((book) => {
        fill(book)
        const width = plans.find(({ name }) => name === 'Notes')!.columns.length
        utils.sheet_add_aoa(book.Sheets.Notes!, [['Checked by']], { origin: `${columnLetters(width + 1)}1` })
        utils.book_append_sheet(book, utils.aoa_to_sheet([['Account'], ['1']]), 'My list')
      }),
    )
    const { mapping } = readTemplate(workbook, accountCatalogue)!
    const sheet = (name: string) => mapping.sheets.find((one) => one.sheet === name)
    expect([sheet('My list')?.isIncluded, sheet('Notes')?.columns.at(-1), sheet('_fields')]).toEqual([
      false,
      { column: 8, header: 'Checked by', target: null },
      undefined,
    ])
  })

  test('is no template without its hidden sheet', async () => {
    const workbook = await load(
      'mine.xlsx',
      fillIn((book) => {
        delete book.Sheets._fields
        book.SheetNames = book.SheetNames.filter((name) => name !== '_fields')
      }),
    )
    expect(readTemplate(workbook, accountCatalogue)).toBeUndefined()
  })
})
