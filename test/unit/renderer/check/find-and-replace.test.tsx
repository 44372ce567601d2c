import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { say } from '../../../../shared/messages/say.ts'
import { including } from '../../../support/words/sounds-like.ts'
import { cell, choose, said, showCheck } from './check-screen.ts'

describe('Finding in Check', () => {
  it('finds a text, says where it is among how many, and goes on', async () => {
    const { user } = showCheck()
    await choose(user, 2, 'A')
    await user.keyboard('{Control>}f{/Control}')
    await user.keyboard('okafor{Enter}')
    expect(await said('1 of 4')).toBeTruthy()
    await waitFor(async () => expect((await cell(2, 'B')).getAttribute('aria-selected')).toBe('true'))
    await user.keyboard('{Enter}')
    expect(await said('2 of 4')).toBeTruthy()
    await user.keyboard('{Shift>}{Enter}{/Shift}')
    expect(await said('1 of 4')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: say('match_case') }))
    await user.click(screen.getByRole('button', { name: say('find_next') }))
    expect(await said(say('no_cell_says', { text: 'okafor' }))).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(async () => expect(document.activeElement).toBe(await cell(2, 'B')))
  })

  it('shows what replacing would change, and replaces in one step', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 2, 'B')
    await user.keyboard('{Control>}h{/Control}')
    await user.type(await screen.findByRole('textbox', { name: say('find_text') }), 'okafor')
    await user.type(screen.getByRole('textbox', { name: say('replace_with') }), 'Obi{Enter}')
    const dialog = await screen.findByRole('dialog', { name: say('replace_text_with', { text: 'okafor', by: 'Obi' }) })
    expect(await within(dialog).findByText(say('cells_change', { count: 4 }))).toBeTruthy()
    expect(within(dialog).getAllByRole('row')).toHaveLength(5)
    await user.click(within(dialog).getByRole('button', { name: say('replace_in_cells', { count: 4 }) }))
    expect(await said(including(say('replaced_in_cells', { count: 4 })))).toBeTruthy()
    expect([sheet.textAt(2, 2), sheet.stepCount()]).toEqual(['Obi', 1])
  })

  it('closes what would be replaced with Escape, and leaves the search open', async () => {
    const { user } = showCheck()
    await choose(user, 2, 'B')
    await user.keyboard('{Control>}h{/Control}')
    await user.type(await screen.findByRole('textbox', { name: say('find_text') }), 'okafor')
    await user.type(screen.getByRole('textbox', { name: say('replace_with') }), 'Obi{Enter}')
    await screen.findByText(say('cells_change', { count: 4 }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('textbox', { name: say('find_text') })).toBeTruthy()
  })
})
