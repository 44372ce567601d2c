import { expect, test } from 'vitest'
import { pageSize, RowPages } from '../../../renderer/grid/row-pages.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

function sheetOf(total: number) {
  const asked: number[] = []
  let edition = 1
  const pages = new RowPages<string>(async (offset, limit) => {
    asked.push(offset / pageSize)
    const rows = Array.from({ length: Math.min(limit, total - offset) }, (_, index) => `${offset + index}#${edition}`)
    return { total, rows }
  })
  return { pages, asked, changeSheet: () => (edition += 1) }
}

test('rows are fetched once, however often they are wanted', async () => {
  const { pages, asked } = sheetOf(1000)
  pages.want(0, 250)
  pages.want(0, 250)
  await settled()
  pages.want(10, 20)
  await settled()
  expect(asked).toEqual([0, 1])
  expect([pages.total, pages.row(0), pages.row(250), pages.row(500)]).toEqual([1000, '0#1', '250#1', undefined])
})

test('no more than fifty pages are kept, the longest unused go first', async () => {
  const { pages } = sheetOf(100_000)
  for (let page = 0; page < 60; page += 1) {
    pages.want(page * pageSize, page * pageSize)
    await settled()
  }
  expect(pages.snapshot().size).toBe(50)
  expect(pages.row(0)).toBeUndefined()
  expect(pages.row(59 * pageSize)).toBe('11800#1')
})

test('a refresh fetches what is on screen again and drops the rest', async () => {
  const { pages, changeSheet } = sheetOf(1000)
  pages.want(0, 0)
  await settled()
  pages.want(400, 400)
  await settled()
  changeSheet()
  pages.refresh()
  expect(pages.row(400)).toBe('400#1')
  await settled()
  expect([pages.row(400), pages.row(0)]).toEqual(['400#2', undefined])
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
