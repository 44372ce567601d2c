import { describe, expect, test } from 'vitest'
import { account, createPath, type PracticeClient, practiseForTest, withAccounts } from './practice-client.ts'

const transferPath = (number: string, supplier = 'PRACTICE') =>
  `/v1/data-import/account-transfer-status/${supplier}/${encodeURIComponent(number)}/`

const listPath = (word: 'all' | 'pending' | 'imported', supplier = 'PRACTICE') =>
  `/v1/data-import/${word}-account-import-processes/${supplier}/`

async function ask(client: PracticeClient, path: string) {
  const { status, body } = await client.get(path)
  return { status, body }
}

/** One account that is there, one that failed, and one that is on its way. */
async function withThreeAccounts(): Promise<PracticeClient> {
  const client = await withAccounts([account('0001/A'), account('FAIL')])
  await client.post(createPath, account('2'))
  return client
}

describe('the transfer status', () => {
  test('tells accounts apart by how far they are', async () => {
    const client = await withThreeAccounts()
    const answers = { COMPLETED: '0001/A', UNKNOWN: 'FAIL', IN_PROGRESS: '2' }
    for (const [status, number] of Object.entries(answers))
      expect(await ask(client, transferPath(number))).toEqual({
        status: 200,
        body: { status, platform_account_number: status === 'COMPLETED' ? 'A-10000001' : '' },
      })
  })

  test.each([
    ['an account that was never sent', transferPath('3')],
    ['a supplier that is not known', transferPath('2', 'NOBODY')],
  ])('is 404 without a body for %s', async (_case, path) => {
    expect(await ask(await withThreeAccounts(), path)).toEqual({ status: 404, body: undefined })
  })
})

describe('the lists', () => {
  const imported = {
    external_account_number: '0001/A',
    platform_account_number: 'A-10000001',
    account_created_at: '2026-11-21T11:59:51.400Z',
  }
  const failed = { external_account_number: 'FAIL', platform_account_number: null, account_created_at: null }
  const pending = { external_account_number: '2', platform_account_number: null, account_created_at: null }

  test.each([
    ['all', [imported, failed, pending]],
    ['pending', [failed, pending]],
    ['imported', [imported]],
  ] as const)('hold %s accounts', async (word, records) => {
    expect(await ask(await withThreeAccounts(), listPath(word))).toEqual({ status: 200, body: records })
  })

  test.each(['all', 'pending', 'imported'] as const)('of %s accounts are empty when there are none', async (word) => {
    expect(await ask(await practiseForTest(), listPath(word, 'PRACTICE_PAUSED'))).toEqual({ status: 200, body: [] })
  })

  test.each(['all', 'pending', 'imported'] as const)('of %s accounts are 404 for an unknown supplier', async (word) => {
    expect(await ask(await practiseForTest(), listPath(word, 'NOBODY'))).toEqual({ status: 404, body: undefined })
  })

  test('hold more accounts than any page has, in the order they were sent', async () => {
    const numbers = Array.from({ length: 1100 }, (_, index) => String(index))
    const client = await withAccounts(numbers.map((number) => account(number)))
    const { body } = await ask(client, listPath('imported'))
    expect((body as { external_account_number: string }[]).map((record) => record.external_account_number)).toEqual(
      numbers,
    )
  })
})
