/**
 * Finds the elements that each row of a sheet may speak of, from the targets of its columns: one slot for each, inside that of the
 * element around it, with the columns that its keys are made of.
 */
import { type Catalogue, type Level, withRole } from '../../catalogue/catalogue.ts'
import type { FieldKind } from '../../contract/field.ts'
import { fieldPathOf, parseTarget, type Selector } from '../model/field-path.ts'
import { type TargetLevel, targetLevels } from '../model/target-label.ts'
import type { ColumnPlan, KeyField, Slot } from './assembly-plan.ts'
import type { LevelKeys } from './key-index.ts'
import { listIn, type WrittenLevel } from './written-level.ts'

/** A slot while its sheet is planned: columns are put into it. */
export type SlotDraft = {
  readonly level: Level
  readonly written: WrittenLevel
  readonly selector: Selector
  readonly columns: ColumnPlan[]
  readonly children: Map<string, SlotDraft>
}

/** That of the account itself, in which those of a sheet are made. */
export const rootDraft = (written: WrittenLevel): SlotDraft => slotDraft(written, { by: 'row' })

const slotDraft = (written: WrittenLevel, selector: Selector): SlotDraft => ({
  level: written.level,
  written,
  selector,
  columns: [],
  children: new Map(),
})

/** Goes down the levels of a target, making slots where there are none yet. @returns the one that the target's field is in */
export function slotFor(catalogue: Catalogue, root: SlotDraft, target: string): SlotDraft {
  let slot = root
  for (const into of targetLevels(catalogue, target)) {
    const known = slot.children.get(keyOf(into)) ?? slotDraft(listIn(slot.written, into.level), into.selector)
    slot.children.set(keyOf(into), known)
    slot = known
  }
  return slot
}

/** What tells the slot of a level from the others beside it. */
const keyOf = ({ level, selector }: TargetLevel): string => `${level.path} ${JSON.stringify(selector)}`

/** @param field  target path below the slot. @returns `undefined` where the sheet has no slot for it */
function findSlot(from: SlotDraft, field: string, catalogue: Catalogue): SlotDraft | undefined {
  const { path } = from.level
  const levels = targetLevels(catalogue, path === '' ? field : `${path}.${field}`)
  return levels
    .slice(path.split('[]').length - 1)
    .reduce<SlotDraft | undefined>((slot, into) => slot?.children.get(keyOf(into)), from)
}

const hasUniqueBelow = ({ children }: SlotDraft): boolean =>
  [...children.values()].some((child) => child.level.isKeyUnique || hasUniqueBelow(child))

type PlannedSlots = {
  readonly root: Slot
  /** Parents before children. */
  readonly slots: readonly Slot[]
}

/** @param eachRowIs  path of the level of which each row of the sheet is one, where somebody has said so */
export function finishSlots(root: SlotDraft, catalogue: Catalogue, eachRowIs: string | undefined): PlannedSlots {
  const slots: Slot[] = []
  return { root: finishSlot(root, null, { slots, catalogue, eachRowIs }), slots }
}

type Finishing = {
  /** Filled one by one, parents before children. */
  readonly slots: Slot[]
  readonly catalogue: Catalogue
  readonly eachRowIs: string | undefined
}

function finishSlot(draft: SlotDraft, parent: Slot | null, sheet: Finishing): Slot {
  const { slots, catalogue, eachRowIs } = sheet
  const { level, written, selector, columns } = draft
  const children: Slot[] = []
  const keys = level.naturalKeys.map((fields) =>
    fields.map(
      (field): KeyField => ({
        positions: columns.flatMap(({ name }, position) => (name === field ? [position] : [])),
        inside: columnsInside(draft, field, catalogue),
        fixed: selector.by === 'key' && field === level.selectorField ? selector.key : null,
      }),
    ),
  )
  const order = slots.length
  const keyNames = new Set(level.naturalKeys.flat())
  const isOnlyNamed = draft.children.size > 0 && columns.length > 0 && columns.every(({ name }) => keyNames.has(name))
  const tellingColumns: ColumnPlan[] = []
  const slot: Slot = {
    isOnlyNamed,
    level,
    written,
    levelOrder: catalogue.levels.indexOf(level),
    tellingColumns,
    selector,
    parent,
    children,
    columns,
    keys,
    keySpecificity: keys.map(
      (fields, alternative) => alternative * 2 + (maskOf(fields) === (1 << fields.length) - 1 ? 0 : 1),
    ),
    hasUniqueBelow: hasUniqueBelow(draft),
    isOwnOfRow: eachRowIs === level.path && selector.by === 'row',
    // "Note 2" in columns of its own is numbered.
    isCounted: level.alikeAre !== 'one' && selector.by === 'row',
    isRemark: withRole(level.children, 'remark') !== undefined,
    order,
  }
  slots.push(slot)
  for (const child of draft.children.values()) children.push(finishSlot(child, slot, sheet))
  tellingColumns.push(...new Set([...columns, ...keyColumns(slot), ...uniqueKeyColumns(slot)]))
  return slot
}

const keyColumns = ({ columns, keys }: Slot): readonly ColumnPlan[] =>
  keys.flat().flatMap(({ positions, inside }) => [...columns.filter((_, at) => positions.includes(at)), ...inside])

/** Of the elements inside whose key is unique in the account. */
const uniqueKeyColumns = ({ children }: Slot): readonly ColumnPlan[] =>
  children.flatMap((child) => [...(child.level.isKeyUnique ? keyColumns(child) : []), ...uniqueKeyColumns(child)])

/** @param field  target path below the slot; a field of the slot itself is not inside */
function columnsInside(draft: SlotDraft, field: string, catalogue: Catalogue): readonly ColumnPlan[] {
  const steps = parseTarget(field) ?? []
  const last = steps.findLastIndex(({ selector }) => selector !== undefined)
  if (last < 0) return []
  const name = steps
    .slice(last + 1)
    .map((step) => step.name)
    .join('.')
  return findSlot(draft, field, catalogue)?.columns.filter((column) => column.name === name) ?? []
}

const isMapped = ({ positions, inside, fixed }: KeyField): boolean =>
  positions.length + inside.length > 0 || fixed !== null

/** Bit mask of the fields of a key that a slot knows; field 0 is bit 0. */
const maskOf = (fields: readonly KeyField[]): number =>
  fields.reduce((mask, field, index) => (isMapped(field) ? mask | (1 << index) : mask), 0)

/** By path of the level. */
export function levelKeysOf(slots: readonly Slot[], catalogue: Catalogue): Map<string, LevelKeys> {
  const keys = new Map<string, LevelKeys>()
  for (const slot of slots) {
    const { level } = slot
    if (keys.has(level.path)) continue
    const same = slots.filter((one) => one.level === level)
    keys.set(level.path, {
      masks: level.naturalKeys.map((_, alternative) => [
        ...new Set(same.map((one) => maskOf(one.keys[alternative] ?? [])).filter((mask) => mask !== 0)),
      ]),
      isWeak: level.naturalKeys.map((fields) => fields.some((field) => isDayOrAmount(catalogue, level, field))),
    })
  }
  return keys
}

const daysAndAmounts: ReadonlySet<FieldKind> = new Set(['date', 'datetime', 'decimal', 'number', 'integer'])

function isDayOrAmount(catalogue: Catalogue, { path }: Level, field: string): boolean {
  const kind = catalogue.leaf(fieldPathOf(path === '' ? field : `${path}.${field}`))?.kind
  return kind !== undefined && daysAndAmounts.has(kind)
}
