/** A disk that takes nothing more is no bug of ours: whatever was asked for, the person is told to make room. */
import type { Desk } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { type Result, refuse } from '../../shared/result.ts'
import { isDiskTrouble } from '../storage/disk-trouble.ts'

export function tellingOfDisk<Some extends Partial<Desk>>(handlers: Some): Some {
  const telling = Object.entries(handlers).map(([channel, handler]) => {
    const answer = handler as (ask: unknown) => Promise<Result<unknown>>
    const told = async (ask: unknown): Promise<Result<unknown>> => {
      try {
        return await answer(ask)
      } catch (error) {
        if (!isDiskTrouble(error)) throw error
        return refuse(issue('disk_full_here', {}))
      }
    }
    return [channel, told]
  })
  return Object.fromEntries(telling) as Some
}
