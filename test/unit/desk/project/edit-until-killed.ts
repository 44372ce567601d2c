/** Edits, undoes and redoes as fast as it can, and says each move once it was acknowledged. Ends only by being killed. */
import { writeSync } from 'node:fs'
import { valueIn } from '../../../support/value-in.ts'
import { columnCount, openInProcess, rowCount } from '../versions/session-in-process.ts'
import type { Move } from './edit-moves.ts'

const [home = '', id = '', seedText = '1'] = process.argv.slice(2)
const { session } = openInProcess(home)
valueIn(await session.open(id))

let seed = Number(seedText)
/** @returns 0 up to below `end`, the same for the same seed */
function next(end: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * end)
}

function nextMove(count: number): Move {
  const kind = (['edit', 'edit', 'edit', 'undo', 'redo'] as const)[next(5)] ?? 'edit'
  if (kind !== 'edit') return { kind }
  return { kind, cells: [{ row: 2 + next(rowCount), column: 1 + next(columnCount), text: `${seedText}-${count}` }] }
}

for (let count = 0; ; count += 1) {
  const move = nextMove(count)
  // Said before and after: the last one may have been written and not acknowledged any more.
  writeSync(1, `${JSON.stringify({ asked: move })}\n`)
  const result =
    move.kind === 'edit'
      ? await session.edit({ edits: move.cells.map((cell) => ({ sheet: 'sheet', ...cell })) })
      : await session[move.kind]({})
  valueIn<unknown>(result)
  writeSync(1, `${JSON.stringify({ done: move })}\n`)
}
