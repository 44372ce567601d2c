/**
 * Meters that are supply points of their own: "MPAN 1", "Meter serial 1", "MPAN 2", "Meter serial 2". Where a row has several supply points by
 * number, and what is counted right below them has the same numbers, each is of the supply point with its number. Where a row has no such
 * supply point, it is of the one that is there: meters and tariffs follow one another, too.
 */
import type { Catalogue, Level } from '../../../catalogue/catalogue.ts'
import { isBlankCell } from '../../read/read-value.ts'
import type { Choice } from '../choose-fields.ts'
import { concreteKey } from '../element-numbers.ts'
import type { SeenSheet } from '../seen-sheet.ts'
import { confidences } from '../weights.ts'

export function withOwnPoints(choices: readonly Choice[], seen: SeenSheet, catalogue: Catalogue): readonly Choice[] {
  return catalogue.levels.reduce((all, level) => withOwnElements(all, level, seen, catalogue), choices)
}

/** @param level  of which every element has a number that no other account has, as a supply point does */
function withOwnElements(
  choices: readonly Choice[],
  level: Level,
  seen: SeenSheet,
  catalogue: Catalogue,
): readonly Choice[] {
  const key = level.naturalKeys[0]?.[0]
  if (!level.isKeyUnique || level.path === '' || key === undefined) return choices
  const counted = new Map(
    choices.flatMap((one) =>
      one.field.target === `${level.path}.${key}` ? [[one.numbers.get(level.path) ?? 1, one.column] as const] : [],
    ),
  )
  if (counted.size < 2) return choices
  return catalogue.levels
    .filter(({ parentPath }) => parentPath === level.path)
    .reduce((all, child) => withOwnChildren(all, level, child, counted, seen), choices)
}

function withOwnChildren(
  choices: readonly Choice[],
  level: Level,
  child: Level,
  counted: ReadonlyMap<number, number>,
  seen: SeenSheet,
): readonly Choice[] {
  const isBelow = ({ field, numbers, candidate }: Choice) =>
    candidate.written === undefined && field.levels.some(({ path }) => path === child.path) && !numbers.has(level.path)
  const numbers = new Set(choices.filter(isBelow).map((one) => one.numbers.get(child.path) ?? 1))
  if (numbers.size < 2 || ![...numbers].every((number) => counted.has(number))) return choices
  const follow = choices.some((choice) => {
    const point = counted.get(choice.numbers.get(child.path) ?? 0)
    return isBelow(choice) && point !== undefined && isFilledWithout(seen, choice.column, point)
  })
  // "Tariff 1 from", "Tariff 2 from": perhaps the second came after the first.
  const isOpen = follow || choices.some((choice) => isBelow(choice) && choice.field.leaf.kind === 'date')
  const moved = choices.map((choice): Choice => {
    const number = choice.numbers.get(child.path)
    if (!isBelow(choice) || number === undefined) return choice
    const others = [...choice.numbers].filter(([path]) => path !== child.path)
    const own = follow ? choice : { ...choice, numbers: new Map([...others, [level.path, number]]) }
    if (!isOpen) return { ...own, ground: 'ownPoint' }
    return { ...own, ground: 'ownPointOrLater', confidence: Math.min(choice.confidence, confidences.guess) }
  })
  return new Set(moved.map(concreteKey)).size === moved.length ? moved : choices
}

/** @param column  counted from 1, as `point` */
function isFilledWithout({ sheet, layout }: SeenSheet, column: number, point: number): boolean {
  for (const row of layout.dataRows)
    if (isBlankCell(sheet.cellAt(row, point - 1)) && !isBlankCell(sheet.cellAt(row, column - 1))) return true
  return false
}
