/**
 * Check over days: one started application, in which a dry run is held and stopped and leads to what it is about, payloads are taken
 * out, columns stay as wide as they were made, and several projects are gone on with under names of their own.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { unzipSync } from 'fflate'
import { say } from '../../../shared/messages/say.ts'
import { sayUnmarked } from '../../support/words/say-unmarked.ts'
import { beginningWith, soundsLike } from '../../support/words/sounds-like.ts'
import { type Desktop, newDesktop } from '../desktop.ts'
import { type LiveService, startLiveService } from '../sending/live-service.ts'
import { checkLine, connectLive, goOnTo, openData, stepButton } from '../wizard.ts'

// They go on where the one before has left the application.
test.describe.configure({ mode: 'serial' })

let service: LiveService
let desktop: Desktop
let page: Page

/** Of one account the service knows better than its interface says, of another it wants what no column of the sheet gives. */
const ownRule = (payload: string) => {
  if (payload.includes('"A103"'))
    return [{ attr: 'customers.0.email', code: 'address_unknown', detail: 'Nobody receives mail at this address.' }]
  if (payload.includes('"A104"'))
    return [{ attr: 'customers.0.date_of_birth', code: 'birth_missing', detail: 'A date of birth is needed.' }]
  return []
}

test.beforeAll(async () => {
  service = await startLiveService(undefined, { ownRule })
  desktop = newDesktop()
  page = await desktop.start()
  await connectLive(page, service)
})

test.afterAll(async () => {
  await desktop.close()
  await service.close()
})

const button = (name: RegExp | string) => page.getByRole('button', { name })
const problems = () => page.getByRole('tabpanel', { name: say('problems') })
const heading = (name: string) => page.getByRole('columnheader', { name })

/** @param last  number of the last account */
const sheet = (last: number, note: string): string =>
  [
    'Account number,First name,Last name,E-mail,Remarks of ours',
    ...Array.from({ length: last - 100 }, (_, at) => `A${101 + at},Ana,Lee,ana${101 + at}@example.org,${note}`),
  ].join('\n')

async function loadIntoCheck(name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
  const another = button(say('load_another_spreadsheet'))
  await another
    .or(page.getByLabel(say('spreadsheet_file')))
    .first()
    .waitFor({ state: 'attached' })
  if (await another.isVisible()) await another.click()
  await page.getByLabel(say('spreadsheet_file')).setInputFiles(file)
  await expect(page.getByRole('banner')).toContainText(name)
  await expect(button(say('go_on_to_step', { step: say('step_map') }))).toBeEnabled()
  await goOnTo(page, 'map', 'check')
}

test('a dry run is held, says what remains, goes on and is stopped', async () => {
  await loadIntoCheck('autumn.csv', sheet(160, 'a remark that is much longer than any column begins'))
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 60 }))
  service.answerDryRuns(5)
  await button(sayUnmarked('dry_run_of_accounts', { count: 60 })).click()
  await expect(page.getByText(soundsLike('dry_run_progress', { done: '5', total: '60' }))).toBeVisible()
  await button(say('pause')).click()
  await expect(page.getByText(say('dry_run_paused', { done: 5, total: 60 }))).toBeVisible()
  service.answerDryRuns(20)
  await page.getByRole('button', { name: say('go_on'), exact: true }).click()
  await expect(
    page.getByText(soundsLike('dry_run_progress', { done: '25', total: '60', perMinute: 'other' })),
  ).toBeVisible()
  await button(say('dry_run_stop')).click()
  await expect(
    page.getByText(`${say('dry_run_stopped')} ${say('dry_run_would_take', { count: 23, tried: 25 })}`),
  ).toBeVisible()
  service.answerDryRuns(Number.POSITIVE_INFINITY)
})

test('what the service refuses leads to its cell, and to Map where no column gives it', async () => {
  await page.getByRole('tab', { name: say('accounts') }).click()
  await page.getByRole('checkbox', { name: say('tick_account', { account: 'A103' }) }).click()
  await page.getByRole('checkbox', { name: say('tick_account', { account: 'A104' }) }).click()
  await page.getByRole('button', { name: say('word_dry_run'), exact: true }).click()
  await expect(
    page
      .getByText(beginningWith(say('dry_run_done')))
      .filter({ hasText: soundsLike('dry_run_would_take') })
      .filter({ hasText: soundsLike('dry_run_would_refuse_because', { count: '2' }) }),
  ).toBeVisible()

  await page.getByRole('tab', { name: say('problems') }).click()
  await problems()
    .getByRole('button', { name: /Nobody receives mail/ })
    .click()
  await expect(page.getByRole('gridcell', { name: /^ana103@example\.org/ })).toBeFocused()
  await expect(page.getByRole('region', { name: say('about_cell') })).toContainText(
    'Nobody receives mail at this address.',
  )

  await problems()
    .getByRole('button', { name: /A date of birth is needed/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(say('step_map_title'))
  await expect(page.getByText(/date of birth/i).first()).toBeVisible()
  await goOnTo(page, 'check')
  await page.getByRole('gridcell', { name: /^ana103@example\.org/ }).click()
  await page.keyboard.type('ana@example.com')
  await page.keyboard.press('Enter')
  await expect(problems().getByRole('button', { name: /Nobody receives mail/ })).toBeHidden()
})

test('payloads go into a .zip and into a folder, one file for each account', async () => {
  const zip = join(desktop.folder, 'payloads.zip')
  await desktop.saveTo(zip)
  await button(say('save_as_files')).click()
  await page.getByRole('menuitem', { name: say('save_sent_as_zip') }).click()
  await expect(page.getByText(say('saved_to', { path: zip }))).toBeVisible()
  const packed = unzipSync(readFileSync(zip))
  expect(Object.keys(packed)).toHaveLength(60)
  const read = (bytes: Uint8Array | undefined): unknown => JSON.parse(new TextDecoder().decode(bytes))
  expect(read(packed['A101.json'])).toMatchObject({
    external_account_number: 'A101',
    customers: [{ email: 'ana101@example.org' }],
  })

  await desktop.app.evaluate(
    ({ host }, folder) => void host.answers.open.push({ canceled: false, filePaths: [folder] }),
    desktop.folder,
  )
  await button(say('save_as_files')).click()
  await page.getByRole('menuitem', { name: say('save_sent_as_folder') }).click()
  await expect(
    page.getByText(say('saved_to', { path: join(desktop.folder, `autumn ${say('file_of_payloads')}`) })),
  ).toBeVisible()
  const folder = join(desktop.folder, `autumn ${say('file_of_payloads')}`)
  expect(readdirSync(folder)).toHaveLength(60)
  expect(read(readFileSync(join(folder, 'A103.json')))).toMatchObject({ customers: [{ email: 'ana@example.com' }] })
})

test('projects have names, go on where one was, and keep the width of their columns', async () => {
  const before = (await heading('E-mail').boundingBox())?.width ?? 0
  const edge = await heading('E-mail').boundingBox()
  if (edge === null) throw new Error('The heading is not on the screen.')
  await page.mouse.move(edge.x + edge.width - 2, edge.y + 20)
  await page.mouse.down()
  await page.mouse.move(edge.x + edge.width + 90, edge.y + 20, { steps: 3 })
  await page.mouse.up()
  await expect
    .poll(async () => Math.round((await heading('E-mail').boundingBox())?.width ?? 0))
    .toBeGreaterThan(before + 80)
  const dragged = Math.round((await heading('E-mail').boundingBox())?.width ?? 0)

  await button(say('rename_this_project')).click()
  await page.getByLabel(say('project_name'), { exact: true }).fill('  ')
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('project_name_blank'))).toBeVisible()
  await page.getByLabel(say('project_name'), { exact: true }).fill('Flats on Hill Road')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner')).toContainText('Flats on Hill Road')
  await expect(page).toHaveTitle(/Flats on Hill Road/)

  await stepButton(page, 'load').click()
  await loadIntoCheck('spring.csv', sheet(103, 'none'))
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 3 }))
  await stepButton(page, 'load').click()
  await button(say('load_another_spreadsheet')).click()
  await button(say('rename_project', { project: 'spring.csv' })).click()
  await page.getByLabel(say('project_name'), { exact: true }).fill('flats on hill road')
  await page.keyboard.press('Enter')
  await expect(page.getByText(soundsLike('project_name_taken'))).toBeVisible()
  await page.keyboard.press('Escape')

  await desktop.app.kill()
  page = await desktop.start()
  await openData(page)
  await expect(page.getByRole('banner')).toContainText('spring.csv')
  await stepButton(page, 'load').click()
  await button(say('load_another_spreadsheet')).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Flats on Hill Road' })).toContainText('autumn.csv')
  await button(say('go_on_with_project', { project: 'Flats on Hill Road' })).click()
  await expect(page.getByRole('banner')).toContainText('Flats on Hill Road')
  await stepButton(page, 'check').click()
  await expect(checkLine(page)).toContainText(say('account_count', { count: 60 }))
  await expect(page.getByRole('gridcell', { name: /^ana@example\.com/ })).toBeVisible()
  expect(Math.round((await heading('E-mail').boundingBox())?.width ?? 0)).toBe(dragged)
  await button(say('columns_as_they_were')).click()
  // Narrower than at first, where a mark beside a value needed room.
  await expect
    .poll(async () => Math.round((await heading('E-mail').boundingBox())?.width ?? 0))
    .toBeLessThanOrEqual(Math.round(before))
})
