/**
 * Faults that practice can be told to have, for training and for tests: slow answers, lost connections, refusals that are to be
 * tried again. Which request meets which fault is drawn from a seeded generator: the same seed and the same requests give the
 * same faults. Nothing here does anything; serve-operations.ts acts on what is drawn.
 */
import type { OperationName } from '../routes/operation.ts'

export const faultKinds = [
  'delay',
  'drop_before',
  'drop_after',
  'too_many_requests',
  'unavailable',
  'server_error',
  'expired_token',
  'no_guard',
] as const
export type FaultKind = (typeof faultKinds)[number]

export type Fault = {
  /**
   * `delay` waits and goes on; `drop_before` and `drop_after` close the connection before, or after, the work is done; with `no_guard` an
   * account that is there already is created once more.
   */
  readonly kind: FaultKind
  /** A supplier's code, or `*` for every request, also those without a supplier, such as the token mutation. */
  readonly supplier: string
  readonly operation: OperationName | '*'
  /** How likely a request meets the fault, from 0 to 1. */
  readonly rate: number
  /** How many requests meet it, until it is used up; without a number it stays. */
  readonly times?: number
  /** How long a `delay` takes. */
  readonly delayMs: number
  /** The `Retry-After` of 429 and 503: seconds, or the text of an HTTP date; without one the header is left out. */
  readonly retryAfter?: number | string
}

export type FaultPlan = { readonly seed: number; readonly faults: readonly Fault[] }

export const noFaults: FaultPlan = { seed: 1, faults: [] }

export type Faults = {
  /** Replaces all faults, and starts the generator anew. */
  readonly set: (plan: FaultPlan) => void
  /** The faults that are left, with the times that are left. */
  readonly show: () => FaultPlan
  /** The faults that this request meets, in the order they were set. */
  readonly draw: (operation: OperationName, supplier: string | undefined) => readonly Fault[]
}

export function createFaults(first: FaultPlan): Faults {
  let seed = first.seed
  let random = createRandom(seed)
  let active = first.faults

  return {
    set: (plan) => {
      seed = plan.seed
      random = createRandom(seed)
      active = plan.faults
    },
    show: () => ({ seed, faults: active }),
    draw: (operation, supplier) => {
      const isMet = (fault: Fault): boolean =>
        (fault.supplier === '*' || fault.supplier === supplier) &&
        (fault.operation === '*' || fault.operation === operation) &&
        random() < fault.rate
      const met = active.filter(isMet)
      active = active.map((fault) => (met.includes(fault) ? spend(fault) : fault)).filter((fault) => fault.times !== 0)
      return met
    },
  }
}

const spend = (fault: Fault): Fault => (fault.times === undefined ? fault : { ...fault, times: fault.times - 1 })

/** mulberry32: 32 bits of state are plenty for drawing faults, and a seed is a number one can write down. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
