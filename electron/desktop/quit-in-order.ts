/**
 * Quitting, whoever asks for it: it is asked about while something is being sent, and waits until the desk is closed. What is typed and not
 * sent is asked about where a person quits; it holds up no logging out, which ends everything.
 */
import type { App, MessageBoxOptions } from 'electron'
import type { TypedForms } from '../../shared/ipc/additions.ts'
import type { Message } from '../../shared/messages/message.ts'
import { say } from '../../shared/messages/say.ts'
import { listed, type Value } from '../../shared/messages/values.ts'
import { additionKindNames } from '../../shared/words/receipt-words.ts'
import type { UnderWay } from '../desk/answering/under-way.ts'
import { closeInTime } from '../flow/close-in-time.ts'

type QuitParts = {
  readonly app: Pick<App, 'on' | 'quit'>
  /**
   * Whether the person wants to quit in spite of what is under way.
   * @param isBySystem  whether the system asks to end by now: it may be heard of a moment after the wish to quit
   */
  readonly mayQuit: (isBySystem: () => boolean) => Promise<boolean>
  readonly close: () => Promise<void>
  readonly logBug: (where: string, error: unknown) => void
}

/**
 * @returns `isClosing`: whether the window may close now; until then its closing is the wish to quit. `quitBySystem`: the person logs out,
 * or a process is told to end
 */
export function quitInOrder({ app, mayQuit, close, logBug }: QuitParts): {
  readonly isClosing: () => boolean
  readonly quitBySystem: () => void
} {
  let isBySystem = false
  let state: 'open' | 'asking' | 'closing' | 'closed' = 'open'

  const quit = async (): Promise<void> => {
    state = 'asking'
    const may = await mayQuit(() => isBySystem).catch((error: unknown) => {
      logBug('asking before quitting', error)
      return true
    })
    state = may ? 'closing' : 'open'
    isBySystem = false
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
  return {
    isClosing: () => state === 'closing' || state === 'closed',
    quitBySystem: () => {
      isBySystem = true
      app.quit()
    },
  }
}

/** Staying is the default, and what closing the question means. */
export const stayResponse = 0

/** @returns `null` where nothing has to be asked */
export function quitQuestion(underWay: UnderWay | null, typed: TypedForms): MessageBoxOptions | null {
  const lost = typed.count === 0 ? null : say('quit_with_typed_detail', { count: typed.count, forms: formsOf(typed) })
  const sending = underWay === null ? null : wordsFor(underWay)
  if (sending === null && lost === null) return null
  return {
    type: 'warning',
    message: sending?.message ?? say('quit_with_typed'),
    detail: [sending?.detail, lost].filter((words) => words != null).join('\n\n'),
    buttons:
      sending === null ? [say('go_back_to_it'), say('quit_all_the_same')] : [say('keep_going'), say('stop_and_quit')],
    defaultId: stayResponse,
    cancelId: stayResponse,
    noLink: true,
  }
}

/** "Notes for A-1 and Payment instruction for A-2" */
function formsOf({ count, first }: TypedForms): Value {
  const named = first.map(({ kind, accountNumber }): Message => {
    return {
      key: 'go_on_with_form',
      facts: { kind: { key: additionKindNames[kind], facts: {} }, account: accountNumber },
    }
  })
  const more = count - first.length
  return listed(more === 0 ? named : [...named, { key: 'so_many_more', facts: { count: more } }])
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
