/** What is wrong with a payload is said in our words, whatever it is. */
import { describe, expect, test } from 'vitest'
import { type AdditionKind, type AdditionRequest, additionKinds } from '../../../shared/additions/addition-requests.ts'
import { requestIssues } from '../../../shared/additions/check-additions.ts'
import { additionsCatalogue } from '../../../shared/catalogue/additions-catalogue.ts'
import { payloadViolations } from '../../../shared/checking/account/payload-violations.ts'
import { sayMessage, sayValue } from '../../../shared/messages/say.ts'
import { corruptionsOf, corruptionsOfWhole, sitesOf } from '../interface/corrupt.ts'
import { documentedExamples } from '../interface/documented-examples.ts'
import { type Endpoint, endpoints } from '../interface/endpoints.ts'

/** What programmers say to each other. */
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
      payloadViolations(payload, endpoint.catalogue).map(({ detail }) => sayValue(detail)),
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
      const messages = requestIssues(request, additionsCatalogue).map(({ message }) =>
        withoutExample(sayMessage(message)),
      )
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
  expect(requestIssues(request, additionsCatalogue).map(({ message }) => sayMessage(message))).toEqual([
    '“Transaction 1 · Transaction type” can’t be sent as it is: it has to be “CHARGE”, “CREDIT”, “PAYMENT”, “REPAYMENT” or “SUPPLY_CHARGE”.',
  ])
})
