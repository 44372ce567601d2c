/**
 * Somebody else works at the same service: accounts that they create, and one that goes away, are found by Compare, and shown for what
 * they are.
 */

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from '@playwright/test'
import { say } from '../../../shared/messages/say.ts'
import { obtainToken } from '../../faults/service-process.ts'
import { sayUnmarked } from '../../support/words/say-unmarked.ts'
import { soundsLike } from '../../support/words/sounds-like.ts'
import type { Desktop } from '../desktop.ts'
import { desktopTest } from '../fixtures.ts'
import { connectLive, goOnTo, load, stepButton } from '../wizard.ts'
import { type LiveService, startLiveService } from './live-service.ts'

/** Of the fixture: the first is created here, the second by somebody else, the third by nobody. */
const [ours, theirs, nobodys] = ['007001000', '007001007', '007001014'] as const
const elsewhere = 'ELSEWHERE-1'

const storeOf = ({ folder }: Desktop): string => join(folder, 'service.sqlite')

const test = desktopTest.extend<{ service: LiveService }>({
  service: async ({ desktop }, use) => {
    const service = await startLiveService(storeOf(desktop))
    await use(service)
    await service.close()
  },
})

/** With a client of their own, which this application knows nothing of. @returns the number it has on the platform then */
async function createElsewhere(service: LiveService, number: string): Promise<string> {
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

test('Compare finds what somebody else created and takes it over, and says what is here, there, in both and otherwise', async ({
  page,
  desktop,
  service,
}) => {
  await connectLive(page, service)
  await load(page, 'rows-per-register.csv')
  await goOnTo(page, 'map', 'check', 'create')
  await page.getByRole('button', { name: say('create_this_account', { asksFirst: false }) }).click()
  const question = page.getByRole('dialog', { name: say('create_real_account') })
  await question.getByRole('checkbox').check()
  await question.getByRole('button', { name: say('create_this_account', { asksFirst: false }) }).click()
  await goOnTo(page, 'watch')
  const standing = page.getByRole('region', { name: say('results') })
  await expect(standing).toContainText(sayUnmarked('accounts_created_of_all', { done: 1, total: 12 }))

  const theirNumber = await createElsewhere(service, theirs)
  await createElsewhere(service, elsewhere)

  const card = page.getByRole('region', { name: say('compare_with_service') })
  const rowOf = (number: string) => card.getByRole('row').filter({ hasText: number })
  const listOnly = (kind: string) => card.getByLabel(say('which_compared')).selectOption({ label: kind })
  await card.getByRole('button', { name: say('compare_now') }).click()
  await expect(card).toContainText(
    say('comparison_counts', { same: 2, otherValues: 0, differs: 0, onlyHere: 10, onlyThere: 1 }),
  )
  await expect(card).toContainText(say('taken_over', { count: 1 }))

  await listOnly('In both (2)')
  await expect(rowOf(theirs)).toContainText(say('comparison_same_finished'))
  await expect(rowOf(theirs).getByText(theirNumber)).toHaveCount(2)
  await expect(rowOf(ours)).toContainText(say('comparison_same_finished'))
  await listOnly(say('group_counted', { group: say('verdict_only_here'), count: 10 }))
  await expect(rowOf(nobodys)).toContainText(say('comparison_not_sent'))
  await listOnly(say('group_counted', { group: say('verdict_only_there'), count: 1 }))
  await expect(rowOf(elsewhere)).toContainText(say('not_in_this_spreadsheet'))

  // What was taken over counts as created from now on, with its number, and is not offered for creating again.
  await expect(standing).toContainText(sayUnmarked('accounts_created_of_all', { done: 2, total: 12 }))
  const list = page.getByRole('region', { name: say('accounts'), exact: true })
  await expect(list.getByRole('row').filter({ hasText: theirs })).toContainText(theirNumber)
  await stepButton(page, 'create').click()
  await expect(stepButton(page, 'watch')).toContainText(say('created_of_all', { created: 2, count: 12 }))
  await stepButton(page, 'watch').click()

  // Somebody at the service takes an account away that was created from here.
  const store = new DatabaseSync(storeOf(desktop), { timeout: 5000 })
  store.prepare('DELETE FROM accounts WHERE number = ?').run(ours)
  store.close()
  await card.getByRole('button', { name: say('compare_now') }).click()
  await expect(card).toContainText(
    say('comparison_counts', { same: 1, otherValues: 0, differs: 1, onlyHere: 10, onlyThere: 1 }),
  )
  await listOnly('Differ (1)')
  await expect(rowOf(ours)).toContainText(soundsLike('comparison_missing_finished'))

  expect(await desktop.complaints()).toEqual([])
})
