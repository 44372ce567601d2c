/** The mapping as the person is changing it: shown at once, and sent to the desk a moment after the last change, on what it was made. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { nameMappingChange } from '../../shared/history.ts'
import type { HistoryState, MadeOn, ProjectState, StepName } from '../../shared/ipc.ts'
import type { Mapping } from '../../shared/mapping/model/mapping.ts'
import { useDesk } from '../queries/desk-context.tsx'
import { type Issues, issuesOf, valueOrThrow } from '../queries/issues-error.ts'
import { madeOn } from '../queries/revision.ts'
import { type Draft, MappingSender, type SendState } from './mapping-sender.ts'

/** @param topic  changes with the same one, one right after the other, are undone together: letters of one word */
export type ChangeMapping = (change: (mapping: Mapping) => Mapping, topic?: string) => void

/** Another window was first. */
export type Conflict = { readonly issues: Issues; readonly lost: readonly StepName[] }

export type MappingDraft = {
  readonly mapping: Mapping
  readonly saving: SendState
  /** With what is not kept yet as the last step. */
  readonly history: HistoryState
  /** What was not made, until the next change. */
  readonly conflict: Conflict | null
  /** The same function for as long as the step is on the screen. */
  readonly change: ChangeMapping
  /** Sends what waits, now. @returns what comes next is made on; `null` where not everything is kept */
  readonly flush: () => Promise<MadeOn | null>
  /** Forgets what is not kept. */
  readonly drop: () => void
  /**
   * Lets something else change the mapping; what the person changes meanwhile builds on that.
   * @param work  is given what is kept; `null` where it came to nothing
   */
  readonly letChange: (work: (kept: ProjectState) => Promise<ProjectState | null>) => Promise<void>
}

/** Long enough to type a word in, short enough that the preview seems to follow. */
const restMs = 350

const leavings = ['beforeunload', 'pagehide', 'visibilitychange']

export function useMappingDraft(project: ProjectState, onProject: (project: ProjectState) => void): MappingDraft {
  const desk = useDesk()
  const [draft, setDraft] = useState<{ readonly mapping: Mapping; readonly step: StepName | null } | null>(null)
  const [saving, setSaving] = useState<SendState>({ state: 'saved' })
  const [conflict, setConflict] = useState<Conflict | null>(null)
  /** Changes follow one another faster than the screen is drawn. */
  const newest = useRef<Mapping | null>(null)
  const kept = useRef(project)
  /** What the drafts were begun on. */
  const begunOn = useRef(project)
  const tellProject = useRef(onProject)
  useEffect(() => {
    if (project.revision >= kept.current.revision) kept.current = project
    tellProject.current = onProject
  }, [project, onProject])
  const forget = useCallback(() => {
    newest.current = null
    setDraft(null)
  }, [])
  const take = useCallback((changed: ProjectState) => {
    // At once: a change that is made before the screen is drawn again builds on this one.
    kept.current = changed
    tellProject.current(changed)
  }, [])

  const [stayId] = useState(() => crypto.randomUUID())
  const send = async (drafts: readonly [...Draft[], Draft]): Promise<ProjectState> => {
    const { id } = project
    // What is typed after the person came back is a change of its own.
    const named = drafts.map(({ mapping, topic }) =>
      topic === undefined ? { mapping } : { mapping, topic: `${stayId} ${topic}` },
    )
    const [last, passed] = [named.at(-1) ?? drafts[0], named.slice(0, -1)]
    return valueOrThrow(await desk.changeMapping({ ...last, passed, projectId: id, ...madeOn(begunOn.current) }))
  }
  const [sender] = useState(
    () =>
      new MappingSender<ProjectState>({
        send,
        onState: (state) => {
          const issues = state.state === 'failed' ? issuesOf(state.error) : null
          if (issues?.[0].code !== 'changed_meanwhile') return setSaving(state)
          setConflict({ issues, lost: namesOf(begunOn.current.mapping, sender.waiting) })
          sender.drop()
          forget()
        },
        onSaved: (changed, isWhole) => {
          begunOn.current = changed
          if (isWhole) forget()
          take(changed)
        },
      }),
  )

  /** While something else changes the mapping. */
  const waitFor = useRef<Promise<unknown> | null>(null)
  const change = useCallback<ChangeMapping>(
    (make, topic) => {
      if (waitFor.current !== null) return void waitFor.current.then(() => change(make, topic))
      const present = newest.current ?? kept.current.mapping
      const mapping = make(present)
      if (mapping === present) return
      if (newest.current === null) begunOn.current = kept.current
      newest.current = mapping
      setDraft({ mapping, step: nameMappingChange(present, mapping) })
      setConflict(null)
      sender.put({ mapping, topic }, restMs)
    },
    [sender],
  )

  // Leaving the step sends what is still waiting, and so does closing the window: nothing that was changed is lost.
  useEffect(() => {
    const flush = () => void sender.flush()
    for (const leaving of leavings) window.addEventListener(leaving, flush)
    return () => {
      for (const leaving of leavings) window.removeEventListener(leaving, flush)
      flush()
    }
  }, [sender])

  return {
    mapping: draft?.mapping ?? project.mapping,
    saving,
    history: draft === null ? project.history : { undo: draft.step, redo: null },
    conflict,
    change,
    flush: async () => ((await sender.flush()) ? madeOn(kept.current) : null),
    drop: () => {
      sender.drop()
      forget()
    },
    letChange: async (work) => {
      const working = work(kept.current).then((changed) => {
        if (waitFor.current === working) waitFor.current = null
        if (changed !== null) take(changed)
      })
      waitFor.current = working
      await working
    },
  }
}

/** What the drafts do, one after the other. */
function namesOf(begunOn: Mapping, drafts: readonly Draft[]): readonly StepName[] {
  const mappings = [begunOn, ...drafts.map(({ mapping }) => mapping)]
  return drafts.flatMap(({ mapping }, at) => nameMappingChange(mappings[at] ?? begunOn, mapping) ?? [])
}
