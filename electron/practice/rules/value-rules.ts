/** Rules for single values: text, numbers, dates, phones and the like, as the interface describes them. */
import { isValidPhoneNumber } from 'libphonenumber-js/max'
import { maxAccountNumberLength } from '../not-shown.ts'
import type { ErrorCode, Rule } from './rule.ts'

/** Text that can be stored and compared: no NUL, and no half of a surrogate pair. It may be empty. */
export const text: Rule<string> = (value, path, report) => {
  if (typeof value !== 'string') return report.add(path, 'invalid_string')
  if (value.includes('\0') || !value.isWellFormed()) return report.add(path, 'invalid_characters')
  return value
}

/** Text of a particular form; an empty text has the form or hasn't, like any other. */
function form(code: ErrorCode, isRight: (value: string) => boolean): Rule<string> {
  return (value, path, report) => {
    const read = text(value, path, report)
    if (read === undefined) return
    return isRight(read) ? read : report.add(path, code)
  }
}

export const nonBlankText: Rule<string> = form('blank', (value) => value.trim() !== '')

/** The sender's account number; it must fit into the path of the status address. */
export const accountNumber: Rule<string> = (value, path, report) => {
  const number = nonBlankText(value, path, report)
  if (number === undefined) return
  if (number.length > maxAccountNumberLength) return report.add(path, 'max_length')
  return number === '.' || number === '..' ? report.add(path, 'invalid_account_number') : number
}

/** A supplier code that exists here. */
export const knownSupplier =
  (isKnown: (code: string) => boolean): Rule<string> =>
  (value, path, report) => {
    const code = nonBlankText(value, path, report)
    if (code === undefined) return
    return isKnown(code) ? code : report.add(path, 'import_supplier_not_found')
  }

export const oneOf = <T extends string>(values: readonly T[]): Rule<T> => {
  const rule = form('invalid_choice', (value) => values.some((known) => known === value))
  return (value, path, report) => rule(value, path, report) as T | undefined
}

export const boolean: Rule<boolean> = (value, path, report) =>
  typeof value === 'boolean' ? value : report.add(path, 'invalid_boolean')

/** Any finite number: JSON can write 1e999, which no number can hold. */
export const number: Rule<number> = (value, path, report) => {
  if (typeof value !== 'number') return report.add(path, 'invalid_number')
  return Number.isFinite(value) ? value : report.add(path, 'out_of_range')
}

export const integer: Rule<number> = (value, path, report) => {
  if (typeof value !== 'number' || !Number.isInteger(value)) return report.add(path, 'invalid_integer')
  return Number.isSafeInteger(value) ? value : report.add(path, 'out_of_range')
}

/** A decimal number in text, e.g. "-120.50"; negative values occur. */
export const decimal: Rule<string> = form('invalid_decimal', (value) => /^-?\d+(?:\.\d+)?$/.test(value))

const isCalendarDate = (value: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || value.startsWith('0000')) return false
  const day = new Date(`${value}T00:00:00Z`)
  // The engine rolls 30 February over into March, so the day is written again and compared.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

export const date: Rule<string> = form('invalid_date', isCalendarDate)

const dateTimeForm =
  /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?$/

export const dateTime: Rule<string> = form('invalid_datetime', (value) => {
  const day = dateTimeForm.exec(value)?.[1]
  return day !== undefined && isCalendarDate(day)
})

const emailForm =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z\d-]{2,59})$/iu

export const email: Rule<string> = form('invalid_email', (value) => value.length <= 254 && emailForm.test(value))

const isPhone = (value: string): boolean => value.startsWith('+') && isValidPhoneNumber(value)

export const phone: Rule<string> = form('invalid_phone_number', isPhone)

/** A landline may be an empty string; anything else must be a phone number. */
export const phoneOrEmpty: Rule<string> = form('invalid_phone_number', (value) => value === '' || isPhone(value))

export const country: Rule<string> = form('invalid_country', (value) => /^[A-Za-z]{2,3}$/.test(value))

/** A path below the root that the operator configured: it can't lead anywhere else. */
export const documentPath: Rule<string> = form('invalid_path', (value) => {
  const isRooted = /^[/\\]|^[A-Za-z][A-Za-z\d+.-]*:/.test(value)
  return value.trim() !== '' && !isRooted && !value.split(/[/\\]/).includes('..')
})
