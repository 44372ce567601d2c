/** The field tree of the account import payload. */
import { accountPayload } from '../contract/account.ts'
import { exampleAccount } from '../contract/example-account.ts'
import { deriveCatalogue } from './derive-catalogue.ts'

export const accountCatalogue = deriveCatalogue(accountPayload, 'account', 'Account import payload', {
  example: exampleAccount,
})
