/**
 * How a field of the interface is written down once: its zod schema, and beside it what a person needs to know about it.
 * The catalogue (shared/catalogue) is derived from these; mapping, checking, help and the template read only the catalogue.
 */
import { z } from 'zod'

/** What a value means, and so how a cell is read and checked. */
export type FieldKind =
  | 'text'
  | 'identifier'
  | 'email'
  | 'phone'
  | 'country'
  | 'date'
  | 'datetime'
  | 'decimal'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'path'
  | 'json'

/**
 * An amount of money: a `balance` says whose it is by its sign, and what its sign means to a service is asked (money-terms.ts); the
 * sign of any other `amount` is as it is written, a minus for credit.
 */
export type MoneyKind = 'balance' | 'amount'

/**
 * What a value is to a person, where that matters beyond how it is written: a name or form of address of a person, a part of a place, a remark that takes
 * what has no field of its own, or the supplier's code, which comes from the connection.
 */
export type FieldRole =
  | 'givenName'
  | 'familyName'
  | 'title'
  | 'street'
  | 'town'
  | 'region'
  | 'postcode'
  | 'remark'
  | 'supplierCode'

/**
 * What two elements of a list are that say the same: `one` (a person, a meter), or several, be they `parts` of a thing that may be named
 * again (registers) or `events`, each of which is told of once (payments, notes).
 */
export type AlikeElements = 'one' | 'parts' | 'events'

/**
 * Whom a list is about: `people` are its elements; what is told of one person, such as their phones, is of that `person`. Not all that
 * stands inside a list of people is about them: their contracts and meters are not.
 */
export type AboutPeople = 'people' | 'person'

/** What can be added to an account that is there, each in a request of its own; in the order they are sent in. */
export const additionKinds = ['notes', 'transactions', 'statements', 'payment'] as const
export type AdditionKind = (typeof additionKinds)[number]

/** What a value must fit beyond its kind: how long a text is, how large and of what steps a number, and how it is written. */
export type Limits = {
  /** In characters. */
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  /** The number itself is not taken, only what is above or below it. */
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  /** A number is this, or so many times this. */
  readonly multipleOf?: number
  /** A regular expression, found anywhere in the value unless it says otherwise. */
  readonly pattern?: string
  /** A value of that pattern, where the interface shows one. */
  readonly example?: string
}

/** What a person is told about a field or a level. */
export type FieldNotes = {
  /** Short name in the user's words, e.g. "First name". */
  readonly label: string
  /** One or two plain sentences: what belongs here. */
  readonly help: string
  /** Values the interface shows. Others are allowed but unusual: "Allowed values beyond those listed here: not shown." */
  readonly documentedValues?: readonly string[]
  /** Such values in plain words, which other languages translate. */
  readonly meanings?: Readonly<Record<string, string>>
  /** Set where these are all that is taken. */
  readonly isClosed?: boolean
  /** Set where the interface says the field must be there. */
  readonly isRequired?: boolean
  /** May be sent as an empty string. */
  readonly canBeEmpty?: boolean
  /** Set where it is money, whichever kind of number that is. */
  readonly money?: MoneyKind
  readonly role?: FieldRole
  /** Of a list or group: which request adds it to an account. */
  readonly addition?: AdditionKind
  /** The part of the service interface this comes from. What is inside a group or a level comes from the same, unless it says so. */
  readonly section?: string
}

/** Of a number. */
type NumberNotes = FieldNotes & { readonly limits?: Pick<Limits, 'minimum' | 'maximum'> }

/** Extra facts about a level that repeats. */
export type LevelNotes = FieldNotes & {
  /** One element, in the user's words: "customer". */
  readonly element: string
  /**
   * Fields (paths below the level) that tell one element from another, most telling first; the first alternative that has a
   * value is used. Empty: an account has one such element unless columns are numbered.
   */
  readonly naturalKeys: readonly (readonly string[])[]
  /** The first natural key is unique in the whole account, so it also tells which parent a row belongs to. */
  readonly isKeyUnique?: boolean
  /** The field that a keyed path fills: `user_details[tax_id]` fills `namespace`. */
  readonly selectorField?: string
  /** `one`, unless it is said. */
  readonly alikeAre?: AlikeElements
  readonly about?: AboutPeople
  /** Said to be an array by the interface, whose elements it does not show; it is not offered for mapping. */
  readonly isOpaque?: boolean
}

/** `isList`: it holds several values, each of them as `kind` says. */
export type FieldMeta = { readonly kind: FieldKind; readonly isList?: true } & NumberNotes
export type GroupMeta = { readonly kind: 'group' } & FieldNotes
export type LevelMeta = { readonly kind: 'level' } & LevelNotes

/** Beside every schema of a field: what it is. Keyed by the schema object itself, so nothing is written twice. */
export const fieldRegistry = z.registry<FieldMeta | GroupMeta | LevelMeta>()

const described = <S extends z.ZodType>(schema: S, meta: FieldMeta | GroupMeta | LevelMeta): S => {
  fieldRegistry.add(schema, meta)
  return schema
}

export const text = (notes: FieldNotes) => described(z.string(), { kind: 'text', ...notes })
/** A code or number that names something: kept as text, digits and leading zeros as they are. */
export const identifier = (notes: FieldNotes) =>
  // What has to be there is not there when it is blank.
  described(notes.isRequired ? z.string().regex(/\S/) : z.string(), { kind: 'identifier', ...notes })
/** An e-mail address: only that it is one. Which forms are taken is the service's business. */
export const email = (notes: FieldNotes) =>
  described(z.string().regex(/^[^\s@]+@[^\s@]+$/), { kind: 'email', ...notes })
/** International phone number format, as E.164 writes it. Whether a country has such a number is not asked here. */
export const phone = (notes: FieldNotes) =>
  described(z.string().regex(notes.canBeEmpty ? /^(\+[1-9]\d{4,14})?$/ : /^\+[1-9]\d{4,14}$/), {
    kind: 'phone',
    ...notes,
  })
/** Path of a document below the root that the operator has set. Source: service interface, "Document paths". */
export const documentPath = (notes: FieldNotes) =>
  described(z.string().refine(isRelativePath, 'Expected a relative path.'), { kind: 'path', ...notes })
/** A short country code. */
export const country = (notes: FieldNotes) => described(z.string(), { kind: 'country', ...notes })
/** `YYYY-MM-DD`, and a day of the calendar. */
export const date = (notes: FieldNotes) => described(z.iso.date(), { kind: 'date', ...notes })
/** ISO 8601, such as `YYYY-MM-DDTHH:MM:SSZ`. */
export const datetime = (notes: FieldNotes) =>
  described(z.iso.datetime({ offset: true }), { kind: 'datetime', ...notes })
/** A decimal number in a string, e.g. "-12.50". */
export const decimal = (notes: FieldNotes) =>
  described(z.string().regex(/^-?\d+(\.\d+)?$/), { kind: 'decimal', ...notes })
/** @param notes  with the least and the most that the interface takes, where it says so */
export const number = (notes: NumberNotes) => described(within(z.number(), notes), { kind: 'number', ...notes })
export const numbers = (notes: FieldNotes) => described(z.array(z.number()), { kind: 'number', isList: true, ...notes })
export const integer = (notes: NumberNotes) => described(within(z.int(), notes), { kind: 'integer', ...notes })

const within = <S extends z.ZodNumber>(
  schema: S,
  { limits: { minimum = -Infinity, maximum = Infinity } = {} }: NumberNotes,
) => schema.min(minimum).max(maximum)

/** One of the values of a closed list. */
export const choice = <const Values extends readonly string[]>(notes: FieldNotes, values: Values) =>
  described(z.enum(values), { kind: 'text', documentedValues: values, isClosed: true, ...notes })
export const boolean = (notes: FieldNotes) => described(z.boolean(), { kind: 'boolean', ...notes })
/** A JSON object, whose inside is the operator's business. */
export const json = (notes: FieldNotes) => described(z.record(z.string(), z.unknown()), { kind: 'json', ...notes })

/** An object with fields of its own. Strict: a misspelt field is found, not dropped. */
export const group = <S extends z.ZodRawShape>(notes: FieldNotes, shape: S) =>
  described(z.strictObject(shape), { kind: 'group', ...notes })

/** An array of objects. */
export const level = <S extends z.ZodType>(notes: LevelNotes, element: S) =>
  described(z.array(element), { kind: 'level', ...notes })

/** Neither a root, a drive nor a scheme at its beginning, and no step upwards in it. */
export const isRelativePath = (path: string): boolean =>
  /\S/.test(path) && !/^([/\\]|[a-z][a-z\d+.-]*:)/i.test(path) && !/(^|[/\\])\.\.([/\\]|$)/.test(path)
