import { expect, test } from 'vitest'
import {
  canBeTranslated,
  distinctFor,
  translationRows,
  translationsOf,
  unusualValues,
} from '../../../../../renderer/map/values/meanings/translations.ts'

const distinct = [
  { value: 'On', count: 8 },
  { value: 'off', count: 2 },
  { value: 'n/a', count: 1 },
]
const translations = [
  { from: 'on', to: 'on' },
  { from: 'N/A', to: '' },
  { from: 'broken', to: 'off' },
]

test('every value has a line, and one that is gone keeps its translation', () => {
  expect(translationRows(distinct, translations)).toEqual([
    { value: 'On', count: 8, sent: { as: 'other', text: 'on' }, isProposed: false },
    { value: 'off', count: 2, sent: { as: 'itself' }, isProposed: false },
    { value: 'n/a', count: 1, sent: { as: 'nothing' }, isProposed: false },
    { value: 'broken', count: 0, sent: { as: 'other', text: 'off' }, isProposed: false },
  ])
})

test('what the service does not show comes first, and a proposal fills a line that says nothing yet', () => {
  const rows = translationRows(
    distinct,
    [{ from: 'n/a', to: '' }],
    ['On', 'off'],
    new Map([
      ['On', 'on'],
      ['n/a', 'on'],
    ]),
  )
  expect(rows.map(({ value, sent, isProposed }) => [value, sent, isProposed])).toEqual([
    ['off', { as: 'itself' }, false],
    ['On', { as: 'other', text: 'on' }, true],
    ['n/a', { as: 'nothing' }, false],
  ])
})

test('what is shown and not changed means the same as before', () => {
  expect(translationsOf(translationRows(distinct, translations))).toEqual([
    { from: 'On', to: 'on' },
    { from: 'n/a', to: '' },
    { from: 'broken', to: 'off' },
  ])
})

test('an empty text sends the value as it is, and no text sends nothing', () => {
  const rows = [
    { value: 'a', count: 1, sent: { as: 'other', text: '  ' }, isProposed: false },
    { value: 'b', count: 1, sent: { as: 'nothing' }, isProposed: false },
    { value: 'c', count: 1, sent: { as: 'other', text: ' d ' }, isProposed: false },
  ] as const
  expect(translationsOf(rows)).toEqual([
    { from: 'b', to: '' },
    { from: 'c', to: 'd' },
  ])
})

test('unusual are the values the interface does not show and nobody translated', () => {
  const status = { kind: 'text', documentedValues: ['on'], isClosed: false } as const
  expect(unusualValues(distinct, status, { translations })).toEqual(['off'])
  expect(unusualValues(distinct, { ...status, documentedValues: [] }, { translations })).toEqual([])
})

test('of a list that takes no others each value counts that is not sent as one of it, whatever it is translated to', () => {
  const paper = { kind: 'text', documentedValues: ['Y', 'N'], isClosed: true } as const
  const values = ['Y', ' N ', 'yes', 'no', 'perhaps', '?'].map((value) => ({ value, count: 1 }))
  const said = [
    { from: 'yes', to: 'Y' },
    { from: 'perhaps', to: 'maybe' },
    { from: '?', to: '' },
  ]
  expect(unusualValues(values, paper, { translations: said })).toEqual(['no', 'perhaps'])
  expect(unusualValues([{ value: 'y', count: 1 }], paper, { letterCase: 'upper' })).toEqual([])
})

test('of cells with several values each of these is translated', () => {
  const languages = { kind: 'text', documentedValues: ['en', 'cy'], isClosed: true, isList: true } as const
  const cells = [
    { value: 'en; cy', count: 2 },
    { value: 'Welsh, en', count: 1 },
  ]
  expect(distinctFor(cells, languages)).toEqual([
    { value: 'en', count: 3 },
    { value: 'cy', count: 2 },
    { value: 'Welsh', count: 1 },
  ])
})

const counted = (...counts: number[]) => counts.map((count, index) => ({ value: `v${index}`, count }))
const text = { kind: 'text', documentedValues: [] } as const

test.each([
  ['a choice between a few', { distinct: counted(8, 2), filledCount: 10 }, text, true],
  ['a name in every row', { distinct: counted(1, 1, 1), filledCount: 3 }, text, false],
  ['too many for a choice', { distinct: counted(...Array<number>(13).fill(2)), filledCount: 26 }, text, false],
  ['more than the desk lists', { distinct: null, filledCount: 900 }, text, false],
  ['no value', { distinct: [], filledCount: 0 }, { ...text, documentedValues: ['on'] }, false],
  [
    'one value where the service shows some',
    { distinct: counted(1), filledCount: 1 },
    { ...text, documentedValues: ['on'] },
    true,
  ],
  ['a yes or no', { distinct: counted(1, 1), filledCount: 2 }, { ...text, kind: 'boolean' as const }, true],
])('%s: whether translating is offered', (_title, picture, leaf, expected) => {
  expect(canBeTranslated(picture, leaf)).toBe(expected)
})
