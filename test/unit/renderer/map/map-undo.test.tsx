import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { issue } from '../../../../shared/issue-words.ts'
import { changeColumn } from '../../../../shared/mapping/model/change-mapping.ts'
import { say } from '../../../../shared/messages/say.ts'
import { refuse } from '../../../../shared/result.ts'
import { customerSheet } from '../../../support/sample/sample-sheets.ts'
import { beginningWith, soundsLike } from '../../../support/words/sounds-like.ts'
import { button, fieldOf, option, said, showMap } from './map-at-work.ts'

const leftOut = say('done_column_left_out', { column: 'E-mail' })

it('names the step that undo takes back, the same in Check, and does it again', async () => {
  const { user } = showMap()
  await user.click(await fieldOf('E-mail'))
  await user.click(await option(say('leave_this_column_out')))
  await user.click(await button(say('undo_step', { step: leftOut })))
  expect(await said(say('undone', { step: leftOut }))).toBeTruthy()
  const field = await fieldOf('E-mail')
  expect(field.value).not.toBe(say('leave_this_column_out'))

  await user.click(await button(say('go_on_to_step', { step: say('step_check') })))
  // Map has the same button.
  await button(say('back_to_step', { step: say('step_map') }))
  await user.click(await button(say('redo_step', { step: leftOut })))
  expect(await said(beginningWith(say('done_again', { step: leftOut })))).toBeTruthy()
  await user.keyboard('{Control>}z{/Control}')
  expect(await said(beginningWith(say('undone', { step: leftOut })))).toBeTruthy()
})

it('says what was not made where another window was first, and shows what that one made', async () => {
  const refusal = refuse(issue('changed_meanwhile', { what: 'mapping' }))
  const { user, sample } = showMap({ answers: { changeMapping: async () => refusal } })
  await user.click(await fieldOf('E-mail'))
  const read = await sample.desk.readDesk({})
  const project = read.ok ? read.value.project : null
  if (project === null) throw new Error('No project is open.')
  const column = project.mapping.sheets[0]?.columns.find(({ header }) => header === 'E-mail')?.column ?? 0
  const mapping = changeColumn(project.mapping, { sheet: customerSheet, column }, (one) => ({
    ...one,
    target: 'customers[1].email',
  }))
  const undo = { is: 'columnFills' as const, column: { header: 'E-mail', column }, targets: ['customers[1].email'] }
  await user.click(await option(say('leave_this_column_out')))
  act(() =>
    sample.tell('projectChanged', {
      ...project,
      mapping,
      revision: project.revision + 1,
      history: { undo, redo: null },
    }),
  )
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(soundsLike('changed_meanwhile', { what: 'mapping' }))
  expect(await said(say('not_made_here', { steps: leftOut }))).toBeTruthy()
  expect(
    await said(
      soundsLike('made_in_other_window', {
        step: say('done_column_fills', { column: 'E-mail', fields: 'Customer 2 · E-mail' }),
      }),
    ),
  ).toBeTruthy()
  await waitFor(async () => expect((await fieldOf('E-mail')).value).toBe('Customer 2 · E-mail'))
  expect(sample.asksOf('changeMapping').map(({ revision }) => revision)).toEqual([project.revision])
})

it('takes back what could not be saved before it undoes anything that was', async () => {
  const refusal = refuse(issue('sent_account_would_move', { account: '1' }))
  const { user, sample } = showMap({ isEdited: true, answers: { changeMapping: async () => refusal } })
  const before = (await fieldOf('E-mail')).value
  await user.click(await fieldOf('E-mail'))
  await user.click(await option(say('leave_this_column_out')))
  await button(say('save_mapping_again'))
  await user.click(await button(say('undo_step', { step: leftOut })))
  await waitFor(async () => expect((await fieldOf('E-mail')).value).toBe(before))
  expect(sample.asksOf('undo')).toEqual([])
  expect(
    await button(beginningWith(say('undo_step', { step: say('done_cells_changed', { count: 1, column: null }) }))),
  ).toBeTruthy()
})
