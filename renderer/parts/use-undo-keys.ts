/** Ctrl+Z and Ctrl+Y undo and redo, wherever the focus is; a box that is typed in has an undo of its own. */
import { useEffect, useEffectEvent } from 'react'

type UndoKeys = { readonly onUndo: () => void; readonly onRedo: () => void }

export function useUndoKeys({ onUndo, onRedo }: UndoKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = actFor(event)
    if (act === null || event.defaultPrevented || document.querySelector('[role="dialog"]') !== null) return
    event.preventDefault()
    if (act === 'undo') onUndo()
    else onRedo()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
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
