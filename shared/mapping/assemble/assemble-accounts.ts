/**
 * From rows to accounts: plan once (`planAssembly`), group the rows (`groupRows`), put each account together (`assembleAccount`).
 * Who holds a large workbook calls these one by one; `assembleAccounts` does all of it.
 */
import { finish } from '../../basics/cooperative-task.ts'
import type { AssemblyInput } from '../plan/assembly-plan.ts'
import { planAssembly } from '../plan/plan-assembly.ts'
import type { Assembly } from './account-draft.ts'
import { assembleAccount } from './assemble-account.ts'
import { groupRows } from './group-rows.ts'

/**
 * @returns one draft per account number, by first appearance; a row whose account number is blank is an account of its own.
 *   Time and memory grow with the number of cells, not faster.
 */
export function assembleAccounts(input: AssemblyInput): Assembly {
  const plan = finish(planAssembly(input))
  const { accounts, issues } = finish(groupRows(plan))
  return {
    accounts: accounts.map((account) => assembleAccount(plan, account)),
    issues: [...plan.issues, ...issues],
  }
}
