import { expect, test } from 'vitest'
import { partsOfAnswer, wholeAnswer } from '../../../../electron/preparation/messages/answer-parts.ts'
import type { IndexedAccount } from '../../../../electron/preparation/protocol.ts'
import { ok } from '../../../../shared/result.ts'

const accountsOf = (count: number): IndexedAccount[] =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    accountNumber: String(index),
    name: 'Ana Lee',
    errorCount: 0,
    warningCount: 0,
    payloadHash: '',
    requests: [],
  }))

test('a long list goes in several messages and arrives whole, in its order', () => {
  const answer = ok({ format: 'csv', accounts: accountsOf(1201) })
  const told = partsOfAnswer(7, answer)
  expect(told.map(({ kind }) => kind)).toEqual(['accounts', 'accounts', 'accounts', 'answer'])
  const before = told.flatMap((one) => (one.kind === 'accounts' ? one.accounts : []))
  const last = told.at(-1)
  expect(last?.kind === 'answer' && wholeAnswer(last.result, before)).toEqual(answer)
})

test('any other answer goes as it is', () => {
  const answers = [ok(null), ok({ accounts: accountsOf(3) }), ok({ accounts: { of: 'all', accounts: [] } })]
  for (const answer of answers) {
    expect(partsOfAnswer(1, answer)).toEqual([{ kind: 'answer', id: 1, result: answer }])
    expect(wholeAnswer(answer, [])).toBe(answer)
  }
})
