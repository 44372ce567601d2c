/**
 * How points of electricity are numbered where their number is hardly anything else: it has a form of its own, or a digit that checks the
 * others. A CUPS in Spain, and an EAN in the Netherlands and Belgium, may be of gas.
 * Sources: the market rules of each country (MPAN: BSCP501; NMI: National Metering Identifier Procedure; ICP: Registry specification;
 * ESI ID: ERCOT; Marktlokations-ID: BDEW; Messlokation: VDE-AR-N 4400; POD: the network operators’).
 */

/** 21 digits have in front what the supply is like. */
const mpan = /^(?:\d{8})?([12]\d{12})$/
const nmi = /^([a-z\d]{10})(\d)$/i
const marketLocation = /^[1-9]\d{10}$/

/** In which no account is numbered. */
const ownForms = [
  // ICP, New Zealand
  /^\d{10}[a-z]{2}[\da-f]{3}$/i,
  // ESI ID, Texas
  /^10(?:\d{15}|\d{20})$/,
  // Messlokation, Germany, and Zählpunkt, Austria
  /^(?:de|at)\d{11}[a-z\d]{20}$/i,
  // POD, Italy
  /^it\d{3}e\d{8,9}$/i,
]

/** @param value  trimmed; blanks and hyphens in it are passed over */
export function isPointNumber(value: string): boolean {
  const text = value.replaceAll(/[\s-]/g, '')
  return (
    ownForms.some((form) => form.test(text)) ||
    isMpan(text) ||
    isNmi(text) ||
    (marketLocation.test(text) && isMarketLocation(text))
  )
}

const digitsOf = (text: string): readonly number[] => [...text].map(Number)

const mpanFactors = [3, 5, 7, 13, 17, 19, 23, 29, 31, 37, 41, 43]

function isMpan(text: string): boolean {
  const core = mpan.exec(text)?.[1]
  if (core === undefined) return false
  const digits = digitsOf(core)
  const sum = mpanFactors.reduce((all, factor, at) => all + factor * (digits[at] ?? 0), 0)
  return (sum % 11) % 10 === digits.at(-1)
}

/** Every other sign from the right counts twice, by its number among signs, digit by digit. */
function isNmi(text: string): boolean {
  const [, own, check] = nmi.exec(text.toUpperCase()) ?? []
  if (own === undefined) return false
  const codes = [...own].toReversed().map((sign, at) => sign.charCodeAt(0) * (at % 2 === 0 ? 2 : 1))
  const sum = digitsOf(codes.join('')).reduce((all, digit) => all + digit, 0)
  return (10 - (sum % 10)) % 10 === Number(check)
}

/** Digits in even places count twice. */
function isMarketLocation(text: string): boolean {
  const digits = digitsOf(text.slice(0, -1))
  const sum = digits.reduce((all, digit, at) => all + digit * (at % 2 === 0 ? 1 : 2), 0)
  return (10 - (sum % 10)) % 10 === Number(text.at(-1))
}
