import { expect, test } from 'vitest'
import { sentAgain } from '../../../../electron/additions/sent-again.ts'
import type { SentThing } from '../../../../electron/storage/journal/addition-record.ts'

const numbers = ['id', 'number']
const thing = (
  date: string | null,
  amount: string | null,
  named: Readonly<Record<string, string>> = {},
): SentThing => ({
  ...{ type: null, date, amount },
  references: Object.entries(named).map(([field, value]) => ({ field, value })),
})
const payment = (named?: Readonly<Record<string, string>>) => thing('2026-10-09', '49.96', named)

/** Whether it is in doubt where the service looks for its `id`, and where it looks for nothing. */
const inDoubt = (one: SentThing, other: Omit<Parameters<typeof sentAgain>[1][number], 'isOwn'> & { isOwn?: boolean }) =>
  ['id', null].map((recognisedBy) =>
    sentAgain([one], [{ isOwn: false, ...other }], { numbers, recognisedBy }).length === 1 ? 'asks' : 'goes',
  )

test.each<[string, SentThing, SentThing, string, string]>([
  // what, sent before, sent now, the service looks for numbers, it looks for none
  ['neither has a number', payment(), payment(), 'asks', 'asks'],
  ['only the earlier one has', payment({ id: 'P1' }), payment(), 'asks', 'asks'],
  ['only the later one has', payment(), payment({ id: 'P1' }), 'asks', 'asks'],
  ['both have the same', payment({ id: 'P1' }), payment({ id: 'P1' }), 'goes', 'asks'],
  ['both have others', payment({ id: 'P1' }), payment({ id: 'P2' }), 'asks', 'asks'],
  [
    'both have others, of another day',
    payment({ id: 'P1' }),
    thing('2026-10-10', '49.96', { id: 'P2' }),
    'goes',
    'goes',
  ],
  ['the same, of a corrected amount', payment({ id: 'P1' }), thing('2026-10-09', '50', { id: 'P1' }), 'goes', 'asks'],
  ['the second number is the same', payment({ number: '7' }), payment({ number: '7' }), 'asks', 'asks'],
  ['the second number is another', payment({ number: '7' }), payment({ number: '8' }), 'asks', 'asks'],
  [
    'the first number counts before it',
    payment({ id: 'P1', number: '7' }),
    payment({ id: 'P1', number: '8' }),
    'goes',
    'asks',
  ],
  [
    'the second number counts where the first was given by another column',
    payment({ id: 'P1', number: '7' }),
    thing(null, null, { id: 'P2', number: '7' }),
    'asks',
    'asks',
  ],
  ['each has a number of another sort', payment({ id: 'P1' }), payment({ number: '7' }), 'asks', 'asks'],
  ['a reference is no number', payment({ reference: 'R1' }), payment({ reference: 'R2' }), 'asks', 'asks'],
  [
    'a version that kept no numbers',
    { type: null, date: '2026-10-09', amount: '49.96' },
    payment({ id: 'P1' }),
    'asks',
    'asks',
  ],
  ['another day', thing('2026-10-08', '49.96'), payment(), 'goes', 'goes'],
  ['another amount', thing('2026-10-09', '49.97'), payment(), 'goes', 'goes'],
  ['the other sign', thing('2026-10-09', '-49.96'), payment(), 'goes', 'goes'],
  ['the amount written otherwise', thing('2026-10-09', '20.00'), thing('2026-10-09', '20'), 'asks', 'asks'],
  ['another type', { ...payment(), type: 'PAYMENT' }, payment(), 'asks', 'asks'],
  ['one does not say its day', thing(null, '49.96'), payment(), 'asks', 'asks'],
  ['one does not say its amount', payment(), thing('2026-10-09', null), 'asks', 'asks'],
])('%s', (_what, before, now, looking, notLooking) => {
  expect(inDoubt(now, { thing: before, wasDone: true })).toEqual([looking, notLooking])
})

test.each<[string, readonly string[], readonly string[], readonly string[]]>([
  // what, the numbers sent before, those sent now, those of them that are in doubt
  ['a list that has grown', ['P1'], ['P1', 'P2'], []],
  ['a list whose numbers another column gives', ['P1', 'P2'], ['B1', 'B2'], ['B1', 'B2']],
  ['one that was given another number, and one more', ['P1', 'P2'], ['P1', 'B2'], ['B2']],
  ['one of several that were sent', ['P1', 'P2'], ['P2'], []],
])('two payments of a day are told apart by numbers that are known: %s', (_what, before, now, doubted) => {
  const earlier = before.map((id) => ({ thing: payment({ id }), wasDone: true, isOwn: false }))
  const sent = now.map((id) => payment({ id }))
  const again = sentAgain(sent, earlier, { numbers, recognisedBy: 'id' })
  expect(again).toEqual(doubted.map((id) => payment({ id })))
})

const onDay = (day: number, id: string) => thing(`2026-10-0${day}`, '49.96', { id })

test.each<[string, readonly (readonly [number, string])[], readonly (readonly [number, string])[], readonly string[]]>([
  // what, day and number of those sent before, of those sent now, those of them that are in doubt
  [
    'numbered anew from 3',
    [
      [1, '1'],
      [2, '2'],
      [3, '3'],
    ],
    [
      [1, '3'],
      [2, '4'],
      [3, '5'],
    ],
    ['3', '4', '5'],
  ],
  [
    'numbered anew, with a new one',
    [
      [1, '1'],
      [2, '2'],
      [3, '3'],
    ],
    [
      [1, '3'],
      [2, '4'],
      [4, '6'],
    ],
    ['3', '4'],
  ],
  [
    'numbered backwards',
    [
      [1, '1'],
      [2, '2'],
    ],
    [
      [1, '2'],
      [2, '1'],
    ],
    ['1', '2'],
  ],
  [
    'of which one is of another day now',
    [
      [1, '1'],
      [2, '2'],
    ],
    [
      [3, '1'],
      [2, '2'],
      [2, '3'],
    ],
    ['1', '2', '3'],
  ],
  [
    'as it was, and grown',
    [
      [1, '1'],
      [2, '2'],
    ],
    [
      [1, '1'],
      [2, '2'],
      [2, '3'],
    ],
    ['1', '2'],
  ],
])('a list %s: what has the day and amount of another is in doubt', (_what, before, now, doubted) => {
  const earlier = before.map(([day, id]) => ({ thing: onDay(day, id), wasDone: true, isOwn: false }))
  const sent = now.map(([day, id]) => onDay(day, id))
  const again = sentAgain(sent, earlier, { numbers, recognisedBy: null })
  expect(again.map(({ references }) => references?.[0]?.value).toSorted()).toEqual(doubted)
})

test('what is on the account under its number is left out, whatever else was sent without one', () => {
  const now = payment({ id: 'P1' })
  const earlier = [
    { thing: payment(), wasDone: true, isOwn: false },
    { thing: now, wasDone: true, isOwn: true },
  ]
  const again = (all: typeof earlier) => sentAgain([now], all, { numbers, recognisedBy: 'id' })
  expect(again(earlier)).toEqual([])
  // It may be there without its number alone.
  expect(again(earlier.map((one) => ({ ...one, wasDone: false })))).toEqual([now])
})

test('of the request itself it is not asked here', () => {
  expect(inDoubt(payment(), { thing: payment(), wasDone: true, isOwn: true })).toEqual(['goes', 'goes'])
})
