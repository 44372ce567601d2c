/** Holds what is to be added to an account against what each call takes, and against the rules about several values. */

import type { Fields } from '../basics/members.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { checkAccount, planChecks } from '../checking/account/check-account.ts'
import { payloadViolations } from '../checking/account/payload-violations.ts'
import { issue } from '../issue-words.ts'
import type { Issue } from '../result.ts'
import type { MoneyTerms } from '../service/money-terms.ts'
import { type AdditionRequest, additionRequests, additionsOf, isOfKind } from './addition-requests.ts'
import { amountsNotSaid, withSentAmounts } from './sent-amounts.ts'

export type CheckedAdditions = {
  readonly requests: readonly AdditionRequest[]
  /** Paths are those of all additions together. */
  readonly issues: readonly Issue[]
}

/**
 * @param additions  of one account, in the shape of the field tree, its amounts in whole units
 * @param today  YYYY-MM-DD
 * @param terms  how the service takes money, as far as it was said
 */
export function checkAdditions(
  additions: Fields,
  catalogue: Catalogue,
  today: string,
  terms: MoneyTerms,
): CheckedAdditions {
  const requests = additionRequests(additions, catalogue)
  const draft = { payload: additions, origins: new Map(), rows: [] }
  const ruled = [...amountsNotSaid(additions, catalogue, terms), ...checkAccount(draft, planChecks(catalogue, today))]
  const said = new Set(ruled.filter(({ level }) => level === 'error').map(({ where }) => where?.path))
  const refused = additionRequests(withSentAmounts(additions, catalogue, terms), catalogue)
    .flatMap((request) => requestIssues(request, catalogue))
    .filter(({ where }) => !said.has(where?.path))
  // What is refused is not unusual as well.
  const refusedAt = new Set(refused.map(({ where }) => where?.path))
  const rest = ruled.filter(({ level, where }) => level === 'error' || !refusedAt.has(where?.path))
  return { requests, issues: [...refused, ...rest] }
}

/** What of a request its call does not take; a misspelt field is found too, and what belongs into a request of another kind. */
export function requestIssues({ kind, payload }: AdditionRequest, catalogue: Catalogue): Issue[] {
  const { root } = catalogue
  const own = { ...root, children: root.children.filter(({ path }) => isOfKind(kind, path, catalogue)) }
  return payloadViolations(additionsOf(kind, payload, catalogue), { ...catalogue, root: own }).map(
    ({ path, ...told }) => issue('request_not_valid', told, { path }),
  )
}
