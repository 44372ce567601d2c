import { expect, test } from 'vitest'
import { translationRows, translationsOf, unusualValues } from '../../../../renderer/map/translations.ts'

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
    { value: 'On', count: 8, sent: { as: 'other', text: 'on' } },
    { value: 'off', count: 2, sent: { as: 'itself' } },
    { value: 'n/a', count: 1, sent: { as: 'nothing' } },
    { value: 'broken', count: 0, sent: { as: 'other', text: 'off' } },
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
    { value: 'a', count: 1, sent: { as: 'other', text: '  ' } },
    { value: 'b', count: 1, sent: { as: 'nothing' } },
    { value: 'c', count: 1, sent: { as: 'other', text: ' d ' } },
  ] as const
  expect(translationsOf(rows)).toEqual([
    { from: 'b', to: '' },
    { from: 'c', to: 'd' },
  ])
})

test('unusual are the values the interface does not show and nobody translated', () => {
  expect(unusualValues(distinct, ['on'], translations)).toEqual(['off'])
  expect(unusualValues(distinct, [], translations)).toEqual([])
})
