/** A sentence, in which the numbers of the accounts it is about lead to them. */
import { Fragment } from 'react'
import { AccountLink } from './account-link.tsx'
import { piecesOf } from './account-pieces.ts'

type Props = {
  readonly text: string
  /** As what is known says it: no number is looked for in the words. */
  readonly accounts?: readonly (string | null)[] | undefined
}

export function AccountWords({ text, accounts = [] }: Props) {
  return piecesOf(text, accounts).map(({ at, words, isAccount }) => (
    <Fragment key={at}>{isAccount ? <AccountLink accountNumber={words} /> : words}</Fragment>
  ))
}
