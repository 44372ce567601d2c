/**
 * Tells whether a request of additions is one that was made before, by what it means: amounts that go in another unit now, because
 * another answer was given in Connect, are not added to an account once more.
 */
import type { AdditionRequest } from '../../../shared/additions/addition-requests.ts'
import { withMeantAmounts } from '../../../shared/additions/sent-amounts.ts'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import type { MoneyTerms } from '../../../shared/service/money-terms.ts'
import { payloadHash } from './payload-hash.ts'

/** @param terms  by which its amounts are sent */
export const requestHash = (
  { payload }: Pick<AdditionRequest, 'payload'>,
  catalogue: Catalogue,
  terms: MoneyTerms,
): string => payloadHash(withMeantAmounts(payload, catalogue, terms))
