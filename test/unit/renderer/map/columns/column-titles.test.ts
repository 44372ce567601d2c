import { expect, it } from 'vitest'
import { columnTitles } from '../../../../../renderer/map/columns/column-titles.ts'

it('tells columns of the same heading apart, and calls one without by its letters', () => {
  const columns = ['Name', 'E-mail', '', 'Name'].map((header, index) => ({ column: index + 1, header, target: null }))
  expect([...columnTitles(columns).values()]).toEqual(['First “Name”', 'E-mail', 'Column C', 'Second “Name”'])
})
