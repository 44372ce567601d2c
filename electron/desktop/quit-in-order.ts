/** Quitting, whoever asks for it: it is asked about while something is being sent, and waits until the desk is closed. */
import type { App, MessageBoxOptions } from 'electron'
import { say } from '../../shared/messages/say.ts'
import type { UnderWay } from '../desk/answering/under-way.ts'
import { closeInTime } from '../flow/close-in-time.ts'

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
    buttons: [say('keep_going'), say('stop_and_quit')],
    defaultId: stayResponse,
    cancelId: stayResponse,
    noLink: true,
  }
}

function wordsFor(underWay: UnderWay): { readonly message: string; readonly detail: string } {
  switch (underWay.kind) {
    case 'run': {
      const { done, total } = underWay
      return { message: say('quit_while_creating'), detail: say('quit_while_creating_detail', { done, total }) }
    }
    case 'sending':
      return { message: say('quit_while_sending'), detail: say('quit_while_sending_detail') }
    case 'additions':
      return { message: say('quit_while_adding'), detail: say('quit_while_adding_detail') }
    case 'dryRun':
      return { message: say('quit_while_trying'), detail: say('quit_while_trying_detail') }
  }
}
