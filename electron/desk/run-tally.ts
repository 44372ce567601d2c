/** Counts what became of the accounts of a run that had their turn, as it becomes known. */
import type { ImportState, RunState } from '../../shared/ipc.ts'

type Counts = RunState['counts']

const placeOf: Readonly<Record<ImportState['state'], keyof Counts>> = {
  finished: 'created',
  accepted: 'beingCreated',
  refused: 'refused',
  failed: 'failed',
  notSent: 'leftOut',
  sending: 'unclear',
  unknown: 'unclear',
}

export type RunTally = ReturnType<typeof createRunTally>

export function createRunTally() {
  const states = new Map<string, ImportState['state']>()
  const places = new Map<string, keyof Counts>()
  const counts = { created: 0, beingCreated: 0, refused: 0, failed: 0, unclear: 0, leftOut: 0 }

  const put = (number: string, place: keyof Counts): void => {
    const before = places.get(number)
    if (before !== undefined) counts[before] -= 1
    places.set(number, place)
    counts[place] += 1
  }

  return {
    turnOver: (number: string, wasLeftOut: boolean): void => {
      put(number, wasLeftOut ? 'leftOut' : placeOf[states.get(number) ?? 'notSent'])
    },
    stateChanged: (number: string, { state }: Pick<ImportState, 'state'>): void => {
      states.set(number, state)
      if (places.has(number)) put(number, placeOf[state])
    },
    /** Whether the service may yet say something else of it. */
    isOpen: (number: string): boolean => {
      const place = places.get(number)
      return place === 'beingCreated' || place === 'unclear'
    },
    show: (): Pick<RunState, 'done' | 'counts' | 'failures'> => ({
      done: places.size,
      counts: { ...counts },
      failures: counts.refused + counts.failed,
    }),
  }
}
