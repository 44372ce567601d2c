/** The Load step in the built application: rows that scroll, and sheets that are joined before anybody has mapped or mended anything. */

import { writeFileSync } from 'node:fs'
import { utils, write } from '@e965/xlsx'
import { expect, type Locator, type Page } from '@playwright/test'
import { say } from '../../../shared/messages/say.ts'
import { inColumn, quoted } from '../../../shared/messages/values.ts'
import { soundsLike } from '../../support/words/sounds-like.ts'
import { desktopTest as test } from '../fixtures.ts'
import { checkLine, goOnTo, startPractising } from '../wizard.ts'

test.beforeEach(({ page }) => startPractising(page))

const accountCount = 3000
const numberOf = (at: number): number => 200_017_000 + at
const accounts = Array.from({ length: accountCount }, (_, at) => at)

/** The meters were saved by a program that took the zeros for nothing. */
function halves(): Buffer {
  const book = utils.book_new()
  const customers = accounts.map((at) => [`000${numberOf(at)}`, 'Ana', `Lee ${at}`, `ana${at}@mail.org`])
  const meters = accounts.map((at) => [numberOf(at), `1011461${String(at).padStart(6, '0')}`, `M-${at}`])
  const sheets = {
    Customers: [['Account number', 'First name', 'Last name', 'E-mail'], ...customers],
    Meters: [['Account number', 'Supply point number', 'Meter serial number'], ...meters],
  }
  for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name)
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }))
}

const loadHalves = (page: Page) =>
  page.getByLabel(say('spreadsheet_file')).setInputFiles({ name: 'halves.xlsx', mimeType: '', buffer: halves() })

test('sheets that differ by zeros in front are joined with one press at Load, and parted by undo', async ({
  page,
  desktop,
}) => {
  await loadHalves(page)
  const asked = page.getByRole('region', { name: say('sheets_are_apart', { sheets: '“Meters” and “Customers”' }) })
  await expect(asked).toContainText(
    soundsLike('numbers_apart', {
      ...{ isAll: 'true', count: '3,000', differences: say('apart_by_zeros') },
      here: say('column_in_sheet', {
        column: inColumn({ column: 1, header: 'Account number' }),
        sheet: quoted('Meters'),
      }),
    }),
  )
  await expect(asked).toContainText(say('joining_makes_accounts', { before: 6_000, after: 3_000 }))
  const join = asked.getByRole('button', { name: say('join_named_sheets', { sheets: '“Meters” and “Customers”' }) })
  await expect(join).toBeEnabled()
  await join.click()
  await expect(
    page.getByText(say('sheets_joined_accounts', { sheets: '“Meters” and “Customers”', count: 3000 })),
  ).toBeVisible()
  await expect(asked).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(asked).toBeVisible()
  await page.keyboard.press('Control+y')
  await expect(asked).toHaveCount(0)
  await goOnTo(page, 'map')
  await page.getByText(say('map_as_picture'), { exact: true }).click()
  await expect(page.getByRole('button', { name: /^Meter serial number, from column .* of “Meters”$/ })).toBeVisible()
  await expect(page.locator('svg path[d^="M"][d*="C"]').first()).toBeAttached()
  await goOnTo(page, 'check')
  await expect(checkLine(page)).toContainText(say('account_count', { count: 3_000 }))
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 3_000 }))
  expect(await desktop.complaints()).toEqual([])
})

test('the rows of a long sheet are scrolled by wheel and keys, under headings and beside numbers that stay', async ({
  page,
}) => {
  await loadHalves(page)
  const rows = page.getByRole('region', { name: say('rows_of_sheet', { sheet: 'Customers' }) })
  const heading = rows.getByRole('columnheader', { name: /E-mail/ })
  const placeOf = async () => (await heading.boundingBox())?.y
  await expect(heading).toBeVisible()
  const before = await placeOf()
  await rows.hover()
  await page.mouse.wheel(0, 40_000)
  await expect(rows.getByRole('rowheader', { name: '1,115', exact: true })).toBeVisible()
  expect(await placeOf()).toBe(before)
  await rows.getByRole('checkbox', { name: say('use_row', { row: 1_115 }) }).focus()
  await page.keyboard.press('End')
  const last = rows.getByRole('checkbox', { name: say('use_row', { row: 3_001 }) })
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport()
  await page.keyboard.press('ArrowRight')
  await expect(rows.getByRole('rowheader', { name: '3,001', exact: true })).toBeInViewport()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: say('sheet_has_no_headings') })).toBeFocused()
})

/** Holds a file over something, of which a browser tells a media type and nothing else, and lets it go. */
async function drop(over: Locator, path: string, beforeLettingGo: () => Promise<void>): Promise<void> {
  await expect(over).toBeVisible()
  const { x, y } = (await over.boundingBox()) as { x: number; y: number }
  const pointer = await over.page().context().newCDPSession(over.page())
  const held = { x: x + 20, y: y + 20, data: { items: [], files: [path], dragOperationsMask: 1 } }
  for (const type of ['dragEnter', 'dragOver', 'dragOver'] as const)
    await pointer.send('Input.dispatchDragEvent', { type, ...held })
  await beforeLettingGo()
  await pointer.send('Input.dispatchDragEvent', { type: 'drop', ...held })
}

test('a spreadsheet that is held over the window looks welcome, and is taken where it is dropped', async ({ page }) => {
  const path = test.info().outputPath('dropped.csv')
  writeFileSync(path, 'Account number,First name,Last name\nA-1,Ana,Lee\n')
  const area = page.getByRole('group', { name: say('drop_spreadsheet_here') })
  await drop(area, path, () => expect(area).toHaveAttribute('data-over', 'true'))
  const rows = (sheet: string) => page.getByRole('region', { name: say('rows_of_sheet', { sheet }) })
  await expect(rows('dropped')).toBeVisible()

  const next = test.info().outputPath('next.csv')
  writeFileSync(next, 'Account number,First name,Last name\nB-1,Bo,Ruiz\n')
  await drop(rows('dropped'), next, () => expect(page.getByText(say('drop_your_spreadsheet_here'))).toBeInViewport())
  await expect(rows('next')).toBeVisible()
})
