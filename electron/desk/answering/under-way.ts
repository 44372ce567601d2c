/** What goes on at the service that a person wants to know of before they quit: a run, or something else that is being sent. */
import type { UnderWayKind } from '../../../shared/ipc.ts'

/** Answered when what was sent is answered. */
type Waiting = Exclude<UnderWayKind, 'run'>

export type UnderWay =
  /** Accounts are created one after the other, perhaps paused. */
  | { readonly kind: 'run'; readonly done: number; readonly total: number }
  /** One account or addition was sent, and the answer is being waited for; or a whole spreadsheet of additions; or a dry run. */
  | { readonly kind: Waiting }

type Ports = {
  /** The run, while accounts of it may still be sent. */
  readonly sending: () => { readonly done: number; readonly total: number } | null
  /** Told when something else is under way than before, or nothing any more. */
  readonly tell: (kind: UnderWayKind | null) => void
}

export type UnderWayWatch = ReturnType<typeof watchUnderWay>

export function watchUnderWay({ sending, tell }: Ports) {
  const waiting = { sending: 0, additions: 0, dryRun: 0 }
  const kinds = Object.keys(waiting) as Waiting[]
  let told: UnderWayKind | null = null

  const read = (): UnderWay | null => {
    const run = sending()
    if (run !== null) return { kind: 'run', ...run }
    const kind = kinds.find((one) => waiting[one] > 0)
    return kind === undefined ? null : { kind }
  }
  const look = (): void => {
    const kind = read()?.kind ?? null
    if (kind === told) return
    told = kind
    tell(kind)
  }
  const count = (kind: Waiting | undefined, more: 1 | -1): void => {
    if (kind !== undefined) waiting[kind] += more
    look()
  }

  return {
    read,
    /** To be called when the run has moved. */
    look,
    /** Something is asked for, which may send; the returned function says that it is answered. */
    begin: (kind: Waiting | undefined): (() => void) => {
      count(kind, 1)
      return () => count(kind, -1)
    },
  }
}
