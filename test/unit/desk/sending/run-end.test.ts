import { expect, test } from 'vitest'
import { showRunEnd } from '../../../../electron/desk/sending/run-end.ts'
import { noneOfAny } from '../../../../shared/account-status.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'

const end = (failures: number, leftOut: number, unclear: number) => {
  const refused = failures
  const counts = { ...noneOfAny(), finished: 4 - failures - leftOut - unclear, refused, unknown: unclear }
  const { issue, wayForward } = showRunEnd(null, { total: 4, failures, counts, leftOut }, null)
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
  expect(end(failures, leftOut, unclear)).toEqual([words, way])
})
