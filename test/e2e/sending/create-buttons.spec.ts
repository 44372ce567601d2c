/** What a hand that stays where it is would press next: after no press of another button is it the one that sends. */

import { expect, type Locator, type Page } from '@playwright/test'
import { say } from '../../../shared/messages/say.ts'
import { soundsLike } from '../../support/words/sounds-like.ts'
import { desktopTest as test } from '../fixtures.ts'
import { goOnTo, load, startPractising } from '../wizard.ts'

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name })

for (const viewport of [
  { width: 1024, height: 640 },
  { width: 1280, height: 800 },
]) {
  test(`after a press in Create no button that sends lies under the mouse, at ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await startPractising(page)
    await load(page, 'flat-supplier.xlsx')
    await goOnTo(page, 'map', 'check', 'create')

    /** Presses a button, waits for what follows, and says what lies under the mouse then. */
    const press = async (pressed: Locator, thenThere: Locator): Promise<void> => {
      await expect(pressed).toBeEnabled()
      const box = await pressed.boundingBox()
      if (box === null) throw new Error('It is not on the screen.')
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.click(x, y)
      await expect(thenThere).toBeVisible()
      const under = await page.evaluate(
        ([left = 0, top = 0]) => document.elementFromPoint(left, top)?.closest('button')?.textContent ?? '',
        [x, y],
      )
      expect(under).not.toMatch(/^(Create|Send)/)
    }
    const account = (name: string) => page.getByRole('heading', { name, exact: true })

    const [name = ''] = await page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents()
    await press(button(page, say('word_dry_run')), page.getByRole('article').getByText(say('status_passed')))
    await press(button(page, say('skip_for_now')), page.getByRole('article').getByText(say('status_untried')))
    await expect(account(name)).toHaveCount(0)
    await press(button(page, say('set_aside_this')), page.getByRole('dialog'))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Moved away')
    await press(
      dialog.getByRole('button', { name: say('set_it_aside') }),
      page.getByText(soundsLike('set_aside_because')),
    )
    await press(button(page, say('take_it_back')), button(page, say('create_this_account', { asksFirst: false })))
    await button(page, say('create_this_account', { asksFirst: false })).click()
    await press(button(page, say('next_account')), button(page, say('create_this_account', { asksFirst: false })))
  })
}
