/** The number of an account, wherever Check says one: it leads to the account as it would be sent. */
import { Anchor } from '@mantine/core'
import { createContext, useContext } from 'react'
import classes from './account-link.module.css'

type ShowAccount = (key: string) => void

const Showing = createContext<ShowAccount>(() => {})

/** What shows an account; the same from one drawing to the next. */
export const AccountShower = Showing.Provider

type Props = {
  readonly accountNumber: string
  /** What stands over the account goes first. */
  readonly onFollow?: () => void
}

/** Accounts that have a number are told by it. */
export function AccountLink({ accountNumber, onFollow }: Props) {
  const show = useContext(Showing)
  return (
    <Anchor
      component="button"
      type="button"
      className={classes.link}
      aria-label={`Account ${accountNumber}: show it`}
      onClick={() => {
        onFollow?.()
        show(accountNumber)
      }}
    >
      {accountNumber}
    </Anchor>
  )
}
