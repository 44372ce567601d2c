/**
 * Opens something once for each service and supplier, such as a journal: one knows what it wrote itself, but not what another object over
 * the same file wrote.
 */
import type { JournalScope } from '../../storage/journal/journal.ts'
import type { Connections } from './connections.ts'

export function openForEach<One>(connections: Pick<Connections, 'inUse'>, open: (scope: JournalScope) => One) {
  const opened = new Map<string, One>()
  const of = (scope: JournalScope): One => {
    const name = JSON.stringify([scope.connection, scope.supplier])
    const one = opened.get(name) ?? open(scope)
    opened.set(name, one)
    return one
  }
  return {
    of,
    /** That of the present connection; `null` without one. */
    present: (): One | null => {
      const scope = connections.inUse().scope
      return scope === null ? null : of(scope)
    },
  }
}
