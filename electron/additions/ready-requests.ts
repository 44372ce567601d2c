/**
 * What of an account can be sent, for the window and the command line alike: an account has one status, so nothing is sent of one that
 * has problems, whichever of its additions they are about.
 */
import { type AdditionRequest, additionRequests } from '../../shared/additions/addition-requests.ts'
import { requestIssues } from '../../shared/additions/check-additions.ts'
import type { Catalogue } from '../../shared/catalogue/catalogue.ts'
import type { Issue } from '../../shared/result.ts'
import type { PreparedPayload } from '../preparation/protocol.ts'

/** `inTheWay`: nothing where it can be sent. */
export type CheckedRequest = { readonly request: AdditionRequest; readonly inTheWay: readonly Issue[] }

/** Its requests as far as they can be made. Where Check has nothing against it, what its call takes is asked once more. */
export const checkedRequests = (
  { payload, errors }: Pick<PreparedPayload, 'payload' | 'errors'>,
  catalogue: Catalogue,
): CheckedRequest[] =>
  additionRequests(payload, catalogue).map((request) => ({
    request,
    inTheWay: errors.length > 0 ? errors : requestIssues(request, catalogue),
  }))
