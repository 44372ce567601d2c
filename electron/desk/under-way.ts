/** What goes on at the service that a person wants to know of before they quit: a run, or something else that is being sent. */
import type { Desk } from '../../shared/ipc.ts'
import type { Channel } from '../../shared/ipc-channels.ts'
import type { Result } from '../../shared/result.ts'

export type UnderWay =
  /** Accounts are created one after the other, perhaps paused. */
  | { readonly kind: 'run'; readonly done: number; readonly total: number }
  /** One account or addition was sent, and the answer is being waited for. */
  | { readonly kind: 'sending' }
  | { readonly kind: 'dryRun' }

/** The channels that answer when what they sent was answered. A run answers at once and is asked for itself. */
const senders = {
  createAccount: 'sending',
  sendAddition: 'sending',
  startDryRun: 'dryRun',
} as const satisfies Partial<Record<Channel, Exclude<UnderWay['kind'], 'run'>>>

type Sender = keyof typeof senders
type Sending = Pick<Desk, Sender>

/**
 * @param handlers  answered as before; those that send are counted while they do
 * @param run  the run, while accounts of it may still be sent
 */
export function watchingUnderWay<Some extends Sending>(
  handlers: Some,
  run: () => Extract<UnderWay, { kind: 'run' }> | null,
): { readonly desk: Some; readonly underWay: () => UnderWay | null } {
  const waiting = { sending: 0, dryRun: 0 }

  const counted = (sender: Sender): ((ask: unknown) => Promise<Result<unknown>>) => {
    const answer = handlers[sender] as (ask: unknown) => Promise<Result<unknown>>
    return async (ask) => {
      const kind = senders[sender]
      waiting[kind] += 1
      try {
        return await answer(ask)
      } finally {
        waiting[kind] -= 1
      }
    }
  }

  const names = Object.keys(senders) as Sender[]
  const counting = Object.fromEntries(names.map((name) => [name, counted(name)])) as unknown as Sending
  return {
    desk: { ...handlers, ...counting },
    underWay: () => {
      const now = run()
      if (now !== null) return now
      if (waiting.sending > 0) return { kind: 'sending' }
      return waiting.dryRun > 0 ? { kind: 'dryRun' } : null
    },
  }
}
