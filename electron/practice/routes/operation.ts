/** What an operation of the service is, apart from HTTP: where it is, and what it answers to a request. */
import type { Answer } from '../answers.ts'
import type { Clock } from '../moments.ts'
import type { Place, ServedInterface } from '../served/served-interface.ts'
import type { PracticeStore } from '../store/practice-store.ts'

/** The names by which faults are set for single operations. */
export const operationNames = [
  'token',
  'validate',
  'create',
  'status',
  'notes',
  'transactions',
  'statements',
  'payment-instruction',
  'transfer-status',
  'list-all',
  'list-pending',
  'list-imported',
] as const
export type OperationName = (typeof operationNames)[number]

type PracticeRequest = {
  /** The decoded `:supplier` and `:number` of the path. */
  readonly parameters: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** The JSON of a POST, parsed and as it came. */
  readonly body: unknown
  readonly bodyText: string
  /** A service that has no guard of its own takes an account twice. */
  readonly isUnguarded: boolean
}

/** Answers are given without waiting, so that two requests never interleave. */
export type Operation = {
  /** Control operations, which no fault touches, share one name. */
  readonly name: OperationName | 'control'
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly answer: (request: PracticeRequest) => Answer
}

/** What operations work with. */
export type Practice = {
  readonly served: ServedInterface
  readonly store: PracticeStore
  readonly clock: Clock
  readonly stepMs: number
}

/** One operation at each of its addresses, which answers as it is shown there. */
export const operationsAt = <P extends Place>(
  name: OperationName,
  method: Operation['method'],
  places: readonly P[],
  answerAt: (place: P) => Operation['answer'],
): readonly Operation[] =>
  places.map((place) => {
    const answer = answerAt(place)
    return { name, method, path: place.path, answer: (request) => place.show(answer(request), request.body) }
  })
