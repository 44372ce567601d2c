/** One project in two windows of the browser host: what one has changed, the other can't take back before it has heard of it. */

import { type BrowserContext, expect, type Page } from '@playwright/test'
import { say } from '../../../shared/messages/say.ts'
import { startBrowserHost } from '../../support/windows/browser-host.ts'
import { soundsLike } from '../../support/words/sounds-like.ts'
import { browserTest as test } from '../fixtures.ts'
import { checkLine, goOnTo, startPractising } from '../wizard.ts'

const file = {
  name: 'may.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    ['Account number,First name,Last name,E-mail,Door', 'A1,Ana,Lee,nobody,a', 'A2,Bo,Lee,bo@example.org,b'].join('\n'),
  ),
}

type Behind = {
  readonly page: Page
  /** From now on it hears nothing of what the desk says, and is heard. */
  readonly fallBehind: () => void
  readonly catchUp: () => void
}

async function openSecond(context: BrowserContext, home: string): Promise<Behind> {
  // Started once more, it says where another window opens, and ends.
  const { address } = await startBrowserHost(home)
  const page = await context.newPage()
  let held: (() => void)[] | null = null
  await page.routeWebSocket(/.*/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (held === null) socket.send(message)
      else held.push(() => socket.send(message))
    })
  })
  await page.goto(address)
  return {
    page,
    fallBehind: () => {
      held = []
    },
    catchUp: () => {
      const late = held ?? []
      held = null
      for (const send of late) send()
    },
  }
}

const email = (page: Page, row: number) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell', { name: String(row), exact: true }) })
    .getByRole('gridcell', { name: /nobody|@|^again/ })

async function type(page: Page, row: number, text: string): Promise<void> {
  await email(page, row).click()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

const fieldOf = (page: Page, column: string) =>
  page.getByRole('combobox', { name: say('field_for_column', { column }), exact: true })

async function pick(page: Page, column: string, words: string): Promise<void> {
  await fieldOf(page, column).focus()
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
}

test.beforeEach(async ({ page, browserHost }) => {
  await page.goto(browserHost.address)
  await startPractising(page)
  await page.getByLabel(say('spreadsheet_file')).setInputFiles(file)
  await goOnTo(page, 'map')
})

test('a cell that another window has changed meanwhile is not changed again, and both count the same', async ({
  page,
  context,
  browserHost,
}) => {
  await goOnTo(page, 'check')
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 1 }))
  const { page: other, fallBehind, catchUp } = await openSecond(context, browserHost.home)
  await expect(email(other, 2)).toContainText('nobody')

  fallBehind()
  await type(page, 2, 'ana@example.org')
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 2 }))
  await type(other, 2, 'again nobody')
  catchUp()
  await expect(
    other.getByText(soundsLike('changed_meanwhile', { what: 'other', name: 'D2', sheet: '“may”' })),
  ).toBeVisible()
  for (const window of [page, other]) {
    await expect(email(window, 2)).toContainText('ana@example.org')
    await expect(checkLine(window)).toContainText(say('count_ready', { count: 2 }))
  }

  // Seen by now, it can be changed; and another cell could have been all along.
  await type(other, 2, 'again nobody')
  for (const window of [page, other]) {
    await expect(email(window, 2)).toContainText('again nobody')
    await expect(checkLine(window)).toContainText(say('count_ready', { count: 1 }))
  }
  fallBehind()
  await type(page, 2, 'ana@example.com')
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 2 }))
  await type(other, 3, 'bo@example.com')
  catchUp()
  for (const window of [page, other]) {
    await expect(email(window, 2)).toContainText('ana@example.com')
    await expect(email(window, 3)).toContainText('bo@example.com')
    await expect(checkLine(window)).toContainText(say('count_ready', { count: 2 }))
  }
})

test('a mapping that another window has changed meanwhile stays as that one made it, and what was lost is named', async ({
  page,
  context,
  browserHost,
}) => {
  const { page: other, fallBehind, catchUp } = await openSecond(context, browserHost.home)
  await expect(fieldOf(other, 'Door')).toBeVisible()
  const before = await fieldOf(other, 'Door').inputValue()

  fallBehind()
  await pick(page, 'E-mail', 'note')
  await expect(fieldOf(page, 'E-mail')).toHaveValue('Note')
  await expect(page.getByText(say('mapping_saved'))).toBeVisible()
  await pick(other, 'Door', 'billing street')
  await expect(fieldOf(other, 'Door')).not.toHaveValue(before)
  await expect(other.getByText(say('mapping_saving'))).toBeVisible()
  catchUp()
  await expect(other.getByText(soundsLike('changed_meanwhile', { what: 'mapping' }))).toBeVisible()
  await expect(other.getByText(/^Not made here: .*Door/)).toBeVisible()
  await expect(other.getByText(soundsLike('made_in_other_window'))).toBeVisible()
  for (const window of [page, other]) {
    await expect(fieldOf(window, 'E-mail')).toHaveValue('Note')
    await expect(fieldOf(window, 'Door')).toHaveValue(before)
  }
  // Without e-mail addresses nothing is wrong with one any more.
  for (const window of [page, other]) {
    await goOnTo(window, 'check')
    await expect(checkLine(window)).toContainText(say('count_ready', { count: 2 }))
  }
})
