import { dryRunBegun } from '../../../../shared/ipc.ts'
import { say } from '../../../../shared/messages/say.ts'
import { beginningWith, soundsLike, stepCalled } from '../../../support/words/sounds-like.ts'
import '../../../support/windows/sized-elements.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ok } from '../../../../shared/result.ts'
import { noConnection, practiceConnection } from '../../../support/sample/sample-connections.ts'
import { renderDesk } from '../../../support/windows/render-desk.tsx'

const goTo = (name: RegExp) => screen.findByRole('button', { name })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('another project in place of the open one', () => {
  it('begins its step anew', async () => {
    const { user, sample } = renderDesk({ connection: practiceConnection, openAt: 'check' })
    await user.click(await screen.findByRole('tab', { name: beginningWith(say('accounts')) }))
    const read = await sample.desk.readDesk({})
    if (!read.ok || read.value.project === null) throw new Error('No project.')
    sample.tell('projectChanged', { ...read.value.project, id: 'another', fileName: 'another.xlsx' })
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: beginningWith(say('problems')) }).getAttribute('aria-selected')).toBe(
        'true',
      ),
    )
  })
})

describe('Check, when one comes back to it', () => {
  it('knows the connection that was made meanwhile', async () => {
    const { user } = renderDesk({ connection: noConnection, openAt: 'check' })
    expect(await screen.findByText(say('thing_needs_connection', { what: say('a_dry_run') }))).toBeTruthy()
    await user.click(await goTo(stepCalled('connect')))
    await user.click(await screen.findByRole('button', { name: say('start_practising') }))
    await user.click(await goTo(stepCalled('check')))
    await heading(say('step_check_title'))
    expect((await screen.findByRole('button', { name: soundsLike('dry_run_of_accounts') })).matches(':disabled')).toBe(
      false,
    )
    expect(screen.queryByText(say('thing_needs_connection', { what: say('a_dry_run') }))).toBeNull()
  })

  it('does not go on with a dry run that ended meanwhile', async () => {
    const runs = [{ ...dryRunBegun, done: 4, total: 10 }]
    const { user } = renderDesk({
      connection: practiceConnection,
      openAt: 'check',
      answers: { readDryRun: async () => ok(runs.pop() ?? null) },
    })
    expect(await screen.findByRole('button', { name: say('dry_run_stop') })).toBeTruthy()
    await user.click(await goTo(stepCalled('map')))
    await heading(say('step_map_title'))
    await user.click(await goTo(stepCalled('check')))
    await heading(say('step_check_title'))
    expect(await screen.findByRole('button', { name: soundsLike('dry_run_of_accounts') })).toBeTruthy()
    expect(screen.queryByRole('button', { name: say('dry_run_stop') })).toBeNull()
  })
})
