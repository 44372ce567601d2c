/** Quitting, whoever asks for it: it is asked about while something is being sent, and waits until the desk is closed. */
import type { App, MessageBoxOptions } from 'electron'
import { closeInTime } from '../close-in-time.ts'
import type { UnderWay } from '../desk/answering/under-way.ts'

type QuitParts = {
  readonly app: Pick<App, 'on' | 'quit'>
  /** Whether the person wants to quit in spite of what is under way. */
  readonly mayQuit: () => Promise<boolean>
  readonly close: () => Promise<void>
  readonly logBug: (where: string, error: unknown) => void
}

/** @returns whether the window may close now; until then its closing is the wish to quit */
export function quitInOrder({ app, mayQuit, close, logBug }: QuitParts): { readonly isClosing: () => boolean } {
  let state: 'open' | 'asking' | 'closing' | 'closed' = 'open'

  const quit = async (): Promise<void> => {
    state = 'asking'
    const may = await mayQuit().catch((error: unknown) => {
      logBug('asking before quitting', error)
      return true
    })
    state = may ? 'closing' : 'open'
    if (!may) return
    await closeInTime(close, logBug)
    state = 'closed'
    app.quit()
  }

  app.on('before-quit', (event) => {
    if (state === 'closed') return
    event.preventDefault()
    if (state === 'open') void quit()
  })
  return { isClosing: () => state === 'closing' || state === 'closed' }
}

/** Staying is the default, and what closing the question means. */
export const stayResponse = 0

export function quitQuestion(underWay: UnderWay): MessageBoxOptions {
  return {
    type: 'warning',
    ...wordsFor(underWay),
    buttons: ['Keep going', 'Stop and quit'],
    defaultId: stayResponse,
    cancelId: stayResponse,
    noLink: true,
  }
}

function wordsFor(underWay: UnderWay): { readonly message: string; readonly detail: string } {
  switch (underWay.kind) {
    case 'run':
      return {
        message: 'Accounts are still being created.',
        detail: `${underWay.done} of ${underWay.total} are through. If you quit, no other account is begun; the rest waits until you start again. Nothing is created twice.`,
      }
    case 'sending':
      return {
        message: 'Something is on its way to the service.',
        detail:
          'Its answer has not come yet. If you quit, the service is asked what became of it when you start again. Nothing is sent twice.',
      }
    case 'additions':
      return {
        message: 'Additions are still being sent.',
        detail:
          'If you quit, no other request is begun; the rest waits until you start again. What may be on an account already is not sent again by itself.',
      }
    case 'dryRun':
      return {
        message: 'A dry run is under way.',
        detail: 'If you quit, it ends here; what was tried so far is kept. A dry run creates nothing.',
      }
  }
}
