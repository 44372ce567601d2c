import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { noneOfAny } from '../../../shared/account-status.ts'
import { type ImportState, notSent } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import { ok, refuse } from '../../../shared/result.ts'
import { atPractice } from '../../support/desks/seen-connections.ts'
import { liveConnection, practiceConnection } from '../../support/sample/sample-connections.ts'
import type { SampleOptions } from '../../support/sample/sample-desk.ts'
import { stoppedRun } from '../../support/sample/sample-run.ts'
import { valueIn } from '../../support/value-in.ts'
import { renderDesk } from '../../support/windows/render-desk.tsx'
import { soundsLike } from '../../support/words/sounds-like.ts'

const finished: ImportState = { ...notSent, state: 'finished', platformNumber: 'A-1' }
/** So many accounts of the sample are on the platform already. */
const showCreate = (created: number, options: SampleOptions = {}) =>
  renderDesk({
    connection: practiceConnection,
    openAt: 'create',
    accountCount: 6,
    stepMs: 5,
    importOf: (at) => (at < created ? finished : notSent),
    ...options,
  })

const button = (name: RegExp | string) => screen.findByRole('button', { name })
const runPanel = () => screen.findByRole('region', { name: say('creating_by_itself') })

describe('Going on by itself', () => {
  it('is offered after a few accounts were created by hand', async () => {
    showCreate(0)
    expect(await screen.findByText(say('create_few_yourself', { count: 3 }))).toBeTruthy()
    expect(screen.queryByRole('button', { name: say('go_on_by_itself') })).toBeNull()
  })

  it('says how many are still to be created by hand', async () => {
    showCreate(1)
    expect(await screen.findByText(say('create_few_more_yourself', { count: 2 }))).toBeTruthy()
  })

  it('says in the title of the window how far it is, until it is over', async () => {
    const { user } = showCreate(3, { stepMs: 150 })
    await user.click(await button(say('go_on_by_itself')))
    const dialog = await screen.findByRole('dialog', { name: say('let_it_go_on') })
    await user.click(await within(dialog).findByRole('button', { name: soundsLike('create_so_many') }))
    await waitFor(() => expect(document.title).toMatch(/^(0|50) % – Create – /))
    expect(await within(await runPanel()).findByRole('heading', { name: say('run_over') })).toBeTruthy()
    await waitFor(() => expect(document.title).toMatch(/^Create – /))
  })

  it('says why it could not be paused', async () => {
    const why = issue('run_missing', {})
    const { user } = showCreate(3, { stepMs: 5_000, answers: { pauseRun: async () => refuse(why) } })
    await user.click(await button(say('go_on_by_itself')))
    const dialog = await screen.findByRole('dialog', { name: say('let_it_go_on') })
    await user.click(await within(dialog).findByRole('button', { name: soundsLike('create_so_many') }))
    await user.click(await within(await runPanel()).findByRole('button', { name: say('pause') }))
    expect(await screen.findByText(sayMessage(why.message))).toBeTruthy()
  })

  it('says how many it will create, goes through them, and says that all had their turn', async () => {
    const { user, sample } = showCreate(3)
    await user.click(await button(say('go_on_by_itself')))
    const dialog = await screen.findByRole('dialog', { name: say('let_it_go_on') })
    await user.click(await within(dialog).findByRole('button', { name: soundsLike('create_so_many') }))
    const panel = await runPanel()
    expect(await within(panel).findByRole('heading', { name: say('run_over') })).toBeTruthy()
    expect(sample.asksOf('startRun')).toEqual([
      {
        keys: 'allReady',
        at: atPractice,
        seen: expect.any(String),
        perMinuteAtMost: null,
        stopAtFailures: 3,
      },
    ])
    await user.click(within(panel).getByRole('button', { name: say('show_the_accounts') }))
    expect(screen.queryByRole('region', { name: say('creating_by_itself') })).toBeNull()
  })

  it('names the accounts that it leaves alone, also those that are set aside', async () => {
    const leftOut = { ...noneOfAny(), withErrors: 2, setAside: 1, finished: 3, refusedInDryRun: 6 }
    const limits = { perMinuteAtMost: 20, stopAtFailures: 7 }
    const { user } = showCreate(3, {
      answers: { planRun: async () => ok({ count: 2, warnedCount: 1, leftOut, limits, seen: 'all' }) },
    })
    await user.click(await button(say('go_on_by_itself')))
    const dialog = await screen.findByRole('dialog', { name: say('let_it_go_on') })
    const said = (await within(dialog).findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(said).toEqual([
      say('finished_left_alone', { count: 3 }),
      say('refused_in_dry_run_left_alone', { count: 6 }),
      say('with_errors_left_alone', { count: 2 }),
      say('set_aside_left_alone', { count: 1 }),
    ])
    expect(within(dialog).getByText(say('some_have_warnings', { count: 1 }))).toBeTruthy()
    // As the run before was to go.
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('20')
    expect(within(dialog).getByLabelText<HTMLInputElement>(say('stop_after_failures')).value).toBe('7')
  })

  it('takes the speed that is chosen, and says how many have passed no dry run', async () => {
    const { user, sample } = showCreate(3)
    await user.click(await button(say('go_on_by_itself')))
    const dialog = await screen.findByRole('dialog', { name: say('let_it_go_on') })
    expect(await within(dialog).findByText('None of them has passed a dry run yet.')).toBeTruthy()
    await user.click(await within(dialog).findByText(say('at_most_a_minute', { count: 20 })))
    await user.click(within(dialog).getByRole('button', { name: soundsLike('create_so_many') }))
    await waitFor(() => expect(sample.asksOf('startRun').at(-1)?.perMinuteAtMost).toBe(20))
  })

  it('keeps a speed that was chosen on the way for the next run, also after it was stopped', async () => {
    const { user } = showCreate(3, { accountCount: 60, stepMs: 300 })
    await user.click(await button(say('go_on_by_itself')))
    const dialog = await screen.findByRole('dialog', { name: say('let_it_go_on') })
    await user.click(await within(dialog).findByRole('button', { name: soundsLike('create_so_many') }))
    await user.selectOptions(await within(await runPanel()).findByRole('combobox', { name: say('how_fast') }), '20')
    await user.click(within(await runPanel()).getByRole('button', { name: say('stop_after_this') }))
    await within(await runPanel()).findByRole('heading', { name: say('run_stopped_by_you') })
    await user.click(await button(say('go_on_by_itself')))
    const again = await screen.findByRole('dialog', { name: say('let_it_go_on') })
    await waitFor(() => expect(within(again).getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('20'))
  })

  it('takes the typed supplier and number at the live service', async () => {
    const { user, sample } = showCreate(3, { connection: liveConnection })
    await user.click(await button(say('go_on_by_itself')))
    const start = await screen.findByRole<HTMLButtonElement>('button', { name: soundsLike('create_so_many') })
    expect(start.disabled).toBe(true)
    await user.type(screen.getByLabelText(soundsLike('type_to_confirm')), `${liveConnection.supplierCode} 9`)
    expect(start.disabled).toBe(true)
    await user.clear(screen.getByLabelText(soundsLike('type_to_confirm')))
    await user.type(screen.getByLabelText(soundsLike('type_to_confirm')), `${liveConnection.supplierCode} 2`)
    await user.click(start)
    await waitFor(() => expect(sample.asksOf('startRun')).toHaveLength(1))
  })

  it('says that another window changed what it would create, and starts once that is confirmed', async () => {
    const { user, sample } = showCreate(3, { connection: liveConnection, accountCount: 60 })
    await user.click(await button(say('go_on_by_itself')))
    const start = await screen.findByRole<HTMLButtonElement>('button', { name: soundsLike('create_so_many') })
    const typed = screen.getByLabelText<HTMLInputElement>(soundsLike('type_to_confirm'))
    const confirm = async () => {
      const { count } = valueIn(await sample.desk.planRun({ keys: 'allReady' }))
      await waitFor(() => expect(start.textContent).toContain(String(count)))
      await user.clear(typed)
      await user.type(typed, `${liveConnection.supplierCode} ${count}`)
      await user.click(start)
    }
    const ready = valueIn(await sample.desk.listAccounts({ offset: 0, limit: 2, filter: 'ready' })).accounts
    const [one = '', other = ''] = ready.map(({ key }) => key)
    valueIn(await sample.desk.setAccountsAside({ keys: [one], reason: 'Moved away' }))
    await confirm()
    expect(await screen.findByText(say('run_is_another'))).toBeTruthy()
    expect([typed.value, start.disabled]).toEqual(['', true])
    // As many as before, and others.
    valueIn(await sample.desk.takeAccountsBack({ keys: [one] }))
    valueIn(await sample.desk.setAccountsAside({ keys: [other], reason: 'Moved away' }))
    await confirm()
    await waitFor(() => expect([sample.asksOf('startRun').length, typed.value]).toEqual([2, '']))
    await confirm()
    expect(await runPanel()).toBeTruthy()
    expect(sample.asksOf('startRun').length).toBe(3)
  })

  it('names what was refused when it stopped by itself, says why, and leads to it', async () => {
    const { user } = showCreate(3, { answers: { readRun: async () => ok(stoppedRun) } })
    const panel = await runPanel()
    const [failed] = stoppedRun.end?.failed ?? []
    const number = failed?.account.accountNumber ?? ''
    const named = within(panel)
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent?.includes(number))
    expect(named?.textContent).toContain(`${number}, ${failed?.account.name}`)
    expect(named?.textContent).toContain('The phone number entered is not valid for the country.')
    await user.click(within(panel).getByRole('button', { name: soundsLike('fix_account_in_check', { number }) }))
    expect(await screen.findByRole('heading', { level: 1, name: say('step_check_title') })).toBeTruthy()
  })

  it('can be paused, gone on with and stopped after any account', async () => {
    const { user } = showCreate(3, { accountCount: 60, stepMs: 30 })
    await user.click(await button(say('go_on_by_itself')))
    await user.click(await button(soundsLike('create_so_many')))
    const panel = await runPanel()
    await user.click(await within(panel).findByRole('button', { name: say('pause') }))
    expect(await within(panel).findByRole('heading', { name: say('run_paused') })).toBeTruthy()
    expect(document.title).toMatch(/^Paused at \d+ % – Create – /)
    await user.click(within(panel).getByRole('button', { name: say('resume_run') }))
    await user.click(await within(panel).findByRole('button', { name: say('stop_after_this') }))
    expect(await within(panel).findByRole('heading', { name: say('run_stopped_by_you') })).toBeTruthy()
    expect(panel.textContent).toContain(say('go_on_when_you_like'))
    await user.click(within(panel).getByRole('button', { name: say('go_on_by_itself') }))
    await user.click(await button(soundsLike('create_so_many')))
    expect(await within(await runPanel()).findByRole('heading', { name: say('run_creating') })).toBeTruthy()
  })
})
