/** The mapping as the person is changing it: shown at once, sent to the desk a moment after the last change, and undone step by step. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ProjectState } from '../../shared/ipc.ts'
import type { Mapping } from '../../shared/mapping/mapping.ts'
import { useDesk } from '../asking/desk-context.tsx'
import { valueOrThrow } from '../asking/issues-error.ts'
import { type MappingHistory, noHistory, remember, type Step, stepBack, stepForward } from './mapping-history.ts'
import { isSameMapping, recallHistory, rememberHistory } from './mapping-memory.ts'
import { MappingSender, type SendState } from './mapping-sender.ts'

/** @param topic  changes with the same one, one right after the other, are undone together: letters of one word */
export type ChangeMapping = (change: (mapping: Mapping) => Mapping, topic?: string) => void

export type MappingDraft = {
  readonly mapping: Mapping
  readonly saving: SendState
  /** The same function for as long as the step is on the screen. */
  readonly change: ChangeMapping
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly undo: () => void
  readonly redo: () => void
  /** Sends what waits, now. @returns whether everything is kept */
  readonly flush: () => Promise<boolean>
  /** Another mapping has taken the place of the present one and of what was changed in it. */
  readonly replaceWith: (mapping: Mapping) => void
}

/** Long enough to type a word in, short enough that the preview seems to follow. */
const restMs = 350
/** More are never under way. */
const mostSent = 5

export function useMappingDraft(project: ProjectState, onProject: (project: ProjectState) => void): MappingDraft {
  const desk = useDesk()
  const [draft, setDraft] = useState<Mapping | null>(null)
  const [saving, setSaving] = useState<SendState>({ state: 'saved' })
  const [history, setHistory] = useState<MappingHistory>(() => recallHistory(project))
  /** Changes follow one another faster than the screen is drawn. */
  const newest = useRef<Mapping | null>(null)
  const newestHistory = useRef(history)
  const kept = useRef(project.mapping)
  const tellProject = useRef(onProject)
  /** Told of again as news, perhaps after the next was sent. */
  const sent = useRef<readonly Mapping[]>([])
  const showHistory = useCallback((changed: MappingHistory) => {
    newestHistory.current = changed
    setHistory(changed)
  }, [])
  useEffect(() => {
    // Another window changed the mapping: undoing what was done here would take that back too.
    if (project.mapping !== kept.current && !sent.current.some((one) => isSameMapping(one, project.mapping)))
      showHistory(noHistory)
    kept.current = project.mapping
    tellProject.current = onProject
  }, [project.mapping, onProject, showHistory])
  const forget = useCallback(() => {
    newest.current = null
    setDraft(null)
  }, [])
  const send = async (mapping: Mapping): Promise<ProjectState> => {
    sent.current = [...sent.current, mapping].slice(-mostSent)
    return valueOrThrow(await desk.changeMapping({ mapping, projectId: project.id }))
  }
  const [sender] = useState(
    () =>
      new MappingSender<ProjectState>(send, {
        onState: setSaving,
        onSaved: (changed) => {
          // At once: a change that is made before the screen is drawn again builds on this one.
          kept.current = changed.mapping
          forget()
          tellProject.current(changed)
        },
      }),
  )

  const show = useCallback(
    (mapping: Mapping, changed: MappingHistory) => {
      newest.current = mapping
      setDraft(mapping)
      showHistory(changed)
      sender.put(mapping, restMs)
    },
    [sender, showHistory],
  )
  const change = useCallback(
    (make: (mapping: Mapping) => Mapping, topic: string | null = null) => {
      const present = newest.current ?? kept.current
      const mapping = make(present)
      if (mapping !== present) show(mapping, remember(newestHistory.current, present, topic))
    },
    [show],
  )
  const step = (take: (history: MappingHistory, present: Mapping) => Step | null) => {
    const taken = take(newestHistory.current, newest.current ?? kept.current)
    if (taken !== null) show(taken.mapping, taken.history)
  }
  // Whoever comes back goes on undoing where they were.
  useEffect(
    () => () => {
      const mapping = newest.current ?? kept.current
      rememberHistory({ projectId: project.id, mapping, history: newestHistory.current })
    },
    [project.id],
  )

  // Leaving the step sends what is still waiting, and so does closing the window: nothing that was changed is lost.
  useEffect(() => {
    const flush = () => void sender.flush()
    window.addEventListener('beforeunload', flush)
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('beforeunload', flush)
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [sender])

  return {
    mapping: draft ?? project.mapping,
    saving,
    change,
    canUndo: history.before.length > 0,
    canRedo: history.after.length > 0,
    undo: () => step(stepBack),
    redo: () => step(stepForward),
    flush: () => sender.flush(),
    replaceWith: (mapping) => {
      showHistory(remember(newestHistory.current, newest.current ?? kept.current, null))
      kept.current = mapping
      forget()
      sender.drop()
    },
  }
}
