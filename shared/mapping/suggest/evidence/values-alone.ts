/** What the values of a column say by themselves, whatever its heading: only what hardly anything else looks like. */

import type { Catalogue, Leaf } from '../../../catalogue/catalogue.ts'
import { isWholeAddress } from '../../../doubts/texts/text-rules.ts'
import { isPointNumber } from '../../../vocabulary/point-numbers.ts'
import { countryCodeOf } from '../../locale/countries.ts'
import type { Holding } from '../../model/mapping.ts'
import { cutName } from '../../read/cut/cut-name.ts'
import { readCalendar } from '../../read/dates/read-calendar.ts'
import type { ColumnProfile } from './column-profile.ts'

/** As in the message that tells of them. */
type Values = 'email' | 'phone' | 'birth' | 'point' | 'balance' | 'street' | 'town' | 'postcode' | 'region' | 'country'

export type Telling = {
  readonly values: Values
  readonly isOf: (leaf: Leaf, catalogue: Catalogue) => boolean
  readonly are: (profile: ColumnProfile) => boolean
  /** Such a value is of one account: staff, agents and products come again with others. */
  readonly isOwn?: true
  /** Things have such values too: only where a person is told of. */
  readonly isBesidePerson?: true
  /** There may be two of it, one in each address. */
  readonly isOfAddress?: true
}

/** Nearly all look like it: a word in their place now and then says no more than that there is none. */
const nearlyAll = 0.9
const shareOf = (values: Iterable<string>, is: (value: string) => boolean): number => {
  const all = [...values]
  return all.filter(is).length / Math.max(1, all.length)
}
const isAll = (values: Iterable<string>, is: (value: string) => boolean): boolean => shareOf(values, is) >= nearlyAll
const areNearlyAll =
  (is: (value: string) => boolean): Telling['are'] =>
  ({ distinct }) =>
    isAll(distinct, is)

/** Of the people who hold the account, or of the account itself, and of nobody and nothing else. */
const isOfHolders = ({ levelPath, path }: Leaf, { people }: Catalogue): boolean =>
  levelPath === people[0]?.path || !/[.[]/.test(path)
export const isOfAddress = (leaf: Leaf, { addresses }: Catalogue): boolean =>
  addresses.some(({ children }) => children.includes(leaf))
const isInAddress =
  (is: (leaf: Leaf) => boolean): Telling['isOf'] =>
  (leaf, catalogue) =>
    is(leaf) && isOfAddress(leaf, catalogue)

export const tellings: readonly Telling[] = [
  {
    values: 'email',
    isOf: (leaf, catalogue) => leaf.kind === 'email' && isOfHolders(leaf, catalogue),
    are: ({ email }) => email >= nearlyAll,
    isOwn: true,
  },
  {
    values: 'point',
    isOf: ({ isUnique, levelPath, kind }) => isUnique && levelPath !== '' && kind === 'identifier',
    are: areNearlyAll(isPointNumber),
    isOwn: true,
  },
  {
    values: 'phone',
    isOf: (leaf, catalogue) => leaf.kind === 'phone' && isOfHolders(leaf, catalogue),
    are: arePhones,
    isOwn: true,
  },
  {
    values: 'birth',
    isOf: (leaf, catalogue) => leaf.kind === 'date' && leaf.levelPath === catalogue.people[0]?.path,
    are: areBirths,
    isBesidePerson: true,
    isOwn: true,
  },
  { values: 'balance', isOf: ({ money }) => money === 'balance', are: areBalances },
  {
    values: 'street',
    isOf: isInAddress(({ role }) => role === 'street'),
    are: areStreets,
    isOwn: true,
    isOfAddress: true,
  },
  {
    values: 'postcode',
    isOf: isInAddress(({ role }) => role === 'postcode'),
    are: arePostcodes,
    isOfAddress: true,
  },
  {
    values: 'region',
    isOf: isInAddress(({ role }) => role === 'region'),
    // "CA" is a state and a country; beside "TX" it is a state.
    are: ({ distinct }) =>
      isAll(distinct, (value) => regions.has(value)) &&
      !isAll(distinct, isCountry) &&
      (distinct.size > 1 || !isAll(distinct, (value) => wordsToo.has(value))),
    isOfAddress: true,
  },
  {
    values: 'country',
    isOf: isInAddress(({ kind }) => kind === 'country'),
    are: areCountries,
    isOfAddress: true,
  },
]

/** What an account would miss without such values, whatever they are called. Postcodes of digits alone are codes of all kinds, too. */
const heldIn: Readonly<Partial<Record<Values, Holding>>> = {
  email: 'contact',
  phone: 'contact',
  point: 'supply',
  balance: 'balance',
  street: 'address',
  postcode: 'address',
}

export function heldByValues(profile: ColumnProfile): Holding | undefined {
  const telling = tellings.find(({ are }) => are(profile))
  if (telling !== undefined)
    return telling.values === 'postcode' && profile.number > 0 ? undefined : heldIn[telling.values]
  return isAll(profile.distinct, isWholeAddress) ? 'address' : undefined
}

/** Some may be of firms or couples, or say that there is nobody. */
export const mayBeNames = ({ severalNames, distinct }: ColumnProfile): boolean =>
  severalNames >= 0.6 && areDifferent(distinct, (value) => value.split(' ')[0] ?? '')

export const areTowns = ({ letters, shortCode, yesNo, distinct }: ColumnProfile): boolean =>
  letters >= nearlyAll && Math.max(shortCode, yesNo) === 0 && !isAll(distinct, isCountry)

export const ofTown: Telling = {
  values: 'town',
  isOf: isInAddress(({ role }) => role === 'town'),
  are: areTowns,
  isOfAddress: true,
}

/** Whole names have no field of their own: they are cut. Where many begin alike, it is with a word for what they are names of. */
export const areNames = ({ severalNames, distinct, persons }: ColumnProfile): boolean =>
  severalNames >= nearlyAll &&
  isAll(distinct, (value) => cutName(value).said === undefined) &&
  // Houses and places have two words as well; nobody is called so.
  persons() >= fewestKnown &&
  areDifferent(distinct, (value) => value.split(' ')[0] ?? '')

const fewestKnown = 0.2
const mostlyDifferent = 0.7
const areDifferent = (values: ReadonlySet<string>, part: (value: string) => string): boolean =>
  new Set([...values].map(part)).size >= values.size * mostlyDifferent

/** With a + or a zero in front, or in groups: digits alone may number anything, and those that begin alike do. */
function arePhones({ phone, date, distinct }: ColumnProfile): boolean {
  const isPhone = (value: string) =>
    /^(?:\+|00)[1-9]|^\(?0[1-9]/.test(value) || /^\(?\d{3}\)?[\s.-]\s?\d{3}[\s.-]\d{4}\b/.test(value)
  const areNumbered =
    isAll(distinct, (value) => /^0\d+$/.test(value)) && !areDifferent(distinct, (value) => value.slice(0, 5))
  return phone >= nearlyAll && date === 0 && isAll(distinct, isPhone) && !areNumbered
}

/** Whoever has an account is an adult, and half of them for long: meters, contracts and moves are not that old. */
const births = { earliest: 1910, latest: 2012, halfBefore: 1990, yearsApart: 10 }

function areBirths({ date, distinct }: ColumnProfile): boolean {
  if (date < nearlyAll) return false
  const days = [...distinct].flatMap((text) => readCalendar(text, 'DMY')?.date ?? readCalendar(text, 'MDY')?.date ?? [])
  const years = days.map((day) => Number(day.slice(0, 4))).toSorted((one, other) => one - other)
  const [first = 0, middle = 0, last = 0] = [years.at(0), years[Math.floor(years.length / 2)], years.at(-1)]
  // Houses are built and terms begin on a first; people are born on any day.
  const onFirsts = shareOf(days, (day) => day.endsWith('-01'))
  return (
    days.length >= distinct.size * nearlyAll &&
    onFirsts < 0.5 &&
    first >= births.earliest &&
    last <= births.latest &&
    middle < births.halfBefore &&
    last - first >= births.yearsApart
  )
}

/** Owed to one side and to the other, in hundredths: prices, payments and readings have one sign. */
function areBalances({ number, date, distinct }: ColumnProfile): boolean {
  const isNegative = (value: string) => /^\D*[-−(]|[-−]$|\bcr$/.test(value)
  const negative = shareOf(distinct, isNegative)
  const inHundredths = shareOf(distinct, (value) => /[.,]\d{2}\D*$/.test(value))
  const withSign = shareOf(distinct, (value) => /\p{Sc}/u.test(value))
  return (
    number - date >= nearlyAll && inHundredths >= nearlyAll && withSign >= nearlyAll && negative > 0 && negative < 1
  )
}

const withPostcode = /[\s,](?:\d{4,}|[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2})\b/i
const numberFirst = /^(?:\p{L}[^,]*,?\s*)?\d+[a-z]?(?:[/-]\d+[a-z]?)?,?\s+\p{L}{2,}/iu
const numberBehind = /^\p{L}[\p{L}\s.'’-]{3,}\s\d{1,4}\s?[a-z]?$/iu

/** "9 Park Square", "Flat 2, 9 Park Square". */
export const isNumberFirst = (text: string): boolean => numberFirst.test(text)

/** A number and words; the words are others in each, which those of tariffs and of numbered things are not. */
export function areStreets({ date, email, number, prose, distinct }: ColumnProfile): boolean {
  const isStreet = (value: string) => (numberFirst.test(value) || numberBehind.test(value)) && !withPostcode.test(value)
  return (
    Math.max(date, email, number) === 0 &&
    prose < 0.5 &&
    shareOf(distinct, isStreet) >= nearlyAll &&
    areDifferent(distinct, (value) => value.replaceAll(/[\d/-]+\s?[a-z]?\b/g, '').trim())
  )
}

/** Letters and digits in the order of a country; or as many digits in all, of which some come again, or begin with a zero: readings do neither. */
function arePostcodes({ count, distinct, fraction }: ColumnProfile): boolean {
  const withLetters =
    /^(?:[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}|[a-z]\d[\dw]\s*[a-z\d]{4}|[a-z]\d[a-z]\s*\d[a-z]\d|\d{4}\s?[a-z]{2})$/
  const inDigits = /^(\d{4,5})(?:-\d{4})?$/
  const lengths = new Set([...distinct].map((value) => inDigits.exec(value)?.[1]?.length))
  const areOfPlaces = count > distinct.size || [...distinct].some((value) => value.startsWith('0'))
  const areDigits = areOfPlaces && fraction === 0 && lengths.size === 1 && !lengths.has(undefined)
  return areDigits || shareOf(distinct, (value) => withLetters.test(value)) >= nearlyAll
}

/** One code alone may be a language, and "NO" is no more Norway than "yes" is. */
function areCountries({ distinct, yesNo }: ColumnProfile): boolean {
  const areNamed = distinct.size > 1 || isAll(distinct, (value) => value.length > 2)
  return yesNo === 0 && areNamed && isAll(distinct, isCountry) && !isAll(distinct, (value) => regions.has(value))
}

const isCountry = (value: string): boolean => value.length > 1 && countryCodeOf(value) !== null

/** States that alone may be a word or a code as well: "OK", "IN", "DE". */
const wordsToo: ReadonlySet<string> = new Set('al act co de hi id in la ma me mo ne ok on or pa sa tas'.split(' '))

/** States as they are shortened in the United States, Canada and Australia. */
const regions: ReadonlySet<string> = new Set(
  (
    'al ak az ar ca co ct de dc fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa pr ri sc sd tn tx ' +
    'ut vt va wa wv wi wy ab bc mb nb nl ns on pe qc sk nsw vic qld sa tas act nt'
  ).split(' '),
)

/** Of the values nearly all, enough to call them all so; most; enough not to be an exception. */
const [mostly, most, some] = [0.8, 0.7, 0.3]

const kinds: readonly (readonly [string, (profile: ColumnProfile) => boolean])[] = [
  ...tellings.map(({ values, are }) => [values, are] as const),
  ['yes or no', ({ yesNo }) => yesNo >= mostly],
  ['date', ({ date }) => date >= mostly],
  ['digits of a phone', ({ phone, number }) => phone >= mostly && number < 0.5],
  ['sentences', ({ prose }) => prose >= 0.4],
  ['names', areNames],
  ['fractions', ({ fraction }) => fraction >= some],
  ['small numbers', (profile) => profile.number >= mostly && longest(profile) <= 2],
  ['numbers', (profile) => profile.number >= mostly && longest(profile) <= 5],
  ['long numbers', ({ number }) => number >= mostly],
  ['short codes', ({ shortCode }) => shortCode >= most],
  ['digits and words', ({ street }) => street >= most],
  ['words with capitals', ({ letters, severalNames }) => letters >= mostly && severalNames > 0.5],
  ['few words', ({ letters, distinct, count }) => letters >= mostly && distinct.size < count * 0.6],
  ['words', ({ letters }) => letters >= mostly],
  ['codes', ({ code }) => code >= mostly],
]

const longest = ({ distinct }: ColumnProfile): number => Math.max(...[...distinct].map((value) => value.length))

/** One word for what the values of a column look like, the most telling that holds. @returns `undefined` where it holds none */
export const kindOfValues = (profile: ColumnProfile): string | undefined =>
  profile.count === 0 ? undefined : (kinds.find(([, are]) => are(profile))?.[0] ?? 'other')
