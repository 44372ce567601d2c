import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { say } from '../../../shared/messages/say.ts'
import { desktopTest as test } from '../fixtures.ts'
import {
  checkLine,
  createAllThatAreReady,
  expectAccessible,
  goOnTo,
  load,
  mendEMail,
  openData,
  startPractising,
} from '../wizard.ts'

test('a flat spreadsheet is loaded, mapped, mended, created one account at a time, and watched to the end', async ({
  page,
  desktop,
}) => {
  // Two dozen accounts by hand, each of which has to have been seen for half a second before it is created.
  test.setTimeout(240_000)
  await startPractising(page)
  await load(page, 'flat-supplier.xlsx')
  await expectAccessible(page)
  await goOnTo(page, 'Map')

  await expect(page.getByRole('combobox', { name: 'Field for Acct #', exact: true })).toHaveValue('Account number')
  await expect(page.getByRole('combobox', { name: 'Field for Memo', exact: true })).toHaveValue('Note')
  await expect(page.getByRole('combobox', { name: 'Field for Sales agent', exact: true })).toHaveValue(
    'Leave this column out',
  )
  await expect(page.getByRole('region', { name: say('preview_title'), exact: true })).toContainText('José Patel')
  await expectAccessible(page)

  await goOnTo(page, 'Check')
  await expect(checkLine(page)).toContainText('30 accounts')
  await expect(checkLine(page)).toContainText('25 ready')

  // An e-mail address without @ is mended in its cell, and the account becomes ready.
  await mendEMail(page, 'maria.example.com', 'maria@example.com')
  await expect(checkLine(page)).toContainText('26 ready')
  await page.keyboard.press('Control+z')
  await expect(checkLine(page)).toContainText('25 ready')
  await page.keyboard.press('Control+y')
  await expect(checkLine(page)).toContainText('26 ready')

  await page.getByRole('button', { name: /Dry run of 26/ }).click()
  await expect(page.getByText('The service would take 26 of the 26 accounts it looked at.')).toBeVisible()

  await expectAccessible(page)

  await goOnTo(page, 'Create')
  await expect(page.getByRole('heading', { name: 'José Patel' })).toBeVisible()
  await expectAccessible(page)
  await createAllThatAreReady(page)

  await goOnTo(page, 'Watch')
  await expect(page.getByRole('region', { name: 'Results' })).toContainText('25 of 30 accounts created')
  await expectAccessible(page)
  const find = page.getByRole('textbox', { name: say('find_account') })
  await find.fill('000FAIL019')
  await expect(page.getByRole('row').filter({ hasText: '000FAIL019' })).toContainText('its number contains FAIL')
  await find.fill('007001000')
  const created = page.getByRole('row').filter({ hasText: '007001000' })
  await expect(created).toContainText('Created')
  const platformNumber = await created.getByRole('cell').nth(1).textContent()
  expect(platformNumber).toMatch(/^\S{3,}$/)

  const results = join(desktop.folder, 'results.csv')
  await desktop.saveTo(results)
  await page.getByRole('button', { name: say('save_as_text') }).click()
  await expect(page.getByText(`Saved to ${results}`)).toBeVisible()
  const line = readFileSync(results, 'utf8')
    .split('\n')
    .find((one) => one.includes('007001000'))
  expect(line).toContain(platformNumber)

  expect(await desktop.complaints()).toEqual([])
})

test('an application that was killed opens where the person was, with edits and states kept', async ({
  page,
  desktop,
}) => {
  await startPractising(page)
  await load(page, 'flat-supplier.xlsx')
  await goOnTo(page, 'Map', 'Check')
  await mendEMail(page, 'maria.example.com', 'maria@example.com')
  await expect(checkLine(page)).toContainText('26 ready')
  await goOnTo(page, 'Create')
  await page.getByRole('button', { name: 'Create this account' }).click()
  await expect(page.getByRole('button', { name: say('next_account') })).toBeVisible()

  await desktop.app.kill()
  const again = await desktop.start()
  await openData(again)
  await expect(again.getByRole('heading', { level: 1 })).toContainText('Create accounts')
  await again.getByRole('button', { name: /^Step 4: Check/ }).click()
  await expect(checkLine(again)).toContainText('25 ready')
  await expect(checkLine(again)).toContainText('1 sent')
  await again.getByRole('button', { name: /^Step 6: Watch/ }).click()
  await expect(again.getByRole('row').filter({ hasText: '007001000' })).toContainText('Created')
})

for (const { name, accounts } of [
  { name: 'sheet-per-level.xlsx', accounts: 30 },
  { name: 'rows-per-register.csv', accounts: 12 },
]) {
  test(`${name} goes through the wizard to a created account`, async ({ page }) => {
    await startPractising(page)
    await load(page, name)
    await goOnTo(page, 'Map', 'Check')
    await expect(checkLine(page)).toContainText(`${accounts} accounts`)
    await expect(checkLine(page)).toContainText(`${accounts} ready`)
    await goOnTo(page, 'Create')
    await page.getByRole('button', { name: 'Create this account' }).click()
    await expect(page.getByRole('button', { name: say('next_account') })).toBeVisible()
    await goOnTo(page, 'Watch')
    await expect(page.getByRole('row').filter({ hasText: '007001000' })).toContainText('Created')
  })
}
