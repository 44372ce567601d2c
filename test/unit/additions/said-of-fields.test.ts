import { expect, test } from 'vitest'
import { issuesOfFields } from '../../../electron/additions/said-of-fields.ts'
import type { AdditionKind } from '../../../shared/additions/addition-requests.ts'
import { additionsCatalogue } from '../../../shared/catalogue/additions-catalogue.ts'
import { serviceSays, wordsOfService } from '../../../shared/issue-words.ts'
import type { Issue } from '../../../shared/result.ts'

const read = (kind: AdditionKind, words: string, path?: string) => {
  const one: Issue = {
    level: 'error',
    code: 'TRANSACTION_IMPORT_ERROR',
    message: serviceSays(words),
    ...(path === undefined ? {} : { where: { path } }),
  }
  return issuesOfFields(one, kind, additionsCatalogue).map(({ where, message }) => [
    where?.path ?? null,
    wordsOfService(message),
  ])
}

const needed = 'This field is required.'

test.each([
  [
    'a path, and below it field by field',
    read('transactions', `transactions.0: transaction_id: ${needed} transaction_date: ${needed} type: ${needed}`),
    [
      ['transactions.0.transaction_id', needed],
      ['transactions.0.transaction_date', needed],
      ['transactions.0.type', needed],
    ],
  ],
  [
    'a whole path of each',
    read('notes', `notes.0.body: ${needed} notes.1.created_at: Not a moment.`),
    [
      ['notes.0.body', needed],
      ['notes.1.created_at', 'Not a moment.'],
    ],
  ],
  [
    'a field of the thing that was refused',
    read('transactions', `amount: A number, please. It has: letters.`, 'transactions.2'),
    [['transactions.2.amount', 'A number, please. It has: letters.']],
  ],
  [
    'a field of the instruction, which has no list',
    read('payment', 'vendor: Not known.'),
    [['payment_instruction.vendor', 'Not known.']],
  ],
  [
    'a word in a sentence that is a field’s name, too',
    read('transactions', 'type: Not taken, reason: unknown.', 'transactions.0'),
    [['transactions.0.type', 'Not taken, reason: unknown.']],
  ],
])('%s is told of each field', (_, told, expected) => expect(told).toEqual(expected))

test.each([
  ['The transaction is dated 2020-01-01, outside the open statement period.', 'transactions.0'],
  ['Rejected. type: This field is required.', 'transactions.0'],
  ['shoe_size: This field is required.', 'transactions.0'],
  ['transactions.0: Not taken.', undefined],
  ['type: ', 'transactions.0'],
])('what can’t be read so stays as the service said it: %s', (words, path) => {
  expect(read('transactions', words, path)).toEqual([[path ?? null, words]])
})
