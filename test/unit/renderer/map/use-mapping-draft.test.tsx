import { act, cleanup, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { type MappingDraft, useMappingDraft } from '../../../../renderer/map/use-mapping-draft.ts'
import type { ProjectState } from '../../../../shared/ipc.ts'
import { setConstant } from '../../../../shared/mapping/change-mapping.ts'
import { renderPart } from '../../../support/render-desk.tsx'
import { type SampleDesk, sampleDesk } from '../../../support/sample-desk.ts'

type Props = {
  readonly project: ProjectState
  readonly onProject: (project: ProjectState) => void
  readonly onDraft: (draft: MappingDraft) => void
}

function Draft({ project, onProject, onDraft }: Props) {
  const draft = useMappingDraft(project, onProject)
  useEffect(() => onDraft(draft))
  return null
}

async function openProject(sample: SampleDesk): Promise<ProjectState> {
  const read = await sample.desk.readDesk({})
  if (!read.ok || read.value.project === null) throw new Error('No project is open.')
  return read.value.project
}

it('builds a change on the one before, although its answer is not on the screen yet', async () => {
  const sample = sampleDesk({ openAt: 'map', accountCount: 1 })
  const project = await openProject(sample)
  let draft: MappingDraft | undefined
  const add = (target: string) => draft?.change((mapping) => setConstant(mapping, { target, value: 'x' }))
  let isAnswered = false
  renderPart(
    <Draft
      project={project}
      onDraft={(changed) => {
        draft = changed
      }}
      // The project above never changes: the answer stays on its way to the screen.
      onProject={() => {
        if (!isAnswered) add('notes[].body')
        isAnswered = true
      }}
    />,
    sample,
  )
  add('ledgers[].ledger_code')
  await waitFor(() => expect(sample.asksOf('changeMapping')).toHaveLength(2))
  const added = sample.asksOf('changeMapping').map(({ mapping }) => mapping.constants.map(({ target }) => target))
  expect(added).toEqual([
    ['billing_address.country', 'ledgers[].ledger_code'],
    ['billing_address.country', 'ledgers[].ledger_code', 'notes[].body'],
  ])
})

it('sends what is still waiting when the step is left', async () => {
  const sample = sampleDesk({ openAt: 'map', accountCount: 1 })
  let draft: MappingDraft | undefined
  renderPart(
    <Draft
      project={await openProject(sample)}
      onProject={() => undefined}
      onDraft={(changed) => {
        draft = changed
      }}
    />,
    sample,
  )
  draft?.change((mapping) => setConstant(mapping, { target: 'notes[].body', value: 'x' }))
  expect(sample.asksOf('changeMapping')).toEqual([])
  cleanup()
  await waitFor(() => expect(sample.asksOf('changeMapping')).toHaveLength(1))
})

/** Shows the step on a project until something is changed in it and sent; @returns the project as it is then */
async function changeAndLeave(sample: SampleDesk, value: string): Promise<ProjectState> {
  const seen: { draft?: MappingDraft; project?: ProjectState } = {}
  const onDraft = (draft: MappingDraft) => {
    seen.draft = draft
  }
  const onProject = (project: ProjectState) => {
    seen.project = project
  }
  renderPart(<Draft project={await openProject(sample)} onProject={onProject} onDraft={onDraft} />, sample)
  seen.draft?.change((mapping) => setConstant(mapping, { target: 'notes[].body', value }))
  cleanup()
  await waitFor(() => expect(seen.project).toBeDefined())
  return seen.project ?? openProject(sample)
}

/** Comes back to the step. */
function comeBack(sample: SampleDesk, project: ProjectState): () => MappingDraft {
  let draft: MappingDraft | undefined
  const onDraft = (changed: MappingDraft) => {
    draft = changed
  }
  renderPart(<Draft project={project} onProject={() => undefined} onDraft={onDraft} />, sample)
  return () => {
    if (draft === undefined) throw new Error('The step is not there.')
    return draft
  }
}

it('undoes and redoes what was changed before the step was left', async () => {
  const sample = sampleDesk({ openAt: 'map', accountCount: 1 })
  const original = (await openProject(sample)).mapping
  const draft = comeBack(sample, await changeAndLeave(sample, 'Moved'))
  expect([draft().canUndo, draft().canRedo]).toEqual([true, false])
  draft().undo()
  await waitFor(() => expect(sample.asksOf('changeMapping').at(-1)?.mapping).toEqual(original))
  await waitFor(() => expect(draft().canRedo).toBe(true))
  draft().redo()
  await waitFor(() => expect(JSON.stringify(sample.asksOf('changeMapping').at(-1))).toContain('Moved'))
})

it('keeps what can be undone when the window hears of its own change after it sent the next', async () => {
  const sample = sampleDesk({ openAt: 'map', accountCount: 1 })
  const project = await openProject(sample)
  let draft: MappingDraft | undefined
  let show: (project: ProjectState) => void = () => undefined
  function Window() {
    const [shown, setShown] = useState(project)
    useEffect(() => {
      show = setShown
    }, [])
    return (
      <Draft
        project={shown}
        onProject={() => undefined}
        onDraft={(changed) => {
          draft = changed
        }}
      />
    )
  }
  renderPart(<Window />, sample)
  const asks = () => sample.asksOf('changeMapping')
  for (const value of ['first', 'second']) {
    act(() => draft?.change((mapping) => setConstant(mapping, { target: 'notes[].body', value })))
    await waitFor(() => expect(JSON.stringify(asks().at(-1))).toContain(value))
  }
  act(() => show({ ...project, mapping: structuredClone(asks()[0]?.mapping ?? project.mapping) }))
  expect(draft?.canUndo).toBe(true)
})

it('undoes nothing where the mapping was changed elsewhere meanwhile, or another project is open', async () => {
  const sample = sampleDesk({ openAt: 'map', accountCount: 1 })
  const project = await changeAndLeave(sample, 'Moved')
  const changed = setConstant(project.mapping, { target: 'notes[].body', value: 'Changed elsewhere' })
  expect(comeBack(sample, { ...project, mapping: changed })().canUndo).toBe(false)
  cleanup()
  expect(comeBack(sample, { ...project, id: 'another' })().canUndo).toBe(false)
})
