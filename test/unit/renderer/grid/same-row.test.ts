import { expect, test } from 'vitest'
import { isSameRow } from '../../../../renderer/grid/same-row.ts'
import type { PageCell, PageRow } from '../../../../shared/ipc.ts'

const row = (cell: Partial<PageCell> = {}, rest: Partial<PageRow> = {}): PageRow => ({
  row: 4,
  role: 'data',
  accountKey: '1',
  cells: [
    { text: 'Ana', kind: 'text' },
    { text: 'no', kind: 'text', issues: [{ level: 'error', code: 'phone_unreadable', message: 'No.' }], ...cell },
  ],
  ...rest,
})

test('a row that says the same is the same, also where "not edited" is not said', () => {
  expect(isSameRow(row(), row())).toBe(true)
  expect(isSameRow(row({ isEdited: false }), row())).toBe(true)
})

test.each<[string, PageRow]>([
  ['another text', row({ text: 'yes' })],
  ['another kind', row({ kind: 'number' })],
  ['an edit', row({ isEdited: true })],
  ['no problem any more', row({ issues: [] })],
  ['another problem', row({ issues: [{ level: 'error', code: 'phone_unreadable', message: 'Never.' }] })],
  ['a warning in place of an error', row({ issues: [{ level: 'warning', code: 'phone_unreadable', message: 'No.' }] })],
  ['a suggestion', row({ issues: [{ level: 'error', code: 'phone_unreadable', message: 'No.', suggestion: '+1' }] })],
  ['another account', row({}, { accountKey: '2' })],
  ['another role', row({}, { role: 'total' })],
  ['another place', row({}, { row: 5 })],
  ['fewer cells', row({}, { cells: [] })],
])('%s makes it another row', (_title, after) => {
  expect(isSameRow(row(), after)).toBe(false)
})
