import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ExportMenu } from '../../../../renderer/check/export-menu.tsx'
import { issue } from '../../../../shared/issue-words.ts'
import { say } from '../../../../shared/messages/say.ts'
import { ok, refuse } from '../../../../shared/result.ts'
import { noConnection, practiceConnection } from '../../../support/sample/sample-connections.ts'
import { sampleDesk } from '../../../support/sample/sample-desk.ts'
import { renderPart } from '../../../support/windows/render-desk.tsx'

it('saves a corrected copy and the payloads, by keyboard, and says where', async () => {
  const { user, sample } = renderPart(<ExportMenu saidAt={document.body} />)
  await user.tab()
  await user.keyboard('{Enter}')
  const first = await screen.findByRole('menuitem', { name: say('save_corrected_copy') })
  await waitFor(() => expect(document.activeElement).toBe(first))
  await user.keyboard('{Enter}')
  await screen.findByText(say('saved_to', { path: '/home/ana/customers corrected.xlsx' }))
  expect(sample.asksOf('exportCorrectedCopy')).toEqual([{}])

  await user.click(screen.getByRole('button', { name: say('save_as_files') }))
  await user.click(await screen.findByRole('menuitem', { name: say('save_sent_as_zip') }))
  await screen.findByText(say('saved_to', { path: '/home/ana/payloads.zip' }))
  expect(sample.asksOf('exportPayloads')).toEqual([{ as: 'zip' }])
})

it.each([
  ['nothing is connected', noConnection, { to: 'disk', path: '/home/ana/payloads.zip' }, 1],
  ['nothing is connected and nothing was saved', noConnection, { to: 'nowhere' }, 0],
  ['one practises', practiceConnection, { to: 'disk', path: '/home/ana/payloads.zip' }, 0],
] as const)('says that what is saved names no supplier, or not, where %s', async (_, connection, saved, times) => {
  const sample = sampleDesk({ connection, answers: { exportPayloads: async () => ok(saved) } })
  const { user } = renderPart(<ExportMenu saidAt={document.body} />, sample)
  await user.click(screen.getByRole('button', { name: say('save_as_files') }))
  await user.click(await screen.findByRole('menuitem', { name: say('save_sent_as_zip') }))
  const { textContent } = await screen.findByText((_words, at) => at?.role === 'status' && at.textContent !== '')
  expect(textContent?.split(say('saved_without_supplier'))).toHaveLength(times + 1)
})

it('offers a folder only where the host has a dialog for one', async () => {
  const { user } = renderPart(<ExportMenu saidAt={document.body} />, sampleDesk({ host: 'browser' }))
  await user.click(screen.getByRole('button', { name: say('save_as_files') }))
  await screen.findByRole('menuitem', { name: say('save_sent_as_zip') })
  expect(screen.queryByRole('menuitem', { name: say('save_sent_as_folder') })).toBeNull()
})

it('stops writing on request, says so, and keeps the focus', async () => {
  let stop = () => {}
  const sample = sampleDesk({
    host: 'desktop',
    answers: {
      exportCorrectedCopy: () =>
        new Promise((resolve) => {
          stop = () => resolve(refuse(issue('saving_stopped', {})))
        }),
      stopSaving: async () => {
        stop()
        return ok({})
      },
    },
  })
  const { user } = renderPart(<ExportMenu saidAt={document.body} />, sample)
  await user.click(screen.getByRole('button', { name: say('save_as_files') }))
  await user.click(await screen.findByRole('menuitem', { name: say('save_corrected_copy') }))
  await user.click(await screen.findByRole('button', { name: say('cancel') }))
  await screen.findByText(say('saving_stopped'))
  expect(screen.queryByRole('button', { name: say('cancel') })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: say('save_as_files') }))
})

it('tells of what was begun elsewhere, and stops it too', async () => {
  const sample = sampleDesk({ host: 'desktop' })
  const { user } = renderPart(<ExportMenu saidAt={document.body} />, sample)
  sample.tell('savingProgress', { done: 400, total: 1200, isOver: false })
  await user.click(await screen.findByRole('button', { name: say('cancel') }))
  await screen.findByText(say('stopping'))
  expect(sample.asksOf('stopSaving')).toEqual([{}])
  sample.tell('savingProgress', { done: 0, total: 0, isOver: true })
  await waitFor(() => expect(screen.queryByText(say('stopping'))).toBeNull())
})

it('shows how far the payloads are', async () => {
  let finish = () => {}
  const sample = sampleDesk({
    host: 'desktop',
    answers: {
      exportPayloads: () =>
        new Promise((resolve) => {
          finish = () => resolve({ ok: true, value: { to: 'disk', path: '/home/ana/payloads' } })
        }),
    },
  })
  const { user } = renderPart(<ExportMenu saidAt={document.body} />, sample)
  await user.click(screen.getByRole('button', { name: say('save_as_files') }))
  await user.click(await screen.findByRole('menuitem', { name: say('save_sent_as_folder') }))
  sample.tell('savingProgress', { done: 400, total: 1200, isOver: false })
  await screen.findByText(say('writing_files_so_far', { done: 400, total: 1200 }))
  finish()
  await screen.findByText(say('saved_to', { path: '/home/ana/payloads' }))
})
