/** What is ready goes as it was seen when a person said so; once any of it is another, nothing goes. */
import { expect, test } from 'vitest'
import type { Ask, SendingDecision } from '../../../../../shared/ipc.ts'
import { issue } from '../../../../../shared/issue-words.ts'
import { closedDeskForEachTest } from '../../../../support/desks/desk-for-each-test.ts'
import { decideInAdd } from '../../../../support/desks/seen-additions.ts'
import { valueIn } from '../../../../support/value-in.ts'

const open = closedDeskForEachTest()

const load = async (fileName: string, ...lines: readonly string[]) =>
  valueIn(
    await open.desk.loadSpreadsheet({
      ...{ fileName, kind: 'additions', bytes: new TextEncoder().encode(lines.join('\n')) },
    }),
  )

/** Two accounts with a note each; the second column of notes is not used. */
async function startWithNotes() {
  await open.start()
  valueIn(await open.desk.connectPractice({}))
  await load('notes.csv', 'Account number,Note,Remark 2', 'A-1,Prefers letters.,Calls back.', 'A-2,Has a dog.,Moved.')
}
const seen = () => decideInAdd(open.desk, 'ready')
const send = (ask: Ask<'sendAdditions'>) => open.desk.sendAdditions(ask)
const changed = { ok: false, issues: [issue('additions_changed', {})] }

const edit = (row: number, text: string) => open.desk.editCells({ edits: [{ sheet: 'notes', row, column: 2, text }] })

test('with nothing changed it goes, also where it was changed and changed back', async () => {
  await startWithNotes()
  const ask = await seen()
  valueIn(await edit(3, 'Has two dogs.'))
  valueIn(await edit(3, 'Has a dog.'))
  expect(valueIn(await send(ask))).toMatchObject({ done: 2, total: 2 })
})

test.each<readonly [string, () => Promise<unknown>]>([
  ['an edit', () => edit(3, 'Has two dogs.')],
  ['an edit that is still on its way', async () => void edit(3, 'Has two dogs.')],
  ['another account', () => open.desk.editCells({ edits: [{ sheet: 'notes', row: 3, column: 1, text: 'A-3' }] })],
  ['another mapping', remap],
  ['another sheet', () => load('more.csv', 'Account number,Note', 'A-1,Prefers calls.', 'A-2,Has a dog.')],
])('with as many as before, but by %s others, nothing goes', async (_, change) => {
  await startWithNotes()
  const ask = await seen()
  await change()
  expect(await send(ask)).toMatchObject(changed)
  expect(valueIn(await send(await seen()))).toMatchObject({ done: 2, total: 2 })
})

/** Notes from the third column in place of the second. */
async function remap(): Promise<void> {
  const { project } = valueIn(await open.desk.readDesk({}))
  if (project == null) throw new Error('There is no open project.')
  const sheets = project.mapping.sheets.map((sheet) => ({
    ...sheet,
    columns: sheet.columns.map((one) =>
      one.column === 1 ? one : { ...one, target: one.column === 3 ? 'notes[].body' : null },
    ),
  }))
  valueIn(await open.desk.changeMapping({ mapping: { ...project.mapping, sheets } }))
}

test('what was seen of one decision, or of a kind that is not there, is nothing to send by another', async () => {
  await startWithNotes()
  const ask = await seen()
  for (const decision of ['withDates', 'allTheSame'] satisfies SendingDecision[])
    expect(await send({ ...ask, decision })).toMatchObject(changed)
  expect(await send({ ...ask, seen: { ...ask.seen, payment: ask.seen.notes ?? '' } })).toMatchObject(changed)
})
