/** Reads something from the desk and keeps it, until an answer or news says that it changed (keep-fresh.ts). */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Ask, Reply } from '../../shared/ipc.ts'
import type { Channel } from '../../shared/ipc-channels.ts'
import { useDesk } from './desk-context.tsx'
import { type Issues, issuesOf, valueOrThrow } from './issues-error.ts'

export type QueryState<T> =
  | { readonly state: 'busy'; readonly value?: undefined }
  | { readonly state: 'issues'; readonly value?: undefined; readonly issues: Issues; readonly tryAgain: () => void }
  | { readonly state: 'done'; readonly value: T; readonly isRefreshing: boolean }

type Options<R, T> = {
  /** What of the answer is asked for: who shows no more is not drawn again when the rest changes. */
  readonly pick?: (reply: R) => T
  /** Shows the last answer while another page or search is being read. */
  readonly keepsPrevious?: boolean
  /** `false` asks nothing: the state is `busy`, or what was answered before. */
  readonly isOn?: boolean
  /** `false` reads anew whenever a screen comes up: of what changes while nobody listens to its news. */
  readonly isKept?: boolean
}

export function useDeskQuery<C extends Channel, T = Reply<C>>(
  channel: C,
  ask: Ask<C>,
  options: Options<Reply<C>, T> = {},
): QueryState<T> {
  const desk = useDesk()
  const { pick } = options
  // Nothing that another screen, or this one at another time, has read.
  const ownId = useId()
  // In a box, because an answer may be `null`, which the query library takes for "nothing yet" in places.
  const query = useQuery<{ readonly value: Reply<C> }, Error, { readonly value: T }>({
    queryKey: options.isKept === false ? [channel, ask, ownId] : [channel, ask],
    queryFn: async () => ({ value: valueOrThrow(await desk[channel](ask)) }),
    enabled: options.isOn ?? true,
    placeholderData: options.keepsPrevious ? keepPreviousData : undefined,
    ...(options.isKept === false ? { gcTime: 0 } : {}),
    ...(pick === undefined ? {} : { select: ({ value }) => ({ value: pick(value) }) }),
  })
  if (query.isError) return { state: 'issues', issues: issuesOf(query.error), tryAgain: () => void query.refetch() }
  if (query.data === undefined) return { state: 'busy' }
  return {
    state: 'done',
    value: query.data.value,
    // Read only where it is shown: who does not look at it is not drawn again when reading begins and ends.
    get isRefreshing() {
      return query.isFetching
    },
  }
}
