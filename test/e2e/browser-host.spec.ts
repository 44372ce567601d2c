import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { checkLine, goOnTo, load, startPractising } from './wizard.ts'

const entry = fileURLToPath(new URL('../../dist/main/browser.cjs', import.meta.url))

let home = ''
let host: ChildProcess
let address = ''

test.beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'migration-desk-e2e-'))
  host = spawn(process.execPath, [entry], {
    env: { ...process.env, MIGRATION_DESK_HOME: home, MIGRATION_DESK_WINDOW: 'none' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (host.stdout === null) throw new Error('The browser host has no output.')
  address = ''
  for await (const line of createInterface({ input: host.stdout })) {
    address = /http:\/\/127\.0\.0\.1:\S+/.exec(line)?.[0] ?? ''
    if (address !== '') break
  }
})

test.afterEach(async () => {
  const ended = once(host, 'exit')
  host.kill('SIGTERM')
  await ended
  rmSync(home, { recursive: true, force: true })
})

test('a window that is closed while accounts are created asks first, and no longer when nothing is sent', async ({
  page,
}) => {
  await page.goto(address)
  await startPractising(page)
  await load(page, 'flat-supplier.xlsx')
  for (const step of ['Map', 'Check', 'Create'] as const) await goOnTo(page, step)
  for (let created = 0; created < 3; created += 1) {
    await page.getByRole('button', { name: 'Create this account' }).click()
    await page.getByRole('button', { name: 'Next account' }).click()
  }
  await page.getByRole('button', { name: 'Go on by itself…' }).click()
  await page.getByRole('button', { name: /^Create 22 accounts/ }).click()
  await page.getByRole('button', { name: /^Pause/ }).click()
  await expect(page.getByRole('button', { name: 'Go on', exact: true })).toBeVisible()

  const asked = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await closing
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Create accounts')

  await page.getByRole('button', { name: /^Stop/ }).click()
  await expect(page.getByRole('button', { name: /^Stop/ })).toBeHidden()
  let wasAsked = false
  page.on('dialog', (dialog) => {
    wasAsked = true
    void dialog.accept()
  })
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  expect(wasAsked).toBe(false)
})

test('in a browser window the same desk takes an account from the spreadsheet to the platform', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))

  await page.goto(address)
  await startPractising(page)
  await page.getByRole('button', { name: 'Use dark colours' }).click()
  await page.getByRole('button', { name: 'Use light colours' }).click()
  await load(page, 'flat-supplier.xlsx')
  await goOnTo(page, 'Map')
  await goOnTo(page, 'Check')
  await expect(checkLine(page)).toContainText('25 ready')
  await goOnTo(page, 'Create')
  await page.getByRole('button', { name: 'Create this account' }).click()
  await expect(page.getByRole('button', { name: 'Next account' })).toBeVisible()
  await goOnTo(page, 'Watch')
  await expect(page.getByRole('row').filter({ hasText: '007001000' })).toContainText('Created')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as Excel' }).click()
  expect((await download).suggestedFilename()).toBe('flat-supplier results.xlsx')
  expect(complaints).toEqual([])
})
