import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { accountCatalogue } from '../../../../../shared/catalogue/account-catalogue.ts'
import { deriveCatalogue } from '../../../../../shared/catalogue/derive-catalogue.ts'
import * as field from '../../../../../shared/contract/field.ts'
import { checkMapping } from '../../../../../shared/mapping/model/change-mapping.ts'
import { suggestMapping } from '../../../../../shared/mapping/suggest/suggest-mapping.ts'
import { say, sayMessage } from '../../../../../shared/messages/say.ts'
import { speak } from '../../../../../shared/messages/speech.ts'
import { runs } from '../../../../support/property-runs.ts'
import { layoutsOf } from '../../../../support/rows/sheet-layouts.ts'
import { workbookFromRows } from '../../../../support/rows/workbook-from-rows.ts'
import { soundsLike } from '../../../../support/words/sounds-like.ts'
import { suggest } from './suggested-targets.ts'

const reasonOf = (suggestions: ReturnType<typeof suggest>['suggestions'], header: string) =>
  suggestions.find((one) => one.header === header)?.reason

test('a reason is said in the language that is spoken where it is shown', async () => {
  const { asMade } = suggest({ Sheet1: [['Account no', 'First name', 'Sales agent', 'Agent email']] })
  const english = asMade.map(({ reason }) => sayMessage(reason))
  await speak('de')
  onTestFinished(() => speak('en'))
  const german = asMade.map(({ reason }) => sayMessage(reason))
  expect(german[2]).toBe(say('reason_no_such_field'))
  expect(german.filter((words, at) => words === english[at])).toEqual([])
})

describe('columns that are left out, and why', () => {
  test.each([
    ['Customer name', say('reason_whole_name_to_cut')],
    ['Account holder name', say('reason_whole_name_to_cut')],
    ['Email opt out', say('reason_wrong_way_round')],
    ['Do not contact by SMS', say('reason_wrong_way_round')],
    ['Address line 2', say('reason_further_line')],
    ['Hausnr.', say('reason_house_number')],
    ['Agent email', '“agent” means something else'],
    ['Sales agent', say('reason_no_such_field')],
    ['Type', 'nothing else on the sheet says so'],
  ])('“%s”: %s', (header, reason) => {
    const { suggestions } = suggest({ Sheet1: [['Account no', 'First name', header]] })
    expect(suggestions[2]).toMatchObject({ target: null, confidence: 0 })
    expect(suggestions[2]?.reason.toLowerCase()).toContain(reason.toLowerCase())
  })
  test('a second column for the same field names the one that fits better', () => {
    const { suggestions } = suggest({ Sheet1: [['Account no', 'Acct no', 'Balance', 'Account balance']] })
    expect(suggestions.map(({ target }) => target)).toEqual([
      'external_account_number',
      null,
      'ledgers[].ledger_balance',
      null,
    ])
    expect(reasonOf(suggestions, 'Account balance')).toContain('“Balance” fits better')
  })
  test('a header that its values contradict is not believed', () => {
    const rows = [
      ['1', 'ana', 'maybe'],
      ['2', 'bo', 'later'],
    ]
    const { suggestions } = suggest({ Sheet1: [['Account no', 'Email', 'SMS'], ...rows] })
    expect(suggestions.slice(1).map(({ target }) => target)).toEqual([null, null])
    expect(reasonOf(suggestions, 'Email')).toContain('the values don’t')
  })
})

describe('sheets', () => {
  test('a sheet whose rows belong to no account, or say nothing about one, is not taken in', () => {
    const { mapping } = suggest({
      Accounts: [['Account no', 'Balance']],
      Meters: [['MPAN', 'Meter no']],
      'Price list': [['Tariff code', 'Unit rate']],
      Payments: [['Account no', 'Payment ref', 'Paid on']],
    })
    expect(mapping.sheets.map(({ sheet, isIncluded }) => [sheet, isIncluded])).toEqual([
      ['Accounts', true],
      ['Meters', true],
      ['Price list', false],
      ['Payments', false],
    ])
  })
  test('a sheet whose rows name what another one has is placed by that, and one that could be of any account is said', () => {
    const { mapping } = suggest({
      Accounts: [
        ['Account number', 'Tariff code'],
        ['A-1', 'T1'],
        ['A-2', 'T1'],
      ],
      'Supply points': [
        ['Account number', 'MPAN'],
        ['A-1', '1200020345678'],
        ['A-2', '1200020345999'],
      ],
      Registers: [
        ['Meter serial', 'Register type', 'Digits'],
        ['M1', 'KWH_IMPORT', '5'],
        ['M77', 'KWH_IMPORT', '6'],
        ['M9', 'KWH_IMPORT', '6'],
      ],
      Meters: [
        ['MPAN', 'Meter serial'],
        ['1200020345678', 'M1'],
        ['1200020345999', 'M9'],
      ],
      'Price list': [
        ['Tariff code', 'Unit rate'],
        ['T1', '0.21'],
      ],
    })
    expect(mapping.sheets.map(({ sheet, isIncluded }) => [sheet, isIncluded])).toEqual([
      ['Accounts', true],
      ['Supply points', true],
      ['Registers', true],
      ['Meters', true],
      ['Price list', false],
    ])
    expect(checkMapping(accountCatalogue, mapping).map(({ message }) => sayMessage(message))).toEqual([
      expect.stringMatching(
        soundsLike('sheet_left_out', { sheet: 'Price list', fields: '“Tariff code”', areEnded: 'false' }),
      ),
    ])
  })

  test('asks before it takes in a sheet that says of its accounts that they have ended', () => {
    const people = [
      ['Account no', 'Last name'],
      ['A1', 'Okafor'],
    ]
    const { mapping } = suggest({
      Live: people,
      'Closed accounts': people,
      Leavers: people,
      'Closing balances': people,
    })
    expect(mapping.sheets.map(({ sheet, isIncluded }) => [sheet, isIncluded])).toEqual([
      ['Live', true],
      ['Closed accounts', false],
      ['Leavers', false],
      ['Closing balances', true],
    ])
    expect(checkMapping(accountCatalogue, mapping).map(({ message }) => sayMessage(message))).toEqual(
      ['Closed accounts', 'Leavers'].map((sheet) =>
        expect.stringMatching(
          soundsLike('sheet_left_out', { sheet, fields: '“Account number” and “Last name”', areEnded: 'true' }),
        ),
      ),
    )
    expect(suggest({ 'Closed accounts': people }).mapping.sheets).toMatchObject([{ isIncluded: true }])
  })

  test.each(['Open and closed accounts', 'Accounts (excl. closed)', 'All incl. closed', 'Kunden (nicht beendet)'])(
    'takes in a sheet whose name speaks of others than those that have ended: %s',
    (sheet) => {
      const people = [
        ['Account no', 'Last name'],
        ['A1', 'Okafor'],
      ]
      const { mapping } = suggest({ [sheet]: people, Leavers: people })
      expect(mapping.sheets.map(({ isIncluded }) => isIncluded)).toEqual([true, false])
    },
  )

  test('a customer’s number is not taken for the account’s, where another sheet has both', () => {
    const { suggestions } = suggest({
      Accounts: [['Account no', 'Customer ID', 'Balance']],
      People: [['Customer ID', 'First name']],
    })
    expect(suggestions.map(({ target }) => target)).toEqual([
      'external_account_number',
      'customers[].user_details[external_user_id].value',
      'ledgers[].ledger_balance',
      'customers[].user_details[external_user_id].value',
      'customers[].given_name',
    ])
  })
  test('a sheet that the layout names and the workbook lacks is passed over', () => {
    const layout = [{ sheet: 'Gone', headerRow: 1, firstDataRow: 2, dataRows: [] }]
    expect(suggestMapping(workbookFromRows({ A: [['x']] }), layout, accountCatalogue).suggestions).toEqual([])
  })
})

describe('whatever the headers are', () => {
  const words = [
    'Account',
    'no',
    'Customer',
    '2',
    'Co-holder',
    'First',
    'name',
    'Email',
    'Phone',
    'Mail',
    'Service',
    'Street',
    'City',
    'Zip',
    'Meter',
    'Serial',
    'Type',
    'Date',
    'Start',
    'Balance',
    'Bill',
    'Note',
    'Register',
    '1',
    'of',
    '/',
    '(',
    ')',
    'Vorname',
    'Straße',
    '',
    '—',
    'SSN',
    'id',
    'Status',
    'x',
  ]
  const header = fc.array(fc.constantFrom(...words), { maxLength: 5 }).map((parts) => parts.join(' '))
  const value = fc.constantFrom('', 'x', '12', 'yes', '1.5', '01/02/2024', 'a@b.co', '+15125550100', 'Ana Lee')

  test('no two columns share a field, every target exists, and the same input gives the same answer', {
    timeout: 30_000,
  }, () => {
    fc.assert(
      fc.property(fc.array(header, { minLength: 1, maxLength: 12 }), fc.infiniteStream(value), (headers, values) => {
        const row = () => headers.map(() => values.next().value ?? '')
        const sheets = { Sheet1: [headers, row(), row()] }
        const { mapping, suggestions } = suggest(sheets)
        expect(suggest(sheets)).toMatchObject({ mapping, suggestions })
        const codes = checkMapping(accountCatalogue, mapping).map(({ code }) => code)
        expect(codes.filter((code) => code !== 'mapping_account_number_missing')).toEqual([])
        expect(
          suggestions.every(({ confidence, target }, index) => {
            const { split, join } = mapping.sheets[0]?.columns[index] ?? {}
            const isUsed = target !== null || split !== undefined || join !== undefined
            return isUsed ? confidence > 0.5 && confidence <= 1 : confidence === 0
          }),
        ).toBe(true)
        expect(suggestions.every(({ reason }) => /^[^a-z].*\.$/.test(reason))).toBe(true)
        // Of columns that are joined, the one that carries the field has it in what is told; the others are told in words.
        mapping.sheets[0]?.columns.forEach(({ target, join }, index) => {
          const told = suggestions[index]?.target ?? null
          if (join === undefined || told !== null) expect(told).toBe(target)
        })
      }),
      { numRuns: runs(300) },
    )
  })
})

test('another catalogue is mapped to by its own labels and names', () => {
  const boat = z.strictObject({
    berth_code: field.identifier('Berth', ''),
    masts: field.level('Masts', '', z.strictObject({ height: field.number('Mast height', '') }), {
      element: 'mast',
      naturalKeys: [['height']],
    }),
  })
  const workbook = workbookFromRows({ Boats: [['BERTH CODE', 'Mast 1 height', 'Mast 2 height', 'First name']] })
  const { suggestions } = suggestMapping(workbook, layoutsOf(workbook), deriveCatalogue(boat, 'boat'))
  expect(suggestions.map(({ target }) => target)).toEqual(['berth_code', 'masts[0].height', 'masts[1].height', null])
})
