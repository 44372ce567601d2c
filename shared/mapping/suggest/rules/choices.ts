/** What all that was chosen together tells of each choice. */
import { type Catalogue, type Level, withRole } from '../../../catalogue/catalogue.ts'
import { isBlankCell } from '../../read/read-value.ts'
import type { Choice } from '../choose-fields.ts'
import { concreteKey } from '../element-numbers.ts'
import { isNamedFor } from '../evidence/sheet-topics.ts'
import type { SeenSheet } from '../seen-sheet.ts'
import { confidences } from '../weights.ts'
import type { Revision } from './rule.ts'

// ---- Supply points side by side

/** Where a row has no supply point of that number, it is of the one that is there: meters and tariffs follow one another, too. */
export const ownPoints: Revision = (chosen, catalogue, reason) =>
  chosen.map(({ sheet, choices }) => ({
    sheet,
    choices: catalogue.levels.reduce((all, level) => withOwnElements(all, level, sheet, catalogue, reason), choices),
  }))

/** @param level  of which every element has a number that no other account has, as a supply point does */
function withOwnElements(
  choices: readonly Choice[],
  level: Level,
  seen: SeenSheet,
  catalogue: Catalogue,
  reason: string,
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
    .reduce((all, child) => withOwnChildren(all, level, child, counted, seen, reason), choices)
}

const orLater =
  'Each supply point has its own number here, and so may this; or it follows the one before, at the same supply point.'

function withOwnChildren(
  choices: readonly Choice[],
  level: Level,
  child: Level,
  counted: ReadonlyMap<number, number>,
  seen: SeenSheet,
  reason: string,
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
    if (!isOpen) return { ...own, because: reason }
    return { ...own, because: orLater, confidence: Math.min(choice.confidence, confidences.guess) }
  })
  return new Set(moved.map(concreteKey)).size === moved.length ? moved : choices
}

/** @param column  counted from 1, as `point` */
function isFilledWithout({ sheet, layout }: SeenSheet, column: number, point: number): boolean {
  for (const row of layout.dataRows)
    if (isBlankCell(sheet.cellAt(row, point - 1)) && !isBlankCell(sheet.cellAt(row, column - 1))) return true
  return false
}

// ---- Strays

/** One column of past bills among others is about the account ("First bill date"), not about a bill: it takes its number, or at least two. */
export const straysOut: Revision = (chosen, catalogue) =>
  chosen.map(({ sheet, choices }) => {
    const isHistory = ({ field }: Choice) => field.levels.slice(-1).some(({ level }) => isEvent(level))
    const [only, ...others] = choices.filter(isHistory)
    const isSaid =
      only === undefined ||
      isFirstKey(only, catalogue) ||
      only.field.levels.some((one) => isEvent(one.level) && isNamedFor(one, sheet.nameWords))
    return isSaid || others.length > 0 ? { sheet, choices } : { sheet, choices: choices.filter((one) => one !== only) }
  })

const isEvent = (level: Level): boolean => level.alikeAre === 'events' && !isRemark(level)

/** A remark is what tells its elements apart, as of notes. */
export function isRemark({ children, naturalKeys }: Level): boolean {
  const remark = withRole(children, 'remark')
  return remark !== undefined && (naturalKeys.length === 0 || naturalKeys.some(([first]) => first === remark.name))
}

const isFirstKey = ({ field: { leaf } }: Choice, catalogue: Catalogue): boolean =>
  catalogue.level(leaf.levelPath)?.naturalKeys[0]?.[0] === leaf.name

const isKey = ({ field: { leaf } }: Choice, catalogue: Catalogue): boolean =>
  (catalogue.level(leaf.levelPath) ?? catalogue.root).naturalKeys.some((key) => key.includes(leaf.name))

/** One field that tells nothing apart, beside sheets of accounts. */
export const listsOut: Revision = (chosen, catalogue) => {
  const isKeyed = (choices: readonly Choice[]) => choices.some((choice) => isKey(choice, catalogue))
  if (!chosen.some(({ choices }) => choices.length > 1 && isKeyed(choices))) return chosen
  return chosen.map((one) => (one.choices.length === 1 && !isKeyed(one.choices) ? { ...one, choices: [] } : one))
}
