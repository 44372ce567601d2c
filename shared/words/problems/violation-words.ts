/** What of a payload the service would not take, in plain words. */
import type { FieldKind } from '../../contract/field.ts'
import type { Message } from '../../messages/message.ts'
import { listed } from '../../messages/values.ts'
import { assertNever } from '../../result.ts'
import { patternSample, patternWords } from './pattern-words.ts'

export type Violation =
  /** `null`: what should be there is no value, but what has fields or elements of its own. */
  | { readonly is: 'notOfKind'; readonly kind: FieldKind | null }
  | { readonly is: 'notOf'; readonly values: readonly string[] }
  | { readonly is: 'unknown'; readonly name: string }
  /** In characters. */
  | { readonly is: 'tooShort'; readonly least: number }
  | { readonly is: 'tooLong'; readonly most: number }
  | { readonly is: 'tooSmall'; readonly least: number }
  | { readonly is: 'tooLarge'; readonly most: number }
  | { readonly is: 'notAbove'; readonly bound: number }
  | { readonly is: 'notBelow'; readonly bound: number }
  | { readonly is: 'notMultiple'; readonly of: number }
  | { readonly is: 'tooFew'; readonly least: number }
  | { readonly is: 'tooMany'; readonly most: number }
  | { readonly is: 'notWritten'; readonly pattern: string; readonly example?: string }

/** @returns goes on after "“Amount” can’t be sent as it is: "; a whole sentence's rest, with its full stop */
export function violationMessage(violation: Violation): Message {
  switch (violation.is) {
    case 'notOfKind':
      return { key: 'not_of_kind', facts: { kind: violation.kind } }
    case 'notOf': {
      const values = violation.values.map((text): Message => ({ key: 'quoted', facts: { text } }))
      return { key: 'not_of_values', facts: { values: listed(values, 'or') } }
    }
    case 'unknown':
      return { key: 'not_known_there', facts: { name: violation.name } }
    case 'tooShort':
      return { key: 'too_short', facts: { least: violation.least } }
    case 'tooLong':
      return { key: 'too_long', facts: { most: violation.most } }
    case 'tooSmall':
      return { key: 'too_small', facts: { least: violation.least } }
    case 'tooLarge':
      return { key: 'too_large', facts: { most: violation.most } }
    case 'notAbove':
      return { key: 'not_above', facts: { bound: violation.bound } }
    case 'notBelow':
      return { key: 'not_below', facts: { bound: violation.bound } }
    case 'notMultiple':
      return { key: 'not_multiple', facts: { of: violation.of, isWhole: violation.of === 1 } }
    case 'tooFew':
      return { key: 'too_few', facts: { least: violation.least } }
    case 'tooMany':
      return { key: 'too_many', facts: { most: violation.most } }
    case 'notWritten': {
      const how = patternWords(violation.pattern)
      return { key: 'not_written_so', facts: { how, example: violation.example ?? patternSample(violation.pattern) } }
    }
    default:
      return assertNever(violation)
  }
}
