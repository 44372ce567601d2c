import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { noneOfAny } from '../../../../shared/account-status.ts'
import { message, say, sayMessage } from '../../../../shared/messages/say.ts'
import { listed } from '../../../../shared/messages/values.ts'
import { ok, refuse } from '../../../../shared/result.ts'
import { practiceConnection } from '../../../support/sample/sample-connections.ts'
import { renderDesk } from '../../../support/windows/render-desk.tsx'
import { accountsTabOf } from '../../../support/words/counted.ts'
import { including, soundsLike } from '../../../support/words/sounds-like.ts'
import {
  accountsTab,
  button,
  cell,
  choose,
  chooseRows,
  grid,
  said,
  sampleRefusal,
  showCheck,
  text,
} from './check-screen.ts'

describe('Check', () => {
  it('says how many accounts are ready, and what becomes of the others', async () => {
    showCheck()
    const standing = await screen.findByRole('region', { name: say('how_check_stands') })
    await waitFor(() =>
      expect(standing.textContent).toBe(
        [
          say('account_count', { count: 12 }),
          say('count_ready', { count: 10 }),
          say('count_with_problems', { count: 2 }),
        ].join(''),
      ),
    )
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
      `ask reception. ${say('cell_problem', {
        level: say('level_error'),
        problem: say('phone_unreadable', { cell: 'Row 3, column D (“Phone”)', value: '“ask reception”' }),
      })}`,
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
    await waitFor(() =>
      expect(about.textContent).toContain(`D10 Phone ${say('about_field', { fields: 'Mobile phone' })}ask reception`),
    )
    expect(about.textContent).toMatch(soundsLike('phone_unreadable'))
  })

  it('does not go on saying how many are ready when others are by then', async () => {
    let others = false
    const counts = () =>
      others
        ? { ...noneOfAny(), passed: 7, refusedInDryRun: 3, withErrors: 2 }
        : { ...noneOfAny(), untried: 10, withErrors: 2 }
    const { user, sample } = showCheck({
      listAccounts: async () =>
        ok({ remarks: [], total: 12, accounts: [], counts: counts(), withProblems: noneOfAny(), sentCount: 0 }),
    })
    await choose(user, 4, 'A')
    await user.keyboard('Anna{Enter}')
    expect(
      await said(
        including(
          `${say('cells_changed', { count: 1 })} ${say('accounts_partly_ready', { ready: 10, all: 12, kind: 'accounts', others: say('count_with_problems', { count: 2 }) })}`,
        ),
      ),
    ).toBeTruthy()
    others = true
    sample.tell('accountsChanged', { keys: [] })
    expect(
      await said(
        [
          say('cells_changed', { count: 1 }),
          say('accounts_partly_ready', {
            ...{ ready: 7, all: 12, kind: 'accounts' },
            others: listed([
              message('count_with_problems', { count: 2 }),
              message('count_refused_in_dry_run', { count: 3 }),
            ]),
          }),
        ].join(' '),
      ),
    ).toBeTruthy()
    expect(screen.getByRole('region', { name: say('how_check_stands') }).textContent).toContain(
      `${say('count_ready', { count: 7 })}${say('count_with_problems', { count: 2 })}3`,
    )
  })

  it('shows headers and totals with the whole sheet, and leaves them as they are', async () => {
    const { user, sheet } = showCheck()
    await chooseRows(user, say('whole_sheet'))
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
    expect(document.activeElement?.textContent).toBe(`${say('problems')} ${say('number_alone', { number: 4 })}`)
    await user.keyboard('{Shift>}{F6}{/Shift}')
    expect(document.activeElement).toBe(await cell(4, 'A'))
    await user.keyboard('{Shift>}{F6}{/Shift}')
    expect(document.activeElement?.textContent).toBe(say('count_ready', { count: 10 }))
  })

  it('keeps the focus in the list of accounts when what had it goes: at the line where it was, or the nearest that is left', async () => {
    const { user } = renderDesk({ connection: practiceConnection, openAt: 'check', accountCount: 12 })
    await user.click(await accountsTab())
    const panel = await screen.findByRole('tabpanel', { name: accountsTabOf(12) })
    const lines = () => [...panel.querySelectorAll<HTMLElement>('[data-line]')]
    await waitFor(() => expect(lines().length).toBeGreaterThan(2))
    const tick = (at: number) => user.click(within(panel).getAllByRole('checkbox')[at] as HTMLElement)
    const ask = async () => {
      await user.click(within(panel).getByRole('button', { name: say('set_aside_this') }))
      return screen.findByRole('dialog')
    }
    await tick(1)
    const dialog = await ask()
    await user.click(within(dialog).getByRole('button', { name: say('cancel') }))
    expect(document.activeElement).toBe(within(panel).getByRole('button', { name: say('set_aside_this') }))
    await user.type(within(await ask()).getByLabelText(say('why_question')), 'Moved away')
    await user.keyboard('{Tab}{Tab}{Enter}')
    await waitFor(() => expect(lines()[1]?.textContent).toContain('Moved away'))
    expect(document.activeElement).toBe(lines()[1])

    // What is taken back leaves the list of those that are set aside.
    await user.selectOptions(screen.getByRole('combobox', { name: say('which_accounts_listed') }), 'setAside')
    await waitFor(() => expect(lines()).toHaveLength(1))
    await tick(0)
    await user.click(within(panel).getByRole('button', { name: say('take_ticked_back') }))
    await screen.findByText(say('no_accounts_here'))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: say('find_account') }))
  })

  it('finds accounts by a part of their number', async () => {
    const { user } = showCheck()
    await user.click(await accountsTab())
    await user.type(await screen.findByRole('textbox', { name: say('find_account') }), '0012')
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^000000/ })).toHaveLength(1))
    expect(await button(/00000012/)).toBeTruthy()
  })
})
