/** How a service takes money, in the built application: asked in Connect, shown in Map, and told in the words of each account. */

import { expect, type Page } from '@playwright/test'
import { say } from '../../../shared/messages/say.ts'
import { soundsLike } from '../../support/words/sounds-like.ts'
import { desktopTest as test } from '../fixtures.ts'
import { type LiveService, startLiveService } from '../sending/live-service.ts'
import { checkLine, goOnTo, openData, sayMoneyTerms, stepButton, typeConnection } from '../wizard.ts'

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
  await page.getByRole('button', { name: say('go_on_to_step', { step: say('step_load') }) }).click()
  const file = { name: 'balances.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) }
  await page.getByLabel(say('spreadsheet_file')).setInputFiles(file)
  await goOnTo(page, 'map', 'check')
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 1 }))
  await expect(page.getByText(soundsLike('title_balance_sign_not_said')).first()).toBeVisible()

  await stepButton(page, 'map').click()
  await sayMoneyTerms(page, { balance: '−50.00', amount: '50.00' })
  const column = page
    .getByRole('row')
    .filter({ has: page.getByRole('combobox', { name: say('field_for_column', { column: 'Amount due' }) }) })
  await expect(column).toContainText(
    say('amount_becomes', {
      shown: '120.50',
      sent: say('balance_held', { side: 'owed', amount: '120.50', sent: '−120.50' }),
    }),
  )
  await expect(column).toContainText(
    say('amount_becomes', {
      shown: '30.00 CR',
      sent: say('balance_held', { side: 'credit', amount: '30.00', sent: '30.00' }),
    }),
  )
  await page.getByRole('button', { name: say('values_of_column', { column: 'Amount due' }), exact: true }).click()
  const meaning = page.getByRole('combobox', { name: say('plain_number_of', { column: 'Amount due' }) })
  await expect(meaning).toContainText(say('heading_says', { meaning: say('means_owed') }))

  await goOnTo(page, 'check', 'create')
  await expect(
    page.getByText(`Balance: ${say('balance_held', { side: 'owed', amount: '120.50', sent: '−120.50' })}`),
  ).toBeVisible()
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
  await expect(page.getByText(say('is_sent_as', { sent: '−5000' }))).toBeVisible()
})

test('a column that does not say what it holds is asked about where that would be a credit, and one click answers', async ({
  page,
}) => {
  await openData(page)
  await typeConnection(page, service)
  await page.getByRole('button', { name: say('keep_and_test') }).click()
  await sayMoneyTerms(page, { balance: '−50.00', amount: '50.00' })
  await page.getByRole('button', { name: say('go_on_to_step', { step: say('step_load') }) }).click()
  const buffer = Buffer.from(rows.replace('Amount due', 'Balance'))
  await page.getByLabel(say('spreadsheet_file')).setInputFiles({ name: 'open.csv', mimeType: 'text/csv', buffer })
  await goOnTo(page, 'map')
  const asked = page.getByText(
    /nothing says whether the customer owes .* Say it once for the column here, at its values/,
  )
  await expect(asked.first()).toBeVisible()
  const answer = page.getByRole('button', {
    name: say('words_about', { words: say('customers_owe_it'), about: 'Balance' }),
  })
  await expect(answer).toBeEnabled()
  await answer.click()
  await expect(asked).toHaveCount(0)
  await page.getByRole('button', { name: say('values_of_column', { column: 'Balance' }), exact: true }).click()
  await expect(page.getByRole('combobox', { name: say('plain_number_of', { column: 'Balance' }) })).toHaveValue('owed')
})
