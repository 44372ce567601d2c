/** Quick clicks on one spot, and an Enter key that is held: they do what the first was for, and decide nothing that came up under them. */

import { expect, type Locator, type Page } from '@playwright/test'
import { say } from '../../../shared/messages/say.ts'
import { added } from '../../support/words/counted.ts'
import { beginningWith } from '../../support/words/sounds-like.ts'
import { desktopTest as test } from '../fixtures.ts'
import { goOnTo, load, startPractising, stepButton } from '../wizard.ts'

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name })
const account = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const readyOption = (page: Page, count: number) =>
  page.getByRole('option', { name: say('group_counted', { group: say('group_ready'), count }), exact: true })

async function centreOf(place: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await place.boundingBox()
  if (box === null) throw new Error('It is not on the screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test.beforeEach(({ page }) => startPractising(page))

test('two clicks on “Next account” create nothing, and its button is live once the account has been seen', async ({
  page,
}) => {
  await load(page, 'flat-supplier.xlsx')
  await goOnTo(page, 'map', 'check', 'create')
  const send = await centreOf(button(page, say('create_this_account', { asksFirst: false })))
  await button(page, say('create_this_account', { asksFirst: false })).click()
  await expect(readyOption(page, 24)).toBeAttached()
  await expect(button(page, say('next_account'))).toBeEnabled()
  const { x, y } = await centreOf(button(page, say('next_account')))
  // Where the button that sends comes up, too, and at once: nobody can have read what it sends.
  await page.mouse.click(x, y)
  await page.mouse.click(x, y, { clickCount: 2 })
  await page.mouse.click(send.x, send.y)
  await account(page, 'Tyrone van der Berg').waitFor()
  await expect(account(page, 'Tyrone van der Berg')).toBeVisible()
  await expect(readyOption(page, 24)).toBeAttached()

  await button(page, say('create_this_account', { asksFirst: false })).click()
  await expect(readyOption(page, 23)).toBeAttached()
})

test('two clicks on “Create this account” create that one, and lead to no other', async ({ page }) => {
  await load(page, 'flat-supplier.xlsx')
  await goOnTo(page, 'map', 'check', 'create')
  await expect(button(page, say('create_this_account', { asksFirst: false }))).toBeEnabled()
  await button(page, say('create_this_account', { asksFirst: false })).dblclick()
  await button(page, say('next_account')).waitFor()
  await expect(readyOption(page, 24)).toBeAttached()
})

/** Creates the first account, and finds it in Add. */
async function lookUpCreated(page: Page): Promise<void> {
  await load(page, 'flat-supplier.xlsx')
  await goOnTo(page, 'map', 'check', 'create')
  await button(page, say('create_this_account', { asksFirst: false })).click()
  await expect(stepButton(page, 'watch')).toContainText(say('created_of_all', { created: 1, count: 30 }))
  await stepButton(page, 'add').click()
  await page.getByLabel(say('account_number_or_name')).fill('007001000')
  await button(page, say('look_it_up')).click()
}

test('two clicks on “Add to the account” add a note, and ask for none in the form that is empty by then', async ({
  page,
}) => {
  await lookUpCreated(page)
  const notes = page.getByRole('tabpanel', { name: say('kind_notes') })
  await notes.getByLabel('Note', { exact: true }).fill('Prefers letters.')
  const add = notes.getByRole('button', { name: say('add_to_account') })
  await expect(add).toBeEnabled()
  // The second click comes in the moment that the form is empty.
  await add.evaluate((send: HTMLElement) => {
    const isAdded = () => document.body.innerText.includes('1 note added.')
    const second = Promise.withResolvers<void>()
    const watch = new MutationObserver(() => {
      if (!isAdded()) return
      watch.disconnect()
      setTimeout(() => second.resolve(send.click()), 50)
    })
    watch.observe(document.body, { childList: true, subtree: true })
    send.click()
    return second.promise
  })
  await expect(add).toBeEnabled()
  await expect(notes.getByText(say('addition_empty', { kind: 'notes' }))).toHaveCount(0)
  await expect(notes.getByText(added('notes', 1))).toBeVisible()
})

test('clicks on “Add to the account” send nothing that is asked about first, however slow they are and narrow the window is', async ({
  page,
}) => {
  await lookUpCreated(page)
  await page.getByRole('tab', { name: say('kind_transactions') }).click()
  const transactions = page.getByRole('tabpanel', { name: say('kind_transactions') })
  const add = transactions.getByRole('button', { name: say('add_to_account') })
  const allTheSame = transactions.getByRole('button', { name: say('send_all_the_same') })
  for (const [at, width] of [1360, 1180, 1100, 1000].entries()) {
    await page.setViewportSize({ width, height: 800 })
    await transactions.getByLabel('Amount', { exact: true }).fill(`2${at}`)
    await expect(add).toBeEnabled()
    await add.scrollIntoViewIfNeeded()
    const { x, y } = await centreOf(add)
    await page.mouse.click(x, y)
    await page.mouse.click(x, y)
    // Long enough for the button that sends to be live, wherever it is.
    await expect(allTheSame).not.toHaveAttribute('aria-disabled')
    await page.mouse.click(x, y)
    await expect(allTheSame).toBeVisible()
  }
  await expect(page.getByText(say('nothing_added_from_here'))).toBeVisible()
})

const unknown = ['Acct', 'Zorp', 'Quux', 'Blip', 'Flim', 'Grob', 'Snee', 'Wuzz', 'Yark']
const strange = [unknown, ['00123', 'q1', 'r2', 's3', 't4', 'u5', 'v6', 'w7', 'x8']].map((cells) => cells.join(','))

const settled = (page: Page) =>
  button(page, beginningWith(say('words_about', { words: say('leave_it_out'), about: '' })))

async function showToDo(page: Page): Promise<number> {
  const buffer = Buffer.from(strange.join('\n'))
  await page.getByLabel(say('spreadsheet_file')).setInputFiles({ name: 'strange.csv', mimeType: '', buffer })
  await goOnTo(page, 'map')
  await page.getByText(/^To do \(/).click()
  await expect(settled(page).first()).toBeEnabled()
  return settled(page).count()
}

test('two clicks on “Leave it out” decide about that column, and not about the next', async ({ page }) => {
  const before = await showToDo(page)
  const { x, y } = await centreOf(settled(page).first())
  await page.mouse.dblclick(x, y)
  await expect(settled(page)).toHaveCount(before - 1)
  await expect(settled(page)).toHaveCount(before - 1)
  // Each by itself, it is decided.
  await settled(page).first().click()
  await expect(settled(page)).toHaveCount(before - 2)
})

const rowAfter = (page: Page) => page.getByRole('row').filter({ has: page.getByText('r2') })

test('what is settled leaves every row where it is until the pointer has gone', async ({ page }) => {
  const before = await showToDo(page)
  const next = rowAfter(page)
  const place = await next.boundingBox()
  await settled(page).first().click()
  await expect(settled(page)).toHaveCount(before - 1)
  expect(await next.boundingBox()).toEqual(place)
  await settled(page).first().click()
  await expect(settled(page)).toHaveCount(before - 2)
  await page.getByText(say('mapping_saved')).waitFor()
  expect((await next.boundingBox())?.y).toBe(place?.y)
  await page.mouse.move(5, 5)
  await expect.poll(async () => (await next.boundingBox())?.y).toBeLessThan(place?.y ?? 0)
})

test('Enter that is held decides about one column, and not about those that get the focus after it', async ({
  page,
}) => {
  const before = await showToDo(page)
  await settled(page).first().focus()
  for (let times = 0; times < 4; times += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(settled(page)).toHaveCount(before - 1)
  await expect(rowAfter(page)).toBeFocused()
  await expect(settled(page)).toHaveCount(before - 1)
})
