import { act, cleanup, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { type MappingDraft, useMappingDraft } from '../../../../renderer/map/use-mapping-draft.ts'
import type { ProjectState } from '../../../../shared/ipc.ts'
import { issue } from '../../../../shared/issue-words.ts'
import { setConstant } from '../../../../shared/mapping/model/change-mapping.ts'
import type { Mapping } from '../../../../shared/mapping/model/mapping.ts'
import { refuse } from '../../../../shared/result.ts'
import { type SampleDesk, sampleDesk } from '../../../support/sample/sample-desk.ts'
import { renderPart } from '../../../support/windows/render-desk.tsx'

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

/** What a step holds, and what it was told. */
function showDraft(sample: SampleDesk, start: ProjectState) {
  const seen: { draft?: MappingDraft } = {}
  let show: (project: ProjectState) => void = () => undefined
  function Window() {
    const [shown, setShown] = useState(start)
    useEffect(() => {
      show = setShown
    }, [])
    return (
      <Draft
        project={shown}
        onProject={setShown}
        onDraft={(draft) => {
          seen.draft = draft
        }}
      />
    )
  }
  renderPart(<Window />, sample)
  return {
    draft: (): MappingDraft => {
      if (seen.draft === undefined) throw new Error('The step is not there.')
      return seen.draft
    },
    tell: (project: ProjectState) => act(() => show(project)),
  }
}

const noteOf = (value: string) => (mapping: Mapping) => setConstant(mapping, { target: 'notes[].body', value })

it('sends changes that were made meanwhile as changes of their own, and letters of one word as one', async () => {
  const sample = sampleDesk({ openAt: 'map', accountCount: 1 })
  const { draft } = showDraft(sample, await openProject(sample))
  act(() => {
    draft().change(noteOf('M'), 'note')
    draft().change(noteOf('Moved'), 'note')
    draft().change((mapping) => setConstant(mapping, { target: 'ledgers[].ledger_code', value: 'x' }))
  })
  await waitFor(() => expect(sample.asksOf('changeMapping')).toHaveLength(1))
  const [ask] = sample.asksOf('changeMapping')
  expect(ask?.passed).toHaveLength(1)
  expect(JSON.stringify(ask?.passed)).toContain('Moved')
  expect(JSON.stringify(ask?.mapping)).toContain('ledger_code')
})

it('lets a draft of this window wait for nobody, and says what was not made where another window was first', async () => {
  const refusal = refuse(issue('changed_meanwhile', { what: 'mapping' }))
  const sample = sampleDesk({ openAt: 'map', accountCount: 1, answers: { changeMapping: async () => refusal } })
  const project = await openProject(sample)
  const { draft, tell } = showDraft(sample, project)
  act(() => draft().change(noteOf('Mine')))
  const theirs = noteOf('Theirs')(project.mapping)
  tell({ ...project, mapping: theirs, revision: project.revision + 1 })
  await act(() => draft().flush())
  expect(sample.asksOf('changeMapping').map(({ revision }) => revision)).toEqual([project.revision])
  await waitFor(() => expect(draft().mapping).toEqual(theirs))
  expect(draft().conflict?.lost).toEqual([{ is: 'constantSet', target: 'notes[].body', value: 'Mine' }])
  expect(draft().saving.state).toBe('saved')
})

it('builds what is changed while something is being undone on what comes of that', async () => {
  const sample = sampleDesk({ openAt: 'map', accountCount: 1 })
  const project = await openProject(sample)
  const { draft } = showDraft(sample, project)
  const undone = Promise.withResolvers<ProjectState>()
  const undoing = draft().letChange(() => undone.promise)
  act(() => draft().change((mapping) => setConstant(mapping, { target: 'ledgers[].ledger_code', value: 'x' })))
  const mapping = noteOf('Undone')(project.mapping)
  undone.resolve({ ...project, mapping, revision: project.revision + 1 })
  await act(() => undoing)
  await act(() => draft().flush())
  const [ask] = sample.asksOf('changeMapping')
  expect(ask?.revision).toBe(project.revision + 1)
  expect(ask?.mapping.constants.map(({ value }) => value)).toEqual(expect.arrayContaining(['Undone', 'x']))
})
