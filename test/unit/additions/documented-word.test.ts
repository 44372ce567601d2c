/** A word of a list is found however it is typed: as the list has it, or by what it means in the language that is spoken. */
import { expect, onTestFinished, test } from 'vitest'
import { speak } from '../../../shared/messages/speech.ts'
import { documentedWord, valueMeaning } from '../../../shared/words/value-meaning.ts'

const types = {
  documentedValues: ['CHARGE', 'SUPPLY_CHARGE', 'PAYMENT'],
  meanings: { CHARGE: 'Charge', SUPPLY_CHARGE: 'Supply charge', PAYMENT: 'Payment' },
}

test.each([
  ['supply charge', 'SUPPLY_CHARGE'],
  [' Payment ', 'PAYMENT'],
  ['refund', 'refund'],
])('“%s” is %s', (typed, word) => {
  expect(documentedWord(types, typed)).toBe(word)
})

test('what a value means counts only where no value is called so', () => {
  expect(documentedWord({ documentedValues: ['GAS', 'G'], meanings: { G: 'Gas' } }, 'gas')).toBe('GAS')
})

test('in German it is typed in German, and a meaning is said that says more', async () => {
  expect(valueMeaning(types, 'CHARGE')).toBeUndefined()
  await speak('de')
  onTestFinished(() => speak('en'))
  expect(valueMeaning(types, 'CHARGE')).toBe('Belastung')
  expect(documentedWord(types, 'zahlung')).toBe('PAYMENT')
  expect(documentedWord(types, 'Payment')).toBe('PAYMENT')
})
