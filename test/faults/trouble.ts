/** What a trial meets: which process is killed when, what the network loses, what the service answers. All of it from the seed. */
import type { Fault, FaultKind } from '../../electron/practice/faults/faults.ts'
import type { Seeded } from './seeded.ts'

/** Counted over the whole trial, at the proxy, so that a moment is the same however fast the machine is. */
export type Moment = { readonly requests: number } | { readonly writes: number }

export type Trouble = {
  readonly seed: number
  /** The process at work dies so many milliseconds after its moment, or after its start when that had passed before. */
  readonly kills: readonly { readonly at: Moment; readonly afterMs: number; readonly lateMs: number }[]
  /** The service ends, and is back after a while with what it had stored. */
  readonly restarts: readonly {
    readonly at: Moment
    readonly signal: 'SIGKILL' | 'SIGTERM'
    readonly downMs: number
  }[]
  /** How likely the proxy cuts a connection: before the service hears of a request, after it has answered, in the middle of the answer. */
  readonly cuts: { readonly before: number; readonly after: number; readonly during: number }
  /**
   * A gateway that gives up before the service does: how likely a write is answered at once with one of these (`null`: cut off), and how
   * much later, at most, the service hears of it.
   */
  readonly gateway: { readonly rate: number; readonly lateMs: number }
  readonly serviceFaults: readonly Fault[]
}

/** How long the client is told that a create may take; the service's own delays and a busy machine fit in as well. */
export const createSeconds = 5
const longestLateMs = 2_500
/** What a gateway answers that gives up; `null`: it cuts the connection. */
export const gatewayAnswers = [502, 503, 504, null] as const

/** How much is sent when nothing goes wrong, and how long the client can wait for an answer. */
export type TrialSize = { readonly writes: number; readonly requests: number; readonly longestDelayMs: number }

export function planTrouble(seed: number, random: Seeded, size: TrialSize): Trouble {
  return {
    seed,
    kills: several(random, 1, 4, () => ({
      at: momentIn(random, size),
      afterMs: random.between(0, 60),
      lateMs: random.between(200, 4000),
    })),
    restarts: several(random, 0, 2, () => ({
      at: momentIn(random, size),
      signal: random.pick(['SIGKILL', 'SIGTERM']),
      downMs: random.between(0, 800),
    })),
    gateway: { rate: chance(random, 0.1), lateMs: longestLateMs },
    cuts: { before: chance(random, 0.06), after: chance(random, 0.06), during: chance(random, 0.04) },
    serviceFaults: planFaults(random, size),
  }
}

const several = <Item>(random: Seeded, min: number, max: number, make: () => Item): Item[] =>
  Array.from({ length: random.between(min, max) }, make)

/** Half of them while something is written, the others at any request: a token, a dry run, a question. */
function momentIn(random: Seeded, { writes, requests }: TrialSize): Moment {
  if (random.next() < 0.5) return { writes: random.between(1, writes) }
  return { requests: random.between(1, requests) }
}

/** Each kind is away in half of the trials: what hides one fault may be another. */
const chance = (random: Seeded, most: number): number => (random.next() < 0.5 ? 0 : random.next() * most)

/** `no_guard` is of trials of its own: see unguarded-trial.ts. */
type Trying = Exclude<FaultKind, 'no_guard'>

const mostLikely: Readonly<Record<Trying, number>> = {
  delay: 0.15,
  drop_before: 0.05,
  drop_after: 0.05,
  too_many_requests: 0.06,
  unavailable: 0.06,
  server_error: 0.04,
  expired_token: 0.04,
}

function planFaults(random: Seeded, { longestDelayMs }: TrialSize): Fault[] {
  return (Object.keys(mostLikely) as Trying[]).flatMap((kind) => {
    const rate = chance(random, mostLikely[kind])
    const hasRetryAfter = kind === 'too_many_requests' || kind === 'unavailable'
    const fault: Fault = {
      kind,
      supplier: '*',
      operation: '*',
      rate,
      delayMs: Math.round(random.next() * longestDelayMs),
      ...(hasRetryAfter && random.next() < 0.5 ? { retryAfter: 1 } : {}),
    }
    return rate === 0 ? [] : [fault]
  })
}
