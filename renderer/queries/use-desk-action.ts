/** Asks the desk to do something, and says how that stands: at rest, busy, refused with issues, or done. */
import { useMutation } from '@tanstack/react-query'
import type { Ask, Reply } from '../../shared/ipc.ts'
import type { Channel } from '../../shared/ipc-channels.ts'
import { assertNever, type Result } from '../../shared/result.ts'
import { useDesk } from './desk-context.tsx'
import { type Issues, issuesOf, valueOrThrow } from './issues-error.ts'

type Progress<T> =
  | { readonly state: 'rest' }
  | { readonly state: 'busy' }
  | { readonly state: 'issues'; readonly issues: Issues }
  | { readonly state: 'done'; readonly value: T }

export type Action<C extends Channel> = {
  readonly progress: Progress<Reply<C>>
  readonly isBusy: boolean
  /** Never rejects: a fault of the application comes back as an issue too. */
  readonly run: (ask: Ask<C>) => Promise<Result<Reply<C>>>
  /** Back to rest: an old outcome is no longer shown. */
  readonly clear: () => void
}

export function useDeskAction<C extends Channel>(channel: C): Action<C> {
  const desk = useDesk()
  const mutation = useMutation({
    mutationFn: async (ask: Ask<C>) => valueOrThrow(await desk[channel](ask)),
    // What was asked may hold a secret: it is not kept once nobody looks at the outcome any more.
    gcTime: 0,
  })
  return {
    progress: progressOf<Reply<C>>(mutation),
    isBusy: mutation.isPending,
    clear: mutation.reset,
    run: async (ask) => {
      try {
        return { ok: true, value: await mutation.mutateAsync(ask) }
      } catch (error) {
        return { ok: false, issues: issuesOf(error) }
      }
    },
  }
}

type Mutation<T> =
  | { readonly status: 'idle' | 'pending' }
  | { readonly status: 'error'; readonly error: unknown }
  | { readonly status: 'success'; readonly data: T }

function progressOf<T>(mutation: Mutation<T>): Progress<T> {
  switch (mutation.status) {
    case 'idle':
      return { state: 'rest' }
    case 'pending':
      return { state: 'busy' }
    case 'error':
      return { state: 'issues', issues: issuesOf(mutation.error) }
    case 'success':
      return { state: 'done', value: mutation.data }
    default:
      return assertNever(mutation)
  }
}
