import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { say } from '../../../shared/messages/say.ts'
import { sayUnmarked } from '../../support/words/say-unmarked.ts'
import { desktopTest as test } from '../fixtures.ts'
import {
  checkLine,
  createThreeByHand,
  goOnTo,
  load,
  mendEMail,
  openData,
  startPractising,
  stepButton,
} from '../wizard.ts'

test('a flat spreadsheet is loaded, mapped, mended, created by hand and then by itself, and watched to the end', {
  tag: '@main',
}, async ({ page, desktop }) => {
  await startPractising(page)
  await load(page, 'flat-supplier.xlsx')
  await goOnTo(page, 'map')

  await expect(
    page.getByRole('combobox', { name: say('field_for_column', { column: 'Acct #' }), exact: true }),
  ).toHaveValue('Account number')
  await expect(
    page.getByRole('combobox', { name: say('field_for_column', { column: 'Memo' }), exact: true }),
  ).toHaveValue('Note')
  await expect(
    page.getByRole('combobox', { name: say('field_for_column', { column: 'Sales agent' }), exact: true }),
  ).toHaveValue(say('leave_this_column_out'))
  await expect(page.getByRole('region', { name: say('preview_title'), exact: true })).toContainText('José Patel')

  await goOnTo(page, 'check')
  await expect(checkLine(page)).toContainText(say('account_count', { count: 30 }))
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 25 }))

  // An e-mail address without @ is mended in its cell, and the account becomes ready.
  await mendEMail(page, 'maria.example.com', 'maria@example.com')
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 26 }))
  await page.keyboard.press('Control+z')
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 25 }))
  await page.keyboard.press('Control+y')
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 26 }))

  await page.getByRole('button', { name: sayUnmarked('dry_run_of_accounts', { count: 26 }) }).click()
  await expect(page.getByText(say('dry_run_would_take', { count: 26, tried: 26 }))).toBeVisible()

  await goOnTo(page, 'create')
  await expect(page.getByRole('heading', { name: 'José Patel' })).toBeVisible()
  await createThreeByHand(page)
  await page.getByRole('button', { name: say('go_on_by_itself') }).click()
  await page.getByRole('button', { name: say('create_so_many', { count: 23 }) }).click()
  await page.getByRole('heading', { name: say('run_over') }).waitFor()

  await goOnTo(page, 'watch')
  await expect(page.getByRole('region', { name: say('results') })).toContainText(
    sayUnmarked('accounts_created_of_all', { done: 25, total: 30 }),
  )
  const find = page.getByRole('textbox', { name: say('find_account') })
  await find.fill('000FAIL019')
  await expect(page.getByRole('row').filter({ hasText: '000FAIL019' })).toContainText('its number contains FAIL')
  await find.fill('007001000')
  const created = page.getByRole('row').filter({ hasText: '007001000' })
  await expect(created).toContainText(say('status_finished'))
  const platformNumber = await created.getByRole('cell').nth(1).textContent()
  expect(platformNumber).toMatch(/^\S{3,}$/)

  const results = join(desktop.folder, 'results.csv')
  await desktop.saveTo(results)
  await page.getByRole('button', { name: say('save_as_text') }).click()
  await expect(page.getByText(say('saved_to', { path: results }))).toBeVisible()
  const line = readFileSync(results, 'utf8')
    .split('\n')
    .find((one) => one.includes('007001000'))
  expect(line).toContain(platformNumber)

  expect(await desktop.complaints()).toEqual([])
})

test('an application that was killed opens where the person was, with edits and states kept', { tag: '@main' }, async ({
  page,
  desktop,
}) => {
  await startPractising(page)
  await load(page, 'flat-supplier.xlsx')
  await goOnTo(page, 'map', 'check')
  await mendEMail(page, 'maria.example.com', 'maria@example.com')
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 26 }))
  await goOnTo(page, 'create')
  await page.getByRole('button', { name: say('create_this_account', { asksFirst: false }) }).click()
  await expect(page.getByRole('button', { name: say('next_account') })).toBeVisible()

  await desktop.app.kill()
  const again = await desktop.start()
  await openData(again)
  await expect(again.getByRole('heading', { level: 1 })).toContainText(say('step_create_title'))
  await stepButton(again, 'check').click()
  await expect(checkLine(again)).toContainText(say('count_ready', { count: 25 }))
  await expect(checkLine(again)).toContainText(say('count_sent', { count: 1 }))
  await stepButton(again, 'watch').click()
  await expect(again.getByRole('row').filter({ hasText: '007001000' })).toContainText(say('status_finished'))
})

test('a sheet for each level goes through the wizard to a created account', { tag: '@main' }, async ({ page }) => {
  await startPractising(page)
  await load(page, 'sheet-per-level.xlsx')
  await goOnTo(page, 'map', 'check')
  await expect(checkLine(page)).toContainText(say('account_count', { count: 30 }))
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 30 }))
  await goOnTo(page, 'create')
  await page.getByRole('button', { name: say('create_this_account', { asksFirst: false }) }).click()
  await expect(page.getByRole('button', { name: say('next_account') })).toBeVisible()
  await goOnTo(page, 'watch')
  await expect(page.getByRole('row').filter({ hasText: '007001000' })).toContainText(say('status_finished'))
})
