/** Cuts a whole address, written in one cell, into street, town, postcode, state or county, and country. */
import { type Leaf, type Node, withRole } from '../../../catalogue/catalogue.ts'
import { isRegion } from '../../locale/address-regions.ts'
import { countryCodeOf } from '../../locale/countries.ts'

export type CutAddress = {
  readonly street: string
  readonly town: string
  readonly postcode: string
  readonly region: string
  readonly country: string
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

const british = String.raw`[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|GIR\s?0AA|BFPO\s?\d{1,4}`
const irish = String.raw`[AC-FHKNPRTV-Y](?:\d\d|6W)\s?[AC-FHKNPRTV-Y\d]{4}`
const canadian = String.raw`[A-Z]\d[A-Z]\s?\d[A-Z]\d`
const dutch = String.raw`\d{4}\s?[A-Z]{2}`
/** Those with a blank or hyphen: of Portugal, Poland, Sweden and the Czech Republic, and the long one of the United States. */
const digits = String.raw`\d{4}-\d{3}|\d{2}-\d{3}|\d{3}\s\d{2}|\d{5}-\d{4}|\d{4,5}`

const lettered = new RegExp(`^(?:${british}|${irish})$`, 'iu')
/** "LS6 3AP", "Leeds LS6 3AP", "TX 78701". */
const behind = new RegExp(String.raw`^(?:(.*\S)\s+)?(${british}|${irish}|${canadian}|${digits})$`, 'iu')
/** "10115 Berlin", "D-10115 Berlin", "1012 AB Amsterdam", "1020 Wien 2". */
const inFront = new RegExp(
  String.raw`^((?:[A-Z]{1,3}-)?(?:${dutch}(?=\s)|${digits}))\s+(\p{L}[^\d]*(?:\s\d{1,2}\.?)?)$`,
  'u',
)
/** The same behind a street, with nothing between. */
const alone = new RegExp(String.raw`^(.*\d(?:.*\S)?)\s+${inFront.source.slice(1)}`, 'u')
const stateBehind = /^(.*\p{L})\s+(\p{Lu}{2,3})$/u
/** What stands before a number that is no postcode. */
const numbered =
  /(?:^|\s)(?:p\.?\s?o\.?\s?box|box|postfach|apt|apartment|unit|flat|suite|ste|lot|room|rm|floor|fl|no|nr|#)\.?$/i

const longest = 300

/**
 * A postcode tells where the town is: behind it, as on the continent of Europe, or before it. What stands before both is the street, however
 * many lines it has; what a county or a state is called is none of a town.
 * @param text  trimmed, not blank
 * @returns `undefined` where it can't be told for sure
 */
export function cutAddress(text: string): CutAddress | undefined {
  if (text.length > longest) return undefined
  const lines = text
    .split(/[,;|\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const at = lines.findLastIndex(isCountry)
  // "Leeds, England, LS1 2NE"
  const isNamed = at > 0 && (at === lines.length - 1 || (at === lines.length - 2 && lettered.test(lines[at + 1] ?? '')))
  const country = isNamed ? (lines[at] ?? '') : ''
  const own = isNamed ? lines.toSpliced(at, 1) : lines
  const cut = own.length < 2 ? cutLine(own[0] ?? '') : (cutBehind(own) ?? cutFront(own))
  return cut !== undefined && isWhole(cut) ? { ...cut, country } : undefined
}

type WithoutCountry = Omit<CutAddress, 'country'>

/** "1200 High Road" is no postcode with a town. */
const isWhole = ({ street, town }: WithoutCountry): boolean =>
  /\p{L}/u.test(street) && /\p{L}{2}/u.test(town) && !streetEnd.test(town)
const streetEnd =
  /\b(?:street|st|road|rd|lane|ln|avenue|ave|drive|dr|close|court|ct|way|place|pl|square|terrace|crescent|gardens|building|house|floor)\.?$/i

/** A state may be called by the letters of a country, and one is by the name of one. */
const isCountry = (line: string): boolean =>
  shortCountry.test(line) || (line.length > 3 && !isRegion(line, '') && countryCodeOf(line) !== null)
const shortCountry = /^(?:uk|gb|usa|u\.k\.)$/i

/** "Hauptstr. 5 10115 Berlin": before a postcode behind the town nobody knows where the town begins. */
function cutLine(line: string): WithoutCountry | undefined {
  const [, street = '', postcode = '', town = ''] = alone.exec(line) ?? []
  return street === '' ? undefined : { street, town, postcode, region: '' }
}

/** "10115 Berlin, Hauptstr. 5": the street behind has a number. */
function cutFront([first = '', ...street]: readonly string[]): WithoutCountry | undefined {
  const [, postcode = '', town = ''] = inFront.exec(first) ?? []
  return postcode !== '' && street.some((line) => /\d/.test(line))
    ? { street: street.join(', '), town, postcode, region: '' }
    : undefined
}

function cutBehind(lines: readonly string[]): WithoutCountry | undefined {
  const [last = '', before = '', ...others] = lines.toReversed()
  const street = (from: readonly string[]): string => from.toReversed().join(', ')
  const [, front = '', townBehind = ''] = inFront.exec(last) ?? []
  if (front !== '') return { street: street([before, ...others]), town: townBehind, postcode: front, region: '' }
  const [, beside = '', postcode] = behind.exec(last) ?? []
  if (postcode === undefined || numbered.test(beside)) return undefined
  if (beside === '' || isRegion(beside, postcode)) {
    // The town stands on a line of its own, before what is larger.
    const isLarger = beside === '' && isRegion(before, postcode)
    const [town = '', ...rest] = isLarger ? others : [before, ...others]
    if (/\d/.test(town) || numbered.test(town) || rest.length === 0) return undefined
    return { street: street(rest), town, postcode, region: isLarger ? before : beside }
  }
  if (/\d/.test(beside)) return undefined
  const [, town = beside, region = ''] = stateBehind.exec(beside) ?? []
  const isState = region !== '' && isRegion(region, postcode)
  return { street: street([before, ...others]), town: isState ? town : beside, postcode, region: isState ? region : '' }
}
