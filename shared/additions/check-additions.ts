/** Holds what is to be added to an account against the contract of each call, and against the rules about several values. */
import type { z } from 'zod'
import { additionsCatalogue } from '../catalogue/additions-catalogue.ts'
import { checkAccount, planChecks } from '../checking/check-account.ts'
import { contractViolations } from '../checking/contract-violations.ts'
import type { Fields } from '../checking/walk-payload.ts'
import {
  type AdditionsPayload,
  notesPayload,
  paymentInstructionPayload,
  statementsPayload,
  transactionsPayload,
} from '../contract/additions.ts'
import { issue } from '../issue-words.ts'
import type { MoneyTerms } from '../money-terms.ts'
import type { Issue } from '../result.ts'
import { type AdditionKind, type AdditionRequest, additionRequests, pathInAdditions } from './addition-requests.ts'
import { amountsNotSaid } from './sent-amounts.ts'

export type CheckedAdditions = {
  readonly requests: readonly AdditionRequest[]
  /** Paths are those of all additions together. */
  readonly issues: readonly Issue[]
}

/**
 * @param additions  of one account, in the shape of `additionsPayload`
 * @param today  YYYY-MM-DD
 * @param terms  how the service takes money, as far as it was said
 */
export function checkAdditions(additions: Fields, today: string, terms: MoneyTerms): CheckedAdditions {
  // Whether it has that shape is what is looked at here, request by request.
  const requests = additionRequests(additions as AdditionsPayload)
  const draft = { payload: additions, origins: new Map(), rows: [] }
  const ruled = [
    ...amountsNotSaid(additions, additionsCatalogue, terms),
    ...checkAccount(draft, planChecks(additionsCatalogue, today)),
  ]
  const said = new Set(ruled.filter(({ level }) => level === 'error').map(({ where }) => where?.path))
  const refused = requests.flatMap(contractIssues).filter(({ where }) => !said.has(where?.path))
  // What is refused is not unusual as well.
  const refusedAt = new Set(refused.map(({ where }) => where?.path))
  const rest = ruled.filter(({ level, where }) => level === 'error' || !refusedAt.has(where?.path))
  return { requests, issues: [...refused, ...rest] }
}

const schemas: Readonly<Record<AdditionKind, z.ZodType>> = {
  notes: notesPayload,
  transactions: transactionsPayload,
  statements: statementsPayload,
  payment: paymentInstructionPayload,
}

/** What of a request its call does not take; a misspelt field is found too. */
export function contractIssues({ kind, payload }: AdditionRequest): Issue[] {
  return contractViolations(schemas[kind], payload, additionsCatalogue, (path) => pathInAdditions(kind, path)).map(
    ({ path, ...told }) => issue('request_not_valid', told, { path }),
  )
}
