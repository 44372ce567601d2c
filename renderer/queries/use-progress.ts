/** Long work of the desk, which goes on when its screen is left, and begins in other windows, too. */
import { useState } from 'react'
import type { DeskEvent } from '../../shared/ipc.ts'
import { useDeskEvent } from './desk-context.tsx'
import { useDeskQuery } from './use-desk-query.ts'

/** What tells how far it is, by what it is asked with when a screen comes up. */
const news = {
  readDryRun: 'dryRunProgress',
  readAdditionSending: 'additionsProgress',
  readAskingAboutTargets: 'targetsProgress',
} as const
type LongWork = keyof typeof news
type Progress<W extends LongWork> = DeskEvent<(typeof news)[W]>

/** @returns how far it is, `null` where it is not under way; and a way to say that it is over, of which the news may have been lost */
export function useProgress<W extends LongWork>(work: W): readonly [Progress<W> | null, setOver: () => void] {
  const present = useDeskQuery<LongWork, Progress<W> | null>(work, {}, { isKept: false })
  const [told, setTold] = useState<Progress<W> | 'none' | null>(null)
  useDeskEvent(news[work], (progress: Progress<W>) => setTold(progress.isOver ? 'none' : progress))
  const progress = told === 'none' ? null : (told ?? present.value ?? null)
  return [progress, () => setTold('none')]
}
