/** What a person is told of a run, while it goes and at its end. */
import { expect, test } from 'vitest'
import { showRunEnd } from '../../../../electron/desk/sending/run-end.ts'
import { createRunSignals } from '../../../../electron/desk/sending/run-signals.ts'
import { noneOfAny } from '../../../../shared/account-status.ts'
import type { RunEnd, RunState } from '../../../../shared/ipc.ts'
import { issue } from '../../../../shared/issue-words.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'

const running: RunState = {
  id: 'run 1',
  stage: 'creating',
  total: 4,
  done: 1,
  counts: { ...noneOfAny(), finished: 1 },
  failures: 0,
  current: null,
  perMinuteAtMost: null,
  stopAtFailures: 3,
  startedAt: '2026-11-21T12:00:00.000Z',
  endedAt: null,
  perMinute: null,
  remainingMs: null,
  notices: [],
  end: null,
}
const over = (reason: RunEnd['reason'], id = 'run 1'): RunState => ({
  ...running,
  id,
  stage: 'ended',
  end: {
    reason,
    issue: issue('run_done', { total: 4, failures: 0, leftOut: 0, unclear: 0 }),
    serviceWords: null,
    wayForward: 'nothingToDo',
    account: null,
    failed: [],
  },
})

function watching() {
  const seen: unknown[] = []
  const signals = createRunSignals({
    notify: ({ body }) => seen.push(body),
    showProgress: (fraction) => seen.push(fraction),
  })
  return { signals, seen }
}

test('how far a run is stands on the window’s icon, and goes when it is over, which is said once', () => {
  const { signals, seen } = watching()
  for (const state of [running, { ...running, done: 3 }, over('allDone'), over('allDone')]) signals.runMoved(state)
  const words = sayMessage(issue('run_done', { total: 4, failures: 0, leftOut: 0, unclear: 0 }).message)
  expect(seen).toEqual([0.25, 0.75, null, words, null])
})

test('who stopped a run need not be told; the next run is told of again', () => {
  const { signals, seen } = watching()
  signals.runMoved(over('stoppedByPerson'))
  signals.runMoved(over('serviceSilent', 'run 2'))
  const words = sayMessage(issue('run_done', { total: 4, failures: 0, leftOut: 0, unclear: 0 }).message)
  expect(seen).toEqual([null, null, words])
})

test('a watch that can’t go on is told', () => {
  const { signals, seen } = watching()
  signals.watchEnded({ issue: issue('run_service_gone', {}), serviceWords: null })
  expect(seen).toEqual([sayMessage(issue('run_service_gone', {}).message)])
})

const told = (failures: number, leftOut: number, unclear: number) => {
  const refused = failures
  const counts = { ...noneOfAny(), finished: 4 - failures - leftOut - unclear, refused, unknown: unclear }
  const { issue, wayForward } = showRunEnd(null, { total: 4, failures, counts, leftOut }, null, [])
  return [sayMessage(issue.message), wayForward]
}

test.each([
  [0, 0, 0, 'All 4 accounts are done. None was refused or failed.', 'nothingToDo'],
  [2, 0, 0, 'All 4 accounts are done. 2 were refused or failed.', 'fixInCheck'],
  [0, 4, 0, 'All 4 accounts are done. 4 were not sent, because something speaks against them now.', 'fixInCheck'],
  [0, 0, 1, 'All 4 accounts are done. 1 was sent without an answer: we ask the service about it.', 'wait'],
  [
    1,
    1,
    1,
    'All 4 accounts are done. 1 was refused or failed. 1 was not sent, because something speaks against it now. 1 was sent without an answer: we ask the service about it.',
    'fixInCheck',
  ],
])('a run with %i failures, %i left out and %i unclear says all of it', (failures, leftOut, unclear, words, way) => {
  expect(told(failures, leftOut, unclear)).toEqual([words, way])
})
