import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Offer } from '../../../../shared/ipc.ts'
import { say } from '../../../../shared/messages/say.ts'
import { ok } from '../../../../shared/result.ts'
import { practiceConnection as connection } from '../../../support/sample/sample-connections.ts'
import type { SampleOptions } from '../../../support/sample/sample-desk.ts'
import { renderDesk } from '../../../support/windows/render-desk.tsx'

const file: Offer = {
  kind: 'file',
  fileName: 'june.csv',
  bytes: new TextEncoder().encode('cells'),
  path: '/home/ana/june.csv',
}
const handedOver = { fileName: 'june.csv', bytes: file.bytes, path: '/home/ana/june.csv' }

/** @param offers  what the operating system has, one after the other */
function renderWith(offers: readonly (Offer | null)[], options: SampleOptions = {}) {
  const left = [...offers]
  return renderDesk({ connection, ...options, answers: { takeOffer: async () => ok(left.shift() ?? null) } })
}

describe('What the operating system wants opened', () => {
  it('is loaded as soon as the window is there, as if it had been dropped on it', async () => {
    const { sample } = renderWith([file])
    expect(await screen.findByRole('checkbox', { name: 'Customers' })).toBeTruthy()
    expect(sample.asksOf('loadSpreadsheet')).toEqual([handedOver])
  })

  it('is asked about before an open project is left, and refused without a trace', async () => {
    const { user, sample } = renderWith([null, file], { openAt: 'map' })
    await screen.findByRole('heading', { level: 1, name: say('step_map_title') })
    sample.tell('offerMade', {})
    const dialog = await screen.findByRole('dialog', { name: say('load_asked', { fileName: 'june.csv' }) })
    await user.click(within(dialog).getByRole('button', { name: say('stay_here') }))
    expect(sample.asksOf('loadSpreadsheet')).toEqual([])
    expect(screen.getByRole('heading', { level: 1, name: say('step_map_title') })).toBeTruthy()
  })

  it('is loaded in place of the open project when the person says so', async () => {
    const { user, sample } = renderWith([null, file], { openAt: 'map' })
    await screen.findByRole('heading', { level: 1, name: say('step_map_title') })
    sample.tell('offerMade', {})
    await user.click(await screen.findByRole('button', { name: say('load_it') }))
    await screen.findByRole('heading', { level: 1, name: say('step_load_title') })
    expect(sample.asksOf('loadSpreadsheet')).toEqual([handedOver])
  })

  it('may be a project to go on with', async () => {
    const { user, sample } = renderWith([null, { kind: 'project', id: 'two', name: 'may.csv' }], { openAt: 'map' })
    await screen.findByRole('heading', { level: 1, name: say('step_map_title') })
    sample.tell('offerMade', {})
    const dialog = await screen.findByRole('dialog', { name: say('go_on_with_asked', { project: 'may.csv' }) })
    await user.click(within(dialog).getByRole('button', { name: say('go_on_with_it') }))
    expect(sample.asksOf('openProject')).toEqual([{ id: 'two' }])
  })
})
