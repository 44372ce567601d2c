/** The watch over accounts that are not finished: one at a time, wished for by a person or going on by itself. */
import type { News } from '../../../shared/ipc.ts'
import type { Issue } from '../../../shared/result.ts'
import type { Imports } from '../../imports/imports.ts'

export type WatchSession = {
  /** Begins to watch, or joins the watch. `isWished`: a person wants it, who is told when it ends early. */
  keepOn(imports: Pick<Imports, 'watch'>, how: { readonly isWished: boolean }): void
  readonly isOn: boolean
  /** Resolves when nothing is watched any more. */
  over(): Promise<void>
}

export function createWatchSession(ports: {
  readonly logBug: (where: string, error: unknown) => void
  /** The service can't be asked any more, before everything is final. */
  readonly tellEnded: (end: News<'watchEnded'>) => void
}): WatchSession {
  let watching: Promise<void> | null = null
  let isWatchWished = false

  const watchOn = async (imports: Pick<Imports, 'watch'>): Promise<void> => {
    for (;;) {
      const end = await imports.watch()
      if (end.kind !== 'blocked') return
      // Nobody waits to be told of a network that is not there: the questions just go on, at their longest intervals.
      const isSilence = end.issue.code === ('watch_service_silent' satisfies Issue['code'])
      if (isSilence && !isWatchWished) continue
      ports.tellEnded({ issue: end.issue, serviceWords: end.serviceWords })
      return
    }
  }

  return {
    keepOn: (imports, { isWished }) => {
      isWatchWished ||= isWished
      watching ??= watchOn(imports)
        .catch((error: unknown) => ports.logBug('watching', error))
        .finally(() => {
          watching = null
          isWatchWished = false
        })
    },
    get isOn() {
      return watching !== null
    },
    over: async () => {
      await watching
    },
  }
}
