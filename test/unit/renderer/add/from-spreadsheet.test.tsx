import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pageOfAdditions } from '../../../../electron/desk/additions/addition-rows.ts'
import type { AdditionKind } from '../../../../shared/additions/addition-requests.ts'
import { additionsCatalogue } from '../../../../shared/catalogue/additions-catalogue.ts'
import type { AdditionPhase, AdditionRow, AdditionState, Desk } from '../../../../shared/ipc.ts'
import { issue } from '../../../../shared/issue-words.ts'
import { say, sayMessage } from '../../../../shared/messages/say.ts'
import { ok, refuse } from '../../../../shared/result.ts'
import { additionKindNames } from '../../../../shared/words/receipt-words.ts'
import { atPractice } from '../../../support/desks/seen-connections.ts'
import {
  inFull,
  listedInDoubt,
  listedOtherwise,
  listedSent,
  listedToReplace,
} from '../../../support/sample/sample-additions.ts'
import { liveConnection, practiceConnection } from '../../../support/sample/sample-connections.ts'
import type { SampleOptions } from '../../../support/sample/sample-desk.ts'
import { valueIn } from '../../../support/value-in.ts'
import { renderDesk } from '../../../support/windows/render-desk.tsx'
import { added } from '../../../support/words/counted.ts'
import { beginningWith, including, soundsLike, stepCalled } from '../../../support/words/sounds-like.ts'

const showSheet = (options: SampleOptions = {}) =>
  renderDesk({ connection: practiceConnection, openAt: 'add', kind: 'additions', accountCount: 2, ...options })

const card = () => screen.findByRole('region', { name: say('from_this_spreadsheet') })

describe('A spreadsheet of additions', () => {
  it('is sent by kind, and each account says what became of it', async () => {
    const { user, sample } = showSheet()
    const sheet = await card()
    expect((await within(sheet).findByRole('row', { name: /BR-3/ })).textContent).toContain(
      say('problem_count', { count: 1 }),
    )
    expect((await within(sheet).findByRole('row', { name: /BR-2/ })).textContent).toMatch(soundsLike('target_not_yet'))
    await user.click(
      within(sheet).getByRole('button', {
        name: say('send_things', { things: say('things_to_add', { kind: 'notes', count: 2 }) }),
      }),
    )
    expect(await within(sheet).findByText(say('requests_taken', { done: 1, total: 1 }))).toBeTruthy()
    expect((await within(sheet).findByRole('row', { name: /BR-1/ })).textContent).toContain(added('notes', 2))
    expect(sample.asksOf('sendAdditions')).toEqual([
      {
        decision: 'ready',
        seen: { notes: expect.stringContaining('BR-1') },
        checkPreviouslyAdded: true,
        keepTrying: false,
        at: atPractice,
      },
    ])
  })

  it('says what is left to look at before it is sent, while there is something to send', async () => {
    const { user } = showSheet({ accountCount: 120 })
    const sheet = await card()
    expect(await within(sheet).findByText(say('warnings_before_adding', { count: 9 }))).toBeTruthy()
    const things = say('things_to_add', { kind: 'notes', count: 2 })
    await user.click(within(sheet).getByRole('button', { name: say('send_things', { things }) }))
    await within(sheet).findByText(say('requests_taken', { done: 1, total: 1 }))
    expect(within(sheet).queryByText(say('warnings_before_adding', { count: 9 }))).toBeNull()
  })

  it('is asked about anew where amounts are sent otherwise by then', async () => {
    const { user, sample } = showSheet({ connection: liveConnection })
    const things = say('things_to_add', { kind: 'notes', count: 2 })
    await user.click(await within(await card()).findByRole('button', { name: say('send_things', { things }) }))
    await screen.findByRole('dialog', { name: say('send_to_real_accounts') })
    const terms = { positiveBalance: 'credit', amountUnit: 'whole' } as const
    sample.tell('connectionChanged', { ...liveConnection, terms })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sample.asksOf('sendAdditions')).toEqual([])
  })

  it('is not sent to real accounts before the supplier and the count were read', async () => {
    const { user, sample } = showSheet({ connection: liveConnection })
    const sheet = await card()
    await user.click(
      await within(sheet).findByRole('button', {
        name: say('send_things', { things: say('things_to_add', { kind: 'notes', count: 2 }) }),
      }),
    )
    const dialog = await screen.findByRole('dialog', { name: say('send_to_real_accounts') })
    expect(
      within(dialog).getByText(
        say('things_from_file', {
          ...{ things: say('things_to_add', { kind: 'notes', count: 2 }), file: '“customers to move.xlsx”' },
          ...{ supplier: 'BRIGHT', count: 1 },
        }),
      ),
    ).toBeTruthy()
    const send = within(dialog).getByRole<HTMLButtonElement>('button', { name: say('send') })
    expect([send.disabled, sample.asksOf('sendAdditions')]).toEqual([true, []])
    await user.click(
      within(dialog).getByLabelText(
        say('have_read_send', { things: say('things_to_add', { kind: 'notes', count: 2 }) }),
      ),
    )
    await user.click(send)
    await waitFor(() => expect(sample.asksOf('sendAdditions')).toHaveLength(1))
  })

  it('says that accounts may not be there of what is sent, not of a kind that is left out', async () => {
    const waiting = (accountNumber: string, kind: AdditionKind, presence: AdditionRow['presence']): AdditionRow => ({
      ...{ key: accountNumber, accountNumber, errorCount: 0, warningCount: 0, isSetAside: false, presence },
      status: presence === null ? 'untried' : 'passed',
      requests: [{ kind, count: 1, payloadHash: accountNumber, state: null, whyHeld: null, doubt: null }],
    })
    const rows = [waiting('A-1', 'notes', 'there'), waiting('A-2', 'transactions', null)]
    const { user } = showSheet({
      connection: liveConnection,
      answers: { listAdditions: async (ask) => ok(pageOfAdditions(rows, ask, additionsCatalogue, inFull)) },
    })
    const dialogWords = async () => {
      await user.click(within(await card()).getByRole('button', { name: soundsLike('send_things') }))
      const dialog = await screen.findByRole('dialog', { name: say('send_to_real_accounts') })
      const words = dialog.textContent
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      return words
    }
    const choice = await within(await card()).findByRole('checkbox', { name: say(additionKindNames.transactions) })
    expect(await dialogWords()).toContain(say('not_all_known_there'))
    await user.click(choice)
    expect(await dialogWords()).not.toContain(say('not_all_known_there'))
  })

  it('says of an account that it is set aside, and whether it is being sent, beside what became of its requests', async () => {
    const lost = issue('addition_interrupted', { kind: 'notes', count: 1 })
    const state = (accountNumber: string, phase: AdditionPhase): AdditionState => ({
      ...{
        accountNumber,
        kind: 'notes',
        phase,
        attempts: 1,
        wasDone: false,
        mayBeDone: false,
        changedAt: null,
        level: lost.level,
        message: lost.message,
      },
      ...{ serviceWords: null, issues: [], items: [], agreedDates: [], platformNumber: null, again: 'send' },
    })
    const note = { kind: 'notes' as const, count: 1, payloadHash: '', whyHeld: null, doubt: null }
    const row = (accountNumber: string, phase: AdditionPhase, of: Pick<AdditionRow, 'status' | 'isSetAside'>) => ({
      ...{ key: accountNumber, accountNumber, errorCount: 0, warningCount: 0, presence: null, ...of },
      requests: [{ ...note, state: state(accountNumber, phase) }],
    })
    const rows = [
      row('A-1', 'unknown', { status: 'unknown', isSetAside: true }),
      row('A-2', 'sending', { status: 'unknown', isSetAside: false }),
      row('A-3', 'sending', { status: 'sending', isSetAside: false }),
    ]
    const progress = { done: 3, total: 8, sent: 3, failed: 0, isOver: false }
    showSheet({
      answers: {
        listAdditions: async (ask) => ok(pageOfAdditions(rows, ask, additionsCatalogue, inFull)),
        readAdditionSending: async () => ok(progress),
      },
    })
    const said = async (name: RegExp) => (await within(await card()).findByRole('row', { name })).textContent
    expect(await said(/A-1/)).toContain(say('word_set_aside'))
    expect(await said(/A-2/)).toContain(say('phase_interrupted'))
    expect(await said(/A-3/)).toContain(say('phase_being_sent'))
  })

  it('names what may be there already, and sends exactly that once a person has looked and is sure', async () => {
    const { user, sample } = showSheet({
      connection: liveConnection,
      answers: {
        ...listedInDoubt,
        sendAdditions: async () => ok({ ...{ done: 3, total: 3, sent: 2, failed: 1 }, doubted: [], wasStopped: false }),
      },
    })
    const block = await within(await card()).findByRole('region', { name: say('may_be_there_already') })
    const named = within(block).getAllByRole('row').slice(1)
    expect(named.map(({ textContent }) => textContent)).toEqual([
      `BR-1${say('things_to_add', { kind: 'transactions', count: 1 })}`,
      `BR-2${say('things_to_add', { kind: 'transactions', count: 1 })}`,
      `BR-3${say('things_to_add', { kind: 'payment', count: 1 })}`,
    ])
    expect(within(await card()).queryByText(say('nothing_left_to_send'))).toBeNull()

    const ask = within(block).getByRole('button', { name: soundsLike('send_things_all_the_same') })
    ask.focus()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: say('send_what_may_be_there') })
    expect(dialog.textContent).toContain(say('doubling_means', { kind: 'transactions' }))
    expect(dialog.textContent).toContain(say('doubling_means', { kind: 'payment' }))
    expect(document.activeElement?.textContent).toBe(say('do_not_send'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([sample.asksOf('sendAdditions'), document.activeElement]).toEqual([[], ask])

    await user.keyboard('{Enter}')
    const again = await screen.findByRole('dialog', { name: say('send_what_may_be_there') })
    const send = within(again).getByRole<HTMLButtonElement>('button', { name: say('send_all_the_same') })
    expect(send.disabled).toBe(true)
    await user.click(within(again).getByLabelText(soundsLike('have_looked_send')))
    await user.click(send)
    await waitFor(() =>
      expect(sample.asksOf('sendAdditions')).toMatchObject([
        {
          decision: 'allTheSame',
          seen: {
            transactions: expect.stringMatching(/hash of BR-1.*hash of BR-2/),
            payment: expect.stringContaining('hash of BR-3'),
          },
        },
      ]),
    )
  })

  it('shows payment instructions beside those that are there, and replaces only what is ticked, once it was compared', async () => {
    const { user, sample } = showSheet({ answers: listedToReplace })
    const block = await within(await card()).findByRole('region', { name: say('other_instructions_there') })
    expect(within(await card()).queryByRole('button', { name: soundsLike('send_things') })).toBeNull()
    // Nothing was refused of those that are kept.
    const group = say('group_refused_or_waits')
    within(await card()).getByRole('option', { name: say('group_counted', { group, count: 3 }) })
    const second = within(block).getByRole('row', { name: /^BR-2/ }).textContent ?? ''
    for (const part of ['LOST-BR-2', 'OLD-BR-2', 'NEW-BR-2']) expect(second).toContain(part)
    expect(within(block).getByRole('row', { name: /^BR-3/ }).textContent).toContain(say('new_instruction_lost'))
    const idle = within(block).getByRole<HTMLButtonElement>('button', { name: say('replace_it') })
    expect(idle.disabled).toBe(true)

    within(block).getByRole('checkbox', { name: /BR-2/ }).focus()
    await user.keyboard(' ')
    const ask = within(block).getByRole('button', { name: say('replace_instructions', { count: 1 }) })
    ask.focus()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: say('replace_instructions_now') })
    expect(dialog.textContent).toContain(say('becomes_of_replaced'))
    expect(dialog.textContent).not.toContain(say('doubling_means', { kind: 'payment' }))
    expect(document.activeElement?.textContent).toBe(say('keep_what_is_there'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sample.asksOf('sendAdditions')).toEqual([])

    ask.focus()
    await user.keyboard('{Enter}')
    const again = await screen.findByRole('dialog', { name: say('replace_instructions_now') })
    await user.click(within(again).getByLabelText(soundsLike('have_compared_replace')))
    await user.click(within(again).getByRole('button', { name: say('replace_it') }))
    const seen = { payment: expect.stringMatching(/there for BR-1.*there for BR-3/) }
    await waitFor(() =>
      expect(sample.asksOf('sendAdditions')).toMatchObject([{ decision: 'replace', keys: ['BR-2'], seen }]),
    )
  })

  it('replaces all payment instructions with one tick, and warns where one of them may have been refused before', async () => {
    const { user, sample } = showSheet({ answers: listedToReplace })
    const block = await within(await card()).findByRole('region', { name: say('other_instructions_there') })
    await user.click(
      within(block).getByRole('checkbox', { name: say('replace_all_instructions', { count: 3, isPart: false }) }),
    )
    await user.click(within(block).getByRole('button', { name: say('replace_instructions', { count: 3 }) }))
    const dialog = await screen.findByRole('dialog', { name: say('replace_instructions_now') })
    expect(dialog.textContent).toContain(say('doubling_means', { kind: 'payment' }))
    await user.click(within(dialog).getByLabelText(soundsLike('have_compared_replace')))
    await user.click(within(dialog).getByRole('button', { name: say('replace_it') }))
    await waitFor(() => expect(sample.asksOf('sendAdditions')).toHaveLength(1))
    // Only what was shown.
    expect(sample.asksOf('sendAdditions')[0]?.keys).toEqual(['BR-1', 'BR-2', 'BR-3'])
  })

  it('offers the number that is probably meant, for a row, for all rows of a number, and for all, and never takes it by itself', async () => {
    const { user, sample } = showSheet({ answers: listedOtherwise })
    const block = await within(await card()).findByRole('region', { name: say('numbers_written_otherwise') })
    expect(sample.asksOf('editCells')).toEqual([])
    const press = async (name: string) => {
      within(block).getByRole('button', { name }).focus()
      await user.keyboard('{Enter}')
    }
    const rowsOf = () => sample.asksOf('editCells').map(({ edits }) => edits.map(({ row, text }) => `${row} ${text}`))
    await press(say('take_in_one_row', { row: 2 }))
    await waitFor(() => expect(rowsOf()).toEqual([['2 FCE-0109']]))
    await press(say('take_in_all_rows', { meant: '“FCE-0109”', count: 2 }))
    await waitFor(() => expect(rowsOf()[1]).toEqual(['2 FCE-0109', '4 FCE-0109']))
    await press(say('take_all_numbers', { count: 2 }))
    await waitFor(() => expect(rowsOf()[2]).toEqual(['2 FCE-0109', '4 FCE-0109', '5 0017']))
    expect(await within(await card()).findByText(say('cells_changed', { count: 3 }))).toBeTruthy()
  })

  it('takes all at once only of which the service has said that it has no such account', async () => {
    const listFixes: Desk['listFixes'] = async (ask) => {
      const { fixes, ...list } = valueIn(await listedOtherwise.listFixes(ask))
      const [first, ...others] = fixes
      const more = fixes.map((fix) => ({ ...fix, row: fix.row + 10, isUnsure: true }))
      return ok({ ...list, fixes: first === undefined ? [] : [first, ...others, ...more] })
    }
    const { user, sample } = showSheet({ answers: { listFixes } })
    const block = await within(await card()).findByRole('region', { name: say('numbers_written_otherwise') })
    expect(within(block).getByText(say('numbers_not_asked_about', { count: 2 }))).toBeTruthy()
    expect(within(block).getAllByText(say('not_known_whether_there'))).toHaveLength(2)
    await user.click(within(block).getByRole('button', { name: say('take_all_numbers', { count: 2 }) }))
    await waitFor(() => expect(sample.asksOf('editCells')[0]?.edits.map(({ row }) => row)).toEqual([2, 4, 5]))
  })

  it('says what was taken where no number is left, and gives that the focus', async () => {
    let isLeft = true
    const listFixes: Desk['listFixes'] = async (ask) =>
      isLeft ? listedOtherwise.listFixes(ask) : ok({ fixes: [], total: 0, closed: { cells: 0, accounts: 0 } })
    const { user } = showSheet({ answers: { listFixes } })
    const all = await within(await card()).findByRole('button', { name: say('take_all_numbers', { count: 2 }) })
    isLeft = false
    all.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe(say('cells_changed', { count: 3 })))
    expect(within(await card()).queryByText(say('numbers_written_otherwise'))).toBeNull()
  })

  it('pages payment instructions where there are a great many, and replaces all of the page that was seen', async () => {
    const { user, sample } = showSheet({
      answers: {
        listAdditions: async (ask) => {
          const listed = await listedToReplace.listAdditions(ask)
          if (!listed.ok) return listed
          const [kind] = listed.value.toSend.replace
          if (kind === undefined) throw new Error('There is nothing to replace.')
          const page = ask.replacementsPage ?? 1
          const shown = listed.value.replacements.shown.slice(page - 1)
          const toSend = { ...listed.value.toSend, replace: [{ ...kind, requests: 103 }] }
          return ok({ ...listed.value, toSend, replacements: { page, shown } })
        },
      },
    })
    const block = await within(await card()).findByRole('region', { name: say('other_instructions_there') })
    await user.click(within(block).getByRole('button', { name: say('page_number', { page: 2 }) }))
    const all = say('replace_all_instructions', { count: 2, isPart: true })
    await user.click(await within(block).findByRole('checkbox', { name: all }))
    await user.click(within(block).getByRole('button', { name: say('replace_instructions', { count: 2 }) }))
    const dialog = await screen.findByRole('dialog', { name: say('replace_instructions_now') })
    await user.click(within(dialog).getByLabelText(soundsLike('have_compared_replace')))
    await user.click(within(dialog).getByRole('button', { name: say('replace_it') }))
    await waitFor(() => expect(sample.asksOf('sendAdditions').map(({ keys }) => keys)).toEqual([['BR-2', 'BR-3']]))
  })

  it('adds up what was sent by the way that its money goes and by what became of it, and names the number of each transaction', async () => {
    showSheet({ answers: listedSent })
    const added = await within(await card()).findByRole('region', { name: say('sent_added_up') })
    const lines = within(added).getAllByRole('row').slice(1)
    expect(
      lines.map((line) =>
        [within(line).getByRole('rowheader'), ...within(line).getAllByRole('cell')].map(
          ({ textContent }) => textContent,
        ),
      ),
    ).toEqual([
      ['Payment: from the customer', say('item_added'), '1', '0.00', '−120.50', '−120.50'],
      ['Payment: from the customer', say('item_already_there'), '1', '0.00', '−120.50', '−120.50'],
      ['Payment: from the customer', say('item_not_added'), '1', '0.00', '−120.50', '−120.50'],
      ['Repayment: to the customer', say('item_added'), '2', '70.00', '0.00', '70.00'],
    ])
    const row = within(await card()).getByRole('row', { name: /^BR-1/ })
    expect(row.textContent).toContain(say('named_reference', { label: 'Transaction number', value: 'P-00' }))
  })

  it('says before anything is sent which accounts are there, and asks about the others where somebody wants it', async () => {
    const { user, sample } = showSheet()
    const block = await within(await card()).findByRole('region', { name: say('are_accounts_there') })
    expect(within(block).getByRole('status').textContent).toBe(
      [
        say('accounts_not_there', { count: 1, accounts: 'BR-2' }),
        say('accounts_not_known', { count: 1, accounts: 'BR-1' }),
      ].join(''),
    )
    const ask = within(block).getByRole('button', { name: say('ask_whether_there', { count: 2 }) })
    ask.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sample.asksOf('askAboutTargets')).toHaveLength(1))
    sample.tell('accountsChanged', { keys: ['BR-1'] })
    expect(await within(block).findByText(say('accounts_are_there', { count: 1 }))).toBeTruthy()
    expect(sample.asksOf('sendAdditions')).toEqual([])
  })

  it('says how far the asking is, stops it, and says why nobody could be asked', async () => {
    const silent = issue('additions_service_gone', {})
    let answer: (() => void) | undefined
    const { user, sample } = showSheet({
      answers: {
        askAboutTargets: () => new Promise((resolve) => (answer = () => resolve(refuse(silent)))),
      },
    })
    const block = await within(await card()).findByRole('region', { name: say('are_accounts_there') })
    await user.click(within(block).getByRole('button', { name: say('ask_whether_there', { count: 2 }) }))
    sample.tell('targetsProgress', { done: 0, total: null, isOver: false })
    expect(await within(block).findByText(say('reading_service_lists'))).toBeTruthy()
    sample.tell('targetsProgress', { done: 1, total: 2, isOver: false })
    expect(await within(block).findByText(say('accounts_asked_about', { done: 1, total: 2 }))).toBeTruthy()
    await user.click(within(block).getByRole('button', { name: say('stop_asking') }))
    expect(sample.asksOf('stopAskingAboutTargets')).toHaveLength(1)
    answer?.()
    expect(await within(block).findByText(sayMessage(silent.message))).toBeTruthy()
    expect(within(block).queryByRole('button', { name: say('stop_asking') })).toBeNull()
  })

  it('shows the asking that was begun before the step was left, stops it, and says that it is over', async () => {
    const progress = { done: 1, total: 2, isOver: false }
    const { user, sample } = showSheet({ answers: { readAskingAboutTargets: async () => ok(progress) } })
    const block = await within(await card()).findByRole('region', { name: say('are_accounts_there') })
    expect(await within(block).findByText(say('accounts_asked_about', { done: 1, total: 2 }))).toBeTruthy()
    await user.click(within(block).getByRole('button', { name: say('stop_asking') }))
    expect(sample.asksOf('stopAskingAboutTargets')).toHaveLength(1)
    sample.tell('targetsProgress', { done: 0, total: null, isOver: true })
    await waitFor(() => expect(within(block).queryByRole('button', { name: say('stop_asking') })).toBeNull())
    expect(sample.asksOf('askAboutTargets')).toEqual([])
  })

  it('says of what was held back how many that are, and not that the service said something of them', async () => {
    const doubted = [{ key: 'BR-1', kind: 'notes' as const }]
    const answered = { ...{ done: 2, total: 2, sent: 1, failed: 1 }, doubted, wasStopped: false }
    const { user } = showSheet({ answers: { sendAdditions: async () => ok(answered) } })
    await user.click(await within(await card()).findByRole('button', { name: soundsLike('send_things') }))
    const words = [say('requests_taken', { done: 1, total: 2 }), say('doubted_not_sent', { count: 1 })].join(' ')
    expect(await within(await card()).findByText(words)).toBeTruthy()
  })

  it('says how far the sending is, and stops on request', async () => {
    const { user, sample } = showSheet()
    const sheet = await card()
    await within(sheet).findByRole('button', {
      name: say('send_things', { things: say('things_to_add', { kind: 'notes', count: 2 }) }),
    })
    sample.tell('additionsProgress', { done: 3, total: 8, sent: 2, failed: 1, isOver: false })
    expect(await within(sheet).findByText(say('requests_sent', { sent: 2, total: 8, failed: 1 }))).toBeTruthy()
    await user.click(within(sheet).getByRole('button', { name: say('stop_after_this') }))
    expect(sample.asksOf('stopAdditions')).toHaveLength(1)
    sample.tell('additionsProgress', { done: 0, total: 0, sent: 0, failed: 0, isOver: true })
    expect(
      await within(sheet).findByRole('button', {
        name: say('send_things', { things: say('things_to_add', { kind: 'notes', count: 2 }) }),
      }),
    ).toBeTruthy()
  })

  it('shows the sending that was begun before the step was left, and that it is over', async () => {
    const progress = { done: 3, total: 8, sent: 3, failed: 0, isOver: false }
    const { sample } = showSheet({ answers: { readAdditionSending: async () => ok(progress) } })
    expect(await within(await card()).findByText(say('requests_sent', { sent: 3, total: 8, failed: 0 }))).toBeTruthy()
    sample.tell('additionsProgress', { done: 0, total: 0, sent: 0, failed: 0, isOver: true })
    expect(
      await within(await card()).findByRole('button', {
        name: say('send_things', { things: say('things_to_add', { kind: 'notes', count: 2 }) }),
      }),
    ).toBeTruthy()
  })

  it('says why nothing was sent, and leaves the choice as it was', async () => {
    const refusal = issue('additions_under_way', {})
    const { user } = showSheet({ answers: { sendAdditions: async () => refuse(refusal) } })
    const sheet = await card()
    await user.click(
      await within(sheet).findByRole('button', {
        name: say('send_things', { things: say('things_to_add', { kind: 'notes', count: 2 }) }),
      }),
    )
    expect(await within(sheet).findByText(sayMessage(refusal.message))).toBeTruthy()
    expect(
      within(sheet).getByRole('button', {
        name: say('send_things', { things: say('things_to_add', { kind: 'notes', count: 2 }) }),
      }),
    ).toBeTruthy()
  })

  it('leads to what is to be mended, and leaves Create and Watch out of the way', async () => {
    const { user } = showSheet()
    const sheet = await card()
    await user.click(await within(sheet).findByRole('button', { name: soundsLike('fix_account_in_check') }))
    expect(await screen.findByText(including(say('looked_at_on_this_computer')))).toBeTruthy()
    expect(screen.queryByRole('button', { name: beginningWith(say('word_dry_run')) })).toBeNull()
    for (const step of [stepCalled('create'), stepCalled('watch')])
      expect(screen.getByRole('button', { name: step }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('button', { name: say('go_on_to_step', { step: say('step_add') }) })).toBeTruthy()
  })
})
