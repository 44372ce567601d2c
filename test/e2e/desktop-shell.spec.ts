/** What the desktop adds to the window: quitting that asks, files from the operating system, the menu. */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { launchApp } from '../host/launch.ts'
import type { RunningApp } from '../host/running-app.ts'
import { expectAccessible, fixture, goOnTo, load, openData, startPractising } from './wizard.ts'

let home = ''
let app: RunningApp
let page: Page

const start = (args: readonly string[] = []): Promise<RunningApp> =>
  launchApp({ userData: join(home, 'electron'), env: { MIGRATION_DESK_HOME: join(home, 'desk') }, args })

const open = async (args: readonly string[] = []): Promise<void> => {
  app = await start(args)
  page = await app.firstWindow()
}

test.beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'migration-desk-e2e-'))
})
test.afterEach(async () => {
  await app.kill()
  rmSync(home, { recursive: true, force: true })
})

/** Clicks an entry of the menu, wherever in it. */
const clickMenu = (label: string): Promise<void> =>
  app.evaluate(({ Menu }, wanted) => {
    const all = (menu: Electron.Menu | null | undefined): Electron.MenuItem[] =>
      (menu?.items ?? []).flatMap((item) => [item, ...all(item.submenu)])
    const item = all(Menu.getApplicationMenu()).find((one) => one.label === wanted)
    if (item === undefined) throw new Error(`The menu has no “${wanted}”.`)
    item.click()
  }, label)

/** What message boxes have asked so far. */
const questions = (): Promise<readonly unknown[]> =>
  app.evaluate(({ host }) =>
    host.dialogs.filter(({ kind }) => kind === 'message').map(({ options }) => Reflect.get(options, 'message')),
  )

test('closing the window while accounts are created asks first, and quits when the person says so', async () => {
  await open()
  await startPractising(page)
  await load(page, 'flat-supplier.xlsx')
  await goOnTo(page, 'Map')
  await goOnTo(page, 'Check')
  await goOnTo(page, 'Create')
  for (let created = 0; created < 3; created += 1) {
    await page.getByRole('button', { name: 'Create this account' }).click()
    await page.getByRole('button', { name: 'Next account' }).click()
  }
  await page.getByRole('button', { name: 'Go on by itself…' }).click()
  await page.getByRole('button', { name: /^Create 22 accounts/ }).click()
  await page.getByRole('button', { name: /^Pause/ }).click()
  const before = await questions()

  // Nobody answers: the safe answer is to stay.
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  await expect.poll(questions).toEqual([...before, 'Accounts are still being created.'])
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Create accounts')

  await app.evaluate(({ host, app: electron }) => {
    host.answers.message.push({ response: 1, checkboxChecked: false })
    electron.quit()
  })
  await expect.poll(() => app.process().exitCode).toBe(0)
})

test('a spreadsheet on the command line is loaded, and one of a second start is asked about', async () => {
  const first = join(home, 'may.xlsx')
  const second = join(home, 'june.csv')
  copyFileSync(fixture('flat-supplier.xlsx'), first)
  copyFileSync(fixture('rows-per-register.csv'), second)
  await open([first])
  await openData(page)
  await expect(page.getByRole('banner')).toContainText('may.xlsx')
  await expect(page.getByRole('button', { name: 'Go on to Map' })).toBeEnabled()

  await expect(start([second])).rejects.toThrow()
  const dialog = page.getByRole('dialog', { name: 'Load “june.csv”?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner')).toContainText('june.csv')
})

test('macOS hands a file over in its own way', async () => {
  await open()
  await openData(page)
  const path = fixture('rows-per-register.csv')
  await app.evaluate(({ app: electron }, file) => {
    electron.emit('open-file', { preventDefault: () => undefined }, file)
  }, path)
  await expect(page.getByRole('banner')).toContainText('rows-per-register.csv')
})

test('the menu opens a spreadsheet, goes on with a recent one, and saves the template', async () => {
  await open()
  await openData(page)
  await app.evaluate(
    ({ host }, paths) => {
      for (const path of paths) host.answers.open.push({ canceled: false, filePaths: [path] })
    },
    [fixture('flat-supplier.xlsx'), fixture('rows-per-register.csv')],
  )
  await clickMenu('Open spreadsheet…')
  await expect(page.getByRole('banner')).toContainText('flat-supplier.xlsx')
  await clickMenu('Open spreadsheet…')
  await page.getByRole('button', { name: 'Load it' }).click()
  await expect(page.getByRole('banner')).toContainText('rows-per-register.csv')
  await clickMenu('flat-supplier.xlsx')
  await page.getByRole('button', { name: 'Go on with it' }).click()
  await expect(page.getByRole('banner')).toContainText('flat-supplier.xlsx')

  const template = join(home, 'template.xlsx')
  await app.evaluate(({ host }, filePath) => {
    host.answers.save.push({ canceled: false, filePath })
  }, template)
  await clickMenu('Save the empty template…')
  await expect.poll(() => existsSync(template)).toBe(true)
  expect(await app.evaluate(({ host }) => [...host.violations, ...host.consoleErrors])).toEqual([])
})
