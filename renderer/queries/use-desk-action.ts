/** Asks the desk to do something, and says what comes of it. */
import { useMutation } from '@tanstack/react-query'
import type { Ask, Reply } from '../../shared/ipc.ts'
import type { Channel } from '../../shared/ipc-channels.ts'
import type { Issue, Result } from '../../shared/result.ts'
import { useDesk } from './desk-context.tsx'
import { issuesOf, valueOrThrow } from './issues-error.ts'

export type Action<C extends Channel> = {
  readonly isBusy: boolean
  /** Why the last one was refused. */
  readonly issues: readonly Issue[]
  /** What came of the last one; `null` before, and while the next one is being done. */
  readonly outcome: Reply<C> | null
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
    isBusy: mutation.isPending,
    issues: mutation.isError ? issuesOf(mutation.error) : [],
    outcome: mutation.data ?? null,
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
