/** A disk that takes what was committed when it is told to, and says how often it was asked. */
import { setImmediate } from 'node:timers/promises'

export function slowDisk() {
  const flushes: PromiseWithResolvers<void>[] = []
  const flush = () => {
    const flushing = Promise.withResolvers<void>()
    flushes.push(flushing)
    return flushing.promise
  }
  return { flush, flushes }
}

/** What has come through so far, in order. */
export function watchOrder() {
  const order: string[] = []
  return {
    order,
    note: (name: string, promise: Promise<unknown>) =>
      promise.then(
        () => order.push(name),
        () => order.push(`${name} failed`),
      ),
  }
}

/** Long enough for a flush to begin, which lets everything through that is due at the same moment. */
export const turn = async () => {
  await setImmediate()
  await setImmediate()
}
