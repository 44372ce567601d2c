/** Prepared workbooks for tests, without a process around them. */

import type { EditStep } from '../../../electron/preparation/accounts/edited-workbook.ts'
import { answeringCalls } from '../../../electron/preparation/answer-calls.ts'
import type { Asked } from '../../../electron/preparation/messages/messages.ts'
import type {
  EditedCells,
  PreparationCall,
  PreparationCalls,
  PreparationProgress,
  PreparationSource,
} from '../../../electron/preparation/protocol.ts'
import type { CellEdit } from '../../../shared/ipc.ts'
import type { Result } from '../../../shared/result.ts'
import { usualTerms } from '../../../shared/service/money-terms.ts'
import { fixtureBytes } from '../../support/fixtures.ts'
import { valueIn } from '../../support/value-in.ts'

export const sourceOf = (
  fileName: string,
  bytes: Uint8Array | string,
  more: Partial<PreparationSource> = {},
): PreparationSource => ({
  fileName,
  bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes,
  kind: null,
  textReading: null,
  mapping: null,
  edits: [],
  knownNumbers: [],
  supplierCode: 'PRACTICE',
  terms: usualTerms,
  ...more,
})

export type Reply<C extends PreparationCall> = PreparationCalls[C]['reply']

/** Calls as the process answers them. `call` throws what was refused; `ask` gives it back. */
export function preparing() {
  const progress: PreparationProgress[] = []
  const answer = answeringCalls({
    onProgress: (one) => progress.push(one),
    today: () => '2026-11-21',
  })
  const ask = async <C extends PreparationCall>(
    call: C,
    asked: PreparationCalls[C]['ask'],
  ): Promise<Result<Reply<C>>> => (await answer({ id: 1, call, ask: asked } as Asked)) as Result<Reply<C>>
  const call = async <C extends PreparationCall>(name: C, asked: PreparationCalls[C]['ask']): Promise<Reply<C>> => {
    return valueIn(await ask(name, asked))
  }
  /** @returns what takes it back again, as the history of a project does */
  const editing = async (edits: EditStep) => {
    const edited = await call('editCells', { edits })
    return { edited, takeBack: () => call('editCells', { edits: backOf(edits, edited) }) }
  }
  /** These were sent by now. */
  const noteSent = (...added: readonly string[]) => answer({ id: 1, call: 'noteSent', ask: { added, removed: [] } })
  /** The service had not taken these. */
  const cameBack = (...removed: readonly string[]) => answer({ id: 1, call: 'noteSent', ask: { added: [], removed } })
  return { ask, call, editing, noteSent, cameBack, progress }
}

/** What lays back what was there before. */
export const backOf = (edits: EditStep, { before }: EditedCells): EditStep =>
  edits.map((edit, index) => ({ ...edit, text: before[index] ?? null }))

/** Loads a file, and answers calls about it. */
export async function prepared(...source: Parameters<typeof sourceOf>) {
  const preparation = preparing()
  const { taken, carried, ...first } = await preparation.call('load', sourceOf(...source))
  return { first, ...preparation }
}

/** The flat fixture of a supplier, prepared. */
export const flat = (more: Partial<PreparationSource> = {}) =>
  prepared('flat-supplier.xlsx', fixtureBytes('flat-supplier.xlsx'), more)

/** Of a cell of it. */
export const edit = (row: number, column: number, text: string): CellEdit => ({ sheet: 'Accounts', row, column, text })
