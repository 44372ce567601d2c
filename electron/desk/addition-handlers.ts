/** Answers what screens ask about adding to one account. */
import type { Desk } from '../../shared/ipc.ts'
import { ok } from '../../shared/result.ts'
import type { AdditionSession } from './addition-session.ts'
import type { Connections } from './connections.ts'
import { onlyAt } from './only-at.ts'

type AdditionHandlers = Pick<Desk, 'findAdditionTarget' | 'readAdditions' | 'sendAddition'>

export function createAdditionHandlers(ports: {
  readonly additions: AdditionSession
  readonly connections: Connections
}): AdditionHandlers {
  const { additions, connections } = ports
  const whereSeen = onlyAt(connections)

  return {
    findAdditionTarget: ({ accountNumber }) => additions.findTarget(accountNumber),
    readAdditions: async ({ accountNumber }) => ok([...additions.read(accountNumber)]),
    sendAddition: ({ at, ...ask }) => whereSeen(at, () => additions.send(ask)),
  }
}
