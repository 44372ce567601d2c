import { expect, test } from 'vitest'
import { isSameRow } from '../../../../renderer/grid/rows/same-row.ts'
import type { PageCell, PageRow } from '../../../../shared/ipc.ts'
import { issue } from '../../../../shared/issue-words.ts'

const unreadable = (value: string) =>
  issue('phone_unreadable', { row: 4, column: 2, header: 'Phone', field: 'Mobile phone', value })

const row = (cell: Partial<PageCell> = {}, rest: Partial<PageRow> = {}): PageRow => ({
  row: 4,
  role: 'data',
  accountKey: '1',
  cells: [
    { text: 'Ana', kind: 'text' },
    { text: 'no', kind: 'text', issues: [unreadable('no')], ...cell },
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
  ['another problem', row({ issues: [unreadable('never')] })],
  ['a warning in place of an error', row({ issues: [{ ...unreadable('no'), level: 'warning' }] })],
  ['a suggestion', row({ issues: [{ ...unreadable('no'), suggestion: '+1' }] })],
  ['another account', row({}, { accountKey: '2' })],
  ['another role', row({}, { role: 'total' })],
  ['another place', row({}, { row: 5 })],
  ['fewer cells', row({}, { cells: [] })],
])('%s makes it another row', (_title, after) => {
  expect(isSameRow(row(), after)).toBe(false)
})
