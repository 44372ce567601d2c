/** Fields of a document that are called alike get the names of what they stand in, and no word of it twice. */
import { expect, test } from 'vitest'
import type { Level, Node } from '../../../shared/catalogue/catalogue.ts'
import { withUniqueLabels } from '../../../shared/description/tree/unique-labels.ts'

const leaf = (label: string, path: string) => ({ type: 'leaf', label, path }) as Node
const list = (element: string, path: string, children: readonly Node[]) =>
  ({ type: 'level', label: `${element}s`, element, path, children }) as unknown as Level

const labelsOf = (node: Node): readonly string[] =>
  node.type === 'leaf' ? [node.label] : node.children.flatMap(labelsOf)
const called = (children: readonly Node[]) => labelsOf(withUniqueLabels(list('account', '', children)))

test('what is called alike says where it stands', () => {
  const points = list('meter point', 'points[]', [leaf('Status', 'points[].status')])
  expect(called([leaf('Status', 'status'), points])).toEqual(['Status', 'Meter point status'])
})

test('a name that begins with what it stands in says it once', () => {
  const meters = list('meter', 'meters[]', [leaf('Meter serial number', 'meters[].serial_number')])
  const letters = list('letter', 'letters[]', [leaf('Meter serial number', 'letters[].serial_number')])
  const addresses = list('supply address', 'addresses[]', [leaf('Address line', 'addresses[].line')])
  const bills = list('bill', 'bills[]', [leaf('Address line', 'bills[].line')])
  expect(called([meters, letters, addresses, bills])).toEqual([
    'Meter serial number',
    'Letter meter serial number',
    'Supply address line',
    'Bill address line',
  ])
})

test('it says it twice only where it would be called like another without', () => {
  const business = list('business', 'business[]', [leaf('Business type', 'business[].type')])
  expect(called([business, leaf('Business type', 'type')])).toEqual(['Business business type', 'Business type'])
})
