/** What the Check step says about a dry run: how far it is, how fast, and what came of it. */
import type { DryRunProgress, Reply } from '../../shared/ipc.ts'
import { showNumber } from '../../shared/words/phrases.ts'
import { chooseForm, nouns, showCount } from '../words/counting.ts'

/** "107 of 26,000 accounts looked at, 480 a minute, about 54 minutes left. Nothing is created." */
export function dryRunProgressWords(progress: DryRunProgress | null): string {
  if (progress === null) return 'The service is looking at the accounts. Nothing is created.'
  const { done, total, isPaused, perMinute, remainingMs } = progress
  const far = `${showNumber(done)} of ${showCount(total, nouns.account)} looked at`
  if (isPaused) return `Paused: ${far}. Nothing is created.`
  const rate = perMinute === null || perMinute < 1 ? '' : `, ${showNumber(Math.round(perMinute))} a minute`
  const left = remainingMs === null || remainingMs < 5000 ? '' : `, ${aboutHowLong(remainingMs)} left`
  return `${far}${rate}${left}. Nothing is created.`
}

function aboutHowLong(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return `about ${seconds} seconds`
  const minutes = Math.round(seconds / 60)
  if (minutes < 90) return `about ${showNumber(minutes)} ${chooseForm(minutes, 'minute', 'minutes')}`
  const hours = Math.round(minutes / 60)
  return `about ${showNumber(hours)} ${chooseForm(hours, 'hour', 'hours')}`
}

/** "Done. The service would take 107 of the 109 accounts it looked at. …" */
export function dryRunOutcomeWords({ done, passed, refused, wasStopped, leftOut }: Reply<'startDryRun'>): string {
  const notKnown = done - passed - refused
  return [
    wasStopped ? 'Stopped.' : 'Done.',
    done === 0
      ? 'No account was looked at.'
      : `The service would take ${showNumber(passed)} of the ${showCount(done, nouns.account)} it looked at.`,
    refused === 0
      ? ''
      : `What it says about the other ${refused === 1 ? 'one' : showNumber(refused)} is under Problems and in the cells.`,
    notKnown === 0
      ? ''
      : `${showCount(notKnown, nouns.account)} got no answer: try ${chooseForm(notKnown, 'it', 'them')} again.`,
    leftOutWords(leftOut),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function leftOutWords({ withErrors, setAside }: Reply<'startDryRun'>['leftOut']): string {
  const parts = [
    withErrors === 0 ? '' : `${showNumber(withErrors)} with problems`,
    setAside === 0 ? '' : `${showNumber(setAside)} set aside`,
  ].filter((part) => part !== '')
  return parts.length === 0 ? '' : `Left out: ${parts.join(' and ')}.`
}
