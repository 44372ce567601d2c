/** One word for what the values of a column look like: the most telling that holds. */
import type { ColumnProfile } from './column-profile.ts'
import { areNames, tellings } from './values-alone.ts'

/** Nearly all of the values; most; enough not to be an exception. */
const [nearlyAll, most, some] = [0.8, 0.7, 0.3]

const kinds: readonly (readonly [string, (profile: ColumnProfile) => boolean])[] = [
  ...tellings.map(({ values, are }) => [values, are] as const),
  ['yes or no', ({ yesNo }) => yesNo >= nearlyAll],
  ['date', ({ date }) => date >= nearlyAll],
  ['digits of a phone', ({ phone, number }) => phone >= nearlyAll && number < 0.5],
  ['sentences', ({ prose }) => prose >= 0.4],
  ['names', areNames],
  ['fractions', ({ fraction }) => fraction >= some],
  ['small numbers', (profile) => profile.number >= nearlyAll && longest(profile) <= 2],
  ['numbers', (profile) => profile.number >= nearlyAll && longest(profile) <= 5],
  ['long numbers', ({ number }) => number >= nearlyAll],
  ['short codes', ({ shortCode }) => shortCode >= most],
  ['digits and words', ({ street }) => street >= most],
  ['words with capitals', ({ letters, severalNames }) => letters >= nearlyAll && severalNames > 0.5],
  ['few words', ({ letters, distinct, count }) => letters >= nearlyAll && distinct.size < count * 0.6],
  ['words', ({ letters }) => letters >= nearlyAll],
  ['codes', ({ code }) => code >= nearlyAll],
]

const longest = ({ distinct }: ColumnProfile): number => Math.max(...[...distinct].map((value) => value.length))

/** @returns `undefined` where it holds none */
export const kindOfValues = (profile: ColumnProfile): string | undefined =>
  profile.count === 0 ? undefined : (kinds.find(([, are]) => are(profile))?.[0] ?? 'other')
