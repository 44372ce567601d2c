/** The one history of undo, the same in every step that shows it: cells and mapping, by buttons and by keys. */

import { useWindowEvent } from '@mantine/hooks'
import type { HistoryState, ProjectState, Undone } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import type { Result } from '../../../shared/result.ts'
import { useDesk } from '../../queries/desk-context.tsx'
import { useCatalogue } from '../../queries/open-project.tsx'
import { madeOn } from '../../queries/revision.ts'
import { stepWords } from '../../words/step-words.ts'

export type Undo = {
  readonly history: HistoryState
  readonly onUndo: () => void
  readonly onRedo: () => void
}

/** @param run  takes the answer in and says what came of it; asks once the step has sent what it still holds */
export function useUndo(
  project: ProjectState,
  run: (asking: () => Promise<Result<Undone>>, said: (undone: Undone) => string) => void,
): Undo {
  const desk = useDesk()
  const catalogue = useCatalogue()
  // Always asked: what can be undone may still be on its way.
  const onUndo = () =>
    run(
      () => desk.undo(madeOn(project)),
      ({ step }) => (step === null ? say('nothing_to_undo') : say('undone', { step: stepWords(step, catalogue) })),
    )
  const onRedo = () =>
    run(
      () => desk.redo(madeOn(project)),
      ({ step }) => (step === null ? say('nothing_to_redo') : say('done_again', { step: stepWords(step, catalogue) })),
    )
  useUndoKeys({ onUndo, onRedo })
  return { history: project.history, onUndo, onRedo }
}

/** Ctrl+Z and Ctrl+Y, wherever the focus is; a box that is typed in has an undo of its own. */
function useUndoKeys({ onUndo, onRedo }: Pick<Undo, 'onUndo' | 'onRedo'>): void {
  useWindowEvent('keydown', (event) => {
    const act = actFor(event)
    if (act === null || event.defaultPrevented || document.querySelector('[role="dialog"]') !== null) return
    event.preventDefault()
    if (act === 'undo') onUndo()
    else onRedo()
  })
}

function actFor({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey) || isTypedIn(target)) return null
  const letter = key.toLowerCase()
  if (letter === 'y' || (letter === 'z' && shiftKey)) return 'redo'
  return letter === 'z' ? 'undo' : null
}

const choiceTypes = ['radio', 'checkbox', 'button', 'range', 'file']

/** A picker whose list is closed only shows what is chosen: nothing is being typed there. */
function isTypedIn(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true
  if (!(target instanceof HTMLInputElement)) return target instanceof HTMLElement && target.isContentEditable
  if (choiceTypes.includes(target.type)) return false
  return target.getAttribute('aria-haspopup') !== 'tree' || target.getAttribute('aria-expanded') === 'true'
}
