/** Counts what became of the accounts of a run that had their turn, as it becomes known. */
import type { ImportState, RunState } from '../../../shared/ipc.ts'

type State = ImportState['state']

export const noTurns: RunState['counts'] = {
  ...{ finished: 0, accepted: 0, refused: 0, failed: 0 },
  ...{ sending: 0, unknown: 0, notSent: 0 },
}

export type RunTally = ReturnType<typeof createRunTally>

export function createRunTally() {
  const states = new Map<string, State>()
  const places = new Map<string, State>()
  const counts = { ...noTurns }

  const put = (number: string, place: State): void => {
    const before = places.get(number)
    if (before !== undefined) counts[before] -= 1
    places.set(number, place)
    counts[place] += 1
  }

  return {
    turnOver: (number: string, wasLeftOut: boolean): void => {
      put(number, wasLeftOut ? 'notSent' : (states.get(number) ?? 'notSent'))
    },
    stateChanged: (number: string, { state }: Pick<ImportState, 'state'>): void => {
      states.set(number, state)
      if (places.has(number)) put(number, state)
    },
    /** Whether the service may yet say something else of it. */
    isOpen: (number: string): boolean => ['accepted', 'sending', 'unknown'].includes(places.get(number) ?? ''),
    show: (): Pick<RunState, 'done' | 'counts' | 'failures'> => ({
      done: places.size,
      counts: { ...counts },
      failures: counts.refused + counts.failed,
    }),
  }
}
