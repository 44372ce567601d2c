import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { issue } from '../../../../shared/issue-words.ts'
import { say, sayMessage } from '../../../../shared/messages/say.ts'
import { ok, refuse } from '../../../../shared/result.ts'
import { atPractice } from '../../../support/desks/seen-connections.ts'
import { liveConnection, practiceConnection } from '../../../support/sample/sample-connections.ts'
import type { SampleOptions } from '../../../support/sample/sample-desk.ts'
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
        name: say('send_things', { things: say('things_to_add', { kind: 'notes', count: 4 }) }),
      }),
    )
    expect(await within(sheet).findByText(say('requests_taken', { done: 2, total: 2 }))).toBeTruthy()
    expect((await within(sheet).findByRole('row', { name: /BR-1/ })).textContent).toContain(added('notes', 2))
    expect(sample.asksOf('sendAdditions')).toEqual([
      {
        keys: 'allReady',
        kinds: ['notes'],
        agreedDates: [],
        checkPreviouslyAdded: true,
        keepTrying: false,
        at: atPractice,
        count: 2,
      },
    ])
  })

  it('is asked about anew where amounts are sent otherwise by then', async () => {
    const { user, sample } = showSheet({ connection: liveConnection })
    const things = say('things_to_add', { kind: 'notes', count: 4 })
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
        name: say('send_things', { things: say('things_to_add', { kind: 'notes', count: 4 }) }),
      }),
    )
    const dialog = await screen.findByRole('dialog', { name: say('send_to_real_accounts') })
    expect(
      within(dialog).getByText(
        say('things_from_file', {
          ...{ things: say('things_to_add', { kind: 'notes', count: 4 }), file: '“customers to move.xlsx”' },
          ...{ supplier: 'BRIGHT', count: 2 },
        }),
      ),
    ).toBeTruthy()
    const send = within(dialog).getByRole<HTMLButtonElement>('button', { name: say('send') })
    expect([send.disabled, sample.asksOf('sendAdditions')]).toEqual([true, []])
    await user.click(
      within(dialog).getByLabelText(
        say('have_read_send', { things: say('things_to_add', { kind: 'notes', count: 4 }) }),
      ),
    )
    await user.click(send)
    await waitFor(() => expect(sample.asksOf('sendAdditions')).toHaveLength(1))
  })

  it('says how far the sending is, and stops on request', async () => {
    const { user, sample } = showSheet()
    const sheet = await card()
    await within(sheet).findByRole('button', {
      name: say('send_things', { things: say('things_to_add', { kind: 'notes', count: 4 }) }),
    })
    sample.tell('additionsProgress', { done: 3, total: 8, failed: 1, isOver: false })
    expect(await within(sheet).findByText(say('requests_sent', { done: 3, total: 8, failed: 1 }))).toBeTruthy()
    await user.click(within(sheet).getByRole('button', { name: say('stop_after_this') }))
    expect(sample.asksOf('stopAdditions')).toHaveLength(1)
    sample.tell('additionsProgress', { done: 0, total: 0, failed: 0, isOver: true })
    expect(
      await within(sheet).findByRole('button', {
        name: say('send_things', { things: say('things_to_add', { kind: 'notes', count: 4 }) }),
      }),
    ).toBeTruthy()
  })

  it('shows the sending that was begun before the step was left, and that it is over', async () => {
    const progress = { done: 3, total: 8, failed: 0, isOver: false }
    const { sample } = showSheet({ answers: { readAdditionSending: async () => ok(progress) } })
    expect(await within(await card()).findByText(say('requests_sent', { done: 3, total: 8, failed: 0 }))).toBeTruthy()
    sample.tell('additionsProgress', { done: 0, total: 0, failed: 0, isOver: true })
    expect(
      await within(await card()).findByRole('button', {
        name: say('send_things', { things: say('things_to_add', { kind: 'notes', count: 4 }) }),
      }),
    ).toBeTruthy()
  })

  it('says why nothing was sent, and leaves the choice as it was', async () => {
    const refusal = issue('additions_under_way', {})
    const { user } = showSheet({ answers: { sendAdditions: async () => refuse(refusal) } })
    const sheet = await card()
    await user.click(
      await within(sheet).findByRole('button', {
        name: say('send_things', { things: say('things_to_add', { kind: 'notes', count: 4 }) }),
      }),
    )
    expect(await within(sheet).findByText(sayMessage(refusal.message))).toBeTruthy()
    expect(
      within(sheet).getByRole('button', {
        name: say('send_things', { things: say('things_to_add', { kind: 'notes', count: 4 }) }),
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
