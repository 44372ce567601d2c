/** What the contract finds wrong with a value, in plain words. The library that checks it has sentences too; they are for programmers. */
import type { z } from 'zod'
import { assertNever } from '../result.ts'
import type { FieldKind } from './field.ts'

type Violation = z.core.$ZodIssue

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

/**
 * @param kind  of the field, where the place is one
 * @returns goes on after "“Amount” can’t be sent as it is: "; a whole sentence's rest, with its full stop
 */
export function violationWords(violation: Violation, kind: FieldKind | undefined): string {
  switch (violation.code) {
    case 'invalid_value': {
      const values = violation.values.map((value) => `“${String(value)}”`)
      return `it has to be ${values.length === 1 ? '' : 'one of '}${values.join(', ')}.`
    }
    case 'unrecognized_keys':
      return `the service knows no ${violation.keys.map((key) => `“${key}”`).join(', ')} there. Leave it out.`
    case 'too_small':
    case 'too_big':
      return `it is too ${violation.code === 'too_small' ? 'small or too short' : 'large or too long'}.`
    case 'invalid_type':
    case 'invalid_format':
    case 'not_multiple_of':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return kind === undefined ? 'something is missing in it, or of another kind.' : `it has to be ${wanted[kind]}.`
    default:
      return assertNever(violation)
  }
}
