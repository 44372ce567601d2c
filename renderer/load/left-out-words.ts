/** Says which rows of a sheet are not data, and why. */
import type { SheetSummary } from '../../shared/ipc.ts'
import { capitalised, listed, showRows } from '../../shared/words/phrases.ts'
import { chooseForm, nouns, showCount } from '../words/counting.ts'

type Role = SheetSummary['leftOutRows'][number]['role']

const roles: readonly Role[] = ['title', 'header', 'units', 'section', 'total', 'remark', 'leftOut']

const whatTheyAre: Record<Role, { readonly one: string; readonly other: string }> = {
  title: { one: 'is a title', other: 'are titles' },
  header: { one: 'holds the headings', other: 'hold headings' },
  units: { one: 'says the units', other: 'say the units' },
  section: { one: 'names the rows below it', other: 'name the rows below them' },
  total: { one: 'is a total', other: 'are totals' },
  remark: { one: 'is a remark', other: 'are remarks' },
  leftOut: { one: 'was taken out by you', other: 'were taken out by you' },
}

/** One sentence per kind of row: "Row 1 is a title and is left out." */
export function leftOutWords(rows: SheetSummary['leftOutRows']): string[] {
  return roles.flatMap((role) => {
    const numbers = rows.filter((row) => row.role === role).map(({ row }) => row)
    if (numbers.length === 0) return []
    const { one, other } = whatTheyAre[role]
    const subject = showRows(numbers)
    const end =
      role === 'header' || role === 'leftOut'
        ? '.'
        : chooseForm(numbers.length, ' and is left out.', ' and are left out.')
    return [`${capitalised(subject)} ${chooseForm(numbers.length, one, other)}${end}`]
  })
}

/** "3 rows of data and 2 columns are hidden in your file." */
export function hiddenWords({ hiddenRowCount, hiddenColumns }: SheetSummary): string[] {
  const parts = [
    ...(hiddenRowCount > 0 ? [`${showCount(hiddenRowCount, nouns.row)} of data`] : []),
    ...(hiddenColumns.length > 0 ? [showCount(hiddenColumns.length, nouns.column)] : []),
  ]
  if (parts.length === 0) return []
  return [`${listed(parts)} ${chooseForm(hiddenRowCount + hiddenColumns.length, 'is', 'are')} hidden in your file.`]
}
