/** Narrows a list of accounts: which of them, and a part of a name or number; and the pages of what is found. */

import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { countIn, filterName } from '../../../shared/account-status.ts'
import { type AccountFilter, accountFilter } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import type { AccountList } from '../../queries/use-account-list.ts'
import { filtersOfAccounts } from '../../words/standing-groups.ts'
import { Paging } from '../frame/paging.tsx'
import classes from './account-finder.module.css'

type Props = {
  readonly list: AccountList
  /** Those to choose from; all of them where none are given. */
  readonly filters?: readonly AccountFilter[]
  readonly isWide?: boolean
}

export function AccountFinder({ list, filters = filtersOfAccounts, isWide = false }: Props) {
  const { asked } = list
  const counts = asked.value?.counts ?? null
  return (
    <div className={classes.finder} data-wide={isWide || undefined}>
      <NativeSelect
        aria-label={say('which_accounts_listed')}
        title={say(filterName(list.filter))}
        value={list.filter}
        data={filters.map((value) => ({
          value,
          label:
            counts === null
              ? say(filterName(value))
              : say('group_counted', { group: say(filterName(value)), count: countIn(counts, value) }),
        }))}
        onChange={(event) => list.setFilter(accountFilter.parse(event.currentTarget.value))}
      />
      <TextInput
        aria-label={say('find_account')}
        placeholder={say('name_or_number')}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={list.typed}
        onChange={(event) => list.setTyped(event.currentTarget.value)}
      />
    </div>
  )
}

/** @param total  how many accounts were found */
export function AccountPaging({ list, total }: { readonly list: AccountList; readonly total: number }) {
  return <Paging total={total} perPage={list.perPage} page={list.page} counted="account_count" onPage={list.setPage} />
}
