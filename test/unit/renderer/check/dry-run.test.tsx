import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { noneOfAny } from '../../../../shared/account-status.ts'
import { dryRunBegun, type Reply } from '../../../../shared/ipc.ts'
import { say } from '../../../../shared/messages/say.ts'
import { ok, type Result } from '../../../../shared/result.ts'
import { sheetDesk } from '../../../support/desks/sheet-desk.ts'
import { noConnection } from '../../../support/sample/sample-connections.ts'
import { renderDesk } from '../../../support/windows/render-desk.tsx'
import { sayUnmarked } from '../../../support/words/say-unmarked.ts'
import { accountsTab, button, cell, choose, said, showCheck } from './check-screen.ts'

describe('The dry run in Check', () => {
  it('tries all ready accounts, says how far it is, and stops on request', async () => {
    const running = Promise.withResolvers<Result<Reply<'startDryRun'>>>()
    const { user, sample } = showCheck({
      startDryRun: () => running.promise,
      stopDryRun: async () => {
        running.resolve(
          ok({ done: 3, passed: 1, refused: 1, wasStopped: true, leftOut: { ...noneOfAny(), withErrors: 2 } }),
        )
        return ok({})
      },
    })
    await user.click(await button(sayUnmarked('dry_run_of_accounts', { count: 10 })))
    sample.tell('dryRunProgress', { ...dryRunBegun, done: 2, total: 10, perMinute: 90.4, remainingMs: 8000 })
    expect(
      await said(
        say('dry_run_progress', {
          done: 2,
          total: 10,
          perMinute: 90,
          left: say('about_so_many_seconds', { count: 8 }),
        }),
      ),
    ).toBeTruthy()
    expect(
      (await screen.findByRole('progressbar', { name: say('accounts_looked_at') })).getAttribute('aria-valuenow'),
    ).toBe('20')
    await user.click(await button(say('dry_run_stop')))
    expect(
      await said(
        [
          say('dry_run_stopped'),
          say('accounts_left_alone', { accounts: say('with_errors_left_alone', { count: 2 }) }),
        ].join(' '),
      ),
    ).toBeTruthy()
    expect(await button(sayUnmarked('dry_run_of_accounts', { count: 10 }))).toBeTruthy()
  })

  it('shows a dry run that was started before, lets it be stopped, and knows when it is over', async () => {
    const { user, sample } = showCheck()
    const stop = () => screen.queryByRole('button', { name: say('dry_run_stop') })
    await button(sayUnmarked('dry_run_of_accounts', { count: 10 }))
    sample.tell('dryRunProgress', { ...dryRunBegun, done: 2, total: 10 })
    await waitFor(() => expect(stop()).not.toBeNull())
    sample.tell('dryRunProgress', { ...dryRunBegun, isOver: true })
    await waitFor(() => expect(stop()).toBeNull())
    sample.tell('dryRunProgress', { ...dryRunBegun, done: 3, total: 10 })
    await user.click(await button(say('dry_run_stop')))
    await waitFor(() => expect(stop()).toBeNull())
    expect(sample.asksOf('stopDryRun')).toEqual([{}])
  })

  it('holds a dry run, also one that was paused before this step was opened, and goes on with it', async () => {
    const { user, sample } = showCheck({
      readDryRun: async () => ok({ ...dryRunBegun, done: 4, total: 10, isPaused: true }),
    })
    expect(await said(say('dry_run_paused', { done: 4, total: 10 }))).toBeTruthy()
    await user.click(await button(say('go_on')))
    expect(sample.asksOf('resumeDryRun')).toEqual([{}])
    sample.tell('dryRunProgress', { ...dryRunBegun, done: 5, total: 10 })
    await user.click(await button(say('pause')))
    expect(sample.asksOf('pauseDryRun')).toEqual([{}])
  })

  it('tries nothing without a connection, and says so', async () => {
    const sheet = sheetDesk({ rowCount: 12 })
    renderDesk({ sheet, connection: noConnection })
    expect(await said(say('thing_needs_connection', { what: say('a_dry_run') }))).toBeTruthy()
    expect((await button(sayUnmarked('dry_run_of_accounts', { count: 10 }))).hasAttribute('disabled')).toBe(true)
  })

  it('tries an account as soon as its problems are mended', async () => {
    const { user } = showCheck()
    await user.click(await accountsTab())
    await user.click(await button(/00000003/))
    const tryIt = await button(say('dry_run_of_account', { account: '00000003' }))
    expect(tryIt).toHaveProperty('disabled', true)
    await choose(user, 3, 'D')
    await user.keyboard('+1 2{Enter}')
    await waitFor(() => expect(tryIt).toHaveProperty('disabled', false))
  })

  it('tries the account whose rows are shown', async () => {
    const { user, sample } = showCheck()
    await user.click(await accountsTab())
    await user.click(await button(/00000005/))
    await user.click(await button(say('dry_run_of_account', { account: '00000005' })))
    await waitFor(() => expect(sample.asksOf('startDryRun')).toEqual([{ keys: ['row 5'] }]))
  })

  it('reads cells and problems again when the service said something', async () => {
    const { sample } = showCheck()
    await cell(3, 'D')
    const before = [sample.asksOf('readSheetPage').length, sample.asksOf('listProblems').length]
    sample.tell('accountsChanged', { keys: ['row 3'] })
    sample.tell('accountsChanged', { keys: ['row 4'] })
    await waitFor(() =>
      expect([sample.asksOf('readSheetPage').length, sample.asksOf('listProblems').length]).toEqual(
        before.map((count) => count + 1),
      ),
    )
  })
})
