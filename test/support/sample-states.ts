/** How single things of the sample desk stand before anything was done with them. */
import type { DryRunState, ImportState, News } from '../../shared/ipc.ts'
import type { Issue } from '../../shared/result.ts'

export const notSent: ImportState = {
  state: 'notSent',
  status: null,
  platformNumber: null,
  message: null,
  serviceWords: null,
  code: null,
  wayForward: null,
  changedAt: null,
}

/** The beginning of a dry run. */
export const dryRunUnderWay: News<'dryRunProgress'> = {
  done: 0,
  total: 0,
  passed: 0,
  refused: 0,
  isPaused: false,
  perMinute: null,
  remainingMs: null,
  isOver: false,
}

export const notTried: DryRunState = { outcome: 'none', at: null }

/** It is always this moment on the sample desk. */
export const now = '2026-11-21T14:03:00.000Z'

export const gone: Issue = {
  level: 'error',
  code: 'not_there',
  message: 'This is no longer there. Choose another one from the list.',
}
