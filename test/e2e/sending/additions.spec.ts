import { expect, type Locator, type Page } from '@playwright/test'
import { say, sayValue } from '../../../shared/messages/say.ts'
import { onDay } from '../../../shared/messages/values.ts'
import { desktopTest as test } from '../fixtures.ts'
import { checkLine, goOnTo, load, startPractising } from '../wizard.ts'

const account = '007001000'
const dayMs = 86_400_000
const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)

/** The first account of a fixture, created through the wizard and seen to arrive. */
async function createOne(page: Page): Promise<void> {
  await startPractising(page)
  await load(page, 'rows-per-register.csv')
  await goOnTo(page, 'Map', 'Check', 'Create')
  await page.getByRole('button', { name: 'Create this account' }).click()
  await expect(page.getByRole('button', { name: /^Step 6: Watch/ })).toContainText('1 of 12 created')
}

const goToAdd = (page: Page): Promise<void> => page.getByRole('button', { name: /^Step 7: Add/ }).click()

async function fill(panel: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await panel.getByLabel(label, { exact: true }).fill(text)
}

async function openTab(page: Page, name: string): Promise<Locator> {
  await page.getByRole('tab', { name }).click()
  return page.getByRole('tabpanel', { name })
}

test('each form adds to an account, and says exactly what the service took and what it refused', async ({ page }) => {
  await createOne(page)
  await goToAdd(page)
  await page.getByLabel('Account number').fill(account)
  await page.getByRole('button', { name: say('look_it_up') }).click()

  const notes = await openTab(page, 'Notes')
  await fill(notes, { Note: 'Prefers letters.' })
  await notes.getByRole('button', { name: say('add_to_account') }).click()
  await expect(notes.getByText('1 note added.')).toBeVisible()

  // The second one is refused for its date, and with it the whole request.
  const transactions = await openTab(page, 'Transactions')
  const charge = { Amount: '12.50', 'Transaction type': 'CHARGE', 'Transaction number': 'T-1' }
  const first = transactions.getByRole('group', { name: /^Transaction( 1)?$/ })
  await fill(first, { ...charge, 'Transaction date': daysAgo(3) })
  await transactions.getByRole('button', { name: say('another_transaction') }).click()
  const second = transactions.getByRole('group', { name: 'Transaction 2' })
  await fill(second, { ...charge, 'Transaction number': 'T-2', 'Transaction date': daysAgo(400) })
  await transactions.getByRole('button', { name: say('add_to_account') }).click()
  await expect(transactions.getByRole('listitem').filter({ hasText: /^Transaction 2/ })).toContainText('Refused')
  await expect(first.getByLabel('Transaction number')).toHaveValue('T-1')
  // Its date is changed only where a person has read it and agrees: by keyboard, too.
  const dates = transactions.getByRole('region', { name: say('refused_because_of_date') })
  await expect(dates.getByRole('row').filter({ hasText: 'transaction 2' })).toContainText(sayValue(onDay(daysAgo(400))))
  const sendChanged = dates.getByRole('button', { name: 'Send again, and let the service change these dates' })
  await expect(sendChanged).toBeDisabled()
  await dates.getByRole('checkbox', { name: 'I agree that the service may change these 2 dates' }).focus()
  await page.keyboard.press('Space')
  await expect(sendChanged).toBeEnabled()
  await page.keyboard.press('Tab')
  await expect(sendChanged).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(transactions.getByText(/^2 transactions added\. The service changed the date of 1\./)).toBeVisible()
  for (const receipt of [transactions, page.getByRole('region', { name: say('sent_from_here') })]) {
    const line = receipt.getByRole('listitem').filter({ hasText: /^Transaction 2/ })
    await expect(line).toContainText(`Sent with the date ${sayValue(onDay(daysAgo(400)))}, taken with the date `)
  }

  const statements = await openTab(page, 'Past statements')
  await fill(statements, {
    'Statement from': '2025-01-01',
    'Statement to': '2025-01-31',
    'Statement id': 'S-17',
    'Statement issued on': '2025-02-03',
    'Statement number': '17',
    'Statement amount': '80.25',
    'Statement PDF': 'statements/17.pdf',
  })
  await statements.getByRole('button', { name: /^(Add to the account|Send it all the same)$/ }).click()
  await expect(statements.getByText('1 past statement added.')).toBeVisible()

  // The vendor fails once: the same instruction is offered again as it is.
  const payment = await openTab(page, 'Payment instruction')
  const send = payment.getByRole('button', { name: say('send_instruction') })
  const vendor = { 'Payment vendor': 'CARDPAY', 'Payment instruction type': 'CARD' }
  await fill(payment, { ...vendor, 'Payment instruction reference': 'RETRY-1' })
  await send.click()
  await expect(payment.getByText('Not now')).toBeVisible()
  await send.click()
  await expect(payment.getByText('Done')).toBeVisible()
  await fill(payment, { ...vendor, 'Payment instruction reference': 'DECLINED-1' })
  await send.click()
  await expect(payment.getByText(/^This instruction was refused for good/)).toBeVisible()
  await expect(send).toBeDisabled()
})

test('a spreadsheet of additions is loaded, mapped, checked and sent, and says how each account stands', async ({
  page,
}) => {
  await createOne(page)
  await page.getByRole('button', { name: /^Step 2: Load/ }).click()
  await page.getByRole('button', { name: say('load_another_spreadsheet') }).click()
  await page.getByRole('radio', { name: say('additions_to_accounts') }).check()
  const rows = [
    'Account number,Note,Payment vendor,Payment instruction reference,Payment instruction type',
    `${account},Prefers letters.,CARDPAY,RETRY-2,CARD`,
    'NOT-THERE,Lost.,,,',
  ]
  await page
    .getByLabel(say('spreadsheet_file'))
    .setInputFiles({ name: 'notes.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
  await expect(page.getByText(say('spreadsheet_of_additions'))).toBeVisible()
  await goOnTo(page, 'Map')
  await expect(page.getByRole('combobox', { name: 'Field for Note', exact: true })).toHaveValue('Note')
  await goOnTo(page, 'Check')
  await expect(checkLine(page)).toContainText('2 ready')
  await expect(page.getByText('There is no dry run for additions')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Step 5: Create/ })).toHaveAttribute('aria-disabled', 'true')
  await goOnTo(page, 'Add')

  const card = page.getByRole('region', { name: say('from_this_spreadsheet') })
  const line = (number: string) => card.getByRole('row').filter({ hasText: number })
  await expect(line(account)).toContainText('Not sent')
  await card.getByRole('button', { name: 'Send 2 notes and 1 payment instruction' }).click()
  await expect(line(account)).toContainText('1 note added.')
  await expect(line(account)).toContainText('Not now')
  await expect(card.getByText(/^1 of 3 requests was taken/)).toBeVisible()

  // What failed is offered again as it is; what was taken is not.
  await card.getByRole('button', { name: 'Send 1 note and 1 payment instruction' }).click()
  await expect(card.getByText(/^1 of 2 requests was taken/)).toBeVisible()
  await expect(line(account).getByText('Done')).toHaveCount(2)
})
