/** What a field means to a person, by its name where a document has no place to say it. */

import type { Fields } from '../../basics/members.ts'
import type { FieldKind, FieldRole } from '../../contract/field.ts'
import { addressSaid } from '../../vocabulary/levels.ts'
import { meaningsOf } from '../../vocabulary/read-vocabulary.ts'
import { typesOf } from '../document/schema.ts'

const roles = meaningsOf(`
givenName: given name, first name, forename, christian name, called
familyName: family name, last name, surname
title: title, form of address, honorific, name prefix
street: street address, street, address line 1, address1, line 1, house and street
town: locality, city, town, post town, municipality
region: administrative area, state, county, province, region
postcode: postal code, postcode, post code, zip, zip code
mobilePhone: mobile, mobile phone, mobile number; fixedPhone: landline, landline phone, landline number
remark: body, note text, comment
`)

const kinds = meaningsOf(`
phone: mobile, landline, phone, phone number, telephone, telephone number, mobile number, fax, cell
country: country, country code
email: email, email address, mail
`)

const naming = /(^| )(identifiers?|ids?|numbers?|no|codes?|references?|ref|mpxn|mpan|mprn|ean|iban|slug|key|uuid)$/

export function roleOf(name: string): FieldRole | null {
  const words = wordsOf(name)
  const [first = '', ...rest] = words.split(' ')
  // Without a group, a field says itself whose address it is of: "billing_postcode", "supply_address1".
  const ofAddress = addressSaid([first]) === null ? undefined : roles.get(rest.join(' '))
  const role = roles.get(words) ?? (ofAddresses.has(ofAddress ?? '') ? ofAddress : undefined)
  return (role as FieldRole | undefined) ?? null
}

const ofAddresses: ReadonlySet<string> = new Set<FieldRole>(['street', 'town', 'postcode'])

/** @param raw  what the document says of its values */
export function kindOf(name: string, raw: Fields): FieldKind {
  const [type] = typesOf(raw)
  const { format, pattern } = raw
  if (type === 'boolean' || type === 'integer') return type
  if (type === 'number') return 'number'
  if (type === 'object') return 'json'
  if (format === 'date') return 'date'
  if (format === 'date-time') return 'datetime'
  if (format === 'email') return 'email'
  if (format === 'decimal' || (typeof pattern === 'string' && isOfDecimals(pattern))) return 'decimal'
  const words = wordsOf(name)
  if (Array.isArray(raw.enum)) return 'text'
  return (
    (kinds.get(words) as FieldKind | undefined) ?? (naming.test(words) || format === 'uuid' ? 'identifier' : 'text')
  )
}

/** Takes amounts, whole and with a decimal point, and nothing that no amount is. */
function isOfDecimals(pattern: string): boolean {
  const is = expressionOf(pattern)
  return (
    is !== null &&
    ['-1.5', '20', '0.25'].every((one) => is.test(one)) &&
    ['a', '1-2', '1/2'].every((one) => !is.test(one))
  )
}

/**
 * @returns `null`: it is none that is understood here, or one that a few signs can keep busy without end, because something that repeats
 * or may be read in two ways stands inside of something that repeats
 */
export function expressionOf(pattern: string): RegExp | null {
  if (/\((?:[^()]|\([^()]*\))*[+*}|](?:[^()]|\([^()]*\))*\)(?:[+*]|\{)/.test(pattern)) return null
  try {
    return new RegExp(pattern, 'u')
  } catch {
    return null
  }
}

/** "last_billedTo" → "last billed to". */
export const wordsOf = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
