/** The number of an account, wherever one is said: it leads to the account, as the step shows it. */

import { Anchor } from '@mantine/core'
import { createContext, useContext } from 'react'
import { say } from '../../../shared/messages/say.ts'
import { Breakable } from '../said/breakable.tsx'
import classes from './account-link.module.css'

/** Accounts that have a number are told by it. */
type ShowAccount = (key: string) => void

/** `null` where no account is shown. */
const Showing = createContext<ShowAccount | null>(null)

/** What shows an account; the same from one drawing to the next. */
export const AccountShower = Showing.Provider

type Props = {
  readonly accountNumber: string
  /** What stands over the account goes first. */
  readonly onFollow?: () => void
}

export function AccountLink({ accountNumber, onFollow }: Props) {
  const show = useContext(Showing)
  if (show === null) return <Breakable text={accountNumber} />
  return (
    <Anchor
      component="button"
      type="button"
      className={classes.link}
      aria-label={say('account_show_it', { number: accountNumber })}
      onClick={() => {
        onFollow?.()
        show(accountNumber)
      }}
    >
      <Breakable text={accountNumber} />
    </Anchor>
  )
}
