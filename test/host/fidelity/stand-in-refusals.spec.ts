/**
 * Tests of the stand-in itself: it refuses what Electron would let pass or only warn of, so that an application which does that fails
 * here. Under Electron there is nothing to be tested by these.
 */
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostHere, launchApp } from '../launch.ts'
import { expectToFail } from './bad-preloads.ts'
import { expect, test } from './fixture.ts'

test.skip(hostHere() === 'electron', 'a test of the stand-in itself')

expectToFail([
  ['what Electron does not give it', "require('electron').app\n", 'electron (in a sandboxed preload).app'],
  ['a synchronous answer', "ipcRenderer.sendSync('x')\n", 'ipcRenderer.sendSync'],
  ['Node’s buffers', 'Buffer.from([1])\n', 'Buffer.from'],
])

test('windows without sandbox, isolation or web security are refused', async ({ app }) => {
  const refusals = await app.evaluate(({ BrowserWindow }) => {
    const risky: Electron.WebPreferences[] = [
      { sandbox: false },
      { contextIsolation: false },
      { nodeIntegration: true },
      { nodeIntegrationInWorker: true },
      { nodeIntegrationInSubFrames: true },
      { webSecurity: false },
      { allowRunningInsecureContent: true },
      { experimentalFeatures: true },
      { webviewTag: true },
      { enableBlinkFeatures: 'CSSVariables' },
    ]
    return risky.map((webPreferences) => {
      try {
        return `opened with ${Object.keys(webPreferences)} ${new BrowserWindow({ webPreferences }).id}`
      } catch (e) {
        return e instanceof Error ? e.message : ''
      }
    })
  })
  expect(refusals).toEqual([
    'insecure webPreferences.sandbox: false',
    'insecure webPreferences.contextIsolation: false',
    'insecure webPreferences.nodeIntegration: true',
    'insecure webPreferences.nodeIntegrationInWorker: true',
    'insecure webPreferences.nodeIntegrationInSubFrames: true',
    'insecure webPreferences.webSecurity: false',
    'insecure webPreferences.allowRunningInsecureContent: true',
    'insecure webPreferences.experimentalFeatures: true',
    'insecure webPreferences.webviewTag: true',
    'insecure webPreferences.enableBlinkFeatures',
  ])
})

test('pages from files are refused', async ({ app }) => {
  const words = await app.evaluate(({ BrowserWindow }) => {
    const window = new BrowserWindow({ show: false })
    const message = (e: Error): string => e.message
    return Promise.all([
      window.loadFile('/tmp/page.html').then(() => '', message),
      window.loadURL('file:///tmp/page.html').then(() => '', message),
    ])
  })
  expect(words).toEqual([
    'file:// pages are refused, use a scheme of the application: /tmp/page.html',
    'file:// pages are refused, use a scheme of the application: file:///tmp/page.html',
  ])
})

test('a main script that waits for ready at its top level never gets there', async ({ appPath }) => {
  renameSync(join(appPath, 'main.cjs'), join(appPath, 'start.cjs'))
  writeFileSync(join(appPath, 'main.mjs'), "import { app } from 'electron'\nawait app.whenReady()\n")
  writeFileSync(join(appPath, 'package.json'), '{ "name": "waits", "main": "main.mjs" }')
  await expect(launchApp({ appPath })).rejects.toThrow(/ended with 71.*top-level await on app\.whenReady\(\)/s)
})

test('what the stand-in does not have throws by name', async ({ app }) => {
  const refusals = await app.evaluate((electron) => {
    const { app, BrowserWindow, dialog, ipcMain, Menu, protocol, session, shell } = electron
    const [window] = BrowserWindow.getAllWindows()
    const unlisted = [
      () => electron.autoUpdater,
      () => app.setBadgeCount(1),
      () => app.on('gpu-info-update', () => undefined),
      () => BrowserWindow.fromBrowserView,
      () => window?.setContentProtection(true),
      () => window?.on('swipe', () => undefined),
      () => window?.webContents.printToPDF({}),
      () => session.defaultSession.cookies,
      () => protocol.registerFileProtocol,
      () => shell.trashItem('/tmp/x'),
      () => dialog.showOpenDialogSync({}),
      () => Menu.sendActionToFirstResponder('copy:'),
      () => ipcMain.listenerCount('x'),
    ]
    return unlisted.map((act) => {
      try {
        act()
        return 'there'
      } catch (e) {
        return e instanceof Error ? e.message.replace('not implemented in the stand-in: electron.', '') : ''
      }
    })
  })
  expect(refusals).toEqual([
    'autoUpdater',
    'app.setBadgeCount',
    "app event 'gpu-info-update'",
    'BrowserWindow.fromBrowserView',
    'BrowserWindow.setContentProtection',
    "BrowserWindow event 'swipe'",
    'WebContents.printToPDF',
    'session.cookies',
    'protocol.registerFileProtocol',
    'shell.trashItem',
    'dialog.showOpenDialogSync',
    'Menu.sendActionToFirstResponder',
    'there', // channels are the application's own words
  ])
})

test('an option or a value that Electron’s types do not have is refused, wherever it is', async ({ app }) => {
  const refusals = await app.evaluate(async (electron) => {
    const { BrowserWindow, dialog, Menu, MenuItem, Notification, session, shell, utilityProcess } = electron
    const [window] = BrowserWindow.getAllWindows()
    // As an untyped script would write them.
    const any = (options: object): never => options as never
    const acts = [
      () => new BrowserWindow(any({ widht: 900 })),
      () => new BrowserWindow(any({ webPreferences: { sandboxed: true } })),
      () => window?.loadURL('app://bundle/index.html', any({ extraHeader: '' })),
      () => Menu.buildFromTemplate([any({ label: 'File', submenu: [{ label: 'Open', onClick: 1 }] })]),
      () => new MenuItem(any({ role: 'quti' })),
      () => new Menu().popup(any({ at: 1 })),
      () => dialog.showOpenDialog(any({ filters: [{ name: 'All', extension: ['*'] }] })),
      () => dialog.showSaveDialog(any({ defaultName: 'a.xlsx' })),
      () => dialog.showMessageBox(any({ message: 'Sure?', type: 'warn' })),
      () => new Notification(any({ text: 'Done' })),
      () => utilityProcess.fork('worker.cjs', [], any({ name: 'worker' })),
      () => session.defaultSession.webRequest.onBeforeRequest(any({ url: ['*'] }), () => undefined),
      () => shell.openExternal('https://help.example/', any({ activated: true })),
    ]
    return Promise.all(
      acts.map(async (act) => {
        try {
          await act()
          return 'taken'
        } catch (e) {
          return e instanceof Error ? e.message.replace(/ \(\w+ in electron\.d\.ts\)$/, '') : ''
        }
      }),
    )
  })
  expect(refusals).toEqual([
    "BrowserWindow has no option 'widht'",
    "BrowserWindow webPreferences has no option 'sandboxed'",
    "WebContents.loadURL() has no option 'extraHeader'",
    "MenuItem submenu has no option 'onClick'",
    "MenuItem has no 'quti' for its option 'role'",
    "Menu.popup() has no option 'at'",
    "dialog filters has no option 'extension'",
    "dialog has no option 'defaultName'",
    "dialog has no 'warn' for its option 'type'",
    "Notification has no option 'text'",
    "utilityProcess.fork() has no option 'name'",
    "session.webRequest has no option 'url'",
    "shell.openExternal() has no option 'activated'",
  ])
})

test.describe('a scheme with a privilege that Electron’s types do not have', () => {
  test.use({ edits: { 'main.cjs': [['supportFetchAPI: true', 'supportsFetchAPI: true']] } })

  test('stops the application where it is registered', async ({ appPath }) => {
    await expect(launchApp({ appPath })).rejects.toThrow(/privileges has no option 'supportsFetchAPI'/)
  })
})

test.describe('an application without guards', () => {
  test.use({
    edits: {
      'main.cjs': [
        ["contents.on('will-navigate'", "contents.on('will-redirect'"],
        ['contents.setWindowOpenHandler(', 'void ('],
        ['session.defaultSession.setPermissionRequestHandler(', 'void ('],
        ['session.defaultSession.setPermissionCheckHandler(', 'void ('],
        ["'content-security-policy': policy", "'x-nothing': policy"],
      ],
    },
  })

  test('is told of each that is missing', async ({ app, page }) => {
    await page.getByRole('link', { name: 'Help' }).click()
    await expect
      .poll(() => app.evaluate(({ host }) => host.violations))
      .toEqual([
        'no window-open handler: pages may open windows (setWindowOpenHandler)',
        'no navigation handler: pages may leave the application (will-navigate)',
        'no permission request handler: Electron would grant every permission',
        'no permission check handler: Electron would confirm every permission',
        'no content policy on app://bundle/index.html',
        'a page may open a window of its own: https://help.example/page',
      ])
    await expect.poll(() => app.windows().length).toBe(1)
  })
})

test.describe('a content policy that allows eval', () => {
  test.use({ edits: { 'main.cjs': [["script-src 'self'", "script-src 'self' 'unsafe-eval'"]] } })

  test('is a violation', async ({ app, page }) => {
    await expect(page.getByRole('heading')).toBeVisible()
    expect(await app.evaluate(({ host }) => host.violations)).toEqual([
      'the content policy of app://bundle/index.html allows eval',
    ])
  })
})

test.describe('a page that may connect anywhere', () => {
  test.use({ edits: { 'main.cjs': [["connect-src 'none'", 'connect-src https: app:']] } })

  test('sends nothing, and what it would have sent is kept', async ({ app, page }) => {
    await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => 'failed'))
    expect(await app.evaluate(({ host }) => host.blocked)).toEqual(['https://elsewhere.example/'])
  })
})

test.describe('a page that downloads', () => {
  test.use({ edits: { 'index.html': [['<output>', '<a href="./page.js" download="page.txt">Download</a><output>']] } })

  test('is a violation unless the application prevents it', async ({ app, page }) => {
    await page.getByRole('link', { name: 'Download' }).click()
    const violations = () => app.evaluate(({ host }) => host.violations)
    await expect.poll(violations).toEqual(['a page may download: app://bundle/page.js'])
  })
})
