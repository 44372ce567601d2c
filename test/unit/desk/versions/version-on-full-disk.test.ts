import { describe, expect, test } from 'vitest'
import { temporaryHome } from '../../storage/temporary-home.ts'
import { emptySheet, type InProcess, openInProcess, settingsInMemory } from './session-in-process.ts'

const fileOf = (rows: readonly string[]) => ({
  fileName: emptySheet.fileName,
  bytes: new TextEncoder().encode(`Account no,Surname,Town\n${rows.join('\n')}\n`),
})
const rows = ['1,Lee,Rye', '2,Ito,Ely', '3,Kim,Bath', '4,Roe,Deal']
const first = fileOf(rows)
/** So large that they need pages of their own. */
const long = (letter: string) => letter.repeat(9000)
const edited = [
  ['1', long('a'), 'Rye'],
  ['2', 'Ito', long('b')],
  ['3', 'Kim', 'Bath'],
  ['4', 'Roe', 'Deal'],
]
const later = fileOf([...rows].reverse())
const reversed = edited.toReversed()

const value = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly issues: unknown },
): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  return result.value
}

async function withEdits(): Promise<InProcess & { readonly earlierId: string }> {
  const open = openInProcess(temporaryHome())
  const { session } = open
  const { id: earlierId } = value(await session.load(first))
  value(await session.edit({ edits: [{ sheet: 'sheet', row: 2, column: 2, text: long('a') }] }))
  value(await session.edit({ edits: [{ sheet: 'sheet', row: 3, column: 3, text: long('b') }] }))
  return { ...open, earlierId }
}

const listed = ({ projects }: InProcess) => projects.list().map(({ id }) => id)

/** With room for no page, one, two, … more, until there was enough. @returns what became of it each time */
async function untilThereIsRoom(
  open: InProcess,
  work: () => Promise<{ readonly ok: boolean }>,
  afterwards: () => Promise<void>,
): Promise<number> {
  for (let room = 0; ; room += 1) {
    open.leaveRoom(room)
    const isDone = await work().then(
      ({ ok }) => ok,
      () => false,
    )
    open.leaveRoom(null)
    if (isDone) return room
    await afterwards()
  }
}

describe('a disk that becomes full while a new version is taken over', () => {
  test('leaves the earlier version open as it was, until the new one is on the disk with all of its edits', async () => {
    const open = await withEdits()
    const { session, earlierId } = open
    const tries = await untilThereIsRoom(
      open,
      () => session.loadVersion(later, earlierId),
      async () => {
        expect([session.projectId(), listed(open)]).toEqual([earlierId, [earlierId]])
        expect(await open.texts()).toEqual(edited)
        value(await session.undo({}))
        value(await session.undo({}))
        expect(await open.texts()).toEqual(rows.map((row) => row.split(',')))
        value(await session.redo({}))
        value(await session.redo({}))
      },
    )
    expect(tries).toBeGreaterThan(3)
    expect(await open.texts()).toEqual(reversed)
    value(await session.undo({}))
    expect(await open.texts()).toEqual(rows.toReversed().map((row) => row.split(',')))
    expect(value(await session.undo({})).place).toBeNull()
  })

  test('leaves the new version as it was loaded, until all of what was done to the earlier one is on the disk', async () => {
    const open = await withEdits()
    const { session, earlierId } = open
    const { id } = value(await session.load(later))
    const tries = await untilThereIsRoom(
      open,
      () => session.takeOver(earlierId),
      async () => {
        expect(session.projectId()).toBe(id)
        expect(await open.texts()).toEqual(rows.toReversed().map((row) => row.split(',')))
        expect(value(await session.undo({})).place).toBeNull()
      },
    )
    expect(tries).toBeGreaterThan(0)
    expect(await open.texts()).toEqual(reversed)
    // What is shown is what is there when it is opened again.
    value(await session.open(id))
    expect(await open.texts()).toEqual(reversed)
    value(await session.undo({}))
    expect(await open.texts()).toEqual(rows.toReversed().map((row) => row.split(',')))
  })
})

test('a disk that becomes full at the last write of a change of project leaves the one that was open at work', async () => {
  const settings = settingsInMemory()
  let isFull = false
  const open = openInProcess(temporaryHome(), {
    settings: {
      ...settings,
      write: (name, value) => {
        if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
        settings.write(name, value)
      },
    },
  })
  const { session } = open
  const { id: other } = value(await session.load(later))
  const { id } = value(await session.load(first))
  for (const change of [() => session.open(other), () => session.closeProject()]) {
    isFull = true
    await expect(change()).rejects.toThrow('no space')
    isFull = false
    expect([session.projectId(), await open.texts()]).toEqual([id, rows.map((row) => row.split(','))])
  }
  value(await session.open(other))
  expect(await open.texts()).toEqual(rows.toReversed().map((row) => row.split(',')))
})
