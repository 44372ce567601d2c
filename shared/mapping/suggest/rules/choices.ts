/** What all that was chosen together tells of each choice. */

import { type Catalogue, type Level, withRole } from '../../../catalogue/catalogue.ts'
import type { Message } from '../../../messages/message.ts'
import { message } from '../../../messages/say.ts'
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
  reason: Message | undefined,
): readonly Choice[] {
  const key = level.naturalKeys[0]?.[0]
  const naming = choices.filter(({ field }) => level.isKeyUnique && field.target === `${level.path}.${key}`)
  const points = new Map(naming.map(({ numbers, column }) => [numbers.get(level.path) ?? 1, column]))
  if (level.path === '' || points.size < 2) return choices
  const children = catalogue.levels.filter(({ parentPath }) => parentPath === level.path)
  return children.reduce((all, { path }) => {
    const isBelow = ({ field, numbers, candidate }: Choice) =>
      candidate.written === undefined && field.levels.some((one) => one.path === path) && !numbers.has(level.path)
    const below = all.filter(isBelow)
    const counted = new Set(below.map(({ numbers }) => numbers.get(path) ?? 1))
    if (counted.size < 2 || ![...counted].every((number) => points.has(number))) return all
    const follow = below.some(({ numbers, column }) => {
      const point = points.get(numbers.get(path) ?? 0)
      return point !== undefined && isFilledWithout(seen, column, point)
    })
    // "Tariff 1 from", "Tariff 2 from": perhaps the second came after the first.
    const isOpen = follow || below.some(({ field }) => field.leaf.kind === 'date')
    const moved = all.map((choice): Choice => {
      const number = choice.numbers.get(path)
      if (number === undefined || !below.includes(choice)) return choice
      const others = [...choice.numbers].filter(([one]) => one !== path)
      const numbers = follow ? choice.numbers : new Map([...others, [level.path, number]])
      const candidate = { ...choice.candidate, because: isOpen ? message('reason_own_point_or_later') : reason }
      const confidence = isOpen ? Math.min(choice.confidence, confidences.guess) : choice.confidence
      return { ...choice, numbers, candidate, confidence }
    })
    return new Set(moved.map(concreteKey)).size === moved.length ? moved : all
  }, choices)
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
