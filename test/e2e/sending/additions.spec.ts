import { expect, type Locator, type Page } from '@playwright/test'
import { say, sayValue } from '../../../shared/messages/say.ts'
import { onDay } from '../../../shared/messages/values.ts'
import { added } from '../../support/words/counted.ts'
import { soundsLike } from '../../support/words/sounds-like.ts'
import { desktopTest as test } from '../fixtures.ts'
import { checkLine, goOnTo, load, startPractising, stepButton } from '../wizard.ts'

const account = '007001000'
const dayMs = 86_400_000
const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)

/** The first account of a fixture, created through the wizard and seen to arrive. */
async function createOne(page: Page): Promise<void> {
  await startPractising(page)
  await load(page, 'rows-per-register.csv')
  await goOnTo(page, 'map', 'check', 'create')
  await page.getByRole('button', { name: say('create_this_account', { asksFirst: false }) }).click()
  await expect(stepButton(page, 'watch')).toContainText(say('created_of_all', { created: 1, count: 12 }))
}

const goToAdd = (page: Page): Promise<void> => stepButton(page, 'add').click()

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
  await page.getByLabel(say('account_number_or_name')).fill(account)
  await page.getByRole('button', { name: say('look_it_up') }).click()

  const notes = await openTab(page, say('kind_notes'))
  await fill(notes, { Note: 'Prefers letters.' })
  await notes.getByRole('button', { name: say('add_to_account') }).click()
  await expect(notes.getByText(added('notes', 1))).toBeVisible()

  // The second one is refused for its date, and with it the whole request.
  const transactions = await openTab(page, say('kind_transactions'))
  const charge = { Amount: '12.50', 'Transaction type': 'CHARGE', 'Transaction number': 'T-1' }
  const first = transactions.getByRole('group', { name: /^Transaction( 1)?$/ })
  await fill(first, { ...charge, 'Transaction date': daysAgo(3) })
  await transactions.getByRole('button', { name: say('another_transaction') }).click()
  const second = transactions.getByRole('group', { name: 'Transaction 2' })
  await fill(second, { ...charge, 'Transaction number': 'T-2', 'Transaction date': daysAgo(400) })
  await transactions.getByRole('button', { name: say('add_to_account') }).click()
  await expect(transactions.getByRole('listitem').filter({ hasText: /^Transaction 2/ })).toContainText(
    say('status_refused'),
  )
  await expect(first.getByLabel('Transaction number')).toHaveValue('T-1')
  // Its date is changed only where a person has read it and agrees: by keyboard, too.
  const dates = transactions.getByRole('region', { name: say('refused_because_of_date') })
  await expect(dates.getByRole('row').filter({ hasText: 'transaction 2' })).toContainText(sayValue(onDay(daysAgo(400))))
  const sendChanged = dates.getByRole('button', { name: say('send_again_with_dates', { count: 2 }) })
  await expect(sendChanged).toBeDisabled()
  await dates.getByRole('checkbox', { name: say('agree_to_dates', { count: 2 }) }).focus()
  await page.keyboard.press('Space')
  await expect(sendChanged).toBeEnabled()
  await page.keyboard.press('Tab')
  await expect(sendChanged).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(
    transactions.getByText(say('addition_done_moved', { done: added('transactions', 2), moved: 1 })),
  ).toBeVisible()
  for (const receipt of [transactions, page.getByRole('region', { name: say('sent_from_here') })]) {
    const line = receipt.getByRole('listitem').filter({ hasText: /^Transaction 2/ })
    await expect(line).toContainText(soundsLike('sent_and_taken_with_dates', { sent: sayValue(onDay(daysAgo(400))) }))
  }

  const statements = await openTab(page, say('kind_statements'))
  await fill(statements, {
    'Statement from': '2025-01-01',
    'Statement to': '2025-01-31',
    'Statement id': 'S-17',
    'Statement issued on': '2025-02-03',
    'Statement number': '17',
    'Statement amount': '80.25',
    'Statement PDF': 'statements/17.pdf',
  })
  await statements
    .getByRole('button', { name: say('add_to_account'), exact: true })
    .or(statements.getByRole('button', { name: say('send_all_the_same'), exact: true }))
    .click()
  await expect(statements.getByText(added('statements', 1))).toBeVisible()

  // The vendor fails once: the same instruction is offered again as it is.
  const payment = await openTab(page, say('word_payment_instruction'))
  const send = payment.getByRole('button', { name: say('send_instruction') })
  const vendor = { 'Payment vendor': 'CARDPAY', 'Payment instruction type': 'CARD' }
  await fill(payment, { ...vendor, 'Payment instruction reference': 'RETRY-1' })
  await send.click()
  await expect(payment.getByText(say('phase_not_now'))).toBeVisible()
  await send.click()
  await expect(payment.getByText(say('phase_done'))).toBeVisible()
  await fill(payment, { ...vendor, 'Payment instruction reference': 'DECLINED-1' })
  await send.click()
  // Another is there by now: the person wants this one in its place.
  const replacing = page.getByRole('dialog', { name: say('replace_instructions_now') })
  await expect(replacing.getByRole('button', { name: say('keep_what_is_there') })).toBeFocused()
  await replacing.getByLabel(soundsLike('have_compared_replace')).check()
  await replacing.getByRole('button', { name: say('replace_it'), exact: true }).click()
  await expect(payment.getByText(say('refused_for_good'))).toBeVisible()
  await expect(send).toBeDisabled()
})

test('Enter in a field asks first about what is missing, then sends, and what became of it is in sight', async ({
  page,
}) => {
  await createOne(page)
  await goToAdd(page)
  await page.getByLabel(say('account_number_or_name')).fill(account)
  await page.getByRole('button', { name: say('look_it_up') }).click()
  const transactions = await openTab(page, say('kind_transactions'))
  await fill(transactions, { Amount: '12.50', 'Transaction number': 'T-7' })
  await expect(transactions.getByRole('button', { name: say('add_to_account') })).toBeEnabled()
  await transactions.getByLabel('Transaction number').press('Enter')
  const again = transactions.getByRole('button', { name: say('look_at_it_again') })
  await expect(again).toBeFocused()
  await again.press('Enter')
  await expect(transactions.getByLabel('Transaction date', { exact: true })).toBeFocused()
  await fill(transactions, { 'Transaction type': 'CHARGE', 'Transaction date': daysAgo(3) })
  await transactions.getByLabel('Transaction number').press('Enter')
  await expect(transactions.getByRole('status').getByText(added('transactions', 1))).toBeInViewport()
})

test('a spreadsheet of additions is loaded, mapped, checked and sent, and says how each account stands', {
  tag: '@main',
}, async ({ page }) => {
  await createOne(page)
  await stepButton(page, 'load').click()
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
  await goOnTo(page, 'map')
  await expect(
    page.getByRole('combobox', { name: say('field_for_column', { column: 'Note' }), exact: true }),
  ).toHaveValue('Note')
  await goOnTo(page, 'check')
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 2 }))
  await expect(page.getByText(say('looked_at_on_this_computer'))).toBeVisible()
  await expect(stepButton(page, 'create')).toHaveAttribute('aria-disabled', 'true')
  await goOnTo(page, 'add')

  const card = page.getByRole('region', { name: say('from_this_spreadsheet') })
  const line = (number: string) => card.getByRole('row').filter({ hasText: number })
  await expect(line(account)).toContainText(say('not_sent'))
  await card.getByRole('button', { name: say('send_things', { things: '2 notes and 1 payment instruction' }) }).click()
  await expect(line(account)).toContainText(added('notes', 1))
  await expect(line(account)).toContainText(say('phase_not_now'))
  await expect(card.getByText(say('requests_taken', { done: 1, total: 3 }))).toBeVisible()
  // Of the account that is not there nothing goes until somebody has asked about it again.
  const notThere = say('accounts_not_there', { count: 1, accounts: 'NOT-THERE' })
  await expect(card.getByText(notThere)).toBeVisible()
  // Nothing in the spreadsheet is wrong with it.
  await expect(stepButton(page, 'check')).toContainText(say('no_problems'))

  // What failed is offered again as it is; what was taken is not.
  await card.getByRole('button', { name: say('send_things', { things: '1 payment instruction' }) }).click()
  await expect(card.getByText(say('requests_taken', { done: 1, total: 1 }))).toBeVisible()
  await expect(line(account).getByText(say('phase_done'))).toHaveCount(2)
})
