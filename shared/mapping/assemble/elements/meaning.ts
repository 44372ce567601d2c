/** When two values mean the same, however they are written: "242" and "242.00", "Ana@Example.org" and "ana@example.org". */
import { canonicalJson } from '../../../basics/canonical-json.ts'
import type { FieldKind } from '../../../contract/field.ts'

/** @param value  as a reader of that kind gave it. @returns a text that is the same for values that mean the same */
export function meaningOf(kind: FieldKind, value: unknown): string {
  switch (kind) {
    case 'decimal':
      return String(value)
        .replace(/(\.\d*?)0+$/, '$1')
        .replace(/\.$/, '')
    case 'email':
      return String(value).toLowerCase()
    case 'json':
      return canonicalJson(value)
    default:
      return composed(String(value))
  }
}

/** Plain letters are composed as they are, which is found out faster than composing them. */
const composed = (text: string): string => (/^[\x20-\x7e]*$/.test(text) ? text : text.normalize('NFC'))
