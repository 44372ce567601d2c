/** What Electron would refuse or warn of, and what this application must never do. */
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './fixture.ts'
import { launchApp } from './launch.ts'

test('a well-made application gives no cause for complaint', async ({ app, page }) => {
  await expect(page).toHaveTitle('Fixture')
  expect(await app.evaluate(({ host }) => [host.violations, host.consoleErrors, host.blocked])).toEqual([[], [], []])
})

const badPreloads = [
  ['Node itself', "require('node:fs')\n", 'module not found: node:fs'],
  ['a file beside it', "require('./worker.cjs')\n", 'module not found: ./worker.cjs'],
  ['its folder', 'console.log(__dirname)\n', '__dirname is not defined'],
  ['an ES module', "import 'electron'\n", 'SyntaxError'],
  ['what Electron does not give it', "require('electron').app\n", 'electron (in a sandboxed preload).app'],
  ['a synchronous answer', "ipcRenderer.sendSync('x')\n", 'ipcRenderer.sendSync'],
  ['Node’s buffers', 'Buffer.from([1])\n', 'Buffer.from'],
] as const

for (const [what, code, words] of badPreloads) {
  test.describe(`a preload that wants ${what}`, () => {
    const end = code.startsWith('import ')
      ? ['', code]
      : ["contextBridge.exposeInMainWorld('fixture'", `${code};contextBridge.exposeInMainWorld('fixture'`]
    test.use({ edits: { 'preload.cjs': [[end[0] ?? '', end[1] ?? '']] } })

    test('fails, and its page has no bridge', async ({ app, page }) => {
      expect(await page.evaluate(() => typeof window.fixture)).toBe('undefined')
      const errors = await app.evaluate(({ host }) => host.consoleErrors.join('\n'))
      expect(errors).toContain('Unable to load preload script')
      expect(errors).toContain(words)
    })
  })
}

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

test('what is only allowed before ready is refused afterwards', async ({ app }) => {
  const refusals = await app.evaluate(({ app, protocol }) => {
    const late = [() => protocol.registerSchemesAsPrivileged([]), () => app.enableSandbox()]
    return late.map((act) => {
      try {
        act()
        return 'allowed'
      } catch (e) {
        return e instanceof Error ? e.message : ''
      }
    })
  })
  expect(refusals).toEqual([
    'protocol.registerSchemesAsPrivileged() must be called before the app is ready',
    'app.enableSandbox() must be called before the app is ready',
  ])
})

test.describe('a main process that is too early', () => {
  const early = `
    const tooEarly = [
      () => session.defaultSession,
      () => new BrowserWindow(),
      () => protocol.handle('app', () => new Response()),
      () => utilityProcess.fork('worker.cjs'),
      () => new Notification(),
    ]
    for (const act of tooEarly) try { act(); console.log('early: allowed') } catch (e) { console.log('early: ' + e.message) }
    app.whenReady()`
  test.use({ edits: { 'main.cjs': [['app.whenReady()', early]] } })

  test('is refused what needs a started Electron', async ({ app }) => {
    expect(app.log().match(/^early: .*$/gm)).toEqual([
      'early: session.defaultSession cannot be used before the app is ready',
      'early: BrowserWindow cannot be used before the app is ready',
      'early: protocol.handle() cannot be used before the app is ready',
      'early: utilityProcess.fork() cannot be used before the app is ready',
      'early: Notification cannot be used before the app is ready',
    ])
  })
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

  test('reaches its own scheme and no network', async ({ app, page }) => {
    const answers = await page.evaluate(() =>
      Promise.all([
        fetch('https://elsewhere.example/').then(
          () => 'answered',
          () => 'failed',
        ),
        fetch('./page.js').then((response) => response.status),
      ]),
    )
    expect(answers).toEqual(['failed', 200])
    expect(await app.evaluate(({ host }) => host.blocked)).toEqual(['https://elsewhere.example/'])
  })
})

test.describe('a page with a worker', () => {
  const workerScript = `new Response("fetch('https://elsewhere.example/').catch(() => postMessage('no network'))", {
    headers: { 'content-type': 'text/javascript', 'content-security-policy': "connect-src https:" },
  })`
  const served = `if (request.url.endsWith('/page-worker.js')) return ${workerScript}\n    const { pathname }`
  test.use({ edits: { 'main.cjs': [['const { pathname }', served]] } })

  test('gets its script from the application, and the worker has no network either', async ({ app, page }) => {
    const said = await page.evaluate(
      () =>
        new Promise((resolve) => {
          new Worker('./page-worker.js').onmessage = ({ data }) => resolve(data)
        }),
    )
    expect(said).toBe('no network')
    expect(await app.evaluate(({ host }) => host.blocked)).toEqual(['https://elsewhere.example/'])
  })
})

test('the content policy holds in the page', async ({ app, page }) => {
  const violated = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.violatedDirective))
        const script = document.createElement('script')
        script.textContent = 'window.injected = true'
        document.body.append(script)
      }),
  )
  expect(violated).toBe('script-src-elem')
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  await expect.poll(() => app.evaluate(({ host }) => host.consoleErrors.join())).toContain('Content Security Policy')
  expect(await app.evaluate(({ host }) => host.violations)).toEqual([])
})

test('a page stays in the application, and its links go to the operating system', async ({ app, page }) => {
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await page.getByRole('link', { name: 'Help' }).click()
  await page.getByRole('link', { name: 'Help' }).click({ button: 'middle' })
  expect(await page.evaluate(() => window.open('https://help.example/opened'))).toBe(null)
  await expect
    .poll(() => app.evaluate(({ host }) => host.opened))
    .toEqual(['https://help.example/page', 'https://help.example/page', 'https://help.example/opened'])
  await expect.poll(() => app.windows().length).toBe(1)
  const url = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL())
  expect(url).toBe('app://bundle/index.html')
  expect(await app.evaluate(({ host }) => [host.violations, host.blocked])).toEqual([[], []])
})

test('denied permissions are denied in the page', async ({ page }) => {
  const states = await page.evaluate(async () => {
    const names: PermissionName[] = ['geolocation', 'notifications', 'camera', 'microphone']
    return Promise.all(names.map(async (name) => (await navigator.permissions.query({ name })).state))
  })
  expect(states).toEqual(['denied', 'denied', 'denied', 'denied'])
})

test.describe('a page that downloads', () => {
  test.use({ edits: { 'index.html': [['<output>', '<a href="./page.js" download="page.txt">Download</a><output>']] } })

  test('is a violation unless the application prevents it', async ({ app, page }) => {
    await page.getByRole('link', { name: 'Download' }).click()
    const violations = () => app.evaluate(({ host }) => host.violations)
    await expect.poll(violations).toEqual(['a page may download: app://bundle/page.js'])
    await app.evaluate(({ session }) => {
      session.defaultSession.on('will-download', (event, item) => {
        event.preventDefault()
        console.log(`prevented ${item.getFilename()}`)
      })
    })
    await page.getByRole('link', { name: 'Download' }).click()
    await expect.poll(app.log).toContain('prevented page.txt')
    expect(await violations()).toHaveLength(1)
  })
})

test('errors of the page are kept', async ({ app, page }) => {
  await page.evaluate(() => {
    console.error('written', 1)
    setTimeout(() => {
      throw new Error('thrown')
    })
  })
  const errors = () => app.evaluate(({ host }) => host.consoleErrors.map((text) => text.split('\n')[0]))
  await expect.poll(errors).toEqual(['written 1', 'Error: thrown'])
})
