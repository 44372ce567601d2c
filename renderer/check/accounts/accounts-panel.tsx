/** The accounts that the rows make, each with how it stands. One can be looked at alone; several can be tried or set aside at once. */
import type { ProjectKind } from '../../../shared/catalogue/catalogue-of-kind.ts'
import type { AccountFilter, AccountSummary } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { AccountFinder, AccountPaging } from '../../components/accounts/account-finder.tsx'
import { useFocusKept } from '../../components/focus.ts'
import { EmptyState, QueryBoundary } from '../../components/frame/states.tsx'
import { useProjectKind } from '../../queries/open-project.tsx'
import type { AccountList } from '../../queries/use-account-list.ts'
import { filtersOfAccounts, groupFilters } from '../../words/standing-groups.ts'
import type { ChosenAccount } from '../sheet/sheet-view.ts'
import { AccountLines } from './account-lines.tsx'
import classes from './accounts.module.css'
import { SelectionTools } from './selection-tools.tsx'

/** Without a dry run and a create there is less to tell additions apart by. */
const filters: Readonly<Record<ProjectKind, readonly AccountFilter[]>> = {
  accounts: filtersOfAccounts,
  additions: groupFilters,
}

/** Accounts that were ticked, by key. Those on other pages, or behind another filter, stay ticked. */
export type Selection = ReadonlyMap<string, Pick<AccountSummary, 'accountNumber' | 'name' | 'setAside'>>

type AccountsPanelProps = {
  readonly list: AccountList
  readonly chosen: ChosenAccount | null
  readonly onChoose: (account: ChosenAccount | null) => void
  readonly selection: Selection
  readonly onSelection: (selection: Selection) => void
  readonly onDryRun: (keys: readonly string[]) => void
  readonly onPayload: (account: ChosenAccount) => void
}

export function AccountsPanel(props: AccountsPanelProps) {
  const kind = useProjectKind()
  const { list, selection } = props
  return (
    <div role="none" className={classes.whole} {...useFocusKept(['[data-line][tabindex="0"]', 'input'])}>
      <AccountFinder list={list} filters={filters[kind]} />
      {list.asked.state === 'done' && list.asked.value.total > 0 && (
        <SelectionTools
          list={list}
          total={list.asked.value.total}
          shown={list.asked.value.accounts}
          selection={selection}
          onSelection={props.onSelection}
          onDryRun={props.onDryRun}
        />
      )}
      <QueryBoundary asked={list.asked} doing={say('reading_listed_accounts')} isLong>
        {({ total, accounts }) =>
          accounts.length === 0 ? (
            <EmptyState
              title={
                list.search === '' ? say('no_accounts_here') : say('no_account_fits_search', { search: list.search })
              }
            />
          ) : (
            <>
              <AccountLines {...props} accounts={accounts} />
              <AccountPaging list={list} total={total} />
            </>
          )
        }
      </QueryBoundary>
    </div>
  )
}
