/** The wizard as a person uses it, step by step, for every host. */

import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { say } from '../../shared/messages/say.ts'
import { numberOf, type Step } from '../support/words/steps.ts'

export const fixture = (name: string): string => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url))

const passphrase = 'correct horse battery staple'

/** From the first screen to Connect. Without a keychain a passphrase opens what is kept; at the first start it is chosen there. */
export async function openData(page: Page): Promise<void> {
  const question = page.getByLabel(say('passphrase'), { exact: true })
  const steps = page.getByRole('navigation', { name: say('steps') })
  await steps.or(question).first().waitFor()
  if (await question.isVisible()) {
    await question.fill(passphrase)
    await page.keyboard.press('Enter')
    await steps.waitFor()
  }
  if (!(await page.getByRole('heading', { level: 1, name: say('welcome') }).isVisible())) return
  await stepButton(page, 'connect').click()
  await page.getByRole('heading', { level: 1, name: say('step_connect_title') }).waitFor()
  const choose = page.getByRole('button', { name: say('choose_how_kept') })
  if (await choose.isVisible()) {
    await choose.click()
    await choosePassphrase(page, passphrase)
  }
}

/** Where it is asked how data is to be kept. */
async function choosePassphrase(page: Page, chosen: string): Promise<void> {
  const asked = page.getByRole('dialog', { name: say('how_to_keep', { about: 'people' }) })
  await asked.getByLabel(say('new_passphrase')).fill(chosen)
  await asked.getByLabel(say('same_once_more')).fill(chosen)
  await page.keyboard.press('Enter')
  await expect(asked).toHaveCount(0)
}

export async function startPractising(page: Page): Promise<void> {
  await openData(page)
  await page.getByRole('button', { name: say('start_practising') }).click()
  await expect(page.getByRole('region', { name: say('where_accounts_go') })).toContainText(say('practice'))
  await page.getByRole('button', { name: say('go_on_to_step', { step: say('step_load') }) }).click()
}

export type Connection = { readonly address: string; readonly supplierCode: string; readonly apiKey: string }

/** Everything about the connection is typed, and not kept yet. */
export async function typeConnection(page: Page, { address, supplierCode, apiKey }: Connection): Promise<void> {
  await page.getByRole('button', { name: say('connect_to_live_service_choice') }).click()
  await page.getByLabel(say('address_of_service')).fill(address)
  await page.getByLabel(say('word_supplier_code')).fill(supplierCode)
  await page.getByLabel(say('api_key'), { exact: true }).fill(apiKey)
}

export async function connectLive(page: Page, connection: Connection): Promise<void> {
  await openData(page)
  await typeConnection(page, connection)
  await page.getByRole('button', { name: say('keep_and_test') }).click()
  await sayMoneyTerms(page, { balance: '50.00', amount: '50.00' })
  await page.getByRole('button', { name: say('go_on_to_step', { step: say('step_load') }) }).click()
}

/** In Connect: what a customer who owes 50.00, and any amount of 50.00, is sent as. */
export async function sayMoneyTerms(page: Page, { balance, amount }: { balance: string; amount: string }) {
  const asked = page.getByRole('region', { name: say('money_title') })
  const choose = async (question: string, answer: string): Promise<void> =>
    asked.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer, exact: true }).check()
  await choose(say('customer_who_owes_is_sent_as', { amount: '50.00' }), balance)
  await choose(say('amount_is_sent_as', { amount: '50.00' }), amount)
  await expect(asked.getByText(say('answers_kept'))).toBeVisible()
}

/** Loads a file of the fixtures and waits until its sheets are shown. */
export async function load(page: Page, name: string): Promise<void> {
  await page.getByLabel(say('spreadsheet_file')).setInputFiles(fixture(name))
  await expect(page.getByRole('button', { name: say('go_on_to_step', { step: say('step_map') }) })).toBeEnabled()
}

/** A step, in the list of all of them. */
export const stepButton = (page: Page, step: Step) =>
  page.getByRole('button', { name: numberOf(step) + say(`step_${step}`) })

/** From step to step, as the button of each says. */
export async function goOnTo(page: Page, ...steps: readonly Exclude<Step, 'connect' | 'load'>[]): Promise<void> {
  for (const step of steps)
    await page.getByRole('button', { name: say('go_on_to_step', { step: say(`step_${step}`) }) }).click()
}

/** The line of the Check step: how many accounts, how many of them ready. */
export const checkLine = (page: Page) => page.getByLabel(say('how_check_stands'))

/** Goes to a problem through the list of Check, and types the value that is right. */
export async function mendEMail(page: Page, wrong: string, right: string): Promise<void> {
  await page.getByRole('button', { name: wrong }).first().click()
  await expect(page.getByRole('gridcell', { selected: true })).toContainText(wrong)
  await page.keyboard.type(right)
  await page.keyboard.press('Enter')
}

/** In Create: as many as have to be created one by one before a run is offered. */
export async function createThreeByHand(page: Page): Promise<void> {
  for (let created = 0; created < 3; created += 1) {
    await page.getByRole('button', { name: say('create_this_account', { asksFirst: false }) }).click()
    await page.getByRole('button', { name: say('next_account') }).click()
  }
}

/** In Create: three accounts by hand, then a run of all the others, which is paused. @param restCount  how many those are */
export async function pauseRunOfTheRest(page: Page, restCount: number): Promise<void> {
  await createThreeByHand(page)
  await page.getByRole('button', { name: say('go_on_by_itself') }).click()
  await page.getByRole('button', { name: say('create_so_many', { count: restCount }) }).click()
  await page.getByRole('button', { name: say('pause') }).click()
}

/** Creates one account after the other, as the Create step leads, until it says that was the last. */
export async function createAllThatAreReady(page: Page): Promise<void> {
  const last = page.getByRole('button', { name: say('last_account_done') })
  const goOn = page.getByRole('button', { name: say('next_account') }).or(last)
  for (;;) {
    await page.getByRole('button', { name: say('create_this_account', { asksFirst: false }) }).click()
    await expect(goOn).toBeVisible()
    if (await last.isVisible()) return
    await goOn.click()
  }
}
