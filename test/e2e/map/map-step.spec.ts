/** The Map step in the built application: columns cut, joined and translated into payloads, and mappings that go from hand to hand. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { read, utils, write } from '@e965/xlsx'
import { expect, type Page } from '@playwright/test'
import { writeTemplate } from '../../../electron/workbook/writing/write-template.ts'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { say } from '../../../shared/messages/say.ts'
import { columnLetters } from '../../../shared/sheet/sheet.ts'
import { soundsLike } from '../../support/words/sounds-like.ts'
import { desktopTest as test } from '../fixtures.ts'
import { checkLine, goOnTo, openData, startPractising } from '../wizard.ts'

test.beforeEach(({ page }) => startPractising(page))

const rows = [
  ['Account no', 'Customer name', 'House', 'Road', 'Place', 'Fuel', 'MPAN'],
  ['00123', 'Ana Lee', '12', 'Oak Lane', 'Austin, TX, 78701', 'elec', '1200000000001'],
  ['00124', 'Novak, Carl', '7', 'Elm St', 'Dallas, TX, 75001', 'Electric', '1200000000002'],
  ['00125', 'Dina Okafor', '9', 'Hill Rd', 'Waco, TX, 76701', 'elec', '1200000000003'],
] as const

const csv = (lines: readonly (readonly string[])[]): Buffer =>
  Buffer.from(lines.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n'))

async function loadAndMap(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel(say('spreadsheet_file')).setInputFiles({ name, mimeType: '', buffer })
  await goOnTo(page, 'map')
  await expect(page.getByRole('combobox', { name: soundsLike('field_for_column') }).first()).toBeVisible()
}

/** A workbook with as many sheets, called so and numbered, each with one account. */
function branches(count: number, name: string): Buffer {
  const book = utils.book_new()
  for (let number = 1; number <= count; number += 1) {
    const sheet = utils.aoa_to_sheet([
      ['Account no', 'Note'],
      [`A${number}`, `From sheet ${number}`],
    ])
    utils.book_append_sheet(book, sheet, `${name} ${number}`)
  }
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }))
}

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key)
}

/** Picks a field as somebody does who has no pointer. */
async function pick(page: Page, label: string, words: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).focus()
  await page.keyboard.type(words)
  await press(page, 'Enter')
}

const openValues = (page: Page, column: string) =>
  page.getByRole('button', { name: say('values_of_column', { column }), exact: true }).click()
const becomes = (page: Page, column: string) => page.getByRole('table', { name: say('becomes_of', { column }) })
const payload = (page: Page) => page.getByRole('region', { name: say('preview_title') }).locator('pre')
const saved = (page: Page) => expect(page.getByText(say('mapping_saved'))).toBeVisible()

test('columns are cut, joined, tidied and translated into the payload, and each change can be taken back', async ({
  page,
}) => {
  await loadAndMap(page, 'old system.csv', csv(rows))
  await page.getByText(say('as_it_is_sent')).click()

  await openValues(page, 'Customer name')
  await page.getByText(say('fills_several')).click()
  await expect(becomes(page, 'Customer name').getByRole('row', { name: /Novak, Carl/ })).toContainText('CarlNovak')
  await saved(page)
  await expect(payload(page)).toContainText('"given_name": "Ana"')
  await openValues(page, 'Customer name')

  await pick(page, say('field_for_column', { column: 'Road' }), 'billing street')
  await openValues(page, 'Road')
  await page.getByText(say('fills_joined')).click()
  await page.getByLabel(say('join_add_to', { column: 'Road' })).selectOption({ label: 'House' })
  await page.getByRole('button', { name: say('put_earlier', { column: 'House' }) }).click()
  await expect(becomes(page, 'Road')).toContainText('12 Oak Lane')
  await openValues(page, 'Road')

  await openValues(page, 'Place')
  await page.getByText(say('fills_several')).click()
  await pick(
    page,
    say('field_of', { part: say('part_of_column', { column: 'Place', part: say('part_number', { number: 1 }) }) }),
    'billing town',
  )
  await pick(
    page,
    say('field_of', { part: say('part_of_column', { column: 'Place', part: say('part_number', { number: 2 }) }) }),
    'billing state',
  )
  await pick(
    page,
    say('field_of', { part: say('part_of_column', { column: 'Place', part: say('part_number', { number: 3 }) }) }),
    'billing postcode',
  )
  await page
    .getByRole('button', {
      name: say('words_about', {
        words: say('also_fill_another'),
        about: say('part_of_column', { column: 'Place', part: say('part_number', { number: 1 }) }),
      }),
    })
    .press('Enter')
  await page.keyboard.type('supply town')
  await press(page, 'Enter')
  await expect(becomes(page, 'Place').getByRole('row', { name: /Dallas/ })).toContainText('DallasDallasTX75001')
  await openValues(page, 'Place')

  await pick(page, say('field_for_column', { column: 'Fuel' }), 'supply type')
  await openValues(page, 'Fuel')
  await page.getByRole('button', { name: say('translate_values') }).click()
  await expect(page.getByRole('combobox', { name: say('translation_of', { value: 'elec' }), exact: true })).toHaveValue(
    'ELECTRICITY',
  )
  await page.getByRole('button', { name: say('use_translations') }).click()
  await expect(becomes(page, 'Fuel').getByRole('row', { name: /Electric/ })).toContainText('ELECTRICITY')

  await openValues(page, 'Account no')
  await page.getByRole('button', { name: say('tidy_values') }).click()
  await page.getByLabel(say('pad_zeros_of', { column: 'Account no' })).fill('8')
  await expect(becomes(page, 'Account no')).toContainText('00000123')
  await saved(page)
  await expect(payload(page)).toContainText('"external_account_number": "00000123"')
  for (const part of [
    '"supply_address": {',
    '"street_address": "12 Oak Lane"',
    '"postal_code": "78701"',
    '"supply_type": "ELECTRICITY"',
  ]) {
    await expect(payload(page)).toContainText(part)
  }

  await page.getByRole('button', { name: say('undo') }).click()
  await expect(payload(page)).toContainText('"external_account_number": "00123"')
  await page.getByRole('button', { name: say('values_of_column', { column: 'Road' }) }).focus()
  await press(page, 'Control+y')
  await expect(payload(page)).toContainText('"external_account_number": "00000123"')
})

test('once a translation is typed whole, no list lies over the next line, and a click there is a click there', async ({
  page,
}) => {
  const fuels = ['Power', 'Heat', 'Steam'].map((fuel, at) => [`0012${at}`, 'Ana Lee', fuel, `120000000000${at}`])
  await loadAndMap(page, 'fuels.csv', csv([['Account no', 'Customer name', 'Fuel', 'MPAN'], ...fuels]))
  await pick(page, say('field_for_column', { column: 'Fuel' }), 'supply type')
  await openValues(page, 'Fuel')
  await page.getByRole('button', { name: say('translate_values') }).click()
  const lines = page.getByRole('dialog').getByRole('combobox')
  await lines.nth(0).click()
  await page.keyboard.type('ELECTRICITY')
  const next = await lines.nth(1).boundingBox()
  await page.mouse.click((next?.x ?? 0) + 20, (next?.y ?? 0) + (next?.height ?? 0) / 2)
  await expect(lines.nth(1)).toBeFocused()
  await expect(lines.nth(0)).toHaveValue('ELECTRICITY')
  await page.keyboard.type('STEAMELECTRICITY')
  await press(page, 'Enter')
  await expect(page.getByText(say('not_among_known'))).toBeVisible()
  await expect(lines.nth(1)).toHaveAttribute('aria-expanded', 'false')
})

test('the picker is used by keyboard alone: branches, numbered elements, Escape', async ({ page }) => {
  await loadAndMap(page, 'old system.csv', csv(rows))
  const field = page.getByRole('combobox', { name: say('field_for_column', { column: 'House' }), exact: true })
  const before = await field.inputValue()
  await field.focus()
  await press(page, 'ArrowDown')
  await expect(page.getByRole('tree')).toBeVisible()
  await press(page, 'Escape')
  await expect(page.getByRole('tree')).toBeHidden()
  await expect(field).toHaveValue(before)

  await press(page, 'ArrowDown')
  await expect(page.getByRole('treeitem', { name: 'Customers', exact: true })).toHaveAttribute('aria-expanded', 'false')
  const active = async () => page.locator('[role="treeitem"][data-active]').innerText()
  while (!/^Customers/.test(await active())) await press(page, 'ArrowDown')
  await press(page, 'ArrowRight')
  while (!/^Customer 2/.test(await active())) await press(page, 'ArrowDown')
  await press(page, 'ArrowRight', 'ArrowRight', 'Enter')
  await expect(field).toHaveValue('Customer 2 · First name')
  await expect(field).toBeFocused()
})

test('a mapping goes to a colleague as a file, who sees what differs before using it', async ({ page, desktop }) => {
  await loadAndMap(page, 'november.csv', csv(rows))
  await pick(page, say('field_for_column', { column: 'House' }), 'note')
  await saved(page)
  const path = join(desktop.folder, 'ours.mapping.json')
  await desktop.saveTo(path)
  await page.getByRole('button', { name: say('save_mapping_asking') }).click()
  await page.getByRole('button', { name: say('save_mapping_file') }).click()
  await expect(page.getByText(say('saved_to', { path }))).toBeVisible()
  await page
    .getByRole('button', { name: say('close') })
    .last()
    .click()

  await page.getByRole('button', { name: say('back_to_step', { step: say('step_load') }) }).click()
  await page.getByRole('button', { name: say('load_another_spreadsheet') }).click()
  const changed = rows.map((cells) => [...cells.slice(0, 6), 'extra'])
  await page
    .getByLabel(say('spreadsheet_file'))
    .setInputFiles({ name: 'december.csv', mimeType: '', buffer: csv(changed) })
  await goOnTo(page, 'map')
  await expect(
    page.getByRole('combobox', { name: say('field_for_column', { column: 'House' }), exact: true }),
  ).toBeVisible()

  const chooseFile = async (name: string, buffer: Buffer) =>
    page.getByLabel(say('mapping_file')).setInputFiles({ name, mimeType: '', buffer })
  await page.getByRole('button', { name: say('use_saved_mapping') }).click()
  await chooseFile('holiday.json', Buffer.from('{"hello": 1}'))
  await expect(page.getByText(say('mapping_file_other', { fileName: 'holiday.json' }))).toBeVisible()
  await page.getByRole('button', { name: say('choose_another_mapping') }).click()
  await chooseFile('ours.mapping.json', readFileSync(path))
  await expect(page.getByText(soundsLike('differs_no_column', { column: 'MPAN' }))).toBeVisible()
  await expect(page.getByText(soundsLike('differs_new_column', { column: 'extra' }))).toBeVisible()
  await page.getByLabel(say('keep_mapping_as')).fill('Ours')
  await page.getByRole('button', { name: say('use_what_fits') }).click()
  await expect(
    page.getByRole('combobox', { name: say('field_for_column', { column: 'House' }), exact: true }),
  ).toHaveValue('Note')
  await expect(page.getByText(say('mapping_nearly_found', { name: 'Ours' }))).toBeVisible()

  await page.getByRole('button', { name: say('use_saved_mapping') }).click()
  await page.getByRole('button', { name: say('more_for_mapping', { name: 'Ours' }) }).click()
  await page.getByRole('menuitem', { name: say('rename_short') }).click()
  await page.getByRole('textbox', { name: say('new_name_of_mapping', { name: 'Ours' }) }).fill('Old system')
  await press(page, 'Enter')
  await expect(page.getByRole('button', { name: say('use_mapping_named', { name: 'Old system' }) })).toBeVisible()
})

test('a template that was filled in maps itself whole', async ({ page }) => {
  const book = read(await writeTemplate(accountCatalogue), { type: 'buffer' })
  for (const name of book.SheetNames.filter((one) => one !== '_fields')) {
    const sheet = book.Sheets[name] ?? {}
    const [, , example = []] = utils.sheet_to_json<string[]>(sheet, { header: 1 })
    utils.sheet_add_aoa(sheet, [['007001', ...example.slice(1)]], { origin: 'A4' })
  }
  await loadAndMap(page, 'template.xlsx', Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' })))
  await expect(
    page.getByRole('combobox', { name: say('field_for_column', { column: 'Account number *' }), exact: true }),
  ).toHaveValue('Account number')
  await expect(page.getByText(say('sheet_to_do', { count: 0 }))).toBeVisible()
  await expect(page.getByRole('region', { name: say('preview_title') })).toContainText('Ada Okafor')
  await goOnTo(page, 'check')
  await expect(page.getByLabel(say('how_check_stands'))).toContainText(say('count_ready', { count: 1 }))
})

test('two hundred columns come in pages, and a hundred sheets in a list', async ({ page }) => {
  const headings = ['Account no', ...Array.from({ length: 199 }, (_, index) => `Detail ${columnLetters(index + 2)}`)]
  const lines = ['A-001', 'A-002', 'A-003'].map((number) => [
    number,
    ...headings.slice(1).map((one) => `a ${one} word`),
  ])
  await loadAndMap(page, 'wide.csv', csv([headings, ...lines]))
  const pages = page.getByRole('navigation', { name: say('pages') })
  await expect(pages).toContainText(
    say('page_part', { first: 1, last: 40, things: say('column_count', { count: 200 }) }),
  )
  await pages.getByRole('button', { name: say('page_number', { page: 5 }) }).click()
  await pick(page, say('field_for_column', { column: 'Detail GR' }), 'tariff code')
  await expect(
    page.getByRole('combobox', { name: say('field_for_column', { column: 'Detail GR' }), exact: true }),
  ).toHaveValue('Tariff code')

  await page.getByRole('button', { name: say('back_to_step', { step: say('step_load') }) }).click()
  await page.getByRole('button', { name: say('load_another_spreadsheet') }).click()
  await loadAndMap(page, 'branches.xlsx', branches(100, 'Branch'))
  await page.getByLabel(say('sheet_of_many', { count: 100 })).selectOption({ label: 'Branch 77 (2 of 2)' })
  await expect(page.getByRole('table', { name: say('columns_of_sheet', { sheet: 'Branch 77' }) })).toContainText(
    'From sheet 77',
  )
  await goOnTo(page, 'check')
  await expect(checkLine(page)).toContainText(say('count_ready', { count: 100 }))
  await page.getByLabel(say('sheet_of_many', { count: 100 })).selectOption('Branch 77')
  await expect(page.getByRole('gridcell', { name: /From sheet 77/ })).toBeVisible()
})

test('sheets of long names can all be read and chosen in Map and Check', async ({ page }) => {
  await loadAndMap(page, 'areas.xlsx', branches(5, 'Domestic customers of area'))
  const tabs = page.getByRole('tablist', { name: say('sheets') }).getByRole('tab')
  for (const step of ['map', 'check'] as const) {
    if (step === 'check') await goOnTo(page, 'check')
    await expect(tabs).toHaveCount(5)
    for (const tab of await tabs.all()) {
      await expect(tab).toBeInViewport({ ratio: 1 })
      expect(await tab.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    }
  }
  await tabs.last().click()
  await expect(page.getByRole('gridcell', { name: /From sheet 5/ })).toBeVisible()
})

test('a change that was just made is there again when the window is closed at once', async ({ page, desktop }) => {
  await loadAndMap(page, 'old system.csv', csv(rows))
  await pick(page, say('field_for_column', { column: 'House' }), 'note')
  await desktop.app.close()
  const again = await desktop.start()
  await openData(again)
  await expect(
    again.getByRole('combobox', { name: say('field_for_column', { column: 'House' }), exact: true }),
  ).toHaveValue('Note')
})

test('a last name that would be lost is said, and the name of a second holder is cut for that person', async ({
  page,
}) => {
  const people = csv([
    ['Account no', 'Name', 'Second name', 'Partner'],
    ['00123', 'Mr John Smith', 'Jones', 'Mrs Jane Smith'],
    ['00124', 'Ms Ana Lee', 'Roy', 'Mr Bo Ray'],
  ])
  await loadAndMap(page, 'people.csv', people)
  await page.getByText(say('as_it_is_sent')).click()
  await expect(page.getByText(say('reason_further_holder'))).toBeVisible()

  await pick(page, say('field_for_column', { column: 'Second name' }), 'last name')
  await page.getByRole('button', { name: say('words_about', { words: say('cut_into_names'), about: 'Name' }) }).click()
  await expect(page.getByText(/A part of column B \(“Name”\) is not sent: “Smith” of “Mr John Smith”/)).toBeVisible()
  await expect(payload(page)).toContainText('"family_name": "Jones"')

  await openValues(page, 'Partner')
  await page.getByText(say('fills_several')).click()
  await expect(becomes(page, 'Partner').getByRole('row', { name: /Mrs Jane Smith/ })).toContainText('JaneSmith')
  await saved(page)
  await expect(payload(page)).toContainText('"given_name": "Jane"')
  await expect(payload(page)).toContainText('"given_name": "John"')
})
