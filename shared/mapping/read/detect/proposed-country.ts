/** Of which country phone numbers without + probably are: one that a person has said of others. */
import { filledFields } from '../../model/fillings.ts'
import type { Mapping } from '../../model/mapping.ts'

/** @returns two letters; `null` where nobody has said any */
export function proposedCountry({ defaults, sheets }: Mapping): string | null {
  if (defaults.phoneCountry !== undefined) return defaults.phoneCountry
  const said = sheets.flatMap((sheet) => filledFields(sheet).flatMap(({ reading }) => reading?.phoneCountry ?? []))
  return said[0] ?? null
}
