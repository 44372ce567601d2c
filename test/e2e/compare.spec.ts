/**
 * Somebody else works at the same service: accounts that they create, and one that goes away, are found by Compare, and shown for what
 * they are.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page, test } from '@playwright/test'
import { obtainToken } from '../faults/service-process.ts'
import { launchApp } from '../host/launch.ts'
import type { RunningApp } from '../host/running-app.ts'
import { type LiveService, startLiveService } from './live-service.ts'
import { expectAccessible, goOnTo, load, openData } from './wizard.ts'

/** Of the fixture: the first is created here, the second by somebody else, the third by nobody. */
const [ours, theirs, nobodys] = ['007001000', '007001007', '007001014'] as const
const elsewhere = 'ELSEWHERE-1'

let home = ''
let service: LiveService
let app: RunningApp
let page: Page

test.beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'migration-desk-e2e-'))
  service = await startLiveService(join(home, 'service.sqlite'))
  app = await launchApp({ userData: join(home, 'electron'), env: { MIGRATION_DESK_HOME: join(home, 'desk') } })
  page = await app.firstWindow()
})

test.afterEach(async () => {
  await app.close()
  await service.close()
  rmSync(home, { recursive: true, force: true })
})

async function connectLive(): Promise<void> {
  await openData(page)
  await page.getByRole('button', { name: 'Connect to the live service…' }).click()
  await page.getByLabel('Address of the service').fill(service.address)
  await page.getByLabel('Supplier code').fill(service.supplierCode)
  await page.getByLabel('API key', { exact: true }).fill(service.apiKey)
  await page.getByRole('button', { name: 'Keep and test', exact: true }).click()
  await page.getByRole('button', { name: 'Go on to Load' }).click()
}

/** With a client of their own, which this application knows nothing of. @returns the number it has on the platform then */
async function createElsewhere(number: string): Promise<string> {
  const headers = {
    Authorization: `Token ${await obtainToken(service.address, service.apiKey)}`,
    'Content-Type': 'application/json',
  }
  const accounts = `${service.address}/v2/data-import/accounts/`
  const body = JSON.stringify({ import_supplier: service.supplierCode, external_account_number: number })
  expect((await fetch(accounts, { method: 'POST', headers, body })).status).toBe(201)
  let platformNumber = ''
  await expect(async () => {
    const answer = await fetch(`${accounts}${service.supplierCode}/${number}/`, { headers })
    const record = (await answer.json()) as { readonly status: string; readonly platform_identifier: string | null }
    expect(record.status).toBe('PROCESSED')
    platformNumber = record.platform_identifier ?? ''
  }).toPass()
  return platformNumber
}

test('Compare finds what somebody else created and takes it over, and says what is here, there, in both and otherwise', async () => {
  await connectLive()
  await load(page, 'rows-per-register.csv')
  await goOnTo(page, 'Map')
  await goOnTo(page, 'Check')
  await goOnTo(page, 'Create')
  await page.getByRole('button', { name: 'Create this account' }).click()
  const question = page.getByRole('dialog', { name: 'Create a real account?' })
  await question.getByRole('checkbox').check()
  await question.getByRole('button', { name: 'Create this account' }).click()
  await goOnTo(page, 'Watch')
  const standing = page.getByRole('region', { name: 'How it stands' })
  await expect(standing).toContainText('1 of 12 accounts created')

  const theirNumber = await createElsewhere(theirs)
  await createElsewhere(elsewhere)

  const card = page.getByRole('region', { name: 'Compare with the service' })
  const rowOf = (number: string) => card.getByRole('row').filter({ hasText: number })
  const listOnly = (kind: string) =>
    card.getByLabel('Which accounts of the comparison are listed').selectOption({ label: kind })
  await card.getByRole('button', { name: 'Compare now' }).click()
  await expect(card).toContainText('2 the same in both, 0 with other values, 0 differ, 10 only here, 1 only there.')
  await expect(card).toContainText('1 account that someone else created is now known here.')

  await listOnly('The same (2)')
  await expect(rowOf(theirs)).toContainText('On the platform, here and there.')
  await expect(rowOf(theirs).getByText(theirNumber)).toHaveCount(2)
  await expect(rowOf(ours)).toContainText('On the platform, here and there.')
  await listOnly('Only here (10)')
  await expect(rowOf(nobodys)).toContainText('Not sent yet, and the service does not have it.')
  await listOnly('Only there (1)')
  await expect(rowOf(elsewhere)).toContainText('Not in this spreadsheet')
  await expectAccessible(page)

  // What was taken over counts as created from now on, with its number, and is not offered for creating again.
  await expect(standing).toContainText('2 of 12 accounts created')
  const list = page.getByRole('region', { name: 'Accounts', exact: true })
  await expect(list.getByRole('row').filter({ hasText: theirs })).toContainText(theirNumber)
  await page.getByRole('button', { name: /^Step 5: Create/ }).click()
  await expect(page.getByRole('button', { name: /^Step 6: Watch/ })).toContainText('2 of 12 created')
  await page.getByRole('button', { name: /^Step 6: Watch/ }).click()

  // Somebody at the service takes an account away that was created from here.
  const store = new DatabaseSync(join(home, 'service.sqlite'), { timeout: 5000 })
  store.prepare('DELETE FROM accounts WHERE number = ?').run(ours)
  store.close()
  await card.getByRole('button', { name: 'Compare now' }).click()
  await expect(card).toContainText('1 the same in both, 0 with other values, 1 differ, 10 only here, 1 only there.')
  await listOnly('Differ (1)')
  await expect(rowOf(ours)).toContainText('and the service does not list it. Ask the operator what became of it.')
  await expectAccessible(page)

  const complaints = await app.evaluate(({ host }) => [...host.violations, ...host.consoleErrors])
  expect(complaints).toEqual([])
})
