/** What a person does on a scene until it shows the state it is named for. */
import { join } from 'node:path'
import type { Page } from 'playwright'
import { say } from '../../shared/messages/say.ts'
import { stepButton } from '../e2e/wizard.ts'
import { accountNumberOf } from '../support/sample/sample-sheets.ts'
import { added } from '../support/words/counted.ts'
import { beginningWith, soundsLike } from '../support/words/sounds-like.ts'

const fieldFor = (page: Page, column: string) =>
  page.getByRole('combobox', { name: say('field_for_column', { column }), exact: true })
const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name })

const openValues = async (page: Page, column: string): Promise<void> => {
  await button(page, say('values_of_column', { column })).click()
  await page.getByText(soundsLike('values_looked_at')).waitFor()
}

const showConnect = (page: Page): Promise<void> => stepButton(page, 'connect').click()

const testConnection = async (page: Page): Promise<void> => {
  await showConnect(page)
  await button(page, say('test_connection')).click()
  await page.getByText(new RegExp(`${say('connection_works')}|${say('connection_does_not_work')}`)).waitFor()
}

/** Takes the tour as far as a stop, counted from 0. */
const tour = async (page: Page, stop: number): Promise<void> => {
  await page.getByRole('button', { name: say('help'), exact: true }).click()
  await page.getByRole('menuitem', { name: say('take_the_tour') }).click()
  for (let seen = 0; seen < stop; seen += 1)
    await page.getByRole('button', { name: say('tour_next'), exact: true }).click()
}

const pickFile = async (page: Page): Promise<void> => {
  const file = { name: 'customers.xlsx', mimeType: '', buffer: Buffer.from('sample') }
  await page.getByLabel(say('spreadsheet_file')).setInputFiles(file)
}

const lookUp = async (page: Page, number = 'BR-7'): Promise<void> => {
  await page.getByLabel(say('account_number_or_name')).fill(number)
  await button(page, say('look_it_up')).click()
}

/** Fills in fields of one kind of addition, by label, and asks for them to be sent. */
const addThings = async (page: Page, tab: string, fields: Readonly<Record<string, string>>): Promise<void> => {
  await lookUp(page)
  await page.getByRole('tab', { name: tab }).click()
  const panel = page.getByRole('tabpanel', { name: tab })
  for (const [label, text] of Object.entries(fields)) await panel.getByLabel(label, { exact: true }).fill(text)
  await panel
    .getByRole('button', { name: new RegExp(`^(${say('add_to_account')}|${say('send_instruction')})$`) })
    .click()
}

const openRun = (page: Page): Promise<void> => button(page, say('go_on_by_itself')).click()

const startRun = async (page: Page): Promise<void> => {
  await openRun(page)
  await button(page, soundsLike('create_so_many')).click()
}

/** What is done on a scene before it is looked at; nothing where it is shown as it opens. */
async function loadDescription(page: Page): Promise<void> {
  await showConnect(page)
  await page.getByLabel(say('word_operators_document'), { exact: true }).setInputFiles(waterDocument)
  await page.getByText(soundsLike('fields_are_those_of')).scrollIntoViewIfNeeded()
}
/** Of a spreadsheet whose mapping is for the described service. */
async function describedStep(page: Page, step: 'map' | 'check'): Promise<void> {
  await loadDescription(page)
  await stepButton(page, step).click()
}

const cellOf = async (page: Page, column: string): Promise<void> => {
  await describedStep(page, 'check')
  await page.getByRole('columnheader', { name: new RegExp(`\\b${column}\\b`) }).waitFor()
  const index = await page
    .getByRole('columnheader', { name: new RegExp(`\\b${column}\\b`) })
    .getAttribute('aria-colindex')
  await page.locator(`[role="gridcell"][aria-colindex="${index}"]`).first().click()
}

const waterDocument = join(import.meta.dirname, '../fixtures/services/water.openapi.yml')

/** Opens help and types, and opens what is found first where asked. */
const help = async (page: Page, typed: string, isOpened: boolean): Promise<void> => {
  await page.locator('h1').waitFor()
  await page.keyboard.press('F1')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type(typed)
  await page.waitForTimeout(300)
  if (isOpened) await page.keyboard.press('Enter')
}

/** They press nothing that has a name. */
export const actsInAnyLanguage: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  help: (page) => help(page, '', false),
  'help-search': (page) => help(page, 'tarif', false),
  'help-data': (page) => help(page, 'AES', true),
  'help-problem': (page) => help(page, 'phone_unreadable', true),
  'help-field': async (page) => {
    await page.getByRole('gridcell').nth(4).click()
    await help(page, '', false)
  },
  'help-cell': async (page) => {
    await page.locator('[role="gridcell"][aria-invalid="true"]').first().click()
    await help(page, '', false)
  },
  'map-unusual': (page) => page.getByText('Solar PV').scrollIntoViewIfNeeded(),
  'map-ended': async (page) => {
    await page.locator('tbody [aria-haspopup="dialog"]').first().click()
    await page.getByText('Closed 12/09/2026').waitFor()
  },
  'help-picker': async (page) => {
    await page.getByRole('combobox').nth(3).click()
    await page.keyboard.press('ArrowDown')
  },
  'help-status': (page) => page.locator('article header button').last().click(),
}

export const acts: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'create-run-start': openRun,
  'create-run': async (page) => {
    await startRun(page)
    await page.getByRole('region', { name: say('creating_by_itself') }).waitFor()
  },
  'create-run-ended': async (page) => {
    await startRun(page)
    await page.getByRole('heading', { name: say('run_over') }).waitFor()
  },
  'watch-compare': async (page) => {
    await button(page, say('compare_now')).click()
    await page.getByText(soundsLike('comparison_counts')).waitFor()
    await page.getByText(soundsLike('comparison_counts')).scrollIntoViewIfNeeded()
  },
  'watch-one-state': (page) => button(page, beginningWith(say('group_refused_or_failed'))).click(),
  'add-not-there': (page) => lookUp(page, 'NOBODY'),
  'add-notes': async (page) => {
    await addThings(page, say('kind_notes'), { Note: 'Prefers letters.' })
    await page.getByText(added('notes', 1)).first().waitFor()
  },
  'add-begun': async (page) => {
    await lookUp(page)
    await page.getByLabel('Note', { exact: true }).fill('Prefers letters.')
    await lookUp(page, accountNumberOf(2))
    await page.getByText(say('typed_not_sent')).waitFor()
  },
  'add-transactions-faults': (page) =>
    addThings(page, say('kind_transactions'), { Amount: 'twelve', 'Transaction date': '2026-10-30' }),
  'add-supply-charge': async (page) => {
    await lookUp(page)
    await page.getByRole('tab', { name: say('kind_transactions') }).click()
    await page.getByLabel('Transaction type').fill('SUPPLY_CHARGE')
    await button(page, say('add_element', { isVowel: false, thing: 'line item' })).click()
    await button(page, say('add_element', { isVowel: false, thing: 'tax item' })).click()
  },
  'add-values': async (page) => {
    await lookUp(page)
    await page.getByRole('tab', { name: say('kind_transactions') }).click()
    await page.getByRole('tabpanel').getByRole('combobox').nth(1).click()
    await page.getByRole('option').nth(2).waitFor()
    // One whose meaning says more than itself: it is in the colour of what is chosen.
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowDown')
  },
  'add-missing-marked': async (page) => {
    await addThings(page, say('kind_transactions'), { Amount: '25' })
    await button(page, say('look_at_it_again')).click()
  },
  'add-statement-warning': (page) =>
    addThings(page, say('kind_statements'), { 'Statement from': '2026-03-31', 'Statement to': '2026-03-01' }),
  'add-payment-refused': async (page) => {
    await addThings(page, say('word_payment_instruction'), {
      'Payment vendor': 'CARDPAY',
      'Payment instruction type': 'CARD',
      'Payment instruction reference': 'DECLINED',
    })
    await page.getByText(say('refused_for_good')).waitFor()
  },
  'add-live-confirm': (page) => addThings(page, say('kind_notes'), { Note: 'Prefers letters.' }),
  'add-sheet-sent': async (page) => {
    await button(page, /^Send \d/).click()
    await page.getByText(soundsLike('requests_taken')).waitFor()
  },
  'add-sheet-none': (page) =>
    page
      .getByLabel(say('which_accounts_listed'))
      .selectOption('refusedOrFailed')
      .then(() => undefined),
  'add-sheet-live': (page) => button(page, /^Send \d/).click(),
  'add-sheet-added-up': (page) => page.getByText(say('sent_added_up')).evaluate((title) => title.scrollIntoView()),
  'add-sheet-sure': (page) => button(page, soundsLike('send_things_all_the_same')).click(),
  'add-sheet-busy': (page) => button(page, /^Send \d/).click(),
  'add-sheet-error': (page) => button(page, /^Send \d/).click(),
  'check-writing': async (page) => {
    await button(page, say('save_as_files')).click()
    await page.getByRole('menuitem', { name: say('save_corrected_copy') }).click()
    await button(page, say('cancel')).waitFor()
  },
  'check-saving': (page) => button(page, say('save_as_files')).click(),
  'source-carried': async (page) => {
    await button(page, say('load_new_version')).click()
    await page.getByText(soundsLike('edits_not_kept')).waitFor()
  },
  'start-tour': (page) => tour(page, 0),
  'start-tour-heading': (page) => tour(page, 2),
  'start-tour-help': (page) => tour(page, 4),
  'not-yet-map': (page) => stepButton(page, 'map').click(),
  'not-yet-create': (page) => stepButton(page, 'create').click(),
  'not-yet-watch': (page) => stepButton(page, 'watch').click(),
  'not-yet-add': (page) => stepButton(page, 'add').click(),
  'keeping-to-choose': async (page) => {
    await button(page, say('start_with_my_spreadsheet')).click()
    await pickFile(page)
  },
  'keeping-to-choose-faults': async (page) => {
    await button(page, say('start_with_my_spreadsheet')).click()
    await pickFile(page)
    await page.getByLabel(say('new_passphrase')).fill('short')
    await page.keyboard.press('Enter')
  },
  'vault-wrong': async (page) => {
    await page.getByLabel(say('passphrase'), { exact: true }).fill('not this one')
    await page.keyboard.press('Enter')
    await page.getByText(say('passphrase_wrong')).waitFor()
  },
  'vault-afresh': async (page) => {
    await button(page, say('passphrase_lost')).click()
    await page.getByRole('dialog', { name: /./ }).waitFor()
  },
  'vault-change': async (page) => {
    await showConnect(page)
    await button(page, say('change_passphrase_choice')).click()
  },
  'connect-none': showConnect,
  'connect-practice': showConnect,
  'connect-live': testConnection,
  'connect-live-form': async (page) => {
    await showConnect(page)
    await button(page, say('connect_to_live_service_choice')).click()
  },
  'connect-live-form-faults': async (page) => {
    await showConnect(page)
    await button(page, say('connect_to_live_service_choice')).click()
    await page.getByLabel(say('address_of_service')).fill('import example org')
    await button(page, say('keep_and_test')).click()
  },
  'connect-live-advanced': async (page) => {
    await showConnect(page)
    await button(page, say('change_details')).click()
    await button(page, say('advanced')).click()
    await page.getByLabel(say('create_seconds')).last().scrollIntoViewIfNeeded()
  },
  'connect-test-bad': testConnection,
  'connect-description': loadDescription,
  'connect-questions': async (page) => {
    await loadDescription(page)
    await page.getByRole('heading', { name: say('questions_for_later') }).scrollIntoViewIfNeeded()
    await button(page, soundsLike('show_questions')).click()
  },
  'connect-broken': async (page) => {
    await showConnect(page)
    const broken = { name: 'broken.yml', mimeType: '', buffer: Buffer.from('openapi: [3') }
    await page.getByLabel(say('word_operators_document'), { exact: true }).setInputFiles(broken)
    await page.getByRole('alert').first().scrollIntoViewIfNeeded()
  },
  'map-described': (page) => describedStep(page, 'map'),
  'map-described-missing': async (page) => {
    await describedStep(page, 'map')
    await button(page, say('same_for_all_rows')).last().click()
  },
  'map-described-picker': async (page) => {
    await describedStep(page, 'map')
    await fieldFor(page, 'Sales person').click()
  },
  'map-described-found': async (page) => {
    await describedStep(page, 'map')
    await fieldFor(page, 'Sales person').click()
    await page.keyboard.type('letters')
  },
  'check-described-list': async (page) => {
    await cellOf(page, 'E-mail')
    await page.keyboard.press('Enter')
    await page.getByText('Letters by post').waitFor()
  },
  'check-described-day': async (page) => {
    await cellOf(page, 'Born')
    await page.keyboard.press('Enter')
  },
  'check-described-pattern': (page) => cellOf(page, 'Account no'),
  'connect-fields': async (page) => {
    await loadDescription(page)
    await button(page, say('show_all_fields')).click()
    await page.getByLabel(say('find_field')).click()
    await page.keyboard.type('meter')
  },
  'connect-forget': async (page) => {
    await showConnect(page)
    await button(page, say('forget_connection')).click()
  },
  'load-delete': (page) => button(page, /Delete customers november/).click(),
  'load-busy': pickFile,
  'load-issues': pickFile,
  'load-text-chosen': async (page) => {
    await page.getByText(soundsLike('text_file_read_as')).click()
    await page.getByLabel(say('columns_parted_by')).selectOption(',')
    await page.getByText(soundsLike('text_reading_chosen')).waitFor()
  },
  'load-row-out': async (page) => {
    await page.getByRole('checkbox', { name: say('use_row', { row: 5 }) }).click()
    await page.getByText(say('row_is_left_out'), { exact: true }).waitFor()
  },
  'map-picture': async (page) => {
    await page.getByText(say('map_as_picture'), { exact: true }).click()
    await page.getByRole('button', { name: /Surname, fills/ }).hover()
  },
  'load-no-data': (page) => page.getByText(say('rows_no_data')).click(),
  'map-field': async (page) => {
    await fieldFor(page, 'E-mail').click()
    await page.keyboard.type('customer 2')
  },
  'map-conflict': async (page) => {
    await fieldFor(page, 'First name').click()
    await page.keyboard.type('balance')
    await page.keyboard.press('Enter')
  },
  'map-values': (page) => openValues(page, 'Born'),
  'map-tidy': async (page) => {
    await openValues(page, 'ZIP')
    await button(page, say('tidy_values')).click()
  },
  'map-split': async (page) => {
    await openValues(page, 'Street')
    await page.getByText(say('fills_several')).click()
    await page.getByRole('table', { name: say('becomes_of', { column: 'Street' }) }).scrollIntoViewIfNeeded()
  },
  'map-also': async (page) => {
    await openValues(page, 'Street')
    await button(page, say('words_about', { words: say('also_fill_another'), about: 'Street' })).click()
    await page.keyboard.type('supply street')
    await page.keyboard.press('Enter')
    await page
      .getByRole('region', { name: say('also_filled', { column: 'Street', field: '“Supply street”' }) })
      .scrollIntoViewIfNeeded()
  },
  'map-join': async (page) => {
    await openValues(page, 'Street')
    await page.getByText(say('fills_joined')).click()
    await page.getByLabel(say('join_add_to', { column: 'Street' })).selectOption({ label: 'Town' })
    await page.getByRole('table', { name: say('becomes_of', { column: 'Street' }) }).scrollIntoViewIfNeeded()
  },
  'map-rows': (page) => page.getByLabel(say('each_row_is')).scrollIntoViewIfNeeded(),
  'map-rows-untold': (page) => page.getByRole('region', { name: say('each_row_is') }).scrollIntoViewIfNeeded(),
  'map-rows-alike': (page) => page.getByLabel(say('rows_alike')).scrollIntoViewIfNeeded(),
  'map-translate': async (page) => {
    await openValues(page, 'Meter status')
    await button(page, say('translate_values')).click()
  },
  'map-constant': async (page) => {
    await page.getByRole('combobox', { name: say('constant_field') }).click()
    await page.keyboard.type('text messages')
    await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: say('constant_value') }).fill('maybe')
  },
  'map-saved': async (page) => {
    await button(page, say('save_mapping_asking')).click()
    await page
      .getByRole('textbox', { name: say('mapping_name') })
      .fill('Billing export of the old system, with all columns')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await button(page, say('use_saved_mapping')).click()
  },
  'map-not-saved': async (page) => {
    await page
      .getByRole('combobox', { name: say('which_element', { column: 'E-mail', element: 'customer' }) })
      .selectOption('1')
  },
  'check-cell': async (page) => {
    await page.getByRole('gridcell').first().waitFor()
    await page.keyboard.press('F8')
    await page.keyboard.press('F8')
  },
  'load-opening': (page) => button(page, soundsLike('go_on_with_project')).first().click(),
  'check-none-left': async (page) => {
    await page.getByLabel(say('rows_shown'), { exact: true }).selectOption('rowsWithProblems')
    await page.getByLabel(say('kind_of_problem')).selectOption('phone_unreadable')
    await page.getByLabel(say('column_shown'), { exact: true }).selectOption('4')
    for (const row of ['3', '10']) {
      await page
        .getByRole('row')
        .filter({ has: page.getByRole('gridcell', { name: row, exact: true }) })
        .getByRole('gridcell', { name: `${say('level_error')}:` })
        .click()
      await page.keyboard.type('+442079460000')
      await page.keyboard.press('Enter')
    }
    await button(page, say('show_all_rows')).waitFor()
  },
  'check-emptied': async (page) => {
    for (const name of ['Emil', 'Dina']) {
      await page.getByRole('gridcell', { name, exact: true }).first().click()
      await page.keyboard.press('Delete')
    }
    await button(page, soundsLike('values_emptied')).click()
  },
  'check-editing': async (page) => {
    await page.getByRole('gridcell', { name: 'Emil', exact: true }).first().dblclick()
    await page.keyboard.type(' von der langen Straße hinter dem alten Bahnhof')
    await page.keyboard.press('Alt+Enter')
    await page.keyboard.type('second line')
  },
  'check-range': async (page) => {
    await page.getByRole('gridcell', { name: 'Emil', exact: true }).first().click()
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'])
      await page.keyboard.press(`Shift+${key}`)
  },
  'check-account': async (page) => {
    await page.getByRole('tab', { name: say('accounts') }).click()
    await button(page, /001200380/).click()
  },
  'check-whole-sheet': async (page) => {
    await page.getByLabel(say('rows_shown'), { exact: true }).selectOption('everyRow')
  },
  'check-no-rows': async (page) => {
    await page.getByRole('tab', { name: 'Meters' }).click()
    await page.getByLabel(say('rows_shown'), { exact: true }).selectOption('rowsWithProblems')
  },
  'check-filter': async (page) => {
    await page.getByLabel(say('rows_shown'), { exact: true }).selectOption('rowsWithProblems')
    await page.getByRole('gridcell').first().waitFor()
  },
  'check-search': async (page) => {
    await page.getByRole('gridcell').first().click()
    await page.keyboard.press('Control+f')
    await page.locator(':focus').fill('spring')
    await page.keyboard.press('Enter')
    await page.getByText(/1 of/).waitFor()
  },
  'check-replace': async (page) => {
    await page.getByRole('gridcell').first().click()
    await page.keyboard.press('Control+h')
    await page.locator(':focus').fill('spring')
    await page.getByLabel(say('replace_with')).fill('Summer')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByText(soundsLike('cells_change')).waitFor()
  },
  'check-keys': async (page) => {
    await button(page, say('topic_keys')).click()
    await page.getByRole('dialog').waitFor()
  },
  ...actsInAnyLanguage,
  'check-slipped': async (page) => {
    await page.getByRole('gridcell').first().waitFor()
    await button(page, /^E2 /).click()
  },
  'check-slipped-mend': (page) => button(page, soundsLike('fix_some')).click(),
  'check-mend': (page) => button(page, soundsLike('fix_some')).click(),
  'check-read-as': (page) => button(page, soundsLike('translate_these_values')).first().click(),
  'check-ticked': async (page) => {
    await page.getByRole('tab', { name: say('accounts') }).click()
    await page.getByRole('checkbox', { name: /001200345/ }).click()
    await page.getByRole('checkbox', { name: /001200366/ }).click({ modifiers: ['Shift'] })
  },
  'check-set-aside': async (page) => {
    await page.getByRole('tab', { name: say('accounts') }).click()
    await page.getByRole('checkbox', { name: /001200345/ }).click()
    await button(page, say('set_aside_this')).click()
    await page.getByLabel(say('why_question')).fill('Moved away in May')
  },
  'check-payload': async (page) => {
    await page.getByRole('gridcell', { name: 'emil.rossi1@example.org' }).click()
    await button(page, say('show_what_is_sent')).click()
  },
  'check-payload-json': async (page) => {
    await page.getByRole('gridcell', { name: 'emil.rossi1@example.org' }).click()
    await button(page, say('show_what_is_sent')).click()
    await page.getByText(say('as_it_is_sent'), { exact: true }).click()
    await page.getByLabel(say('find_in_account')).fill('rossi')
  },
  'check-dry-run': (page) => button(page, soundsLike('dry_run_of_accounts')).click(),
  'check-tried': (page) => button(page, soundsLike('dry_run_of_accounts')).click(),
  'create-confirm': (page) => button(page, say('create_this_account', { asksFirst: true })).click(),
  'create-accepted': (page) => button(page, say('create_this_account', { asksFirst: false })).click(),
  'create-finished': async (page) => {
    await button(page, say('create_this_account', { asksFirst: false })).click()
    await page.getByText(say('word_platform_number')).waitFor()
  },
  'create-refused': async (page) => {
    await page.getByLabel(say('which_accounts_listed')).selectOption('refusedOrFailed')
    await page
      .getByRole('region', { name: say('accounts') })
      .getByRole('button')
      .first()
      .click()
  },
  'create-sent-otherwise': async (page) => {
    await page.getByLabel(say('which_accounts_listed')).selectOption('all')
    await page
      .getByRole('region', { name: say('accounts') })
      .getByRole('button')
      .first()
      .click()
  },
  'check-sent-otherwise': async (page) => {
    await page.getByRole('gridcell', { name: 'emil.rossi1@example.org' }).click()
    await button(page, say('show_what_is_sent')).click()
  },
  'watch-sent-otherwise': (page) =>
    button(page, /^History/)
      .first()
      .click(),
  'create-payload': (page) => page.getByText(say('as_it_is_sent'), { exact: true }).click(),
  'create-set-aside': async (page) => {
    await page.getByLabel(say('which_accounts_listed')).selectOption('setAside')
    await page
      .getByRole('region', { name: say('accounts') })
      .getByRole('button')
      .first()
      .click()
  },
  'create-problems': async (page) => {
    await page.getByLabel(say('which_accounts_listed')).selectOption('withErrors')
    await page
      .getByRole('region', { name: say('accounts') })
      .getByRole('button')
      .first()
      .click()
  },
  'watch-history': (page) =>
    button(page, /^History/)
      .first()
      .click(),
  'watch-audit-damaged': (page) => page.getByText(soundsLike('audit_damaged')).scrollIntoViewIfNeeded(),
  'watch-saved': (page) => button(page, say('save_as_excel')).click(),
}

/** The scene that the address names is there, and not the one before it any more. */
export async function waitForScene(page: Page): Promise<void> {
  await page.locator(`html[data-scene="${new URL(page.url()).hash.slice(1)}"]`).waitFor({ state: 'attached' })
  await page
    .getByText(/Steps|Opening your desk|Try again|Connect|passphrase|opened|Look for the key/)
    .first()
    .waitFor()
}
