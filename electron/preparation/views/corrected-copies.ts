/** Writes corrected copies of the open workbook, each until it is done or stopped. */
import { issue } from '../../../shared/issue-words.ts'
import { type CellPlace, type Issue, ok, refuse } from '../../../shared/result.ts'
import { placeTurning } from '../../../shared/sheet/turned-sheet.ts'
import { yielding } from '../../flow/yielding.ts'
import { type AccountAside, writeCorrectedCopy } from '../../workbook/corrected-copy/write-corrected-copy.ts'
import type { LoadedWorkbook, Surroundings } from '../loaded-workbook.ts'
import { notingEnded } from '../plan/ended-decisions.ts'
import type { PlannedWorkbook } from '../plan/planned-workbook.ts'
import { asInFile } from '../plan/turned-workbook.ts'
import type { PreparationAnswers } from '../protocol.ts'

export function correctedCopies(
  loaded: LoadedWorkbook,
  onWriting: Surroundings['onWriting'],
): Pick<PreparationAnswers, 'writeCorrectedCopy' | 'stopWriting'> {
  const stoppedWritings = new Set<string>()
  return {
    writeCorrectedCopy: async ({ writing }) => {
      const { edited, file } = loaded
      // As it lies in the file, so that a colleague finds everything where it was; the mapping turns it again.
      const inFile = placeTurning(file.sheets)
      const bytes = await writeCorrectedCopy({
        source: asInFile(file),
        edited: asInFile(edited.workbook),
        isEdited: (sheet, rowIndex, columnIndex) => {
          const { row, column } = inFile({ sheet, row: rowIndex + 1, column: columnIndex + 1 })
          return edited.isEdited(sheet, row - 1, column - 1)
        },
        kind: loaded.catalogue.kind,
        mapping: notingEnded(asEdited(loaded), loaded.suggestions),
        problems: loaded.problems.all.map(({ issue, account }) => ({
          issue: placedBy(inFile, issue),
          accountNumber: account?.rows.accountNumber ?? null,
        })),
        setAside: accountsAside(loaded).map((one) => ({ ...one, place: inFile(one.place) })),
        isStopped: () => writing !== undefined && stoppedWritings.has(writing),
        yieldNow: yielding(),
        onProgress: onWriting,
      })
      if (writing !== undefined) stoppedWritings.delete(writing)
      return bytes === null ? refuse(issue('saving_stopped', {})) : ok(bytes)
    },
    stopWriting: async ({ writing }) => {
      stoppedWritings.add(writing)
      return ok({})
    },
  }
}

/** What the copy will have in its cells. */
const asEdited = ({ edited, choices, layouts, catalogue }: LoadedWorkbook): PlannedWorkbook => ({
  file: edited.workbook,
  choices: { ...choices, layouts },
  catalogue,
})

const accountsAside = ({ checked, marked }: LoadedWorkbook): readonly AccountAside[] =>
  checked.accounts.flatMap(({ rows: { accountNumber, rows } }) => {
    const [first] = rows
    const reason = marked.of(rows)?.aside?.reason
    if (first === undefined || reason === undefined) return []
    return [{ accountNumber, reason, place: { sheet: first.sheet.sheet.name, row: first.rowIndex + 1, column: 1 } }]
  })

const placedBy = (place: (cell: CellPlace) => CellPlace, { where, ...issue }: Issue): Issue =>
  where?.cell === undefined
    ? { ...issue, ...(where && { where }) }
    : { ...issue, where: { ...where, cell: place(where.cell) } }
