/** JSON in its one canonical form: keys in order, no spaces. Equal data has equal text, whichever order its keys are in. */
import { memberOf } from './members.ts'

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
