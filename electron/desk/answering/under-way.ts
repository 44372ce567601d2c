/** What goes on at the service that a person wants to know of before they quit: a run, or something else that is being sent. */
import type { Desk, UnderWayKind } from '../../../shared/ipc.ts'
import type { Channel } from '../../../shared/ipc-channels.ts'
import type { Result } from '../../../shared/result.ts'

export type UnderWay =
  /** Accounts are created one after the other, perhaps paused. */
  | { readonly kind: 'run'; readonly done: number; readonly total: number }
  /** One account or addition was sent, and the answer is being waited for; or a whole spreadsheet of additions; or a dry run. */
  | { readonly kind: Exclude<UnderWayKind, 'run'> }

/** The channels that answer when what they sent was answered. A run answers at once and is asked for itself. */
const senders: Partial<Record<Channel, Exclude<UnderWayKind, 'run'>>> = {
  createAccount: 'sending',
  sendAddition: 'sending',
  sendAdditions: 'additions',
  startDryRun: 'dryRun',
}

type Ports = {
  /** The run, while accounts of it may still be sent. */
  readonly run: () => Extract<UnderWay, { kind: 'run' }> | null
  /** Told when something else is under way than before, or nothing any more. */
  readonly tell: (kind: UnderWayKind | null) => void
}

/** @param handlers  answered as before; those that send are counted while they do */
export function watchingUnderWay<Some extends Partial<Desk>>(handlers: Some, { run, tell }: Ports) {
  const waiting = { sending: 0, additions: 0, dryRun: 0 }
  const kinds = Object.keys(waiting) as (keyof typeof waiting)[]
  let told: UnderWayKind | null = null

  const underWay = (): UnderWay | null => {
    const now = run()
    if (now !== null) return now
    const kind = kinds.find((one) => waiting[one] > 0)
    return kind === undefined ? null : { kind }
  }
  const look = (): void => {
    const kind = underWay()?.kind ?? null
    if (kind === told) return
    told = kind
    tell(kind)
  }

  const counted = (channel: Channel, answer: (ask: unknown) => Promise<Result<unknown>>) => {
    const kind = senders[channel]
    return async (ask: unknown): Promise<Result<unknown>> => {
      if (kind !== undefined) waiting[kind] += 1
      look()
      try {
        return await answer(ask)
      } finally {
        if (kind !== undefined) waiting[kind] -= 1
        look()
      }
    }
  }
  const all = Object.entries(handlers).map(([channel, answer]) => [
    channel,
    counted(channel as Channel, answer as (ask: unknown) => Promise<Result<unknown>>),
  ])
  return { desk: Object.fromEntries(all) as Some, underWay, /** To be called when the run has moved. */ look }
}
