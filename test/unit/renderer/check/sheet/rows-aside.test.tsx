import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { say } from '../../../../../shared/messages/say.ts'
import { practiceConnection } from '../../../../support/sample/sample-connections.ts'
import { accountNumberOf } from '../../../../support/sample/sample-sheets.ts'
import { renderDesk } from '../../../../support/windows/render-desk.tsx'

it('shows and says of the rows of an account that it is set aside, and of no others', async () => {
  const setAsideOf = (at: number) => (at === 1 ? { reason: 'Moved away', at: '2026-11-20T10:00:00.000Z' } : null)
  renderDesk({ connection: practiceConnection, openAt: 'check', accountCount: 3, setAsideOf })
  const rowOf = async (at: number) => {
    const cell = await screen.findByRole('gridcell', { name: new RegExp(`^${accountNumberOf(at)}`) })
    const row = cell.closest<HTMLElement>('[role="row"]') ?? document.body
    return {
      said: cell.textContent,
      isMarked: within(row).queryByRole('img', { name: say('word_set_aside') }) !== null,
      looks: row.className,
    }
  }
  const [used, aside] = [await rowOf(0), await rowOf(1)]
  expect([used.isMarked, aside.isMarked]).toEqual([false, true])
  expect(aside.said).toContain(`. ${say('word_set_aside')}`)
  expect(used.said).not.toContain(say('word_set_aside'))
  expect([/unsentRow/.test(used.looks), /unsentRow/.test(aside.looks)]).toEqual([false, true])
})
