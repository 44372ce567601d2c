/** How Electron is started for a test, tried with the stand-in in Electron's place: Playwright starts it, and what it does is kept. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { launchElectron } from '../launch-electron.ts'
import type { RunningApp } from '../running-app.ts'

test.skip(process.platform === 'win32', 'a program that is a script is one on other systems')

const appPath = fileURLToPath(new URL('../fixture-app', import.meta.url))
const posing = fileURLToPath(new URL('../electron/pose-as-electron.ts', import.meta.url))

let folder = ''
let app: RunningApp

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'posing-electron-'))
  mkdirSync(join(folder, 'dist'))
  const script = `#!/bin/sh\nexec '${process.execPath}' --disable-warning=ExperimentalWarning '${posing}' "$@"\n`
  writeFileSync(join(folder, 'dist', 'electron'), script, { mode: 0o755 })
  const { ELECTRON_OVERRIDE_DIST_PATH: before } = process.env
  process.env.ELECTRON_OVERRIDE_DIST_PATH = join(folder, 'dist')
  try {
    app = await launchElectron({ appPath, userData: join(folder, 'data'), env: process.env, args: ['one.xlsx'] })
  } finally {
    if (before === undefined) delete process.env.ELECTRON_OVERRIDE_DIST_PATH
    else process.env.ELECTRON_OVERRIDE_DIST_PATH = before
  }
})
test.afterAll(async () => {
  await app.kill()
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})

test('the window is there, its dialogs are answered from the record, and its messages, links and output are kept', async () => {
  const page = await app.firstWindow()
  await expect(page.getByRole('heading')).toHaveText('Fixture')
  await app.evaluate(({ host }) => {
    host.messages.isKept = true
    host.answers.open.push({ canceled: false, filePaths: ['/tmp/chosen.xlsx'] })
  })
  expect(await page.evaluate(() => window.fixture.invoke('choose'))).toEqual(['/tmp/chosen.xlsx'])
  expect(await page.evaluate(() => window.fixture.invoke('echo', 'there and back'))).toBe('there and back')
  await page.evaluate(() => console.error('complained'))
  await page.getByRole('link', { name: 'Help' }).click()

  const kept = () =>
    app.evaluate(({ host }) => ({
      dialogs: host.dialogs.map(({ kind }) => kind),
      opened: host.opened,
      complaints: host.consoleErrors,
      toMain: host.messages.toMain.map(({ channel }) => channel),
      toWindow: host.messages.toWindow.filter(({ bytes }) => bytes.includes('there and back')).length,
    }))
  await expect.poll(kept).toEqual({
    dialogs: ['open'],
    opened: ['https://help.example/page'],
    complaints: ['complained'],
    toMain: ['choose', 'echo'],
    toWindow: 1,
  })
  expect(app.log()).toContain('window show')
})
