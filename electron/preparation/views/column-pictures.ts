/** What a person sees of a column while mapping it: its header, some of its values, and how they would be read. */
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import type { ColumnPicture } from '../../../shared/ipc.ts'
import { isAskedInMap, isNoneOfList, isUnfilled, takesListAlone } from '../../../shared/mapping/model/asked-in-map.ts'
import { fieldPathOf } from '../../../shared/mapping/model/field-path.ts'
import { targetsOf } from '../../../shared/mapping/model/fillings.ts'
import type { ColumnMapping, Mapping, Reading, Suggestion } from '../../../shared/mapping/model/mapping.ts'
import type { AssemblyPlan, ColumnPlan, SheetPlan } from '../../../shared/mapping/plan/assembly-plan.ts'
import { titleIn } from '../../../shared/mapping/read/cut/cut-name.ts'
import { detectReadings, nothingDetected } from '../../../shared/mapping/read/detect/detect-reading.ts'
import { trimText } from '../../../shared/mapping/read/text/trim-text.ts'
import type { CellPlace, Issue } from '../../../shared/result.ts'
import { isSomeMoney, type MoneyTerms, sentAmount } from '../../../shared/service/money-terms.ts'
import { dataRowsOf, type RowRole, type Sheet, type Workbook } from '../../../shared/sheet/sheet.ts'
import { answerTo } from '../accounts/answers.ts'
import { mostFrequent } from '../problems/problem-kinds.ts'
import type { Problems } from '../problems/problems.ts'

/** Values of each column: the first are shown, and all of them tell how it is best cut. */
const sampleCount = 20
/** So many unusual values are read at once. */
const unusualShown = 10
const errorsShown = 3
/** So far a second amount is looked for that is on the other side. */
const amountsLookedAt = 1000
/** So far forms of address are looked for. */
const namesLookedAt = 1000
/** More different values than these are no list that anybody translates. */
const mostDistinct = 50

export type PictureSource = {
  readonly workbook: Workbook
  readonly layouts: readonly {
    readonly sheet: string
    readonly roles: readonly RowRole[]
    readonly headers: readonly string[]
  }[]
  readonly mapping: Mapping
  readonly suggestions: readonly Suggestion[]
  readonly problems: Pick<Problems, 'all'>
  readonly plan: AssemblyPlan
}

/** @returns one picture per column that has a header or a value; none for a sheet that isn't there */
export function picturesOf(source: PictureSource, sheetName: string): readonly ColumnPicture[] {
  const sheet = source.workbook.sheets.find(({ name }) => name === sheetName)
  const layout = source.layouts.find((one) => one.sheet === sheetName)
  if (sheet === undefined || layout === undefined) return []
  const detected = detectedReadings(source, sheetName)
  const problems = problemsIn(source, sheetName)
  const amounts = amountsIn(source.plan, sheetName)
  const mapped = source.mapping.sheets.find((one) => one.sheet === sheetName)
  return Array.from({ length: sheet.columnCount }, (_, columnIndex): ColumnPicture => {
    const isHere = (one: { readonly column: number }) => one.column === columnIndex + 1
    const column = mapped?.columns.find(isHere)
    const suggestion = source.suggestions.find((one) => one.sheet === sheetName && isHere(one))
    const isOfList = column !== undefined && takesListAlone(column, source.plan.catalogue)
    const titles = titlesLeftOut(source.plan.catalogue, column, sheet, layout.roles)
    return {
      column: columnIndex + 1,
      header: layout.headers[columnIndex] ?? '',
      ...valuesOf(sheet, layout.roles, columnIndex),
      ...problemsOf(problems.get(columnIndex + 1) ?? [], sheet, layout.roles, {
        isOfList,
        answerTo: answersOf(column),
      }),
      suggestion: suggestion ?? null,
      detected: detected.get(columnIndex + 1) ?? {},
      amounts: amounts.get(columnIndex + 1) ?? [],
      ...(titles.length === 0 ? {} : { titlesLeftOut: [...titles] }),
    }
  }).filter(({ header, filledCount, suggestion }) => header !== '' || filledCount > 0 || suggestion !== null)
}

/** By column, counted from 1. What the service said is mended in Check, and has nothing to do with how columns are read. */
function problemsIn({ problems }: PictureSource, sheetName: string): ReadonlyMap<number, readonly PlacedIssue[]> {
  const placed = problems.all.flatMap(({ issue, isOfService }): PlacedIssue[] => {
    const cell = issue.where?.cell
    return cell === undefined || cell.sheet !== sheetName || isOfService ? [] : [{ issue, cell }]
  })
  return Map.groupBy(placed, ({ cell }) => cell.column)
}

type PlacedIssue = { readonly issue: Issue; readonly cell: CellPlace }

function problemsOf(
  problems: readonly PlacedIssue[],
  sheet: Sheet,
  roles: readonly RowRole[],
  { isOfList, answerTo }: { readonly isOfList: boolean; readonly answerTo: (issue: Issue) => string },
): Pick<
  ColumnPicture,
  'asked' | 'notInList' | 'unusualNumbers' | 'unusual' | 'errorCount' | 'firstErrors' | 'remarks' | 'readAs'
> {
  const textOf = ({ row, column }: CellPlace): string => sheet.cellAt(row - 1, column - 1).text
  const isInData = ({ cell }: PlacedIssue): boolean => roles[cell.row - 1] === 'data'
  // What another field lacks is no fault of the column that asks for it.
  const errors = problems.filter((one) => isInData(one) && one.issue.level === 'error' && !isUnfilled(one.issue))
  const numbers = problems.filter((one) => isInData(one) && one.issue.code === 'phone_unusual')
  const unusual = problems.filter((one) => isInData(one) && one.issue.code === 'value_not_documented')
  const readAs = errors.find(({ issue }) => issue.readAs !== undefined)?.issue.readAs
  // Values are counted: of one that can't be used for two reasons, the first is shown.
  const perValue = [...Map.groupBy(errors, ({ cell }) => cell.row).values()].flatMap((ofCell) => ofCell.slice(0, 1))
  const asked = perValue.filter(({ issue }) => isAskedInMap(issue))
  const others = perValue.filter(({ issue }) => !isAskedInMap(issue))
  const notInList = others.filter(({ issue }) => isOfList && isNoneOfList(issue))
  const first = others.filter((one) => !notInList.includes(one))
  return {
    ...(readAs === undefined ? {} : { readAs }),
    ...(asked[0] !== undefined && {
      asked: { count: asked.length, code: asked[0].issue.code, message: asked[0].issue.message },
    }),
    ...(numbers[0] !== undefined && {
      unusualNumbers: {
        ...unusualOf(numbers, answerTo, textOf),
        count: new Set(numbers.map(({ cell }) => cell.row)).size,
      },
    }),
    ...(unusual.length > 0 && { unusual: unusualOf(unusual, answerTo, textOf) }),
    ...(notInList.length > 0 && { notInList: mostFrequent(notInList.map(({ cell }) => textOf(cell))) }),
    errorCount: first.length,
    firstErrors: first.slice(0, errorsShown).map(({ issue, cell }) => ({
      row: cell.row,
      text: textOf(cell),
      message: issue.message,
    })),
    // What stands against the mapping itself is known to the screen before anybody is asked.
    remarks: problems
      .filter((one) => !isInData(one) && !one.issue.code.startsWith('mapping_'))
      .map(({ issue }) => ({ ...issue, answer: answerTo(issue) })),
  }
}

const answersOf =
  (column: ColumnMapping | undefined) =>
  (issue: Issue): string =>
    column === undefined ? '' : answerTo(column, issue)

/** Each value once, those that come most first. */
function unusualOf(
  problems: readonly PlacedIssue[],
  answerTo: (issue: Issue) => string,
  textOf: (cell: CellPlace) => string,
): NonNullable<ColumnPicture['unusual']> {
  const byAnswer = new Map<string, { readonly value: string; count: number; readonly answer: string }>()
  for (const { issue, cell } of problems) {
    const answer = answerTo(issue)
    const met = byAnswer.get(answer) ?? { value: trimText(textOf(cell)), count: 0, answer }
    byAnswer.set(answer, met)
    met.count += 1
  }
  const values = [...byAnswer.values()].sort((one, other) => other.count - one.count)
  return { values: values.slice(0, unusualShown), restCount: Math.max(0, values.length - unusualShown) }
}

function valuesOf(
  sheet: Sheet,
  roles: readonly RowRole[],
  columnIndex: number,
): Pick<ColumnPicture, 'samples' | 'filledCount' | 'distinct'> {
  const samples = new Set<string>()
  const counts = new Map<string, number>()
  let filledCount = 0
  for (let rowIndex = 0; rowIndex < roles.length; rowIndex += 1) {
    if (roles[rowIndex] !== 'data') continue
    const value = sheet.cellAt(rowIndex, columnIndex).text.trim()
    if (value === '') continue
    filledCount += 1
    // One more than are shown tells that there are too many: of 100,000 values most are another one each time.
    if (counts.size > mostDistinct) continue
    if (samples.size < sampleCount) samples.add(value)
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const distinct = [...counts].map(([value, count]) => ({ value, count })).sort((one, other) => other.count - one.count)
  return { samples: [...samples], filledCount, distinct: distinct.length > mostDistinct ? null : distinct }
}

/** Each once, however it is written. */
function titlesLeftOut(
  catalogue: Catalogue,
  column: ColumnMapping | undefined,
  sheet: Sheet,
  roles: readonly RowRole[],
): readonly string[] {
  if (column?.split?.cut.by !== 'name') return []
  const roleOf = (target: string) => catalogue.leaf(fieldPathOf(target))?.role
  if (targetsOf(column).some((target) => roleOf(target) === 'title')) return []
  const titles = new Map<string, string>()
  for (const rowIndex of dataRowsOf(roles).slice(0, namesLookedAt)) {
    const text = sheet.cellAt(rowIndex, column.column - 1).text.trim()
    const title = text === '' ? '' : titleIn(text)
    const known = title.toLowerCase().replaceAll('.', '')
    if (title !== '' && !titles.has(known)) titles.set(known, title)
  }
  return [...titles.values()]
}

/** How the values of each column that fills one field are read where the mapping says nothing, by column, counted from 1. */
function detectedReadings({ plan, mapping }: PictureSource, sheetName: string): ReadonlyMap<number, Reading> {
  const evidence = plan.evidence()
  const targets = new Map(
    mapping.sheets
      .filter(({ sheet }) => sheet === sheetName)
      .flatMap(({ columns }) => columns.map(({ column, target }) => [column, target])),
  )
  const detected = detectReadings(evidence.columns, evidence.country ?? undefined)
  return new Map(
    evidence.columns.flatMap(({ sheet, target, columnIndexes }, index) => {
      const { reading } = detected.columns[index] ?? nothingDetected
      const columns = columnIndexes.map((columnIndex) => columnIndex + 1)
      return sheet !== sheetName
        ? []
        : columns.filter((column) => targets.get(column) === target).map((column) => [column, reading])
    }),
  )
}

/** The first amounts of each column that says whose they are, and what becomes of them, by column, counted from 1. */
function amountsIn({ sheets, terms }: AssemblyPlan, sheetName: string): ReadonlyMap<number, ColumnPicture['amounts']> {
  const sheet = sheets.find((one) => one.sheet.name === sheetName)
  const columns = sheet?.slots.flatMap((slot) => slot.columns.filter(({ leaf }) => leaf.money === 'balance')) ?? []
  return new Map(
    columns.flatMap((column) => {
      const amounts = sheet === undefined ? [] : firstAmounts(sheet, column, terms)
      return column.source.columns.map(({ columnIndex }) => [columnIndex + 1, amounts] as const)
    }),
  )
}

/** Two that differ, one of them owed and the other in credit where there are both: what a sign means shows at such. */
function firstAmounts(
  { sheet, rowIndexes }: SheetPlan,
  { source, rows }: ColumnPlan,
  terms: MoneyTerms,
): ColumnPicture['amounts'] {
  let first: ColumnPicture['amounts'][number] | undefined
  let second: typeof first
  for (const rowIndex of rowIndexes.slice(0, amountsLookedAt)) {
    const reading = rows.read(rowIndex, null)
    if (reading.state !== 'value' || !isSomeMoney(reading.value)) continue
    const texts = source.columns.map(({ columnIndex }) => sheet.cellAt(rowIndex, columnIndex).text.trim())
    const shown = texts.filter((text) => text !== '').join(' ')
    const amount = { shown, sent: String(sentAmount('balance', reading.value, terms)) }
    first ??= amount
    if (isMinus(amount) !== isMinus(first)) return [first, amount]
    if (shown !== first.shown) second ??= amount
  }
  return [first, second].filter((one) => one !== undefined)
}

const isMinus = ({ sent }: { readonly sent: string }): boolean => sent.startsWith('-')
