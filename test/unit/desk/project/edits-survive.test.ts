import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDiskTrouble } from '../../../../electron/storage/disk-trouble.ts'
import { databaseName } from '../../../../electron/storage/open-database.ts'
import { runs } from '../../../support/property-runs.ts'
import { valueIn } from '../../../support/value-in.ts'
import { runScript } from '../../storage/child-process.ts'
import { temporaryHome } from '../../storage/temporary-home.ts'
import { columnCount, emptySheet, type InProcess, openInProcess, rowCount } from '../versions/session-in-process.ts'
import { type Model, type Move, textsOf, untouched, withMove } from './edit-moves.ts'

type Step = Move | { readonly kind: 'crash' } | { readonly kind: 'reopen' } | { readonly kind: 'refused'; move: Move }

const cell = fc.record({
  row: fc.integer({ min: 2, max: rowCount + 1 }),
  column: fc.integer({ min: 1, max: columnCount }),
  text: fc.oneof(fc.constantFrom('', 's0', '0', '=1+1', 'ünï'), fc.string({ maxLength: 6 })),
})
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('edit' as const), cells: fc.array(cell, { minLength: 1, maxLength: 4 }) }),
  },
  { weight: 3, arbitrary: fc.constantFrom<Move>({ kind: 'undo' }, { kind: 'redo' }) },
)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: move },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refused' as const), move }) },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ kind: 'crash' }, { kind: 'reopen' }) },
)

/** How many steps of a project are on the disk, and how many of them are in force. */
function stepsKept(home: string, id: string): Pick<Model, 'position'> & { readonly count: number } {
  const database = new DatabaseSync(join(home, databaseName), { readOnly: true })
  const count = database.prepare('SELECT count(*) AS count FROM edit_steps WHERE project_id = ?').get(id)
  const project = database.prepare('SELECT edit_position AS position FROM projects WHERE id = ?').get(id)
  database.close()
  return { count: Number(count?.count), position: Number(project?.position) }
}

async function openProject(open: InProcess, id: string): Promise<InProcess> {
  valueIn(await open.session.open(id))
  return open
}

async function loadSheet(home: string) {
  const open = openInProcess(home)
  const { id } = valueIn(await open.session.load(emptySheet))
  return { open, id, start: await open.texts() }
}

async function make({ session }: InProcess, move: Move): Promise<void> {
  const result =
    move.kind === 'edit'
      ? await session.edit({ edits: move.cells.map((one) => ({ sheet: 'sheet', ...one })) })
      : await session[move.kind]({})
  valueIn<unknown>(result)
}

/** The disk takes nothing more: what is asked for meanwhile fails, unless there is nothing to undo or to do again. */
async function makeInVain(open: InProcess, move: Move): Promise<void> {
  open.setFull(true)
  await make(open, move).catch((error: unknown) => {
    if (!isDiskTrouble(error)) throw error
  })
  open.setFull(false)
}

describe('edits that were acknowledged', () => {
  test('are all there, and nothing else, after any edits, undos, redos, crashes, reopenings and refusals of the disk', async () => {
    const home = temporaryHome()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        let { open, id, start } = await loadSheet(home)
        let model: Model = untouched
        for (const one of steps) {
          if (one.kind === 'crash') open.drop()
          if (one.kind === 'reopen') {
            await open.session.closeForNow()
            open.drop()
          }
          if (one.kind === 'crash' || one.kind === 'reopen') {
            open = await openProject(openInProcess(home), id)
            expect(await open.texts()).toEqual(textsOf(model, start))
            continue
          }
          if (one.kind === 'refused') {
            await makeInVain(open, one.move)
            expect(await open.texts()).toEqual(textsOf(model, start))
            continue
          }
          await make(open, one)
          model = withMove(model, one)
        }
        expect(await open.texts()).toEqual(textsOf(model, start))
        open.drop()
        const again = await openProject(openInProcess(home), id)
        expect(await again.texts()).toEqual(textsOf(model, start))
        const { undo, redo } = again.session.state()?.history ?? {}
        expect([undo !== null, redo !== null]).toEqual([model.position > 0, model.position < model.steps.length])
        again.projects.delete(id)
        again.drop()
      }),
      { numRuns: runs(40) },
    )
  }, 120_000)

  test('are there after the process was killed in the middle of them, three times over', async () => {
    const home = temporaryHome()
    const { open, id, start } = await loadSheet(home)
    open.drop()
    let model: Model = untouched
    let acknowledged = 0
    for (const seed of ['11', '22', '33']) {
      const writer = runScript(new URL('./edit-until-killed.ts', import.meta.url), home, id, seed)
      const first = [await writer.nextLine(), await writer.nextLine(), await writer.nextLine()]
      const lines = [...first, ...(await writer.kill())].map(
        (line) => JSON.parse(line) as { asked?: Move; done?: Move },
      )
      for (const { done } of lines) {
        if (done === undefined) continue
        acknowledged += 1
        model = withMove(model, done)
      }
      const last = lines.at(-1)?.asked
      const again = await openProject(openInProcess(home), id)
      const found = await again.texts()
      again.drop()
      const { position, count } = stepsKept(home, id)
      // What was under way when the process was killed may have reached the disk, or not; half of it never has.
      const possible = last === undefined ? [model] : [model, withMove(model, last)]
      const which = possible.find((one) => one.position === position && one.steps.length === count)
      expect(which === undefined ? null : textsOf(which, start)).toEqual(found)
      model = which ?? model
    }
    expect(acknowledged).toBeGreaterThanOrEqual(3)
  }, 120_000)
})
