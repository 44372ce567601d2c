/** The one history of undo, the same in every step that shows it: cells and mapping, by buttons and by keys. */
import type { HistoryState, ProjectState, Undone } from '../../shared/ipc.ts'
import type { Result } from '../../shared/result.ts'
import { useDesk } from '../asking/desk-context.tsx'
import { useCatalogue } from '../asking/project-kind.tsx'
import { madeOn } from '../asking/revision.ts'
import { stepWords } from '../words/step-words.ts'
import { useUndoKeys } from './use-undo-keys.ts'

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
      ({ step }) => (step === null ? 'There is nothing to undo.' : `Undone: ${stepWords(step, catalogue)}.`),
    )
  const onRedo = () =>
    run(
      () => desk.redo(madeOn(project)),
      ({ step }) => (step === null ? 'There is nothing to redo.' : `Done again: ${stepWords(step, catalogue)}.`),
    )
  useUndoKeys({ onUndo, onRedo })
  return { history: project.history, onUndo, onRedo }
}
