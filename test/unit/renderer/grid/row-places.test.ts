import { expect, test } from 'vitest'
import { RowPages } from '../../../../renderer/grid/rows/row-pages.ts'
import { RowPlaces } from '../../../../renderer/grid/rows/row-places.ts'
import type { PageRow } from '../../../../shared/ipc.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

const rowOf = (row: number): PageRow => ({ row, role: 'data', accountKey: null, cells: [] })

/** A sheet of rows counted from 1, which can be cut. */
function sheetOf(rowCount: number) {
  let total = rowCount
  const pages = new RowPages<PageRow>(async (offset, limit) => ({
    total,
    rows: Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, index) => rowOf(offset + index + 1)),
  }))
  const cut = (left: number) => {
    total = left
    pages.refresh()
  }
  return { pages, cut }
}

/** What the places of some rows show, and how often whoever follows them was told. */
function following(places: RowPlaces) {
  let told = 0
  const stop = places.subscribe(() => {
    told += 1
  })
  const shown = (...indexes: readonly number[]) => indexes.map((index) => places.rows()[index]?.data?.row)
  return { stop, shown, toldOf: () => told }
}

test('there is a place for every row, and those of the pages that are here are filled', async () => {
  const { pages } = sheetOf(250)
  const places = new RowPlaces(pages)
  const { shown } = following(places)
  expect(places.rows()).toEqual([])
  pages.want(0, 0)
  await settled()
  pages.want(220, 240)
  await settled()
  expect(places.rows()).toHaveLength(250)
  expect(shown(0, 99, 100, 199, 200, 249)).toEqual([1, 100, undefined, undefined, 201, 250])
})

test('a row that changes gets another place, and no other row does', async () => {
  const { pages } = sheetOf(150)
  const places = new RowPlaces(pages)
  following(places)
  pages.want(0, 0)
  await settled()
  const before = places.rows()
  pages.change((row) => (row.row === 7 ? { ...row, accountKey: 'A7' } : row))
  const changed = places.rows().flatMap((place, index) => (place === before[index] ? [] : [index]))
  expect(changed).toEqual([6])
})

test('under a cell that is typed in nothing moves, and afterwards everything is as it is by then', async () => {
  const { pages, cut } = sheetOf(150)
  const places = new RowPlaces(pages)
  const { shown, toldOf } = following(places)
  pages.want(0, 0)
  await settled()
  const told = toldOf()
  places.holdStill(true)
  cut(3)
  await settled()
  expect([places.rows().length, toldOf()]).toEqual([150, told])
  places.holdStill(false)
  expect([places.rows().length, ...shown(0, 2)]).toEqual([3, 1, 3])
  expect(toldOf()).toBe(told + 1)
})

test('what changed before it was followed is there when it is', async () => {
  const { pages } = sheetOf(5)
  const places = new RowPlaces(pages)
  pages.want(0, 0)
  await settled()
  const { stop, shown, toldOf } = following(places)
  expect(shown(4)).toEqual([5])
  stop()
  const told = toldOf()
  pages.change((row) => ({ ...row, accountKey: 'A1' }))
  expect(toldOf()).toBe(told)
})
