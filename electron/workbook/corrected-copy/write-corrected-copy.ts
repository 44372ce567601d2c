/**
 * Writes a corrected copy: a fresh workbook with the edits in it, every cell with a problem coloured and annotated, and a sheet that
 * lists all problems. It is made to be sent to a colleague, and to be loaded again as what it is a copy of.
 */
import type { ProjectKind } from '../../../shared/catalogue/catalogue.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import { type PlainKey, say, sayMessage } from '../../../shared/messages/say.ts'
import { assertNever, type CellPlace, type Issue, type IssueLevel, issueLevels } from '../../../shared/result.ts'
import { type Cell, columnLetters, type Sheet, type Workbook } from '../../../shared/sheet/sheet.ts'
import { suggestedWords } from '../../../shared/words/problems/mend-words.ts'
import type { Yielder } from '../../flow/yielding.ts'
import { serialOfIso } from '../reading/serial-date.ts'
import { escapeText, openWriter, type Writer, type WrittenSheet } from '../writing/xlsx-writer.ts'
import { freeName, mappingInCopy, namesInCopy } from './copied-names.ts'
import { ownRows, ownSheetName } from './own-sheet.ts'
import { patternOfDate, patternOfNumber } from './shown-pattern.ts'

export type CopySource = {
  /** As it was loaded, and with the edits. */
  readonly source: Workbook
  readonly edited: Workbook
  readonly isEdited: (sheet: string, rowIndex: number, columnIndex: number) => boolean
  readonly kind: ProjectKind
  readonly mapping: Mapping
  readonly problems: readonly { readonly issue: Issue; readonly accountNumber: string | null }[]
  /** Accounts that a person has set aside, in the order of their first rows. */
  readonly setAside: readonly AccountAside[]
  /** Nobody wants it any more. Asked after each pause. */
  readonly isStopped: () => boolean
  /** Called between rows. */
  readonly yieldNow: Yielder
  /** Told now and then how many of all rows are written. */
  readonly onProgress: (done: number, total: number) => void
}

/** @param place  the first cell of its first row */
export type AccountAside = {
  readonly accountNumber: string | null
  readonly reason: string
  readonly place: CellPlace
}

class Stopped extends Error {}

/** @returns the bytes of an .xlsx file; `null` when it was stopped */
export async function writeCorrectedCopy(from: CopySource): Promise<Uint8Array | null> {
  try {
    return await write(from)
  } catch (error) {
    if (error instanceof Stopped) return null
    throw error
  }
}

async function write(from: CopySource): Promise<Uint8Array> {
  const { writer, finish } = await openWriter()
  const names = namesInCopy(from.edited.sheets.map(({ name }) => name))
  const ownCount = from.setAside.length + from.problems.length
  const total = from.edited.sheets.reduce((sum, { rowCount }) => sum + rowCount, ownCount)
  let done = 0
  const rowIsDone = async (): Promise<void> => {
    done += 1
    if (!(await from.yieldNow())) return
    if (from.isStopped()) throw new Stopped()
    from.onProgress(done, total)
  }
  if (from.isStopped()) throw new Stopped()
  for (const [index, sheet] of from.edited.sheets.entries())
    await writeSheet(writer, names.get(sheet.name) ?? sheet.name, sheet, from.source.sheets[index] ?? sheet, {
      ...from,
      rowIsDone,
    })
  const problemsName = freeName(
    say('problems'),
    new Set([...names.values(), ownSheetName].map((name) => name.toLowerCase())),
  )
  await writeProblems(writer, problemsName, { ...from, rowIsDone }, names)
  writeOwnSheet(writer, ownRows(problemsName, from.kind, mappingInCopy(from.mapping, names)))
  return finish()
}

type WrittenCell = ReturnType<ReturnType<WrittenSheet['addRow']>['getCell']>

/** Lets messages through; throws `Stopped`. */
type RowIsDone = { readonly rowIsDone: () => Promise<void> }

const colours = { error: 'FFFAD4D4', warning: 'FFFFF0C2', info: 'FFE3ECF7', edited: 'FFDDEFD9' } as const
const levelKeys = { error: 'level_error', warning: 'level_warning', info: 'level_info' } as const satisfies Record<
  IssueLevel,
  PlainKey
>

/** Wide enough to read, from the headings and the first rows. */
const rowsForWidth = 50

async function writeSheet(
  writer: Writer,
  name: string,
  sheet: Sheet,
  source: Sheet,
  { isEdited, problems, rowIsDone }: CopySource & RowIsDone,
): Promise<void> {
  const written = writer.addWorksheet(name, { state: sheet.isHidden ? 'hidden' : 'visible' })
  written.columns = Array.from({ length: sheet.columnCount }, (_, column) => ({
    width: widthOf(sheet, column),
    hidden: sheet.hiddenColumns.has(column),
  }))
  const byCell = Map.groupBy(
    problems.filter(({ issue }) => issue.where?.cell?.sheet === sheet.name),
    ({ issue: { where } }) => `${where?.cell?.row} ${where?.cell?.column}`,
  )
  const columnsWithProblems = new Map<number, number[]>()
  for (const place of byCell.keys()) {
    const [row = 0, column = 0] = place.split(' ').map(Number)
    const columns = columnsWithProblems.get(row - 1) ?? []
    columnsWithProblems.set(row - 1, [...columns, column - 1])
  }
  for (let rowIndex = 0; rowIndex < sheet.rowCount; rowIndex += 1) {
    const row = written.addRow([])
    if (sheet.hiddenRows.has(rowIndex)) row.hidden = true
    // Where there is no cell nothing is wrong with one either, but for those that are missing; what was emptied is told too.
    const columns = new Set([
      ...sheet.filledColumns(rowIndex),
      ...source.filledColumns(rowIndex),
      ...(columnsWithProblems.get(rowIndex) ?? []),
    ])
    for (const column of [...columns].toSorted((one, other) => one - other)) {
      const cell = sheet.cellAt(rowIndex, column)
      const issues = (byCell.get(`${rowIndex + 1} ${column + 1}`) ?? []).map(({ issue }) => issue)
      const wasEdited = isEdited(sheet.name, rowIndex, column)
      if (cell.kind === 'blank' && issues.length === 0 && !wasEdited) continue
      const target = row.getCell(column + 1)
      const isWrong = issues.some(({ level }) => level === 'error')
      writeValue(target, cell, isWrong)
      const before = wasEdited || (isWrong && !isExact(cell)) ? source.cellAt(rowIndex, column).text : null
      if (issues.length > 0 || wasEdited) annotate(target, issues, before, wasEdited)
    }
    row.commit()
    await rowIsDone()
  }
  written.commit()
}

/** @param isWrong  there is an error in it, which another kind of value would hide when the copy is loaded */
function writeValue(target: WrittenCell, cell: Cell, isWrong: boolean): void {
  const { value, pattern } = isExact(cell) || isWrong ? writtenFor(cell) : asText(cell.text)
  if (value !== undefined) target.value = value
  if (pattern !== undefined) target.numFmt = pattern
}

type Written = { readonly value?: WrittenCell['value']; readonly pattern?: string }

function writtenFor(cell: Cell): Written {
  switch (cell.kind) {
    case 'blank':
      return {}
    case 'text':
      // As text also for the program that opens it: leading zeros stay, and nothing runs as a formula.
      return asText(cell.text)
    case 'number':
      return { value: Number(cell.digits), pattern: patternOfNumber(cell.digits, cell.text) }
    case 'date': {
      const value = serialOfIso(cell.iso)
      if (value < firstDay) return asText(cell.iso)
      return { value, pattern: patternOfDate(value, cell.text) }
    }
    case 'boolean':
      return { value: cell.value }
    case 'error':
      return { value: { error: errorNamed(cell.text) } }
    default:
      return assertNever(cell)
  }
}

/** A number cell holds no more than a double: of one with more digits the last would be others. */
const isExact = (cell: Cell): boolean =>
  cell.kind !== 'number' || !/^-?\d{16,}$/.test(cell.digits) || String(Number(cell.digits)) === cell.digits

const asText = (text: string): Written => ({ value: escapeText(text), pattern: '@' })

/** 1 January 1900: a workbook has no number for the days before. */
const firstDay = 1

const errorNames = ['#N/A', '#REF!', '#NAME?', '#DIV/0!', '#NULL!', '#VALUE!', '#NUM!'] as const
const errorNamed = (text: string) => errorNames.find((name) => name === text) ?? '#VALUE!'

/** @param before  what stood there in the file, where the copy has something else */
function annotate(target: WrittenCell, issues: readonly Issue[], before: string | null, wasEdited: boolean): void {
  const level = issueLevels.find((one) => issues.some((issue) => issue.level === one))
  target.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: colours[level ?? 'edited'] } }
  target.note = [
    ...issues.flatMap((issue) => {
      const suggested = suggestedWords(issue)
      return [
        say('copy_problem', { level: say(levelKeys[issue.level]), words: sayMessage(issue.message) }),
        ...(suggested === undefined ? [] : [say('copy_perhaps', { suggestion: suggested })]),
      ]
    }),
    ...(before === null ? [] : [before === '' ? say('copy_filled_in') : say('copy_in_file', { wasEdited, before })]),
  ].join('\n')
}

const problemColumns = [
  { heading: 'copy_level', width: 10 },
  { heading: 'copy_where', width: 26 },
  { heading: 'word_account', width: 18 },
  { heading: 'copy_what', width: 90 },
  { heading: 'copy_suggestion', width: 30 },
] as const

async function writeProblems(
  writer: Writer,
  name: string,
  { problems, setAside, rowIsDone }: CopySource & RowIsDone,
  names: ReadonlyMap<string, string>,
): Promise<void> {
  const sheet = writer.addWorksheet(name, {
    properties: { tabColor: { argb: 'FFC0392B' } },
    views: [{ state: 'frozen', ySplit: 1 }],
  })
  sheet.columns = problemColumns.map(({ width }) => ({ width, style: { numFmt: '@' } }))
  const headings = sheet.addRow(problemColumns.map(({ heading }) => say(heading)))
  headings.font = { bold: true }
  headings.commit()
  const addLine = async ({ level, cell, accountNumber, message, suggestion = '' }: ProblemLine): Promise<void> => {
    const texts = [level, '', accountNumber ?? '', message, suggestion]
    const row = sheet.addRow(texts.map(escapeText))
    if (cell !== undefined) {
      const [sheetName, place] = [names.get(cell.sheet) ?? cell.sheet, `${columnLetters(cell.column)}${cell.row}`]
      const where = row.getCell(2)
      where.value = {
        text: escapeText(`${sheetName}, ${place}`),
        hyperlink: `#'${sheetName.replaceAll("'", "''")}'!${place}`,
      }
      where.font = { underline: true, color: { argb: 'FF1F5FA8' } }
    }
    row.alignment = { wrapText: true, vertical: 'top' }
    row.commit()
    await rowIsDone()
  }
  // First, so that nobody mends what stays here anyway.
  for (const { accountNumber, reason, place } of setAside)
    await addLine({
      level: say('word_set_aside'),
      cell: place,
      accountNumber,
      message: say('copy_account_set_aside', { reason }),
    })
  for (const { issue, accountNumber } of problems) {
    const { level, message, where } = issue
    const suggestion = suggestedWords(issue)
    await addLine({
      level: say(levelKeys[level]),
      cell: where?.cell,
      accountNumber,
      message: sayMessage(message),
      suggestion,
    })
  }
  sheet.commit()
}

type ProblemLine = {
  readonly level: string
  readonly cell: CellPlace | undefined
  readonly accountNumber: string | null
  readonly message: string
  readonly suggestion?: string | undefined
}

function writeOwnSheet(writer: Writer, rows: ReturnType<typeof ownRows>): void {
  const sheet = writer.addWorksheet(ownSheetName, { state: 'hidden' })
  sheet.columns = [{ width: 30 }, { width: 60 }]
  for (const row of rows) sheet.addRow(row.map(escapeText)).commit()
  sheet.commit()
}

function widthOf(sheet: Sheet, column: number): number {
  let longest = 0
  for (let row = 0; row < Math.min(sheet.rowCount, rowsForWidth); row += 1)
    longest = Math.max(longest, sheet.cellAt(row, column).text.length)
  return Math.min(50, Math.max(8, longest + 2))
}
