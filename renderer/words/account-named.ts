/** An account where it is named among others: "100042 (Ana Lee)". */
import type { AccountSummary } from '../../shared/ipc.ts'
import type { Value } from '../../shared/messages/values.ts'

export function accountNamed({ accountNumber, name }: Pick<AccountSummary, 'accountNumber' | 'name'>): Value {
  const account: Value = accountNumber ?? { key: 'no_account_number', facts: {} }
  return name === '' ? account : { key: 'account_named', facts: { account, name } }
}
