/** Additions of the open spreadsheet as a person decides about them, who has read Add. */
import type { AdditionKind } from '../../../shared/additions/addition-requests.ts'
import type { Ask, Desk, SendingDecision } from '../../../shared/ipc.ts'
import { valueIn } from '../value-in.ts'
import { atPractice } from './seen-connections.ts'

/** What Add shows now of what can be sent by a decision. @param kinds  all where none is named */
export async function decideInAdd(
  desk: Pick<Desk, 'listAdditions'>,
  decision: SendingDecision,
  ...kinds: readonly AdditionKind[]
): Promise<Ask<'sendAdditions'>> {
  const { toSend } = valueIn(await desk.listAdditions({ offset: 0, limit: 1, filter: 'all' }))
  const wanted = toSend[decision].filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
  const seen = Object.fromEntries(wanted.map((one) => [one.kind, one.seen]))
  return { decision, seen, keepTrying: false, at: atPractice }
}

export const sendFromAdd = async (
  desk: Pick<Desk, 'listAdditions' | 'sendAdditions'>,
  decision: SendingDecision,
  ...kinds: readonly AdditionKind[]
) => desk.sendAdditions(await decideInAdd(desk, decision, ...kinds))
