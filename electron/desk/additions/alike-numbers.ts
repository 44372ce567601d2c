/** Numbers of accounts that are the same but for how they are written. Pure. */

const alikeAtMost = 5

/** People leave out zeros in front, signs and capitals; the service does not. */
const barely = (number: string): string =>
  number
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+/, '')

/** Numbers that are another writing of one, but not that one itself. */
export type AlikeTo = (wanted: string) => readonly string[]

/** @param numbers  read at the first that is asked about: mostly none is */
export function alikeAmong(numbers: () => readonly string[]): AlikeTo {
  let sorted: ReadonlyMap<string, readonly string[]> | undefined
  return (wanted) => {
    sorted ??= Map.groupBy(new Set(numbers()), barely)
    return (sorted.get(barely(wanted)) ?? []).filter((one) => one !== wanted).slice(0, alikeAtMost)
  }
}
