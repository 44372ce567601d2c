/** How the service of a connection takes money, among the facts of the connection. */

import { say } from '../../../shared/messages/say.ts'
import { amount } from '../../../shared/messages/values.ts'
import type { MoneyTerms } from '../../../shared/service/money-terms.ts'
import { exampleBalance, sentExample } from '../../components/questions/money-words.ts'

export function MoneyFacts({ terms: { positiveBalance, amountUnit } }: { readonly terms: MoneyTerms }) {
  return (
    <>
      <dt>{say('customer_who_owes', { amount: amount(exampleBalance) })}</dt>
      <dd>
        {positiveBalance === null || amountUnit === null
          ? say('money_not_known')
          : say('is_sent_as', { sent: sentExample({ positiveBalance, amountUnit }) })}
      </dd>
    </>
  )
}
