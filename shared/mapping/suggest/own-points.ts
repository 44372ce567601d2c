/**
 * Meters that are supply points of their own: "MPAN 1", "Meter serial 1", "MPAN 2", "Meter serial 2". Where a row has several supply points by
 * number, and what is counted right below them has the same numbers, each is of the supply point with its number.
 */
import type { Catalogue, Level } from '../../catalogue/catalogue.ts'
import type { Choice } from './choose-fields.ts'
import { concreteKey } from './element-numbers.ts'

export function withOwnPoints(choices: readonly Choice[], catalogue: Catalogue): readonly Choice[] {
  return catalogue.levels.reduce((all, level) => withOwnElements(all, level, catalogue), choices)
}

/** @param level  of which every element has a number that no other account has, as a supply point does */
function withOwnElements(choices: readonly Choice[], level: Level, catalogue: Catalogue): readonly Choice[] {
  const key = level.naturalKeys[0]?.[0]
  if (!level.isKeyUnique || level.path === '' || key === undefined) return choices
  const counted = new Set(
    choices.flatMap((one) => (one.field.target === `${level.path}.${key}` ? [one.numbers.get(level.path) ?? 1] : [])),
  )
  if (counted.size < 2) return choices
  return catalogue.levels
    .filter(({ parentPath }) => parentPath === level.path)
    .reduce((all, child) => withOwnChildren(all, level, child, counted), choices)
}

function withOwnChildren(
  choices: readonly Choice[],
  level: Level,
  child: Level,
  counted: ReadonlySet<number>,
): readonly Choice[] {
  const isBelow = ({ field, numbers, candidate }: Choice) =>
    candidate.written === undefined && field.levels.some(({ path }) => path === child.path) && !numbers.has(level.path)
  const numbers = new Set(choices.filter(isBelow).map((one) => one.numbers.get(child.path) ?? 1))
  if (numbers.size < 2 || ![...numbers].every((number) => counted.has(number))) return choices
  const moved = choices.map((choice): Choice => {
    const number = choice.numbers.get(child.path)
    if (!isBelow(choice) || number === undefined) return choice
    const others = [...choice.numbers].filter(([path]) => path !== child.path)
    return { ...choice, numbers: new Map([...others, [level.path, number]]), ground: 'ownPoint' }
  })
  return new Set(moved.map(concreteKey)).size === moved.length ? moved : choices
}
