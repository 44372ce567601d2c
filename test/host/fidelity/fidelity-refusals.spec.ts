/** What Electron refuses, and what a page of the application can not do: the same under Electron and on the stand-in. */
import { expectToFail } from './bad-preloads.ts'
import { expect, test } from './fixture.ts'

test('a well-made application gives no cause for complaint', async ({ app, page }) => {
  await expect(page).toHaveTitle('Fixture')
  expect(await app.evaluate(({ host }) => [host.violations, host.consoleErrors, host.blocked])).toEqual([[], [], []])
})

expectToFail([
  ['Node itself', "require('node:fs')\n", 'module not found: node:fs'],
  ['a file beside it', "require('./worker.cjs')\n", 'module not found: ./worker.cjs'],
  ['its folder', 'console.log(__dirname)\n', '__dirname is not defined'],
  ['an ES module', "import 'electron'\n", 'SyntaxError'],
])

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
  // Each says it in words of its own.
  expect(refusals).toEqual([
    expect.stringMatching(/before (the )?app is ready/),
    expect.stringMatching(/before (the )?app is ready/),
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
    const words = app.log().match(/^early: .*$/gm) ?? []
    expect(words).toHaveLength(5)
    expect(words.filter((line) => line === 'early: allowed')).toEqual([])
  })
})

test.describe('a page that may connect anywhere', () => {
  test.use({ edits: { 'main.cjs': [["connect-src 'none'", 'connect-src https: app:']] } })

  test('reaches its own scheme and no network', async ({ page }) => {
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
  })
})

test.describe('a page with a worker', () => {
  const workerScript = `new Response("fetch('https://elsewhere.example/').catch(() => postMessage('no network'))", {
    headers: { 'content-type': 'text/javascript', 'content-security-policy': "connect-src https:" },
  })`
  const served = `if (request.url.endsWith('/page-worker.js')) return ${workerScript}\n    const { pathname }`
  test.use({ edits: { 'main.cjs': [['const { pathname }', served]] } })

  test('gets its script from the application, and the worker has no network either', async ({ page }) => {
    const said = await page.evaluate(
      () =>
        new Promise((resolve) => {
          new Worker('./page-worker.js').onmessage = ({ data }) => resolve(data)
        }),
    )
    expect(said).toBe('no network')
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

  test('is told to the application, which can prevent it', async ({ app, page }) => {
    await app.evaluate(({ session }) => {
      session.defaultSession.on('will-download', (event, item) => {
        event.preventDefault()
        console.log(`prevented ${item.getFilename()}`)
      })
    })
    await page.getByRole('link', { name: 'Download' }).click()
    await expect.poll(app.log).toContain('prevented page.txt')
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
  await expect.poll(errors).toEqual(['written 1', expect.stringMatching(/Error: thrown$/)])
})
