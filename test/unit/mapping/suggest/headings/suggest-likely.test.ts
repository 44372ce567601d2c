/** What is guessed by words and values where no heading names a field: see shared/mapping/suggest/learned.ts. */
import { describe, expect, test } from 'vitest'
import { accountCatalogue } from '../../../../../shared/catalogue/account-catalogue.ts'
import { additionsCatalogue } from '../../../../../shared/catalogue/additions-catalogue.ts'
import { catalogueOfKind, projectKinds } from '../../../../../shared/catalogue/catalogue-of-kind.ts'
import { ourLearned } from '../../../../../shared/mapping/suggest/learned.ts'
import { fieldsToMapTo, suggestMapping } from '../../../../../shared/mapping/suggest/suggest-mapping.ts'
import { sayMessage } from '../../../../../shared/messages/say.ts'
import { layoutsOf } from '../../../../support/rows/sheet-layouts.ts'
import { workbookFromRows } from '../../../../support/rows/workbook-from-rows.ts'

type Columns = Readonly<Record<string, readonly string[]>>

const emails = ['ana@example.org', 'bo@example.com', 'cy@example.net']
const phones = ['07700 900123', '07700 900124', '07700 900125']
const days = ['03/02/2019', '17/11/2021', '28/06/2016']
const customers = {
  'Account no': ['A1', 'A2', 'A3'],
  'First name': ['Ana', 'Bo', 'Cy'],
  'Last name': ['Lee', 'Ruiz', 'Day'],
}

function suggested(columns: Columns) {
  const headings = Object.keys(columns)
  const rows = [0, 1, 2].map((at) => headings.map((heading) => columns[heading]?.[at] ?? ''))
  const workbook = workbookFromRows({ People: [headings, ...rows] })
  return suggestMapping(workbook, layoutsOf(workbook), accountCatalogue).suggestions
}

const targetOf = (heading: string, columns: Columns) =>
  suggested({ ...customers, ...columns }).find(({ header }) => header === heading)?.target ?? null

test('a factor is 1 as well, and yes or no is no factor', () => {
  const factor = 'supply_addresses[].supply_points[].meters[].registers[].multiplier'
  const meters = { MPAN: ['1200012345671', '1200012345680', '1200012345699'], 'Meter serial': ['S1', 'S2', 'S3'] }
  expect(targetOf('Multiply factor to apply', { ...meters, 'Multiply factor to apply': ['1', '1', '1'] })).toBe(factor)
  expect(
    targetOf('Multiply factor to apply', { ...meters, 'Multiply factor to apply': ['yes', 'no', 'no'] }),
  ).toBeNull()
})

test('digits among letters, of which nobody knows what they count, begin no second address', () => {
  const addresses = {
    'Address line 1': ['1 Elm St', '2 Oak St', '3 Ash Rd'],
    MPAN: ['1200012345671', '1200012345680', '1200012345699'],
  }
  expect(targetOf('zz1x2_postcode', { ...addresses, zz1x2_postcode: ['LS1 4AP', 'YO1 7HH', 'HU1 3DZ'] })).toBeNull()
})

test('a heading in words of one’s own is a guess, which says so and shows how much speaks for it', () => {
  const guess = suggested({ ...customers, 'Which email should we use?': emails }).at(-1)
  expect(guess).toMatchObject({ target: 'customers[].email', confidence: 0.55 })
  expect(sayMessage(guess?.reason ?? { key: 'reason_no_header', facts: {} })).toMatch(/^Headings with “email”/)
  expect(guess?.trace?.features).toEqual([{ feature: 'likely', share: expect.any(Number) }])
  const adds = new Map(guess?.trace?.learnedFrom?.map((one) => [one.sign, one.adds]))
  expect(adds.get('word email')).toBeGreaterThan(3)
  expect([...adds.keys()]).toContain('values email')
})

test.each([
  ['wohnt da seit', days, 'supply_addresses[].customer_at_supply_address_from_date'],
  ['Date joined', days, 'supply_addresses[].supply_points[].supply_start_date'],
  ['ACCT_BAL_LCY', ['12.50', '-3.10', '0.00'], 'ledgers[].ledger_balance'],
  ['MSN_TXT', ['M88001', 'M88002', 'M88003'], 'supply_addresses[].supply_points[].meters[].serial_number'],
  ['Joined us', days, 'supply_addresses[].supply_points[].supply_start_date'],
  ['letzte Rechnung raus am', days, 'ledgers[].last_statement_issue_date'],
  ['Anything we should know', ['Dog bites', 'Key with the neighbour at no. 4', 'Deaf, please write'], 'notes[].body'],
])('“%s” is understood', (heading, values, target) => {
  expect(targetOf(heading, { [heading]: values })).toBe(target)
})

describe('of additions', () => {
  const suggestedOn = (sheet: string, ...rows: readonly (readonly string[])[]) => {
    const workbook = workbookFromRows({ [sheet]: rows })
    return suggestMapping(workbook, layoutsOf(workbook), additionsCatalogue).suggestions
  }
  const fieldsOn = (...sheet: Parameters<typeof suggestedOn>) => suggestedOn(...sheet).map(({ target }) => target)

  test('money is not of something else, as it is where accounts are created', () => {
    const headings = ['Acc', 'Date paid', 'Paid £', 'How']
    const rows = [
      ['1001', '03/06/2024', '45.00', 'Card'],
      ['1002', '17/06/2024', '50.20', 'Cash'],
    ]
    expect(fieldsOn('Payments', headings, ...rows)).toEqual([
      'external_account_number',
      ...['transactions[].transaction_date', 'transactions[].amount', 'transactions[].payment_type'],
    ])
  })

  test('a German list of payments is understood', () => {
    const headings = ['Buchungstag', 'Betrag', 'Verwendungszweck', 'Vertragskonto', 'Belegnr.']
    const rows = [
      ['02.01.2024', '45,00', 'Abschlag 01/24', '00201007', 'B24000'],
      ['03.01.2024', '48,33', 'Abschlag 01/24', '00201014', 'B24001'],
    ]
    expect(fieldsOn('Zahlungen', headings, ...rows)).toEqual([
      ...['transactions[].transaction_date', 'transactions[].amount', 'transactions[].reference'],
      ...['external_account_number', 'transactions[].transaction_id'],
    ])
  })

  test.each([
    ...['Not paid', 'Never received', 'Niet betaald', 'Refund amount', 'Failed payment amount', 'Amount due'],
    ...['Betrag fällig', 'Scheduled payment amount', 'Paid so far', 'Sum of payments', 'Paid (pence)'],
    ...['Debit amount', 'Cr', 'Amount we paid back', 'Bounced amount', 'Rückzahlung Betrag'],
  ])('“%s” is guessed to be no payment', (heading) => {
    const rows = [
      ['Account', 'Date paid', heading],
      ['1001', '03/06/2024', '45.00'],
      ['1002', '17/06/2024', '50.20'],
    ]
    expect(fieldsOn('Payments', ...rows).at(-1)).toBeNull()
  })

  test.each([
    ...['Failed payment date', 'Date not paid', 'Return date', 'Requested on', 'Reminder sent', 'Bill cancelled on'],
    ...['Next payment date', 'Sent back on'],
  ])('“%s” is guessed to be no day of a payment or a bill', (heading) => {
    const days = [
      ['Account', 'Amount', heading],
      ['1001', '45.00', '03/06/2024'],
      ['1002', '50.20', '17/06/2024'],
    ]
    expect(['Payments', 'Bills'].map((sheet) => fieldsOn(sheet, ...days).at(-1))).toEqual([null, null])
  })

  test('a heading is of what its sheet adds, which all columns tell together', () => {
    const paid = [
      ['Account number', 'Bill number', 'Payment date', 'Amount'],
      ['1001', 'INV-1001', '03/02/2026', '45.20'],
      ['1002', 'INV-1002', '03/03/2026', '51.00'],
    ]
    const [, bill, ...payment] = suggestedOn('Sheet1', ...paid)
    expect(payment.map(({ target }) => target)).toEqual(['transactions[].transaction_date', 'transactions[].amount'])
    expect(bill).toMatchObject({ target: null, likely: ['statements[].number'] })
    expect(bill && sayMessage(bill.reason)).toBe(
      'It looks like “Statement number”, but the rest of the sheet looks like something else.',
    )
    const days = [
      ['Account', 'Amount', 'Rechnung bezahlt am'],
      ['1001', '45.00', '03/06/2024'],
      ['1002', '50.20', '17/06/2024'],
    ]
    expect(fieldsOn('Payments', ...days).at(-1)).toBe('transactions[].transaction_date')
    expect(fieldsOn('Bills', ...days).at(-1)).toBeNull()
  })

  test('a path of the interface is its field on any sheet, and a note stands beside what has no remarks of its own', () => {
    const paths = [
      'external_account_number',
      'notes[].body',
      'transactions[].transaction_date',
      'transactions[].amount',
    ]
    expect(fieldsOn('Sheet1', paths, ['1001', 'Moved in', '2026-02-03', '45.20'])).toEqual(paths)
    const headings = ['Account number', 'Note', 'Payment vendor', 'Payment instruction reference']
    expect(fieldsOn('Sheet1', headings, ['1001', 'Prefers letters.', 'CARDPAY', 'R-2'])[1]).toBe('notes[].body')
  })

  test.each(['Note text', 'Customer note', 'Customer notes', 'Comment', 'Bemerkung'])(
    '“%s” beside a payment is for the office, and not for the customer to read',
    (heading) => {
      const rows = [
        ['Account', 'Date paid', 'Amount paid', heading],
        ['1001', '03/06/2024', '45.00', 'Rang about the late fee and was upset'],
        ['1002', '17/06/2024', '50.20', 'Goodwill agreed with the manager'],
      ]
      expect(fieldsOn('Payments', ...rows).at(-1)).toBe('transactions[].note')
    },
  )

  test('the number of a bill is no file', () => {
    const rows = [
      ['Kunde', 'Rechnungsdatum', 'Rechnung'],
      ['1001', '03.06.2024', 'P-123'],
      ['1002', '17.06.2024', 'P-124'],
    ]
    expect(fieldsOn('Rechnungen', ...rows)).not.toContain('statements[].statement_path')
  })

  test('a guess begins no second kind of request on a sheet', () => {
    const bills = [
      ['Account', 'Bill number', 'Bill date', 'PDF', 'Payment received'],
      ['1001', 'B45', '01/05/2024', 'a.pdf', '4.50'],
      ['1002', 'B46', '01/06/2024', 'b.pdf', '14.50'],
    ]
    expect(fieldsOn('Bills', ...bills).slice(1)).toEqual([
      ...['statements[].number', 'statements[].issued_date', 'statements[].statement_path'],
      null,
    ])
    const mixed = [
      ['Account', 'Transaction id', 'Bill total', 'Sent'],
      ['1001', 'T-45', '41.50', '01/05/2024'],
      ['1002', 'T-46', '44.50', '01/06/2024'],
    ]
    expect(fieldsOn('Payments', ...mixed).slice(1)).toEqual(['transactions[].transaction_id', null, null])
    const payments = bills.map((row) => [row[0] ?? '', row.at(-1) ?? ''])
    expect(fieldsOn('Bills', ...payments)[1]).toBe('transactions[].amount')
  })
})

describe('nothing is guessed', () => {
  test.each([
    ['of a short heading with a word that nobody knows', 'Zorblax email', emails],
    ['of somebody else', 'Installer e-mail address to use', emails],
    ['where the values can be no such thing', 'Which email should we use?', ['Yes', 'No', 'Yes']],
    ['where a column holds nothing', 'Which email should we use?', ['', '', '']],
    ['of “Telefon Tochter”', 'Telefon Tochter', phones],
    ['of “Handy vom Vermieter”', 'Handy vom Vermieter', phones],
    ['of “Tel. der Mutter”', 'Tel. der Mutter', phones],
    ['of “Email of the builder”', 'Email of the builder', emails],
    ['of “Alte Mailadresse”', 'Alte Mailadresse', emails],
    ['of “When was their dog born”', 'When was their dog born', days],
    ['of “Meter taken away on”', 'Meter taken away on', days],
  ])('%s', (_, heading, values) => {
    expect(targetOf(heading, { [heading]: values })).toBeNull()
  })

  test('of two columns that are likely alike', () => {
    const register = { 'Peak reg dial digits': ['5', '6', '5'], 'Offpeak reg dial digits': ['5', '5', '6'] }
    expect(Object.keys(register).map((heading) => targetOf(heading, register))).toEqual([null, null])
  })

  test('that another column names', () => {
    expect(
      targetOf('Which email should we use?', { 'E-mail': emails, 'Which email should we use?': emails }),
    ).toBeNull()
  })
})

test('what was learned is of fields of the interface, each of them once', () => {
  for (const kind of projectKinds) {
    const { fields } = ourLearned(kind)
    expect(fieldsToMapTo(catalogueOfKind(kind)).learnedOf.size).toBe(fields.length)
    expect(new Set(fields).size).toBe(fields.length)
  }
})

test.each([
  'Unsubscribed from our newsletter',
  'Refused marketing emails',
  'Has asked us to stop marketing by SMS',
  'Never email them offers',
  'Keine Werbung gewünscht',
  'Newsletter nicht gewünscht',
  'Ne veut pas de SMS',
  'No quiere SMS',
  'Wil geen nieuwsbrief',
  'Non vuole offerte',
])('“%s” is no yes', (heading) => {
  expect(targetOf(heading, { [heading]: ['Yes', 'No', 'Yes'] })).toBeNull()
})

test('the names of somebody else are left alone where whole names are cut', () => {
  const called = { 'Vorname der Frau': ['Eva', 'Mia', 'Ida'] }
  const [, name, other] = suggested({
    'Account no': ['A1', 'A2', 'A3'],
    'Customer name': ['Ana Lee', 'Bo Ruiz', 'Cy Day'],
    ...called,
  })
  expect([name?.split === undefined, other?.target]).toEqual([false, null])
})

test('the account’s number is guessed by its own words alone', () => {
  const numberUnder = (heading: string) => {
    const columns = { ...customers, [heading]: ['4711', '4712', '4713'] }
    const { 'Account no': _, ...rest } = columns
    return suggested(rest).find(({ header }) => header === heading)?.target ?? null
  }
  expect(numberUnder('Which number do we know them under')).toBe('external_account_number')
  expect(numberUnder('Number they have at the club')).toBeNull()
})
