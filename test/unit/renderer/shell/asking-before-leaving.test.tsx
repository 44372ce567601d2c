import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { UnderWayKind } from '../../../../shared/ipc.ts'
import { say } from '../../../../shared/messages/say.ts'
import { ok } from '../../../../shared/result.ts'
import { practiceConnection } from '../../../support/sample/sample-connections.ts'
import { renderDesk } from '../../../support/windows/render-desk.tsx'
import { stepCalled } from '../../../support/words/sounds-like.ts'

const showLoad = (kind: UnderWayKind | null) =>
  renderDesk({
    connection: practiceConnection,
    openAt: 'load',
    answers: { readUnderWay: async () => ok({ kind }) },
  })

const pick = async (user: ReturnType<typeof renderDesk>['user']): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: say('load_another_spreadsheet') }))
  await user.upload(await screen.findByLabelText(say('spreadsheet_file')), new File(['a'], 'june.xlsx'))
}

describe('Opening another spreadsheet', () => {
  it.each([
    ['run', say('stop_creating_asked')],
    ['additions', say('stop_sending_asked')],
  ] as const)('asks first, of a %s', async (kind, title) => {
    const { user, sample } = showLoad(kind)
    await pick(user)
    const dialog = await screen.findByRole('dialog', { name: title })
    await user.click(within(dialog).getByRole('button', { name: say('do_not_stop') }))
    expect(await screen.findByText(say('left_as_it_is'))).toBeTruthy()
    expect(sample.asksOf('loadSpreadsheet')).toEqual([])
  })

  it('goes on when the person wants it to', async () => {
    const { user, sample } = showLoad('run')
    await pick(user)
    await user.click(await screen.findByRole('button', { name: say('stop_and_go_on') }))
    await waitFor(() => expect(sample.asksOf('loadSpreadsheet')).toHaveLength(1))
  })

  it('does not ask while nothing is being sent', async () => {
    const { user, sample } = showLoad(null)
    await pick(user)
    await waitFor(() => expect(sample.asksOf('loadSpreadsheet')).toHaveLength(1))
  })
})

describe('Another description of the service, or other answers about it,', () => {
  it('asks first too: what is being sent goes by the one that was', async () => {
    const { user, sample } = renderDesk({
      connection: practiceConnection,
      answers: { readUnderWay: async () => ok({ kind: 'run' }) },
    })
    await user.click(await screen.findByRole('button', { name: stepCalled('connect') }))
    await user.upload(await screen.findByLabelText(say('word_operators_document')), new File(['a'], 'water.yml'))
    await user.click(await screen.findByRole('button', { name: say('do_not_stop') }))
    expect(await screen.findByText(say('left_as_it_is'))).toBeTruthy()
    expect(sample.asksOf('loadDescription')).toEqual([])
  })
})
