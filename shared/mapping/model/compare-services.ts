/** What a mapping meets at another service than the one it was made for: fields that are gone, newly needed, or take fewer values. */
import type { Catalogue, Leaf } from '../../catalogue/catalogue.ts'
import type { ServiceChange } from '../../ipc.ts'
import { fieldPathOf } from './field-path.ts'
import { targetsOf } from './fillings.ts'
import type { Mapping } from './mapping.ts'

type ChangedField = ServiceChange['gone'][number]

/** @param before  `null`: it is not known any more what the other service was like */
export function compareServices(
  before: Catalogue | null,
  now: Catalogue,
  mapping: Mapping,
): Pick<ServiceChange, 'gone' | 'needed' | 'narrowed'> {
  const columnsOf = new Map<string, ChangedField['columns'][number][]>()
  for (const { sheet, isIncluded, columns } of mapping.sheets) {
    if (!isIncluded) continue
    for (const one of columns)
      for (const path of new Set(targetsOf(one).map(fieldPathOf)))
        columnsOf.set(path, [...(columnsOf.get(path) ?? []), { sheet, column: one.column, header: one.header }])
  }
  const filled = [...columnsOf.keys()]
  const isReached = ({ levelPath }: Leaf): boolean => filled.some((path) => path.startsWith(levelPath))
  const field = (path: string, leaf: Leaf | undefined): ChangedField => ({
    path,
    label: leaf?.label ?? path,
    columns: columnsOf.get(path) ?? [],
  })
  return {
    gone: filled.filter((path) => now.leaf(path) === undefined).map((path) => field(path, before?.leaf(path))),
    needed: now.leaves
      .filter((leaf) => leaf.isRequired && !columnsOf.has(leaf.path) && leaf.role !== 'supplierCode')
      .filter((leaf) => isReached(leaf) && before?.leaf(leaf.path)?.isRequired !== true)
      .map((leaf) => field(leaf.path, leaf)),
    narrowed: filled.flatMap((path) => {
      const leaf = now.leaf(path)
      return leaf !== undefined && takesFewer(before?.leaf(path), leaf) ? [field(path, leaf)] : []
    }),
  }
}

/** What it took is not known where `before` is `undefined`. */
function takesFewer(before: Leaf | undefined, { isClosed, documentedValues }: Leaf): boolean {
  if (before === undefined || !isClosed) return false
  return !before.isClosed || before.documentedValues.some((value) => !documentedValues.includes(value))
}
