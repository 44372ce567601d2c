/** Columns without a field, in the built application: what is decided, where the page stays, and what stays under the pointer. */
import { expect, type Page } from '@playwright/test'
import { say } from '../../../shared/messages/say.ts'
import { desktopTest as test } from '../fixtures.ts'
import { goOnTo, startPractising } from '../wizard.ts'

const headings = [
  'Account no',
  'First name',
  'Last name',
  'Mobile',
  'PSR flag',
  'Gas MPRN',
  'Gas meter',
  'Gas AQ',
  'Gas EAC',
]
const more = ['Account Balance (local currency)', 'Sales agent', 'Frobnitz']
const rows = Array.from({ length: 8 }, (_, at) => [
  ...[`A-10${at}`, 'Ana', `Lee${at}`, `0790012345${at}`, at % 2 === 0 ? 'Oxygen' : ''],
  ...[`77001${at}`, `G4-${at}`, `120${at}`, `99${at}`, `${at}2.50`, 'Kim', `x${at}`],
])
const csv = [[...headings, ...more], ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n')

test.beforeEach(async ({ page }) => {
  await startPractising(page)
  await page
    .getByLabel(say('spreadsheet_file'))
    .setInputFiles({ name: 'old system.csv', mimeType: '', buffer: Buffer.from(csv) })
  await goOnTo(page, 'map')
  await expect(button(page, leaveOut('Frobnitz'))).toBeVisible()
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const leaveOut = (column: string): string => say('words_about', { words: say('leave_it_out'), about: column })
const row = (page: Page, column: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('combobox', { name: say('field_for_column', { column }), exact: true }) })

async function press(page: Page, name: string): Promise<void> {
  await expect(button(page, name)).toBeEnabled()
  await button(page, name).click()
}

test('what matters is not dropped with a click, columns of a kind are decided at once, and notes are sent', async ({
  page,
}) => {
  await expect(row(page, 'Frobnitz')).toContainText(say('column_not_known'))
  await expect(row(page, 'Account Balance (local currency)')).toContainText('It seems to hold balances')
  await expect(row(page, 'PSR flag')).toContainText('who is on a priority services register')

  await press(page, say('words_about', { words: say('leave_it_out_asking'), about: 'PSR flag' }))
  await press(page, say('dont_leave_out'))
  await press(page, say('words_about', { words: say('keep_in_note'), about: 'PSR flag' }))
  await press(page, say('column_is_field', { field: 'Balance', column: 'Account Balance (local currency)' }))
  await press(page, say('words_about', { words: say('keep_in_note'), about: 'Gas MPRN' }))
  await press(page, say('keep_alike_in_notes', { count: 3 }))
  await expect(
    page.getByRole('combobox', { name: say('field_for_column', { column: 'Gas EAC' }), exact: true }),
  ).toHaveValue(/^Note/)

  await page.getByText(say('as_it_is_sent')).click()
  const payload = page.getByRole('region', { name: say('preview_title') }).locator('pre')
  for (const note of ['PSR flag: Oxygen', 'Gas MPRN: 770010', 'Gas EAC: 990']) await expect(payload).toContainText(note)
})

test('no other column comes under the pointer that decided about one', async ({ page }) => {
  for (const column of ['Gas MPRN', 'Frobnitz', 'Sales agent']) {
    const pressed = button(page, leaveOut(column))
    await pressed.scrollIntoViewIfNeeded()
    const box = await pressed.boundingBox()
    if (box === null) throw new Error(`There is no button for ${column}.`)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await expect(pressed).toBeEnabled()
    await page.mouse.click(x, y)
    await expect(row(page, column)).toContainText(say('left_out_by_you'))
    await expect(page.getByText(say('mapping_saved'))).toBeVisible()
    const under = await page.evaluate(
      ([left = 0, top = 0]) => {
        const found = document.elementFromPoint(left, top)
        return found?.closest('tr')?.querySelector('[role="combobox"]')?.getAttribute('aria-label') ?? null
      },
      [x, y],
    )
    expect(under).toBe(say('field_for_column', { column }))
  }
})

test('a column with less to say keeps its room under the pointer, and gives it back to who scrolls', async ({
  page,
}) => {
  const pressed = button(page, leaveOut('Sales agent'))
  await pressed.scrollIntoViewIfNeeded()
  const height = async () => (await row(page, 'Sales agent').boundingBox())?.height ?? 0
  const before = await height()
  await pressed.click()
  await expect(row(page, 'Sales agent')).toContainText(say('left_out_by_you'))
  expect(await height()).toBe(before)
  await page.mouse.wheel(0, 40)
  await expect.poll(height).toBeLessThan(before)
})

test('who decides about the last one with the mouse is not taken to another', async ({ page }) => {
  await press(page, say('column_is_field', { field: 'Balance', column: 'Account Balance (local currency)' }))
  await press(page, say('words_about', { words: say('keep_in_note'), about: 'Gas MPRN' }))
  await press(page, say('keep_alike_in_notes', { count: 3 }))
  await press(page, leaveOut('Sales agent'))
  const last = button(page, leaveOut('Frobnitz'))
  await last.scrollIntoViewIfNeeded()
  const place = async () => (await row(page, 'Frobnitz').boundingBox())?.y
  const before = await place()
  await last.click()
  await expect(row(page, 'Frobnitz')).toContainText(say('left_out_by_you'))
  await expect(row(page, 'PSR flag')).toBeFocused()
  expect(await place()).toBe(before)
})

for (const size of [
  { width: 1280, height: 800 },
  { width: 1024, height: 640 },
])
  test(`the page never slides away at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size)
    const slid = () =>
      page.evaluate(() => {
        const scroller = document.scrollingElement ?? document.body
        const band = document.querySelector('[aria-label="Where accounts go"]')?.getBoundingClientRect()
        return {
          slid: [scroller.scrollTop, scroller.scrollLeft, document.body.scrollTop],
          overflows: [scroller.scrollHeight - scroller.clientHeight, scroller.scrollWidth - scroller.clientWidth],
          isBandSeen: band !== undefined && band.top >= 0 && band.height > 0,
        }
      })
    const still = { slid: [0, 0, 0], overflows: [0, 0], isBandSeen: true }
    expect(await slid()).toEqual(still)
    // With the values of a column open there is more to scroll through than before.
    await press(page, say('values_of_column', { column: 'Frobnitz' }))
    await page.mouse.move(size.width / 3, size.height / 2)
    for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, 900)
    for (const key of ['End', 'Control+End', 'PageDown', 'Space']) await page.keyboard.press(key)
    expect(await slid()).toEqual(still)
    // The last thing that can have the focus, whatever it is.
    await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('main button, main input')]
      for (const one of [all.at(-1), all.at(-4), all.at(-8)]) one?.focus()
    })
    expect(await slid()).toEqual(still)
    await page
      .getByRole('region', { name: say('country_of', { about: 'Mobile' }) })
      .getByRole('combobox')
      .focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    expect(await slid()).toEqual(still)
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: say('field_for_column', { column: 'Frobnitz' }), exact: true }).click()
    await page.keyboard.press('End')
    expect(await slid()).toEqual(still)
  })

test('the country of phone numbers is asked at their column, with what would become of them', async ({ page }) => {
  const asked = page.getByRole('region', { name: say('country_of', { about: 'Mobile' }) })
  await asked.getByRole('combobox', { name: say('which_country') }).fill('United Kingdom')
  await page.getByRole('option', { name: 'United Kingdom (+44)' }).click()
  await expect(asked.getByRole('listitem').first()).toHaveText('07900123450 → +447900123450')
  await press(page, say('words_about', { words: say('our_own_country'), about: 'Mobile' }))
  // It keeps its place, so that nothing comes up under the pointer, until that has gone.
  await expect(asked).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(asked).toHaveCount(0)
  await press(page, say('values_of_column', { column: 'Mobile' }))
  await expect(page.getByRole('combobox', { name: say('own_country_of', { column: 'Mobile' }) })).toHaveValue(
    'United Kingdom (+44)',
  )
})
