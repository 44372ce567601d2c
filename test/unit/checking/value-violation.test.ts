/** What a field takes, of each kind and limit, and that an account is told of what it does not take. */
import { expect, test } from 'vitest'
import { catalogueOf, type Leaf, type Node } from '../../../shared/catalogue/catalogue.ts'
import { checkAccount, planChecks } from '../../../shared/checking/account/check-account.ts'
import { isFit, valueViolation } from '../../../shared/checking/account/value-violation.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import { vetInterface } from '../../support/services/vet-catalogue.ts'

type Notes = Partial<Omit<Leaf, 'type' | 'path' | 'name' | 'levelPath'>>

/** The practice’s files, in which an animal’s name is a field like this. */
function withField(notes: Notes) {
  const changed = (node: Node): Node => {
    if (node.type !== 'leaf') return { ...node, children: node.children.map(changed) }
    return node.path === 'animals[].call_name' ? { ...node, ...notes } : node
  }
  const { root } = vetInterface
  const catalogue = catalogueOf({ ...vetInterface, root: { ...root, children: root.children.map(changed) } })
  const leaf = catalogue.leaf('animals[].call_name')
  if (leaf === undefined) throw new Error('No such field.')
  return { catalogue, leaf }
}

const codes = { isClosed: true, documentedValues: ['A', 'B'] }
const digits = { pattern: '^\\d+$', example: '12' }

test.each<[string, Notes, readonly unknown[], readonly unknown[], unknown]>([
  ['one of some', codes, ['A', 'B'], ['C', '', 'a'], { is: 'notOf', values: ['A', 'B'] }],
  [
    'several of some',
    { ...codes, isList: true },
    [[], ['A'], ['B', 'A']],
    [['A', 'C']],
    { is: 'notOf', values: ['A', 'B'] },
  ],
  ['several', { isList: true }, [['x', 'y']], ['x', 7], { is: 'notOfKind', kind: 'text' }],
  [
    'at least so long',
    { limits: { minLength: 2 } },
    ['ab', 'abc', '🐕🐕'],
    ['a', '🐕', ''],
    { is: 'tooShort', least: 2 },
  ],
  ['at most so long', { limits: { maxLength: 2 } }, ['', 'ab', '🐕🐕'], ['abc', '🐕🐕🐕'], { is: 'tooLong', most: 2 }],
  [
    'so long',
    { limits: { minLength: 2, maxLength: 2 } },
    ['ab', '🐕🐕'],
    ['abc', '🐕🐕🐕'],
    { is: 'tooLong', most: 2 },
  ],
  ['written in one way', { limits: digits }, ['1', '12'], ['x', '1x'], { is: 'notWritten', ...digits }],
  ['written in letters', { limits: { pattern: '^\\p{L}$' } }, ['é'], ['1'], { is: 'notWritten', pattern: '^\\p{L}$' }],
  ['at least', { kind: 'number', limits: { minimum: 2 } }, [2, 3], [1], { is: 'tooSmall', least: 2 }],
  [
    'at least, as text',
    { kind: 'decimal', limits: { minimum: 2 } },
    ['2', '2.0'],
    ['1.9'],
    { is: 'tooSmall', least: 2 },
  ],
  ['at most', { kind: 'number', limits: { maximum: 2 } }, [2, -3], [2.1], { is: 'tooLarge', most: 2 }],
  ['above', { kind: 'number', limits: { exclusiveMinimum: 2 } }, [2.1], [2, 1], { is: 'notAbove', bound: 2 }],
  ['below', { kind: 'number', limits: { exclusiveMaximum: 2 } }, [1.9], [2, 3], { is: 'notBelow', bound: 2 }],
  ['so many times', { kind: 'number', limits: { multipleOf: 0.1 } }, [0.3, 0], [0.25], { is: 'notMultiple', of: 0.1 }],
  [
    'so many times, as text',
    { kind: 'decimal', limits: { multipleOf: 5 } },
    ['10.0'],
    ['12'],
    { is: 'notMultiple', of: 5 },
  ],
  ['a day', { kind: 'date' }, ['2026-02-28'], ['2026-02-29', '12026-02-28', ''], { is: 'notOfKind', kind: 'date' }],
  [
    'a day or nothing',
    { kind: 'date', canBeEmpty: true },
    ['2026-02-28', ''],
    ['x'],
    { is: 'notOfKind', kind: 'date' },
  ],
  ['something', { isRequired: true }, ['x'], ['', ' '], { is: 'notOfKind', kind: 'text' }],
  [
    'whole pence',
    { kind: 'integer', money: 'amount', amountUnit: 'smallest' },
    [12.5, 3],
    [0.125],
    { is: 'notOfKind', kind: 'integer' },
  ],
])('a field that takes %s takes that and nothing else', (_case, notes, taken, refused, violation) => {
  const { leaf } = withField(notes)
  expect(taken.map((value) => valueViolation(value, leaf))).toEqual(taken.map(() => null))
  expect(refused.map((value) => valueViolation(value, leaf))).toEqual(refused.map(() => violation))
})

test('a multiple of nothing is no limit, and neither is a pattern to what is no text', () => {
  expect(valueViolation(7, withField({ kind: 'number', limits: { multipleOf: 0 } }).leaf)).toBeNull()
  expect(valueViolation(7, withField({ kind: 'number', limits: digits }).leaf)).toBeNull()
  expect(valueViolation(true, withField({ kind: 'boolean', limits: { minLength: 9, minimum: 2 } }).leaf)).toBeNull()
})

test.each<[string, Notes, unknown, string | null]>([
  ['a value that it does not take', codes, 'C', 'value_not_taken'],
  ['one that it takes', codes, 'A', null],
  ['several of which one is not taken', { ...codes, isList: true }, ['A', 'C'], 'value_not_taken'],
  ['several that it takes', { ...codes, isList: true }, ['A', 'B'], null],
  ['a value beyond its limits', { limits: { maxLength: 2 } }, 'abc', 'value_not_taken'],
  ['a number beyond its limits', { kind: 'number', limits: { maximum: 2 } }, 3, 'value_not_taken'],
  ['a value within its limits', { limits: { maxLength: 2 } }, 'ab', null],
  [
    'a part of a penny',
    { kind: 'number', money: 'amount', amountUnit: 'smallest', limits: { multipleOf: 1 } },
    0.125,
    'value_not_taken',
  ],
  ['a value that is not documented', { documentedValues: ['A'] }, 'C', 'value_not_documented'],
  [
    'a value that is not documented, and beyond its limits',
    { documentedValues: ['A'], limits: { maxLength: 2 } },
    'ABC',
    'value_not_taken',
  ],
  [
    'a value that is documented, and beyond its limits',
    { documentedValues: ['ABC'], limits: { maxLength: 2 } },
    'ABC',
    'value_not_taken',
  ],
  ['a value that is documented', { documentedValues: ['A'] }, 'A', null],
  ['anything at all', {}, 'anything', null],
])('of a field with %s an account is told', (_case, notes, value, code) => {
  const { catalogue, leaf } = withField(notes)
  const draft = { payload: { animals: [{ call_name: value }] }, origins: new Map(), rows: [] }
  const found = checkAccount(draft, planChecks(catalogue, '2026-11-21'))
  expect(found.map((one) => [one.code, one.where?.path])).toEqual(code === null ? [] : [[code, 'animals.0.call_name']])
  expect(isFit(leaf, value)).toBe(code === null)
})

test('what is added to an account is told of no dry run: it goes straight there', () => {
  const { catalogue } = withField({ documentedValues: ['A'] })
  const draft = { payload: { animals: [{ call_name: 'C' }] }, origins: new Map(), rows: [] }
  const said = (kind: 'accounts' | 'additions') =>
    checkAccount(draft, planChecks(catalogueOf({ ...catalogue, kind }), '2026-11-21')).map(({ message }) =>
      sayMessage(message),
    )
  expect(said('accounts')).toEqual([expect.stringContaining('dry run')])
  expect(said('additions')).toEqual([expect.not.stringContaining('dry run')])
})
