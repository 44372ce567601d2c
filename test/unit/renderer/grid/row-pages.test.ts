import { expect, test } from 'vitest'
import { pageSize, RowPages } from '../../../../renderer/grid/rows/row-pages.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A sheet whose rows say their index and how often the sheet has changed. */
function sheetOf(rowCount: number) {
  const asked: string[] = []
  let total = rowCount
  let edition = 1
  const pages = new RowPages<string>(async (offset, limit) => {
    asked.push(`${offset}+${limit}`)
    const count = Math.max(0, Math.min(limit, total - offset))
    return { total, rows: Array.from({ length: count }, (_, index) => `${offset + index}#${edition}`) }
  })
  const change = (next: number = total) => {
    total = next
    edition += 1
  }
  return { pages, asked, change }
}

test('rows are fetched once, however often they are wanted', async () => {
  const { pages, asked } = sheetOf(1000)
  pages.want(0, 0)
  pages.want(0, 0)
  await settled()
  pages.want(10, 150)
  await settled()
  expect(asked).toEqual(['0+100', '100+100'])
  expect([pages.total, pages.row(0), pages.row(150), pages.row(500)]).toEqual([1000, '0#1', '150#1', undefined])
})

test('before the first answer only the first page is asked for, and never one beyond the end', async () => {
  const { pages, asked } = sheetOf(150)
  pages.want(-40, 5000)
  await settled()
  pages.want(50, 5000)
  await settled()
  expect(asked).toEqual(['0+100', '100+100'])
})

test('no more than a hundred pages are kept, the longest unused go first', async () => {
  const { pages } = sheetOf(100_000)
  pages.want(0, 0)
  await settled()
  for (let page = 1; page < 120; page += 1) {
    pages.want(page * pageSize, page * pageSize)
    await settled()
  }
  expect(pages.snapshot().size).toBe(100)
  expect(pages.row(0)).toBeUndefined()
  expect(pages.row(119 * pageSize)).toBe('11900#1')
})

test('a refresh fetches what is on screen again, shows the old until it is here, and drops the rest', async () => {
  const { pages, change } = sheetOf(1000)
  pages.want(0, 0)
  await settled()
  pages.want(400, 400)
  await settled()
  change()
  pages.refresh()
  expect(pages.row(400)).toBe('400#1')
  await settled()
  expect([pages.row(400), pages.row(0)]).toEqual(['400#2', undefined])
})

test('rows that have gone under a filter are gone after a refresh', async () => {
  const { pages, change } = sheetOf(450)
  pages.want(0, 0)
  await settled()
  pages.want(0, 449)
  await settled()
  change(150)
  pages.refresh()
  await settled()
  expect([pages.total, pages.row(149), pages.row(150), pages.row(449)]).toEqual([150, '149#2', undefined, undefined])
})

test('an answer from before a refresh is not shown', async () => {
  let answerFirst = (_rows: readonly string[]) => {}
  const answers = [new Promise<readonly string[]>((resolve) => (answerFirst = resolve)), Promise.resolve(['new'])]
  const pages = new RowPages<string>(async () => ({ total: 1, rows: (await answers.shift()) ?? [] }))
  pages.want(0, 0)
  pages.refresh()
  await settled()
  answerFirst(['old'])
  await settled()
  expect(pages.row(0)).toBe('new')
})

test('a page that could not be fetched is asked for again', async () => {
  let isBroken = true
  const pages = new RowPages<string>(async () => {
    if (isBroken) throw new Error('no answer')
    return { total: 1, rows: ['here'] }
  })
  pages.want(0, 0)
  await settled()
  isBroken = false
  pages.want(0, 0)
  await settled()
  expect(pages.row(0)).toBe('here')
})

type Named = { readonly name: string }

test('a row that says the same after a refresh is the same object', async () => {
  let second = 'b'
  const pages = new RowPages<Named>(async () => ({ total: 2, rows: [{ name: 'a' }, { name: second }] }))
  pages.want(0, 0)
  await settled()
  const before = [pages.row(0), pages.row(1)]
  second = 'c'
  pages.refresh()
  await settled()
  expect([pages.row(0) === before[0], pages.row(1) === before[1]]).toEqual([true, false])
})

test('a change shows at once, and what the desk says takes its place', async () => {
  const { pages, change } = sheetOf(3)
  pages.want(0, 0)
  await settled()
  const snapshots = new Set([pages.snapshot()])
  pages.change((row) => (row === '1#1' ? 'typed' : row))
  snapshots.add(pages.snapshot())
  expect([pages.row(0), pages.row(1)]).toEqual(['0#1', 'typed'])
  change()
  pages.refresh()
  await settled()
  expect([pages.row(1), snapshots.size]).toEqual(['1#2', 2])
})

test('a long range is read in parts and not kept', async () => {
  const { pages, asked } = sheetOf(2500)
  pages.want(0, 0)
  await settled()
  const rows = await pages.read(100, 2300)
  expect([rows.length, rows[0], rows.at(-1)]).toEqual([2201, '100#1', '2300#1'])
  expect(asked).toEqual(['0+100', '100+1000', '1100+1000', '2100+201'])
  expect(pages.snapshot().size).toBe(1)
})

test('waiting for a row waits for its page', async () => {
  const { pages } = sheetOf(1000)
  await pages.load(700)
  expect(pages.row(700)).toBe('700#1')
})
