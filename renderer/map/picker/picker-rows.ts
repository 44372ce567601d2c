/** The lines of the picker's list: what is likely and what was chosen last, then every field; or what a search has found. */
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import { fieldPathOf } from '../../../shared/mapping/model/field-path.ts'
import { targetLabel } from '../../../shared/mapping/model/target-label.ts'
import { say, sayLabel } from '../../../shared/messages/say.ts'
import { type FieldBranch, type FieldNode, fieldTree, type TreeRow, treeRows } from './field-tree.ts'
import { searchFields } from './search-fields.ts'

export type PickerList = {
  readonly catalogue: Catalogue
  readonly typed: string
  readonly likely: readonly string[]
  readonly recent: readonly string[]
  /** `false` for what can't be chosen here. */
  readonly isOffered: (target: string) => boolean
  readonly isOpen: (branch: FieldBranch) => boolean
}

/** Branches that are open while nothing was opened or closed yet: the sections, and those around what is chosen now. */
export const isOpenAtFirst = ({ id, holds }: FieldBranch, target: string | null): boolean =>
  id === sections.likely || id === sections.recent || (target !== null && holds(target))

const sections = { likely: 'likely', recent: 'recent' } as const

export function pickerRows(list: PickerList): readonly TreeRow[] {
  const rows = treeRows(list.typed.trim() === '' ? nodesToBrowse(list) : nodesFound(list), list.isOpen)
  return rows.filter(({ node }) => node.kind === 'branch' || list.isOffered(node.target))
}

/** The first target that a search has found, and that can't be chosen here. */
export const foundButFilled = ({ catalogue, typed, isOffered }: PickerList): string | undefined =>
  searchFields(catalogue, typed).find(({ value }) => !isOffered(value))?.value

function nodesToBrowse({ catalogue, likely, recent }: PickerList): readonly FieldNode[] {
  const others = recent.filter((target) => !likely.includes(target))
  return [
    ...section(catalogue, sections.likely, say('likely_for_column'), likely),
    ...section(catalogue, sections.recent, say('chosen_last'), others),
    ...fieldTree(catalogue),
  ]
}

function section(catalogue: Catalogue, id: string, label: string, targets: readonly string[]): readonly FieldNode[] {
  if (targets.length === 0) return []
  const children = targets.map((target): FieldNode => {
    const leaf = catalogue.leaf(fieldPathOf(target))
    const words = { label: targetLabel(catalogue, target), help: sayLabel(leaf?.help ?? '') }
    return { kind: 'field', id: `${id} ${target}`, ...words, target, leaf }
  })
  return [
    { kind: 'branch', id, label, help: '', holds: (target) => targets.includes(target), children: () => children },
  ]
}

const nodesFound = ({ catalogue, typed }: PickerList): readonly FieldNode[] =>
  searchFields(catalogue, typed).map(({ value, label, leaf, group, found }) => ({
    kind: 'field',
    id: `found ${value}`,
    label,
    help: sayLabel(leaf.help),
    target: value,
    leaf,
    group,
    found,
  }))
