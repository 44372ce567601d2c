/** How data is kept where there is no keychain, a corrected copy that comes back, and a file that changes, as a person sees them. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { say } from '../../../shared/messages/say.ts'
import { desktopTest as test, withoutKeychain } from '../fixtures.ts'
import { checkLine, fixture, goOnTo, load, mendEMail, startPractising, stepButton } from '../wizard.ts'

test.use({ deskEnv: withoutKeychain })

const passphrase = 'four words in a row'

/** The browser drops files and folders of its own while it runs: what is gone by now holds nothing. */
function ifStanding<T>(read: () => T, gone: T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return gone
    throw error
  }
}

const filesIn = (folder: string): readonly Buffer[] =>
  ifStanding(() => readdirSync(folder, { withFileTypes: true }), []).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path)
    return entry.isFile() ? [ifStanding(() => readFileSync(path), Buffer.alloc(0))] : []
  })

/** Which of these texts are in any file of the folder, the browser's own included. */
const foundIn = (folder: string, ...texts: readonly string[]): readonly string[] => {
  const files = filesIn(folder)
  return texts.filter((text) => files.some((bytes) => bytes.includes(text) || bytes.includes(text, 0, 'utf16le')))
}

test('without a keychain a passphrase is chosen by keyboard once a file is there, and opens everything at the next start', async ({
  page,
  desktop,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('welcome'))
  await page.getByRole('button', { name: say('start_with_my_spreadsheet') }).click()
  await page.getByLabel(say('spreadsheet_file')).setInputFiles(fixture('flat-supplier.xlsx'))
  await expect(page.getByRole('dialog', { name: say('how_to_keep', { about: 'people' }) })).toBeVisible()
  expect(foundIn(desktop.folder, 'José', 'Patel', '007001000', 'flat-supplier')).toEqual([])
  await expect(page.getByLabel(say('new_passphrase'))).toBeFocused()
  await page.keyboard.type(passphrase)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(passphrase)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: say('go_on_to_step', { step: say('step_map') }) })).toBeEnabled()
  await goOnTo(page, 'map')
  await expect(page.getByRole('region', { name: say('preview_title'), exact: true })).toContainText('José Patel')
  await desktop.app.kill()
  expect(foundIn(desktop.folder, 'José', 'Patel', '007001000', 'maria.example.com', passphrase)).toEqual([])

  const again = await desktop.start()
  await expect(again.getByLabel(say('passphrase'), { exact: true })).toBeFocused()
  await again.keyboard.type('not this one')
  await again.keyboard.press('Enter')
  await expect(again.getByText(say('passphrase_wrong'))).toBeVisible()
  await again.keyboard.type(passphrase)
  await again.keyboard.press('Enter')
  await expect(again.getByRole('region', { name: say('preview_title'), exact: true })).toContainText('José Patel')
})

test('the made-up supplier is tried before anything is asked; then a file for this session only, and nothing is there at the next start', async ({
  page,
  desktop,
}) => {
  await page.getByRole('button', { name: say('try_made_up') }).click()
  await expect(page.getByRole('region', { name: say('where_accounts_go') })).toContainText(say('practice'))
  await expect(page.getByRole('button', { name: say('go_on_to_step', { step: say('step_map') }) })).toBeEnabled()
  await goOnTo(page, 'map', 'check')
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 11 }))
  expect(foundIn(desktop.folder, 'Merrow', '700101')).toEqual([])
  await stepButton(page, 'load').click()
  await page.getByRole('button', { name: say('load_another_spreadsheet') }).click()
  await page.getByLabel(say('spreadsheet_file')).setInputFiles(fixture('rows-per-register.csv'))
  await page.getByRole('button', { name: say('go_on_for_session') }).click()
  await expect(page.getByRole('banner')).toContainText('rows-per-register.csv')
  await desktop.app.close()
  expect(foundIn(desktop.folder, '007001000', '007001007')).toEqual([])
  const again = await desktop.start()
  await again.getByRole('button', { name: 'Migration Desk' }).click()
  await expect(again.getByRole('heading', { level: 1 })).toHaveText(say('welcome'))
  await expect(again.getByText(say('projects_title'))).toHaveCount(0)
})

test('a corrected copy is saved, and loaded again with the mapping it was made with', async ({ page, desktop }) => {
  await startPractising(page)
  await load(page, 'flat-supplier.xlsx')
  await goOnTo(page, 'map', 'check')
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 25 }))
  const path = join(desktop.folder, 'for a colleague.xlsx')
  await desktop.saveTo(path)
  await page.getByRole('button', { name: say('save_as_files') }).click()
  await page.getByRole('menuitem', { name: say('save_corrected_copy') }).click()
  await expect(page.getByText(say('saved_to', { path }))).toBeVisible()

  await stepButton(page, 'load').click()
  await page.getByRole('button', { name: say('load_another_spreadsheet') }).click()
  await page.getByLabel(say('spreadsheet_file')).setInputFiles(path)
  await expect(page.getByRole('checkbox', { name: say('problems') })).toHaveCount(0)
  await goOnTo(page, 'map', 'check')
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 25 }))
})

test('a file that is saved again elsewhere is offered with the edits that were made', async ({ page, desktop }) => {
  const file = join(desktop.folder, 'customers.csv')
  const header = 'Account no,Surname,E-mail\n'
  writeFileSync(file, `${header}1001,Lee,ana.example.com\n1002,Ito,ben@example.com\n`)
  await startPractising(page)
  await page.getByLabel(say('spreadsheet_file')).setInputFiles(file)
  await goOnTo(page, 'map', 'check')
  await mendEMail(page, 'ana.example.com', 'ana@example.com')
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 2 }))

  writeFileSync(file, `${header}1003,Kim,cho@example.com\n1001,Lee,ana.example.com\n`)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.getByRole('button', { name: say('load_new_version') }).click()
  const dialog = page.getByRole('dialog', { name: say('new_version_open') })
  await expect(dialog).toContainText(say('edits_taken_over', { count: 1 }))
  await dialog.getByRole('button', { name: say('keep_both') }).click()
  await expect(page.getByRole('gridcell', { name: /ana@example\.com/ })).toBeVisible()
})
