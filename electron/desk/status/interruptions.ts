/**
 * What a person agreed to send is written down before it begins and forgotten when it is over. What is left of it was cut short: then
 * the journal says what became of each account, until the person has read it.
 */
import type { Interruption } from '../../../shared/ipc.ts'
import type { Clock } from '../../platform/time.ts'
import type { AgreedToSendStore } from '../../storage/agreed-to-send.ts'
import { isDiskTrouble } from '../../storage/disk-trouble.ts'
import type { JournalScope } from '../../storage/journal.ts'
import type { Phase } from '../../storage/journal-record.ts'

export type Interruptions = {
  /** @returns what is to be called when it is over; where that never comes, it was cut short */
  begin(accountNumbers: readonly string[]): UnderWayToSend
  /** What was cut short of the open project at the present connection; `null` when nothing was. */
  read(): Interruption | null
  /** The person has read it. */
  forget(): void
}

export type UnderWayToSend = {
  over(): void
  /** It ends before its end, because the application is closed or the person goes elsewhere. */
  leave(): void
}

type Ports = {
  readonly store: AgreedToSendStore
  readonly projectId: () => string | null
  readonly scope: () => JournalScope | null
  /** What the journal of the present connection knows of an account. */
  readonly phaseOf: () => (accountNumber: string) => Phase | undefined
  readonly clock: Clock
}

const mostNamed = 5

export function createInterruptions({ store, projectId, scope, phaseOf, clock }: Ports): Interruptions {
  /** Begun in this process, and neither over nor left. */
  const underWay = new Set<string>()

  const cutShort = () => {
    const [project, where] = [projectId(), scope()]
    if (project === null || where === null) return []
    return [...store.read(project, where)].filter(([id]) => !underWay.has(id))
  }

  return {
    begin: (accountNumbers) => {
      const [project, where] = [projectId(), scope()]
      if (project === null || where === null) return { over: () => {}, leave: () => {} }
      const { connection, supplier } = where
      const at = new Date(clock()).toISOString()
      const id = store.add(project, { connection, supplier, at, accountNumbers: [...accountNumbers] })
      underWay.add(id)
      return {
        over: () => {
          try {
            store.remove([id])
          } catch (error) {
            // It is told at the next start, with everything sent: better than to end what is going on.
            if (!isDiskTrouble(error)) throw error
          }
          underWay.delete(id)
        },
        leave: () => void underWay.delete(id),
      }
    },
    read: () => {
      const found = cutShort().map(([, one]) => one)
      const [first] = found.toSorted((one, other) => one.at.localeCompare(other.at))
      if (first === undefined) return null
      const phase = phaseOf()
      const numbers = [...new Set(found.flatMap(({ accountNumbers }) => accountNumbers))]
      const inPhases = (...phases: readonly (Phase | undefined)[]) =>
        numbers.filter((number) => phases.includes(phase(number)))
      const asked = inPhases('sending', 'unknown')
      return {
        at: first.at,
        agreed: numbers.length,
        created: inPhases('finished').length,
        accepted: inPhases('accepted').length,
        asked: { count: asked.length, first: asked.slice(0, mostNamed) },
        refused: inPhases('refused', 'failed').length,
        notSent: inPhases('notSent', undefined).length,
      }
    },
    forget: () => store.remove(cutShort().map(([id]) => id)),
  }
}
