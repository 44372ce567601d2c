/** The screens of the steps that nobody begins with: the window opens without them, and loads them while nothing is asked of it. */
import { lazy } from 'react'

const loaded = {
  add: async () => ({ default: (await import('../add/add-step.tsx')).AddStep }),
  check: async () => ({ default: (await import('../check/check-step.tsx')).CheckStep }),
  create: async () => ({ default: (await import('../create/create-step.tsx')).CreateStep }),
  map: async () => ({ default: (await import('../map/map-step.tsx')).MapStep }),
  watch: async () => ({ default: (await import('../watch/watch-step.tsx')).WatchStep }),
}

export const AddStep = lazy(loaded.add)
export const CheckStep = lazy(loaded.check)
export const CreateStep = lazy(loaded.create)
export const MapStep = lazy(loaded.map)
export const WatchStep = lazy(loaded.watch)

/** So that a step that is gone to is there at once. What can't be loaded now is asked for again when somebody goes there. */
export const loadLaterSteps = (): void => {
  for (const load of Object.values(loaded)) load().catch(() => undefined)
}
