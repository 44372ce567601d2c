/** What passes between page, preload and main process, and what doesn't. */
import { readFileSync } from 'node:fs'
import { expect, test } from './fixture.ts'

test('every kind of value that structured clone carries comes back as what it was', async ({ page }) => {
  const differences = await page.evaluate(async () => {
    const cycle: { self?: unknown; name: string } = { name: 'cycle' }
    cycle.self = cycle
    const shared = { of: 'two' }
    const bytes = new Uint8Array([1, 2, 3, 250])
    const sent = {
      nothing: undefined,
      empty: null,
      text: 'ünïcödé \u{1f600} \u2028',
      numbers: [0, 1.5, 1e300],
      date: new Date(86_400_000),
      invalidDate: new Date(Number.NaN),
      big: 2n ** 80n,
      pattern: /a+b/giu,
      map: new Map<unknown, unknown>([['key', new Set([1, 'two'])]]),
      bytes,
      view: new DataView(bytes.buffer, 1, 2),
      floats: new Float64Array([0.1, -1]),
      error: new TypeError('wrong kind'),
      first: shared,
      second: shared,
      ['__proto__']: 'a key like any other',
      boxed: Object(5),
      cycle,
    }
    const got = (await window.fixture.invoke('echo', sent)) as typeof sent
    const numbers = (await window.fixture.invoke('echo', [Number.NaN, Infinity, -0])) as number[]
    const same: Record<string, boolean> = {
      nothing: 'nothing' in got && got.nothing === undefined,
      empty: got.empty === null,
      text: got.text === sent.text,
      numbers: JSON.stringify(got.numbers) === JSON.stringify(sent.numbers),
      specialNumbers: Number.isNaN(numbers[0]) && numbers[1] === Infinity && Object.is(numbers[2], -0),
      date: got.date instanceof Date && got.date.getTime() === 86_400_000,
      invalidDate: got.invalidDate instanceof Date && Number.isNaN(got.invalidDate.getTime()),
      big: got.big === sent.big,
      pattern: String(got.pattern) === String(sent.pattern),
      map: [...(got.map.get('key') as Set<unknown>)].join() === '1,two',
      bytes: got.bytes instanceof Uint8Array && [...got.bytes].join() === '1,2,3,250',
      view: got.view instanceof DataView && got.view.getUint8(0) === 2 && got.view.byteLength === 2,
      floats: got.floats instanceof Float64Array && got.floats[0] === 0.1,
      error: got.error instanceof Error && got.error.message === 'wrong kind',
      proto: Object.hasOwn(got, '__proto__'),
      boxed: typeof got.boxed === 'object' && got.boxed.valueOf() === 5,
    }
    return Object.keys(same).filter((kind) => !same[kind])
  })
  expect(differences).toEqual([])
})

test('five megabytes come back as they were sent', async ({ page }) => {
  const isSame = await page.evaluate(async () => {
    const sent = new Uint8Array(5_000_000).map((_, at) => at % 251)
    const got = await window.fixture.invoke('echo', sent)
    return got instanceof Uint8Array && got.length === sent.length && got.every((b, at) => b === sent[at])
  })
  expect(isSame).toBe(true)
})

test('what Electron cannot clone is refused in its words', async ({ page }) => {
  const refusals = await page.evaluate(async () => {
    const words = (e: unknown): string => (e instanceof Error ? e.message : String(e))
    const file = new File(['x'], 'x.txt')
    return [
      await window.fixture.invoke('echo', () => 1).catch(words),
      await window.fixture.invoke('echo', file).catch(words),
    ]
  })
  expect(refusals).toEqual(['An object could not be cloned.', 'An object could not be cloned.'])
})

test('a failing handler and an unknown channel reject in the page, and the main process logs it', async ({
  app,
  page,
}) => {
  const errors = await page.evaluate(() => {
    const words = (e: unknown): string => String(e)
    return Promise.all([window.fixture.invoke('fail').catch(words), window.fixture.invoke('nobody').catch(words)])
  })
  expect(errors).toEqual([
    "Error: Error invoking remote method 'fail': Error: it broke",
    "Error: Error invoking remote method 'nobody': Error: No handler registered for 'nobody'",
  ])
  expect(app.log()).toContain("Error occurred in handler for 'fail': Error: it broke")
})

test('what the main process says reaches the page until it stops listening', async ({ app, page }) => {
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    Object.assign(window, { stop: window.fixture.onNews((news) => heard.push(news)) })
    window.fixture.say('hello')
  })
  const heard = () => page.evaluate(() => Reflect.get(window, 'heard') as unknown[])
  await expect.poll(heard).toEqual([{ said: 'hello' }])
  await page.evaluate(() => (Reflect.get(window, 'stop') as () => void)())
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.send('news', 'unheard'))
  await page.evaluate(() => window.fixture.invoke('echo', 1)) // comes after the news
  expect(await heard()).toEqual([{ said: 'hello' }])
})

test('what is said while the page asks where a file is reaches it all the same', async ({ app, page }) => {
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    window.fixture.onNews((news) => heard.push(news))
  })
  const count = 300
  const saying = app.evaluate(async ({ BrowserWindow }, count) => {
    for (let at = 0; at < count; at += 1) {
      BrowserWindow.getAllWindows()[0]?.webContents.send('news', at)
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  }, count)
  for (let asked = 0; asked < 20; asked += 1)
    await page.evaluate(() => window.fixture.pathOf(new File(['x'], 'made.csv')))
  await saying
  const heard = () => page.evaluate(() => Reflect.get(window, 'heard') as unknown[])
  await expect.poll(heard).toEqual(Array.from({ length: count }, (_, at) => at))
})

test('the sender is the window, its page and its main frame', async ({ app, page }) => {
  await app.evaluate(({ BrowserWindow, ipcMain }) => {
    ipcMain.handle('who', ({ sender, senderFrame }) => ({
      isWindow: sender === BrowserWindow.getAllWindows()[0]?.webContents,
      url: senderFrame?.url,
      origin: senderFrame?.origin,
      isTop: senderFrame?.parent === null && senderFrame.top === senderFrame,
    }))
  })
  const who = await page.evaluate(() => window.fixture.invoke('who'))
  expect(who).toEqual({ isWindow: true, url: 'app://bundle/index.html', origin: 'app://bundle', isTop: true })
})

test('the page gets the frozen bridge and nothing else of Electron', async ({ page }) => {
  const seen = await page.evaluate(() => {
    const nodes = ['require', 'process', 'Buffer', 'module', 'global', 'setImmediate'].filter((name) => name in window)
    const ours = Object.getOwnPropertyNames(window).filter((name) => name.startsWith('electron'))
    const replaced = Reflect.set(window, 'fixture', {}) || Reflect.set(window.fixture, 'version', 2)
    return { there: [...nodes, ...ours], replaced, version: window.fixture.version }
  })
  expect(seen).toEqual({ there: [], replaced: false, version: 1 })
})

test.describe('a preload that lets the page have ipcRenderer', () => {
  test.use({ edits: { 'preload.cjs': [['version: 1,', 'version: 1, ipc: () => ipcRenderer,']] } })

  test('gives it an empty object', async ({ page }) => {
    const got = await page.evaluate(() => (Reflect.get(window.fixture, 'ipc') as () => object)())
    expect(got).toEqual({})
  })
})

test.describe('a preload that writes to its own globals', () => {
  test.use({ edits: { 'preload.cjs': [['', 'window.leaked = 1; Array.prototype.leaked = 1;\n']] } })

  test('leaves no trace in the page', async ({ page }) => {
    expect(await page.evaluate(() => ['leaked' in window, 'leaked' in []])).toEqual([false, false])
  })
})

test('errors, promises and callbacks keep their meaning on the bridge', async ({ page }) => {
  const seen = await page.evaluate(async () => {
    const words = (e: unknown): string => (e instanceof Error ? e.message : 'not an error')
    const symbol = await (async () => window.fixture.invoke('echo', Symbol('x')))().catch(words)
    const promise = window.fixture.invoke('echo', 1)
    return { symbol, isPromise: promise instanceof Promise, value: await promise }
  })
  expect(seen).toEqual({ symbol: 'An object could not be cloned.', isPromise: true, value: 1 })
})

test('a chosen file has its path at once, and a file made by a script has none', async ({ page }) => {
  const path = test.info().outputPath('accounts & more.csv')
  const { writeFileSync } = await import('node:fs')
  writeFileSync(path, 'number\n1\n')
  await page.getByLabel('File').setInputFiles(path)
  await expect(page.getByRole('status')).toHaveText(path)
  expect(readFileSync(path, 'utf8')).toBe('number\n1\n')
  expect(await page.evaluate(() => window.fixture.pathOf(new File(['x'], 'made.csv')))).toBe('')
})

test('a file without a path is no file', async ({ page }) => {
  const message = await page.evaluate(() => {
    try {
      return window.fixture.pathOf({ name: 'x' } as File)
    } catch (e) {
      return e instanceof Error ? e.message : ''
    }
  })
  expect(message).toContain('expects a File')
})

test('a loaded page answers after a reload as before', async ({ page }) => {
  await page.reload()
  expect(await page.evaluate(() => window.fixture.invoke('echo', 'again'))).toBe('again')
})
