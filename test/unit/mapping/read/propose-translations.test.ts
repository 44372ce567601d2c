import { expect, test } from 'vitest'
import { proposeTranslations } from '../../../../shared/mapping/read/detect/propose-translations.ts'

const proposed = (value: string, documented: readonly string[], meanings?: Record<string, string>) =>
  proposeTranslations([value], documented, (one) => [meanings?.[one] ?? one]).get(value)

test.each([
  ['On', ['on', 'off'], 'on'],
  ['ITEM-BASED', ['ITEM_BASED', 'PERIOD_BASED'], 'ITEM_BASED'],
  ['elec', ['ELECTRICITY'], 'ELECTRICITY'],
  ['Single family home', ['SINGLE_FAMILY'], 'SINGLE_FAMILY'],
])('“%s” of %j stands for “%s”', (value, documented, meant) => {
  expect(proposed(value, documented)).toBe(meant)
})

test.each([
  ['on', ['on', 'off']],
  ['e', ['ELECTRICITY']],
  ['sup', ['SUPPLY', 'SUPPORT']],
  ['sleeping', ['on']],
  ['', ['on']],
])('nothing is proposed for “%s” of %j', (value, documented) => {
  expect(proposed(value, documented)).toBeUndefined()
})

const paper = { Y: 'Letters by post', N: 'E-mail alone' }

test.each([
  ['letters by post', 'Y'],
  ['E-mail', 'N'],
  ['yes', 'Y'],
  ['Nein', 'N'],
  ['maybe', undefined],
])('“%s” stands for “%s” by what it means', (value, meant) => {
  expect(proposed(value, ['Y', 'N'], paper)).toBe(meant)
})

test('yes is none of a list of more than two', () => {
  expect(proposed('yes', ['Y', 'N', 'U'])).toBeUndefined()
})
