/** What a person reads after the application was killed in the middle of a run. */

import { expect, type Page } from '@playwright/test'
import { say } from '../../../shared/messages/say.ts'
import { soundsLike } from '../../support/words/sounds-like.ts'
import { desktopTest as test } from '../fixtures.ts'
import { createThreeByHand, goOnTo, load, openData, startPractising } from '../wizard.ts'

const told = (page: Page) => page.getByRole('region', { name: say('interrupted') })

test('a run that was killed is told at the next start, with what was sent and what was not, until it was read', {
  tag: '@main',
}, async ({ page, desktop }) => {
  test.setTimeout(240_000)
  await startPractising(page)
  await load(page, 'rows-per-register.csv')
  await goOnTo(page, 'map', 'check', 'create')
  await createThreeByHand(page)
  await page.getByRole('button', { name: say('go_on_by_itself') }).click()
  await page.getByLabel(say('at_most_a_minute', { count: 6 })).check()
  await page.getByRole('button', { name: say('create_so_many', { count: 9 }) }).click()
  await expect(page.getByRole('progressbar', { name: say('had_their_turn', { done: 1, total: 9 }) })).toBeVisible()
  await desktop.app.kill()

  const again = await desktop.start()
  await openData(again)
  await expect(told(again)).toContainText(soundsLike('interrupted_at', { count: '9' }))
  await expect(told(again)).toContainText(soundsLike('interrupted_not_sent', { count: 'other' }))
  await expect(told(again)).toContainText(/[1-3] accounts? (was|were) sent/)
  const read = told(again).getByRole('button', { name: say('i_have_read_this') })
  await expect(read).toBeEnabled()
  await read.click()
  await expect(told(again)).toHaveCount(0)
  await desktop.app.kill()

  const third = await desktop.start()
  await openData(third)
  await expect(third.getByRole('heading', { level: 1 })).toContainText(say('step_create_title'))
  await expect(told(third)).toHaveCount(0)
})
