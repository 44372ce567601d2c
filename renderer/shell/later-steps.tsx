/** The screens of the steps that nobody begins with: the window opens without them, and loads them while nothing is asked of it. */
import { type ComponentType, lazy, useState } from 'react'

const loads: (() => Promise<unknown>)[] = []

export const AddStep = later(async () => (await import('../add/add-step.tsx')).AddStep)
export const CheckStep = later(async () => (await import('../check/check-step.tsx')).CheckStep)
export const CreateStep = later(async () => (await import('../create/create-step.tsx')).CreateStep)
export const MapStep = later(async () => (await import('../map/map-step.tsx')).MapStep)
export const WatchStep = later(async () => (await import('../watch/watch-step.tsx')).WatchStep)

/** So that a step that is gone to is there at once. What can't be loaded now is asked for again when somebody goes there. */
export const loadLaterSteps = (): void => {
  for (const load of loads) load().catch(() => undefined)
}

/** What is loaded is drawn at once: a lazy component shows nothing first, even then. */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  const loadOnce = async () => {
    loaded ??= await load()
    return { default: loaded }
  }
  loads.push(loadOnce)
  const Lazy: ComponentType<Props> = lazy(loadOnce)
  return function Later(props) {
    // The same one for as long as it is on the screen, or what was done in it would be lost.
    const [Screen] = useState(() => loaded ?? Lazy)
    return <Screen {...props} />
  }
}
