/**
 * How points of electricity are numbered where their number is hardly anything else: it has a form of its own, or a digit that checks the
 * others. A CUPS in Spain, and an EAN in the Netherlands and Belgium, may be of gas.
 * Sources: the market rules of each country (MPAN: BSCP501; NMI: National Metering Identifier Procedure; ICP: Registry specification;
 * ESI ID: ERCOT; Marktlokations-ID: BDEW; Messlokation: VDE-AR-N 4400; POD: the network operators’).
 */

type CheckedForm = {
  readonly form: RegExp
  /** Whether the last digit of a number of this form is the one that the others ask for. */
  readonly isRight: (number: string) => boolean
}

export const checkedForms: readonly CheckedForm[] = [
  // MPAN, Great Britain: 21 digits have in front what the supply is like.
  { form: /^(?:\d{8})?[12]\d{12}$/, isRight: isMpan },
  // NMI, Australia
  { form: /^[a-z\d]{10}\d$/i, isRight: isNmi },
  // Marktlokation, Germany
  { form: /^[1-9]\d{10}$/, isRight: isMarketLocation },
]

/** How long numbers of these forms are. */
export const checkedLengths: ReadonlySet<number> = new Set([11, 13, 21])

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
    checkedForms.some(({ form, isRight }) => form.test(text) && isRight(text))
  )
}

const digitsOf = (text: string): readonly number[] => [...text].map(Number)

const mpanFactors = [3, 5, 7, 13, 17, 19, 23, 29, 31, 37, 41, 43]

function isMpan(text: string): boolean {
  const digits = digitsOf(text.slice(-13))
  const sum = mpanFactors.reduce((all, factor, at) => all + factor * (digits[at] ?? 0), 0)
  return (sum % 11) % 10 === digits.at(-1)
}

/** Every other sign from the right counts twice, by its number among signs, digit by digit. */
function isNmi(text: string): boolean {
  const codes = [...text.toUpperCase().slice(0, -1)]
    .toReversed()
    .map((sign, at) => sign.charCodeAt(0) * (at % 2 === 0 ? 2 : 1))
  const sum = digitsOf(codes.join('')).reduce((all, digit) => all + digit, 0)
  return (10 - (sum % 10)) % 10 === Number(text.at(-1))
}

/** Digits in even places count twice. */
function isMarketLocation(text: string): boolean {
  const digits = digitsOf(text.slice(0, -1))
  const sum = digits.reduce((all, digit, at) => all + digit * (at % 2 === 0 ? 1 : 2), 0)
  return (10 - (sum % 10)) % 10 === Number(text.at(-1))
}
