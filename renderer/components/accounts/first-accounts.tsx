/** The first numbers of some accounts, each leading to its account, and how many more there are: as the files say it in words. */
import { say } from '../../../shared/messages/say.ts'
import { Listed, Said } from '../said/said.tsx'
import classes from './account-link.module.css'
import { AccountLink } from './account-link.tsx'

export function FirstAccounts({ first, count }: { readonly first: readonly string[]; readonly count: number }) {
  const rest = count - first.length
  if (first.length === 0) return null
  const links = first.map((number) => <AccountLink key={number} accountNumber={number} />)
  const all = rest > 0 ? [...links, say('and_more', { count: rest })] : links
  return (
    <span className={classes.first}>
      <Said of="accounts_linked" values={{ count }} marks={{ links: () => <Listed all={all} /> }} />
    </span>
  )
}
