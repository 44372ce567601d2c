/**
 * The preparation without a process of its own, for tests that are not about its end: starting one takes longer than most tests.
 * Messages are copied as between processes, and it has modules of its own, such as what says which language is spoken.
 */
import { createRequire } from 'node:module'
import { inject } from 'vitest'
import type { servePreparation } from '../../../electron/preparation/serve-preparation.ts'
import { endedOnce } from '../../../electron/shell/processes/ended-once.ts'
import type { ProcessPort } from '../../../electron/shell/processes/process-port.ts'

type Bundled = { readonly servePreparation: typeof servePreparation }
type Hear = (message: unknown) => void

/** @returns what starts one, each with its own workbook; all speak the language that one was told last */
export function preparationHere(): () => ProcessPort {
  // By Node itself: what an `import` of a test names, vitest would rewrite first.
  const bundled: Bundled = createRequire(import.meta.url)(inject('preparationHereFile'))
  return () => {
    const [ours, theirs] = [new Set<Hear>(), new Set<Hear>()]
    const end = endedOnce()
    const post = (to: ReadonlySet<Hear>) => (message: unknown) => {
      const copy = structuredClone(message)
      setImmediate(() => {
        if (!end.hasEnded()) for (const hear of to) hear(copy)
      })
    }
    const hearing = (by: Set<Hear>) => (hear: Hear) => {
      by.add(hear)
      return () => by.delete(hear)
    }
    bundled.servePreparation({ post: post(ours), onMessage: hearing(theirs) })
    return {
      pid: undefined,
      post: post(theirs),
      onMessage: hearing(ours),
      onExit: end.onExit,
      kill: () => end.end({ code: null, signal: 'SIGKILL', lastWords: '' }),
    }
  }
}
