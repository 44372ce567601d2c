/** What the contract finds wrong is said in our words, whatever is wrong: the checking library's sentences are for programmers. */
import { describe, expect, test } from 'vitest'
import { type AdditionKind, type AdditionRequest, additionKinds } from '../../../shared/additions/addition-requests.ts'
import { contractIssues } from '../../../shared/additions/check-additions.ts'
import { violationWords } from '../../../shared/contract/violation-words.ts'
import { corruptionsOf, corruptionsOfWhole, sitesOf } from '../interface/corrupt.ts'
import { documentedExamples } from '../interface/documented-examples.ts'
import { type Endpoint, endpoints } from '../interface/endpoints.ts'

/** What the library says begins with these, or holds these. */
const raw =
  /invalid|expected|received|unrecognized|too (?:small|big):|\bstring\b|\bregex\b|pattern|undefined|NaN|[|{}](?!"name")/i

const corruptionsAt = ({ name, catalogue }: Endpoint) => {
  const example = documentedExamples[name]
  return [
    ...corruptionsOfWhole(example),
    ...sitesOf(example, catalogue).flatMap((site) => corruptionsOf(example, site)),
  ]
}
const withoutExample = (words: string): string => words.replaceAll('{"name": "value"}', '')

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
  test('says every violation in words of ours, as the rest of a sentence', () => {
    const said = corruptionsAt(endpoint).flatMap(({ payload }) =>
      (endpoint.schema.safeParse(payload).error?.issues ?? []).map((violation) => {
        const path = violation.path.map(String).join('.')
        const leaf = endpoint.catalogue.leaf(path.replaceAll(/\.\d+(?=\.|$)/g, '[]'))
        const words = violationWords(violation, leaf?.kind)
        expect(words).not.toBe(violation.message)
        return words
      }),
    )
    expect(said.length).toBeGreaterThan(30)
    expect(said.filter((words) => raw.test(withoutExample(words)) || !/^[a-z].*\.$/.test(words))).toEqual([])
  })
})

test('every request of additions that is not valid is said so, too', () => {
  const nameOf: Record<AdditionKind, Endpoint['name']> = {
    notes: 'notes',
    transactions: 'transactions',
    statements: 'statements',
    payment: 'payment instruction',
  }
  for (const kind of additionKinds) {
    const endpoint = endpoints.find(({ name }) => name === nameOf[kind])
    if (endpoint === undefined) throw new Error(`No endpoint of ${kind}`)
    for (const { payload, what } of corruptionsAt(endpoint)) {
      const request = { kind, payload, count: 1 } as unknown as AdditionRequest
      const messages = contractIssues(request).map(({ message }) => withoutExample(message))
      expect(messages.length, what).toBeGreaterThan(0)
      expect(
        messages.filter((message) => raw.test(message)),
        what,
      ).toEqual([])
    }
  }
})

test('a choice that is not allowed names those that are', () => {
  const payload = { ...documentedExamples.transactions, transactions: [{ type: 'Payment' }] }
  const request = { kind: 'transactions', payload, count: 1 } as unknown as AdditionRequest
  expect(contractIssues(request).map(({ message }) => message)).toEqual([
    '“Transaction 1 · Transaction type” can’t be sent as it is: it has to be one of “CHARGE”, “CREDIT”, “PAYMENT”, “REPAYMENT”, “SUPPLY_CHARGE”.',
  ])
})
