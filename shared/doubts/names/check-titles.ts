/** Notices forms of address of two people, "Mr & Mrs", in a column of their own beside the name of one: the other would not be created. */
import { isPersonTitle } from '../../mapping/read/cut/cut-name.ts'
import { isBlankCell } from '../../mapping/read/read-value.ts'
import type { ColumnToDoubt } from '../find-doubts.ts'
import type { ToldAt } from '../sheets/check-file.ts'

const heading =
  /^(?:customer |holder |name )?(?:titles?|salutation|prefix|form of address|anrede|civilité|aanhef|tratamiento)$/i
const farthest = 3

/** The columns beside a last name that may have its forms of address, by index from 0. */
export const titlesBeside = ({ sheet, headerRowIndex, columnIndex }: ColumnToDoubt): readonly number[] =>
  Array.from({ length: 2 * farthest + 1 }, (_, index) => columnIndex - farthest + index).filter(
    (one) =>
      one !== columnIndex &&
      one >= 0 &&
      one < sheet.columnCount &&
      heading.test(sheet.cellAt(headerRowIndex, one).text.trim()),
  )

export function joinedTitles(column: ColumnToDoubt): readonly ToldAt[] {
  const { sheet, rowIndexes, columnIndex } = column
  const known = new Map<string, boolean>()
  return titlesBeside(column).flatMap((beside) =>
    rowIndexes.flatMap((rowIndex): ToldAt[] => {
      const { text } = sheet.cellAt(rowIndex, beside)
      const areTwo = known.get(text) ?? namesTwo(text)
      known.set(text, areTwo)
      if (!areTwo || isBlankCell(sheet.cellAt(rowIndex, columnIndex))) return []
      return [{ code: 'people_in_title', rowIndex, other: text.trim() }]
    }),
  )
}

/** "Mr & Mrs", "Mr and Dr", "Mr/Ms": two forms, and something between them. */
function namesTwo(text: string): boolean {
  const words = text.split(/[\s,]+|[&+/]|\b(?:and|und|et|y|en)\b/i).filter((word) => word !== '' && isPersonTitle(word))
  return words.length > 1 && /[&+/]|\s(?:and|und|et|y|en)\s/i.test(text)
}
