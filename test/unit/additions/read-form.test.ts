import { expect, onTestFinished, test } from 'vitest'
import { readForm, wordsOfTyped } from '../../../shared/additions/read-form.ts'
import { additionsCatalogue } from '../../../shared/catalogue/additions-catalogue.ts'
import { speak } from '../../../shared/messages/speech.ts'
import { inWords } from '../../support/words/in-words.ts'

const read = (draft: Parameters<typeof readForm>[0]) => readForm(draft, additionsCatalogue)

test('typed texts become the values that are sent, and what is empty is left out', () => {
  expect(
    read({
      external_account_number: '0007',
      notes: [
        {
          body: ' Prefers letters. ',
          is_pinned: 'yes',
          created_at: '2026-11-20T14:30',
          unpin_at: '',
          document_paths: [{ document_path: 'letters/7.pdf' }, { document_path: '' }],
        },
        { body: '', is_pinned: '' },
      ],
      transactions: [
        {
          transaction_date: '2026-11-20',
          amount: '-1204.50',
          type: 'SUPPLY_CHARGE',
          line_items: [{ net_amount: '0.1' }],
        },
      ],
      payment_instruction: { vendor: '', reference: '0042', type: 'CARD' },
    }),
  ).toEqual({
    payload: {
      external_account_number: '0007',
      notes: [
        {
          body: 'Prefers letters.',
          document_paths: [{ document_path: 'letters/7.pdf' }],
          created_at: '2026-11-20T14:30:00Z',
          is_pinned: true,
        },
      ],
      transactions: [
        { transaction_date: '2026-11-20', amount: -1204.5, type: 'SUPPLY_CHARGE', line_items: [{ net_amount: 0.1 }] },
      ],
      payment_instruction: { reference: '0042', type: 'CARD' },
    },
    issues: [],
  })
})

test('an empty form is nothing to send', () => {
  expect(read({ notes: [{ body: '' }], payment_instruction: { vendor: ' ' } })).toEqual({ payload: {}, issues: [] })
})

test('what can’t be read is said at its field, with what to type, and is not sent', () => {
  const { payload, issues } = read({
    transactions: [{ amount: '' }, { amount: 'twelve', transaction_date: '31/31/2026' }],
  })
  expect(payload).toEqual({ transactions: [{}] })
  expect(issues.map(inWords)).toMatchObject([
    {
      code: 'form_value_unreadable',
      where: { path: 'transactions.0.transaction_date' },
      message:
        '“Transaction date”: “31/31/2026” is not a date. Type it as the empty field shows it, or as year-month-day, such as 2026-11-21.',
    },
    {
      where: { path: 'transactions.0.amount' },
      message: '“Amount”: “twelve” is not a number. Type it like 120.50 or −120.50.',
    },
  ])
})

test.each([
  ['DMY', '05/11/2026', '2026-11-05'],
  ['MDY', '11/05/2026', '2026-11-05'],
  ['YMD', '2026/11/05', '2026-11-05'],
  ['DMY', '5.11.2026', '2026-11-05'],
  ['MDY', '2026-11-05', '2026-11-05'],
] as const)('a day typed in the order %s as %s is %s', (order, typed, day) => {
  const { payload, issues } = readForm({ transactions: [{ transaction_date: typed }] }, additionsCatalogue, {
    dateOrder: order,
    decimalMark: '.',
  })
  expect([payload, issues]).toEqual([{ transactions: [{ transaction_date: day }] }, []])
})

test.each([
  ['21/11/2026 14:30', '2026-11-21T13:30:00Z'],
  ['21/06/2026 14:30', '2026-06-21T12:30:00Z'],
  ['2026-11-21T14:30Z', '2026-11-21T14:30:00Z'],
])('%s by the clock of a computer in Berlin is sent as %s', (typed, sent) => {
  const writing = { dateOrder: 'DMY', decimalMark: '.', timeZone: 'Europe/Berlin' } as const
  const { payload, issues } = readForm({ notes: [{ unpin_at: typed }] }, additionsCatalogue, writing)
  expect([payload, issues]).toEqual([{ notes: [{ unpin_at: sent }] }, []])
})

test.each(['25/10/2026 02:30', '29/03/2026 02:30'])(
  '%s is no one moment in Berlin: it is not sent, and the way to say which is told',
  (typed) => {
    const writing = { dateOrder: 'DMY', decimalMark: '.', timeZone: 'Europe/Berlin' } as const
    const { payload, issues } = readForm({ notes: [{ body: 'Moved', unpin_at: typed }] }, additionsCatalogue, writing)
    expect(payload).toEqual({ notes: [{ body: 'Moved' }] })
    expect(issues).toMatchObject([{ code: 'form_time_is_no_moment', where: { path: 'notes.0.unpin_at' } }])
    expect(wordsOfTyped({ kind: 'datetime', money: null }, typed, writing)).toBeNull()
    const told = readForm({ notes: [{ unpin_at: '2026-10-25 00:30Z' }] }, additionsCatalogue, writing)
    expect(told).toEqual({ payload: { notes: [{ unpin_at: '2026-10-25T00:30:00Z' }] }, issues: [] })
  },
)

test('a time is said by the clock that it was typed by, and as it is sent', () => {
  const words = (timeZone: string) =>
    wordsOfTyped({ kind: 'datetime', money: null }, '21/11/2026 14:30', {
      dateOrder: 'DMY',
      decimalMark: '.',
      timeZone,
    })
  expect(words('UTC')).toBe('21 November 2026, 14:30 (UTC)')
  expect(words('Europe/Berlin')).toMatch(/\(Europe\/Berlin\), sent as 21 November 2026, 13:30 \(UTC\)$/)
})

test.each(['supply charge', 'Supply_Charge', 'SUPPLY-CHARGE', ' supply_charge '])(
  'the documented word SUPPLY_CHARGE is taken as %j',
  (typed) => {
    expect(read({ transactions: [{ type: typed }] }).payload).toEqual({ transactions: [{ type: 'SUPPLY_CHARGE' }] })
  },
)

test.each([
  ['50,00', 50, '50,00'],
  ['1.234,50', 1234.5, '1234,50'],
  ['1.234', 1234, '1234,00'],
  ['-82,23', -82.23, '−82,23'],
])('in German an amount of %s is %d, and said so', async (typed, sent, words) => {
  await speak('de')
  onTestFinished(() => speak('en'))
  const writing = { dateOrder: 'DMY', decimalMark: ',' } as const
  const { payload, issues } = readForm({ transactions: [{ amount: typed }] }, additionsCatalogue, writing)
  expect([payload, issues]).toEqual([{ transactions: [{ amount: sent }] }, []])
  expect(wordsOfTyped({ kind: 'number', money: 'amount' }, typed, writing)).toBe(words)
})

test.each([
  ['number', '240', '240'],
  ['number', '0,2', '0,2'],
  ['decimal', '1.234,567', '1234,567'],
] as const)('a %s that is no money is said with the digits it has: %s', async (kind, typed, words) => {
  await speak('de')
  onTestFinished(() => speak('en'))
  expect(wordsOfTyped({ kind, money: null }, typed, { dateOrder: 'DMY', decimalMark: ',' })).toBe(words)
})
