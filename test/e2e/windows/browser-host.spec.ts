import { expect } from '@playwright/test'
import { say } from '../../../shared/messages/say.ts'
import { browserTest as test } from '../fixtures.ts'
import { checkLine, goOnTo, load, pauseRunOfTheRest, startPractising } from '../wizard.ts'

test('a window that is closed while accounts are created asks first, and no longer when nothing is sent', async ({
  page,
  browserHost,
}) => {
  await page.goto(browserHost.address)
  await startPractising(page)
  await load(page, 'flat-supplier.xlsx')
  await goOnTo(page, 'Map', 'Check', 'Create')
  await pauseRunOfTheRest(page, 22)
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

test('in a browser window the same desk takes an account from the spreadsheet to the platform', async ({
  page,
  browserHost,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))

  await page.goto(browserHost.address)
  await startPractising(page)
  await page.getByRole('button', { name: say('use_dark_colours') }).click()
  await page.getByRole('button', { name: say('use_light_colours') }).click()
  await load(page, 'flat-supplier.xlsx')
  await goOnTo(page, 'Map', 'Check')
  await expect(checkLine(page)).toContainText('25 ready')
  await goOnTo(page, 'Create')
  await page.getByRole('button', { name: 'Create this account' }).click()
  await expect(page.getByRole('button', { name: say('next_account') })).toBeVisible()
  await goOnTo(page, 'Watch')
  await expect(page.getByRole('row').filter({ hasText: '007001000' })).toContainText('Created')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say('save_as_excel') }).click()
  expect((await download).suggestedFilename()).toBe('flat-supplier results.xlsx')
  expect(complaints).toEqual([])
})
