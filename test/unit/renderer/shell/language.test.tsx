import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { say } from '../../../../shared/messages/say.ts'
import { speak } from '../../../../shared/messages/speech.ts'
import { practiceConnection } from '../../../support/sample/sample-connections.ts'
import { renderDesk } from '../../../support/windows/render-desk.tsx'

afterEach(() => speak('en'))

it('speaks another language as soon as it is chosen, on the step where the person was', async () => {
  const { user } = renderDesk({ connection: practiceConnection, openAt: 'map' })
  await user.click(await screen.findByRole('button', { name: say('language') }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch', hidden: true }))
  await user.click(await screen.findByRole('button', { name: 'Sprache' }))
  await screen.findByRole('menuitemradio', { name: 'Deutsch', checked: true, hidden: true })
  expect(document.querySelector('[aria-current="step"]')?.textContent).toMatch(/Map|Zuordnen/)
})
