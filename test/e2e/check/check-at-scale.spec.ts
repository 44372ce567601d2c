/** Check as its users need it: problems mended by kind, accounts tried and set aside, what is sent, and the network cut. */

import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { say } from '../../../shared/messages/say.ts'
import { desktopTest as test } from '../fixtures.ts'
import { checkLine, goOnTo, load, openData, startPractising, typeConnection } from '../wizard.ts'

const goodRow = (number: number): string =>
  `${number},Ana,Lee,+1 512 555 0${number},ana${number}@example.org,KWH_IMPORT,US`

/** Two phones with a label, one that is none; two odd register types that can only mean one thing; a word that comes twice. */
const sheet = [
  'Account number,First name,Last name,Mobile phone,E-mail,Register type,Country',
  '101,Ben,Lee,Mobile: +1 512 555 2087,ben@example.org,kwh import,US',
  '102,Cal,Lee,Tel. +1 512 555 2088,cal@example.org,Kwh-Import,US',
  '103,Dee,Lee,ask reception,dee@example.org,KWH_IMPORT,US',
  '104,Eve,Lee,ask reception,eve@example.org,KWH_IMPORT,US',
  ...[201, 202, 203, 204, 205].map(goodRow),
].join('\n')

async function loadSheet(page: Page): Promise<void> {
  await page.getByLabel(say('spreadsheet_file')).setInputFiles({
    name: 'accounts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(sheet),
  })
  await expect(page.getByRole('button', { name: 'Go on to Map' })).toBeEnabled()
  await goOnTo(page, 'Map', 'Check')
  await expect(checkLine(page)).toContainText('9 accounts')
}

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name })

test('what has a suggestion is looked through, changed in one step, and taken back by one undo', async ({ page }) => {
  await startPractising(page)
  await loadSheet(page)
  await expect(checkLine(page)).toContainText('5 ready')
  await expect(page.getByText('Problem: 4 phone numbers can’t be read')).toBeVisible()

  await button(page, /^Fix 2.*phone numbers/).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('row').filter({ hasText: '101' })).toContainText('+15125552087')
  await dialog.getByRole('checkbox', { name: /^Change D3/ }).uncheck()
  await dialog.getByRole('button', { name: 'Change 1 cell' }).click()
  await expect(dialog).toBeHidden()
  await expect(checkLine(page)).toContainText('6 ready')
  await expect(button(page, /^Fix 1.*phone numbers/)).toBeVisible()

  await button(page, /^Fix 1.*phone numbers/).click()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expect(dialog.getByRole('button', { name: /^Change 1/ })).toBeEnabled()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(checkLine(page)).toContainText('7 ready')
  await button(page, 'Undo').click()
  await expect(checkLine(page)).toContainText('6 ready')
})

test('what rows of an account repeat is corrected in all of them with one more press', async ({ page }) => {
  await startPractising(page)
  const file = new URL('../../fixtures/exports/repeated-wrong-values.csv', import.meta.url)
  await page.getByLabel(say('spreadsheet_file')).setInputFiles(fileURLToPath(file))
  await goOnTo(page, 'Map', 'Check')
  const corrected = page.getByRole('gridcell', { name: /^priya\.nandakumar@mail\.example/ })
  await page
    .getByRole('gridcell', { name: /^priya\.nandakumar\(at\)/ })
    .first()
    .click()
  await page.keyboard.type('priya.nandakumar@mail.example')
  await page.keyboard.press('Enter')
  await expect(corrected).toHaveCount(1)
  await expect(button(page, 'Change it too')).toBeEnabled()
  await button(page, 'Change it too').click()
  await expect(corrected).toHaveCount(2)
})

test('a word that comes again is translated, and the file is as it was', async ({ page }) => {
  await startPractising(page)
  await loadSheet(page)
  await button(page, /^Translate values….*“Mobile phone”/).click()
  await page.getByRole('combobox', { name: 'Translation of ask reception' }).fill('+15125550199')
  await button(page, say('use_translations')).click()
  await expect(page.getByText(/^Kept in the mapping of “Mobile phone”/)).toBeVisible()
  await expect(checkLine(page)).toContainText('7 ready')
  await expect(page.getByRole('gridcell', { name: /^ask reception/ }).first()).toBeVisible()
  await expect(button(page, 'Undo: how Mobile phone is read')).toBeEnabled()
  await page
    .getByRole('gridcell', { name: /^ask reception/ })
    .first()
    .click()
  await page.keyboard.press('Control+z')
  await expect(page.getByText(/^Undone: how Mobile phone is read\./)).toBeVisible()
  await expect(button(page, /^Translate values….*“Mobile phone”/)).toBeVisible()
})

test('accounts are ticked, tried and set aside with a reason, and stay so when the application is opened again', async ({
  page,
  desktop,
}) => {
  await startPractising(page)
  await loadSheet(page)
  await page.getByRole('tab', { name: /^Accounts 9/ }).click()
  await page.getByRole('checkbox', { name: 'Choose 201' }).click()
  await page.getByRole('checkbox', { name: 'Choose 203' }).click({ modifiers: ['Shift'] })
  await page.getByRole('button', { name: 'Dry run', exact: true }).click()
  await expect(page.getByText('The service would take 3 of the 3 accounts it looked at.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^201/ })).toContainText(say('status_passed'))

  await button(page, 'Set aside…').click()
  await page.getByLabel('Why?').fill('Moved away in May')
  await page.getByRole('dialog').getByRole('button', { name: 'Set aside' }).click()
  await expect(page.getByRole('button', { name: /^201/ })).toContainText('Moved away in May')
  await expect(checkLine(page)).toContainText('2 ready')
  await expect(checkLine(page)).toContainText('3 set aside')

  await desktop.app.kill()
  const again = await desktop.start()
  await openData(again)
  await expect(checkLine(again)).toContainText('3 set aside')
  await goOnTo(again, 'Create')
  await again.getByLabel(say('which_accounts_listed')).selectOption('setAside')
  await again.getByRole('region', { name: 'Accounts' }).getByRole('button', { name: /201/ }).click()
  await expect(again.getByRole('region', { name: 'Set aside' })).toContainText('Moved away in May')
  await button(again, say('take_it_back')).click()
  await expect(button(again, 'Create this account')).toBeVisible()
})

test('an edit makes a dry run out of date', async ({ page }) => {
  await startPractising(page)
  await loadSheet(page)
  await page.getByRole('tab', { name: /^Accounts 9/ }).click()
  await button(page, 'Dry run of 5 accounts').click()
  await expect(page.getByRole('button', { name: /^201/ })).toContainText(say('status_passed'))
  await page.getByRole('gridcell', { name: 'ana201@example.org' }).click()
  await page.keyboard.type('ana@example.org')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^201/ })).toContainText(say('status_changed'))
})

test('a value leads to its cell and back, is found in the JSON, and is copied', async ({ page }) => {
  await startPractising(page)
  await loadSheet(page)
  await page.getByRole('gridcell', { name: 'ana202@example.org' }).click()
  await button(page, say('show_what_is_sent')).click()
  const shown = page.getByRole('region', { name: 'What is sent' })
  await expect(shown.locator('[data-current]')).toContainText('ana202@example.org')
  await shown.getByText('As it is sent', { exact: true }).click()
  await shown.getByLabel(say('find_in_account')).fill('register_type')
  await expect(shown).toContainText('1 of 1')
  const tree = shown.getByRole('tree')
  await tree.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: say('about_cell') })).toContainText('F7')
})

test('with the network cut everything but asking the service works, and a dry run without an answer is stopped', async ({
  page,
}) => {
  // A port that nobody listens on any more: the live service is out of reach.
  const port = await new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
  await openData(page)
  await typeConnection(page, { address: `http://127.0.0.1:${port}`, supplierCode: 'BRIGHT', apiKey: 'a key' })
  await button(page, say('keep_and_test')).click()
  await page.getByRole('button', { name: /^Step 2: Load/ }).click()
  await loadSheet(page)
  await expect(page.getByText(say('this_needs_network'))).toBeVisible()
  await button(page, /^Fix 2.*phone numbers/).click()
  await button(page, 'Change 2 cells').click()
  await expect(checkLine(page)).toContainText('7 ready')
  await page.getByRole('gridcell', { name: 'ana202@example.org' }).click()
  await button(page, say('show_what_is_sent')).click()
  await expect(page.getByRole('region', { name: 'What is sent' })).toContainText('ana202@example.org')
  await button(page, 'Dry run of 7 accounts').click()
  await expect(page.getByText(/0 of 7 accounts looked at|The service is looking at the accounts/)).toBeVisible()
  // It is patient with a service that is out of reach: the person need not be.
  await button(page, say('dry_run_stop')).click()
  await expect(page.getByText('Stopped: nothing was created. No account was looked at.')).toBeVisible()
  await expect(checkLine(page)).toContainText('7 ready')
})

test('a large file keeps its list of accounts and its payload at hand', async ({ page }) => {
  await startPractising(page)
  await load(page, 'flat-supplier.xlsx')
  await goOnTo(page, 'Map', 'Check')
  await page.getByRole('tab', { name: /^Accounts 30/ }).click()
  await button(page, 'Tick all 30').click()
  await expect(page.getByText('30 accounts ticked')).toBeVisible()
  await page.getByRole('button', { name: 'Dry run', exact: true }).click()
  await expect(page.getByText(`Left alone: ${say('with_errors_left_alone', { count: 5 })}.`)).toBeVisible()
})
