/**
 * Rules: functions that read a JSON value and report everything that is wrong with it, each error with its place.
 * Written for the practice service alone, so that client and practice never share a mistake.
 */

/** An error as the interface shows it; `attr` is a dot path such as `customers.0.landline`. */
export type FieldError = { readonly detail: string; readonly code: ErrorCode; readonly attr: string }

/** The codes a client may decide by; only `invalid_phone_number` is given by the interface. */
const words = {
  required: 'This field is required.',
  null: 'This field may not be null. Leave it out instead.',
  blank: 'This field may not be blank.',
  unknown_field: 'This field is not documented.',
  not_an_object: 'Expected an object.',
  not_a_list: 'Expected a list.',
  invalid_string: 'Expected text.',
  invalid_characters: 'The text holds characters that are not allowed.',
  max_length: 'The text is too long.',
  invalid_boolean: 'Expected true or false.',
  invalid_integer: 'Expected a whole number.',
  invalid_number: 'Expected a number.',
  invalid_decimal: 'Expected a decimal number written as text, such as "-12.50".',
  invalid_date: 'Expected a date of the calendar, written YYYY-MM-DD.',
  invalid_datetime: 'Expected a date and time, written like YYYY-MM-DDTHH:MM:SSZ.',
  invalid_email: 'Enter a valid e-mail address.',
  invalid_phone_number: 'Enter a valid phone number in international format, such as +15125550123.',
  invalid_country: 'Expected a short country code, such as US.',
  invalid_format: 'The text is not written as this field wants it.',
  invalid_path: 'Expected a path relative to the configured documents folder.',
  invalid_choice: 'This is not one of the values that are allowed.',
  invalid_account_number: 'This can not be an account number.',
  import_supplier_not_found: 'There is no import supplier with this code.',
  out_of_range: 'The number is out of range.',
} as const

export type ErrorCode = keyof typeof words

/** Collects errors up to a limit; what comes after it is not kept, and `isFull` lets long lists stop early. */
export class Report {
  readonly errors: FieldError[] = []
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  get isFull(): boolean {
    return this.errors.length >= this.#limit
  }

  /** Notes an error and returns nothing, so that a rule can end with it. */
  add(attr: string, code: ErrorCode, detail: string = words[code]): undefined {
    if (!this.isFull) this.errors.push({ detail, code, attr })
  }
}

/** Reads a value; what is wrong goes into the report, and then the returned value must not be used. */
export type Rule<T> = (value: unknown, path: string, report: Report) => T | undefined

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: readonly FieldError[] }

/** The place of errors of a body as a whole, which has no path: the name the interface uses for such errors elsewhere. */
const wholeBody = 'non_field_errors'

/** Applies a rule to a body. */
export function checkBody<T>(rule: Rule<T>, body: unknown, limit: number): Checked<T> {
  const report = new Report(limit)
  const value = present(rule)(body, '', report)
  if (report.errors.length === 0 && value !== undefined) return { ok: true, value }
  return {
    ok: false,
    errors: report.errors.map((error) => (error.attr === '' ? { ...error, attr: wholeBody } : error)),
  }
}

type Fields = Readonly<Record<string, Rule<unknown>>>
/** What a rule reads. */
export type RuleValue<R> = R extends Rule<infer T> ? T : never
type Values<F extends Fields> = { readonly [K in keyof F]: RuleValue<F[K]> }

/**
 * An object with these fields and no others.
 * @param whole  a rule about several fields at once; it sees the object as it came, whatever its fields hold
 */
export function object<R extends Fields, O extends Fields>(
  fields: { readonly required: R; readonly optional: O },
  whole?: (value: Readonly<Record<string, unknown>>, path: string, report: Report) => void,
): Rule<Values<R> & Partial<Values<O>>> {
  const rules = new Map<string, Rule<unknown>>(Object.entries({ ...fields.required, ...fields.optional }))
  const required = Object.keys(fields.required)
  return (value, path, report) => {
    if (!isObject(value)) return report.add(path, 'not_an_object')
    for (const name of required) if (!Object.hasOwn(value, name)) report.add(join(path, name), 'required')
    for (const [name, item] of Object.entries(value)) {
      if (report.isFull) return
      const rule = rules.get(name)
      if (rule === undefined) report.add(join(path, name), 'unknown_field', unknownField(name))
      else present(rule)(item, join(path, name), report)
    }
    whole?.(value, path, report)
    // Every field was read by its own rule just now; a field that failed has left an error, and the value is not used.
    return value as Values<R> & Partial<Values<O>>
  }
}

/** An object with these fields and no others, each of which may be left out. */
export const allOptional = <O extends Fields>(optional: O) => object({ required: {}, optional })

/** A list whose elements all follow one rule; it may be empty. */
export function listOf<T>(rule: Rule<T>): Rule<readonly T[]> {
  return (value, path, report) => {
    if (!Array.isArray(value)) return report.add(path, 'not_a_list')
    for (const [index, item] of value.entries()) {
      if (report.isFull) return
      present(rule)(item, join(path, String(index)), report)
    }
    return value
  }
}

/** Any JSON object, left unread: where the interface shows no shape. */
export const anyObject: Rule<Readonly<Record<string, unknown>>> = (value, path, report) =>
  isObject(value) ? value : report.add(path, 'not_an_object')

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

const present =
  <T>(rule: Rule<T>): Rule<T> =>
  (value, path, report) =>
    value === null ? report.add(path, 'null') : rule(value, path, report)

/** A name is repeated in the message only as far as it can be read. */
const unknownField = (name: string): string =>
  `"${name.length > 80 ? `${name.slice(0, 80)}…` : name}" is not a documented field. Send documented fields only.`
