/** Check as its users need it: problems mended by kind, accounts tried and set aside, what is sent, and the network cut. */

import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { say } from '../../../shared/messages/say.ts'
import { accountsTabOf } from '../../support/words/counted.ts'
import { sayUnmarked } from '../../support/words/say-unmarked.ts'
import { soundsLike } from '../../support/words/sounds-like.ts'
import { desktopTest as test } from '../fixtures.ts'
import { checkLine, goOnTo, load, openData, startPractising, stepButton, typeConnection } from '../wizard.ts'

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
  await expect(page.getByRole('button', { name: say('go_on_to_step', { step: say('step_map') }) })).toBeEnabled()
  await goOnTo(page, 'map', 'check')
  await expect(checkLine(page)).toContainText(say('account_count', { count: 9 }))
}

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name })
const accountsTab = (page: Page, count: number) => page.getByRole('tab', { name: accountsTabOf(count) })
/** What is pressed where some of the phone numbers that can’t be read have a suggestion. */
const fixOf = (count: number, unreadable: number): string =>
  sayUnmarked('fix_some', { count, problem: say('title_phone_unreadable', { count: unreadable }) })

test('what has a suggestion is looked through, changed in one step, and taken back by one undo', async ({ page }) => {
  await startPractising(page)
  await loadSheet(page)
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 5 }))
  await expect(page.getByText(`${say('level_error')}: ${say('title_phone_unreadable', { count: 4 })}`)).toBeVisible()

  await button(page, fixOf(2, 4)).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('row').filter({ hasText: '101' })).toContainText('+15125552087')
  await dialog.getByRole('checkbox', { name: soundsLike('change_cell_to', { cell: 'D3' }) }).uncheck()
  await dialog.getByRole('button', { name: say('change_cells', { count: 1 }) }).click()
  await expect(dialog).toBeHidden()
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 6 }))
  await expect(button(page, fixOf(1, 3))).toBeVisible()

  await button(page, fixOf(1, 3)).click()
  await expect(dialog.getByRole('button', { name: say('cancel') })).toBeFocused()
  await expect(dialog.getByRole('button', { name: say('change_cells', { count: 1 }) })).toBeEnabled()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 7 }))
  await button(page, say('undo')).click()
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 6 }))
})

test('what rows of an account repeat is corrected in all of them with one more press', async ({ page }) => {
  await startPractising(page)
  const file = new URL('../../fixtures/exports/repeated-wrong-values.csv', import.meta.url)
  await page.getByLabel(say('spreadsheet_file')).setInputFiles(fileURLToPath(file))
  await goOnTo(page, 'map', 'check')
  const corrected = page.getByRole('gridcell', { name: /^priya\.nandakumar@mail\.example/ })
  await page
    .getByRole('gridcell', { name: /^priya\.nandakumar\(at\)/ })
    .first()
    .click()
  await page.keyboard.type('priya.nandakumar@mail.example')
  await page.keyboard.press('Enter')
  await expect(corrected).toHaveCount(1)
  await expect(button(page, say('change_them_too', { count: 1 }))).toBeEnabled()
  await button(page, say('change_them_too', { count: 1 })).click()
  await expect(corrected).toHaveCount(2)
})

test('a word that comes again is translated, and the file is as it was', async ({ page }) => {
  await startPractising(page)
  await loadSheet(page)
  await button(page, sayUnmarked('translate_these_values', { column: '“Mobile phone”' })).click()
  await page.getByRole('combobox', { name: say('translation_of', { value: 'ask reception' }) }).fill('+15125550199')
  await button(page, say('use_translations')).click()
  await expect(page.getByText(say('kept_in_mapping', { column: '“Mobile phone”' }))).toBeVisible()
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 7 }))
  await expect(page.getByRole('gridcell', { name: /^ask reception/ }).first()).toBeVisible()
  await expect(
    button(page, say('undo_step', { step: say('done_column_read', { column: 'Mobile phone' }) })),
  ).toBeEnabled()
  await page
    .getByRole('gridcell', { name: /^ask reception/ })
    .first()
    .click()
  await page.keyboard.press('Control+z')
  await expect(
    page.getByText(say('undone', { step: say('done_column_read', { column: 'Mobile phone' }) })),
  ).toBeVisible()
  await expect(button(page, sayUnmarked('translate_these_values', { column: '“Mobile phone”' }))).toBeVisible()
})

test('accounts are ticked, tried and set aside with a reason, and stay so when the application is opened again', async ({
  page,
  desktop,
}) => {
  await startPractising(page)
  await loadSheet(page)
  await accountsTab(page, 9).click()
  await page.getByRole('checkbox', { name: say('tick_account', { account: '201' }) }).click()
  await page.getByRole('checkbox', { name: say('tick_account', { account: '203' }) }).click({ modifiers: ['Shift'] })
  await page.getByRole('button', { name: say('word_dry_run'), exact: true }).click()
  await expect(page.getByText(say('dry_run_would_take', { count: 3, tried: 3 }))).toBeVisible()
  await expect(page.getByRole('button', { name: /^201/ })).toContainText(say('status_passed'))

  await button(page, say('set_aside_this')).click()
  await page.getByLabel(say('why_question')).fill('Moved away in May')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('set_it_aside') })
    .click()
  await expect(page.getByRole('button', { name: /^201/ })).toContainText('Moved away in May')
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 2 }))
  await expect(checkLine(page)).toContainText(say('count_set_aside', { count: 3 }))

  await desktop.app.kill()
  const again = await desktop.start()
  await openData(again)
  await expect(checkLine(again)).toContainText(say('count_set_aside', { count: 3 }))
  await goOnTo(again, 'create')
  await again.getByLabel(say('which_accounts_listed')).selectOption('setAside')
  await again
    .getByRole('region', { name: say('accounts') })
    .getByRole('button', { name: /201/ })
    .click()
  await expect(again.getByRole('region', { name: say('word_set_aside') })).toContainText('Moved away in May')
  await button(again, say('take_it_back')).click()
  await expect(button(again, say('create_this_account', { asksFirst: false }))).toBeVisible()
})

test('an edit makes a dry run out of date', async ({ page }) => {
  await startPractising(page)
  await loadSheet(page)
  await accountsTab(page, 9).click()
  await button(page, sayUnmarked('dry_run_of_accounts', { count: 5 })).click()
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
  const shown = page.getByRole('region', { name: say('what_is_sent') })
  await expect(shown.locator('[data-current]')).toContainText('ana202@example.org')
  await shown.getByText(say('as_it_is_sent'), { exact: true }).click()
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
  await stepButton(page, 'load').click()
  await loadSheet(page)
  await expect(page.getByText(say('this_needs_network'))).toBeVisible()
  await button(page, fixOf(2, 4)).click()
  await button(page, say('change_cells', { count: 2 })).click()
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 7 }))
  await page.getByRole('gridcell', { name: 'ana202@example.org' }).click()
  await button(page, say('show_what_is_sent')).click()
  await expect(page.getByRole('region', { name: say('what_is_sent') })).toContainText('ana202@example.org')
  await button(page, sayUnmarked('dry_run_of_accounts', { count: 7 })).click()
  await expect(
    page.getByText(say('dry_run_begins')).or(page.getByText(soundsLike('dry_run_progress', { done: '0', total: '7' }))),
  ).toBeVisible()
  // It is patient with a service that is out of reach: the person need not be.
  await button(page, say('dry_run_stop')).click()
  await expect(page.getByText(`${say('dry_run_stopped')} ${say('no_account_looked_at')}`)).toBeVisible()
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 7 }))
})

test('a large file keeps its list of accounts and its payload at hand', async ({ page }) => {
  await startPractising(page)
  await load(page, 'flat-supplier.xlsx')
  await goOnTo(page, 'map', 'check')
  await accountsTab(page, 30).click()
  await button(page, say('tick_all_accounts', { count: 30 })).click()
  await expect(page.getByText(say('accounts_ticked', { count: 30 }))).toBeVisible()
  await page.getByRole('button', { name: say('word_dry_run'), exact: true }).click()
  await expect(
    page.getByText(say('accounts_left_alone', { accounts: say('with_errors_left_alone', { count: 5 }) })),
  ).toBeVisible()
})
