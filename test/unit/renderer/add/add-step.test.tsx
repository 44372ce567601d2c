import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { showDayHere } from '../../../../renderer/words/writing-here.ts'
import { type AccountDetail, type AccountPage, type AccountSummary, seenConnectionOf } from '../../../../shared/ipc.ts'
import { issue } from '../../../../shared/issue-words.ts'
import { message, say, sayMessage } from '../../../../shared/messages/say.ts'
import { ok, refuse } from '../../../../shared/result.ts'
import { atPractice } from '../../../support/desks/seen-connections.ts'
import { liveConnection, noConnection, practiceConnection } from '../../../support/sample/sample-connections.ts'
import { type SampleOptions, sampleDesk } from '../../../support/sample/sample-desk.ts'
import { accountNumberOf } from '../../../support/sample/sample-sheets.ts'
import { renderDesk } from '../../../support/windows/render-desk.tsx'
import { added } from '../../../support/words/counted.ts'
import { beginningWith, including, soundsLike } from '../../../support/words/sounds-like.ts'

const showAdd = (options: SampleOptions = {}) =>
  renderDesk({ connection: practiceConnection, openAt: 'add', accountCount: 2, stepMs: 1, ...options })

const button = (name: RegExp | string) => screen.findByRole('button', { name })
const panel = (name: string) => screen.findByRole('tabpanel', { name })

async function lookUp(user: UserEvent, number = 'X-7'): Promise<void> {
  const finder = await screen.findByRole('combobox', { name: beginningWith(say('account_number_or_name')) })
  await user.clear(finder)
  await user.type(finder, number)
  await user.click(await button(say('look_it_up')))
}

async function openTab(user: UserEvent, name: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('tab', { name }))
  return panel(name)
}

/** At the live service, up to the question. */
async function askToAddNote(user: UserEvent): Promise<HTMLElement> {
  await lookUp(user)
  const notes = await panel(say('kind_notes'))
  await user.type(within(notes).getByLabelText('Note'), 'Prefers letters.')
  await user.click(within(notes).getByRole('button', { name: say('add_to_account') }))
  return screen.findByRole('dialog', { name: say('send_to_real_account') })
}

describe('Add', () => {
  it('needs a connection, and leads there', async () => {
    showAdd({ connection: noConnection })
    expect(await screen.findByText(say('adding_needs_connection'), { selector: 'main p' })).toBeTruthy()
    expect(await button(say('go_to_step', { step: say('step_connect') }))).toBeTruthy()
  })

  it.each([
    ['LATER-1', soundsLike('target_not_yet', { account: 'LATER-1' })],
    ['NOBODY', soundsLike('target_not_there')],
  ])('says of %s before anything can be sent how it stands', async (number, words) => {
    const { user, sample } = showAdd()
    await lookUp(user, number)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByRole('tab')).toBeNull()
    expect(sample.asksOf('sendAddition')).toEqual([])
  })

  it('tells accounts of one name apart by their addresses, and says that of the one that is found', async () => {
    const { desk } = sampleDesk({ connection: practiceConnection, accountCount: 3 })
    const page = (await desk.listAccounts({ offset: 0, limit: 3, filter: 'all' })) as { value: AccountPage }
    const [one, other, third] = page.value.accounts as [AccountSummary, AccountSummary, AccountSummary]
    const accounts = [one, { ...other, name: one.name }, third]
    const { user } = showAdd({
      accountCount: 3,
      answers: { listAccounts: async () => ok({ ...page.value, accounts }) },
    })
    await user.click(await screen.findByLabelText(beginningWith(say('account_number_or_name'))))
    const offer = (number: string | null) =>
      screen.findByRole('option', { name: new RegExp(number ?? ''), hidden: true })
    const street = async (key: string) => {
      const read = (await desk.readAccount({ key })) as { value: AccountDetail }
      return (read.value.payload.billing_address as { street_address: string }).street_address
    }
    for (const { key, accountNumber } of [one, other])
      expect(await within(await offer(accountNumber)).findByText(new RegExp(await street(key)))).toBeTruthy()
    expect((await offer(third.accountNumber)).textContent).not.toContain(await street(third.key))
    await user.click(await offer(other.accountNumber))
    await screen.findByText(say('target_on_platform'))
    const found = screen.getByText(other.name, { selector: 'strong' }).parentElement
    await waitFor(async () => expect(found?.textContent).toContain(await street(other.key)))
  })

  it('says of a day as soon as its field is left that it can’t be read', async () => {
    const { user } = showAdd()
    await lookUp(user)
    const notes = await panel(say('kind_notes'))
    const moment = within(notes).getByLabelText('Note written at')
    await user.type(moment, 'soon')
    expect(moment.getAttribute('aria-invalid')).toBeNull()
    await user.tab()
    expect(await within(notes).findByText(soundsLike('form_value_unreadable'))).toBeTruthy()
    // Whoever comes back to mend it is not told at every key.
    await user.click(moment)
    expect(within(notes).queryByText(soundsLike('form_value_unreadable'))).toBeNull()
    await user.type(moment, ' then')
    expect(moment.getAttribute('aria-invalid')).toBeNull()
  })

  it('sends a note, says what became of it, and empties the form', async () => {
    const { user, sample } = showAdd()
    await lookUp(user)
    const notes = await panel(say('kind_notes'))
    await user.type(within(notes).getByLabelText('Note'), 'Prefers letters.')
    await user.click(within(notes).getByRole('button', { name: say('add_to_account') }))
    expect(await within(notes).findByText(added('notes', 1))).toBeTruthy()
    expect(sample.asksOf('sendAddition')).toEqual([
      {
        accountNumber: 'X-7',
        kind: 'notes',
        payload: {
          import_supplier: 'PRACTICE',
          external_account_number: 'X-7',
          notes: [{ body: 'Prefers letters.' }],
        },
        agreedDates: [],
        keepTrying: false,
        sureAfter: null,
        at: atPractice,
      },
    ])
    expect(within(notes).getByLabelText<HTMLInputElement>('Note').value).toBe('')
    const history = await screen.findByRole('region', { name: say('sent_from_here') })
    expect(await within(history).findByText(added('notes', 1))).toBeTruthy()
    expect(await screen.findAllByText(/Prefers letters\./)).toHaveLength(1)
    expect(within(history).getByText(/Prefers letters\./)).toBeTruthy()
  })

  it('keeps what is typed for an account and a kind while another account or step is looked at, and leads back to it', async () => {
    const { user } = showAdd()
    await lookUp(user)
    const begun = say('go_on_with_form', { kind: say('kind_transactions'), account: 'X-7' })
    const amount = async () =>
      within(await panel(say('kind_transactions'))).getByLabelText<HTMLInputElement>('Amount').value
    await user.type(within(await openTab(user, say('kind_transactions'))).getByLabelText('Amount'), '25.50')
    expect(screen.queryByText(say('typed_not_sent'))).toBeNull()
    await lookUp(user, 'X-8')
    expect(await amount()).toBe('')
    await user.click(await button(begun))
    await waitFor(async () => expect(await amount()).toBe('25.50'))
    expect(screen.queryByText(say('typed_not_sent'))).toBeNull()

    const stepNamed = (name: string) => screen.findByRole('button', { name: new RegExp(`${name}\\.`) })
    await user.click(await stepNamed(say('step_load')))
    await user.click(await stepNamed(say('step_add')))
    await user.click(await button(begun))
    await waitFor(async () => expect(await amount()).toBe('25.50'))
    await user.clear(within(await panel(say('kind_transactions'))).getByLabelText('Amount'))
    await openTab(user, say('kind_notes'))
    expect(screen.queryByText(say('typed_not_sent'))).toBeNull()
  })

  it('has the desktop know which forms something is typed in, not each key, and a browser window asks before it goes', async () => {
    const isAsked = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    const { user, sample } = showAdd({ host: 'desktop' })
    await lookUp(user)
    const note = within(await panel(say('kind_notes'))).getByLabelText('Note')
    await user.type(note, 'Prefers letters.')
    const noted = { count: 1, first: [{ kind: 'notes', accountNumber: 'X-7' }] }
    await waitFor(() => expect(sample.asksOf('noteTypedAdditions')).toEqual([{ count: 0, first: [] }, noted]))
    expect(isAsked()).toBe(false)
    await user.clear(note)
    await waitFor(() => expect(sample.asksOf('noteTypedAdditions').at(-1)).toEqual({ count: 0, first: [] }))
    cleanup()

    const browser = showAdd({ host: 'browser' })
    await lookUp(browser.user)
    expect(isAsked()).toBe(false)
    await browser.user.type(within(await panel(say('kind_notes'))).getByLabelText('Note'), 'Rang.')
    await waitFor(() => expect(isAsked()).toBe(true))
    expect(browser.sample.asksOf('noteTypedAdditions')).toEqual([])
  })

  it('empties no form of what was typed while something was being sent', async () => {
    const asked = Promise.withResolvers<void>()
    const { desk } = sampleDesk({ connection: practiceConnection, stepMs: 1 })
    const { user } = showAdd({
      answers: {
        sendAddition: async (wish) => {
          await asked.promise
          return desk.sendAddition(wish)
        },
      },
    })
    await lookUp(user)
    const notes = await panel(say('kind_notes'))
    const note = within(notes).getByLabelText<HTMLInputElement>('Note')
    await user.type(note, 'Prefers letters.')
    await user.click(within(notes).getByRole('button', { name: say('add_to_account') }))
    await user.clear(note)
    await user.type(note, 'Rings on Fridays.')
    asked.resolve()
    expect(await within(notes).findByText(added('notes', 1))).toBeTruthy()
    expect(note.value).toBe('Rings on Fridays.')
  })

  it('asks anew where it was sent once more since the person was sure', async () => {
    const answers = [1, 2].map((attempts) => refuse(issue('addition_may_double', { kind: 'notes', attempts })))
    const { user, sample } = showAdd({
      answers: { sendAddition: async () => answers.shift() ?? refuse(issue('addition_final', {})) },
    })
    await lookUp(user)
    const notes = await panel(say('kind_notes'))
    await user.type(within(notes).getByLabelText('Note'), 'Prefers letters.')
    await user.click(within(notes).getByRole('button', { name: say('add_to_account') }))
    for (const asked of [2, 3]) {
      const dialog = await screen.findByRole('dialog', { name: say('send_what_may_be_there') })
      await user.click(within(dialog).getByLabelText(soundsLike('have_looked_send')))
      await user.click(within(dialog).getByRole('button', { name: say('send_all_the_same') }))
      await waitFor(() => expect(sample.asksOf('sendAddition')).toHaveLength(asked))
    }
    expect(sample.asksOf('sendAddition').map(({ sureAfter }) => sureAfter)).toEqual([null, 1, 2])
  })

  it('says which payment instruction it would take the place of, and sends it once the person wants that', async () => {
    const facts = { at: '2026-11-20T10:00:00.000Z', seen: 'the one there', what: 'taken', isAlone: true } as const
    const other = refuse(issue('instruction_would_replace', facts))
    const { user, sample } = showAdd({ answers: { sendAddition: async () => other } })
    await lookUp(user)
    await user.click(screen.getByRole('tab', { name: say('word_payment_instruction') }))
    const form = await panel(say('word_payment_instruction'))
    await user.type(within(form).getByLabelText(beginningWith('Payment vendor')), 'VENDOR')
    await user.type(within(form).getByLabelText(beginningWith('Payment instruction reference')), 'card-2')
    await user.type(within(form).getByLabelText(beginningWith('Payment instruction type')), 'CARD')
    await user.click(within(form).getByRole('button', { name: say('send_instruction') }))
    const dialog = await screen.findByRole('dialog', { name: say('replace_instructions_now') })
    expect(dialog.textContent).toMatch(soundsLike('instruction_would_replace'))
    await user.click(within(dialog).getByLabelText(soundsLike('have_compared_replace')))
    await user.click(within(dialog).getByRole('button', { name: say('replace_it') }))
    await waitFor(() =>
      expect(sample.asksOf('sendAddition').map(({ replaces }) => replaces)).toEqual([undefined, 'the one there']),
    )
  })

  it('asks of a real account, too, whether it is wanted twice', async () => {
    const doubt = refuse(issue('addition_may_double', { kind: 'notes', attempts: 1 }))
    const { user, sample } = showAdd({ connection: liveConnection, answers: { sendAddition: async () => doubt } })
    const asked = await askToAddNote(user)
    await user.click(within(asked).getByLabelText(soundsLike('have_read_send')))
    await user.click(within(asked).getByRole('button', { name: say('send') }))
    const dialog = await screen.findByRole('dialog', { name: say('send_what_may_be_there') })
    await user.click(within(dialog).getByLabelText(soundsLike('have_looked_send')))
    await user.click(within(dialog).getByRole('button', { name: say('send_all_the_same') }))
    await waitFor(() => expect(sample.asksOf('sendAddition').map(({ sureAfter }) => sureAfter)).toEqual([null, 1]))
  })

  it('finds an account by a part of its name, and looks up the one that is chosen from the list', async () => {
    const { user, sample } = showAdd({ accountCount: 4 })
    const found = (await sample.desk.listAccounts({ offset: 0, limit: 4, filter: 'all' })) as { value: AccountPage }
    const [, second] = found.value.accounts
    await user.type(
      await screen.findByLabelText(beginningWith(say('account_number_or_name'))),
      (second?.name ?? '').slice(1, -1).toUpperCase(),
    )
    await user.click(await screen.findByRole('option', { name: new RegExp(second?.accountNumber ?? ''), hidden: true }))
    expect(await screen.findByText(say('target_on_platform'))).toBeTruthy()
    expect(sample.asksOf('findAdditionTarget')).toEqual([{ accountNumber: second?.accountNumber }])
  })

  it('takes a part that fits one account for that one, and asks which where it fits several', async () => {
    const { user, sample } = showAdd({ accountCount: 4 })
    await lookUp(user, accountNumberOf(2).slice(2))
    expect(await screen.findByText(say('target_on_platform'))).toBeTruthy()
    expect(sample.asksOf('findAdditionTarget')).toEqual([{ accountNumber: accountNumberOf(2) }])
    const typed = screen.getByRole('combobox', { name: beginningWith(say('account_number_or_name')) })
    await user.clear(typed)
    await user.type(typed, accountNumberOf(2).slice(0, 3))
    await user.click(await button(say('look_it_up')))
    expect(await screen.findByText(say('several_accounts_fit'))).toBeTruthy()
    expect(sample.asksOf('findAdditionTarget')).toHaveLength(1)
  })

  it('says of a number that the spreadsheet writes otherwise no that it is not there, and offers the other', async () => {
    const { user, sample } = showAdd()
    await lookUp(user, `NOBODY${accountNumberOf(0)}`)
    await user.click(await button(soundsLike('look_up_account', { number: accountNumberOf(0) })))
    expect(await screen.findByText(say('target_on_platform'))).toBeTruthy()
    expect(screen.queryByText(say('target_missing'))).toBeNull()
    expect(sample.asksOf('findAdditionTarget').at(-1)).toEqual({ accountNumber: accountNumberOf(0) })
  })

  it('says what is wrong at its field, and goes there', async () => {
    const { user, sample } = showAdd()
    await lookUp(user)
    const transactions = await openTab(user, say('kind_transactions'))
    const amount = within(transactions).getByLabelText('Amount')
    await user.type(amount, 'twelve')
    await user.click(within(transactions).getByRole('button', { name: say('add_to_account') }))
    expect(
      await within(transactions).findByText(soundsLike('form_value_unreadable', { value: '“twelve”' })),
    ).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(amount))
    expect(sample.asksOf('sendAddition')).toEqual([])
  })

  it('names the values of a choice, and says nothing of a dry run', async () => {
    const { user, sample } = showAdd()
    await lookUp(user)
    const transactions = await openTab(user, say('kind_transactions'))
    await user.type(within(transactions).getByLabelText('Transaction type'), 'Paid')
    await user.click(within(transactions).getByRole('button', { name: say('add_to_account') }))
    expect(await within(transactions).findByText(/it has to be “CHARGE”, “CREDIT”, “PAYMENT”/)).toBeTruthy()
    expect(transactions.textContent).not.toMatch(/dry run|Invalid|expected/)
    expect(sample.asksOf('sendAddition')).toEqual([])
  })

  it('says what is needed, takes words in any letters and dates in any known writing, and says what was sent', async () => {
    const { user } = showAdd()
    await lookUp(user)
    expect((await panel(say('kind_notes'))).textContent).toContain(
      say('needed_fields', { fields: '“Note” or “Note documents”' }),
    )
    expect((await panel(say('kind_notes'))).querySelectorAll('[aria-required]')).toHaveLength(1)
    const transactions = await openTab(user, say('kind_transactions'))
    await user.type(within(transactions).getByLabelText('Transaction date'), showDayHere('2026-11-20'))
    expect(within(transactions).getByText(say('understood_as', { words: '20 November 2026' }))).toBeTruthy()
    await user.type(within(transactions).getByLabelText('Transaction type'), 'payment')
    await user.type(within(transactions).getByLabelText('Amount'), '25.50')
    await user.type(within(transactions).getByLabelText('Transaction number'), 'T-1')
    expect(within(transactions).getByLabelText<HTMLInputElement>('Transaction type').value).toBe('PAYMENT')
    await user.click(within(transactions).getByRole('button', { name: say('add_to_account') }))
    expect(await within(transactions).findByText(added('transactions', 1))).toBeTruthy()
    const history = await screen.findByRole('region', { name: say('sent_from_here') })
    expect(
      await within(history).findByText(
        say('thing_and_its_dates', {
          thing: say('sent_thing', { hasAmount: true, name: 'Payment', amount: '25.50' }),
          references: say('named_reference', { label: 'Transaction number', value: 'T-1' }),
          dates: say('sent_and_taken_with_date', { taken: '20 November 2026' }),
        }),
      ),
    ).toBeTruthy()
  })

  it('has a warning read before it is sent all the same', async () => {
    const { user, sample } = showAdd()
    await lookUp(user)
    const statements = await openTab(user, say('kind_statements'))
    await user.type(within(statements).getByLabelText('Statement from'), '2026-03-31')
    await user.type(within(statements).getByLabelText('Statement to'), '2026-03-01')
    await user.click(within(statements).getByRole('button', { name: say('add_to_account') }))
    expect(
      await within(statements).findByText(
        including(
          sayMessage(
            message('dates_out_of_order', {
              ...{ cell: null, field: 'Statement from', day: '2026-03-31' },
              ...{ later: 'Statement to', laterDay: '2026-03-01' },
            }),
          ),
        ),
      ),
    ).toBeTruthy()
    expect(sample.asksOf('sendAddition')).toEqual([])
    const again = within(statements).getByRole('button', { name: say('look_at_it_again') })
    const allTheSame = within(statements).getByRole('button', { name: say('send_all_the_same') })
    expect([again, allTheSame].map(({ dataset }) => dataset.variant)).toEqual([undefined, 'default'])
    expect(within(statements).getByRole('button', { name: say('add_to_account') })).toHaveProperty('disabled', true)
    await user.click(again)
    expect(within(statements).queryByRole('button', { name: say('send_all_the_same') })).toBeNull()
    await user.click(within(statements).getByRole('button', { name: say('add_to_account') }))
    await user.click(await within(statements).findByRole('button', { name: say('send_all_the_same') }))
    expect(await within(statements).findByText(added('statements', 1))).toBeTruthy()
  })

  it('leads back to what is missing beside a value, and marks it until it is there or the value has gone', async () => {
    const { user, sample } = showAdd()
    await lookUp(user)
    const transactions = await openTab(user, say('kind_transactions'))
    const field = (name: string) => within(transactions).getByLabelText<HTMLInputElement>(name)
    const marked = () =>
      ['Transaction number', 'Amount', 'Transaction date', 'Transaction type'].filter(
        (name) => field(name).getAttribute('aria-invalid') === 'true',
      )
    await user.type(field('Amount'), '25')
    await user.click(within(transactions).getByRole('button', { name: say('add_to_account') }))
    expect(marked()).toEqual([])
    await user.click(await within(transactions).findByRole('button', { name: say('look_at_it_again') }))
    await waitFor(() => expect(document.activeElement).toBe(field('Transaction number')))
    expect(marked()).toEqual(['Transaction number', 'Transaction date', 'Transaction type'])
    expect(within(transactions).getAllByText(say('needed_beside', { field: '“Amount”' }))).toHaveLength(3)
    await user.type(field('Transaction number'), 'T-1')
    await user.type(field('Transaction date'), '2026-11-20')
    expect(marked()).toEqual(['Transaction type'])
    await user.clear(field('Transaction date'))
    await user.clear(field('Amount'))
    expect(marked()).toEqual([])
    expect(sample.asksOf('sendAddition')).toEqual([])
  })

  it('says nothing about the open period that nobody knows, and asks for no leave to change dates beforehand', async () => {
    const { user } = showAdd()
    await lookUp(user)
    const transactions = await openTab(user, say('kind_transactions'))
    expect(within(transactions).getAllByRole('checkbox')).toHaveLength(1)
    expect(within(transactions).queryByLabelText(soundsLike('agree_to_dates'))).toBeNull()
  })

  it('offers the fields that go with the type of a transaction', async () => {
    const { user } = showAdd()
    await lookUp(user)
    const transactions = await openTab(user, say('kind_transactions'))
    await user.type(within(transactions).getByLabelText('Transaction type'), 'PAYMENT')
    expect(within(transactions).queryByLabelText('Product code')).toBeNull()
    expect(within(transactions).getByLabelText('Payment reference')).toBeTruthy()
    await user.clear(within(transactions).getByLabelText('Transaction type'))
    await user.type(within(transactions).getByLabelText('Transaction type'), 'SUPPLY_CHARGE')
    expect(within(transactions).getByLabelText('Product code')).toBeTruthy()
    await user.click(
      within(transactions).getByRole('button', { name: say('add_element', { isVowel: false, thing: 'line item' }) }),
    )
    expect(within(transactions).getByRole('group', { name: 'Line item' })).toBeTruthy()
  })

  it('does not send a refused instruction again until it is changed', async () => {
    const { user, sample } = showAdd()
    await lookUp(user)
    const payment = await openTab(user, say('word_payment_instruction'))
    await user.type(within(payment).getByLabelText('Payment vendor'), 'CARDPAY')
    await user.type(within(payment).getByLabelText('Payment instruction type'), 'CARD')
    await user.type(within(payment).getByLabelText('Payment instruction reference'), 'DECLINED')
    const send = within(payment).getByRole<HTMLButtonElement>('button', { name: say('send_instruction') })
    await user.click(send)
    expect(await within(payment).findByText(say('refused_for_good'))).toBeTruthy()
    expect(send.disabled).toBe(true)
    await user.type(within(payment).getByLabelText('Payment instruction reference'), '-2')
    expect(send.disabled).toBe(false)
    expect(sample.asksOf('sendAddition')).toHaveLength(1)
  })

  it('sends for the service that it was read for, and asks no further about an account of another one', async () => {
    const { user, sample } = showAdd({ connection: liveConnection })
    const dialog = await askToAddNote(user)
    const terms = { positiveBalance: 'credit', amountUnit: 'whole' } as const
    sample.tell('connectionChanged', { ...liveConnection, terms })
    await user.click(within(dialog).getByLabelText(soundsLike('have_read_send')))
    await user.click(within(dialog).getByRole('button', { name: say('send') }))
    await waitFor(() => expect(sample.asksOf('sendAddition')).toMatchObject([{ at: seenConnectionOf(liveConnection) }]))
    sample.tell('connectionChanged', { ...liveConnection, address: 'https://other.example.org' })
    await waitFor(() => expect(screen.queryByRole('tabpanel', { name: say('kind_notes') })).toBeNull())
  })

  it('asks before something reaches a real account', async () => {
    const { user, sample } = showAdd({ connection: liveConnection })
    const dialog = await askToAddNote(user)
    expect(
      within(dialog).getByText(
        soundsLike('things_for_account', { things: say('things_to_add', { kind: 'notes', count: 1 }), account: 'X-7' }),
      ),
    ).toBeTruthy()
    await user.click(within(dialog).getByLabelText(soundsLike('have_read_send')))
    await user.click(within(dialog).getByRole('button', { name: say('send') }))
    await waitFor(() => expect(sample.asksOf('sendAddition')).toHaveLength(1))
  })
})
