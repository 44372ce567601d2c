import { expect, type Page } from '@playwright/test'
import { desktopTest as test } from './fixtures.ts'
import { checkLine, goOnTo, startPractising } from './wizard.ts'

const header =
  'Account number,First name,Last name,Supply point number,Street,Town,Postcode,Supply type,Meter number,Meter status,Billing type,Ledger code'
const rows = Array.from(
  { length: 25 },
  (_, at) =>
    `0077${String(at).padStart(5, '0')},Ana,Lee${at},MP-${1000 + at},${at + 1} Hill Road,Leeds,LS1 4AB,GAS,M-${at},${at % 3 === 0 ? 'standby' : 'active'},FIXED,GAS_LEDGER`,
)
const shot = (page: Page, name: string) => page.screenshot({ path: `/tmp/wt/pictures/b/${process.env.SHOT ?? ''}${name}.png` })
const line = async (page: Page) => (await checkLine(page).textContent()) ?? ''

test('drive', async ({ page }) => {
  test.setTimeout(400_000)
  await page.setViewportSize({ width: 1400, height: 900 })
  await startPractising(page)
  const file = { name: 'fuels.csv', mimeType: 'text/csv', buffer: Buffer.from([header, ...rows].join('\n')) }
  await page.getByLabel('Spreadsheet file').setInputFiles(file)
  await goOnTo(page, 'Map')
  await expect(page.getByRole('combobox', { name: /^Field for/ }).first()).toBeVisible()
  await page.waitForTimeout(1500)
  await shot(page, '1-map-before')
  console.log('fields', await page.getByRole('combobox', { name: /^Field for/ }).evaluateAll((all) => all.map((one) => `${one.getAttribute('aria-label')}=${(one as HTMLInputElement).value}`)))
  await goOnTo(page, 'Check')
  await page.waitForTimeout(2500)
  console.log('check before', await line(page))
  await shot(page, '2-check-before-dry-run')
  if (process.env.SETTLE) {
    await page.getByRole('button', { name: /Step 3/ }).click()
    await page.waitForTimeout(1500)
    const right = page.getByRole('button', { name: /is right/i })
    console.log('this is right buttons', await right.count())
    await right.first().click()
    await page.waitForTimeout(1500)
    await goOnTo(page, 'Check')
    await page.waitForTimeout(2000)
    console.log('check after this is right', await line(page))
  }
  await page.getByRole('button', { name: /dry run/i }).first().click()
  await page.waitForTimeout(8000)
  console.log('check after dry run', await line(page))
  await shot(page, '3-check-after-dry-run')
  await page.getByRole('button', { name: /Step 3/ }).click()
  await page.waitForTimeout(2000)
  await shot(page, '4-map-after-dry-run')
  await page.getByRole('button', { name: /Step 5/ }).click()
  await page.waitForTimeout(2000)
  await shot(page, '5-create')
  console.log('create', ((await page.getByRole('main').textContent()) ?? '').slice(0, 400))
  await page.getByRole('button', { name: 'Create this account' }).click()
  await expect(page.getByRole('button', { name: /^(Next account|That was the last)/ })).toBeVisible()
  await shot(page, '6-created')
  await page.getByRole('button', { name: /Step 4/ }).click()
  await page.waitForTimeout(2000)
  console.log('check after create', await line(page))
})
