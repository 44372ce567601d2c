/** Additions at services that answer in another way than the practice service. */

import { describe, expect, onTestFinished, test } from 'vitest'
import type { AdditionToSend } from '../../../electron/additions/add-one.ts'
import { type Additions, createAdditions } from '../../../electron/additions/additions.ts'
import { showAddition, withRefusalsPlaced, wordsOnRequests } from '../../../electron/additions/show-addition.ts'
import { openAdditionsJournal } from '../../../electron/storage/journal/additions-journal.ts'
import { openImportLock } from '../../../electron/storage/lock.ts'
import { additionsCatalogue } from '../../../shared/catalogue/additions-catalogue.ts'
import { serviceSays } from '../../../shared/issue-words.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import { isTokenRequest, json, type Scripted, serveScript, tokenAnswer } from '../platform/scripted-server.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { openTestData, temporaryHome } from '../storage/temporary-home.ts'
import { accountNumber, charge, instruction, statement, supplier, toSend } from './test-additions.ts'

/** @param answer  to what is added */
async function additionsAt(transferStatus: unknown, answer: Scripted): Promise<Additions> {
  const { baseUrl } = await serveScript((asked) => {
    if (isTokenRequest(asked)) return tokenAnswer()
    return asked.path.includes('account-transfer-status') ? json(200, transferStatus) : answer
  })
  const platform = testPlatform(baseUrl, { supplierCode: supplier })
  const home = temporaryHome()
  const scope = { connection: baseUrl, supplier }
  const journal = openAdditionsJournal(openTestData(home), scope, platform.time.clock)
  const lock = openImportLock(home, scope)
  const additions = createAdditions({ journal, platform, lock, sleep: platform.time.sleep, random: () => 1 })
  onTestFinished(() => additions.close())
  return additions
}

const notes = toSend('notes', { notes: [{ body: 'Prefers letters.' }] })
const transactions = toSend('transactions', { transactions: [charge, { ...charge, transaction_id: 'T2' }] })
const statements = toSend('statements', { statements: [statement] })
const payment = toSend('payment', { payment_instruction: instruction })

describe('an account that is imported', () => {
  test.each<readonly [string, Readonly<Record<string, unknown>>, string | null]>([
    ['under the maker’s own name', { acme_account_number: 'A-1' }, 'A-1'],
    ['not at all', {}, null],
    ['as null', { platform_account_number: null }, null],
    ['as the sender’s alone', { external_account_number: accountNumber }, null],
  ])('is added to where its number is told %s', async (_case, told, platformNumber) => {
    const additions = await additionsAt({ status: 'COMPLETED', ...told }, json(201, {}))
    expect(await additions.findTarget(accountNumber)).toEqual({ kind: 'imported', platformNumber })
    const ends = []
    for (const one of [notes, transactions, statements, payment]) ends.push(await additions.add(one))
    expect(ends.map((end) => end.ok && end.value.kind === 'sent' && end.value.record.phase)).toEqual([
      'done',
      'done',
      'done',
      'done',
    ])
  })

  test('is named by the number that a confirmed instruction tells under the maker’s own name', async () => {
    const additions = await additionsAt(
      { status: 'COMPLETED' },
      json(201, { acme_account_number: 'A-1', reference: 'r' }),
    )
    await additions.add(payment)
    expect(showAddition(additions.read(payment), additionsCatalogue)).toMatchObject({ platformNumber: 'A-1' })
  })
})

describe('a refusal', () => {
  test.each<readonly [string, AdditionToSend, unknown, readonly string[], string]>([
    [
      'nested by index',
      transactions,
      { transactions: { 1: { reason: ['Not a valid choice.'] } } },
      ['Transaction 2 · Reason: Not a valid choice.'],
      'transactions.1.reason',
    ],
    ['that is a list of what was sent', notes, [{ body: ['Too long.'] }], ['Note 1 · Note: Too long.'], 'notes.0.body'],
    [
      'of an instruction’s field',
      payment,
      { vendor: ['Unknown.'] },
      ['Payment vendor: Unknown.'],
      'payment_instruction.vendor',
    ],
  ])(
    '%s says which thing and which field, and is looked for where that is in a spreadsheet',
    async (_case, one, body, messages, path) => {
      const additions = await additionsAt({ status: 'COMPLETED' }, json(400, body))
      await additions.add(one)
      const record = additions.read(one)
      expect(showAddition(record, additionsCatalogue).issues.map(({ message }) => sayMessage(message))).toEqual(
        messages,
      )
      const placed = { level: 'error', code: 'invalid', message: serviceSays('In its cell.'), where: { path } } as const
      const [words] = wordsOnRequests('1', [record], additionsCatalogue)
      expect(words?.errors.map(({ attr }) => attr)).toEqual([path])
      const toCells = withRefusalsPlaced([placed], additionsCatalogue)
      expect(toCells(showAddition(record, additionsCatalogue)).issues).toEqual([placed])
    },
  )
})
