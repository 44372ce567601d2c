/**
 * Reads phone numbers that are written in the plainest way, digits and blanks, some hundred times faster than the library that reads all
 * of them: it makes each of its patterns anew for every number. Here they are the library's own, made once for each country; what
 * doesn't match them is left to the library.
 */
import { type CountryCode, Metadata } from 'libphonenumber-js/max'
import { wordMap } from '../../basics/word-map.ts'

/** What the library's numbering plans have beside what it documents. The package is pinned, and a test holds both ways together. */
type Plan = {
  callingCode(): string
  possibleLengths(): readonly number[]
  nationalNumberPattern(): string
  type(name: string): NumberType | undefined
}
type NumberType = { pattern(): string | undefined; possibleLengths(): readonly number[] | undefined }

type KnownCountry = {
  readonly callingCode: string
  /** Dialled before a number inside the country, and no part of it; `''` where there is none. */
  readonly trunkPrefix: string
  isValid(nationalNumber: string): boolean
  isOf(kind: PhoneKind, nationalNumber: string): boolean
  /** Mobile numbers are others than those of landlines. */
  readonly tellsKinds: boolean
}

export type PhoneKind = 'FIXED_LINE' | 'MOBILE'

/** Countries in which a leading prefix is dropped and nothing else is changed. */
const trunkPrefixes = wordMap({
  ...{ GB: '0', IE: '0', DE: '0', AT: '0', CH: '0', FR: '0', NL: '0', BE: '0', SE: '0', AU: '0', NZ: '0' },
  ...{ US: '1', CA: '1', NO: '', DK: '', PL: '', ES: '', PT: '' },
} satisfies Partial<Record<CountryCode, string>>)

const numberTypes = [
  ...['FIXED_LINE', 'MOBILE', 'TOLL_FREE', 'PREMIUM_RATE', 'SHARED_COST'],
  ...['VOIP', 'PERSONAL_NUMBER', 'PAGER', 'UAN', 'VOICEMAIL'],
]

const countries = new Map<string, KnownCountry | null>()

/**
 * @param text  trimmed
 * @param country  two letters
 * @returns E.164 of a number that is certainly valid in the country; `undefined` for all else
 */
export function readPlainPhone(text: string, country: string): string | undefined {
  if (!plainNumber.test(text) || text.endsWith('.0')) return undefined
  const known = knownCountry(country)
  if (known === null) return undefined
  const { callingCode, trunkPrefix } = known
  const digits = text.replaceAll(/\D/g, '')
  if (text.startsWith('+')) {
    if (!digits.startsWith(callingCode)) return undefined
    const national = digits.slice(callingCode.length)
    return known.isValid(national) ? `+${digits}` : undefined
  }
  const national = trunkPrefix !== '' && digits.startsWith(trunkPrefix) ? digits.slice(trunkPrefix.length) : digits
  // What is valid without the country's number in front as well may have lost its +.
  const mayLackPlus = national === digits && digits.startsWith(callingCode)
  if (mayLackPlus && known.isValid(digits.slice(callingCode.length))) return undefined
  return known.isValid(national) ? `+${callingCode}${national}` : undefined
}

/** @param number  E.164. @returns `undefined` where its country does not tell, or is none of these */
export function kindOfPhone(number: string): PhoneKind | undefined {
  const known = tellingCountryOf(number.slice(1))
  if (known === null) return undefined
  const national = number.slice(1 + known.callingCode.length)
  const [isFixed, isMobile] = [known.isOf('FIXED_LINE', national), known.isOf('MOBILE', national)]
  return isFixed === isMobile ? undefined : isFixed ? 'FIXED_LINE' : 'MOBILE'
}

/**
 * The kind of a number that is written in the plainest way, without finding out whether it is in use: of most numbers, one pattern tells.
 * @param usual  what most of them are; a number that is both is of this
 * @returns `null` where it has to be read
 */
export function kindAsWritten(text: string, country: string | null, usual: PhoneKind): PhoneKind | undefined | null {
  if (!plainNumber.test(text)) return null
  const digits = text.replaceAll(/\D/g, '')
  const known = text.startsWith('+') ? tellingCountryOf(digits) : country === null ? null : knownCountry(country)
  if (known === null) return text.startsWith('+') ? undefined : null
  if (!known.tellsKinds) return undefined
  const { callingCode, trunkPrefix, isOf } = known
  const inFront = text.startsWith('+') ? callingCode : trunkPrefix
  if (!digits.startsWith(inFront)) return null
  const national = digits.slice(inFront.length)
  const other = usual === 'MOBILE' ? 'FIXED_LINE' : 'MOBILE'
  return isOf(usual, national) ? usual : isOf(other, national) ? other : null
}

const plainNumber = /^\+?\d[\d ().-]{5,24}$/

/** By calling code, without those that do not tell mobile numbers from others. */
let tellingCountries: ReadonlyMap<string, KnownCountry> | null = null

/** @param digits  with the calling code */
function tellingCountryOf(digits: string): KnownCountry | null {
  tellingCountries ??= new Map(
    [...trunkPrefixes.keys()]
      .flatMap((country) => knownCountry(country) ?? [])
      .flatMap((known) => (known.tellsKinds ? [[known.callingCode, known] as const] : [])),
  )
  return tellingCountries.get(digits.slice(0, 2)) ?? tellingCountries.get(digits.slice(0, 3)) ?? null
}

function knownCountry(country: string): KnownCountry | null {
  const known = countries.get(country)
  if (known !== undefined) return known
  const trunkPrefix = trunkPrefixes.get(country)
  const made = trunkPrefix === undefined ? null : makeCountry(country as CountryCode, trunkPrefix)
  countries.set(country, made)
  return made
}

function makeCountry(country: CountryCode, trunkPrefix: string): KnownCountry {
  const metadata = new Metadata()
  metadata.selectNumberingPlan(country)
  const plan = metadata.numberingPlan as unknown as Plan
  const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`)
  const general = whole(plan.nationalNumberPattern())
  const types = numberTypes.flatMap((name) => {
    const type = plan.type(name)
    const pattern = type?.pattern() ?? ''
    return pattern === '' ? [] : [{ name, pattern: whole(pattern), lengths: type?.possibleLengths() }]
  })
  const isOfType = (number: string, { lengths, pattern }: (typeof types)[number]): boolean =>
    lengths?.includes(number.length) !== false && pattern.test(number)
  const lengths = plan.possibleLengths()
  const typeOf = (name: string) => types.find((type) => type.name === name)
  const [fixed, mobile] = [typeOf('FIXED_LINE'), typeOf('MOBILE')]
  // A country without mobile numbers of its own kind has them among the others.
  const ofKind = { FIXED_LINE: fixed, MOBILE: mobile ?? fixed }
  return {
    tellsKinds: mobile !== undefined && mobile.pattern.source !== fixed?.pattern.source,
    callingCode: plan.callingCode(),
    trunkPrefix,
    isValid: (number) =>
      lengths.includes(number.length) && general.test(number) && types.some((type) => isOfType(number, type)),
    isOf: (kind, number) => {
      const type = ofKind[kind]
      return type !== undefined && isOfType(number, type)
    },
  }
}
