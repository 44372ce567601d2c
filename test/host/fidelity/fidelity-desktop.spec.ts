/** Windows, dialogs, menus, notifications and the theme. */
import { expect, test } from './fixture.ts'

test('the page is as large as the window, also after it changes', async ({ app, page }) => {
  const size = () => page.evaluate(() => [innerWidth, innerHeight])
  expect(await size()).toEqual([900, 640])
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setSize(700, 500))
  await expect.poll(size).toEqual([700, 500])
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.maximize())
  await expect.poll(size).toEqual([1920, 1040])
  const bounds = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getNormalBounds())
  expect(bounds).toEqual({ x: 510, y: 200, width: 700, height: 500 })
})

test('a zoomed page has fewer pixels', async ({ app, page }) => {
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.setZoomFactor(2))
  await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight, devicePixelRatio])).toEqual([450, 320, 2])
})

test('a window waits to be shown until its page is painted', async ({ app, page }) => {
  await expect(page).toHaveTitle('Fixture')
  await expect.poll(app.log).toMatch(/window ready-to-show\nwindow show\n/)
  const state = await app.evaluate(({ BrowserWindow }) => {
    const window = BrowserWindow.getFocusedWindow()
    return { isVisible: window?.isVisible(), title: window?.getTitle() }
  })
  expect(state).toEqual({ isVisible: true, title: 'Fixture' })
})

test('the window is called as its page calls itself, also later', async ({ app, page }) => {
  await page.evaluate(() => {
    document.title = 'Step 2'
  })
  const title = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getTitle())
  await expect.poll(title).toBe('Step 2')
})

test('dialogs answer what the test says, and cancel when it says nothing', async ({ app, page }) => {
  await app.evaluate(({ host }) => {
    host.answers.open.push({ canceled: false, filePaths: ['/tmp/chosen.xlsx'] })
    host.answers.message.push({ response: 0, checkboxChecked: false })
  })
  const ask = (channel: string) => page.evaluate((name) => window.fixture.invoke(name), channel)
  expect([await ask('choose'), await ask('choose')]).toEqual([['/tmp/chosen.xlsx'], []])
  expect([await ask('ask'), await ask('ask')]).toEqual([0, 1])
  const dialogs = await app.evaluate(({ host }) => host.dialogs)
  expect(dialogs.map(({ kind }) => kind)).toEqual(['open', 'open', 'message', 'message'])
  expect(dialogs[0]?.options).toEqual({ title: 'Open', properties: ['openFile'] })
})

test('a test may also replace a dialog by itself', async ({ app, page }) => {
  await app.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [path] })
  }, '/tmp/replaced.xlsx')
  expect(await page.evaluate(() => window.fixture.invoke('choose'))).toEqual(['/tmp/replaced.xlsx'])
})

test('menu items are found and clicked', async ({ app }) => {
  const labels = await app.evaluate(({ Menu }) => {
    const menu = Menu.getApplicationMenu()
    menu?.getMenuItemById('hello')?.click()
    return menu?.items[0]?.submenu?.items.map(({ label, type, accelerator }) => [label, type, accelerator])
  })
  expect(labels).toEqual([
    ['Say hello', 'normal', 'CmdOrCtrl+H'],
    ['', 'separator', null],
    ['Quit', 'normal', null],
  ])
  await expect.poll(app.log).toContain('clicked Say hello')
})

test('menu templates that Electron refuses are refused', async ({ app }) => {
  const refusals = await app.evaluate(({ Menu }) => {
    const templates: Electron.MenuItemConstructorOptions[] = [
      { click: () => undefined },
      { type: 'submenu', label: 'None' },
      { role: 'startSpeaking' },
    ]
    return templates.map((template) => {
      try {
        return Menu.buildFromTemplate([template]).items.length
      } catch (e) {
        return e instanceof Error ? e.message : ''
      }
    })
  })
  expect(refusals).toEqual([
    "Invalid template for MenuItem: must have at least one of 'label', 'role' or 'type'",
    'Invalid submenu',
    "not implemented in the stand-in: electron.MenuItem role 'startSpeaking'",
  ])
})

test('roles for editing and zooming act on the page', async ({ app, page }) => {
  await page.evaluate(() => {
    const input = document.createElement('input')
    input.value = 'select me'
    document.body.append(input)
    input.focus()
  })
  await app.evaluate(({ Menu }) => {
    for (const item of Menu.buildFromTemplate([{ role: 'selectAll' }, { role: 'zoomIn' }]).items) item.click()
  })
  await expect.poll(() => page.evaluate(() => devicePixelRatio)).toBeGreaterThan(1)
  await expect
    .poll(() =>
      page.evaluate(() => {
        const input = document.activeElement
        return input instanceof HTMLInputElement && input.selectionEnd
      }),
    )
    .toBe('select me'.length)
})

test('a notification is kept, and its click reaches the application', async ({ app, page }) => {
  await page.evaluate(() => window.fixture.invoke('notify'))
  expect(await app.evaluate(({ host }) => host.notifications.map(({ title, body }) => [title, body]))).toEqual([
    ['Done', 'All accounts are imported.'],
  ])
  await app.evaluate(({ host }) => host.notifications[0]?.emit('click'))
  await expect(page.getByRole('status')).toHaveText('{"clicked":true}')
})

test('the theme reaches the page', async ({ app, page }) => {
  const isDark = () => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  expect(await isDark()).toBe(false)
  await app.evaluate(({ nativeTheme }) => {
    nativeTheme.on('updated', () => console.log(`dark ${nativeTheme.shouldUseDarkColors}`))
    nativeTheme.themeSource = 'dark'
  })
  await expect.poll(isDark).toBe(true)
  expect(app.log()).toContain('dark true')
})

test('links, files and folders are handed over, not opened', async ({ app }) => {
  const answers = await app.evaluate(async ({ shell, host }) => {
    await shell.openExternal('https://help.example/a')
    const failure = await shell.openPath('/tmp/a.csv')
    shell.showItemInFolder('/tmp/b.csv')
    const invalid = await shell.openExternal('no address').catch((e: Error) => e.message)
    return { opened: host.opened, failure, invalid }
  })
  expect(answers).toEqual({
    opened: ['https://help.example/a', '/tmp/a.csv', '/tmp/b.csv'],
    failure: '',
    invalid: 'Invalid URL: no address',
  })
})
