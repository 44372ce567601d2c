import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { noneOfAny } from '../../../shared/account-status.ts'
import type { ProjectListEntry } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { atMoment } from '../../../shared/messages/values.ts'
import { ok } from '../../../shared/result.ts'
import { practiceConnection } from '../../support/sample/sample-connections.ts'
import { sampleDesk } from '../../support/sample/sample-desk.ts'
import { renderDesk } from '../../support/windows/render-desk.tsx'
import { soundsLike } from '../../support/words/sounds-like.ts'

const entry: ProjectListEntry = {
  id: 'one',
  name: 'customers to move.xlsx',
  fileName: 'customers to move.xlsx',
  kind: 'accounts',
  accountCount: 120,
  counts: { ...noneOfAny(), passed: 12, finished: 106, withErrors: 2 },
  step: 'check',
  createdAt: '2026-11-01T09:00:00Z',
  openedAt: '2026-11-02T09:00:00Z',
}

describe('a file that was changed in another program', () => {
  it('is offered on any step, and what became of the edits is listed', async () => {
    const { user, sample } = renderDesk({ connection: practiceConnection, openAt: 'map', isSourceChanged: true })
    const notice = await screen.findByRole('region', { name: say('changed_file') })
    expect(notice.textContent).toContain('“customers to move.xlsx” was changed on this computer')
    await user.click(within(notice).getByRole('button', { name: say('load_new_version') }))
    const dialog = await screen.findByRole('dialog', { name: say('new_version_open') })
    expect(dialog.textContent).toContain(
      `${say('mapping_taken_over')} ${say('edits_taken_over', { count: 41 })} ${say('edits_not_needed', { count: 2 })}`,
    )
    const lost = within(dialog).getByRole('region', { name: say('edits_not_kept_list') })
    expect(within(lost).getAllByRole('row')[1]?.textContent).toBe(
      'Customers, D14 (E-mail)emil.example.comemil@example.comThe cell was changed to something else. Now: “e.mueller@example.com”',
    )
    await user.click(within(dialog).getByRole('button', { name: say('delete_earlier_version') }))
    expect(sample.asksOf('deleteProject')).toEqual([{ id: 'one' }])
  })

  it('says that the mapping was taken over where there was no edit', async () => {
    const { user } = renderDesk({
      connection: practiceConnection,
      openAt: 'map',
      isSourceChanged: true,
      answers: {
        loadNewVersion: async () => {
          const { desk } = sampleDesk({ openAt: 'map' })
          const read = await desk.loadNewVersion({})
          const carried = { isMapped: true, keptCount: 0, alreadyThereCount: 0, lost: [] }
          return read.ok ? ok({ ...read.value, carried }) : read
        },
      },
    })
    const notice = await screen.findByRole('region', { name: say('changed_file') })
    await user.click(within(notice).getByRole('button', { name: say('load_new_version') }))
    const dialog = await screen.findByRole('dialog', { name: say('new_version_open') })
    expect(dialog.textContent).toContain(`${say('mapping_taken_over')} ${say('no_edit_there')}`)
    expect(dialog.textContent).not.toContain(say('no_edit_taken_over'))
  })

  it('is looked for when the person comes back to the window, and can wait until it is changed once more', async () => {
    let modifiedAt = 1
    const { user, sample } = renderDesk({
      connection: practiceConnection,
      openAt: 'map',
      answers: { checkSource: async () => ok({ state: 'changed', modifiedAt }) },
    })
    await user.click(await screen.findByRole('button', { name: say('not_now') }))
    const asked = sample.asksOf('checkSource').length
    window.dispatchEvent(new Event('focus'))
    expect(sample.asksOf('checkSource').length).toBe(asked + 1)
    expect(screen.queryByRole('region', { name: say('changed_file') })).toBeNull()
    modifiedAt = 2
    window.dispatchEvent(new Event('focus'))
    await screen.findByRole('region', { name: say('changed_file') })
  })
})

describe('a file that was loaded before', () => {
  it('with the same name can take the edits of the earlier version over', async () => {
    const { user, sample } = renderDesk({ connection: practiceConnection, openAt: 'load', listed: [entry] })
    await screen.findByRole('heading', { name: say('file_name_loaded_before') })
    await user.click(screen.getByRole('button', { name: say('take_my_edits_over') }))
    await screen.findByRole('dialog', { name: say('new_version_open') })
    expect(sample.asksOf('takeOverEdits')).toEqual([{ from: 'one' }])
  })

  it('says which of two of one name is meant, though both were open in one minute', async () => {
    const other = { ...entry, id: 'two', accountCount: 7, openedAt: '2026-01-05T10:00:10.000Z' }
    const meant = {
      ...entry,
      accountCount: 5,
      createdAt: '2026-01-05T09:58:30.000Z',
      openedAt: '2026-01-05T10:00:40.000Z',
    }
    renderDesk({ connection: practiceConnection, openAt: 'load', listed: [meant, other] })
    await screen.findByRole('heading', { name: say('file_name_loaded_before') })
    const said = say('file_name_loaded_before_kept', {
      project: entry.name,
      accounts: 5,
      moment: atMoment(meant.openedAt, 'second'),
      loaded: atMoment(meant.createdAt, 'second'),
    })
    expect(await screen.findByText(said)).toBeTruthy()
  })

  it('itself is gone on with', async () => {
    const listed = [{ ...entry, fileName: 'another name.xlsx' }]
    const { user, sample } = renderDesk({ connection: practiceConnection, openAt: 'load', listed })
    await screen.findByRole('heading', { name: say('file_loaded_before') })
    await user.click(screen.getByRole('button', { name: say('go_on_with_earlier_one') }))
    expect(sample.asksOf('openProject')).toEqual([{ id: 'one' }])
  })
})

describe('the list of projects', () => {
  it('says how far each one is', async () => {
    renderDesk({ connection: practiceConnection, listed: [entry] })
    expect(
      (await screen.findByText(/120 accounts, 12 ready, 2 with problems, 106 sent · at Check · last open/)).textContent,
    ).toContain('2026')
  })

  it('still lists one that can’t be read any more, to be deleted', async () => {
    renderDesk({ connection: practiceConnection, listed: [{ ...entry, fileName: '', isDamaged: true }] })
    await screen.findByRole('button', {
      name: say('delete_project', { project: 'A project that can’t be read any more' }),
    })
    expect(screen.queryByRole('button', { name: soundsLike('go_on_with_project') })).toBeNull()
  })
})
