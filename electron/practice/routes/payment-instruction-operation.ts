/** Adds the payment instruction of an imported account, after asking a payment vendor that practice only plays. */
import { type Answer, answer, bareNotFound, refusal, validationRefusal } from '../answers.ts'
import { maxReportedErrors, ownCodes } from '../not-shown.ts'
import { paymentInstruction } from '../rules/addition-rules.ts'
import { checkBody } from '../rules/rule.ts'
import { findImported } from './imported-account.ts'
import type { Operation, Practice } from './operation.ts'

export function paymentInstructionOperation(practice: Practice): Operation {
  const { store } = practice
  return {
    name: 'payment-instruction',
    method: 'POST',
    path: '/v1/data-import/payment-instruction/create/',
    answer: ({ body }) => {
      const checked = checkBody(paymentInstruction, body, maxReportedErrors)
      if (!checked.ok)
        return validationRefusal(ownCodes.additionRefused, 'The payment instruction failed validation.', checked.errors)
      const found = findImported(practice, checked.value)
      if (found === undefined) return bareNotFound
      const { vendor, reference, type } = checked.value
      return store.asOne(() => {
        const trouble = askVendor(practice, found.account.id, reference)
        if (trouble) return trouble
        store.additions.keepPaymentInstruction(found.account.id, { vendor, reference, type })
        return answer(201, { platform_account_number: found.platformNumber, reference })
      })
    },
  }
}

/** The vendor declines references with DECLINED, and can't be reached the first time for those with RETRY; else it agrees. */
function askVendor({ store }: Practice, accountId: number, reference: string): Answer | undefined {
  if (reference.includes('DECLINED'))
    return refusal(
      400,
      ownCodes.vendorDeclined,
      'The payment vendor does not confirm this reference. Do not send it again unchanged.',
    )
  if (reference.includes('RETRY') && !store.additions.markVendorAsked(accountId, reference))
    return refusal(
      500,
      ownCodes.vendorInterrupted,
      'The payment vendor could not be reached at the moment. Send this again as it is.',
    )
  return
}
