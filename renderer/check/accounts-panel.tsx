/** The accounts that the rows make, each with how it stands; choosing one shows only its rows. */
import { UnstyledButton } from '@mantine/core'
import type { AccountFilter, AccountStub } from '../../shared/ipc.ts'
import { useAccountList } from '../asking/use-account-list.ts'
import { AccountFinder, AccountPaging } from '../parts/account-finder.tsx'
import { Answer, EmptyState } from '../parts/states.tsx'
import { ToneBadge } from '../parts/tone-badge.tsx'
import { nouns, showCount } from '../words/counting.ts'
import { dryRunWords, type Tone } from '../words/words.ts'
import classes from './check.module.css'
import type { ChosenAccount } from './sheet-view.ts'

/** What has been sent is the business of the later steps. */
const filters = ['all', 'withErrors', 'ready'] as const satisfies readonly AccountFilter[]

type AccountsPanelProps = {
  readonly chosen: ChosenAccount | null
  readonly onChoose: (account: ChosenAccount | null) => void
}

export function AccountsPanel({ chosen, onChoose }: AccountsPanelProps) {
  const list = useAccountList({ filter: 'all', perPage: 50 })
  return (
    <>
      <div className={classes.accountTools}>
        <AccountFinder list={list} filters={filters} />
      </div>
      <Answer asked={list.asked} doing="Reading the accounts">
        {({ total, accounts }) =>
          accounts.length === 0 ? (
            <EmptyState title={list.search === '' ? 'No accounts here' : `No account fits “${list.search}”`} />
          ) : (
            <>
              <ul className={classes.accounts}>
                {accounts.map((account) => (
                  <li key={account.key}>
                    <UnstyledButton
                      className={classes.account}
                      aria-pressed={account.key === chosen?.key}
                      onClick={() => onChoose(account.key === chosen?.key ? null : account)}
                    >
                      <span>{account.accountNumber ?? 'No account number'}</span>
                      <Standing account={account} />
                      <span className={`${classes.quiet} ${classes.accountName}`}>{account.name}</span>
                    </UnstyledButton>
                  </li>
                ))}
              </ul>
              <AccountPaging list={list} total={total} />
            </>
          )
        }
      </Answer>
    </>
  )
}

function Standing({ account }: { readonly account: AccountStub }) {
  const { tone, words } = standingOf(account)
  return <ToneBadge tone={tone}>{words}</ToneBadge>
}

/** Problems first; an account without any stands as its last dry run says. */
function standingOf({ errorCount, dryRun }: AccountStub): { readonly tone: Tone; readonly words: string } {
  if (errorCount > 0) return { tone: 'error', words: showCount(errorCount, nouns.problem) }
  if (dryRun.outcome === 'none') return { tone: 'good', words: 'Ready' }
  const { name, tone } = dryRunWords[dryRun.outcome]
  return { tone, words: name }
}
