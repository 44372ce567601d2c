import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ImportState, notSent } from '../../../../shared/ipc.ts'
import { issue } from '../../../../shared/issue-words.ts'
import { say, sayMessage } from '../../../../shared/messages/say.ts'
import { ok } from '../../../../shared/result.ts'
import { practiceConnection } from '../../../support/sample/sample-connections.ts'
import { type SampleOptions, sampleDesk } from '../../../support/sample/sample-desk.ts'
import { historyOf } from '../../../support/sample/sample-run.ts'
import { accountNumberOf } from '../../../support/sample/sample-sheets.ts'
import { renderDesk } from '../../../support/windows/render-desk.tsx'
import { sayUnmarked } from '../../../support/words/say-unmarked.ts'

const finished: ImportState = {
  ...notSent,
  ...{ state: 'finished', status: 'PROCESSED', platformNumber: 'A-1F3B9C2D', wayForward: 'nothingToDo' },
}
const states: readonly ImportState[] = [
  finished,
  {
    ...notSent,
    state: 'failed',
    status: 'ERRORED',
    message: issue('import_failed', {}).message,
    serviceWords: 'Already on supply.',
  },
]
const showWatch = (options: SampleOptions = {}) =>
  renderDesk({
    connection: practiceConnection,
    openAt: 'watch',
    accountCount: 30,
    importOf: (at) => states[at] ?? notSent,
    ...options,
  })
const rowOf = async (accountNumber: string): Promise<HTMLElement> =>
  screen.findByRole('row', { name: new RegExp(accountNumber) })

describe('Watch', () => {
  it('asks the service about the accounts as soon as it is shown', async () => {
    const { sample } = showWatch()
    await screen.findByRole('table')
    expect(sample.asksOf('watchAccounts')).toEqual([{}])
  })

  it('shows how it stands as a picture that is also words', async () => {
    showWatch()
    const picture = await screen.findByRole('img', {
      name: /^1 Created, 1 Refused or failed, \d+ With problems and \d+ Not sent yet$/,
    })
    expect(picture.querySelectorAll('rect')).toHaveLength(4)
  })

  it('shows status, platform number, our sentence and the service’s words of an account', async () => {
    showWatch()
    expect((await rowOf(accountNumberOf(0))).textContent).toContain(`${say('status_finished')}A-1F3B9C2D`)
    expect((await rowOf(accountNumberOf(1))).textContent).toContain(
      `${sayMessage(issue('import_failed', {}).message)}The service said: “Already on supply.”`,
    )
  })

  it('keeps the number on the platform whole within a sentence, too', async () => {
    const number = 'A-1F3B9C2D'
    const { message } = issue('import_finished', { platformNumber: number })
    showWatch({ importOf: () => ({ ...notSent, state: 'finished', platformNumber: number, message }) })
    const row = await rowOf(accountNumberOf(0))
    const [, inSentence] = within(row).getAllByText(number)
    expect(inSentence?.className).toMatch(/platformNumber/)
    expect(inSentence?.parentElement?.textContent).toBe(sayMessage(message))
  })

  it('says beside the history of an account that it was sent with other values, and which', async () => {
    const { user } = showWatch({ sentBalanceOf: (at) => (at === 0 ? '315.73' : null) })
    await user.click(within(await rowOf(accountNumberOf(0))).getByRole('button', { name: /^History/ }))
    expect((await screen.findByRole('region', { name: say('sent_then_now') })).textContent).toContain('owes 315.73 →')
    expect(screen.queryByText(say('nothing_to_do'))).toBeNull()
  })

  it('leads to Check for no account that was sent, whose rows are closed there, whatever its values are by now', async () => {
    const faulty = await sampleDesk({ openAt: 'watch', accountCount: 30 }).desk.listAccounts({
      offset: 0,
      limit: 30,
      filter: 'all',
    })
    if (!faulty.ok) throw new Error('No accounts.')
    const at = faulty.value.accounts.findIndex(({ errorCount }) => errorCount > 0)
    const { user } = showWatch({ importOf: (index) => (index === at ? finished : notSent) })
    await user.click(within(await rowOf(accountNumberOf(at))).getByRole('button', { name: /^History/ }))
    expect(await screen.findByText(say('nothing_to_do'))).toBeTruthy()
    expect(screen.queryByRole('button', { name: say('fix_it_in_check') })).toBeNull()
  })

  it('says why an account is not ready, and leads to it in Check', async () => {
    const { user } = showWatch()
    const [row = document.body] = await screen.findAllByRole('row', { name: /\d problems?/ })
    await waitFor(() => expect(row.textContent).toMatch(/Row \d+/))
    expect(row.textContent).not.toContain(say('with_errors_explained'))
    await user.click(within(row).getByRole('button', { name: /^History/ }))
    await user.click(await screen.findByRole('button', { name: say('fix_it_in_check') }))
    expect(await screen.findByRole('heading', { level: 1, name: say('step_check_title') })).toBeTruthy()
  })

  it('says above the list what is remarked on in all accounts together', async () => {
    const { desk } = sampleDesk({ openAt: 'watch', accountCount: 30 })
    const remark = issue('platform_number_shared', { platformNumber: 'A-9', numbers: ['1', '2'] })
    showWatch({
      answers: {
        listAccounts: async (ask) => {
          const page = await desk.listAccounts(ask)
          return page.ok ? ok({ ...page.value, remarks: [remark] }) : page
        },
      },
    })
    expect(await screen.findByText(sayMessage(remark.message))).toBeTruthy()
  })

  it('pages through all accounts', async () => {
    const { user } = showWatch()
    expect(
      await screen.findByText(say('page_part', { first: 1, last: 25, things: say('account_count', { count: 30 }) })),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: say('page_number', { page: 2 }) }))
    expect(
      await screen.findByText(say('page_part', { first: 26, last: 30, things: say('account_count', { count: 30 }) })),
    ).toBeTruthy()
    expect(await rowOf(accountNumberOf(29))).toBeTruthy()
  })

  it('shows the last page there is when accounts have gone', async () => {
    const [few, many] = [20, 30].map((accountCount) => sampleDesk({ openAt: 'watch', accountCount }))
    if (few === undefined || many === undefined) throw new Error('No desks.')
    let isShort = false
    const { user, sample } = showWatch({
      answers: {
        listAccounts: (ask) => (isShort ? few : many).desk.listAccounts(ask),
      },
    })
    await user.click(await screen.findByRole('button', { name: say('page_number', { page: 2 }) }))
    await screen.findByText(say('page_part', { first: 26, last: 30, things: say('account_count', { count: 30 }) }))
    isShort = true
    sample.tell('accountsChanged', { keys: [] })
    expect(await rowOf(accountNumberOf(19))).toBeTruthy()
  })

  it('narrows the list to what was sent', async () => {
    const { user } = showWatch()
    await screen.findByRole('option', { name: say('group_counted', { group: say('status_sent'), count: 1 }) })
    await user.selectOptions(
      screen.getByLabelText(say('which_accounts_listed')),
      say('group_counted', { group: say('status_sent'), count: 1 }),
    )
    expect(await screen.findByText(say('account_count', { count: 1 }))).toBeTruthy()
  })

  it('says so when no account fits the search', async () => {
    const { user } = showWatch()
    await user.type(await screen.findByLabelText(say('find_account')), 'zzz')
    expect(await screen.findByText(say('no_account_fits', { search: '“zzz”' }))).toBeTruthy()
  })

  it('changes with the news', async () => {
    const changed = new Map<number, ImportState>()
    const { sample } = showWatch({ importOf: (at) => changed.get(at) ?? states[at] ?? notSent })
    await rowOf(accountNumberOf(2))
    changed.set(2, { ...notSent, state: 'finished', platformNumber: 'A-NEW' })
    sample.tell('accountsChanged', { keys: [accountNumberOf(2)] })
    await waitFor(async () => expect((await rowOf(accountNumberOf(2))).textContent).toContain('A-NEW'))
    expect(screen.getByRole('img', { name: /^2 Created/ })).toBeTruthy()
  })

  it('says beside the history how the account stands by now', async () => {
    let state: ImportState = { ...notSent, state: 'accepted' }
    const { user, sample } = showWatch({ importOf: (at) => (at === 0 ? state : notSent) })
    await user.click(within(await rowOf(accountNumberOf(0))).getByRole('button', { name: /^History/ }))
    const drawer = await screen.findByRole('dialog', {
      name: say('account_or_numberless', { number: accountNumberOf(0) }),
    })
    expect(within(drawer).getByText(say('status_accepted'))).toBeTruthy()
    state = { ...notSent, state: 'finished', platformNumber: 'A-NEW' }
    sample.tell('accountsChanged', { keys: [accountNumberOf(0)] })
    expect(await within(drawer).findByText('A-NEW')).toBeTruthy()
  })

  it('tells the history of an account beside the list', async () => {
    const entries = [
      historyOf(issue('history_intent', { attempt: 1 }), null, { kind: 'intent' }),
      historyOf(issue('history_status', { status: 'ERRORED' }), 'Already on supply.', {
        at: '2026-11-21T14:03:02Z',
        level: 'error',
        code: 'KT-CT-4178',
      }),
    ]
    const { user } = showWatch({ answers: { readAccountHistory: async () => ok(entries) } })
    await user.click(within(await rowOf(accountNumberOf(1))).getByRole('button', { name: /^History/ }))
    const drawer = await screen.findByRole('dialog', {
      name: say('account_or_numberless', { number: accountNumberOf(1) }),
    })
    const items = await within(drawer).findAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringContaining(say('history_intent', { attempt: 1 })),
      expect.stringContaining('The service could not create it.The service said: “Already on supply.”'),
    ])
    const details = within(items[1] as HTMLElement).getByText(say('service_code', { code: 'KT-CT-4178' }))
    expect(details.closest('details')?.open).toBe(false)
  })
})

describe('Saving the results', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('says where they were saved', async () => {
    const { user, sample } = showWatch()
    await user.click(await screen.findByRole('button', { name: say('save_as_excel') }))
    expect(await screen.findByText(say('saved_to', { path: '/home/ana/results.xlsx' }))).toBeTruthy()
    expect(sample.asksOf('exportResults')).toEqual([{ format: 'xlsx' }])
  })

  it('says above them how many stand where, why, and what is left out of every account', async () => {
    showWatch({ setAsideOf: (at) => (at === 4 ? { reason: 'Moved away', at: '2026-11-21T14:03:00Z' } : null) })
    const card = await screen.findByRole('region', { name: say('results') })
    await within(card).findByRole('button', { name: /^Set aside\s*1$/ })
    expect(within(card).getByRole('heading', { name: say('why_set_aside') }).nextSibling?.textContent).toBe(
      `${sayUnmarked('so_many_for_reason', { count: 1, reason: 'Moved away' })}${say('account_or_numberless', { number: accountNumberOf(4) })}`,
    )
    expect(within(card).getByRole('heading', { name: say('why_refused') }).nextSibling?.textContent).toBe(
      `${sayUnmarked('so_many_for_reason', { count: 1, reason: 'Already on supply.' })}${say('account_or_numberless', { number: accountNumberOf(1) })}`,
    )
    // Each number is a link to its account.
    expect(
      within(card).getByRole('button', { name: say('account_show_it', { number: accountNumberOf(1) }) }),
    ).toBeTruthy()
    expect(
      within(card).getByText(say('column_left_out_in', { header: 'Title', sheet: 'Customers', count: 30 })),
    ).toBeTruthy()
  })

  it('saves a page to print', async () => {
    const { user, sample } = showWatch()
    await user.click(await screen.findByRole('button', { name: say('save_page_to_print') }))
    expect(sample.asksOf('exportResults')).toEqual([{ format: 'html' }])
  })

  it('offers them as a download where the host has no save dialog', async () => {
    const blobs: Blob[] = []
    const clicked: string[] = []
    URL.createObjectURL = (blob) => {
      blobs.push(blob as Blob)
      return 'blob:results'
    }
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(`${this.download} ${this.href}`)
    })
    const bytes = new Uint8Array([1, 2, 3])
    const { user } = showWatch({
      answers: { exportResults: async () => ok({ to: 'download', name: 'results.csv', bytes }) },
    })
    await user.click(await screen.findByRole('button', { name: say('save_as_text') }))
    expect(await screen.findByText(say('saved_as', { name: 'results.csv' }))).toBeTruthy()
    expect(clicked).toEqual(['results.csv blob:results'])
    expect(blobs[0]?.size).toBe(3)
  })

  it('says that nothing was saved when the person thought better of it', async () => {
    const { user } = showWatch({ answers: { exportResults: async () => ok({ to: 'nowhere' }) } })
    await user.click(await screen.findByRole('button', { name: say('save_as_excel') }))
    expect(await screen.findByText(say('nothing_saved'))).toBeTruthy()
  })
})
