/** What of a payload the service would not take, in plain words. */
import type { FieldKind } from '../contract/field.ts'
import { assertNever } from '../result.ts'
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

/** What a value of a kind looks like. */
const wanted: Readonly<Record<FieldKind, string>> = {
  text: 'a text',
  identifier: 'a number or code that is not blank',
  email: 'an e-mail address, such as ana@example.org',
  phone: 'a phone number with + and the number of its country in front, such as +442079460123',
  country: 'a short country code, such as US or GB',
  date: 'a day that exists, as year-month-day, such as 2026-11-21',
  datetime: 'a date and time, such as 2026-11-21T14:30:00Z',
  decimal: 'an amount in digits, such as 120.50 or -120.50',
  number: 'a number in digits, such as 120.50',
  integer: 'a whole number in digits, such as 5',
  boolean: 'yes or no',
  path: 'the way to a file from the operator’s folder, such as letters/0007.pdf, without “..”',
  json: 'a JSON object, such as {"name": "value"}',
}

/** @returns goes on after "“Amount” can’t be sent as it is: "; a whole sentence's rest, with its full stop */
export function violationWords(violation: Violation): string {
  switch (violation.is) {
    case 'notOfKind':
      return violation.kind === null
        ? 'something is missing in it, or of another kind.'
        : `it has to be ${wanted[violation.kind]}.`
    case 'notOf': {
      const values = violation.values.map((value) => `“${value}”`)
      return `it has to be ${values.length === 1 ? '' : 'one of '}${values.join(', ')}.`
    }
    case 'unknown':
      return `the service knows no “${violation.name}” there. Leave it out.`
    case 'tooShort':
      return `it has to have at least ${charactersOf(violation.least)}.`
    case 'tooLong':
      return `it may have at most ${charactersOf(violation.most)}.`
    case 'tooSmall':
      return `it has to be at least ${violation.least}.`
    case 'tooLarge':
      return `it may be at most ${violation.most}.`
    case 'notAbove':
      return `it has to be more than ${violation.bound}.`
    case 'notBelow':
      return `it has to be less than ${violation.bound}.`
    case 'notMultiple':
      return violation.of === 1
        ? 'it has to be a whole number.'
        : `it has to be ${violation.of}, or so many times ${violation.of}.`
    case 'tooFew':
      return `there have to be at least ${violation.least}.`
    case 'tooMany':
      return violation.most === 1 ? 'there may be only one.' : `there may be at most ${violation.most}.`
    case 'notWritten': {
      const how = patternWords(violation.pattern)
      const example = violation.example ?? patternSample(violation.pattern)
      const such = example === null ? '' : `, such as ${example}`
      if (how !== null) return `it has to be ${how}${such}.`
      return `it is not written as the service wants it${such}.`
    }
    default:
      return assertNever(violation)
  }
}

const charactersOf = (count: number): string => (count === 1 ? 'one character' : `${count} characters`)
