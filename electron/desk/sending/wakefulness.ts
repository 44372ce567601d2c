/**
 * Notices that the computer slept or that its clock was set: the system's clock then moves otherwise than the time that this process
 * has lived. Needs nothing of the host; where the host tells of sleep itself, that comes first.
 */
import { issue } from '../../../shared/issue-words.ts'
import type { Issue } from '../../../shared/result.ts'
import type { Clock } from '../../platform/sending/time.ts'

type Ports = {
  /** Milliseconds since 1970. */
  readonly clock: Clock
  /** Milliseconds of a clock that nobody sets. */
  readonly uptime: Clock
  /** The computer is awake again, or its clock was set; the issue says it in words. */
  readonly onJump: (told: Issue) => void
}

const lookEveryMs = 5_000
/** Less is a busy computer, or a clock that is kept right by a time server. */
const smallestJumpMs = 30_000

export function watchWakefulness({ clock, uptime, onJump }: Ports) {
  let last = { clock: clock(), uptime: uptime() }

  /** Looks now; a timer of its own does so all the time. */
  const look = (): void => {
    const now = { clock: clock(), uptime: uptime() }
    const lived = now.uptime - last.uptime
    const shown = now.clock - last.clock
    last = now
    // Some systems count sleep as lived, others don't: in the first case it is this look that comes late.
    const jump = lived > smallestJumpMs + lookEveryMs ? lived - lookEveryMs : shown - lived
    if (Math.abs(jump) < smallestJumpMs) return
    const minutes = Math.max(1, Math.round(Math.abs(jump) / 60_000))
    onJump(jump > 0 ? issue('computer_slept', { minutes }) : issue('clock_set_back', { minutes }))
  }

  const timer = setInterval(look, lookEveryMs)
  timer.unref()
  return { look, close: (): void => clearInterval(timer) }
}
