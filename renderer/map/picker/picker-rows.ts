/** The lines of the picker's list: what is likely and what was chosen last, then every field; or what a search has found. */
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import { fieldPathOf } from '../../../shared/mapping/model/field-path.ts'
import { targetLabel } from '../../../shared/mapping/model/target-label.ts'
import { fieldChoices } from './field-choices.ts'
import { type FieldNode, fieldTree, holdsTarget, type TreeRow, treeRows } from './field-tree.ts'
import { searchFields } from './search-fields.ts'

export type PickerList = {
  readonly catalogue: Catalogue
  readonly typed: string
  readonly likely: readonly string[]
  readonly recent: readonly string[]
  /** `false` for what can't be chosen here. */
  readonly isOffered: (target: string) => boolean
  readonly isOpen: (id: string) => boolean
}

/** Sections are open from the beginning. */
export const sections = { likely: 'likely', recent: 'recent' } as const

/** Branches that are open while nothing was opened or closed yet: the sections, and those around what is chosen now. */
export const isOpenAtFirst = (id: string, target: string | null): boolean =>
  id === sections.likely || id === sections.recent || (target !== null && holdsTarget(id, target))

export function pickerRows(list: PickerList): readonly TreeRow[] {
  const rows = list.typed.trim() === '' ? rowsToBrowse(list) : rowsFound(list)
  return rows.filter(({ node }) => node.kind === 'branch' || list.isOffered(node.target))
}

function rowsToBrowse({ catalogue, likely, recent, isOpen }: PickerList): readonly TreeRow[] {
  const others = recent.filter((target) => !likely.includes(target))
  const nodes = [
    ...section(catalogue, sections.likely, 'Likely for this column', likely),
    ...section(catalogue, sections.recent, 'Chosen last', others),
    ...fieldTree(catalogue),
  ]
  return treeRows(nodes, isOpen)
}

function section(catalogue: Catalogue, id: string, label: string, targets: readonly string[]): readonly FieldNode[] {
  if (targets.length === 0) return []
  const children = targets.map((target) => fieldNode(catalogue, id, target, targetLabel(catalogue, target)))
  return [{ kind: 'branch', id, label, help: '', children: () => children }]
}

/** What was found stands below its level, best first, and stays open. */
function rowsFound({ catalogue, typed }: PickerList): readonly TreeRow[] {
  const nodes = searchFields(catalogue, fieldChoices(catalogue), typed).map(({ group, items }): FieldNode => {
    const children = items.map(({ value, label }) => fieldNode(catalogue, 'found', value, label))
    return { kind: 'branch', id: `found ${group}`, label: group, help: '', children: () => children }
  })
  return treeRows(nodes, () => true)
}

const fieldNode = (catalogue: Catalogue, section: string, target: string, label: string): FieldNode => ({
  kind: 'field',
  id: `${section} ${target}`,
  label,
  help: catalogue.leaf(fieldPathOf(target))?.help ?? '',
  target,
})
