/** How data is kept where there is no keychain, a corrected copy that comes back, and a file that changes, as a person sees them. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { launchApp } from '../host/launch.ts'
import type { RunningApp } from '../host/running-app.ts'
import { checkLine, expectAccessible, goOnTo, load, startPractising } from './wizard.ts'

const passphrase = 'four words in a row'

let home = ''
let app: RunningApp
let page: Page

/** @param env  without a session bus there is no keychain */
const open = async (env: Readonly<Record<string, string>> = { DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent' }) => {
  app = await launchApp({
    userData: join(home, 'electron'),
    env: { MIGRATION_DESK_HOME: join(home, 'desk'), ...env },
  })
  page = await app.firstWindow()
}

test.beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'migration-desk-e2e-'))
})
test.afterEach(async () => {
  await app.close()
  rmSync(home, { recursive: true, force: true })
})

/** Which of these texts are in any file, the browser's own included. */
const foundOnDisk = (...texts: readonly string[]): readonly string[] => {
  const files = readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)))
  return texts.filter((text) => files.some((bytes) => bytes.includes(text) || bytes.includes(text, 0, 'utf16le')))
}

test('without a keychain a passphrase is chosen by keyboard, and opens everything at the next start', async () => {
  await open()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How are your customers’ data to be kept?')
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.type(passphrase)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(passphrase)
  await page.keyboard.press('Enter')
  await startPractising(page)
  await load(page, 'flat-supplier.xlsx')
  await goOnTo(page, 'Map')
  await expect(page.getByRole('region', { name: 'One account', exact: true })).toContainText('José Patel')
  await app.kill()
  expect(foundOnDisk('José', 'Patel', '007001000', 'maria.example.com', passphrase)).toEqual([])

  await open()
  await expectAccessible(page)
  await page.keyboard.type('not this one')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is not the passphrase.')).toBeVisible()
  await page.keyboard.type(passphrase)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'One account', exact: true })).toContainText('José Patel')
})

test('for this session only, nothing is there at the next start', async () => {
  await open()
  await page.getByRole('button', { name: 'Go on for this session only' }).click()
  await page.getByRole('navigation', { name: 'Steps' }).waitFor()
  await startPractising(page)
  await load(page, 'rows-per-register.csv')
  await app.close()
  expect(foundOnDisk('007001000', '007001007')).toEqual([])
  await open()
  await expect(page.getByRole('button', { name: 'Go on for this session only' })).toBeVisible()
})

test('a corrected copy is saved, and loaded again with the mapping it was made with', async () => {
  await open()
  await startPractising(page)
  await load(page, 'flat-supplier.xlsx')
  await goOnTo(page, 'Map')
  await goOnTo(page, 'Check')
  await expect(checkLine(page)).toContainText('25 ready')
  const path = join(home, 'for a colleague.xlsx')
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath })
  }, path)
  await page.getByRole('button', { name: 'Save as files' }).click()
  await page.getByRole('menuitem', { name: /corrected copy/ }).click()
  await expect(page.getByText(`Saved to ${path}`)).toBeVisible()

  await page.getByRole('button', { name: /^Step 2: Load/ }).click()
  await page.getByRole('button', { name: 'Load another spreadsheet…' }).click()
  await page.getByLabel('Spreadsheet file').setInputFiles(path)
  await expect(page.getByRole('checkbox', { name: /Problems/ })).toHaveCount(0)
  await goOnTo(page, 'Map')
  await goOnTo(page, 'Check')
  await expect(checkLine(page)).toContainText('25 ready')
})

test('a file that is saved again elsewhere is offered with the edits that were made', async () => {
  const file = join(home, 'customers.csv')
  const header = 'Account no,Surname,E-mail\n'
  writeFileSync(file, `${header}1001,Lee,ana.example.com\n1002,Ito,ben@example.com\n`)
  await open()
  await startPractising(page)
  await page.getByLabel('Spreadsheet file').setInputFiles(file)
  await goOnTo(page, 'Map')
  await goOnTo(page, 'Check')
  await page
    .getByRole('button', { name: /ana\.example\.com/ })
    .first()
    .click()
  await expect(page.getByRole('gridcell', { selected: true })).toContainText('ana.example.com')
  await page.keyboard.type('ana@example.com')
  await page.keyboard.press('Enter')
  await expect(checkLine(page)).toContainText('2 ready')

  writeFileSync(file, `${header}1003,Kim,cho@example.com\n1001,Lee,ana.example.com\n`)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.getByRole('button', { name: 'Load the new version' }).click()
  const dialog = page.getByRole('dialog', { name: 'The new version is open' })
  await expect(dialog).toContainText('1 edit was taken over.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep both' }).click()
  await expect(page.getByRole('gridcell', { name: /ana@example\.com/ })).toBeVisible()
})
