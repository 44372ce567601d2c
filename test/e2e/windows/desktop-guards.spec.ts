/** What the page of the running application can not do, whatever might run in it. */
import { expect, type Page, test } from '@playwright/test'
import type { RunningApp } from '../../host/running-app.ts'
import { type Desktop, newDesktop } from '../desktop.ts'
import { openData } from '../wizard.ts'

// One application for all of them: none changes it.
let desktop: Desktop
let app: RunningApp
let page: Page

test.beforeAll(async () => {
  desktop = newDesktop()
  page = await desktop.start()
  app = desktop.app
  await openData(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
test.afterAll(() => desktop.close())

const inMain = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL())

test('the page and everything in it comes from the scheme of the application, not from a file and not from a network', async () => {
  expect(await inMain()).toBe('app://desk/index.html')
  const origins = await page.evaluate(() => [
    ...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin)),
  ])
  expect(origins).toEqual([await page.evaluate(() => location.origin)])
  expect(await app.evaluate(({ host }) => [...host.blocked, ...host.violations])).toEqual([])
})

test('the page has nothing of Node and nothing of Electron but the three calls of the bridge', async () => {
  const names = ['require', 'process', 'module', 'Buffer', 'global', 'ipcRenderer', 'electron']
  expect(await page.evaluate((all) => all.filter((name) => name in globalThis), names)).toEqual([])
  expect(await page.evaluate(() => Object.keys(window.migrationDesk ?? {}).sort())).toEqual(['ask', 'hear', 'pathOf'])
  const refused = await page.evaluate(async () => {
    const bridge = window.migrationDesk
    const words = (error: unknown) => (error instanceof Error ? error.message : '')
    const asked = await bridge?.ask('readFile', {}).then(() => 'answered', words)
    try {
      bridge?.hear('electron-news', () => undefined)
      return [asked, 'heard']
    } catch (error) {
      return [asked, words(error)]
    }
  })
  expect(refused).toEqual([
    expect.stringContaining('There is no such channel.'),
    expect.stringContaining('There is no such news.'),
  ])
})

test('the content policy lets the page neither evaluate text, nor run inline scripts, nor reach a network', async () => {
  const broken = await page.evaluate(async () => {
    const directives: string[] = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      directives.push(effectiveDirective),
    )
    const script = document.createElement('script')
    script.textContent = 'window.wasRun = true'
    document.head.append(script)
    const frame = document.createElement('iframe')
    frame.src = 'https://elsewhere.example/'
    document.body.append(frame)
    const image = document.createElement('img')
    image.src = 'https://elsewhere.example/a.png'
    document.body.append(image)
    await fetch('https://elsewhere.example/').catch(() => undefined)
    // In a task of its own: what the debugger runs directly may evaluate text.
    const evaluated = await new Promise((resolve) =>
      setTimeout(() => {
        try {
          resolve(new Function('return "evaluated"')())
        } catch {
          resolve('refused')
        }
      }),
    )
    await new Promise((resolve) => setTimeout(resolve, 100))
    for (const element of [script, frame, image]) element.remove()
    return { directives: [...new Set(directives)].sort(), evaluated, wasRun: 'wasRun' in window }
  })
  expect(broken).toEqual({
    directives: ['connect-src', 'frame-src', 'img-src', 'script-src', 'script-src-elem'],
    evaluated: 'refused',
    wasRun: false,
  })
})

test('the page can not go elsewhere, nor open a window, nor have an address opened that is not on the list', async () => {
  await page.evaluate(() => {
    window.open('https://elsewhere.example/window')
    location.href = 'https://elsewhere.example/page'
  })
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = 'file:///etc/passwd'
    link.target = '_blank'
    document.body.append(link)
    link.click()
    link.remove()
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await inMain()).toBe('app://desk/index.html')
  expect(app.windows()).toHaveLength(1)
  expect(await app.evaluate(({ host }) => [...host.opened, ...host.violations])).toEqual([])
})

test('the page is refused every permission', async () => {
  const states = await page.evaluate(async () => {
    const names = ['geolocation', 'notifications', 'camera', 'microphone', 'clipboard-read'] as PermissionName[]
    return Promise.all(names.map(async (name) => (await navigator.permissions.query({ name })).state))
  })
  expect(new Set(states)).toEqual(new Set(['denied']))
})

test('an element that would hold a foreign page can do nothing', async () => {
  const calls = ['loadURL', 'getWebContentsId', 'executeJavaScript']
  expect(
    await page.evaluate((names) => names.filter((name) => name in document.createElement('webview')), calls),
  ).toEqual([])
})

test('another window is not answered, even if it shows our own page with our own bridge', async () => {
  const id = await app.evaluate(async ({ app: electron, BrowserWindow }) => {
    const preload = `${electron.getAppPath()}/dist/preload/preload.cjs`
    const other = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } })
    await other.loadURL('app://desk/index.html')
    return other.id
  })
  await expect.poll(() => app.windows().length).toBe(2)
  const other = app.windows().find((one) => one !== page)
  const answer = await other?.evaluate(() =>
    window.migrationDesk?.ask('readDesk', {}).then(
      () => 'answered',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    ),
  )
  expect(answer).toContain('Only the window is answered.')
  await app.evaluate(({ BrowserWindow }, otherId) => BrowserWindow.fromId(otherId)?.destroy(), id)
})
