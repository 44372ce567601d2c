/** The example by which a person is asked how a service takes money. */
import { type MoneyTerms, sentAmount } from '../../../shared/service/money-terms.ts'

export const exampleBalance = '50.00'

/** What is sent of a customer who owes that: "50.00", "−5000". */
export const sentExample = (terms: MoneyTerms): string =>
  String(sentAmount('balance', exampleBalance, terms)).replace('-', '−')
