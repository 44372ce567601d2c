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
 * An amount of money: a `balance` says whose it is by its sign, and what its sign means to a service is asked (money-terms.ts); a `posting`
 * has a minus for credit. Any other `amount` has its sign as it is written: what CR and DR would be there is not shown.
 */
export type MoneyKind = 'balance' | 'posting' | 'amount'

export const hasSides = (money: MoneyKind | null): boolean => money === 'balance' || money === 'posting'

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
  | 'mobilePhone'
  | 'fixedPhone'
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

/** What is known of a field beyond its label and help. */
export type FieldNotes = {
  /**
   * The values the interface shows, each in plain words, which other languages translate. Others are allowed but unusual: "Allowed values
   * beyond those listed here: not shown."
   */
  readonly meanings?: Readonly<Record<string, string>>
  /** Of such values, to whom the money of what they stand for goes, in words that stand behind the meaning. */
  readonly directions?: Readonly<Record<string, string>>
  /** May be sent as an empty string. */
  readonly canBeEmpty?: boolean
  /** Set where it is money, whichever kind of number that is. */
  readonly money?: MoneyKind
  readonly role?: FieldRole
} & Pick<PartNotes, 'section'>

/** Of a number. */
type NumberNotes = FieldNotes & { readonly limits?: Pick<Limits, 'minimum' | 'maximum'> }

/** Of a list or group. */
type PartNotes = {
  /** Which request adds it to an account. */
  readonly addition?: AdditionKind
  /** The part of the service interface this comes from. What is inside a group or a level comes from the same, unless it says so. */
  readonly section?: string
}

/** Extra facts about a level that repeats. */
type LevelNotes = PartNotes & {
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

/** Short name in the user's words, e.g. "First name"; and one or two plain sentences: what belongs here. */
type Words = { readonly label: string; readonly help: string }

export type FieldMeta = Words &
  NumberNotes & {
    readonly kind: FieldKind
    /** It holds several values, each of them as `kind` says. */
    readonly isList?: true
    /** The values that have meanings are all that is taken. */
    readonly isClosed?: true
    /** The interface says that it must be there. */
    readonly isRequired?: true
  }
type GroupMeta = { readonly kind: 'group' } & Words & PartNotes
type LevelMeta = { readonly kind: 'level' } & Words & LevelNotes

/** Beside every schema of a field: what it is. Keyed by the schema object itself, so nothing is written twice. */
export const fieldRegistry = z.registry<FieldMeta | GroupMeta | LevelMeta>()

const described = <S extends z.ZodType>(schema: S, meta: FieldMeta | GroupMeta | LevelMeta): S => {
  fieldRegistry.add(schema, meta)
  return schema
}

/** How a field of a kind is written: `text('Meter phase', 'Phase of the meter.')`. It may be left out, as nearly all may. */
const fieldOf =
  <S extends z.ZodType, Notes extends FieldNotes = FieldNotes>(kind: FieldKind, schemaOf: (notes: Notes) => S) =>
  (label: string, help: string, notes = {} as Notes) =>
    described(schemaOf(notes), { kind, label, help, ...notes }).optional()

/** What may be left out elsewhere, where it has to be there. */
export const required = <S extends z.ZodType>(field: z.ZodOptional<S>): S => field.unwrap()

export const text = fieldOf('text', () => z.string())
/** A code or number that names something: kept as text, digits and leading zeros as they are. */
export const identifier = fieldOf('identifier', () => z.string())
/** One that has to be there, and is not there when it is blank. */
export const requiredIdentifier = (label: string, help: string, notes: FieldNotes) =>
  described(z.string().regex(/\S/), { kind: 'identifier', isRequired: true, label, help, ...notes })
/** An e-mail address: only that it is one. Which forms are taken is the service's business. */
export const email = fieldOf('email', () => z.string().regex(/^[^\s@]+@[^\s@]+$/))
/** International phone number format, as E.164 writes it. Whether a country has such a number is not asked here. */
export const phone = fieldOf('phone', ({ canBeEmpty }) =>
  z.string().regex(canBeEmpty ? /^(\+[1-9]\d{4,14})?$/ : /^\+[1-9]\d{4,14}$/),
)
/** Path of a document below the root that the operator has set. Source: service interface, "Document paths". */
export const documentPath = fieldOf('path', () => z.string().refine(isRelativePath, 'Expected a relative path.'))
/** A short country code. */
export const country = fieldOf('country', () => z.string())
/** `YYYY-MM-DD`, and a day of the calendar. */
export const date = fieldOf('date', () => z.iso.date())
/** ISO 8601, such as `YYYY-MM-DDTHH:MM:SSZ`. */
export const datetime = fieldOf('datetime', () => z.iso.datetime({ offset: true }))
/** A decimal number in a string, e.g. "-12.50". */
export const decimal = fieldOf('decimal', () => z.string().regex(/^-?\d+(\.\d+)?$/))
/** Its notes have the least and the most that the interface takes, where it says so. */
export const number = fieldOf('number', (notes: NumberNotes) => within(z.number(), notes))
export const integer = fieldOf('integer', (notes: NumberNotes) => within(z.int(), notes))
export const numbers = (label: string, help: string) =>
  described(z.array(z.number()), { kind: 'number', isList: true, label, help }).optional()
export const boolean = fieldOf('boolean', () => z.boolean())
/** A JSON object, whose inside is the operator's business. */
export const json = fieldOf('json', () => z.record(z.string(), z.unknown()))

const within = <S extends z.ZodNumber>(
  schema: S,
  { limits: { minimum = -Infinity, maximum = Infinity } = {} }: NumberNotes,
) => schema.min(minimum).max(maximum)

/** One of the values of a closed list. */
export const choice = <const Meanings extends Readonly<Record<string, string>>>(
  label: string,
  help: string,
  meanings: Meanings,
  notes: Pick<FieldNotes, 'directions'> = {},
) => {
  const values = Object.keys(meanings) as (keyof Meanings & string)[]
  return described(z.enum(values), { kind: 'text', isClosed: true, label, help, meanings, ...notes }).optional()
}

/** An object with fields of its own. Strict: a misspelt field is found, not dropped. */
export const group = <S extends z.ZodRawShape>(label: string, help: string, shape: S, notes: PartNotes = {}) =>
  described(z.strictObject(shape), { kind: 'group', label, help, ...notes }).optional()

/** An array of objects. */
export const level = <S extends z.ZodType>(label: string, help: string, element: S, notes: LevelNotes) =>
  described(z.array(element), { kind: 'level', label, help, ...notes }).optional()

/** Neither a root, a drive nor a scheme at its beginning, and no step upwards in it. */
export const isRelativePath = (path: string): boolean =>
  /\S/.test(path) && !/^([/\\]|[a-z][a-z\d+.-]*:)/i.test(path) && !/(^|[/\\])\.\.([/\\]|$)/.test(path)
