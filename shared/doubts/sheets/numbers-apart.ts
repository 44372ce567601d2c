/**
 * Notices numbers that should meet and don't: of an account, or of something that is found by its number alone, which one sheet has as
 * numbers and another as text with zeros in front. A spreadsheet takes the zeros away from numbers, so one account becomes two.
 */

import { type CooperativeTask, eachInPieces } from '../../basics/cooperative-task.ts'
import { issue } from '../../issue-words.ts'
import type { AssemblyPlan, ColumnPlan, SheetPlan } from '../../mapping/plan/assembly-plan.ts'
import { withoutZeros } from '../../mapping/read/text/trim-text.ts'
import type { Issue } from '../../result.ts'
import { distinctCells } from '../../sheet/distinct-cells.ts'
import { placeOfDoubt, readAsText } from '../column-rule.ts'
import type { Doubt } from '../doubt.ts'

/** A column of numbers that others fill too. */
export type KeyColumn = { readonly sheet: SheetPlan; readonly column: ColumnPlan }

/** The columns that give the same number on several sheets, each group of them by itself. */
export function keyColumns({ catalogue, sheets }: AssemblyPlan): readonly (readonly KeyColumn[])[] {
  const keys = new Set(
    catalogue.levels.flatMap(({ path, isKeyUnique, naturalKeys: [key] }) =>
      isKeyUnique && key?.length === 1 ? [path === '' ? key[0] : `${path}.${key[0]}`] : [],
    ),
  )
  const filled = sheets.flatMap((sheet) =>
    sheet.slots
      .flatMap(({ columns }) => columns)
      .filter(({ leaf, source }) => source.isPlain && keys.has(leaf.path))
      .map((column): KeyColumn => ({ sheet, column })),
  )
  const groups = Map.groupBy(filled, ({ column }) => column.leaf.path)
  return [...groups.values()].filter((group) => new Set(group.map(({ sheet }) => sheet)).size > 1)
}

/** What is said at the cells of a sheet, by row index from 0. */
export type AtRows = ReadonlyMap<string, ReadonlyMap<number, readonly Doubt[]>>

/** A number as it is read, and a column that has it. */
type Held = { readonly text: string; readonly in: KeyColumn }

/**
 * Each number is looked for among those with zeros in front that other columns have. Where a column has it both ways they are two, and
 * nothing is said.
 */
export function* numbersApart(group: readonly KeyColumn[]): CooperativeTask<AtRows> {
  const textsOf = new Map<KeyColumn, Set<string>>()
  /** By what is left without the zeros; `null` where several are written otherwise. */
  const withZeros = new Map<string, Held | null>()
  for (const one of group) {
    const texts = new Set([...(yield* textsIn(one))].filter((text) => digits.test(text)))
    textsOf.set(one, texts)
    for (const text of texts) {
      if (!text.startsWith('0')) continue
      const key = withoutZeros(text)
      const known = withZeros.get(key)
      withZeros.set(key, known === undefined || known?.text === text ? { text, in: one } : null)
    }
    yield
  }
  if (withZeros.size === 0) return new Map()

  /** By the number as it is read: what it is apart from. */
  const apart = new Map<KeyColumn, Map<string, Held>>()
  const note = (column: KeyColumn, text: string, other: Held): void => {
    const noted = apart.get(column) ?? new Map<string, Held>()
    apart.set(column, noted.set(text, other))
  }
  for (const [column, texts] of textsOf) {
    for (const text of texts) {
      const full = text.startsWith('0') ? undefined : withZeros.get(text)
      if (full == null || texts.has(full.text)) continue
      const holders = [...textsOf].filter(([, all]) => all.has(full.text))
      if (holders.some(([, all]) => all.has(text))) continue
      note(column, text, full)
      for (const [holder] of holders) note(holder, full.text, { text, in: column })
    }
    yield
  }
  const said = new Map<string, Map<number, Issue[]>>()
  // One number that somebody wrote with zeros is none that all others have lost them from: of those that are shorter, most have.
  const hasLost = (one: KeyColumn): boolean => {
    const others = apart.get(one) ?? new Map<string, Held>()
    const fullLength = Math.max(...[...others.values()].map(({ text }) => text.length))
    const shorter = [...(textsOf.get(one) ?? [])].filter((text) => text.length < fullLength)
    return shorter.filter((text) => others.has(text)).length * 2 > shorter.length
  }
  const lost = new Set([...apart.keys()].filter(hasLost))
  for (const [one, others] of apart) yield* sayAtRows(one, others, lost, said)
  return said
}

const digits = /^\d+$/

const textsAtOnce = 4000

/** The values of a column, each once, as they are read. */
export function* textsIn({ sheet, column }: KeyColumn): CooperativeTask<ReadonlySet<string>> {
  const { cells } = yield* distinctCells({ ...sheet, columnIndex: column.columnIndex })
  const texts = new Set<string>()
  yield* eachInPieces(cells, textsAtOnce, ({ cell }) => {
    const text = readAsText(column.read, cell)
    if (text !== undefined) texts.add(text)
  })
  return texts
}

function* sayAtRows(
  own: KeyColumn,
  others: ReadonlyMap<string, Held>,
  lost: ReadonlySet<KeyColumn>,
  said: Map<string, Map<number, Issue[]>>,
): CooperativeTask<void> {
  const { sheet, column } = own
  const distinct = yield* distinctCells({ ...sheet, columnIndex: column.columnIndex })
  const atRows = said.get(sheet.sheet.name) ?? new Map<number, Issue[]>()
  said.set(sheet.sheet.name, atRows)
  // One width puts zeros in front of all of them, or none can be named for the column.
  const widths = new Set([...others].flatMap(([text, other]) => (isShort(text) ? [other.text.length] : [])))
  const [padZeros] = widths.size === 1 ? widths : []
  const texts = distinct.cells.map(({ cell }) => readAsText(column.read, cell) ?? '')
  yield* distinct.eachRow((rowIndex, position) => {
    const text = texts[position] ?? ''
    const other = others.get(text)
    if (other === undefined) return
    const { facts, cell } = placeOfDoubt(sheet, rowIndex, column)
    const found = {
      ...facts,
      value: text,
      other: other.text,
      otherSheet: other.in.sheet.sheet.name,
      otherColumn: { column: other.in.column.columnIndex + 1, header: other.in.column.header },
      zeros: zerosOf(isShort(text), lost.has(isShort(text) ? own : other.in)),
    } as const
    const where = { path: column.leaf.path, cell }
    const isOdd = found.zeros === 'lostHere' || found.zeros === 'addedHere'
    const told = issue('number_apart_by_zeros', found, where, isOdd ? other.text : undefined)
    const mended = found.zeros === 'lostHere' && padZeros !== undefined ? { ...told, readAs: { padZeros } } : told
    atRows.set(rowIndex, [...(atRows.get(rowIndex) ?? []), mended])
  })
}

/** @param areLost  whether most numbers of the column with the shorter one lack them */
const zerosOf = (isShorter: boolean, areLost: boolean) =>
  isShorter ? (areLost ? 'lostHere' : 'addedThere') : areLost ? 'lostThere' : 'addedHere'

const isShort = (text: string): boolean => !text.startsWith('0')
