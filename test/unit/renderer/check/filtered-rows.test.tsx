import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { say } from '../../../../shared/messages/say.ts'
import { beginningWith, soundsLike } from '../../../support/words/sounds-like.ts'
import {
  accountsTab,
  button,
  cell,
  cellsChanged,
  choose,
  chooseRows,
  grid,
  said,
  showCheck,
  showWaitingCheck,
} from './check-screen.ts'

describe('Of rows that are filtered, Check', () => {
  it('shows only rows with problems, where a mended row goes away and the focus stays in the sheet', async () => {
    const { user } = showCheck()
    await chooseRows(user, say('with_problems'))
    const numbers = async () =>
      within(await grid())
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('gridcell')[0]?.textContent)
    await waitFor(async () => expect(await numbers()).toEqual(['2', '3', '10', '13']))
    await choose(user, 13, 'E')
    await user.keyboard('on{Enter}')
    await waitFor(async () => expect(await numbers()).toEqual(['2', '3', '10']))
    await waitFor(async () => expect(document.activeElement).toBe(await cell(10, 'E')))
  })

  it('goes on in the row below when a mended row goes away', async () => {
    const { user } = showCheck()
    await chooseRows(user, say('with_problems'))
    await waitFor(async () => expect(within(await grid()).getAllByRole('row')).toHaveLength(5))
    await choose(user, 2, 'E')
    await user.keyboard('on{Enter}')
    await waitFor(async () => expect(within(await grid()).getAllByRole('row')).toHaveLength(4))
    expect(document.activeElement).toBe(await cell(3, 'E'))
  })

  it('shows the rows with cells that were emptied, and what the file says there, until they have it again', async () => {
    const { sheet, user } = showCheck()
    const numbers = async () =>
      within(await grid())
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('gridcell')[0]?.textContent)
    await choose(user, 4, 'A')
    const was = sheet.textAt(4, 1)
    await user.keyboard('{Delete}')
    const emptied = await button(say('values_emptied', { count: 1 }))
    await user.click(emptied)
    await waitFor(async () => expect(await numbers()).toEqual(['4']))
    await choose(user, 4, 'A')
    await user.click(await button(say('show_what_is_sent')))
    expect(await button(new RegExp(`“${was}” in your file: go to cell A4`))).toBeTruthy()
    await user.click(await screen.findByRole('tab', { name: beginningWith(say('problems')) }))
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(screen.queryByRole('button', { name: soundsLike('values_emptied') })).toBeNull())
  })

  it('moves no row under a cell that is being typed in', async () => {
    const { sheet, user, keepEdits } = showWaitingCheck()
    await chooseRows(user, say('with_problems'))
    await waitFor(async () => expect(within(await grid()).getAllByRole('row')).toHaveLength(5))
    await choose(user, 2, 'E')
    await user.keyboard('on{Enter}of')
    keepEdits()
    await said(cellsChanged(1))
    expect(within(await grid()).getAllByRole('row')).toHaveLength(5)
    await user.keyboard('f{Enter}')
    await waitFor(async () => expect(within(await grid()).getAllByRole('row')).toHaveLength(4))
    expect([sheet.textAt(2, 5), sheet.textAt(3, 5)]).toEqual(['on', 'off'])
  })

  it('shows the rows behind a count that is pressed, and all of them when it is pressed again', async () => {
    const { user } = showCheck()
    const numbers = async () =>
      within(await grid())
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('gridcell')[0]?.textContent)
    const all = await numbers()
    const standing = await screen.findByRole('region', { name: say('how_check_stands') })
    const faulty = await within(standing).findByRole('button', { name: soundsLike('count_with_problems') })
    await user.click(faulty)
    await waitFor(async () => expect((await numbers()).length).toBe(Number.parseInt(faulty.textContent ?? '', 10)))
    await user.click(within(standing).getByRole('button', { name: soundsLike('count_ready') }))
    await waitFor(async () => expect(await numbers()).not.toContain('3'))
    await user.click(within(standing).getByRole('button', { name: soundsLike('count_ready'), pressed: true }))
    await waitFor(async () => expect(await numbers()).toEqual(all))
    await user.click(await screen.findByRole('button', { name: soundsLike('warning_count') }))
    await waitFor(async () => expect(await numbers()).not.toEqual(all))
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: say('kind_of_problem') }).value).toBe('warning')
  })

  it('says that none is left when the last row of a filter is mended, and leads back to all rows', async () => {
    const { user } = showCheck()
    await chooseRows(user, say('with_problems'))
    await user.selectOptions(await screen.findByRole('combobox', { name: say('kind_of_problem') }), 'phone_unreadable')
    await user.selectOptions(screen.getByRole('combobox', { name: say('column_shown') }), 'D Phone')
    for (const row of [3, 10]) {
      await choose(user, row, 'D')
      await user.keyboard('+442079460000{Enter}')
    }
    expect(await screen.findByText(say('no_such_problem_left_here'))).toBeTruthy()
    expect(screen.getByRole('combobox', { name: say('kind_of_problem') })).toBeTruthy()
    const all = await button(say('show_all_rows'))
    await waitFor(() => expect(document.activeElement).toBe(all))
    await user.keyboard('{Enter}')
    await waitFor(async () => expect(document.activeElement).toBe(await cell(10, 'D')))
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: say('rows_shown') }).value).toBe('dataRows')
  })

  it('takes a filter away when a problem is outside it', async () => {
    const { user } = showCheck()
    await user.click(await accountsTab())
    await user.click(await button(/00000005/))
    expect(await button(say('only_account_shown', { account: '00000005' }))).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: beginningWith(say('problems')) }))
    await user.click(await button(/^D10/))
    await waitFor(async () => expect(document.activeElement).toBe(await cell(10, 'D')))
    expect(screen.queryByRole('button', { name: say('only_account_shown', { account: '00000005' }) })).toBeNull()
  })

  it('shows rows with one kind of problem, in one column, and edited rows', async () => {
    const { user } = showCheck()
    const rowCount = async () => within(await grid()).getAllByRole('row').length - 1
    await chooseRows(user, say('with_problems'))
    await user.selectOptions(await screen.findByRole('combobox', { name: say('kind_of_problem') }), 'phone_unreadable')
    await waitFor(async () => expect(await rowCount()).toBe(2))
    await user.selectOptions(screen.getByRole('combobox', { name: say('column_shown') }), 'E Meter status')
    expect(await said(say('no_row_with_such_problem'))).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: say('kind_of_problem') }), say('any_problem'))
    await waitFor(async () => expect(await rowCount()).toBe(2))
    await choose(user, 2, 'E')
    await user.keyboard('odd{Enter}')
    await chooseRows(user, say('rows_edited'))
    await waitFor(async () => expect(await rowCount()).toBe(1))
    await cell(2, 'E')
  })
})
