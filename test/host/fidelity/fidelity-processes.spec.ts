/** How processes begin and end: windows, the application, utility processes, crashes. */
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchApp } from '../launch.ts'
import { expect, test } from './fixture.ts'

/** The processes whose command line mentions the folder. */
function processesOf(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder)
      } catch {
        return false // it ended meanwhile
      }
    })
}

test('quitting closes the window first and ends with 0', async ({ app, page }) => {
  await expect(page).toHaveTitle('Fixture')
  await app.close()
  expect(app.process().exitCode).toBe(0)
  expect(app.log().match(/^(app|window closed).*$/gm)).toEqual([
    'app before-quit',
    'window closed',
    'app will-quit',
    'app quit',
  ])
})

test('closing the last window tells so before it quits', async ({ app, page }) => {
  const ended = once(app.process(), 'exit')
  await page.close()
  expect(await ended).toEqual([0, null])
  expect(app.log().match(/^(app|window closed).*$/gm)).toEqual([
    'window closed',
    'app window-all-closed',
    'app before-quit',
    'app will-quit',
    'app quit',
  ])
})

test('a window that prevents its close keeps the application open', async ({ app, page }) => {
  await app.evaluate(({ app, BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.once('close', (event) => event.preventDefault())
    app.quit()
  })
  expect(await page.evaluate(() => window.fixture.invoke('echo', 'still here'))).toBe('still here')
  await app.close()
  expect(app.log().match(/^app .*$/gm)).toEqual(['app before-quit', 'app before-quit', 'app will-quit', 'app quit'])
})

test('a page that does not want to unload keeps its window open, without a word', async ({ app, page }) => {
  await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()))
  await app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    window?.webContents.once('will-prevent-unload', () => console.log('the page stays'))
    window?.close()
  })
  await expect.poll(app.log).toContain('the page stays')
  await app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    window?.webContents.once('will-prevent-unload', (event) => event.preventDefault())
    window?.close()
  })
  await expect.poll(app.log).toContain('window closed')
})

test('a window that is gone answers no more', async ({ app }) => {
  const seen = await app.evaluate(({ BrowserWindow }) => {
    const window = new BrowserWindow({ show: false })
    const contents = window.webContents
    const seen: unknown[] = []
    window.on('closed', () => seen.push('closed'))
    window.destroy()
    seen.push(window.isDestroyed(), contents.isDestroyed())
    for (const act of [() => window.show(), () => contents.send('news')]) {
      try {
        act()
      } catch (e) {
        seen.push(String(e))
      }
    }
    return seen
  })
  const destroyed = 'TypeError: Object has been destroyed'
  expect(seen).toEqual(['closed', true, true, destroyed, destroyed])
})

test('an application that exits with a code ends with it', async ({ app }) => {
  const ended = once(app.process(), 'exit')
  await app.evaluate(({ app }) => app.exit(3))
  expect(await ended).toEqual([3, null])
  expect(app.log()).not.toContain('app before-quit')
})

test('an application that never quits is killed, and the test is told', async ({ appPath }) => {
  const app = await launchApp({ appPath })
  await app.evaluate(({ app }) => {
    app.on('before-quit', (event) => event.preventDefault())
  })
  await expect(app.close()).rejects.toThrow('The application did not quit and was killed.')
  await expect.poll(() => processesOf(app.userData)).toEqual([])
})

test('SIGKILL leaves no process behind, and the next run opens the same data', async ({ appPath }) => {
  const userData = mkdtempSync(join(tmpdir(), 'killed-'))
  const first = await launchApp({ appPath, userData })
  const page = await first.firstWindow()
  await page.evaluate(() => localStorage.setItem('kept', 'yes'))
  await expect.poll(first.log).toContain('worker runs')
  expect(processesOf(userData).length).toBeGreaterThan(1)
  const children = processesOf(join(appPath, 'worker.cjs'))
  expect(children).toHaveLength(1)
  await first.kill()
  await expect.poll(() => [...processesOf(userData), ...processesOf(join(appPath, 'worker.cjs'))]).toEqual([])

  const second = await launchApp({ appPath, userData })
  await expect(await second.firstWindow()).toHaveTitle('Fixture')
  await second.close()
  rmSync(userData, { recursive: true, force: true })
})

test('a second instance hands over to the first and ends', async ({ app, appPath, page }) => {
  await expect(page).toHaveTitle('Fixture')
  await expect(launchApp({ appPath, userData: app.userData })).rejects.toThrow('The main process ended with 0')
  await expect.poll(app.log).toContain('second instance {"from":"fixture"}')
})

test('a crashed page is told to the application, which can load it again', async ({ app, page }) => {
  await app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    window?.webContents.once('render-process-gone', (_event, { reason }) => {
      console.log(`gone: ${reason}`)
      void window.loadURL('app://bundle/index.html').then(() => console.log('loaded again'))
    })
  })
  const session = await page.context().newCDPSession(page)
  void session.send('Page.crash').catch(() => undefined)
  await expect.poll(app.log).toContain('gone: crashed')
  await expect.poll(app.log).toContain('loaded again')
})

test('a utility process gets and sends messages, with its arguments', async ({ app, page }) => {
  const answer = await page.evaluate(() =>
    window.fixture.invoke('work', { at: new Date(0), bytes: new Uint8Array([7]) }),
  )
  expect(answer).toEqual({
    data: { at: new Date(0), bytes: new Uint8Array([7]) },
    kind: 'Object',
    args: ['one'],
    type: 'utility',
  })
  expect(app.log()).toContain('worker spawn')
  expect(app.log()).toContain('worker: worker runs')
})

test('messages to a utility process are structured clones', async ({ app }) => {
  const seen = await app.evaluate(
    async ({ utilityProcess }, worker) => {
      const child = utilityProcess.fork(worker, [], { stdio: 'ignore' })
      const answer = (message: unknown) =>
        new Promise<{ kind: string }>((resolve) => {
          child.once('message', resolve)
          child.postMessage(message) // before it has spawned: kept until it listens
        })
      const kinds = [await answer(Buffer.from('x')), await answer(new Map()), await answer(new Float32Array(2))]
      let refusal = ''
      try {
        child.postMessage(() => 1)
      } catch (e) {
        refusal = e instanceof Error ? e.name : ''
      }
      const ended = new Promise((resolve) => child.once('exit', resolve))
      const wasKilled = child.kill()
      return {
        kinds: kinds.map(({ kind }) => kind),
        refusal,
        wasKilled,
        code: await ended,
        pid: child.pid,
        again: child.kill(),
      }
    },
    join(test.info().project.testDir, 'fixture-app/worker.cjs'),
  )
  const code = 15
  expect(seen).toEqual({
    kinds: ['Uint8Array', 'Map', 'Float32Array'],
    refusal: 'DataCloneError',
    wasKilled: true,
    code,
    pid: undefined,
    again: false,
  })
})

test.describe('a utility process that listens to nothing', () => {
  test.use({
    edits: { 'worker.cjs': [['process.parentPort.on(', 'process.argv.includes("listen") && process.parentPort.on(']] },
  })

  test('ends by itself, and with 0', async ({ app, page }) => {
    await expect(page).toHaveTitle('Fixture')
    await expect.poll(app.log).toContain('worker exit 0')
  })
})

test.describe('a utility process that breaks down', () => {
  test.use({ edits: { 'worker.cjs': [['', "if (process.argv[2] === 'throw') throw new Error('worker broke')\n"]] } })

  test('ends with a code, and its last words can be read', async ({ app, appPath }) => {
    const seen = await app.evaluate(
      async ({ utilityProcess }, worker) => {
        const child = utilityProcess.fork(worker, ['throw'], { stdio: ['ignore', 'ignore', 'pipe'] })
        let words = ''
        child.stderr?.on('data', (data: Buffer) => {
          words += data
        })
        const code = await new Promise((resolve) => child.once('exit', resolve))
        await new Promise((resolve) => setTimeout(resolve, 100))
        return { code, isTold: words.includes('worker broke') }
      },
      join(appPath, 'worker.cjs'),
    )
    expect(seen).toEqual({ code: 1, isTold: true })
  })
})
