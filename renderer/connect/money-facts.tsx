/** How the service of a connection takes money, among the facts of the connection. */
import type { MoneyTerms } from '../../shared/money-terms.ts'
import { exampleBalance, sentExample } from './money-words.ts'

export function MoneyFacts({ terms: { positiveBalance, amountUnit } }: { readonly terms: MoneyTerms }) {
  return (
    <>
      <dt>A customer who owes {exampleBalance}</dt>
      <dd>
        {positiveBalance === null || amountUnit === null
          ? 'Not known yet how that is sent: say it below.'
          : `is sent as ${sentExample({ positiveBalance, amountUnit })}`}
      </dd>
    </>
  )
}
