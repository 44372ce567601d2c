/** Headings that are column names of a billing system, in plain words. */
import { systems } from '../../../vocabulary/systems.ts'

/** So many headings of a sheet tell that it comes from a system; one or two may be words of another. */
const fewestNames = 3

/** @param headings  of a sheet. @returns them in their order, the names of a system as what they say */
export function saidPlainly(headings: readonly string[]): readonly string[] {
  const known = systems.find((names) => headings.filter((heading) => names.has(nameIn(heading))).length >= fewestNames)
  return known === undefined ? headings : headings.map((heading) => known.get(nameIn(heading)) ?? heading)
}

/** Without its table: "FKKVKP-VKONT", "ever.vertrag". */
const nameIn = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/^[a-z\d_]+[-.](?=[a-z\d_]+$)/, '')
