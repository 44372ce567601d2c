/** JSON in its one canonical form: keys in order, no spaces. Equal data has equal text, so a hash of it stands for the data. */
import { hash } from 'node:crypto'
import { memberOf } from '../../shared/members.ts'

/** Source: RFC 8785, for the data that JSON can hold: keys by UTF-16 code units, numbers as JavaScript writes them. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  let text = ''
  for (const key of Object.keys(value).sort()) {
    const member = memberOf(value, key)
    if (member !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(member)}`
  }
  return `{${text}}`
}

/** @returns SHA-256 of the canonical form, in small hexadecimal letters */
export const canonicalSha256 = (value: unknown): string => hash('sha256', canonicalJson(value), 'hex')
