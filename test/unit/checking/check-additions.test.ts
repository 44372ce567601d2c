import { describe, expect, test } from 'vitest'
import { additionsCatalogue } from '../../../shared/catalogue/additions-catalogue.ts'
import { checkAccount, planChecks } from '../../../shared/checking/account/check-account.ts'
import { issue } from '../../../shared/issue-words.ts'
import type { PayloadDraft } from '../../../shared/mapping/assemble/account-draft.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import { soundsLike } from '../../support/words/sounds-like.ts'

const said = (payload: PayloadDraft) =>
  checkAccount({ payload, origins: new Map(), rows: [] }, planChecks(additionsCatalogue, '2026-11-21')).map(
    ({ level, code, message, where }) => ({ at: where?.path, words: `${level} ${code}: ${sayMessage(message)}` }),
  )

describe('a note', () => {
  test('is not unpinned before it is written, also not on the same day', () => {
    const note = { body: 'Gate code', is_pinned: true, created_at: '2026-11-01T12:00:00Z' }
    expect(said({ notes: [{ ...note, unpin_at: '2026-11-01T12:00:00Z' }] })).toEqual([])
    expect(said({ notes: [{ ...note, unpin_at: '2026-11-01T14:30:00+02:00' }] })).toEqual([])
    expect(said({ notes: [{ ...note, unpin_at: '2026-11-01T11:59:00Z' }] })).toEqual([
      {
        at: 'notes.0.created_at',
        words:
          'warning dates_out_of_order: “Note written at” is 1 November 2026, 12:00 (UTC), after “Unpin note at”, which is 1 November 2026, 11:59 (UTC). Check both dates.',
      },
    ])
  })

  test('is unpinned only where it is pinned', () => {
    expect(said({ notes: [{ body: 'Gate code', unpin_at: '2026-12-01T00:00:00Z' }] })).toMatchObject([
      { at: 'notes.0.unpin_at', words: expect.stringMatching(/^error value_not_alone: Note 1 has/) },
    ])
  })

  test('needs a text or a document', () => {
    expect(said({ notes: [{ is_pinned: true }] })).toMatchObject([
      { words: expect.stringMatching(/^error one_of_missing/) },
    ])
  })
})

test('a payment instruction says with whom, by what and how; whether it must is not shown, so its lack is a warning', () => {
  const whole = { vendor: 'CARDPAY', reference: 'R-1', type: 'CARD' }
  const lacking = (payment_instruction: object) => said({ payment_instruction }).map(({ words }) => words)
  expect(lacking(whole)).toEqual([])
  expect(lacking({ reference: 'R-1' })).toEqual([
    expect.stringMatching(/^warning value_needs_other: .*“Payment instruction reference” but not “Payment vendor”/),
    expect.stringMatching(/but not “Payment instruction type”/),
  ])
  expect(lacking({ vendor: 'CARDPAY' })).toEqual([expect.stringMatching(/but not “Payment instruction reference”/)])
})

describe('a transaction', () => {
  const supplyCharge = (amount: number) => ({
    type: 'SUPPLY_CHARGE',
    transaction_id: 'T-1',
    transaction_date: '2026-05-31',
    amount,
    line_items: [{ net_amount: 0.1 }, { net_amount: 0.2 }],
    tax_items: [{ amount: 0.06 }],
  })

  test('is the sum of its lines and taxes, counted in decimals', () => {
    expect(said({ transactions: [supplyCharge(0.36)] })).toEqual([])
    expect(said({ transactions: [supplyCharge(0.4)] })).toEqual([
      {
        at: 'transactions.0.amount',
        words:
          'warning sum_differs: Transaction 1 has 0.40 as “Amount”, but its “Line items” and “Tax items” add up to 0.36, a difference of −0.04. Check which is right.',
      },
    ])
  })

  test('whose lines have no amounts is not added up', () => {
    expect(
      said({ transactions: [{ ...supplyCharge(5), line_items: [{ rate_band: 'CONSUMPTION_STANDARD' }] }] }),
    ).toEqual([])
  })

  test.each([
    ['CHARGE', { display_note: 'Call-out', note: 'Agreed' }],
    ['CREDIT', { display_note: 'Sorry', note: 'Agreed' }],
    ['PAYMENT', { reference: 'R1', note: 'By phone', payment_type: 'DEBIT_CARD' }],
    ['REPAYMENT', { reference: 'R2', note: 'By phone' }],
    ['SUPPLY_CHARGE', { product_code: 'P1', display_note: 'May' }],
  ])('of the type %s has what the interface shows for it', (type, fields) => {
    expect(said({ transactions: [{ type, ...fields }] })).toEqual([])
  })

  test('says when it was, which way it goes and how much it is; whether it must is not shown, so its lack is a warning', () => {
    const whole = { amount: 40, transaction_date: '2026-05-01', type: 'PAYMENT', transaction_id: 'T-1' }
    const { amount, transaction_date, transaction_id, ...others } = whole
    const lacking = (transaction: object) => said({ transactions: [{ reference: 'R1', ...transaction }] })
    expect(lacking(whole)).toEqual([])
    expect(lacking({ amount, transaction_id })).toEqual(
      ['Transaction date', 'Transaction type'].map((beside) => ({
        at: 'transactions.0.amount',
        words: `warning value_needs_other: Transaction 1 has “Amount” but not “${beside}”. They belong together: fill in “${beside}”, or clear “Amount”.`,
      })),
    )
    expect(lacking({ transaction_date })).toMatchObject([
      {
        at: 'transactions.0.transaction_date',
        words: expect.stringMatching(/has “Transaction date” but not “Amount”/),
      },
    ])
    expect(lacking({ amount, transaction_date, ...others })).toEqual([
      {
        at: 'transactions.0.amount',
        words:
          'warning number_expected: Transaction 1 has no “Transaction number”. Without it the service may refuse it, and can’t tell whether it was added before. Fill in “Transaction number”.',
      },
    ])
  })

  test('has its number to itself, as the service takes two of one number for one', () => {
    const payment = { amount: 10, transaction_date: '2026-05-01', type: 'PAYMENT' }
    const numbered = (...numbers: readonly string[]) =>
      said({ transactions: numbers.map((transaction_id) => ({ ...payment, transaction_id })) })
    expect(numbered('TOPUP-1', 'TOPUP-2')).toEqual([])
    expect(numbered('TOPUP', 'P-7', 'TOPUP')).toEqual([
      {
        at: 'transactions.2.transaction_id',
        words:
          'warning number_again: Transaction 3 has the same “Transaction number” as Transaction 1, “TOPUP”. The service may take both for one, and add only the first. If they are two, give each a number of its own, or leave the number out.',
      },
    ])
  })

  test('whose date is there but can’t be read lacks none', () => {
    const payload = { transactions: [{ amount: 40, type: 'PAYMENT', transaction_id: 'T-1' }] }
    const unreadable = issue(
      'date_unreadable',
      { row: 2, column: 1, header: 'Date', field: 'Transaction date', value: 'May?' },
      { path: 'transactions.0.transaction_date' },
    )
    expect(
      checkAccount(
        { payload, origins: new Map(), rows: [], issues: [unreadable] },
        planChecks(additionsCatalogue, '2026-11-21'),
      ),
    ).toEqual([])
  })

  test('with a field that is shown for other types only is unusual, not wrong', () => {
    expect(said({ transactions: [{ type: 'PAYMENT', product_code: 'P1' }] })).toEqual([
      {
        at: 'transactions.0.product_code',
        words: expect.stringMatching(
          soundsLike('value_not_shown_for_kind', {
            cell: 'warning value_not_shown_for_kind',
            element: 'Transaction 1',
            kind: 'PAYMENT',
            field: 'Product code',
            kinds: '“SUPPLY_CHARGE”',
          }),
        ),
      },
    ])
  })
})

describe('past statements', () => {
  test('of so many that not each is compared with all say so', () => {
    const day = (index: number) => new Date(Date.UTC(1980, 0, 1 + index)).toISOString().slice(0, 10)
    const days = (count: number) => Array.from({ length: count }, (_, index) => period(day(index), day(index)))
    expect(said({ statements: days(501) })).toEqual([])
    expect(said({ statements: [...days(501), period(day(0), day(0))] })).toEqual([
      {
        at: 'statements.501.bill_period_from_date',
        words:
          'warning too_many_to_compare: This account has 502 past statements, and each was compared with the 500 before it only. Is the account number of every past statement right? If it is, look yourself whether any is in twice.',
      },
    ])
  })

  const period = (from: string, to: string) => ({ bill_period_from_date: from, bill_period_to_date: to })

  test('follow each other without overlapping', () => {
    expect(said({ statements: [period('2026-02-01', '2026-02-28'), period('2026-01-01', '2026-01-31')] })).toEqual([])
    expect(said({ statements: [period('2026-01-01', '2026-01-31'), period('2026-01-31', '2026-02-27')] })).toEqual([
      {
        at: 'statements.1.bill_period_from_date',
        words:
          'warning periods_overlap: Past statement 2 is for 31 January 2026 to 27 February 2026, and Past statement 1 for 1 January 2026 to 31 January 2026: they overlap. Check the days of both.',
      },
    ])
  })

  test('that end before they begin are said, and overlap nothing', () => {
    expect(
      said({ statements: [period('2026-01-01', '2026-12-31'), period('2026-03-31', '2026-03-01')] }),
    ).toMatchObject([
      { at: 'statements.1.bill_period_from_date', words: expect.stringMatching(/^warning dates_out_of_order/) },
    ])
  })
})
