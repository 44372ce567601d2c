import { cleanup, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
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
