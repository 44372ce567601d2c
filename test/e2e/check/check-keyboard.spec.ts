/** The sheet of the Check step in a real browser, by keyboard alone: 100,000 rows by 40 columns on a desk in memory. */

import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { say } from '../../../shared/messages/say.ts'
import { screensForTests } from '../../support/windows/screens-site.ts'
import { beginningWith } from '../../support/words/sounds-like.ts'

const site = screensForTests()

const allowClipboard = (context: BrowserContext): Promise<void> =>
  context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(site.address).origin })

async function openSheet(page: Page, context: BrowserContext): Promise<void> {
  await allowClipboard(context)
  await page.goto(`${site.address}#check-large`)
  await expect(cell(page, 2, 'C')).toHaveText('00000002')
}

/** Letters in the order of the screen: the account number stands first. */
const lettersShown = ['C', 'A', 'B', 'D', 'E', 'F', 'G']
const cell = (page: Page, row: number, letter: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell', { name: String(row), exact: true }) })
    .locator(`[aria-colindex="${lettersShown.indexOf(letter) + 2}"]`)
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
const clipboardOf = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('a problem is found, mended and taken back with the keyboard alone', async ({ page, context }) => {
  await openSheet(page, context)
  await press(page, 'F8')
  await expect(cell(page, 3, 'D')).toBeFocused()
  await page.keyboard.type('+44 20 7946 0000')
  await press(page, 'Enter')
  await expect(cell(page, 4, 'D')).toBeFocused()
  await expect(cell(page, 3, 'D')).toHaveText(`+44 20 7946 0000. ${say('cell_changed_by_you')}`)
  await press(page, 'Control+z')
  await expect(cell(page, 3, 'D')).toContainText('ask reception')
  await expect(cell(page, 3, 'D')).toBeFocused()
})

test('F2 and Enter go on with the text of a cell, Escape leaves it as it was', async ({ page, context }) => {
  await openSheet(page, context)
  await press(page, 'F8', 'Control+Home', 'ArrowRight')
  await expect(cell(page, 2, 'A')).toBeFocused()
  await press(page, 'Enter')
  await page.keyboard.type('bel')
  await press(page, 'Tab')
  await expect(cell(page, 2, 'A')).toHaveText(`Dinabel. ${say('cell_changed_by_you')}`)
  await expect(cell(page, 2, 'B')).toBeFocused()
  await press(page, 'F2')
  await page.keyboard.type('xyz')
  await press(page, 'Escape')
  await expect(cell(page, 2, 'B')).toHaveText('Okafor')
  await expect(cell(page, 2, 'B')).toBeFocused()
})

test('what is typed without a pause goes into the cells it is meant for', async ({ page, context }) => {
  await openSheet(page, context)
  await press(page, 'F8', 'Control+Home', 'ArrowRight')
  await expect(cell(page, 2, 'A')).toBeFocused()
  // A line break is the Enter key, and the next letter follows it at once.
  await page.keyboard.type('Ada\nBea\nCai')
  await press(page, 'Tab', 'ArrowUp')
  await page.keyboard.type('Dee\n')
  await expect(cell(page, 4, 'B')).toBeFocused()
  await expect(cell(page, 2, 'A')).toHaveText(beginningWith(`Ada. ${say('cell_changed_by_you')}`))
  await expect(cell(page, 3, 'A')).toHaveText(beginningWith(`Bea. ${say('cell_changed_by_you')}`))
  await expect(cell(page, 4, 'A')).toHaveText(beginningWith(`Cai. ${say('cell_changed_by_you')}`))
  await expect(cell(page, 3, 'B')).toHaveText(beginningWith(`Dee. ${say('cell_changed_by_you')}`))
})

test('a range goes to the clipboard and back as spreadsheet programs write it', async ({ page, context }) => {
  await openSheet(page, context)
  await press(page, 'F8', 'Control+Home')
  await expect(cell(page, 2, 'C')).toBeFocused()
  await press(page, 'Control+c')
  expect(await clipboardOf(page)).toBe('00000002')
  await press(page, 'Shift+ArrowDown', 'Shift+ArrowRight', 'Control+c')
  expect(await clipboardOf(page)).toBe('00000002\tDina\n00000003\tEmil')
  await page.evaluate(() => navigator.clipboard.writeText('"two\nlines"\tx\r\n'))
  await press(page, 'ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Control+v')
  await expect(page.getByText(say('cells_changed', { count: 4 }), { exact: false })).toBeVisible()
  await expect(cell(page, 3, 'B')).toHaveText(`x. ${say('cell_changed_by_you')}`)
  await press(page, 'Control+x')
  await expect(cell(page, 3, 'B')).toHaveText(`. ${say('cell_changed_by_you')}`)
})

test('the last row is one key away, and the account number stays in sight', async ({ page, context }) => {
  await openSheet(page, context)
  await press(page, 'F8', 'Control+End')
  const number = cell(page, 100_001, 'C')
  await expect(number).toHaveText('00100001')
  await expect(number).toBeInViewport()
  await press(page, 'Home')
  await expect(number).toBeFocused()
  await expect(cell(page, 100_001, 'A')).toBeInViewport()
})

test('F6 leads out of the sheet and back into its active cell', async ({ page, context }) => {
  await openSheet(page, context)
  await press(page, 'F8', 'F6')
  await expect(page.getByRole('tab', { name: say('problems') })).toBeFocused()
  await press(page, 'Shift+F6')
  await expect(cell(page, 3, 'D')).toBeFocused()
})

test('a text is found, counted and gone on to, and the search gives the focus back', async ({ page, context }) => {
  await openSheet(page, context)
  await press(page, 'F8', 'Control+f')
  await page.keyboard.type('00099999')
  await press(page, 'Enter')
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
  await expect(cell(page, 99_999, 'C')).toHaveText('00099999')
  await press(page, 'Escape')
  await expect(cell(page, 99_999, 'C')).toBeFocused()
})

test('replacing shows what would change, and changes it in one step that is taken back where it was', async ({
  page,
  context,
}) => {
  await openSheet(page, context)
  await press(page, 'F8', 'Control+h')
  await page.keyboard.type('00000007')
  await page.getByLabel(say('replace_with')).fill('7')
  await press(page, 'Enter')
  await expect(page.getByRole('dialog')).toContainText(say('cells_change', { count: 1 }))
  // Enter again, at once, would go on with the press before it.
  await expect(page.getByRole('dialog').locator('[aria-disabled="true"]')).toHaveCount(0)
  await press(page, 'Tab', 'Space')
  await expect(page.getByText(say('replaced_in_cells', { count: 1 }))).toBeVisible()
  await expect(cell(page, 7, 'C')).toHaveText(`7. ${say('cell_changed_by_you')}`)
  await press(page, 'Escape', 'Control+End', 'Control+z')
  await expect(cell(page, 7, 'C')).toBeFocused()
  await expect(cell(page, 7, 'C')).toHaveText('00000007')
})

test('rows are shown by what is wrong with them, and one key takes a suggestion', async ({ page, context }) => {
  await openSheet(page, context)
  await page.getByLabel(say('rows_shown'), { exact: true }).selectOption('rowsWithProblems')
  await page.getByLabel(say('kind_of_problem')).selectOption('value_not_documented')
  await expect(cell(page, 13, 'E')).toContainText('On')
  await press(page, 'F8')
  await expect(cell(page, 2, 'E')).toBeFocused()
  await press(page, 'Control+.')
  await expect(cell(page, 2, 'E')).toBeHidden()
  await page.getByLabel(say('rows_shown'), { exact: true }).selectOption('editedRows')
  await expect(cell(page, 2, 'E')).toHaveText(`on. ${say('cell_changed_by_you')}`)
})

test('a range is filled down, and what does not fit when pasting is said where it can be seen', async ({
  page,
  context,
}) => {
  await openSheet(page, context)
  await press(page, 'F8', 'Control+Home', 'ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d')
  await expect(page.getByText(say('cells_changed', { count: 2 }))).toBeVisible()
  await expect(cell(page, 4, 'A')).toHaveText(`Dina. ${say('cell_changed_by_you')}`)
  await page.evaluate(() => navigator.clipboard.writeText('a\nb\nc'))
  await press(page, 'Control+End', 'Control+v')
  await expect(page.getByText(say('sheet_ends_here', { rest: say('row_count', { count: 2 }) }))).toBeVisible()
})

test('F1 tells of the problem of the cell and of its field, and Esc leads back to the cell', async ({
  page,
  context,
}) => {
  await openSheet(page, context)
  await press(page, 'F8', 'F1')
  const help = page.getByRole('dialog', { name: say('help') })
  await expect(help.getByRole('heading', { name: 'Phone number can’t be read' })).toBeFocused()
  await expect(help.getByRole('heading', { name: 'Mobile phone' })).toBeVisible()
  await press(page, 'Escape')
  await expect(cell(page, 3, 'D')).toBeFocused()
})

test('Page keys go a screen down and back, Home and End along the row', async ({ page, context }) => {
  await openSheet(page, context)
  await press(page, 'F8', 'Control+Home', 'PageDown')
  const row = page.getByRole('row').filter({ has: page.locator('[role="gridcell"]:focus') })
  expect(Number(await row.getAttribute('aria-rowindex'))).toBeGreaterThan(4)
  await press(page, 'PageUp', 'End')
  await expect(page.locator('[role="gridcell"]:focus')).toHaveAttribute('aria-colindex', '41')
  await press(page, 'Home')
  await expect(cell(page, 2, 'C')).toBeFocused()
})

test('a column is made wider by keys, as wide as its texts, and by a double click on its edge', async ({
  page,
  context,
}) => {
  await openSheet(page, context)
  const heading = page.getByRole('columnheader', { name: /^A / })
  const width = async (): Promise<number> => Math.round((await heading.boundingBox())?.width ?? 0)
  await press(page, 'F8', 'Control+Home', 'ArrowRight')
  const before = await width()
  await press(page, 'Alt+ArrowRight', 'Alt+ArrowRight', 'Alt+ArrowRight', 'Alt+ArrowLeft')
  expect(await width()).toBe(before + 32)
  await press(page, 'Alt+Shift+ArrowRight')
  expect(await width()).toBe(before)
  await expect(cell(page, 2, 'A')).toBeFocused()

  const edge = await heading.boundingBox()
  if (edge === null) throw new Error('The heading is not on the screen.')
  await page.mouse.dblclick(edge.x + edge.width - 2, edge.y + 20)
  await expect.poll(width).toBeLessThan(before)
  await page.getByRole('button', { name: say('columns_as_they_were') }).click()
  expect(await width()).toBe(before)
})

test('only rows with a problem in one column are shown, then those of one account, and of another sheet', async ({
  page,
}) => {
  await page.goto(`${site.address}#check-problems`)
  await page.getByLabel(say('rows_shown'), { exact: true }).selectOption('rowsWithProblems')
  await page.getByLabel(say('column_shown'), { exact: true }).selectOption({ label: 'D E-mail' })
  const rows = page.getByRole('grid').getByRole('row')
  await expect(rows.filter({ has: page.locator('[aria-invalid="true"]') })).not.toHaveCount(0)

  await page.getByLabel(say('rows_shown'), { exact: true }).selectOption('dataRows')
  await page.getByRole('tab', { name: say('accounts') }).click()
  await page.getByRole('button', { name: /001200380/ }).click()
  await expect(page.getByRole('button', { name: say('only_account_shown', { account: '001200380' }) })).toBeVisible()
  await page.getByRole('tab', { name: 'Meters' }).click()
  await expect(page.getByRole('grid', { name: say('rows_in_grid', { sheet: 'Meters' }) })).toBeVisible()
  await page.getByRole('tab', { name: 'Customers' }).click()
  await page.getByRole('button', { name: say('only_account_shown', { account: '001200380' }) }).click()
  await expect(page.getByRole('grid', { name: say('rows_in_grid', { sheet: 'Customers' }) })).toBeVisible()
})

test('an account is copied in words and as JSON', async ({ page, context }) => {
  await allowClipboard(context)
  await page.goto(`${site.address}#check-payload`)
  await page.getByRole('gridcell', { name: 'emil.rossi1@example.org' }).click()
  await page.getByRole('button', { name: say('show_what_is_sent') }).click()
  await page.getByRole('button', { name: say('copy_in_words') }).click()
  await expect(page.getByText(say('copied'))).toBeVisible()
  expect(await clipboardOf(page)).toContain('emil.rossi1@example.org')
  await page.getByText(say('as_it_is_sent'), { exact: true }).click()
  await page.getByRole('button', { name: say('copy_for_technician') }).click()
  await expect.poll(async () => (await clipboardOf(page)).startsWith('{')).toBe(true)
  expect(JSON.parse(await clipboardOf(page))).toHaveProperty('external_account_number')
})

test('F1 while a cell is typed in keeps what was typed, and Esc leads back to the cell', async ({ page, context }) => {
  await openSheet(page, context)
  await press(page, 'F8', 'Control+Home', 'ArrowRight')
  await page.keyboard.type('Bela')
  await press(page, 'F1')
  await expect(
    page.getByRole('dialog', { name: say('help') }).getByRole('heading', { name: 'First name' }),
  ).toBeFocused()
  await press(page, 'Escape')
  await expect(cell(page, 2, 'A')).toHaveText(`Bela. ${say('cell_changed_by_you')}`)
  await expect(cell(page, 2, 'A')).toBeFocused()
})
