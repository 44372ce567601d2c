import { expect, test } from 'vitest'
import { findNext, nextPlace, problemPlaces } from '../../../../renderer/check/next-problem.ts'
import type { AccountDetail, Desk } from '../../../../shared/ipc.ts'
import { type CellPlace, type Issue, ok } from '../../../../shared/result.ts'

const sheets = ['People', 'Meters']
const at = (sheet: string, row: number, column: number): CellPlace => ({ sheet, row, column })
const problem = (cell: CellPlace | null, level: Issue['level'] = 'error', code = 'phone_unreadable'): Issue => ({
  level,
  code,
  message: 'Something is wrong.',
  ...(cell === null ? {} : { where: { cell } }),
})

const issues = [
  problem(at('Meters', 2, 1)),
  problem(at('People', 9, 4)),
  problem(at('People', 9, 2), 'warning', 'value_unusual'),
  problem(at('People', 9, 4), 'warning', 'value_unusual'),
  problem(at('People', 3, 7), 'info'),
  problem(null),
]

test('problems come row by row and sheet by sheet, each cell once', () => {
  expect(problemPlaces(issues, sheets)).toEqual([at('People', 9, 2), at('People', 9, 4), at('Meters', 2, 1)])
})

test('the next place is after the present one, also where that has no problem', () => {
  const places = problemPlaces(issues, sheets)
  expect(nextPlace(places, null, sheets)).toEqual(at('People', 9, 2))
  expect(nextPlace(places, at('People', 9, 3), sheets)).toEqual(at('People', 9, 4))
  expect(nextPlace(places, at('People', 400, 1), sheets)).toEqual(at('Meters', 2, 1))
  expect(nextPlace(places, at('Meters', 2, 1), sheets)).toBeNull()
})

/** The desk of a spreadsheet whose cells with problems are known. */
function deskWith(places: readonly CellPlace[]): Pick<Desk, 'findNextProblem' | 'readAccount'> {
  return {
    findNextProblem: async ({ after }) => ok(nextPlace(places, after, sheets)),
    readAccount: async () => ok({ issues } as unknown as AccountDetail),
  }
}

test('after the last problem comes the first, and it is said so', async () => {
  const desk = deskWith([at('People', 4, 1), at('Meters', 2, 1)])
  expect(await findNext(desk, { after: at('People', 4, 1), sheets })).toEqual({
    found: 'cell',
    place: at('Meters', 2, 1),
    hasWrapped: false,
  })
  expect(await findNext(desk, { after: at('Meters', 2, 1), sheets })).toEqual({
    found: 'cell',
    place: at('People', 4, 1),
    hasWrapped: true,
  })
})

test('where nothing is wrong there is no next problem', async () => {
  expect(await findNext(deskWith([]), { after: at('People', 4, 1), sheets })).toEqual({ found: 'none' })
})

test('while one account is shown, the next problem is one of its own', async () => {
  const desk = deskWith([at('People', 1, 1)])
  const next = await findNext(desk, { after: at('People', 9, 4), accountKey: '7', sheets })
  expect(next).toEqual({ found: 'cell', place: at('Meters', 2, 1), hasWrapped: false })
})

test('the next of one kind passes over the others', async () => {
  const next = await findNext(deskWith([]), { after: null, accountKey: '7', code: 'value_unusual', sheets })
  expect(next).toEqual({ found: 'cell', place: at('People', 9, 2), hasWrapped: false })
})
