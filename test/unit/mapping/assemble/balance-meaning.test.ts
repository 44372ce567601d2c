import { describe, expect, test } from 'vitest'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import { mapping, type Reading } from '../../../../shared/mapping/model/mapping.ts'
import { meaningOfHeading } from '../../../../shared/mapping/read/detect/balance-meaning.ts'
import { type MoneyTerms, openTerms, usualTerms } from '../../../../shared/service/money-terms.ts'
import { assembleAccounts } from '../../../support/rows/assemble-rows.ts'
import { headersThenData, workbookFromRows } from '../../../support/rows/workbook-from-rows.ts'

test.each([
  ['Amount due', 'owed'],
  ['Arrears', 'owed'],
  ['outstanding_balance', 'owed'],
  ['Debit', 'owed'],
  ['Balance (DR)', 'owed'],
  ['Credit balance', 'credit'],
  ['InCredit', 'credit'],
  ['Balance', null],
  ['Debit/credit', 'unclear'],
  ['Amount due before discount', 'owed'],
  ['Balance - credit', 'credit'],
  ['Balance (pre-paid)', null],
  ['Balance (in-credit)', 'credit'],
  ['Balance (credit is negative)', 'unclear'],
  ['Balance (-ve = credit)', 'unclear'],
  ['Balance (−CR)', 'unclear'],
  ['Balance, credits in brackets', 'unclear'],
  ['Saldo (Guthaben negativ)', 'unclear'],
  ['Balance (negative = owed)', 'unclear'],
  ['Balance (-DR)', 'unclear'],
  ['Amount due (can be -ve)', 'unclear'],
  ['Amount due, - see notes', 'unclear'],
  ['Amount due (negative in brackets)', 'unclear'],
  ['Arrears, may be negative', 'unclear'],
  ['Due (-30 days)', 'owed'],
  ['Balance (+ = credit)', 'unclear'],
  ['Balance (- owed, + credit)', 'unclear'],
  ['Amount due minus discount', 'unclear'],
  ['Balance (+/-)', null],
  ['Balance after last credit', null],
  ['Saldo (Haben)', 'credit'],
  ['Saldo Soll', 'owed'],
  ['Saldo (Soll/Haben)', 'unclear'],
  ['Solde débit', 'owed'],
  ['Saldo debe/haber', 'unclear'],
  ['Saldo H', null],
  ['Accreditation', null],
  ['', null],
] as const)('the heading “%s” says of plain numbers: %s', (heading, meaning) => {
  expect(meaningOfHeading(heading)).toBe(meaning)
})

const creditPositive: MoneyTerms = { ...usualTerms, positiveBalance: 'credit' }

type Asked = {
  readonly header: string
  readonly value: string
  readonly terms: MoneyTerms
  readonly reading?: Reading
  readonly constant?: string
}

/** Accounts of one row: its number and its balance. */
function assembled({ header, value, terms, reading, constant }: Asked) {
  const workbook = workbookFromRows({
    Accounts: [
      ['Number', header],
      ['A-1', value],
    ],
  })
  const [column] = [{ column: 2, header, target: 'ledgers[].ledger_balance', ...(reading ? { reading } : {}) }]
  const { accounts, issues } = assembleAccounts({
    workbook,
    layouts: headersThenData(workbook),
    mapping: mapping.parse({
      version: 1,
      sheets: [
        {
          sheet: 'Accounts',
          isIncluded: true,
          headerRow: 1,
          firstDataRow: 2,
          columns: [{ column: 1, header: 'Number', target: 'external_account_number' }, ...(constant ? [] : [column])],
        },
      ],
      constants: constant === undefined ? [] : [{ target: 'ledgers[].ledger_balance', value: constant }],
      defaults: {},
    }),
    catalogue: accountCatalogue,
    supplierCode: 'PRACTICE',
    terms,
    suggestions: [],
  })
  const [account] = accounts
  const ledgers = account?.payload.ledgers as { ledger_balance: string }[] | undefined
  const sent = ledgers?.[0]?.ledger_balance
  return { sent, codes: [...issues, ...(account?.issues ?? [])].map(({ code }) => code) }
}

describe('A balance is sent with the sign that the service takes', () => {
  test.each([
    ['Amount due', '50.00', '50.00', '-50.00'],
    ['Amount due', '-50.00', '-50.00', '50.00'],
    ['Amount due', '30.00 CR', '-30.00', '30.00'],
    ['Credit balance', '30.00', '-30.00', '30.00'],
    ['Credit balance', '12.00 DR', '12.00', '-12.00'],
    ['Balance', '30.00 CR', '-30.00', '30.00'],
    ['Balance', '30.00 DR', '30.00', '-30.00'],
    ['Balance', '0.00', '0.00', '0.00'],
    ['Amount due', '0.00', '0.00', '0.00'],
  ])('“%s” %s: %s where a positive one is owed, %s where it is credit', (header, value, owed, credit) => {
    expect(assembled({ header, value, terms: usualTerms })).toEqual({ sent: owed, codes: [] })
    expect(assembled({ header, value, terms: creditPositive })).toEqual({ sent: credit, codes: [] })
  })

  test('a plain number that nothing is said of is what is owed, and is not sent before that is said where it would be a credit', () => {
    expect(assembled({ header: 'Balance', value: '50.00', terms: usualTerms })).toEqual({ sent: '50.00', codes: [] })
    expect(assembled({ header: 'Balance', value: '50.00', terms: creditPositive })).toEqual({
      sent: undefined,
      codes: ['balance_meaning_open', 'balance_side_open'],
    })
  })

  test.each(['Debit/credit', 'Balance (negative = owed)'])('what “%s” means is asked about everywhere', (header) => {
    for (const terms of [usualTerms, creditPositive])
      expect(assembled({ header, value: '50.00', terms })).toEqual({
        sent: undefined,
        codes: ['balance_meaning_open', 'balance_side_open'],
      })
  })

  test('what the person says of a column outweighs its heading, and ends the question', () => {
    const reading: Reading = { meaning: 'owed' }
    expect(assembled({ header: 'Balance', value: '50.00', terms: creditPositive, reading })).toEqual({
      sent: '-50.00',
      codes: [],
    })
    expect(assembled({ header: 'Credit balance', value: '50.00', terms: usualTerms, reading }).sent).toBe('50.00')
  })

  test('a balance that is the same for every account is what is owed, unless CR stands by it', () => {
    const asked = { header: '', value: '', terms: creditPositive }
    expect(assembled({ ...asked, constant: '50.00' }).sent).toBe('-50.00')
    expect(assembled({ ...asked, constant: '50.00 CR' }).sent).toBe('50.00')
  })
})

test('amounts go in the unit that the service takes, and no digit is lost', () => {
  const terms: MoneyTerms = { ...usualTerms, amountUnit: 'smallest' }
  const sentOf = (value: string) => assembled({ header: 'Amount due', value, terms }).sent
  expect(['50.01', '-0.1', '1234567890123456789.07', '0.00', '1.005'].map(sentOf)).toEqual([
    '5001',
    '-10',
    '123456789012345678907',
    '0',
    '100.5',
  ])
})

describe('Before anybody has said how the service takes money', () => {
  test('a balance other than zero is an error, and says which answers are missing', () => {
    const codesOf = (terms: MoneyTerms, value: string) => assembled({ header: 'Amount due', value, terms }).codes
    expect(codesOf(openTerms, '50.00')).toEqual(['balance_sign_not_said', 'amount_unit_not_said'])
    expect(codesOf({ ...openTerms, positiveBalance: 'owed' }, '50.00')).toEqual(['amount_unit_not_said'])
    expect(codesOf({ ...openTerms, amountUnit: 'whole' }, '-0.01')).toEqual(['balance_sign_not_said'])
  })

  test('no balance, or one of zero, stands in nobody’s way', () => {
    for (const value of ['', '0', '0.00', '0.00 CR'])
      expect(assembled({ header: 'Amount due', value, terms: openTerms }).codes).toEqual([])
  })

  test('a balance that the mapping itself gives is an error too', () => {
    const { codes } = assembled({ header: '', value: '', terms: openTerms, constant: '12' })
    expect(codes).toEqual(['balance_sign_not_said', 'amount_unit_not_said'])
  })
})
