/** Cuts a whole address, written in one cell, into street, town, postcode, state or county, and country. */
import { type Leaf, type Node, withRole } from '../../../catalogue/catalogue.ts'
import { isStateOrCounty } from '../../locale/address-regions.ts'
import { countryCodeOf } from '../../locale/countries.ts'
import type { ReadRemark } from '../read-outcome.ts'
import { saysElsewhere } from '../says-elsewhere.ts'

export type CutAddress = {
  readonly street: string
  readonly town: string
  readonly postcode: string
  readonly region: string
  readonly country: string
  /** What is taken for the town may be a county. */
  readonly said?: Extract<ReadRemark, 'address_town_unsure'>
}

/** In the order of `cutText`. */
export const addressPartNames = ['street', 'town', 'postcode', 'region', 'country'] as const

/** The fields that the parts of a cut address go to, in their order; `undefined` for one that the address has no place for. */
export const cutAddressPartsOf = (children: readonly Node[]): readonly (Leaf | undefined)[] =>
  addressPartNames.map((name) =>
    name === 'country'
      ? children.find((node): node is Leaf => node.type === 'leaf' && node.kind === 'country')
      : withRole(children, name),
  )

const british = String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|GIR ?0AA`
const irish = String.raw`[AC-FHKNPRTV-Y](?:\d\d|6W) ?[AC-FHKNPRTV-Y\d]{4}`
/** "LS6 3AP", "Leeds LS6 3AP". */
const lettered = new RegExp(String.raw`^(?:(\D*\D) +)?(${british}|${irish})$`, 'iu')

/** "10115 Berlin", "D-10115 Berlin", "111 43 Stockholm", "1000-205 Lisboa", "1012 AB Amsterdam". */
const digits = String.raw`\d{4}-\d{3}|\d{2}-\d{3}|\d{3} \d{2}|\d{4,5}`
const inFront = new RegExp(String.raw`^(\d{4} ?[A-Z]{2}(?= .*\p{Ll})|(?:[A-Z]{1,3}-)?(?:${digits})) +(\p{L}\D*)$`, 'u')
/** Behind four digits they may be a part of a Dutch postcode, "1012 AB AMSTERDAM", or of a name, "2300 LA CHAUX-DE-FONDS"; or of a state. */
const lettersFirst = /^(?:\p{Lu}{1,2}|\p{Ll}{1,2})(?: |$)|^\p{Lu}{3}$/u
/** "Hauptstr. 5 10115 Berlin": the number of a house, and the postcode. */
const alone = new RegExp(String.raw`^(\p{L}.*\p{L}.* \d+ ?[a-z]?) (${inFront.source.slice(1, -1)})$`, 'u')

/** "TX 78701", "Austin TX 78701", "Fitzroy VIC 3065", "Toronto ON M5V 2T6": those of three countries, whose states have letters. */
const inStates = new RegExp(
  [
    String.raw`^(?:(\D*\D) +)?(?:(A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) +(\d{5}(?:-\d{4})?)`,
    String.raw`(NSW|VIC|QLD|SA|WA|TAS|NT|ACT) +(\d{4})`,
    String.raw`(AB|BC|MB|N[BLSTU]|ON|PE|QC|SK|YT) +([A-Z]\d[A-Z] ?\d[A-Z]\d))$`,
  ].join('|'),
  'iu',
)

/** English streets: "1200 High Road" is no postcode with a town, nor "Oak Lane Otley" a town. */
const street =
  /\b(?:street|st|road|rd|lane|ln|avenue|ave|drive|dr|close|court|ct|way|place|square|terrace|crescent|gardens|building|house|floor|highway|hwy|boulevard|blvd|parade|esplanade|route|farm|park|hill|grove|row|mews)\.?(?: |$)/i
/** What stands before a number that is no postcode, and what is larger than a town. */
const noTown =
  /\b(?:p\.?\s?o\.?\s?box|box|postfach|postbus|postboks|apartado|case postale|apt|apartment|unit|flat|suite|ste|lot|room|rm|fl|no|nr|county|region|province)\b|#/i
const unsure = { said: 'address_town_unsure' } as const
const dublin = /^Dublin \d{1,2}w?$/i

const longest = 300

/**
 * A postcode tells where the town is: behind it, as on the continent of Europe, or before it. The lines before both are the street. Where
 * the town stands before the postcode it may be a county, with the town before it; unless the line before has the number of a house.
 * @param text  trimmed, not blank
 * @returns `undefined` where it can't be told for sure
 */
export function cutAddress(text: string): CutAddress | undefined {
  if (text.length > longest) return undefined
  // It is the street that says so, and the other address that is meant.
  if (saysElsewhere(text)) return { ...noParts, street: text }
  const lines = text
    .split(/[,;|\r\n]/)
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => line !== '')
  const country = countryOf(lines)
  const own = country === undefined ? lines : lines.toSpliced(lines.lastIndexOf(country), 1)
  const found = own.length === 1 ? inOneLine(own[0] ?? '') : (behindTown(own) ?? beforeTown(own) ?? inFirstLine(own))
  if (found === undefined || street.test(found.town) || noTown.test(found.town) || !/\p{L}{3}/u.test(found.town))
    return undefined
  return { ...noParts, ...found, country: country ?? '' }
}

const noParts: CutAddress = { street: '', town: '', postcode: '', region: '', country: '' }

type Found = Pick<CutAddress, 'street' | 'town' | 'postcode'> & Partial<CutAddress>

/** At the end, or before a postcode of its own: "Leeds, England, LS1 2NE". A state may be called by the name of a country. */
function countryOf(lines: readonly string[]): string | undefined {
  const isCountry = (line: string): boolean =>
    /^(?:uk|gb|usa|u\.k\.)$/i.test(line) || (line.length > 3 && !isStateOrCounty(line) && countryCodeOf(line) !== null)
  const [last, before] = lines.toReversed()
  if (last === undefined || before === undefined) return undefined
  return isCountry(last) ? last : isCountry(before) && lettered.exec(last)?.[1] === undefined ? before : undefined
}

const joined = (lines: readonly string[]): string => lines.join(', ')

/** The postcode before the town, which may not be a part of it. */
function townBehind(line: string): Pick<CutAddress, 'town' | 'postcode'> | undefined {
  const [, postcode, town = ''] = inFront.exec(line) ?? []
  return postcode === undefined || (/^\d{4}$/.test(postcode) && lettersFirst.test(town))
    ? undefined
    : { town, postcode }
}

function inOneLine(line: string): Found | undefined {
  const [, own = '', behind = ''] = alone.exec(line) ?? []
  const place = townBehind(behind)
  return place && { ...place, street: own }
}

/** "Hauptstr. 5, 10115 Berlin" */
function behindTown(lines: readonly string[]): Found | undefined {
  const place = townBehind(lines.at(-1) ?? '')
  const own = joined(lines.slice(0, -1))
  // "Unit 5, 1234 Oak Ridge" has no street but the one with the number.
  return place && !inside.test(own) ? { ...place, street: own } : undefined
}
const inside = /^(?:apt|apartment|unit|flat|suite|ste|lot|room|rm)\b[^,]*$/i

/** "10115 Berlin, Hauptstr. 5" */
function inFirstLine([first = '', ...others]: readonly string[]): Found | undefined {
  const place = townBehind(first)
  const [own = '', ...more] = others
  return place && more.length === 0 && /^\p{L}.*\p{L}.* \d+\S*$/u.test(own) && !noTown.test(own)
    ? { ...place, street: own }
    : undefined
}

/** "12 Elm Street, Leeds LS6 3AP", "12 Elm Street, Leeds, LS6 3AP", and what is larger between the two, where it is known to be. */
function beforeTown(lines: readonly string[]): Found | undefined {
  const last = lines.at(-1) ?? ''
  const [, besideLetters, letters] = lettered.exec(last) ?? []
  const inState = inStates.exec(last)
  const bare = /^\d{5}(?:-\d{4})?$|^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i.test(last) ? last : undefined
  const postcode = letters ?? inState?.[3] ?? inState?.[5] ?? inState?.[7] ?? bare
  if (postcode === undefined) return undefined
  const state = inState?.[2] ?? inState?.[4] ?? inState?.[6]
  const beside = besideLetters ?? inState?.[1]
  const above = [...lines.slice(0, -1), ...(beside === undefined ? [] : [beside])]
  const largest = state === undefined && isStateOrCounty(above.at(-1) ?? '') ? above.pop() : state
  const town = above.pop() ?? ''
  const own = above.at(-1) ?? ''
  if (own === '' || (/\d/.test(town) && !dublin.test(town))) return undefined
  const isSure = /\d/.test(own)
  return { street: joined(above), town, postcode, region: largest ?? '', ...(!isSure && unsure) }
}
