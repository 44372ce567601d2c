/** `npm run screenshots`: makes README's pictures by using the application on the practice service, as the tour tells it. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { goOnTo, load, openData, startPractising } from '../test/e2e/wizard.ts'
import { launchApp } from '../test/host/launch.ts'
import { build, isBuildFresh } from './fresh-build.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const pictures = join(root, 'build/pictures')
const size = { width: 1280, height: 800 }

const complaint = isBuildFresh(root) ? undefined : await build(root)
if (complaint !== undefined) throw new Error(complaint)

mkdirSync(pictures, { recursive: true })
const home = mkdtempSync(join(tmpdir(), 'migration-desk-pictures-'))
const app = await launchApp({ userData: join(home, 'window'), env: { MIGRATION_DESK_HOME: join(home, 'desk') } })
try {
  await takePictures(await app.firstWindow())
} finally {
  await app.close()
  rmSync(home, { recursive: true, force: true })
}

async function takePictures(page: Page): Promise<void> {
  await page.setViewportSize(size)
  const take = (name: string) => page.screenshot({ path: join(pictures, `${name}.png`), animations: 'disabled' })
  const notice = page.getByRole('button', { name: 'I have read this' })

  await openData(page)
  await page.getByRole('button', { name: 'Start practising' }).waitFor()
  // Build machines have no keychain, and say so; the person at home has one.
  if (await notice.isVisible()) await notice.click()
  await take('connect')
  await startPractising(page)
  await load(page, 'flat-supplier.xlsx')
  await take('load')
  await goOnTo(page, 'map')
  await page.getByText('José Patel').first().waitFor()
  await page.getByRole('combobox', { name: 'Field for Acct #' }).waitFor()
  await take('map')
  await goOnTo(page, 'check')
  await page
    .getByRole('button', { name: /maria\.example\.com/ })
    .first()
    .click()
  await page.getByRole('gridcell', { selected: true }).getByText('maria.example.com').waitFor()
  await take('check')
  await goOnTo(page, 'create')
  await page.getByRole('button', { name: 'Create this account' }).click()
  await page.getByRole('button', { name: 'Next account' }).click()
  await page.getByRole('heading', { name: 'Tyrone van der Berg' }).waitFor()
  await take('create')
  await page.getByRole('button', { name: 'Create this account' }).click()
  await page.getByRole('button', { name: 'Next account' }).waitFor()
  await goOnTo(page, 'watch')
  await page.getByRole('row').filter({ hasText: '007001007' }).getByText('Created', { exact: true }).waitFor()
  await take('watch')
}
