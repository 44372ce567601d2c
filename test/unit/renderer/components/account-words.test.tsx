/** A sentence leads to the accounts that it is known to name, and to nothing else that looks like a number. */
import { including } from '../../../support/words/sounds-like.ts'
import '../../../support/windows/sized-elements.ts'

import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { piecesOf } from '../../../../renderer/components/accounts/account-words.tsx'
import { accountsNamed, issue } from '../../../../shared/issue-words.ts'
import { say, sayMessage } from '../../../../shared/messages/say.ts'
import { ok } from '../../../../shared/result.ts'
import { practiceConnection } from '../../../support/sample/sample-connections.ts'
import { renderDesk } from '../../../support/windows/render-desk.tsx'

const named = (text: string, ...accounts: (string | null)[]) =>
  piecesOf(text, accounts)
    .filter(({ isAccount }) => isAccount)
    .map(({ at, words }) => `${words} at ${at}`)

describe('the accounts in a sentence', () => {
  test.each([
    ['Account 100043 was already sent.', ['100043'], ['100043 at 8']],
    ['the meter “M1” is in account “100043” too.', ['100043'], ['100043 at 30']],
    ['It says “number 100043.”', ['100043'], ['100043 at 16']],
    ['100043, 100044 and 100043', ['100043', '100044'], ['100043 at 0', '100044 at 8', '100043 at 19']],
    ['A-100043 and 100043-2 and 1000431', ['100043'], []],
    ['accounts A-1/2 and A-1', ['A-1', 'A-1/2'], ['A-1/2 at 9', 'A-1 at 19']],
    ['100043 is not known', [], []],
    ['100043 is not known', [null, ''], []],
    ['1 account was on the way: 1', ['1'], []],
  ])('in “%s” of %j', (text, accounts, found) => {
    expect(named(text, ...accounts)).toEqual(found)
    expect(
      piecesOf(text, accounts)
        .map(({ words }) => words)
        .join(''),
    ).toBe(text)
  })

  test('are known from what it was made of', () => {
    const { message } = issue('account_is_on_platform', { account: '100043' })
    expect(named(sayMessage(message), ...accountsNamed(message))).toEqual(['100043 at 8'])
  })

  test('lead to the account in Check, from whichever step it is read on', async () => {
    const asked = { count: 1, first: ['001200380'] }
    const cutShort = {
      at: '2026-11-21T14:03:00.000Z',
      agreed: 3,
      created: 1,
      accepted: 0,
      asked,
      refused: 0,
      notSent: 1,
    }
    const { user } = renderDesk({
      connection: practiceConnection,
      openAt: 'create',
      answers: { readInterruption: async () => ok(cutShort) },
    })
    await user.click(await screen.findByRole('button', { name: say('account_show_it', { number: '001200380' }) }))
    expect(
      await screen.findByRole('button', { name: including(say('only_account_shown', { account: '001200380' })) }),
    ).toBeDefined()
  })
})
