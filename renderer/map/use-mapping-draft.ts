/** The mapping as the person is changing it: shown at once, sent to the desk a moment after the last change. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ProjectState } from '../../shared/ipc.ts'
import type { Mapping } from '../../shared/mapping/mapping.ts'
import { useDesk } from '../asking/desk-context.tsx'
import { valueOrThrow } from '../asking/issues-error.ts'
import { MappingSender, type SendState } from './mapping-sender.ts'

export type ChangeMapping = (change: (mapping: Mapping) => Mapping) => void

export type MappingDraft = {
  readonly mapping: Mapping
  readonly saving: SendState
  /** The same function for as long as the step is on the screen. */
  readonly change: ChangeMapping
  /** Sends what waits, now. @returns whether everything is kept */
  readonly flush: () => Promise<boolean>
  /** Another mapping has taken the place of the present one and of what was changed in it. */
  readonly replaceWith: (mapping: Mapping) => void
}

/** Long enough to type a word in, short enough that the preview seems to follow. */
const restMs = 350

export function useMappingDraft(project: ProjectState, onProject: (project: ProjectState) => void): MappingDraft {
  const desk = useDesk()
  const [draft, setDraft] = useState<Mapping | null>(null)
  const [saving, setSaving] = useState<SendState>({ state: 'saved' })
  /** Changes follow one another faster than the screen is drawn. */
  const newest = useRef<Mapping | null>(null)
  const kept = useRef(project.mapping)
  const tellProject = useRef(onProject)
  useEffect(() => {
    kept.current = project.mapping
    tellProject.current = onProject
  }, [project.mapping, onProject])
  const forget = useCallback(() => {
    newest.current = null
    setDraft(null)
  }, [])
  const [sender] = useState(
    () =>
      new MappingSender<ProjectState>(async (mapping) => valueOrThrow(await desk.changeMapping({ mapping })), {
        onState: setSaving,
        onSaved: (changed) => {
          // At once: a change that is made before the screen is drawn again builds on this one.
          kept.current = changed.mapping
          forget()
          tellProject.current(changed)
        },
      }),
  )

  const change = useCallback(
    (make: (mapping: Mapping) => Mapping) => {
      const mapping = make(newest.current ?? kept.current)
      newest.current = mapping
      setDraft(mapping)
      sender.put(mapping, restMs)
    },
    [sender],
  )
  // Leaving the step sends what is still waiting: nothing that was changed is lost.
  useEffect(() => () => void sender.flush(), [sender])

  return {
    mapping: draft ?? project.mapping,
    saving,
    change,
    flush: () => sender.flush(),
    replaceWith: (mapping) => {
      kept.current = mapping
      forget()
      sender.drop()
    },
  }
}
