/** The mapping as the person is changing it: shown at once, sent to the desk a moment after the last change. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ProjectState } from '../../shared/ipc.ts'
import type { Mapping } from '../../shared/mapping/mapping.ts'
import { useDesk } from '../asking/desk-context.tsx'
import { type Issues, issuesOf, valueOrThrow } from '../asking/issues-error.ts'

export type SavingState =
  | { readonly state: 'saved' }
  | { readonly state: 'saving' }
  | { readonly state: 'issues'; readonly issues: Issues }

export type MappingDraft = {
  readonly mapping: Mapping
  readonly saving: SavingState
  readonly change: (change: (mapping: Mapping) => Mapping) => void
}

/** Long enough to type a word in, short enough that the preview seems to follow. */
const restMs = 350

export function useMappingDraft(project: ProjectState, onProject: (project: ProjectState) => void): MappingDraft {
  const desk = useDesk()
  const [draft, setDraft] = useState<Mapping | null>(null)
  const [saving, setSaving] = useState<SavingState>({ state: 'saved' })
  const latest = useRef<Mapping | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const send = useCallback(async () => {
    const mapping = latest.current
    if (mapping === null) return
    setSaving({ state: 'saving' })
    try {
      const changed = valueOrThrow(await desk.changeMapping({ mapping }))
      // Something newer was typed meanwhile: its own answer follows.
      if (latest.current !== mapping) return
      latest.current = null
      setDraft(null)
      setSaving({ state: 'saved' })
      onProject(changed)
    } catch (error) {
      setSaving({ state: 'issues', issues: issuesOf(error) })
    }
  }, [desk, onProject])

  const change = useCallback(
    (make: (mapping: Mapping) => Mapping) => {
      const mapping = make(latest.current ?? project.mapping)
      latest.current = mapping
      setDraft(mapping)
      setSaving({ state: 'saving' })
      clearTimeout(timer.current)
      timer.current = setTimeout(send, restMs)
    },
    [project.mapping, send],
  )

  const sendLatest = useRef(send)
  useEffect(() => {
    sendLatest.current = send
  }, [send])
  // Leaving the step sends what is still waiting: nothing that was changed is lost.
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      void sendLatest.current()
    },
    [],
  )
  return { mapping: draft ?? project.mapping, saving, change }
}
