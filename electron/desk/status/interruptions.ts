/**
 * What a person agreed to send is written down before it begins and forgotten when it is over. What is left of it was cut short: then
 * the journal says what became of each account, until the person has read it.
 */
import type { Interruption } from '../../../shared/ipc.ts'
import { ok, onceDone } from '../../../shared/result.ts'
import type { Surroundings } from '../../desk-ports.ts'
import { isDiskTrouble } from '../../storage/disk-trouble.ts'
import { openAgreedToSend } from '../../storage/journal/agreed-to-send.ts'
import type { Phase } from '../../storage/journal/journal-record.ts'
import type { Connections } from '../connection/connections.ts'
import type { ProjectSession } from '../project/project-session.ts'
import type { AccountStatusProjection } from './account-status-projection.ts'

export type Interruptions = ReturnType<typeof createInterruptions>

type Ports = Pick<Surroundings, 'data' | 'clock'> & {
  readonly session: Pick<ProjectSession, 'projectId'>
  readonly connections: Pick<Connections, 'inUse'>
  readonly known: Pick<AccountStatusProjection, 'view'>
}

const mostNamed = 5

export function createInterruptions({ data, session, connections, known, clock }: Ports) {
  const store = openAgreedToSend(data)
  /** Begun in this process, and neither over nor left. */
  const underWay = new Set<string>()

  const cutShort = () => {
    const [project, where] = [session.projectId(), connections.inUse().scope]
    if (project === null || where === null) return []
    return [...store.read(project, where)].filter(([id]) => !underWay.has(id))
  }

  /** Of the open project at the present connection; `null` when nothing was. */
  const read = (): Interruption | null => {
    const found = cutShort().map(([, one]) => one)
    const [first] = found.toSorted((one, other) => one.at.localeCompare(other.at))
    if (first === undefined) return null
    const { recordOf } = known.view()
    const numbers = [...new Set(found.flatMap(({ accountNumbers }) => accountNumbers))]
    const inPhases = (...phases: readonly (Phase | undefined)[]) =>
      numbers.filter((number) => phases.includes(recordOf(number)?.phase))
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
  }

  return {
    /** @returns what is to be called when it is over; where that never comes, it was cut short */
    begin: (accountNumbers: readonly string[]) => {
      const [project, where] = [session.projectId(), connections.inUse().scope]
      if (project === null || where === null) return { over: () => {}, leave: () => {} }
      const { connection, supplier } = where
      const at = new Date(clock()).toISOString()
      const id = store.add(project, { connection, supplier, at, accountNumbers: [...accountNumbers] })
      underWay.add(id)
      return {
        over: (): void => {
          try {
            store.remove([id])
          } catch (error) {
            // It is told at the next start, with everything sent: better than to end what is going on.
            if (!isDiskTrouble(error)) throw error
          }
          underWay.delete(id)
        },
        /** It ends before its end, because the application is closed or the person goes elsewhere. */
        leave: (): void => void underWay.delete(id),
      }
    },
    answers: {
      readInterruption: async () => ok(read()),
      /** The person has read it. */
      forgetInterruption: () => onceDone(store.remove(cutShort().map(([id]) => id))),
    },
  }
}
