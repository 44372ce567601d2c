/** A text that no cell can hold is cut where it is read, whatever file it is in, and whatever it is told in. */
import { describe, expect, test } from 'vitest'
import { readWorkbook } from '../../../../electron/workbook/reading/read-workbook.ts'
import { longestCellText } from '../../../../shared/sheet/sheet.ts'
import { valueIn } from '../../../support/value-in.ts'
import { soundsLike } from '../../../support/words/sounds-like.ts'
import { prepared } from '../../preparation/prepare.ts'
import { fileOf, odsOf, sheetXmlOf, xlsxOf } from './make-workbook.ts'

const letters = 1_000_000
const long = 'Meter in a box. '.repeat(letters / 16)

const headings = '<c t="inlineStr"><is><t>Account number</t></is></c><c t="inlineStr"><is><t>Notes</t></is></c>'
/** An .xlsx with a text in B2. @param cell  of B2 */
const xlsxWith = (cell: string, strings?: string) =>
  xlsxOf(
    sheetXmlOf(`<row>${headings}</row><row><c t="inlineStr"><is><t>007</t></is></c>${cell}</row>`),
    strings === undefined ? {} : { strings },
  )
const odsCell = (content: string) => `<table:table-cell office:value-type="string">${content}</table:table-cell>`
const odsWith = (content: string) =>
  odsOf(
    [
      [odsCell('<text:p>Account number</text:p>'), odsCell('<text:p>Notes</text:p>')],
      [odsCell('<text:p>007</text:p>'), odsCell(content)],
    ]
      .map((cells) => `<table:table-row>${cells.join('')}</table:table-row>`)
      .join(''),
  )
const csvWith = (value: string) => Buffer.from(`Account number,Notes,Last name\n007,${value},Lee\n`)

async function textOfB2(fileName: string, bytes: Uint8Array): Promise<string> {
  const { sheets } = valueIn(await readWorkbook({ fileName, bytes }))
  return sheets[0]?.cellAt(1, 1).text ?? ''
}

describe('a text of a million letters is cut where it is read', () => {
  test.each<[string, string, () => Uint8Array, string]>([
    ['of an .xlsx', 'a.xlsx', () => xlsxWith(`<c r="B2" t="inlineStr"><is><t>${long}</t></is></c>`), long],
    [
      'of tags in no usual order',
      'a.xlsx',
      () => xlsxWith(`<c t="inlineStr" r="B2"><is> <t>${long}</t></is></c>`),
      long,
    ],
    [
      'that cells share',
      'a.xlsx',
      () => xlsxWith('<c r="B2" t="s"><v>0</v></c>', `<sst><si><t>${long}</t></si></sst>`),
      long,
    ],
    [
      'in a million runs',
      'a.xlsx',
      () =>
        xlsxWith('<c r="B2" t="s"><v>0</v></c>', `<sst><si>${'<r><t>abcde</t></r>'.repeat(letters / 5)}</si></sst>`),
      'abcde'.repeat(letters / 5),
    ],
    ['that a formula gives', 'a.xlsx', () => xlsxWith(`<c r="B2" t="str"><f>A1</f><v>${long}</v></c>`), long],
    ['of a formula without a result', 'a.xlsx', () => xlsxWith(`<c r="B2"><f>${long}</f></c>`), `=${long}`],
    ['of digits', 'a.xlsx', () => xlsxWith(`<c r="B2"><v>${'1'.repeat(letters)}</v></c>`), '1'.repeat(letters)],
    ['of an .ods', 'a.ods', () => odsWith(`<text:p>${long}</text:p>`), long],
    [
      'of many paragraphs',
      'a.ods',
      () => odsWith('<text:p>abcd</text:p>'.repeat(letters / 5)),
      'abcd\n'.repeat(letters / 5),
    ],
    [
      'of spaces that are counted',
      'a.ods',
      () => odsWith(`<text:p>${'<text:s text:c="1000"/>'.repeat(letters / 20)}</text:p>`),
      ' '.repeat(letters),
    ],
    ['of a .csv', 'a.csv', () => csvWith(long), long],
    ['of a .csv in Chinese', 'a.csv', () => csvWith('電'.repeat(letters)), '電'.repeat(letters)],
    ['of a .csv between quotation marks', 'a.csv', () => csvWith(`"${'""'.repeat(letters)}"`), '"'.repeat(letters)],
  ])('%s', async (_, fileName, file, whole) => {
    expect(await textOfB2(fileName, file())).toBe(whole.slice(0, longestCellText))
  })
})

test('no letter is cut in two', async () => {
  const cut = await textOfB2('a.csv', csvWith(`${'a'.repeat(longestCellText - 1)}👩‍🌾`))

  expect(cut).toBe('a'.repeat(longestCellText - 1))
})

test.each(['xlsx', 'ods', 'csv'] as const)('a text of .%s that just fits is whole', async (type) => {
  const text = 'a'.repeat(longestCellText - 2)

  expect(
    await textOfB2(
      'a.file',
      fileOf(
        [
          ['Account number', 'Notes'],
          ['007', text],
        ],
        type,
      ),
    ),
  ).toBe(text)
})

describe('what the person sees of a text that was cut', () => {
  const messageOf = async (text: string) => {
    const { call } = await prepared('accounts.csv', csvWith(text))
    return (await call('readReport', {})).map(({ message }) => message)
  }

  test('its cell says so', async () => {
    expect(await messageOf(long)).toEqual([
      expect.stringMatching(
        soundsLike('text_cut_off', {
          cell: 'Row 2, column B (“Notes”)',
          value: '“Meter in a box. Meter in a box. Meter in a box. Meter in a …”',
        }),
      ),
    ])
  })

  test('also where another program had cut it already', async () => {
    expect(await messageOf(long.slice(0, longestCellText))).toHaveLength(1)
  })

  test('nothing is said of one that just fits', async () => {
    expect(await messageOf(long.slice(0, longestCellText - 2))).toEqual([])
  })
})
