/** Accounts that have ended, in the built application: set aside where Map asks about their column. */
import { expect } from '@playwright/test'
import { say } from '../../../shared/messages/say.ts'
import { accountsTabOf } from '../../support/words/counted.ts'
import { desktopTest as test } from '../fixtures.ts'
import { goOnTo, startPractising } from '../wizard.ts'

const csv = `Account no,First name,Last name,Status
410000,Kit,Griffiths,Live
410078,Viktor,Singh,Closed 12/09/2026
410247,Dermot,Jones,Moved out
`

test('accounts that have ended are set aside by their column, back with undo, and taken back one by one, with undo too', async ({
  page,
}) => {
  await startPractising(page)
  await page
    .getByLabel(say('spreadsheet_file'))
    .setInputFiles({ name: 'customers.csv', mimeType: '', buffer: Buffer.from(csv) })
  await goOnTo(page, 'map')
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('combobox', { name: say('field_for_column', { column: 'Status' }), exact: true }) })
  const setAside = row.getByRole('button', { name: say('set_aside_by_column') })
  await setAside.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: '“Closed 12/09/2026”' })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: '“Live”' })).not.toBeChecked()
  await dialog.getByRole('button', { name: say('set_aside_and_leave_out', { count: 2 }) }).click()
  await expect(row).toContainText('2 accounts are set aside: 410078 (Viktor Singh) and 410247 (Dermot Jones).')
  await page.keyboard.press('Control+z')
  await expect(setAside).toBeVisible()
  await page.keyboard.press('Control+y')
  await expect(setAside).toHaveCount(0)

  await goOnTo(page, 'check')
  await page.getByRole('tab', { name: accountsTabOf(3) }).click()
  const reason = page.getByText(say('account_set_aside_because', { reason: 'Status: Moved out' }))
  await expect(reason).toBeVisible()
  await page.getByRole('checkbox', { name: /410247/ }).check()
  await page.getByRole('button', { name: say('take_ticked_back') }).click()
  await expect(reason).toHaveCount(0)
  const step = say('done_taken_back', { count: 1 })
  await page.getByRole('button', { name: say('undo_step', { step }) }).click()
  await expect(page.getByText(say('undone', { step }))).toBeVisible()
  await expect(reason).toBeVisible()
})
