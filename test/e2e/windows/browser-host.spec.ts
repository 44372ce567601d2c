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
  await goOnTo(page, 'map', 'check', 'create')
  await pauseRunOfTheRest(page, 22)
  await expect(page.getByRole('button', { name: say('resume_run'), exact: true })).toBeVisible()

  const asked = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await closing
  await expect(page.getByRole('heading', { level: 1 })).toContainText(say('step_create_title'))

  await page.getByRole('button', { name: say('stop_after_this') }).click()
  // It waits for the last one, and then goes.
  for (const words of [say('stop_after_this'), say('stop_waiting')])
    await expect(page.getByRole('button', { name: words })).toBeHidden()
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
  // What is tried and refused without a word costs each start the time to say where.
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`refused by the content policy: ${effectiveDirective} ${blockedURI}`),
    ),
  )

  await page.goto(browserHost.address)
  await startPractising(page)
  await page.getByRole('button', { name: say('use_dark_colours') }).click()
  await page.getByRole('button', { name: say('use_light_colours') }).click()
  await load(page, 'flat-supplier.xlsx')
  await goOnTo(page, 'map', 'check')
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 25 }))
  await goOnTo(page, 'create')
  await page.getByRole('button', { name: say('create_this_account', { asksFirst: false }) }).click()
  await expect(page.getByRole('button', { name: say('next_account') })).toBeVisible()
  await goOnTo(page, 'watch')
  await expect(page.getByRole('row').filter({ hasText: '007001000' })).toContainText(say('status_finished'))

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say('save_as_excel') }).click()
  expect((await download).suggestedFilename()).toBe('flat-supplier results.xlsx')
  expect(complaints).toEqual([])
})
