/** A sheet that lies on its side, from the file to Check and back: turned with one key, mended, and opened again. */

import { expect, type Page } from '@playwright/test'
import { say } from '../../../shared/messages/say.ts'
import { desktopTest as test } from '../fixtures.ts'
import { checkLine, goOnTo, openData, startPractising, stepButton } from '../wizard.ts'

const lines = [
  'Account number,A-7001,A-7002,A-7003',
  'First name,Ana,Bo,Cy',
  'Last name,Lee,Ray,Roe',
  'E-mail,ana@example.org,bo.example.org,cy@example.org',
  'Opening balance,10.00,5.00,7.50',
]

const turnIt = (page: Page) => page.getByRole('button', { name: say('turn_sheet') })
const rowsOf = (page: Page) =>
  page.getByRole('region', { name: say('rows_of_sheet', { sheet: 'accounts' }) }).getByRole('row')

test('a sheet on its side is turned, mended and opened again, and its edit stays at its cell of the file', async ({
  page,
  desktop,
}) => {
  await startPractising(page)
  const file = { name: 'accounts.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
  await page.getByLabel(say('spreadsheet_file')).setInputFiles(file)
  await expect(page.getByText(say('sheet_seems_on_side'))).toBeVisible()
  await expect(turnIt(page)).toBeEnabled()
  await turnIt(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('sheet_is_turned'))).toBeVisible()
  await expect(rowsOf(page).nth(2)).toContainText('2column B')
  await expect(rowsOf(page).nth(2)).toContainText('ana@example.org')
  await expect(turnIt(page)).toHaveCount(0)

  await goOnTo(page, 'map')
  await expect(page.getByRole('combobox', { name: say('field_for_column', { column: 'Account number' }) })).toHaveValue(
    'Account number',
  )
  await goOnTo(page, 'check')
  await expect(checkLine(page)).toContainText(say('account_count', { count: 3 }))
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 2 }))
  await page.getByRole('button', { name: 'bo.example.org' }).first().click()
  const about = page.getByRole('region', { name: say('about_cell') })
  await expect(about).toContainText(`${say('place_in_file', { place: 'D3', inFile: 'C4' })} E-mail`)
  await expect(about).toContainText('In your file: cell C4.')
  await page.keyboard.type('bo@example.org')
  await page.keyboard.press('Enter')
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 3 }))

  await desktop.app.kill()
  const again = await desktop.start()
  await openData(again)
  await expect(checkLine(again)).toContainText(say('count_ready', { count: 3 }))
  await stepButton(again, 'load').click()
  await again.getByRole('button', { name: say('turn_sheet_back') }).click()
  await expect(rowsOf(again).nth(4)).toContainText('bo@example.org')
  await turnIt(again).click()
  await expect(rowsOf(again).nth(3)).toContainText('bo@example.org')
  await stepButton(again, 'check').click()
  await expect(checkLine(again)).toContainText(say('count_ready', { count: 3 }))
  expect(await desktop.complaints()).toEqual([])
})
