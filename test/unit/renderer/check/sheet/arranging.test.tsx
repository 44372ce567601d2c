import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { say } from '../../../../../shared/messages/say.ts'
import { beginningWith, including } from '../../../../support/words/sounds-like.ts'
import { cell, choose, grid, showCheck } from '../check-screen.ts'

const lastLook = (asks: readonly unknown[]) => (asks.at(-1) as { look: unknown }).look
const item = (name: RegExp | string) => screen.findByRole('menuitem', { name })

describe('In Check', () => {
  it('the menu of a heading sorts the rows, and what it did is kept', async () => {
    const { user, sample } = showCheck()
    const heading = await within(await grid()).findByRole('columnheader', { name: /First name/ })
    fireEvent.contextMenu(heading)
    await user.click(await item(including(say('sort_ascending'))))
    const sort = { column: 1, isDescending: false }
    await waitFor(() => expect(lastLook(sample.asksOf('keepLook'))).toMatchObject({ sheets: [{ sort }] }))
    await waitFor(() => expect(sample.asksOf('readSheetPage').at(-1)).toMatchObject({ sort }))
    expect(
      await screen.findByRole('columnheader', { name: new RegExp(`First name ?${say('sorted_ascending')}`) }),
    ).toBeTruthy()
  })

  it('a column is hidden with the menu key, and shown again when a problem in it is gone to', async () => {
    const { user } = showCheck()
    await choose(user, 4, 'D')
    await user.keyboard('{Shift>}{F10}{/Shift}')
    await user.click(await item(say('hide_column')))
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Phone/ })).toBeNull())
    await user.keyboard('{F8}')
    await waitFor(() => expect(document.activeElement?.textContent).toContain('ask reception'))
    expect(screen.getByRole('columnheader', { name: /Phone/ })).toBeTruthy()
  })

  it('the menu of a cell clears it', async () => {
    const { user, sheet } = showCheck()
    fireEvent.contextMenu(await cell(4, 'A'))
    await user.click(await item(including(say('clear_cell'))))
    await waitFor(() => expect(sheet.textAt(4, 1)).toBe(''))
  })

  it('the list that is folded stays so', async () => {
    const { user, sample } = showCheck()
    await user.click(await screen.findByRole('button', { name: say('list_beside_rows') }))
    await waitFor(() => expect(screen.queryByRole('tab', { name: beginningWith(say('problems')) })).toBeNull())
    expect(lastLook(sample.asksOf('keepLook'))).toMatchObject({ isListFolded: true })
  })

  it('a heading says what its field is for when it is pointed at', async () => {
    const { user } = showCheck()
    await user.hover(await within(await grid()).findByRole('columnheader', { name: /Phone/ }))
    expect((await screen.findByRole('tooltip')).textContent).toContain('Mobile phone')
  })
})
