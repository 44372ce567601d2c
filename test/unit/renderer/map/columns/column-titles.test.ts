import { expect, it } from 'vitest'
import { columnTitles } from '../../../../../renderer/map/columns/column-titles.ts'
import { say } from '../../../../../shared/messages/say.ts'

it('tells columns of the same heading apart, and calls one without by its letters', () => {
  const columns = ['Name', 'E-mail', '', 'Name'].map((header, index) => ({ column: index + 1, header, target: null }))
  expect([...columnTitles(columns).values()]).toEqual([
    say('column_called_by_place', { place: 1, header: 'Name' }),
    'E-mail',
    say('column_without_heading', { letters: 'C' }),
    say('column_called_by_place', { place: 2, header: 'Name' }),
  ])
})
