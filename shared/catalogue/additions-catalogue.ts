/** The field tree of what can be added to an account that is imported. */
import { additionsPayload } from '../contract/additions.ts'
import { exampleAccount } from '../contract/example-account.ts'
import { deriveCatalogue } from './derive-catalogue.ts'

export const additionsCatalogue = deriveCatalogue(additionsPayload, 'account', 'v1 additions to an imported account', {
  kind: 'additions',
  // Of the same account, as far as it goes.
  example: exampleAccount,
})
