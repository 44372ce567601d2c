import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { say } from '../../../../shared/messages/say.ts'
import { practiceConnection as connection } from '../../../support/sample/sample-connections.ts'
import { renderDesk } from '../../../support/windows/render-desk.tsx'
import { soundsLike } from '../../../support/words/sounds-like.ts'

const open = async () => {
  const rendered = renderDesk({ connection, openAt: 'map', accountCount: 5 })
  await rendered.user.click(await screen.findByRole('radio', { name: say('map_as_picture') }))
  return rendered
}
const list = (name: string) => screen.findByRole('region', { name })

it('says of each column what it fills, and of each field where it comes from', async () => {
  await open()
  expect(
    await within(await list('Customers')).findByRole('button', {
      name: say('pictured_end', { name: 'C Surname', words: say('pictured_fills', { fields: 'Last name' }) }),
    }),
  ).toBeTruthy()
  expect(
    within(await list('Customer')).getByRole('button', {
      name: say('pictured_end', {
        name: 'Last name',
        words: say('pictured_from', {
          columns: say('pictured_column_of_sheet', { title: 'Surname', sheet: 'Customers' }),
        }),
      }),
    }),
  ).toBeTruthy()
})

it('marks what is to be decided, and opens the fields that nothing fills', async () => {
  const { user } = await open()
  expect(
    await within(await list('Customers')).findByRole('button', {
      name: say('pictured_end', { name: 'M Sales person', words: say('pictured_undecided') }),
    }),
  ).toBeTruthy()
  const account = within(await list('Account'))
  const before = account.getAllByRole('listitem').length
  await user.click(account.getByRole('button', { name: soundsLike('pictured_more', { isOpen: 'other' }) }))
  expect(account.getAllByRole('listitem').length).toBeGreaterThan(before)
})

it('leads from a column to its line in the table, by keys', async () => {
  const { user } = await open()
  const town = await within(await list('Customers')).findByRole('button', { name: /Town, fills/ })
  town.focus()
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe(say('field_for_column', { column: 'Town' })),
  )
})

it('leads from a field to the column of another sheet', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /^Meter serial number, from/ }))
  expect((await screen.findByRole('tab', { name: /^Meters/ })).getAttribute('aria-selected')).toBe('true')
})

it('is there again when one comes back', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: say('back_to_step', { step: say('step_load') }) }))
  await user.click(await screen.findByRole('button', { name: say('go_on_to_step', { step: say('step_map') }) }))
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: say('map_as_picture') })).checked).toBe(true)
  expect(await list('Account')).toBeTruthy()
})
