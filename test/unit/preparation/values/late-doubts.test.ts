import { expect, test } from 'vitest'
import { prepared } from '../prepare.ts'

const rows = (...lines: readonly string[]): string => `${lines.join('\n')}\n`

/** Doubts of a file that is edited, each in short, once whole columns are looked at again. */
async function typing(text: string) {
  const { call, editing } = await prepared('accounts.csv', text)
  let undo: () => Promise<unknown> = async () => {}
  const noted = async () => (await call('readReport', {})).map(({ code, row, column }) => `${code} ${row}/${column}`)
  return {
    noted,
    type: async (row: number, column: number, text: string) => {
      undo = (await editing([{ sheet: 'accounts', row, column, text }])).takeBack
      await call('settle', {})
      return await noted()
    },
    undo: async () => {
      await undo()
      await call('settle', {})
      return await noted()
    },
  }
}

test('an amount is doubted for the CR beside it as soon as that is typed, and no longer once it is cleared', async () => {
  const desk = await typing(
    rows(
      'Account number,Last name,Ledger,Balance,Side',
      'A-700100,Lee,ENERGY,10.00,DR',
      'A-700101,Ray,ENERGY,20.00,asked',
    ),
  )
  expect(await desk.noted()).toEqual([])
  expect(await desk.type(3, 5, 'CR')).toEqual(['side_beside_unused 3/4'])
  expect(await desk.type(2, 5, 'CR')).toEqual(['side_beside_unused 2/4', 'side_beside_unused 3/4'])
  expect(await desk.type(3, 5, 'DR')).toEqual(['side_beside_unused 2/4'])
  expect(await desk.undo()).toEqual(['side_beside_unused 2/4', 'side_beside_unused 3/4'])
  expect(await desk.type(3, 5, 'asked')).toEqual([])
})

test('a row that slipped to the right is doubted until its values are where they belong', async () => {
  const desk = await typing(
    rows(
      'Account number,Last name,Street,Town,Postcode,Note',
      'A-700100,Lee,1 Elm St,Leeds,LS1 1AA,',
      'A-700101,Ray,2 Elm St,Flat 3,Leeds,LS1 1AB,',
      'A-700102,Ng,4 Elm St,Leeds,LS1 1AD,',
    ),
  )
  const slipped = ['words_in_postcode 3/5', 'row_of_more_values 3/6']
  expect(await desk.noted()).toEqual(slipped)
  expect(await desk.type(3, 3, '2 Elm St, Flat 3')).toEqual(slipped)
  await desk.type(3, 4, 'Leeds')
  await desk.type(3, 5, 'LS1 1AB')
  expect(await desk.type(3, 6, '')).toEqual([])
  expect(await desk.undo()).toEqual(['row_of_more_values 3/6'])
})
