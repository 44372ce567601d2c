/** What is wrong, said once each. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { IssueList } from '../../../../renderer/components/said/issue-list.tsx'
import { issue } from '../../../../shared/issue-words.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'
import { renderPart } from '../../../support/windows/render-desk.tsx'

test('one reason that two things failed for is said once, and one at two cells at both', () => {
  const paused = issue('supplier_paused', {})
  const at = (row: number) => issue('supplier_paused', {}, { cell: { sheet: 'Homes', row, column: 1 } })
  renderPart(<IssueList issues={[paused, paused, at(2), at(3), at(3)]} />)
  const listed = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(listed.map(({ textContent }) => textContent?.includes(sayMessage(paused.message)))).toEqual([true, true, true])
})
