/**
 * After a whole run against a live service, the API key and the token are looked for in every file, everything that was logged, every
 * message to the window, everything that was saved, and the memory of the page. A text that is planted in each of these places is
 * found there, so the search can find.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { say } from '../../../shared/messages/say.ts'
import { type KeyringSession, startKeyringSession, whyNoKeyring } from '../../support/desks/keyring-session.ts'
import { beginningWith, soundsLike } from '../../support/words/sounds-like.ts'
import { browserTest, desktopTest, withoutKeychain } from '../fixtures.ts'
import { type LiveService, startLiveService } from '../sending/live-service.ts'
import { goOnTo, load, openData, sayMoneyTerms, typeConnection } from '../wizard.ts'
import { filesBelow, memoryOf, type Places, placesWith, unpacked } from './find-secrets.ts'

// Two looks into the whole memory of a window take their time on a busy machine.
test.slow()

const planted = 'planted-5fJ2kQ9xR7wTz3'

let service: LiveService

test.beforeEach(async () => {
  service = await startLiveService()
})
test.afterEach(() => service.close())

type Saving = (fileName: string, press: () => Promise<void>) => Promise<Uint8Array>

/** Connects with the key, loads, tries, creates, watches, and saves all there is to save. @returns what was saved */
async function runWhole(page: Page, saving: Saving): Promise<readonly string[]> {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await openData(page)
  await typeConnection(page, service)
  // While it is typed it is in the page: a look into the memory finds it.
  expect(placesWith([service.apiKey], { memory: [await memoryOf(page)] })).toEqual(['memory'])
  await button(say('keep_and_test')).click()
  await sayMoneyTerms(page, { balance: '50.00', amount: '50.00' })
  await button(say('go_on_to_step', { step: say('step_load') })).click()
  await load(page, 'rows-per-register.csv')
  await goOnTo(page, 'map', 'check')
  await page.getByRole('button', { name: soundsLike('dry_run_of_accounts') }).click()
  await expect(
    page
      .getByText(beginningWith(say('dry_run_done')))
      .filter({ hasText: soundsLike('dry_run_would_take', { count: '12' }) }),
  ).toBeVisible()
  await goOnTo(page, 'create')
  await page.getByRole('button', { name: say('create_this_account', { asksFirst: false }) }).click()
  const question = page.getByRole('dialog', { name: say('create_real_account') })
  await question.getByRole('checkbox').check()
  await question.getByRole('button', { name: say('create_this_account', { asksFirst: false }) }).click()
  await expect(page.getByRole('button', { name: say('next_account') })).toBeVisible()
  await goOnTo(page, 'watch')
  await expect(page.getByRole('row').filter({ hasText: '007001000' })).toContainText(say('status_finished'))
  const saved: Uint8Array[] = []
  for (const [file, label] of [
    ['support.zip', say('save_support_file')],
    ['audit.xlsx', say('audit_as_excel')],
    ['audit.csv', say('audit_as_text')],
  ] as const) {
    saved.push(await saving(file, () => page.getByRole('button', { name: label }).click()))
  }
  return saved.flatMap(unpacked)
}

/** The key and the tokens are in none of the places, and what was planted is in all of them. */
function expectNoSecrets(places: Places): void {
  expect(service.tokens.size).toBeGreaterThan(0)
  expect(placesWith([planted], places)).toEqual(Object.keys(places).sort())
  expect(placesWith([service.apiKey, ...service.tokens], places)).toEqual([])
}

test.describe('on the desktop, with a real keychain', () => {
  const missing = whyNoKeyring()
  test.skip(missing !== undefined, `There is no keychain to test with: ${missing}.`)
  let keyring: KeyringSession

  test.beforeEach(async () => {
    keyring = await startKeyringSession()
  })
  test.afterEach(() => keyring.end())

  desktopTest(
    'key and token go from the person to the keychain and the service, and are nowhere else afterwards',
    async ({ desktop }) => {
      const page = await desktop.start({ env: keyring.env })
      const { app, folder } = desktop
      await app.evaluate(({ host }) => {
        host.messages.isKept = true
      })
      const saved = await runWhole(page, async (fileName, press) => {
        const filePath = join(folder, fileName)
        await desktop.saveTo(filePath)
        await press()
        await expect(page.getByText(fileName)).toBeVisible()
        return readFileSync(filePath)
      })

      const inKeychain = await app.evaluate(({ app: electron }) => {
        const require = process.getBuiltinModule('node:module').createRequire(`${electron.getAppPath()}/package.json`)
        return (require('keytar') as typeof import('keytar')).findCredentials('Migration Desk')
      })
      const passwords = inKeychain.map(({ password }) => password)
      for (const secret of [service.apiKey, ...service.tokens])
        expect(placesWith([secret], { keychain: passwords })).toEqual(['keychain'])

      await page.evaluate((text) => {
        Reflect.set(window, 'planted', text)
        console.error(text)
      }, planted)
      await app.evaluate(({ BrowserWindow }, text) => {
        console.log(text)
        BrowserWindow.getAllWindows()[0]?.webContents.send('planted', { text })
      }, planted)
      writeFileSync(join(folder, 'desk', 'planted'), planted, 'utf16le')
      const memory = await memoryOf(page)
      const { messages, consoleErrors } = await app.evaluate(({ host }) => host)
      await app.close()

      // It is asked with by the window once, and this is where the search finds it.
      const askedWithKey = messages.toMain.filter(
        ({ bytes }) => placesWith([service.apiKey], { bytes: [bytes] }).length > 0,
      )
      expect(new Set(askedWithKey.map(({ channel }) => channel))).toEqual(new Set(['connectLive']))
      expectNoSecrets({
        files: filesBelow(folder),
        log: [app.log()],
        console: consoleErrors,
        messages: messages.toWindow.map(({ bytes }) => bytes),
        saved: [...saved, planted],
        memory: [memory],
      })
    },
  )
})

test.describe('in the browser host, without a keychain', () => {
  browserTest.use({ deskEnv: withoutKeychain })

  browserTest(
    'key and token go from the person to the service, and are nowhere else afterwards',
    async ({ page, browserHost }) => {
      const toWindow: string[] = []
      const consoleLines: string[] = []
      page.on('websocket', (socket) => {
        socket.on('framereceived', ({ payload }) => toWindow.push(Buffer.from(payload).toString('latin1')))
      })
      page.on('console', (message) => consoleLines.push(message.text()))
      await page.goto(browserHost.address)
      const saved = await runWhole(page, async (_fileName, press) => {
        const download = page.waitForEvent('download')
        await press()
        return readFileSync(await (await download).path())
      })
      await page.evaluate((text) => {
        Reflect.set(window, 'planted', text)
        console.log(text)
      }, planted)
      writeFileSync(join(browserHost.home, 'planted'), planted, 'utf16le')
      const memory = await memoryOf(page)
      await browserHost.end()

      const log = browserHost.log()
      // Nothing of ours can be made to write a text of a test: what it does write is found.
      expect(toWindow.join('\n')).toContain('007001000')
      expect(log).toContain('http://127.0.0.1')
      expectNoSecrets({
        files: filesBelow(browserHost.home),
        log: [log, planted],
        console: consoleLines,
        messages: [...toWindow, planted],
        saved: [...saved, planted],
        memory: [memory],
      })
    },
  )
})
