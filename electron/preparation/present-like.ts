/** The mapping of the open spreadsheet as a saved one is fitted to: with the sheets turned that are turned there. */
import type { Mapping } from '../../shared/mapping/mapping.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { Preparation } from './protocol.ts'

/** @param layOutLike  asked only where a sheet is turned in one of them: there may be many saved mappings */
export async function presentLike(
  like: Mapping,
  present: Mapping,
  layOutLike: Preparation['layOutLike'],
): Promise<Result<Mapping>> {
  const hasTurned = [like, present].some(({ sheets }) => sheets.some(({ isTurned }) => isTurned))
  return hasTurned ? layOutLike({ like }) : ok(present)
}
