/** A message in words, in which the numbers of the accounts that it names lead to them. */
import { accountsNamed } from '../../../shared/issue-words.ts'
import type { Message } from '../../../shared/messages/message.ts'
import { type Beside, sayMessage } from '../../../shared/messages/say.ts'
import { AccountWords } from '../accounts/account-words.tsx'

type Props = { readonly message: Message; readonly beside?: Beside | undefined }

export function MessageWords({ message, beside }: Props) {
  return <AccountWords text={sayMessage(message, beside)} accounts={accountsNamed(message)} />
}
