/** What reading columns otherwise would do to accounts that were sent, to be read where it is offered, before it is done. */
import type { Ask } from '../../shared/ipc.ts'
import { accountsNamed } from '../../shared/issue-words.ts'
import { say } from '../../shared/messages/say.ts'
import type { Issue } from '../../shared/result.ts'
import { useDeskQuery } from './use-desk-query.ts'

type Foreseen = {
  /** `null` where it does nothing to them. */
  readonly words: string | null
  /** All of it would be refused. */
  readonly isInTheWay: boolean
}

export function useSentForeseen(columns: Ask<'foreseeSent'>['columns']): Foreseen {
  const { value } = useDeskQuery('foreseeSent', { columns }, { isOn: columns.length > 0 })
  if (value === undefined) return { words: null, isInTheWay: false }
  const { reachedCount, refusal } = value
  if (refusal !== null) return { words: wordsOf(refusal), isInTheWay: true }
  return { words: reachedCount === 0 ? null : say('reading_reaches_sent', { count: reachedCount }), isInTheWay: false }
}

function wordsOf({ code, message }: Pick<Issue, 'code' | 'message'>): string {
  const [account = ''] = accountsNamed(message)
  return say(code === 'sent_account_would_move' ? 'reading_moves_sent' : 'reading_joins_sent', { account })
}
