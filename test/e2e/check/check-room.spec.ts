/** How much of the spreadsheet Check shows: rows and columns are counted as they are seen, and nothing that opens moves them. */

import { expect, type Locator, type Page, test } from '@playwright/test'
import { say } from '../../../shared/messages/say.ts'
import { screensForTests } from '../../support/windows/screens-site.ts'
import { soundsLike } from '../../support/words/sounds-like.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const site = screensForTests()

/** Browsers that are driven show none; on Windows each takes so much of the sheet. */
const scrollbar = 17

const open = async (page: Page, scene: string): Promise<void> => {
  await page.goto(`${site.address}#${scene}`)
  await expect(page.getByRole('gridcell').first()).toBeVisible()
}
const sheet = (page: Page) => page.getByRole('grid', { name: soundsLike('rows_in_grid') })
const cellOf = (page: Page, row: number) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell', { name: String(row), exact: true }) })
    .getByRole('gridcell')
    .nth(2)

/** Rows and columns of the spreadsheet that are seen as a whole. */
const seen = (page: Page): Promise<{ readonly rows: number; readonly columns: number }> =>
  sheet(page).evaluate((grid, bar) => {
    const box = grid.getBoundingClientRect()
    const heading = grid.querySelector('[role="columnheader"]')?.getBoundingClientRect()
    const isRowSeen = ({ top, bottom }: DOMRect) => top >= (heading?.bottom ?? 0) - 1 && bottom <= box.bottom - bar + 1
    const rows = [...grid.querySelectorAll('[role="row"] > [role="gridcell"]:first-child')]
    const columns = [...grid.querySelectorAll('[role="columnheader"]')].slice(1)
    return {
      rows: rows.filter((cell) => isRowSeen(cell.getBoundingClientRect())).length,
      columns: columns.filter((cell) => cell.getBoundingClientRect().right <= box.right - bar + 1).length,
    }
  }, scrollbar)

for (const scene of ['check-problems', 'check-large']) {
  test(`18 rows and 7 columns are seen at 1280 × 800 beside the list of problems (${scene})`, async ({ page }) => {
    await open(page, scene)
    await expect(page.getByRole('tab', { name: say('problems') })).toBeVisible()
    const { rows, columns } = await seen(page)
    expect(rows).toBeGreaterThanOrEqual(18)
    expect(columns).toBeGreaterThanOrEqual(7)
  })
}

test('Find takes no more than two rows, and no row moves for it or for the list', async ({ page }) => {
  await open(page, 'check-large')
  const { rows } = await seen(page)
  await cellOf(page, 5).click()
  const before = await cellOf(page, 5).boundingBox()
  await page.keyboard.press('Control+f')
  await expect(page.getByRole('textbox', { name: say('find_text') })).toBeFocused()
  expect((await seen(page)).rows).toBeGreaterThanOrEqual(rows - 2)
  expect(await cellOf(page, 5).boundingBox()).toEqual(before)
  await page.getByRole('button', { name: say('list_beside_rows') }).click()
  await expect(page.getByRole('tab', { name: say('problems') })).toBeHidden()
  expect(await cellOf(page, 5).boundingBox()).toEqual(before)
  await page.getByRole('button', { name: say('show_what_is_sent') }).click()
  await expect(page.getByRole('tab', { name: say('tab_what_is_sent') })).toBeVisible()
  expect(await cellOf(page, 5).boundingBox()).toEqual(before)
})

test('what is said of the active cell is read whole below it, where one goes from problem to problem', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 640 })
  await open(page, 'check-problems')
  // The first of them, and the longest among them.
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('F8')
    const detail = page.getByRole('region', { name: say('about_cell') })
    const active = page.locator('[role="gridcell"][tabindex="0"]')
    await expect(active).toHaveAccessibleName(new RegExp(`${say('level_error')}|${say('level_warning')}`))
    await expect
      .poll(() => detail.evaluate((element) => element.scrollHeight - element.clientHeight))
      .toBeLessThanOrEqual(1)
    // The sheet slides once what is said has taken its room.
    const overlap = async (): Promise<number> => {
      const [cell, said] = [await active.boundingBox(), await detail.boundingBox()]
      return cell === null || said === null ? Number.NaN : cell.y + cell.height - said.y
    }
    await expect.poll(overlap).toBeLessThanOrEqual(2)
  }
})

test('the last rows of a sheet make room for what is said of them', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 640 })
  await open(page, 'check-problems')
  await sheet(page).press('Control+End')
  await page.keyboard.press('Shift+F8')
  const active = page.locator('[role="gridcell"][tabindex="0"]')
  await expect(active).toHaveAccessibleName(new RegExp(`${say('level_error')}|${say('level_warning')}`))
  const [cell, said] = [
    await active.boundingBox(),
    await page.getByRole('region', { name: say('about_cell') }).boundingBox(),
  ]
  expect((cell?.y ?? 0) + (cell?.height ?? 0)).toBeLessThanOrEqual((said?.y ?? 0) + 2)
})

test('a cell in the lowest row stays where it was pressed, with what is said of it above it while the mouse is there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 640 })
  await open(page, 'check-problems')
  // Far enough down that the rows can go either way.
  await sheet(page).evaluate((grid) => (grid.scrollTop = 600))
  await expect(cellOf(page, 30)).toBeVisible()
  const problem = page.getByRole('gridcell', { name: say('level_error') }).last()
  const row = await problem.boundingBox()
  const foot = await page.getByRole('region', { name: say('about_cell') }).boundingBox()
  // Its row is the last one that is seen whole.
  await sheet(page).evaluate((grid, by) => (grid.scrollTop += by), (row?.y ?? 0) + 26 - (foot?.y ?? 0))
  const before = await problem.boundingBox()
  expect(before?.y).toBeGreaterThan((foot?.y ?? 0) - 30)
  await problem.click()
  const active = page.locator('[role="gridcell"][tabindex="0"]')
  const detail = page.getByRole('region', { name: say('about_cell') })
  await expect(detail).toContainText(say('level_error'))
  expect(await active.boundingBox()).toEqual(before)
  const said = await detail.boundingBox()
  const isBeside =
    (said?.y ?? 0) + (said?.height ?? 0) <= (before?.y ?? 0) + 2 || (said?.y ?? 0) >= (before?.y ?? 0) + 23
  expect(isBeside).toBe(true)
  // No strip is left empty where it lies otherwise.
  const bottomOf = async (part: Locator): Promise<number> => {
    const box = await part.boundingBox()
    return Math.round((box?.y ?? 0) + (box?.height ?? 0))
  }
  const end = Math.round((foot?.y ?? 0) + (foot?.height ?? 0))
  expect(Math.abs((await bottomOf(sheet(page))) - end)).toBeLessThanOrEqual(2)
  // The mouse goes elsewhere: it lies at the foot, below its cell.
  await page.mouse.move(4, 4)
  await expect.poll(() => bottomOf(detail)).toBe(end)
  expect(await bottomOf(active)).toBeLessThanOrEqual(Math.round((await detail.boundingBox())?.y ?? 0) + 2)
})

test('the number of an account leads to it, and no mark lies over a value', async ({ page }) => {
  await open(page, 'check-problems')
  await page.getByRole('gridcell', { name: '001200359' }).getByText('001200359').click()
  await expect(page.getByRole('tab', { name: say('tab_what_is_sent'), selected: true })).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: say('tab_what_is_sent') })).toContainText('001200359')
  const overlaps = await sheet(page).evaluate(
    (grid) =>
      [...grid.querySelectorAll('[role="gridcell"][aria-invalid="true"]')].filter((cell) => {
        const text = document.createRange()
        text.selectNodeContents(cell.firstChild ?? cell)
        const isCutOff = cell.scrollWidth > cell.clientWidth
        return !isCutOff && text.getBoundingClientRect().right > cell.getBoundingClientRect().right - 20
      }).length,
  )
  expect(overlaps).toBe(0)
})

test('a day is chosen in a calendar, and a known value in a list that covers no cell it is chosen for', async ({
  page,
}) => {
  await open(page, 'check-problems')
  const born = page.getByRole('gridcell', { name: /^06\/06\/1955/ })
  await born.click()
  await page.keyboard.press('Alt+ArrowDown')
  const calendar = page.getByLabel(say('cell_typed_in', { column: 'Born', row: 9 }), { exact: true })
  await expect(calendar).toHaveAttribute('type', 'date')
  await expect(calendar).toHaveValue('1955-06-06')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(calendar).toHaveValue('1955-06-07')
  await expect(calendar).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()

  await page.getByRole('tab', { name: 'Meters' }).click()
  const status = page.getByRole('gridcell', { name: /^KWH_IMPORT/ }).first()
  await status.click()
  await page.keyboard.press('F2')
  const list = page.getByRole('listbox')
  await expect(list).toBeVisible()
  const box = await page.getByRole('combobox', { name: soundsLike('cell_typed_in') }).boundingBox()
  expect((await list.boundingBox())?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) - 1)
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
})
