/** How a service takes money, in the built application: asked in Connect, shown in Map, and told in the words of each account. */

import { expect, type Page } from '@playwright/test'
import { say } from '../../../shared/messages/say.ts'
import { soundsLike } from '../../support/words/sounds-like.ts'
import { desktopTest as test } from '../fixtures.ts'
import { type LiveService, startLiveService } from '../sending/live-service.ts'
import { checkLine, goOnTo, openData, sayMoneyTerms, typeConnection } from '../wizard.ts'

const rows = [
  'Account number,First name,Last name,Amount due,Email',
  '007600001,Ana,Lee,120.50,ana@lee.example',
  '007600002,Bo,Ng,30.00 CR,bo@ng.example',
  '007600003,Cy,Ray,0.00,cy@ray.example',
].join('\n')

let service: LiveService
test.beforeAll(async () => {
  service = await startLiveService()
})
test.afterAll(() => service.close())

const money = (page: Page) => page.getByRole('region', { name: say('money_title') })

test('what is owed is sent as the service takes it, once that is said in Map', async ({ page }) => {
  await openData(page)
  await typeConnection(page, service)
  await page.getByRole('button', { name: say('keep_and_test') }).click()
  await expect(money(page).getByText(say('not_answered_yet'))).toBeVisible()
  await page.getByRole('button', { name: 'Go on to Load' }).click()
  const file = { name: 'balances.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) }
  await page.getByLabel(say('spreadsheet_file')).setInputFiles(file)
  await goOnTo(page, 'Map', 'Check')
  await expect(checkLine(page)).toContainText('1 ready')
  await expect(page.getByText(/balances? waits? for an answer in Map/).first()).toBeVisible()

  await page.getByRole('button', { name: /Step 3/ }).click()
  await sayMoneyTerms(page, { balance: '−50.00', amount: '50.00' })
  const column = page.getByRole('row').filter({ has: page.getByRole('combobox', { name: 'Field for Amount due' }) })
  await expect(column).toContainText('“120.50” → owes 120.50 (sent as −120.50)')
  await expect(column).toContainText('“30.00 CR” → in credit by 30.00 (sent as 30.00)')
  await page.getByRole('button', { name: 'Values of Amount due', exact: true }).click()
  const meaning = page.getByRole('combobox', { name: 'Amount due: a plain number is' })
  await expect(meaning).toContainText('heading says: owed')

  await goOnTo(page, 'Check', 'Create')
  await expect(page.getByText('Balance: owes 120.50 (sent as −120.50)')).toBeVisible()
})

test('the question is answered with the keys alone', async ({ page }) => {
  await openData(page)
  await typeConnection(page, service)
  await page.getByRole('button', { name: say('keep_and_test') }).click()
  const answers = money(page).getByRole('radio')
  await answers.nth(2).focus()
  await page.keyboard.press('ArrowUp')
  await expect(money(page).getByRole('radio', { name: '−50.00' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  await expect(money(page).getByRole('radio', { name: '5000' })).toBeChecked()
  await expect(money(page).getByText(say('answers_kept'))).toBeVisible()
  await expect(page.getByText('is sent as −5000')).toBeVisible()
})

test('a column that does not say what it holds is asked about where that would be a credit, and one click answers', async ({
  page,
}) => {
  await openData(page)
  await typeConnection(page, service)
  await page.getByRole('button', { name: say('keep_and_test') }).click()
  await sayMoneyTerms(page, { balance: '−50.00', amount: '50.00' })
  await page.getByRole('button', { name: 'Go on to Load' }).click()
  const buffer = Buffer.from(rows.replace('Amount due', 'Balance'))
  await page.getByLabel(say('spreadsheet_file')).setInputFiles({ name: 'open.csv', mimeType: 'text/csv', buffer })
  await goOnTo(page, 'Map')
  const asked = page.getByText(soundsLike('balance_side_open'))
  await expect(asked.first()).toBeVisible()
  const answer = page.getByRole('button', { name: 'Customers owe it: Balance' })
  await expect(answer).toBeEnabled()
  await answer.click()
  await expect(asked).toHaveCount(0)
  await page.getByRole('button', { name: 'Values of Balance', exact: true }).click()
  await expect(page.getByRole('combobox', { name: 'Balance: a plain number is' })).toHaveValue('owed')
})
