import { expect, test } from 'vitest'
import { findNext, nextPlace, placeBefore, problemPlaces } from '../../../../../renderer/check/problems/next-problem.ts'
import type { AccountDetail, Desk } from '../../../../../shared/ipc.ts'
import { serviceSays } from '../../../../../shared/issue-words.ts'
import { type CellPlace, type Issue, type IssueLevel, ok } from '../../../../../shared/result.ts'

const sheets = ['People', 'Meters']
const at = (sheet: string, row: number, column: number): CellPlace => ({ sheet, row, column })
const problem = (cell: CellPlace | null, level: Issue['level'] = 'error', code = 'phone_unreadable'): Issue => ({
  level,
  code,
  message: serviceSays('Something is wrong.'),
  ...(cell === null ? {} : { where: { cell } }),
})

const issues = [
  problem(at('Meters', 2, 1)),
  problem(at('People', 9, 4)),
  problem(at('People', 9, 2), 'warning', 'value_not_documented'),
  problem(at('People', 9, 4), 'warning', 'value_not_documented'),
  problem(at('People', 3, 7), 'info'),
  problem(null),
]

const pressing = issues.filter(({ level }) => level !== 'info')

test('problems come row by row and sheet by sheet, each cell once', () => {
  expect(problemPlaces(pressing, sheets)).toEqual([at('People', 9, 2), at('People', 9, 4), at('Meters', 2, 1)])
})

test('the next place is after the present one, also where that has no problem', () => {
  const places = problemPlaces(pressing, sheets)
  expect(nextPlace(places, null, sheets)).toEqual(at('People', 9, 2))
  expect(nextPlace(places, at('People', 9, 3), sheets)).toEqual(at('People', 9, 4))
  expect(nextPlace(places, at('People', 400, 1), sheets)).toEqual(at('Meters', 2, 1))
  expect(nextPlace(places, at('Meters', 2, 1), sheets)).toBeNull()
})

/** The desk of a spreadsheet whose cells with problems are known. */
function deskWith(
  places: Readonly<Partial<Record<IssueLevel, readonly CellPlace[]>>>,
): Pick<Desk, 'findNextProblem' | 'readAccount'> {
  return {
    findNextProblem: async ({ after, worst = 'error', isBackwards = false }) =>
      ok((isBackwards ? placeBefore : nextPlace)(places[worst] ?? [], after, sheets)),
    readAccount: async () => ok({ issues } as unknown as AccountDetail),
  }
}

const error = at('Meters', 2, 1)
const warnings = [at('People', 4, 1), at('Meters', 9, 1)]

test('the errors come before the warnings, wherever these stand, and in turn again', async () => {
  const desk = deskWith({ error: [error], warning: warnings })
  expect(await findNext(desk, { after: null, sheets })).toEqual({
    found: 'cell',
    place: error,
    level: 'error',
    passed: null,
  })
  expect(await findNext(desk, { after: error, sheets })).toEqual({
    found: 'cell',
    place: at('People', 4, 1),
    level: 'warning',
    passed: { from: 'error', to: 'warning' },
  })
  expect(await findNext(desk, { after: at('People', 4, 1), level: 'warning', sheets })).toEqual({
    found: 'cell',
    place: at('Meters', 9, 1),
    level: 'warning',
    passed: null,
  })
  expect(await findNext(desk, { after: at('Meters', 9, 1), level: 'warning', sheets })).toEqual({
    found: 'cell',
    place: error,
    level: 'error',
    passed: { from: 'warning', to: 'error' },
  })
})

test('from where a walk began it goes round to the errors above, each once, before the warnings come', async () => {
  const errors = [at('People', 2, 1), at('People', 7, 1), error]
  const desk = deskWith({ error: errors, warning: warnings })
  const walk = async (direction: 'next' | 'before') => {
    const from = at('People', 7, 1)
    const seen: CellPlace[] = []
    let after: CellPlace = from
    for (;;) {
      const next = await findNext(desk, { after, from, direction, sheets })
      if (next.found === 'none' || next.level === 'warning') return seen
      seen.push(next.place)
      after = next.place
    }
  }
  expect(await walk('next')).toEqual([error, at('People', 2, 1)])
  expect(await walk('before')).toEqual([at('People', 2, 1), error])
})

test('backwards the last warning comes before the first error', async () => {
  const desk = deskWith({ error: [error], warning: warnings })
  expect(await findNext(desk, { after: error, direction: 'before', sheets })).toEqual({
    found: 'cell',
    place: at('Meters', 9, 1),
    level: 'warning',
    passed: { from: 'error', to: 'warning' },
  })
})

test('where there are warnings alone they are gone through from the present cell, and then again', async () => {
  const desk = deskWith({ error: [], warning: warnings })
  expect(await findNext(desk, { after: at('People', 5, 1), sheets })).toEqual({
    found: 'cell',
    place: at('Meters', 9, 1),
    level: 'warning',
    passed: null,
  })
  expect(await findNext(desk, { after: at('Meters', 9, 1), sheets })).toEqual({
    found: 'cell',
    place: at('People', 4, 1),
    level: 'warning',
    passed: { from: 'warning', to: 'warning' },
  })
})

test('where nothing is wrong there is no next problem', async () => {
  const desk = deskWith({ error: [], warning: [] })
  expect(await findNext(desk, { after: at('People', 4, 1), sheets })).toEqual({ found: 'none' })
})

const emptyDesk = deskWith({ error: [], warning: [] })

test('while one account is shown, its errors come, and then its cells with nothing but warnings', async () => {
  const asked = { accountKey: '7', sheets }
  expect(await findNext(emptyDesk, { ...asked, after: at('People', 9, 4) })).toEqual({
    found: 'cell',
    place: at('Meters', 2, 1),
    level: 'error',
    passed: null,
  })
  expect(await findNext(emptyDesk, { ...asked, after: at('Meters', 2, 1) })).toEqual({
    found: 'cell',
    place: at('People', 9, 2),
    level: 'warning',
    passed: { from: 'error', to: 'warning' },
  })
})

test('the next of one kind passes over the others, and is of its own level', async () => {
  const next = await findNext(emptyDesk, { after: null, accountKey: '7', code: 'value_not_documented', sheets })
  expect(next).toMatchObject({ found: 'cell', place: at('People', 9, 2), passed: null })
})
