/** A service whose operator describes it in a document of its own: from the document to an account that has arrived, with what is added to it. */

import { expect } from '@playwright/test'
import { say } from '../../../shared/messages/say.ts'
import { sayUnmarked } from '../../support/words/say-unmarked.ts'
import { desktopTest as test } from '../fixtures.ts'
import { checkLine, createAllThatAreReady, fixture, goOnTo, openData, stepButton } from '../wizard.ts'

const contracts = [
  'Contract no,Given name,Surname,Opening debt,Colour',
  '0001,Ada,Byron,12.50,red',
  '0002,Eve,,,',
].join('\n')

/** The service may say more of what it took, or not. */
const taken = (things: string): RegExp =>
  new RegExp(
    [say('addition_done', { there: 0, added: 1, things }), say('addition_done_untold', { things })]
      .map((words) => RegExp.escape(words))
      .join('|'),
  )

test('its fields, rules and calls are followed from the first column to the last addition', async ({ page }) => {
  test.setTimeout(60_000)
  await openData(page)
  await page.getByRole('button', { name: say('start_practising') }).click()
  const card = page.getByRole('region', { name: say('fields_of_service') })
  await card
    .getByLabel(say('word_operators_document'), { exact: true })
    .setInputFiles(fixture('services/district-heat.openapi.yml'))
  await expect(card.getByText(say('fields_are_those_of', { description: 'Emberline heat, 7' }))).toBeVisible()
  const money = page.getByRole('region', { name: say('money_title') })
  await money.getByRole('radio', { name: '50.00', exact: true }).first().check()
  await money.getByRole('radio', { name: '50.00', exact: true }).last().check()
  await expect(money.getByText(say('answers_kept'))).toBeVisible()
  await page.getByRole('button', { name: say('go_on_to_step', { step: say('step_load') }) }).click()

  const file = { name: 'contracts.csv', mimeType: 'text/csv', buffer: Buffer.from(contracts) }
  await page.getByLabel(say('spreadsheet_file')).setInputFiles(file)
  await goOnTo(page, 'map')
  await expect(
    page.getByRole('combobox', { name: say('field_for_column', { column: 'Contract no' }), exact: true }),
  ).toHaveValue('Contract no')
  await goOnTo(page, 'check')
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 1 }))
  await page.getByRole('button', { name: sayUnmarked('dry_run_of_accounts', { count: 1 }) }).click()
  await expect(page.getByText(say('dry_run_would_take', { count: 1, tried: 1 }))).toBeVisible()
  await goOnTo(page, 'create')
  await expect(page.getByRole('heading', { name: 'Ada Byron' })).toBeVisible()
  await createAllThatAreReady(page)
  await goOnTo(page, 'watch')
  await expect(page.getByRole('row').filter({ hasText: '0001' })).toContainText(say('status_finished'))

  await stepButton(page, 'add').click()
  await page.getByLabel('Contract no').or(page.getByLabel('Account number')).first().fill('0001')
  await page.getByRole('button', { name: say('look_it_up') }).click()
  await page.getByRole('tab', { name: say('kind_notes') }).click()
  const notes = page.getByRole('tabpanel', { name: say('kind_notes') })
  await notes.getByLabel('Body').fill('Prefers letters.')
  await notes.getByRole('button', { name: say('add_to_account') }).click()
  await expect(notes.getByText(taken(say('things_to_add', { kind: 'notes', count: 1 }))).first()).toBeVisible()
  await page.getByRole('tab', { name: say('kind_transactions') }).click()
  const postings = page.getByRole('tabpanel', { name: say('kind_transactions') })
  await postings.getByLabel('Amount', { exact: true }).fill('12.50')
  await postings.getByLabel('Sort', { exact: true }).fill('DUE')
  // No example of the document has it.
  const seldom = postings.getByLabel('Cost centre', { exact: true })
  await expect(seldom).toBeHidden()
  await postings.getByRole('button', { name: say('more_fields') }).press('Enter')
  await seldom.pressSequentially('North')
  await expect(seldom).toHaveValue('North')
  await postings.getByRole('button', { name: say('add_to_account') }).click()
  await expect(
    postings.getByText(taken(say('things_to_add', { kind: 'transactions', count: 1 }))).first(),
  ).toBeVisible()
  await page.getByRole('tab', { name: say('word_payment_instruction') }).click()
  const payment = page.getByRole('tabpanel', { name: say('word_payment_instruction') })
  await payment.getByLabel('Scheme', { exact: true }).fill('BACS')
  await payment.getByRole('button', { name: say('send_instruction') }).click()
  await expect(payment.getByText(say('phase_done')).first()).toBeVisible()
})

const homes = [
  'Household no,Forename,Surname,Premises ref,Postcode',
  'H1,Ada,Byron,P1,AB1 2CD',
  'H1,Ada,Byron,P2,AB1 2CE',
].join('\n')

test('Map asks what the document leaves open of the lists that the columns fill, and the rows are read by the answer', async ({
  page,
}) => {
  await openData(page)
  await page.getByRole('button', { name: say('start_practising') }).click()
  await page
    .getByRole('region', { name: say('fields_of_service') })
    .getByLabel(say('word_operators_document'), { exact: true })
    .setInputFiles(fixture('services/water.openapi.yml'))
  await page.getByRole('button', { name: say('go_on_to_step', { step: say('step_load') }) }).click()
  const file = { name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from(homes) }
  await page.getByLabel(say('spreadsheet_file')).setInputFiles(file)
  await goOnTo(page, 'map')
  const questions = page.getByRole('region', { name: say('questions_of_service') })
  await expect(questions.getByText(say('questions_of_service_open', { count: 2 }))).toBeVisible()
  // As long as nobody says what tells premises apart, both rows are about the same ones, and contradict each other.
  const preview = page.getByRole('region', { name: say('preview_title') })
  await expect(preview.getByText(/^Premise P[12]$/)).toHaveCount(0)
  const each = page.getByLabel(say('each_row_is'))
  await each.selectOption('occupants[]')
  await questions.getByRole('button', { name: say('take_likely_answers', { count: 1 }) }).click()
  await expect(questions.getByText(say('all_questions_answered'))).toBeVisible()
  await expect(preview.getByText(/^Premise P[12]$/)).toHaveCount(2)
  // What was changed just before is kept.
  await expect(each).toHaveValue('occupants[]')
})
