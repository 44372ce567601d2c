/** What a window showed may be behind: nothing is sent anywhere else than the person saw. */
import { type SeenConnection, seenConnectionOf } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { type Result, refuse } from '../../../shared/result.ts'
import type { Connections } from './connections.ts'

export const onlyAt =
  (connections: Connections) =>
  async <T>(at: SeenConnection, work: () => Promise<Result<T>>): Promise<Result<T>> => {
    const status = await connections.status()
    if (connections.isChanging()) return refuse(issue('connection_is_another', {}))
    const isSame = status.kind !== 'none' && JSON.stringify(seenConnectionOf(status)) === JSON.stringify(at)
    return isSame ? work() : refuse(issue('connection_is_another', {}))
  }
