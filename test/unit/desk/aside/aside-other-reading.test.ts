/** A text file that is read in another way has other rows: what is decided about its accounts stays with their numbers. */
import { expect, test } from 'vitest'
import { valueIn } from '../../../support/value-in.ts'
import { temporaryHome } from '../../storage/temporary-home.ts'
import { openInProcess } from '../versions/session-in-process.ts'

/** A note over two lines: by another quotation mark it is a row more, and those below are one further down. */
const note = '"first line\nsecond, A"'
const csv = ['Account number,First name,Last name,Note']
  .concat([1, 2, 3, 4, 5].map((at) => `700${at},Ann,Lee${at},${at === 2 ? note : 'ok'}`))
  .join('\n')

/** @param onRead  the project is read from the disk */
async function withOneAside(onRead: () => void = () => {}) {
  const knownNumbers = () => {
    onRead()
    return []
  }
  const open = openInProcess(temporaryHome(), { knownNumbers })
  valueIn(await open.session.load({ fileName: 'a.csv', bytes: new TextEncoder().encode(csv) }))
  await open.putAside(['7003'], 'Left')
  return open
}
const numbered = ['7001', '7002', '7003', '7004', '7005']

test('when it is read with another quotation mark, and with the first one again', async () => {
  const { session, aside } = await withOneAside()
  valueIn(await session.changeTextReading({ quote: '' }))
  expect(session.register().all.map(({ key }) => key)).toEqual(expect.arrayContaining(numbered))
  expect(session.register().all).toHaveLength(6)
  expect(aside()).toEqual(['7003'])
  valueIn(await session.changeTextReading({ quote: '"' }))
  expect(aside()).toEqual(['7003'])
})

test('when a full disk does not take the other reading, and there is room again while the project is read anew', async () => {
  let reads = 0
  const { session, setFull, aside } = await withOneAside(() => {
    reads += 1
    if (reads === 3) setFull(false)
  })
  reads = 1
  setFull(true)
  await expect(session.changeTextReading({ quote: '' })).rejects.toThrow()
  expect(reads).toBe(3)
  expect(session.register().all.map(({ key }) => key)).toEqual(numbered)
  expect(aside()).toEqual(['7003'])
})

test('another account’s number that is typed over goes with the rows as they are read now', async () => {
  const { session, aside } = await withOneAside()
  const { mapping } = valueIn(await session.changeTextReading({ quote: '' }))
  // The third account is in the fifth row by this reading.
  const [sheet = ''] = mapping.sheets.map((one) => one.sheet)
  valueIn(await session.edit({ edits: [{ sheet, row: 5, column: 1, text: '7300' }] }))
  expect(aside()).toEqual(['7300'])
})
