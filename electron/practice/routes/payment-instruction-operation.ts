/** Adds the payment instruction of an imported account, after asking a payment vendor that practice only plays. */
import { type Answer, answer, bareNotFound, refusal, validationRefusal } from '../answers.ts'
import { ownCodes } from '../not-shown.ts'
import { findImported } from './imported-account.ts'
import { type Operation, operationsAt, type Practice } from './operation.ts'

export const paymentInstructionOperation = (practice: Practice): readonly Operation[] =>
  operationsAt(
    'payment-instruction',
    'POST',
    practice.served.sending['payment-instruction'],
    ({ read }) =>
      ({ body, parameters }) => {
        const checked = read(body, parameters)
        if (!checked.ok)
          return validationRefusal(
            ownCodes.additionRefused,
            'The payment instruction failed validation.',
            checked.errors,
          )
        const found = findImported(practice, checked.value)
        if (found === undefined) return bareNotFound
        const { id: reference, data } = checked.value
        return practice.store.asOne(() => {
          const trouble = askVendor(practice, found.account.id, reference)
          if (trouble) return trouble
          practice.store.additions.keepPaymentInstruction(found.account.id, data)
          return answer(201, { platform_account_number: found.platformNumber, reference })
        })
      },
  )

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
