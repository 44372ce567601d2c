/** Help comes with F1 about what has the focus, from everywhere, and gives the focus back. */

import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { say } from '../../../../shared/messages/say.ts'
import { practiceConnection } from '../../../support/sample/sample-connections.ts'
import { renderDesk } from '../../../support/windows/render-desk.tsx'
import { beginningWith, soundsLike } from '../../../support/words/sounds-like.ts'
import { cell, choose, showCheck } from '../check/check-screen.ts'

const help = () => screen.findByRole('dialog', { name: say('help') })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: say('help') })).toBeNull())
const heading = async (name: string) => within(await help()).findByRole('heading', { level: 3, name })
const search = async () => within(await help()).getByRole<HTMLInputElement>('textbox', { name: say('help_search') })

async function type(user: UserEvent, words: string): Promise<void> {
  await user.click(await search())
  await user.keyboard(words)
}

it('is searched in one place, by keys alone, and what is found is read and left again', async () => {
  const { user } = renderDesk()
  const begin = await screen.findByRole('button', { name: say('start_with_my_spreadsheet') })
  begin.focus()
  await user.keyboard('{F1}')
  await waitFor(async () => expect(document.activeElement).toBe(await search()))
  await user.keyboard('surname')
  await within(await help()).findByText(soundsLike('help_found'))
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await waitFor(async () => expect(document.activeElement).toBe(await heading('Last name')))
  await user.click(within(await help()).getByRole('button', { name: say('help_all') }))
  expect((await search()).value).toBe('surname')
  await user.keyboard('{Escape}')
  await closed()
  expect(document.activeElement).toBe(begin)
})

it('tells of the problem of the cell that has the focus and of its field, and of a kind of problem where it is listed', async () => {
  const { user } = showCheck()
  await choose(user, 3, 'D')
  await user.keyboard('{F1}')
  const problem = await heading('Phone number can’t be read')
  await waitFor(() => expect(document.activeElement).toBe(problem))
  await heading('Mobile phone')
  await user.keyboard('{Escape}')
  await closed()
  expect(document.activeElement).toBe(await cell(3, 'D'))
  const [link] = await screen.findAllByRole('button', { name: /^Help about .*phone numbers can’t be read$/ })
  if (link === undefined) throw new Error('No problem leads to help.')
  await user.click(link)
  await heading('Phone number can’t be read')
  await user.keyboard('{Escape}')
  await closed()
  expect(document.activeElement).toBe(link)
})

it('shows several cells before a problem is fixed and after, below the fields that their columns fill', async () => {
  const { user } = renderDesk()
  await screen.findByRole('button', { name: say('start_with_my_spreadsheet') })
  await user.keyboard('{F1}')
  await type(user, 'column_not_decided{Enter}')
  const tables = await within(await help()).findAllByRole('table')
  const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').map(cellsOf)
  const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent)
  expect(tables.map(rowsOf)).toEqual([
    [
      ['Account number', 'not used'],
      ['100042', 'Okafor'],
    ],
    [
      ['Account number', 'Last name'],
      ['100042', 'Okafor'],
    ],
  ])
})

it('tells of the field that a picker is at, and leaves the mapping as it was', async () => {
  const { user } = renderDesk({ connection: practiceConnection, openAt: 'map', accountCount: 5 })
  const [picker] = await screen.findAllByRole<HTMLInputElement>('combobox', { name: soundsLike('field_for_column') })
  if (picker === undefined) throw new Error('There is no picker.')
  const before = picker.value
  await user.click(picker)
  await user.clear(picker)
  await user.keyboard('date of birth{F1}')
  await heading('Date of birth')
  await user.keyboard('{Escape}')
  await closed()
  expect(document.activeElement).toBe(picker)
  expect(picker.value).toBe(before)
})

it('lists the keys, from the sheet', async () => {
  const { user } = showCheck()
  await user.click(await screen.findByRole('button', { name: say('topic_keys') }))
  await heading(say('topic_keys'))
  expect(within(await help()).getByText(say('keys_fill_down'))).toBeTruthy()
})

it('closes alone over a dialog', async () => {
  const { user } = renderDesk({ connection: practiceConnection, openAt: 'load', accountCount: 5 })
  await user.click(await screen.findByRole('button', { name: beginningWith(say('rename_this_project')) }))
  const dialog = await screen.findByRole('dialog')
  await user.keyboard('{F1}')
  await help()
  await user.keyboard('{Escape}')
  await closed()
  expect(dialog.isConnected).toBe(true)
})

it('opens from the Help menu, and gives the focus back to its button', async () => {
  const { user } = renderDesk()
  const button = await screen.findByRole('button', { name: say('help') })
  await user.click(button)
  await user.click(await screen.findByRole('menuitem', { name: beginningWith(say('help_and_key')), hidden: true }))
  await type(user, 'data')
  await user.keyboard('{Enter}')
  await heading(say('topic_data'))
  await user.keyboard('{Escape}')
  await closed()
  expect(document.activeElement).toBe(button)
})
