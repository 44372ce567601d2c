/** A message in which the number of an account leads to it. */
import type { Arguments, Marks } from '../../../shared/messages/arguments.ts'
import { Said } from '../said/said.tsx'
import { AccountLink } from './account-link.tsx'

/** Messages with the number of one account, marked as its link. */
type AccountKey = {
  [K in keyof Marks]: Marks[K] extends 'link' ? (Arguments[K] extends { readonly number: unknown } ? K : never) : never
}[keyof Marks]

type Props<K extends AccountKey> = {
  readonly of: K
  readonly values: Arguments[K] & { readonly number: string }
}

export const AccountSaid = <K extends AccountKey>({ of, values }: Props<K>) => (
  <Said of={of} values={values} marks={{ link: () => <AccountLink accountNumber={values.number} /> } as never} />
)
