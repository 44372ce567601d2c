import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PageCell } from '../../../../../shared/ipc.ts'
import { say } from '../../../../../shared/messages/say.ts'
import { type Issue, ok } from '../../../../../shared/result.ts'
import { sameEverywhere } from '../../../../../shared/words/problems/mend-words.ts'
import { sheetDesk, sheetName } from '../../../../support/desks/sheet-desk.ts'
import { soundsLike } from '../../../../support/words/sounds-like.ts'
import { accountsTab, button, cell, cellsChanged, choose, chooseRows, said, showCheck } from '../check-screen.ts'

describe('On the way to problems, Check', () => {
  it('goes from error to error with F8, then from warning to warning, and says when it starts again', async () => {
    const { user } = showCheck()
    await choose(user, 2, 'C')
    const goesTo = async (place: string) => {
      await user.keyboard('{F8}')
      const expected = await cell(Number(place.slice(1)), place.slice(0, 1))
      await waitFor(() => expect(document.activeElement).toBe(expected))
    }
    await goesTo('D3')
    await goesTo('D10')
    await goesTo('E2')
    expect(await said(say('last_error_passed'))).toBeTruthy()
    await goesTo('E13')
    await goesTo('D3')
    expect(await said(say('last_warning_passed'))).toBeTruthy()
  })

  it('begins with the first of a kind, wherever one is, and goes on from there', async () => {
    const { user } = showCheck()
    await choose(user, 7, 'D')
    const next = async (place: string) => {
      const [ofPhones] = await screen.findAllByRole('button', { name: /^Next.*phone/i })
      if (ofPhones === undefined) throw new Error('No phone number is wrong.')
      await user.click(ofPhones)
      const expected = await cell(Number(place.slice(1)), place.slice(0, 1))
      await waitFor(() => expect(document.activeElement).toBe(expected))
    }
    await next('D3')
    await next('D10')
  })

  it('goes to a new error with F8 before it goes on with the warnings', async () => {
    const { user } = showCheck()
    await choose(user, 10, 'D')
    await user.keyboard('{F8}')
    await waitFor(async () => expect(document.activeElement).toBe(await cell(3, 'D')))
    expect(await said(say('last_one_passed'))).toBeTruthy()
    await user.keyboard('{F8}')
    await waitFor(async () => expect(document.activeElement).toBe(await cell(2, 'E')))
    await choose(user, 7, 'D')
    await user.keyboard('no phone{Enter}')
    await waitFor(async () => expect((await cell(7, 'D')).textContent).toContain(say('level_error')))
    await said(cellsChanged(1))
    await user.keyboard('{F8}')
    await waitFor(async () => expect(document.activeElement).toBe(await cell(10, 'D')))
  })

  it('goes round with F8 to the errors further up, once one was mended, before it goes on with the warnings', async () => {
    const { user } = showCheck()
    await choose(user, 2, 'C')
    for (const row of [3, 10]) {
      await user.keyboard('{F8}')
      await waitFor(async () => expect(document.activeElement).toBe(await cell(row, 'D')))
    }
    await user.keyboard('+441632960001{Enter}')
    await said(cellsChanged(1))
    await user.keyboard('{F8}')
    await waitFor(async () => expect(document.activeElement).toBe(await cell(3, 'D')))
  })

  it('goes on with F8 in the row of the error that was mended, where Enter went down a row', async () => {
    const { user } = showCheck()
    await choose(user, 3, 'C')
    await user.keyboard('{Delete}')
    await said(cellsChanged(1))
    await choose(user, 2, 'A')
    await user.keyboard('{F8}')
    await waitFor(async () => expect(document.activeElement).toBe(await cell(3, 'C')))
    await user.keyboard('00000003{Enter}')
    await waitFor(async () => expect(document.activeElement).toBe(await cell(4, 'C')))
    await user.keyboard('{F8}')
    await waitFor(async () => expect(document.activeElement).toBe(await cell(3, 'D')))
    await user.keyboard('{ArrowDown}{ArrowDown}{F8}')
    await waitFor(async () => expect(document.activeElement).toBe(await cell(10, 'D')))
  })

  it('says that an account without problems has no next one', async () => {
    const { user } = showCheck()
    await user.click(await accountsTab())
    await user.click(await button(/00000005/))
    await user.keyboard('{F8}')
    expect(await said(say('no_problem_in_account'))).toBeTruthy()
  })

  it('begins with the very cell that is wrong, for whoever comes to mend an account', async () => {
    const { user } = showCheck({
      readDesk: async () => {
        const known = await sheetDesk({ rowCount: 12, hasTotal: true }).answers.readDesk({})
        if (!known.ok || known.value.project === null) throw new Error('There is no project.')
        return ok({ ...known.value, project: { ...known.value.project, step: 'create' as const } })
      },
    })
    await user.selectOptions(await screen.findByLabelText(say('which_accounts_listed')), 'withErrors')
    await user.click(await button(/00000010/))
    await user.click(await button(say('fix_it_in_check')))
    await waitFor(async () => expect(document.activeElement).toBe(await cell(10, 'D')))
  })

  it('says a suggestion in its cell', async () => {
    showCheck()
    expect((await cell(2, 'E')).textContent).toMatch(/ Suggested: on$/)
  })

  it('uses a suggestion', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 2, 'E')
    await user.click(await button(say('use_suggestion', { text: 'on' })))
    expect(sheet.textAt(2, 5)).toBe('on')
    expect(await said(cellsChanged(1))).toBeTruthy()
    expect(document.activeElement).toBe(await cell(2, 'E'))
  })

  it('empties the cell with a button beside its text, and gives the focus back to the sheet', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 4, 'A')
    expect((await button(say('clear_cell'))).getAttribute('aria-keyshortcuts')).toBe('Delete')
    await user.click(await button(say('clear_cell')))
    expect(sheet.textAt(4, 1)).toBe('')
    expect(await said(cellsChanged(1))).toBeTruthy()
    expect(document.activeElement).toBe(await cell(4, 'A'))
    await waitFor(() => expect(screen.queryByRole('button', { name: say('clear_cell') })).toBeNull())
  })

  it('empties the cell that was chosen last, also when what is said about it is not drawn yet', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 4, 'A')
    const clear = await button(say('clear_cell'))
    const before = sheet.textAt(4, 1)
    fireEvent.mouseDown(await cell(5, 'A'))
    fireEvent.click(clear)
    expect([sheet.textAt(4, 1), sheet.textAt(5, 1)]).toEqual([before, ''])
  })

  it('takes nothing that is suggested for the cell before', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 2, 'E')
    const use = await button(say('use_suggestion', { text: 'on' }))
    fireEvent.mouseDown(await cell(5, 'A'))
    fireEvent.click(use)
    expect(sheet.stepCount()).toBe(0)
  })

  it('offers no emptying in a row that is not used', async () => {
    const { user } = showCheck()
    await chooseRows(user, say('whole_sheet'))
    await choose(user, 1, 'A')
    await screen.findByText(soundsLike('about_row_not_used'))
    expect(screen.queryByRole('button', { name: say('clear_cell') })).toBeNull()
  })

  it('says what becomes of the cells of a row that are mended together, and does it with one key', async () => {
    const cells = [
      { column: 4, text: 'on' },
      { column: 5, text: '' },
    ]
    const does = { key: 'move_values_left', facts: { count: 1, by: 'one' } }
    const { user, sheet } = showCheck({}, 12, { rowMend: { does, cells } })
    expect((await cell(2, 'E')).textContent).toMatch(
      / Suggested: Move 1 value one column to the left: D “on”, E empty$/,
    )
    await choose(user, 2, 'E')
    const about = screen.getByRole('region', { name: say('about_cell') })
    await waitFor(() => expect(about.textContent).toMatch(/Suggested: D “on”, E empty\..*“on”/))
    expect(await button(/^Move 1 value one column to the left/)).toBeTruthy()
    await user.keyboard('{Control>}.{/Control}')
    expect([sheet.textAt(2, 4), sheet.textAt(2, 5), sheet.stepCount()]).toEqual(['on', '', 1])
  })

  it('offers several values to choose from, and takes none of them by itself', async () => {
    const mendOf = (text: string) => ({
      does: sameEverywhere(text, 2),
      cells: [2, 3].map((row) => ({ sheet: sheetName, row, column: 5, text })),
    })
    const { user, sheet } = showCheck({
      readSheetPage: async (ask) => {
        const page = await sheet.answers.readSheetPage(ask)
        if (!page.ok) return page
        const chosen = ({ suggestion: _, ...issue }: Issue) => ({ ...issue, mends: [mendOf('on'), mendOf('off')] })
        const cellOf = (cell: PageCell) => (cell.issues ? { ...cell, issues: cell.issues.map(chosen) } : cell)
        const rows = page.value.rows.map((row) => ({ ...row, cells: row.cells.map(cellOf) }))
        return ok({ ...page.value, rows })
      },
    })
    await choose(user, 2, 'E')
    await user.keyboard('{Control>}.{/Control}')
    expect(await said(say('one_of_several_suggested'))).toBeTruthy()
    expect(sheet.stepCount()).toBe(0)
    expect(await button(say('use_in_all_rows', { text: '“on”', count: 2 }))).toBeTruthy()
    await user.click(await button(say('use_in_all_rows', { text: '“off”', count: 2 })))
    await waitFor(() => expect([sheet.textAt(2, 5), sheet.textAt(3, 5), sheet.stepCount()]).toEqual(['off', 'off', 1]))
  })

  it('uses a suggestion with one key', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 2, 'E')
    await user.keyboard('{Control>}.{/Control}')
    expect(sheet.textAt(2, 5)).toBe('on')
    expect(await said(cellsChanged(1))).toBeTruthy()
    await choose(user, 4, 'A')
    await user.keyboard('{Control>}.{/Control}')
    expect(await said(say('nothing_suggested'))).toBeTruthy()
  })

  it('goes to the error before, and from the first one to the last warning', async () => {
    const { user } = showCheck()
    await choose(user, 10, 'D')
    await user.keyboard('{Shift>}{F8}{/Shift}')
    await waitFor(async () => expect(document.activeElement).toBe(await cell(3, 'D')))
    await user.keyboard('{Shift>}{F8}{/Shift}')
    await waitFor(async () => expect(document.activeElement).toBe(await cell(13, 'E')))
    expect(await said(say('first_error_passed'))).toBeTruthy()
  })
})
