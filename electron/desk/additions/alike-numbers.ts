/** Numbers of accounts that are the same but for how they are written. Pure. */
import { plainNumber } from '../../preparation/accounts/sent-gate.ts'

const alikeAtMost = 5

/** A hint goes further than what is suggested to be taken (sent-spellings.ts): people leave out signs such as dashes, too. */
const barely = (number: string): string => plainNumber(number.replaceAll(/[^\p{L}\p{N}]/gu, ''))

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
