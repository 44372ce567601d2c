/**
 * A disk that takes nothing more is no bug of ours, nor is a damaged file: whatever was asked for, the person is told to make room, or to
 * have the file put back.
 */
import { join } from 'node:path'
import type { Desk } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { type Result, refuse } from '../../../shared/result.ts'
import type { bugLog } from '../../shell/bug-log.ts'
import { isDiskTrouble } from '../../storage/disk-trouble.ts'
import { databaseName, isDamage } from '../../storage/open-database.ts'

export function tellingOfDisk<Some extends Partial<Desk>>(
  handlers: Some,
  { home, logBug }: { readonly home: string; readonly logBug: ReturnType<typeof bugLog> },
): Some {
  const telling = Object.entries(handlers).map(([channel, handler]) => {
    const answer = handler as (ask: unknown) => Promise<Result<unknown>>
    const told = async (ask: unknown): Promise<Result<unknown>> => {
      try {
        return await answer(ask)
      } catch (error) {
        if (isDiskTrouble(error)) return refuse(issue('disk_full_here', {}))
        if (!isDamage(error)) throw error
        // Which place of the file it is, only this says.
        logBug(channel, error)
        return refuse(issue('data_unreadable', { file: join(home, databaseName) }))
      }
    }
    return [channel, told]
  })
  return Object.fromEntries(telling) as Some
}
