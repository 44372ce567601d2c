/** Cuts a column as is proposed for it, or as names or addresses. The words that its heading is read by come when one is cut: no other part of the window needs them. */
import type { Catalogue } from '../../../../shared/catalogue/catalogue.ts'
import type { ColumnPlace } from '../../../../shared/mapping/model/change-mapping.ts'
import type { Mapping, WholeCut } from '../../../../shared/mapping/model/mapping.ts'

/** @param samples  some of the column's values */
export async function proposedCut(
  catalogue: Catalogue,
  place: ColumnPlace,
  samples: readonly string[],
): Promise<(mapping: Mapping) => Mapping> {
  const { splitAsProposed } = await import('../../../../shared/mapping/suggest/evidence/propose-split.ts')
  return (mapping) => splitAsProposed(catalogue, mapping, place, samples)
}

export async function cutAs(
  cut: WholeCut,
  catalogue: Catalogue,
  place: ColumnPlace,
): Promise<(mapping: Mapping) => Mapping> {
  const { splitAs } = await import('../../../../shared/mapping/suggest/evidence/propose-split.ts')
  return (mapping) => splitAs(cut, catalogue, mapping, place)
}
