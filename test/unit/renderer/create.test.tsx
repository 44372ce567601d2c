import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type ImportState, notSent, plainLook, seenConnectionOf } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import { ok, refuse } from '../../../shared/result.ts'
import { atPractice } from '../../support/desks/seen-connections.ts'
import { liveConnection, noConnection, practiceConnection } from '../../support/sample/sample-connections.ts'
import type { SampleOptions } from '../../support/sample/sample-desk.ts'
import { accountNumberOf } from '../../support/sample/sample-sheets.ts'
import { renderDesk } from '../../support/windows/render-desk.tsx'
import { sayUnmarked } from '../../support/words/say-unmarked.ts'
import { including, soundsLike, stepCalled } from '../../support/words/sounds-like.ts'

const first = accountNumberOf(0)
const second = accountNumberOf(1)
const passed = () => 'passed' as const

const button = (name: RegExp | string) => screen.findByRole('button', { name })
const account = (name: RegExp) => screen.findByRole('article', { name })
const showCreate = (options: SampleOptions = {}) =>
  renderDesk({ connection: practiceConnection, openAt: 'create', accountCount: 4, stepMs: 1, ...options })

describe('Create', () => {
  it('offers the first account that is ready, in plain lines', async () => {
    showCreate()
    const shown = await account(new RegExp(first))
    expect(within(shown).getByRole('heading', { name: 'Ana Lee' })).toBeTruthy()
    expect(within(shown).getByText('Date of birth: 1 January 1950')).toBeTruthy()
    expect(await screen.findByDisplayValue('Ready (4)')).toBeTruthy()
  })

  it('warns before anything is created of accounts that another project created under other numbers', async () => {
    const warning = issue('created_by_other_project', { count: 12, project: 'May', example: '0-11' })
    showCreate({ answers: { listCreateDoubts: async () => ok([warning]) } })
    expect(
      await screen.findByText(soundsLike('created_by_other_project', { count: '12', project: 'May' })),
    ).toBeTruthy()
  })

  it('shows what was sent of an account that would be sent otherwise now, and what differs', async () => {
    const isFinished: ImportState = { ...notSent, state: 'finished', platformNumber: 'A-1' }
    const { user } = showCreate({
      importOf: (at) => (at < 2 ? isFinished : notSent),
      sentBalanceOf: (at) => (at === 0 ? '315.73' : null),
    })
    await user.selectOptions(await screen.findByLabelText(say('which_accounts_listed')), 'all')
    await user.click(await button(new RegExp(first)))
    const shown = within(await account(new RegExp(first)))
    expect(shown.queryByRole('region', { name: say('what_is_sent') })).toBeNull()
    const sent = within(shown.getByRole('region', { name: say('what_was_sent') }))
    expect(sent.getByRole('heading', { name: say('what_was_sent') })).toBeTruthy()
    expect(sent.getByRole('region', { name: say('sent_then_now') }).textContent).toMatch(
      new RegExp(`^${RegExp.escape(say('sent_with_other_values'))}.*owes 315.73 → in credit by 40.00$`),
    )
    expect(sent.getByText('Balance: owes 315.73 (sent as 315.73)')).toBeTruthy()
    expect(sent.queryByText(/sent as −40.00/)).toBeNull()
    await user.click(await button(new RegExp(second)))
    const other = within(await account(new RegExp(second)))
    expect(other.getByRole('region', { name: say('what_is_sent') })).toBeTruthy()
    expect(other.queryByText(say('sent_with_other_values'))).toBeNull()
  })

  it('tries an account without creating it', async () => {
    const { user, sample } = showCreate()
    await user.click(await button(say('word_dry_run')))
    expect(await screen.findByText(say('passed_explained'))).toBeTruthy()
    expect(sample.asksOf('startDryRun')).toEqual([{ keys: [first] }])
    expect(sample.asksOf('createAccount')).toEqual([])
  })

  it('creates an account in practice and follows it to its number', async () => {
    const { user, sample } = showCreate()
    // Whoever has read it to its end.
    const scrolled = (await account(new RegExp(first))).firstElementChild
    if (scrolled !== null) scrolled.scrollTop = 600
    await user.click(await button(say('create_this_account', { asksFirst: false })))
    expect(await screen.findByText(`A-${first.slice(-6)}`)).toBeTruthy()
    expect(scrolled?.scrollTop).toBe(0)
    expect(sample.asksOf('createAccount')).toEqual([{ key: first, at: atPractice }])
    expect(sample.asksOf('watchAccounts')).toEqual([{}])
  })

  it('is one stop of the Tab key, whose arrows lead through the accounts', async () => {
    const { user } = showCreate()
    const list = within(await screen.findByRole('region', { name: say('accounts') }))
    await account(new RegExp(first))
    const accounts = list.getAllByRole('listitem').map((item) => within(item).getByRole('button'))
    const stops = () => accounts.filter(({ tabIndex }) => tabIndex === 0)
    expect(stops()).toEqual([accounts[0]])
    accounts[0]?.focus()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(document.activeElement).toBe(accounts[2])
    expect(stops()).toEqual([accounts[2]])
    await user.keyboard('{Enter}')
    expect(accounts[2]?.getAttribute('aria-current')).toBe('true')
    await user.tab()
    expect(accounts).not.toContain(document.activeElement)
  })

  it('has one stop of the Tab key for the lines of an account, whose arrows lead through them', async () => {
    const { user } = showCreate()
    const shown = within(within(await account(new RegExp(first))).getByRole('region', { name: say('what_is_sent') }))
    const lines = (await shown.findAllByRole('listitem')).flatMap((item) => within(item).queryAllByRole('button'))
    expect(lines.length).toBeGreaterThan(3)
    const stops = () => lines.filter(({ tabIndex }) => tabIndex === 0)
    expect(stops()).toEqual([lines[0]])
    lines[0]?.focus()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement).toBe(lines[2])
    await user.tab()
    expect(lines).not.toContain(document.activeElement)
    expect(stops()).toEqual([lines[2]])
    await user.type(shown.getByRole('textbox'), 'Date of birth')
    await waitFor(() => expect(stops()[0]?.textContent).toContain('Date of birth'))
  })

  it('says that the network is needed only beside what needs it', async () => {
    const { user } = showCreate({ connection: liveConnection })
    expect(await screen.findByText(say('this_needs_network'))).toBeTruthy()
    await user.click(await button(say('create_this_account', { asksFirst: true })))
    await user.click(await screen.findByRole('checkbox', { name: soundsLike('have_read_create') }))
    await user.click(await button(say('create_this_account', { asksFirst: false })))
    expect(await button(say('next_account'))).toBeTruthy()
    expect(screen.queryByText(say('this_needs_network'))).toBeNull()
  })

  it('marks what is new of an account since it was looked at, until it is looked at again', async () => {
    let state: ImportState = { ...notSent, state: 'accepted' }
    const { user, sample } = showCreate({ importOf: (at) => (at === 0 ? state : notSent) })
    await user.selectOptions(await screen.findByLabelText(say('which_accounts_listed')), 'all')
    const list = screen.getByRole('region', { name: say('accounts') })
    const choose = async (number: string) =>
      user.click(await within(list).findByRole('button', { name: new RegExp(number) }))
    await choose(first)
    await within(await account(new RegExp(first))).findByText(say('status_accepted'))
    await choose(second)
    await account(new RegExp(second))
    expect(within(list).queryByText(say('new_here'))).toBeNull()

    state = { ...notSent, state: 'finished', platformNumber: 'A-NEW', changedAt: '2026-11-21T14:05:00Z' }
    sample.tell('accountsChanged', { keys: [first] })
    expect(await within(list).findByText(say('new_here'))).toBeTruthy()
    await choose(first)
    expect(
      await screen.findByText(including(say('was_when_looked', { status: `“${say('status_accepted')}”` }))),
    ).toBeTruthy()
    await waitFor(() => expect(within(list).queryByText(say('new_here'))).toBeNull())
    await choose(second)
    await account(new RegExp(second))
    await choose(first)
    await account(new RegExp(first))
    expect(screen.queryByText(soundsLike('was_when_looked'))).toBeNull()
    // With the project, and so through a restart.
    const kept = sample.asksOf('keepLook').at(-1)?.look.lookedAt ?? []
    expect(kept.map(({ key, status }) => [key, status])).toEqual([
      [second, 'untried'],
      [first, 'finished'],
    ])
  })

  it('says that what would be sent was changed since it was looked at', async () => {
    const { sample } = showCreate({
      look: {
        ...plainLook,
        lookedIn: 'practice 1',
        lookedAt: [{ key: first, status: 'untried', standing: 'other', payload: 'other' }],
      },
    })
    const shown = await account(new RegExp(first))
    expect(await within(shown).findByText(say('changed_since_looked'))).toBeTruthy()
    await waitFor(() => expect(sample.asksOf('keepLook').at(-1)?.look.lookedAt?.at(-1)?.payload).not.toBe('other'))
  })

  it('marks nothing of what was looked at before practising began afresh', async () => {
    const before = { key: first, status: 'finished', standing: 'other', payload: 'other' } as const
    const { sample } = showCreate({ look: { ...plainLook, lookedIn: 'practice 0', lookedAt: [before] } })
    const shown = await account(new RegExp(first))
    await waitFor(() => expect(sample.asksOf('keepLook').at(-1)?.look).toMatchObject({ lookedIn: 'practice 1' }))
    expect(within(shown).queryByText(soundsLike('was_when_looked'))).toBeNull()
    expect(screen.queryByText(say('new_here'))).toBeNull()
  })

  it('comes back to the first account that is ready as things stand, though another one was first before', async () => {
    let isAfresh = false
    const done: ImportState = { ...notSent, state: 'finished', platformNumber: 'A-1' }
    const { user, sample } = showCreate({ importOf: (at) => (at === 0 && !isAfresh ? done : notSent) })
    await account(new RegExp(second))
    await user.click(await button(stepCalled('connect')))
    // On a slow machine the other step comes late: until then this one was not left.
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    isAfresh = true
    sample.tell('accountsChanged', { keys: [first] })
    await user.click(await button(stepCalled('create')))
    expect(await account(new RegExp(first))).toBeTruthy()
  })

  it('puts the focus on what is to be done next, when the button that was pressed is gone', async () => {
    const { user } = showCreate()
    ;(await button(say('create_this_account', { asksFirst: false }))).focus()
    await user.keyboard('{Enter}')
    const next = await button(say('next_account'))
    await waitFor(() => expect(document.activeElement).toBe(next))
  })

  it('goes on to the next account, and reads out its name', async () => {
    const { user } = showCreate()
    await user.click(await button(say('create_this_account', { asksFirst: false })))
    await user.click(await button(say('next_account')))
    const shown = await account(new RegExp(second))
    await waitFor(() => expect(document.activeElement).toBe(within(shown).getByRole('heading', { level: 2 })))
  })

  it('does not say that nothing is waiting where that could not be found out', async () => {
    const why = issue('application_failed', {})
    showCreate({ answers: { listAccounts: async () => refuse(why) } })
    await waitFor(() => expect(screen.getAllByText(sayMessage(why.message))).toHaveLength(2))
    expect(screen.queryByText(say('nothing_waits_to_be_created'))).toBeNull()
  })

  it('does not lead back to an account that failed', async () => {
    const failed: ImportState = { ...notSent, state: 'failed' }
    const { user } = showCreate({ accountCount: 3, importOf: (at) => (at === 0 ? failed : notSent) })
    await account(new RegExp(second))
    await user.click(await button(say('create_this_account', { asksFirst: false })))
    await user.click(await button(say('next_account')))
    expect(await account(new RegExp(accountNumberOf(2)))).toBeTruthy()
  })

  it('skips an account and comes back to it at the end', async () => {
    const { user } = showCreate({ accountCount: 2 })
    await account(new RegExp(first))
    await user.click(await button(say('skip_for_now')))
    await account(new RegExp(second))
    await user.click(await button(say('skip_for_now')))
    expect(await account(new RegExp(first))).toBeTruthy()
  })

  it('creates a real account only after a deliberate yes that names supplier and account', async () => {
    const { user, sample } = showCreate({ connection: liveConnection, dryRunOf: passed })
    await user.click(await button(say('create_this_account', { asksFirst: true })))
    const dialog = await screen.findByRole('dialog', { name: say('create_real_account') })
    expect(dialog.textContent).toContain('BRIGHT')
    expect(dialog.textContent).toContain('https://import.example.org')
    expect(dialog.textContent).toContain(first)
    const yes = within(dialog).getByRole('button', { name: say('create_this_account', { asksFirst: false }) })
    expect(yes.hasAttribute('disabled')).toBe(true)
    await waitFor(() =>
      expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: say('do_not_create_it') })),
    )
    expect(sample.asksOf('createAccount')).toEqual([])
    await user.click(within(dialog).getByRole('checkbox', { name: soundsLike('have_read_create') }))
    await user.click(yes)
    await waitFor(() =>
      expect(sample.asksOf('createAccount')).toEqual([{ key: first, at: seenConnectionOf(liveConnection) }]),
    )
  })

  it('asks anew where the service becomes another while it is asked', async () => {
    const { user, sample } = showCreate({ connection: liveConnection, dryRunOf: passed })
    await user.click(await button(say('create_this_account', { asksFirst: true })))
    const dialog = () => screen.findByRole('dialog', { name: say('create_real_account') })
    await user.click(within(await dialog()).getByRole('checkbox'))
    sample.tell('connectionChanged', { ...liveConnection, address: 'https://other.example.org' })
    await waitFor(async () => expect((await dialog()).textContent).toContain('https://other.example.org'))
    expect(within(await dialog()).getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
    const yes = within(await dialog()).getByRole('button', { name: say('create_this_account', { asksFirst: false }) })
    expect(yes.hasAttribute('disabled')).toBe(true)
  })

  it('asks no longer what was agreed to, while the service takes its time', async () => {
    const { user, sample } = showCreate({
      connection: liveConnection,
      dryRunOf: passed,
      answers: { createAccount: () => new Promise(() => {}) },
    })
    await user.click(await screen.findByRole('button', { name: say('create_this_account', { asksFirst: true }) }))
    const dialog = await screen.findByRole('dialog', { name: say('create_real_account') })
    await user.click(within(dialog).getByRole('checkbox'))
    await user.click(within(dialog).getByRole('button', { name: say('create_this_account', { asksFirst: false }) }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText(say('account_being_sent'))).toBeTruthy()
    expect(sample.asksOf('createAccount')).toHaveLength(1)
  })

  it('sends an account once, however often the button is pressed', async () => {
    const answer = Promise.withResolvers<{ readonly ok: true; readonly value: ImportState }>()
    const { user, sample } = showCreate({ answers: { createAccount: () => answer.promise } })
    await user.dblClick(await button(say('create_this_account', { asksFirst: false })))
    expect(sample.asksOf('createAccount')).toEqual([{ key: first, at: atPractice }])
    answer.resolve({ ok: true, value: { ...notSent, state: 'accepted' } })
  })

  it('shows our sentence and the service’s own words on a refusal', async () => {
    const refused: ImportState = {
      ...notSent,
      state: 'refused',
      message: issue('import_refused', { hasReason: true }).message,
      serviceWords: 'The phone number entered is not valid.',
    }
    const { user } = showCreate({ importOf: (at) => (at === 0 ? refused : notSent) })
    await user.selectOptions(await screen.findByLabelText(say('which_accounts_listed')), 'refusedOrFailed')
    await user.click(await button(/^Ana Lee ?\d/))
    const shown = await account(new RegExp(first))
    expect(within(shown).getByText(soundsLike('import_refused'))).toBeTruthy()
    expect(within(shown).getByText(/The phone number entered is not valid\./)).toBeTruthy()
    expect(within(shown).getByRole('button', { name: say('fix_it_in_check') })).toBeTruthy()
  })

  it('asks the service about a lost answer, and offers no second sending', async () => {
    const { user, sample } = showCreate({
      importOf: (at) => ({ ...notSent, state: at === 0 ? 'unknown' : 'finished' }),
    })
    await user.selectOptions(await screen.findByLabelText(say('which_accounts_listed')), 'unknown')
    await user.click(await button(/Ana Lee/))
    const shown = await account(new RegExp(first))
    expect(within(shown).queryByRole('button', { name: /Create|Send/ })).toBeNull()
    await user.click(within(shown).getByRole('button', { name: say('ask_service_about_it') }))
    expect(sample.asksOf('watchAccounts')).toEqual([{}])
  })

  it('leads an account that is not ready to Check, and says what is wrong', async () => {
    const { user } = showCreate({ accountCount: 8 })
    await user.selectOptions(await screen.findByLabelText(say('which_accounts_listed')), 'withErrors')
    await user.click(await button(new RegExp(`${accountNumberOf(5)} ?1 problem`)))
    expect(await screen.findByText(soundsLike('phone_unreadable', { value: '“ask reception”' }))).toBeTruthy()
    expect(screen.queryByRole('button', { name: soundsLike('create_this_account') })).toBeNull()
    await user.click(await button(say('fix_it_in_check')))
    expect(await screen.findByRole('heading', { level: 1, name: say('step_check_title') })).toBeTruthy()
    expect(await button(say('dry_run_of_account', { account: accountNumberOf(5) }))).toBeTruthy()
    await user.click(await button(stepCalled('create')))
    // Two steps that are asked for at once are one change of the screen, and Check was never left.
    expect(await screen.findByRole('heading', { level: 1, name: say('step_create_title') })).toBeTruthy()
    await user.click(await button(stepCalled('check')))
    expect(await button(soundsLike('dry_run_of_accounts'))).toBeTruthy()
    expect(
      screen.queryByRole('button', { name: say('dry_run_of_account', { account: accountNumberOf(5) }) }),
    ).toBeNull()
  })

  it('says of an account that did not get through what stood in the way, and offers it again', async () => {
    const { message } = issue('service_not_answering', { host: 'service.example' })
    showCreate({ importOf: () => ({ ...notSent, message, wayForward: 'tryAgain' }) })
    const stages = await screen.findByRole('region', { name: say('how_far_it_has_come') })
    expect(stages.textContent).toContain(
      sayUnmarked('status_and_sentence', { status: say('not_sent'), words: sayMessage(message) }),
    )
    expect(screen.getByRole('button', { name: say('create_this_account', { asksFirst: false }) })).toBeTruthy()
  })

  it('says why the account was not sent', async () => {
    const why = issue('supplier_paused', {})
    const { user } = showCreate({ answers: { createAccount: async () => refuse(why) } })
    await user.click(await button(say('create_this_account', { asksFirst: false })))
    expect((await screen.findByRole('alert')).textContent).toContain(sayMessage(why.message))
  })

  it('shows exactly what is sent, as JSON too', async () => {
    const { user } = showCreate()
    const shown = await account(new RegExp(first))
    await user.click(within(shown).getByText(say('as_it_is_sent')))
    const tree = await within(shown).findByRole('tree', { name: say('what_is_sent_by_line') })
    expect(within(tree).getByText(`"external_account_number": "${first}",`)).toBeTruthy()
  })

  it('sets an account aside with a reason, says so, and takes it back', async () => {
    const { user, sample } = showCreate()
    await user.click(await button(say('set_aside_this')))
    const dialog = await screen.findByRole('dialog', { name: say('set_aside_title', { count: 1, account: first }) })
    expect(
      within(dialog)
        .getByRole('button', { name: say('set_it_aside') })
        .hasAttribute('disabled'),
    ).toBe(true)
    await user.type(within(dialog).getByLabelText(say('why_question')), 'Moved away')
    await user.click(within(dialog).getByRole('button', { name: say('set_it_aside') }))
    expect(sample.asksOf('setAccountsAside')).toEqual([{ keys: [first], reason: 'Moved away' }])
    const note = await screen.findByRole('region', { name: say('word_set_aside') })
    // The button that asked for it has gone.
    expect(document.activeElement).toBe(await button(say('skip_for_now')))
    expect(note.textContent).toContain('Moved away')
    expect(screen.queryByRole('button', { name: soundsLike('create_this_account') })).toBeNull()
    await user.click(within(note).getByRole('button', { name: say('take_it_back') }))
    expect(await button(say('create_this_account', { asksFirst: false }))).toBeTruthy()
  })

  it('leads from a value to its cell in Check', async () => {
    const { user } = showCreate()
    const shown = await account(new RegExp(first))
    await user.click(
      within(shown).getByRole('button', {
        name: new RegExp(`ana\\.lee0@example\\.org.*${say('line_goes_to_cell', { cell: 'Customers D4' })}`),
      }),
    )
    expect(await screen.findByRole('heading', { level: 1, name: say('step_check_title') })).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('region', { name: say('about_cell') }).textContent).toContain('D4'))
  })

  it('says what is missing when nothing can be created yet', async () => {
    const { user } = showCreate({ connection: noConnection })
    expect(await screen.findByText(say('creating_needs_connection'), { selector: 'main p' })).toBeTruthy()
    await user.click(await button(say('go_to_step', { step: say('step_connect') })))
    expect(await button(say('start_practising'))).toBeTruthy()
  })

  it('finds an account by its number', async () => {
    const { user, sample } = showCreate()
    await user.type(await screen.findByLabelText(say('find_account')), second)
    const list = screen.getByRole('region', { name: say('accounts') })
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
    expect(sample.asksOf('listAccounts').at(-1)).toMatchObject({ search: second, offset: 0 })
  })

  it('says when every account is created', async () => {
    showCreate({ importOf: () => ({ ...notSent, state: 'finished' }), answers: { watchAccounts: async () => ok({}) } })
    expect(await screen.findByText(say('choose_an_account'))).toBeTruthy()
    expect(await screen.findByText(say('none_left_to_create_here', { left: say('none_left_to_create') }))).toBeTruthy()
  })

  it('says beside that none is left which account was refused, and leads to it', async () => {
    const { user } = showCreate({
      importOf: (index) => ({ ...notSent, state: index === 1 ? 'refused' : 'finished' }),
      answers: { watchAccounts: async () => ok({}) },
    })
    expect(
      await screen.findByText(
        say('none_left_to_create_here', {
          left: say('none_left_but_others', { others: say('count_refused_or_failed', { count: 1 }) }),
        }),
      ),
    ).toBeTruthy()
    await user.click(await button(say('show_others', { others: say('count_refused_or_failed', { count: 1 }) })))
    await user.click(await button(/^Emil Rossi/))
    expect(await account(/Emil Rossi/)).toBeTruthy()
  })
})
