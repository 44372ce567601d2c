import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type AdditionAnswer,
  type AdditionEvent,
  AdditionEventRefused,
  type AdditionRecord,
  advanceAddition,
  neverSent,
} from '../../../electron/storage/journal/addition-record.ts'
import { additionKinds } from '../../../shared/additions/addition-requests.ts'
import { serviceSays } from '../../../shared/issue-words.ts'

const words = { message: serviceSays('x'), serviceWords: null }
const answers: readonly AdditionAnswer[] = [
  { kind: 'done', items: null, platformNumber: null },
  { kind: 'refused', code: null, serviceWords: null, issues: [], failingIndex: null },
  { kind: 'notImported', ...words },
  { kind: 'failing', ...words },
  { kind: 'notKnown', ...words },
  { kind: 'notSent', ...words },
]
const intent: AdditionEvent = { kind: 'intent', count: 1, options: null, areRecognised: false }
const anyEvent = fc.oneof(
  fc.constantFrom(intent, { ...intent, mayBeDone: true }),
  fc.constantFrom(...answers).map((answer): AdditionEvent => ({ kind: 'answer', answer })),
)
const anyKind = fc.constantFrom(...additionKinds)

/** What is known after all events that could follow; the others are left out, as the journal refuses them. */
function play(kind: AdditionRecord['kind'], events: readonly AdditionEvent[]) {
  const taken: AdditionEvent[] = []
  let record = neverSent({ accountNumber: '1', kind, payloadHash: 'h' })
  events.forEach((event, index) => {
    try {
      record = advanceAddition(record, event, index)
      taken.push(event)
    } catch (error) {
      if (!(error instanceof AdditionEventRefused)) throw error
    }
  })
  return { record, taken }
}

const wasAnswered = (taken: readonly AdditionEvent[], kind: AdditionAnswer['kind']) =>
  taken.some((event) => event.kind === 'answer' && event.answer.kind === kind)

test('a payment instruction that was taken follows itself only where another is there in its place, and one that was refused never', () => {
  const inPlace: AdditionEvent = { ...intent, takesPlace: true }
  const [done, refused] = (['done', 'refused'] as const).map((kind) => {
    const answer = answers.find((one) => one.kind === kind)
    if (answer === undefined) throw new Error('No such answer.')
    return { kind: 'answer', answer } as const
  }) as [AdditionEvent, AdditionEvent]
  expect(play('payment', [intent, done, intent]).record).toMatchObject({ phase: 'done', attempts: 1 })
  expect(play('payment', [intent, done, inPlace]).record).toMatchObject({ phase: 'sending', attempts: 2 })
  expect(play('payment', [intent, refused, inPlace]).record).toMatchObject({ phase: 'refused', attempts: 1 })
})

test('every answer follows an intent, no intent follows one without an answer, and none of a payment instruction follows a refusal or a success', () => {
  fc.assert(
    fc.property(anyKind, fc.array(anyEvent, { maxLength: 12 }), (kind, events) => {
      const { taken } = play(kind, events)
      taken.forEach((event, index) => {
        if (event.kind === 'answer') expect(taken[index - 1]?.kind).toBe('intent')
        // Under way until it is answered: nothing else leaves meanwhile.
        if (event.kind === 'intent') expect(taken[index - 1]?.kind).not.toBe('intent')
        const before = taken.slice(0, index)
        if (event.kind === 'intent' && kind === 'payment')
          expect(wasAnswered(before, 'refused') || wasAnswered(before, 'done')).toBe(false)
      })
    }),
  )
})

test('what was taken once, or may have been by an earlier sending, is never forgotten, and every sending is counted', () => {
  fc.assert(
    fc.property(anyKind, fc.array(anyEvent, { maxLength: 12 }), (kind, events) => {
      const { record, taken } = play(kind, events)
      expect(record.wasDone).toBe(wasAnswered(taken, 'done'))
      expect(record.mayBeDone).toBe(taken.some((event) => event.kind === 'intent' && event.mayBeDone === true))
      expect(record.attempts).toBe(taken.filter((event) => event.kind === 'intent').length)
    }),
  )
})

test.each(additionKinds)(
  'a request of %s that was refused or taken is sent again as a person wants it, but for a payment instruction',
  (kind) => {
    for (const answer of answers) {
      const { taken } = play(kind, [intent, { kind: 'answer', answer }, intent])
      const isFinal = kind === 'payment' && (answer.kind === 'refused' || answer.kind === 'done')
      expect(taken.length, answer.kind).toBe(isFinal ? 2 : 3)
    }
  },
)
