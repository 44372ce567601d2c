/** What each rule says of the elements of an account, of an interface that has no other. */
import { expect, test } from 'vitest'
import { catalogueOf } from '../../../shared/catalogue/catalogue.ts'
import { checkAccount, planChecks, type SaidInMapping } from '../../../shared/checking/account/check-account.ts'
import type { CheckRule, Kinds } from '../../../shared/contract/rules.ts'
import { issue } from '../../../shared/issue-words.ts'
import type { Issue } from '../../../shared/result.ts'
import type { Unfilled } from '../../../shared/words/unfilled-words.ts'
import { vetInterface } from '../../support/services/vet-catalogue.ts'

const animals = 'animals[]'
const treatments = 'animals[].treatments[]'
const species = (...values: readonly string[]) => ({ level: animals, field: 'species', values })
const dogs: Kinds = [[species('DOG')]]

function issuesOf(
  rule: CheckRule,
  payload: object,
  issues: readonly Issue[] = [],
  said: SaidInMapping = {},
  isWritten?: (path: string) => boolean,
) {
  const catalogue = catalogueOf({ ...vetInterface, rules: [rule] })
  const plan = planChecks(catalogue, '2026-11-21', isWritten, said)
  return checkAccount({ payload: { ...payload }, origins: new Map(), rows: [], issues }, plan)
}
const said = (...args: Parameters<typeof issuesOf>) => issuesOf(...args).map(({ code, where }) => [code, where?.path])
const animal = (...all: readonly object[]) => ({ animals: all })
const unreadable = (path: string) =>
  issue('date_unreadable', { row: 2, column: 1, header: 'h', field: 'f', value: 'v' }, { path })

const missing = 'one_of_missing'
const notTaken = 'value_not_taken'
const needed = { rule: 'needed', level: animals, fields: ['chip', 'call_name'], beside: [] } as const
const taken = {
  rule: 'taken with',
  level: animals,
  field: 'chip',
  kinds: dogs,
  kind: 'identifier',
  documentedValues: [],
  limits: { maxLength: 3 },
} as const
const counted = { rule: 'counted', level: '', field: 'animals', least: 2, most: 3 } as const
const shown = { rule: 'shown with', level: animals, field: 'insured', kinds: dogs } as const
const apart = { rule: 'apart', level: treatments, from: 'began', to: 'ended' } as const
const inOrder = { rule: 'in order', level: treatments, earlier: 'began', later: 'ended' } as const
const treated = (...periods: readonly (readonly [began: string | undefined, ended: string | undefined])[]) => ({
  treatments: periods.map(([began, ended]) => ({ began, ended })),
})
const [rex, tom] = [
  { call_name: 'Rex', species: 'DOG' },
  { call_name: 'Tom', species: 'CAT' },
]

test.each<[string, CheckRule, object, readonly unknown[]]>([
  ['what has to be there and is not', needed, animal({ born: '2020-01-01' }), [[missing, 'animals.0.chip']]],
  ['what has to be there and is', needed, animal({ call_name: 'Rex' }), []],
  ['each that lacks it', needed, animal(rex, {}, {}), [1, 2].map((at) => [missing, `animals.${at}.chip`])],
  [
    'what is needed beside something',
    { ...needed, beside: ['born'] },
    animal({ born: '2020-01-01' }),
    [[missing, 'animals.0.born']],
  ],
  ['what is needed beside something that is not there', { ...needed, beside: ['born'] }, animal({ insured: true }), []],
  ['what one kind needs', { ...needed, kinds: dogs }, animal({ species: 'DOG' }), [[missing, 'animals.0.species']]],
  ['what another kind needs', { ...needed, kinds: dogs }, animal({ species: 'CAT' }), []],
  ['what a kind needs that is not known', { ...needed, kinds: dogs }, animal({ insured: true }), []],
  [
    'what is needed inside one kind',
    { ...needed, level: treatments, fields: ['fee'], kinds: dogs },
    animal({ ...rex, treatments: [{ why: 'x' }] }, { ...tom, treatments: [{ why: 'x' }] }),
    [[missing, 'animals.0.treatments.0.fee']],
  ],
  [
    'what is needed where two things are said, and one is not so',
    { ...needed, kinds: [[species('DOG'), { level: animals, field: 'insured', values: ['true'] }]] },
    animal({ species: 'DOG', insured: false }),
    [],
  ],
  ['a value that one kind does not take', taken, animal({ ...rex, chip: '1234' }), [[notTaken, 'animals.0.chip']]],
  ['a value that one kind takes', taken, animal({ ...rex, chip: '123' }), []],
  ['a value that is not of that kind’s', taken, animal({ ...tom, chip: '1234' }), []],
  [
    'a value that is none of those documented',
    { ...taken, documentedValues: ['A1'] },
    animal({ ...rex, chip: 'B1' }),
    [[notTaken, 'animals.0.chip']],
  ],
  [
    'a value that is one of those documented',
    { ...taken, documentedValues: ['A1'] },
    animal({ ...rex, chip: 'A1' }),
    [],
  ],
  [
    'a value of the account itself',
    { ...taken, level: '', field: 'file_no', kinds: [[]] },
    { file_no: '1234', keepers: [{ surname: 'Vale' }] },
    [[notTaken, 'file_no']],
  ],
  ['too few', counted, animal(rex), [[notTaken, 'animals']]],
  ['too many, at the first that is one too many', counted, animal(rex, tom, rex, tom), [[notTaken, 'animals.3']]],
  ['the fewest', counted, animal(rex, tom), []],
  ['the most', counted, animal(rex, tom, rex), []],
  ['any number', { ...counted, most: null }, animal(rex, tom, rex, tom, rex), []],
  ['none at all', counted, {}, []],
  [
    'too few of one kind',
    { ...counted, level: animals, field: 'treatments', kinds: dogs },
    animal({ ...rex, treatments: [{ why: 'x' }] }, { ...tom, treatments: [{ why: 'x' }] }),
    [[notTaken, 'animals.0.treatments']],
  ],
  [
    'a field shown of another kind',
    shown,
    animal({ ...tom, insured: true }),
    [['value_not_shown_for_kind', 'animals.0.insured']],
  ],
  ['a field shown of its kind', shown, animal({ ...rex, insured: true }), []],
  ['a field shown of kinds that are not known', shown, animal({ insured: true }), []],
  [
    'a field shown of either kind',
    { ...shown, kinds: [...dogs, [species('CAT')]] },
    animal({ ...tom, insured: true }),
    [],
  ],
  [
    'a field shown of a kind that is told by two things, of which one is not so',
    { ...shown, kinds: [[species('CAT'), { level: animals, field: 'born', values: ['2020-01-01'] }]] },
    animal({ ...tom, insured: true, born: '2021-01-01' }),
    [['value_not_shown_for_kind', 'animals.0.insured']],
  ],
  ['what has to be there and is empty', needed, animal({ call_name: '' }), [[missing, 'animals.0.chip']]],
  [
    'periods that share their last and first day',
    apart,
    animal(treated(['2026-02-10', '2026-02-20'], ['2026-02-05', '2026-02-10'])),
    [['periods_overlap', 'animals.0.treatments.1.began']],
  ],
  [
    'periods of two lists',
    apart,
    animal(treated(['2026-02-01', '2026-02-20']), treated(['2026-02-01', '2026-02-20'])),
    [],
  ],
  [
    'a period without an end, and one without a beginning',
    apart,
    animal(treated(['2026-02-01', undefined], [undefined, '2026-03-01'], ['2026-02-01', '2026-02-20'])),
    [],
  ],
  ['a day twice', inOrder, animal(treated(['2026-02-10', '2026-02-10'])), []],
  ['a moment and its own day', inOrder, animal(treated(['2026-02-10T23:00:00Z', '2026-02-10'])), []],
  [
    'a moment and the day before',
    inOrder,
    animal(treated(['2026-02-10T23:00:00Z', '2026-02-09'])),
    [['dates_out_of_order', 'animals.0.treatments.0.began']],
  ],
  [
    'a day and a moment of the day before',
    inOrder,
    animal(treated(['2026-02-10', '2026-02-09T23:00:00Z'])),
    [['dates_out_of_order', 'animals.0.treatments.0.began']],
  ],
])('%s: what is said of it', (_case, rule, payload, expected) => {
  expect(said(rule, payload)).toEqual(expected)
})

test('what is there and can’t be read is not missed, also of the account itself', () => {
  expect(said(needed, animal({ insured: true }), [unreadable('animals.0.call_name')])).toEqual([])
  expect(said(needed, animal({ insured: true }), [unreadable('animals.1.call_name')])).toEqual([
    [missing, 'animals.0.chip'],
  ])
  const opening = { ...needed, level: '', fields: ['opening'] } as const
  expect(said(opening, { practice: 'P' }, [unreadable('opening')])).toEqual([])
  expect(said(opening, { practice: 'P' })).toEqual([[missing, 'opening']])
  const together = { rule: 'together', level: '', field: 'practice', beside: ['opening'] } as const
  expect(said(together, { practice: 'P' }, [unreadable('opening')])).toEqual([])
  expect(said(together, { practice: 'P' })).toEqual([['value_needs_other', 'practice']])
})

test('a list is not missed where something that is of no place in the account can’t be read', () => {
  const expected = { rule: 'expected', level: animals, field: 'treatments', others: [] } as const
  const ofNoPlace = issue('date_unreadable', { row: 2, column: 1, header: 'h', field: 'f', value: 'v' }, {})
  const remark = issue('balance_meaning_open', { column: 1, header: 'h' }, {})
  expect(said(expected, animal({ chip: '1' }))).toEqual([['list_expected', 'animals.0.chip']])
  expect(said(expected, animal({ chip: '1' }), [ofNoPlace])).toEqual([])
  expect(said(expected, animal({ chip: '1' }), [remark])).toHaveLength(1)
})

test('what nothing fills leads to its line in Map, first that which a column seems to hold', () => {
  const chip = { path: 'animals[].chip', field: 'Chip number', column: null }
  const called = {
    path: 'animals[].call_name',
    field: 'Call name',
    column: { sheet: undefined, column: 6, header: 'Pet' },
  }
  let isWritten = (_: string) => true
  const targetOf = (rule: CheckRule, payload: object, ...unfilled: readonly Unfilled[]) => {
    const unfilledAt = (path: string) => unfilled.find((one) => one.path === path) ?? null
    return issuesOf(rule, payload, [], { unfilledAt }, isWritten).map(({ where }) => where?.target)
  }
  const nameless = animal({ insured: true })
  expect(targetOf(needed, nameless, chip, { ...called, column: null })).toEqual([chip.path])
  expect(targetOf(needed, nameless, chip, called)).toEqual([called.path])
  // A column fills one of them: its cell can be filled in.
  expect(targetOf(needed, nameless, called)).toEqual([undefined])
  const together = { rule: 'together', level: animals, field: 'insured', beside: ['chip'] } as const
  expect(targetOf(together, nameless, chip)).toEqual([chip.path])
  expect(targetOf({ ...needed, rule: 'one of' }, nameless, chip, called)).toEqual([called.path])
  // A list is not named itself: where no column fills it either, a field that would do is.
  const orTreated = { ...together, beside: ['treatments', 'chip'] } as const
  expect(targetOf(orTreated, nameless, chip)).toEqual([undefined])
  isWritten = (path) => path !== treatments
  expect(targetOf(orTreated, nameless, chip)).toEqual([chip.path])
})
