/** What fields of our own interface are called, and what belongs there, is said in German too. */
import { afterEach, expect, test } from 'vitest'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { additionsCatalogue } from '../../../shared/catalogue/additions-catalogue.ts'
import type { Catalogue, Node } from '../../../shared/catalogue/catalogue.ts'
import { issue } from '../../../shared/issue-words.ts'
import { keyLabel, targetLabel } from '../../../shared/mapping/model/target-label.ts'
import { labels } from '../../../shared/messages/de/labels.ts'
import { sayLabel, sayMessage, sayValue } from '../../../shared/messages/say.ts'
import { speak } from '../../../shared/messages/speech.ts'
import { thing } from '../../../shared/messages/values.ts'

const catalogues = [accountCatalogue, additionsCatalogue]

afterEach(() => speak('en'))

/** With what the first sheet of a template is called. */
const words = new Set(['Accounts', ...catalogues.flatMap((one) => [...wordsOf(one.root), ...keyLabels(one)])])

test('every label and help text, every name of an element and every meaning of a value has its German', () => {
  expect([...words].filter((one) => !labels.has(one))).toEqual([])
})

test('no German is kept of what the interface does not say', () => {
  const isSaid = (one: string) => words.has(one) || words.has(one.charAt(0).toUpperCase() + one.slice(1))
  expect([...labels.keys()].filter((one) => !isSaid(one))).toEqual([])
})

test.each([
  ['customers[1].email', 'Kunde 2 · E-Mail'],
  ['customers[0].user_details[tax_id].value', 'Kunde 1 · Steuernummer'],
  ['customers[].alternative_phone_numbers[1].phone_number', 'Weitere Telefonnummer 2 · Weitere Telefonnummer'],
  ['supply_addresses[].supply_points[].meters[].serial_number', 'Zählernummer'],
])('in German %s is called “%s”', async (target, called) => {
  await speak('de')
  expect(targetLabel(accountCatalogue, target)).toBe(called)
})

test('in the middle of a German sentence only nouns begin with a capital', async () => {
  await speak('de')
  expect([thing('Other phones'), thing('Meters'), thing('past bill')].map(sayValue)).toEqual([
    'weitere Telefonnummern',
    'Zähler',
    'frühere Rechnung',
  ])
})

test('what is missing is named in German too', async () => {
  await speak('de')
  const facts = { cell: null, field: 'Note', element: 'Notiz 1', unfilled: null }
  const { message } = issue('one_of_missing', { ...facts, labels: ['Note', 'Note documents'] }, {})
  expect(sayMessage(message)).toContain('braucht „Notiz“ oder „Dokumente der Notiz“')
})

test('words of an operator’s own document are said as they are', async () => {
  await speak('de')
  expect(sayLabel('Gas transporter')).toBe('Gas transporter')
})

function wordsOf(node: Node): readonly string[] {
  const own = [node.label, node.help, ...(node.type === 'level' ? [node.element] : [])]
  const inside =
    node.type === 'leaf'
      ? [node.meanings, node.directions].flatMap((words) => Object.values(words ?? {}))
      : node.children.flatMap(wordsOf)
  return [...own, ...inside].filter((words) => words !== '')
}

function keyLabels({ levels, leaf }: Catalogue): readonly string[] {
  return levels.flatMap(({ path, selectorField }) =>
    selectorField === null ? [] : (leaf(`${path}.${selectorField}`)?.documentedValues ?? []).map(keyLabel),
  )
}
