/** The one history of a project: what was done to its cells and its mapping, undone and done again in order. */

import { expect, test } from 'vitest'
import type { ProjectState } from '../../../../shared/ipc.ts'
import { changeColumn, setConstant } from '../../../../shared/mapping/model/change-mapping.ts'
import type { Mapping } from '../../../../shared/mapping/model/mapping.ts'
import type { Result } from '../../../../shared/result.ts'
import { valueIn } from '../../../support/value-in.ts'
import { temporaryHome } from '../../storage/temporary-home.ts'
import { emptySheet, type InProcess, openInProcess, sentIn } from '../versions/session-in-process.ts'

const codes = (result: Result<unknown>): readonly string[] => (result.ok ? [] : result.issues.map(({ code }) => code))

async function openSheet() {
  const home = temporaryHome()
  const sent = new Set<string>()
  const start = () => openInProcess(home, { sentNumbers: () => sentIn(sent) })
  let open = start()
  const project = valueIn(await open.session.load(emptySheet))
  return {
    home,
    sent,
    project,
    get open(): InProcess {
      return open
    },
    again: async (): Promise<ProjectState> => {
      await open.session.closeForNow()
      open.drop()
      open = start()
      return valueIn(await open.session.open(project.id))
    },
  }
}

const filling = (mapping: Mapping, column: number, target: string | null): Mapping =>
  changeColumn(mapping, { sheet: 'sheet', column }, (one) => ({ ...one, target }))
const town = (text: string) => ({ edits: [{ sheet: 'sheet', row: 2, column: 3, text }] })
const names = ({ session }: InProcess) => {
  const { undo, redo } = session.state()?.history ?? {}
  return [undo?.is ?? null, redo?.is ?? null]
}

test('edits and mapping changes are undone in the order in which they were made, also after a restart, and done again', async () => {
  const sheet = await openSheet()
  const { session } = sheet.open
  valueIn(await session.edit(town('Rye')))
  const mapped = filling(sheet.project.mapping, 3, null)
  valueIn(await session.changeMapping({ mapping: mapped }))
  valueIn(
    await session.replace({ search: { text: 's', matchesCase: true, isWholeCell: false, within: null }, by: 'z' }),
  )
  const last = await sheet.open.texts()
  expect(session.state()?.history.undo).toEqual({
    is: 'textReplaced',
    count: 4,
    column: { header: 'Surname', column: 2 },
  })

  const { history, mapping } = await sheet.again()
  expect([history.undo?.is, mapping]).toEqual(['textReplaced', mapped])
  valueIn(await sheet.open.session.undo({}))
  expect(sheet.open.session.state()?.history).toMatchObject({
    undo: { is: 'columnFills', column: { header: 'Town' }, targets: [] },
    redo: { is: 'textReplaced' },
  })
  expect(valueIn(await sheet.open.session.undo({})).project?.mapping).toEqual(sheet.project.mapping)
  valueIn(await sheet.open.session.undo({}))
  expect([(await sheet.open.texts())[0]?.[2], ...names(sheet.open)]).toEqual(['t0', null, 'cellsChanged'])
  expect(valueIn(await sheet.open.session.undo({})).step).toBeNull()

  await sheet.again()
  for (const is of ['cellsChanged', 'columnFills', 'textReplaced'])
    expect(valueIn(await sheet.open.session.redo({})).step?.is).toBe(is)
  expect([sheet.open.session.state()?.mapping, await sheet.open.texts()]).toEqual([mapped, last])
})

test('undoing a mapping that would take the rows of a sent account is refused by the gate, and nothing is lost', async () => {
  const sheet = await openSheet()
  const { session } = sheet.open
  const without = valueIn(await session.changeMapping({ mapping: filling(sheet.project.mapping, 1, null) }))
  const mapped = valueIn(
    await session.changeMapping({ mapping: filling(without.mapping, 1, 'external_account_number') }),
  )
  sheet.sent.add('1')
  expect(codes(await session.undo({}))).toEqual(['step_moves_sent'])
  expect([session.state()?.mapping, session.state()?.history]).toEqual([mapped.mapping, mapped.history])
  expect((await sheet.again()).history).toEqual(mapped.history)
  sheet.sent.clear()
  expect(valueIn(await sheet.open.session.undo({})).step?.is).toBe('columnFills')
})

test('a window does not undo what another one has done and it has not seen; its own presses follow one another', async () => {
  const { open, project } = await openSheet()
  const mine = { revision: project.revision, window: 'mine' }
  const [, , undone] = await Promise.all([
    open.session.edit({ ...town('Rye'), ...mine }),
    open.session.edit({ ...town('Ely'), ...mine }),
    open.session.undo(mine),
  ])
  expect(valueIn(undone).step?.is).toBe('cellsChanged')
  const theirs = valueIn(await open.session.edit({ ...town('Bath'), window: 'theirs' }))
  expect(codes(await open.session.undo(mine))).toEqual(['changed_meanwhile'])
  expect((await open.texts())[0]?.[2]).toBe('Bath')
  valueIn(await open.session.undo({ ...mine, revision: theirs.revision }))
  expect((await open.texts())[0]?.[2]).toBe('Rye')
})

test('letters of one word are one step, as long as nothing else is done; several changes in one command are steps of their own', async () => {
  const sheet = await openSheet()
  const { mapping } = sheet.project
  const note = (text: string, from = mapping) => setConstant(from, { target: 'notes[].body', value: text })
  const type = (text: string, topic: string) => sheet.open.session.changeMapping({ mapping: note(text), topic })
  for (const text of ['M', 'Mo', 'Moved']) valueIn(await type(text, 'a note'))
  expect(sheet.open.session.state()?.history.undo).toEqual({
    is: 'constantSet',
    target: 'notes[].body',
    value: 'Moved',
  })
  valueIn(await sheet.open.session.edit(town('Rye')))
  valueIn(await type('Moved away', 'a note'))
  valueIn(await sheet.open.session.undo({}))
  expect(names(sheet.open)[0]).toBe('cellsChanged')
  valueIn(await sheet.open.session.undo({}))
  expect(valueIn(await sheet.open.session.undo({})).project?.mapping).toEqual(mapping)

  const passed = [{ mapping: note('M') }, { mapping: filling(note('M'), 3, null) }]
  valueIn(
    await sheet.open.session.changeMapping({
      passed,
      mapping: filling(filling(note('M'), 3, null), 2, 'customers[].family_name'),
    }),
  )
  const steps = [
    await sheet.open.session.undo({}),
    await sheet.open.session.undo({}),
    await sheet.open.session.undo({}),
  ]
  expect(steps.map((step) => valueIn(step).step?.is)).toEqual(['columnFills', 'columnFills', 'constantSet'])
  expect([sheet.open.session.state()?.mapping, ...names(sheet.open)]).toEqual([mapping, null, 'constantSet'])
})

test('what is suggested again, and a saved mapping that is used, are steps with the name it had before', async () => {
  const { open, project } = await openSheet()
  const { session } = open
  valueIn(await session.changeMapping({ mapping: filling(project.mapping, 3, null) }))
  const saved: Mapping[] = []
  valueIn(await session.saveMapping('Ours', (mapping) => saved.push(mapping)))
  valueIn(await session.suggestMapping({}))
  expect(session.state()).toMatchObject({ savedMappingName: null, history: { undo: { is: 'mappingSuggested' } } })
  valueIn(await session.takeSavedMapping({ name: 'Ours', mapping: saved[0] as Mapping }, {}))
  expect(session.state()?.history.undo).toEqual({ is: 'savedMappingUsed', name: 'Ours' })
  valueIn(await session.undo({}))
  expect(session.state()).toMatchObject({ savedMappingName: null, mapping: project.mapping })
  valueIn(await session.undo({}))
  expect(session.state()?.savedMappingName).toBe('Ours')
  valueIn(await session.redo({}))
  valueIn(await session.redo({}))
  expect(session.state()).toMatchObject({ savedMappingName: 'Ours', history: { redo: null } })
})

test('a file that is read in another way begins a history of its own', async () => {
  const { open } = await openSheet()
  valueIn(await open.session.edit(town('Rye')))
  valueIn(await open.session.changeTextReading({ quote: '' }))
  expect(names(open)).toEqual([null, null])
})

test('a mapping asked for when the application ended can be undone once it is made', async () => {
  const sheet = await openSheet()
  const mapping = filling(sheet.project.mapping, 3, null)
  sheet.open.projects.change(sheet.project.id, { askedMapping: mapping })
  const { history } = await sheet.again()
  expect(history.undo?.is).toBe('columnFills')
  expect(valueIn(await sheet.open.session.undo({})).project?.mapping).toEqual(sheet.project.mapping)
})

test('a hundred changes of the mapping can be undone; what was done before the first of them stays', async () => {
  const { open, project } = await openSheet()
  const { session } = open
  valueIn(await session.edit(town('Rye')))
  const setTo = (text: string) => setConstant(project.mapping, { target: 'notes[].body', value: text })
  const passed = Array.from({ length: 101 }, (_, at) => ({ mapping: setTo(`n${at}`) }))
  valueIn(await session.changeMapping({ passed, mapping: setTo('last') }))
  let count = 0
  while (session.state()?.history.undo !== null) {
    valueIn(await session.undo({}))
    count += 1
  }
  expect(count).toBe(100)
  expect((await open.texts())[0]?.[2]).toBe('Rye')
})
