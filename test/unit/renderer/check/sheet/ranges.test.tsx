import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { say } from '../../../../../shared/messages/say.ts'
import { beginningWith } from '../../../../support/words/sounds-like.ts'
import { cell, cellsChanged, choose, grid, said, showCheck } from '../check-screen.ts'

/** What a spreadsheet program puts on the clipboard, or gets from it. */
const clipboard = (content = '') => {
  const data = new Map([['text/plain', content]])
  return {
    getData: (type: string) => data.get(type) ?? '',
    setData: (type: string, value: string) => void data.set(type, value),
  }
}

describe('With a range of cells, Check', () => {
  it('fills down a range from its first row, and one row from the row above', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 4, 'A')
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
    expect(await said(cellsChanged(2))).toBeTruthy()
    expect([4, 5, 6, 7].map((row) => sheet.textAt(row, 1))).toEqual(['Ana', 'Ana', 'Ana', 'Emil'])
    await choose(user, 7, 'A')
    await user.keyboard('{Control>}d{/Control}')
    expect(sheet.textAt(7, 1)).toBe('Ana')
  })

  it('copies one cell, and a range as a spreadsheet program takes it', async () => {
    const { user } = showCheck()
    await choose(user, 3, 'D')
    const one = clipboard()
    fireEvent.copy(await cell(3, 'D'), { clipboardData: one })
    expect(one.getData('text/plain')).toBe('ask reception')
    await choose(user, 4, 'C')
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    const range = clipboard()
    fireEvent.copy(await cell(4, 'C'), { clipboardData: range })
    expect(range.getData('text/plain')).toBe('00000004\tAna\n00000005\tCarl')
  })

  it('pastes a block as one step, and says what did not fit', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 13, 'D')
    fireEvent.paste(await cell(13, 'D'), { clipboardData: clipboard('+1 1\toff\r\n+1 2\toff\r\n') })
    expect(
      await said(
        beginningWith(
          [
            say('cells_changed', { count: 2 }),
            say('sheet_ends_here', { rest: say('row_count', { count: 1 }) }),
            say('accounts_partly_ready', {
              ready: 10,
              all: 12,
              kind: 'accounts',
              others: say('count_with_problems', { count: 2 }),
            }),
          ].join(' '),
        ),
      ),
    ).toBeTruthy()
    expect([sheet.textAt(13, 4), sheet.textAt(13, 5), sheet.stepCount()]).toEqual(['+1 1', 'off', 1])
  })

  it('takes nothing away that it could not copy', async () => {
    const { user, sheet } = showCheck({}, 500)
    await choose(user, 2, 'A')
    await user.keyboard('{Control>}a{/Control}')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('It is not allowed.', 'NotAllowedError'),
    )
    fireEvent.cut(await cell(2, 'A'), { clipboardData: clipboard() })
    expect(await said(say('cells_not_copied'))).toBeTruthy()
    expect(sheet.stepCount()).toBe(0)
  })

  it('leaves copy and paste to the box a cell is typed in', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 4, 'A')
    await user.keyboard('{F2}')
    const box = await screen.findByRole('textbox', { name: say('cell_typed_in', { column: 'First name', row: 4 }) })
    const copied = clipboard('before')
    fireEvent.copy(box, { clipboardData: copied })
    fireEvent.paste(box, { clipboardData: clipboard('a\tb') })
    expect([copied.getData('text/plain'), sheet.stepCount()]).toEqual(['before', 0])
  })

  it('clears a range with Delete', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 4, 'A')
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Delete}')
    expect(await said(cellsChanged(4))).toBeTruthy()
    const texts = [sheet.textAt(4, 1), sheet.textAt(4, 2), sheet.textAt(5, 1), sheet.textAt(5, 2), sheet.textAt(6, 1)]
    expect(texts).toEqual(['', '', '', '', 'Dina'])
  })

  it('cuts a whole row that is chosen by its number', async () => {
    const { user, sheet } = showCheck()
    const number = within(await grid()).getByRole('gridcell', { name: '5' })
    await user.click(number)
    const cut = clipboard()
    fireEvent.cut(number, { clipboardData: cut })
    expect(cut.getData('text/plain')).toBe('00000005\tCarl\tOkafor\t+1 512 555 0005\ton')
    expect(await said(cellsChanged(5))).toBeTruthy()
    expect(sheet.textAt(5, 3)).toBe('')
  })

  it('clears rows that are not on the screen too', async () => {
    const { user, sheet } = showCheck({}, 2500)
    await choose(user, 2, 'A')
    await user.keyboard('{Shift>}{Control>}{ArrowDown}{/Control}{/Shift}{Delete}')
    expect(await said(cellsChanged(2_500))).toBeTruthy()
    expect([sheet.textAt(2, 1), sheet.textAt(2501, 1), sheet.stepCount()]).toEqual(['', '', 1])
  })

  it('refuses a range that is too large, and says so', async () => {
    const { user, sheet } = showCheck({}, 30_000)
    await choose(user, 2, 'A')
    await user.keyboard('{Control>}a{/Control}{Delete}')
    expect(await said(say('too_many_to_change', { limit: 100_000 }))).toBeTruthy()
    expect(sheet.stepCount()).toBe(0)
  })
})
