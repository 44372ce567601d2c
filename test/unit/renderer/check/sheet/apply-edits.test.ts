import { expect, test } from 'vitest'
import { withEdits } from '../../../../../renderer/check/sheet/apply-edits.ts'
import type { PageRow } from '../../../../../shared/ipc.ts'
import { issue } from '../../../../../shared/issue-words.ts'

const unreadable = issue('phone_unreadable', { row: 4, column: 2, header: 'Phone', field: 'Mobile phone', value: 'no' })

const row = (number: number): PageRow => ({
  row: number,
  role: 'data',
  accountKey: '1',
  cells: [
    { text: 'Ana', kind: 'text' },
    { text: 'no', kind: 'text', issues: [unreadable] },
  ],
})

test('what was typed stands in its cell without the problems of what was there', () => {
  const edited = withEdits([
    { sheet: 'S', row: 4, column: 2, text: '' },
    { sheet: 'S', row: 4, column: 1, text: 'Anna' },
  ])(row(4))
  expect(edited.cells).toEqual([
    { text: 'Anna', kind: 'text', isEdited: true },
    { text: '', kind: 'blank', isEdited: true },
  ])
})

test('a row without an edit is the same object', () => {
  const other = row(5)
  expect(withEdits([{ sheet: 'S', row: 4, column: 1, text: 'x' }])(other)).toBe(other)
})
