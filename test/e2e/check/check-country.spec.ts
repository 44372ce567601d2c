/** In Check, of which country phone numbers are is answered on the problem itself: for all of them, or for rows of another country. */

import { expect, type Page } from '@playwright/test'
import { say } from '../../../shared/messages/say.ts'
import { soundsLike } from '../../support/words/sounds-like.ts'
import { desktopTest as test } from '../fixtures.ts'
import { goOnTo, startPractising } from '../wizard.ts'

const mobiles = ['07900 123450', '0171 1234567', '0172 7654321', '07900 123451', '07900 123452']
const csv = [
  'Account number,First name,Last name,Mobile phone,Landline',
  ...mobiles.map((mobile, at) => `A-10${at},Ana,Lee${at},${mobile},${at === 4 ? '020 7946 0018' : ''}`),
].join('\n')

const question = (page: Page, column: string) =>
  page.getByRole('region', { name: say('country_of', { about: `“${column}”` }) })
const kind = (page: Page, title: string) =>
  page.getByRole('tabpanel', { name: say('problems') }).getByText(`${say('level_error')}: ${title}`)
const cell = (page: Page, row: number, column: number) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell', { name: String(row), exact: true }) })
    .locator(`[aria-colindex="${column + 1}"]`)

async function answer(page: Page, column: string, country: string): Promise<void> {
  await question(page, column).getByRole('combobox').fill(country)
  await page.getByRole('option', { name: new RegExp(`^${country}`) }).click()
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name })
  await expect(button).toBeEnabled()
  await button.click()
}

test('the country of numbers is answered on the problem, for some rows and then for all', async ({ page }) => {
  await startPractising(page)
  await page
    .getByLabel(say('spreadsheet_file'))
    .setInputFiles({ name: 'accounts.csv', mimeType: '', buffer: Buffer.from(csv) })
  await goOnTo(page, 'map', 'check')
  await expect(kind(page, say('title_phone_country_missing', { count: 6 }))).toBeVisible()

  // Two of the mobiles are another country's.
  await cell(page, 3, 4).click()
  await page.keyboard.press('Shift+ArrowDown')
  await answer(page, 'Mobile phone', 'Germany')
  const shown = question(page, 'Mobile phone').getByRole('listitem')
  await expect(shown).toHaveText(['0171 1234567 → +491711234567', '0172 7654321 → +491727654321'])
  await press(page, say('only_selected_numbers', { count: 2 }))
  await expect(cell(page, 3, 4)).toHaveText(`+491711234567. ${say('cell_changed_by_you')}`)
  await expect(cell(page, 4, 4)).toHaveText(`+491727654321. ${say('cell_changed_by_you')}`)
  await expect(kind(page, say('title_phone_country_missing', { count: 4 }))).toBeVisible()

  // What was said of one column is proposed at the next.
  await answer(page, 'Mobile phone', 'United Kingdom')
  await expect(question(page, 'Mobile phone').getByRole('listitem').first()).toHaveText('07900 123450 → +447900123450')
  await question(page, 'Mobile phone')
    .getByRole('button', { name: say('all_of_column') })
    .click()
  await expect(kind(page, say('title_phone_country_missing', { count: 1 }))).toBeVisible()
  await expect(question(page, 'Landline').getByRole('combobox')).toHaveValue('United Kingdom (+44)')
  await press(page, say('our_own_country'))
  await expect(page.getByRole('region', { name: soundsLike('country_of') })).toHaveCount(0)

  await page.keyboard.press('Control+z')
  await expect(kind(page, say('title_phone_country_missing', { count: 1 }))).toBeVisible()
})
