/** What the desktop adds to the window: quitting that asks, files from the operating system, the menu. */

import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { say } from '../../../shared/messages/say.ts'
import type { RunningApp } from '../../host/running-app.ts'
import { desktopTest as test } from '../fixtures.ts'
import { fixture, goOnTo, load, openData, pauseRunOfTheRest, startPractising, stepButton } from '../wizard.ts'

/** Clicks an entry of the menu, wherever in it. */
const clickMenu = (app: RunningApp, label: string): Promise<void> =>
  app.evaluate(({ Menu }, wanted) => {
    const all = (menu: Electron.Menu | null | undefined): Electron.MenuItem[] =>
      (menu?.items ?? []).flatMap((item) => [item, ...all(item.submenu)])
    const item = all(Menu.getApplicationMenu()).find((one) => one.label === wanted)
    if (item === undefined) throw new Error(`The menu has no “${wanted}”.`)
    item.click()
  }, label)

/** What message boxes have asked so far. */
const questions = (app: RunningApp): Promise<readonly unknown[]> =>
  app.evaluate(({ host }) =>
    host.dialogs.filter(({ kind }) => kind === 'message').map(({ options }) => Reflect.get(options, 'message')),
  )

test('closing the window while accounts are created asks first, and quits when the person says so', async ({
  page,
  desktop,
}) => {
  await startPractising(page)
  await load(page, 'flat-supplier.xlsx')
  await goOnTo(page, 'map', 'check', 'create')
  await pauseRunOfTheRest(page, 22)
  const before = await questions(desktop.app)

  // Nobody answers: the safe answer is to stay.
  await desktop.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  await expect.poll(() => questions(desktop.app)).toEqual([...before, say('quit_while_creating')])
  await expect(page.getByRole('heading', { level: 1 })).toContainText(say('step_create_title'))

  await desktop.app.evaluate(({ host, app: electron }) => {
    host.answers.message.push({ response: 1, checkboxChecked: false })
    electron.quit()
  })
  await expect.poll(() => desktop.app.process().exitCode).toBe(0)
})

/** In Add, for an account that was created from here. @returns the field */
async function typeNote(page: Page): Promise<Locator> {
  await startPractising(page)
  await load(page, 'rows-per-register.csv')
  await goOnTo(page, 'map', 'check', 'create')
  await page.getByRole('button', { name: say('create_this_account', { asksFirst: false }) }).click()
  await expect(stepButton(page, 'watch')).toContainText(say('created_of_all', { created: 1, count: 12 }))
  await stepButton(page, 'add').click()
  await page.getByLabel(say('account_number_or_name')).fill('007001000')
  await page.getByRole('button', { name: say('look_it_up') }).click()
  const note = page.getByRole('tabpanel', { name: say('kind_notes') }).getByLabel('Note', { exact: true })
  await note.fill('Prefers letters.')
  return note
}

test('closing the window with something typed in Add asks once, names what would be lost, and either answer counts', async ({
  page,
  desktop,
}) => {
  const note = await typeNote(page)
  const before = await questions(desktop.app)

  // Nobody answers: the safe answer is to stay.
  await desktop.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  await expect.poll(() => questions(desktop.app)).toEqual([...before, say('quit_with_typed')])
  const details = await desktop.app.evaluate(({ host }) =>
    host.dialogs.map(({ options }) => String(Reflect.get(options, 'detail'))),
  )
  expect(details.at(-1)).toContain(`${say('kind_notes')} for 007001000`)
  await expect(note).toHaveValue('Prefers letters.')

  await desktop.app.evaluate(({ host, app: electron }) => {
    host.answers.message.push({ response: 1, checkboxChecked: false })
    electron.quit()
  })
  await expect.poll(() => desktop.app.process().exitCode).toBe(0)
})

test('what was typed holds up no end that the system asks for', async ({ page, desktop }) => {
  await typeNote(page)
  desktop.app.process().kill('SIGTERM')
  // Nobody answers: a question would keep it.
  await expect.poll(() => desktop.app.process().exitCode).toBe(0)
})

test('what was typed in a page that broke down is gone, and not asked about', async ({ page, desktop }) => {
  await typeNote(page)
  const session = await page.context().newCDPSession(page)
  void session.send('Page.crash').catch(() => undefined)
  // Nobody answers, which closes the application; any other question would keep it.
  await expect.poll(() => desktop.app.process().exitCode).toBe(0)
})

test('a spreadsheet on the command line is loaded, and one of a second start is asked about', async ({ desktop }) => {
  const first = join(desktop.folder, 'may.xlsx')
  const second = join(desktop.folder, 'june.csv')
  copyFileSync(fixture('flat-supplier.xlsx'), first)
  copyFileSync(fixture('rows-per-register.csv'), second)
  const page = await desktop.start({ args: [first] })
  await openData(page)
  await expect(page.getByRole('banner')).toContainText('may.xlsx')
  // On a slow machine the first screen was seen before, and led to Connect.
  await stepButton(page, 'load').click()
  await expect(page.getByRole('button', { name: say('go_on_to_step', { step: say('step_map') }) })).toBeEnabled()

  await expect(desktop.start({ args: [second] })).rejects.toThrow()
  const dialog = page.getByRole('dialog', { name: say('load_asked', { fileName: 'june.csv' }) })
  await expect(dialog).toBeVisible()
  await expect(dialog.locator('[aria-disabled="true"]')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner')).toContainText('june.csv')
})

test('macOS hands a file over in its own way', async ({ page, desktop }) => {
  await openData(page)
  const path = fixture('rows-per-register.csv')
  await desktop.app.evaluate(({ app: electron }, file) => {
    electron.emit('open-file', { preventDefault: () => undefined }, file)
  }, path)
  await expect(page.getByRole('banner')).toContainText('rows-per-register.csv')
})

test('the menu opens a spreadsheet, goes on with a recent one, and saves the template', async ({ page, desktop }) => {
  await openData(page)
  await desktop.app.evaluate(
    ({ host }, paths) => {
      for (const path of paths) host.answers.open.push({ canceled: false, filePaths: [path] })
    },
    [fixture('flat-supplier.xlsx'), fixture('rows-per-register.csv')],
  )
  await clickMenu(desktop.app, say('menu_open_spreadsheet'))
  await expect(page.getByRole('banner')).toContainText('flat-supplier.xlsx')
  await clickMenu(desktop.app, say('menu_open_spreadsheet'))
  await page.getByRole('button', { name: say('load_it') }).click()
  await expect(page.getByRole('banner')).toContainText('rows-per-register.csv')
  await clickMenu(desktop.app, 'flat-supplier.xlsx')
  await page.getByRole('button', { name: say('go_on_with_it') }).click()
  await expect(page.getByRole('banner')).toContainText('flat-supplier.xlsx')

  const template = join(desktop.folder, 'template.xlsx')
  await desktop.saveTo(template)
  await clickMenu(desktop.app, say('menu_save_template'))
  await expect.poll(() => existsSync(template)).toBe(true)
  expect(await desktop.complaints()).toEqual([])
})
