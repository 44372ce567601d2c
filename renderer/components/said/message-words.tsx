/** A message in words, in which the numbers of the accounts that it names lead to them. */
import { accountsNamed } from '../../../shared/issue-words.ts'
import type { Message } from '../../../shared/messages/message.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import { AccountWords } from '../accounts/account-words.tsx'

export function MessageWords({ message }: { readonly message: Message }) {
  return <AccountWords text={sayMessage(message)} accounts={accountsNamed(message)} />
}
