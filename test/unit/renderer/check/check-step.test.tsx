import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { noneOfAny } from '../../../../shared/account-status.ts'
import { say, sayMessage } from '../../../../shared/messages/say.ts'
import { ok, refuse } from '../../../../shared/result.ts'
import { soundsLike } from '../../../support/words/sounds-like.ts'
import { button, cell, choose, chooseRows, grid, said, sampleRefusal, showCheck, text } from './check-screen.ts'

describe('Check', () => {
  it('says how many accounts are ready, and what becomes of the others', async () => {
    showCheck()
    const standing = await screen.findByRole('region', { name: say('how_check_stands') })
    await waitFor(() => expect(standing.textContent).toBe('12 accounts10 ready2 with problems'))
    expect(
      await said(
        say('accounts_partly_ready', {
          ready: 10,
          all: 12,
          kind: 'accounts',
          others: say('count_with_problems', { count: 2 }),
        }),
      ),
    ).toBeTruthy()
    expect(await said(say('warnings_may_be_refused'))).toBeTruthy()
  })

  it('shows a problem in its cell, in words too', async () => {
    showCheck()
    const bad = await cell(3, 'D')
    expect(bad.getAttribute('aria-invalid')).toBe('true')
    expect(bad.textContent).toBe(
      'ask reception. Problem: Row 3, column D (“Phone”): “ask reception” is not a phone number. Type one such as +442079460123, or clear the cell.',
    )
    expect((await cell(4, 'D')).getAttribute('aria-invalid')).toBeNull()
  })

  it('holds the account number in sight as the first column, under its own letter', async () => {
    showCheck()
    const heads = within(await grid()).getAllByRole('columnheader')
    expect(heads.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      'Row',
      'C AccountAccount number',
      'A First nameFirst name',
    ])
    expect(await text(4, 'C')).toBe('00000004')
  })

  it('goes to a problem that is chosen in the list, and says what is known of the cell', async () => {
    const { user } = showCheck()
    await user.click(await button(/^D10/))
    await waitFor(async () => expect(document.activeElement).toBe(await cell(10, 'D')))
    const about = screen.getByRole('region', { name: say('about_cell') })
    await waitFor(() => expect(about.textContent).toContain('D10 Phone fills “Mobile phone”ask reception'))
    expect(about.textContent).toContain('is not a phone number')
  })

  it('does not go on saying how many are ready when others are by then', async () => {
    let others = false
    const counts = () =>
      others
        ? { ...noneOfAny(), passed: 7, refusedInDryRun: 3, withErrors: 2 }
        : { ...noneOfAny(), untried: 10, withErrors: 2 }
    const { user, sample } = showCheck({
      listAccounts: async () => ok({ remarks: [], total: 12, accounts: [], counts: counts() }),
    })
    await choose(user, 4, 'A')
    await user.keyboard('Anna{Enter}')
    expect(await said(/Changed one cell\. 10 of 12/)).toBeTruthy()
    others = true
    sample.tell('accountsChanged', { keys: [] })
    expect(
      await said('Changed one cell. 7 of 12 accounts are ready to create; 2 with problems and 3 would be refused.'),
    ).toBeTruthy()
    expect(screen.getByRole('region', { name: say('how_check_stands') }).textContent).toContain(
      '7 ready2 with problems3',
    )
  })

  it('shows headers and totals with the whole sheet, and leaves them as they are', async () => {
    const { user, sheet } = showCheck()
    await chooseRows(user, say('rows_of_whole_sheet'))
    await choose(user, 1, 'A')
    await user.keyboard('x{Enter}{Delete}')
    expect(await screen.findByText(soundsLike('about_row_not_used'))).toBeTruthy()
    expect(sheet.stepCount()).toBe(0)
  })

  it('says why the rows can’t be read, and reads them again', async () => {
    let isBroken = true
    const { user, sheet } = showCheck({
      readSheetPage: async (ask) => (isBroken ? refuse(sampleRefusal) : sheet.answers.readSheetPage(ask)),
    })
    expect((await screen.findByRole('alert')).textContent).toContain(sayMessage(sampleRefusal.message))
    isBroken = false
    await user.click(await button(say('read_once_more')))
    expect(await text(4, 'A')).toBe('Ana')
  })

  it('leads with F6 from one part of the screen to the next', async () => {
    const { user } = showCheck()
    await choose(user, 4, 'A')
    await user.keyboard('{F6}')
    expect(document.activeElement?.textContent).toBe('Problems 4')
    await user.keyboard('{Shift>}{F6}{/Shift}')
    expect(document.activeElement).toBe(await cell(4, 'A'))
    await user.keyboard('{Shift>}{F6}{/Shift}')
    expect(document.activeElement?.textContent).toBe(say('count_ready', { count: 10 }))
  })

  it('finds accounts by a part of their number', async () => {
    const { user } = showCheck()
    await user.click(await screen.findByRole('tab', { name: /Accounts 12/ }))
    await user.type(await screen.findByRole('textbox', { name: say('find_account') }), '0012')
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^000000/ })).toHaveLength(1))
    expect(await button(/00000012/)).toBeTruthy()
  })
})
