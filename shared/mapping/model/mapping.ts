/** What a mapping says: sheet by sheet, which columns fill which field, and how their values are read. It is saved as JSON. */

import { z } from 'zod'
import type { Message } from '../../messages/message.ts'
import { moneyMeanings } from '../../service/money-terms.ts'
import type { EndTelling } from '../../vocabulary/values/ended-words.ts'
import { isTimeZone } from '../locale/time-zone.ts'

/** The order of the parts of a date that is text: day, month, year. */
export const dateOrders = ['DMY', 'MDY', 'YMD'] as const
export type DateOrder = (typeof dateOrders)[number]

export const decimalMarks = ['.', ','] as const
export type DecimalMark = (typeof decimalMarks)[number]

/** Longer than any number of an account or a meter. */
const longestPadding = 50

/** How letters are written: as they are, all large, all small, or as names are ("O’Brien", "van der Berg"). */
export const letterCases = ['asIs', 'upper', 'lower', 'name'] as const
export type LetterCase = (typeof letterCases)[number]

const generalReading = {
  dateOrder: z.enum(dateOrders).optional(),
  decimalMark: z.enum(decimalMarks).optional(),
  /** Words for yes and for no beyond the usual ones, compared without case. */
  yesWords: z.array(z.string()).readonly().optional(),
  noWords: z.array(z.string()).readonly().optional(),
  /** Two-letter country that a phone number without + belongs to. */
  phoneCountry: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** Name of the zone (IANA, "Europe/London") whose clock a time without a zone of its own is of; absent: UTC. */
  timeZone: z.string().refine(isTimeZone, 'No zone of this name is known.').optional(),
  /** Value translation: what the cell says (compared trimmed, without case) → what is sent. `to: ''` sends nothing. */
  translations: z
    .array(z.strictObject({ from: z.string(), to: z.string() }))
    .readonly()
    .optional(),
}

/** How values are read where a column says nothing else. */
const readingDefaults = z.strictObject(generalReading)
export type ReadingDefaults = z.infer<typeof readingDefaults>

/**
 * How the values of a column are read. What is absent is found out from the column's own values (see detect-reading.ts), or makes
 * no difference. Values are always trimmed. A translation says what is sent, so nothing below is done to its result.
 */
const readingParts = {
  ...generalReading,
  /** What is read where the cell is blank. */
  whenBlank: z.string().optional(),
  /** Blanks inside a value: runs become one, or all go ("10 0123 4567" is "1001234567"). */
  spaces: z.enum(['single', 'none']).optional(),
  /** Taken off where a value begins with it, compared without case. */
  stripPrefix: z.string().min(1).optional(),
  /** Values of digits alone get zeros in front until they have so many digits. */
  padZeros: z.int().min(1).max(longestPadding).optional(),
  letterCase: z.enum(letterCases).optional(),
  /** Of phone numbers: a person found those right that are unusual in their country. */
  isUnusualRight: z.literal(true).optional(),
  /** Of text: what is put before each value that is sent, with a colon between: a column kept in a note is told there by its name. */
  label: z.string().min(1).optional(),
  /** Of amounts: what a plain positive number says here. CR and DR beside an amount say it themselves. */
  meaning: z.enum(moneyMeanings).optional(),
}

export const reading = z.strictObject(readingParts)
export type Reading = z.infer<typeof reading>

/** What an issue may ask to have said of its column, so that its values can be used. */
export const readAs = reading.pick({
  padZeros: true,
  dateOrder: true,
  decimalMark: true,
  meaning: true,
  timeZone: true,
})
export type ReadAs = z.infer<typeof readAs>

/** Ways of tidying values, each of which may turn out to change nothing. */
export const tidyings = [
  'spaces',
  'stripPrefix',
  'padZeros',
  'letterCase',
  'whenBlank',
] as const satisfies readonly (keyof Reading)[]

/** That a value is only one part of its field, beside other columns with the same target: "12" and "Elm Street". */
const join = z.strictObject({
  /** Parts go in this order, and those of the same place as the columns do. */
  place: z.int(),
  /** What goes between this part and the part before it. */
  separator: z.string(),
  /** Of what is kept in a note: it begins with what its row is about, such as the number of a meter, where rows of an account differ. */
  saysWhatAbout: z.literal(true).optional(),
})
export type Join = z.infer<typeof join>

/** One more field that a value fills. Without a reading of its own it is read as for the first. */
const alsoFilled = z.strictObject({ target: z.string(), reading: reading.optional() })

/** Which field a value fills, and how, and which others it fills too. `target: null` leaves it out. */
const filling = {
  target: z.string().nullable(),
  reading: reading.optional(),
  join: join.optional(),
  also: z.array(alsoFilled).readonly().optional(),
}
const fillingSchema = z.strictObject(filling)
export type Filling = z.infer<typeof fillingSchema>

/** How one text is cut into parts. */
const cut = z.discriminatedUnion('by', [
  /**
   * At every separator. Where it comes more often than there are parts, `rest` says which part has the rest whole: the `last`
   * ("street, city and postcode"), or the `first` (the last two are city and postcode, whatever commas are before).
   */
  z.strictObject({ by: z.literal('separator'), separator: z.string().min(1), rest: z.enum(['first', 'last']) }),
  /** After so many characters, counted from the beginning, in rising order. */
  z.strictObject({ by: z.literal('position'), positions: z.array(z.int().positive()).min(1).readonly() }),
  /** A person's name: the parts are given name and family name (cut-name.ts). */
  z.strictObject({ by: z.literal('name') }),
  /** A whole address: the parts are street, town, postcode, state or county, and country (cut-address.ts). */
  z.strictObject({ by: z.literal('address') }),
])
export type Cut = z.infer<typeof cut>
/** By what the parts are, which gives each its field. */
export type WholeCut = Extract<Cut, { by: 'name' | 'address' }>

/** One column of several fields. */
export const split = z.strictObject({ cut, parts: z.array(fillingSchema).min(1).readonly() })
export type Split = z.infer<typeof split>

/** One column of a sheet. `targetsOf` (fillings.ts) says what it fills, split or whole. */
export const columnMapping = z.strictObject({
  /** Counted from 1. */
  column: z.int().positive(),
  header: z.string(),
  /** `null` also while the column is split: its parts have the targets then, and its own translations stand for whole cells. */
  ...filling,
  split: split.optional(),
  /** A person wants it so: the fields that it fills, or that it is left out. Of its values, and of what is warned of, they said nothing by that. */
  isSettled: z.boolean().optional(),
  /** A person gave it its field. */
  isChosen: z.boolean().optional(),
  /**
   * Hashes of what was shown of it in Map, and found right: a value that is unusual for its field, a warning about the column. What is shown later
   * and says something else is asked by itself.
   */
  answered: z.array(z.string()).readonly().optional(),
  /**
   * In a mapping that is saved, of a column that is left out and says which accounts have ended: hash of what it says of which accounts.
   * `isSettled` was decided about these, and not about the column: where it says something else, it is asked again.
   */
  endedOf: z.string().optional(),
  /** Its field is a guess, which stays one in another file, whatever would be suggested there. */
  isGuessed: z.boolean().optional(),
})
export type ColumnMapping = z.infer<typeof columnMapping>

/** What a sheet itself tells beside its cells: the number of a row, counted from 1, and its own name. */
export const sheetFacts = ['rowNumber', 'sheetName'] as const
export type SheetFact = (typeof sheetFacts)[number]

const factMapping = z.strictObject({
  fact: z.enum(sheetFacts),
  ...filling,
  /** It is suggested, and nobody was asked: it is said in Check. */
  isUnasked: z.boolean().optional(),
})
export type FactMapping = z.infer<typeof factMapping>

/** The same value for every account (or every element that the target's level has). */
const constantMapping = z.strictObject({ target: z.string(), value: z.string() })
export type ConstantMapping = z.infer<typeof constantMapping>

const rowNumbers = z.array(z.int().positive()).readonly()

/**
 * What a person decided about rows and columns of a sheet (choose-rows.ts); what is absent follows from what they look like. Single
 * rows are those of one file: a saved mapping doesn't take them to another.
 */
export const rowChoices = {
  /** Rows, counted from 1, that are data although they look like a title, headings or a total. */
  rowsIn: rowNumbers.optional(),
  /** Rows that are left out although they look like data. */
  rowsOut: rowNumbers.optional(),
  /** Rows that the file hides. Absent: in, because a customer whom somebody has filtered out is a customer still. */
  hiddenRows: z.enum(['in', 'out']).optional(),
  hiddenColumns: z.enum(['in', 'out']).optional(),
  /** The sheet lies on its side: its columns are read as rows, and everything else that is said of rows and columns is about these. */
  isTurned: z.boolean().optional(),
}
const rowChoicesSchema = z.strictObject(rowChoices)
export type RowChoices = z.infer<typeof rowChoicesSchema>

export const sheetMapping = z.strictObject({
  sheet: z.string(),
  /** A sheet that is not included gives no rows. */
  isIncluded: z.boolean(),
  /** Nobody was asked whether to leave it out, although it seems to say something of accounts: it is said in Check. */
  isLeftOutUnasked: z.boolean().optional(),
  /** Row with the headers, counted from 1; 0 when the sheet has none. */
  headerRow: z.int().nonnegative(),
  /** First row of data, counted from 1. */
  firstDataRow: z.int().positive(),
  columns: z.array(columnMapping).readonly(),
  facts: z.array(factMapping).readonly().optional(),
  /**
   * "Each row is a …": path of the level (`''`: the account) of which every row of this sheet is one of its own, however alike two
   * rows are. Absent: rows with the same key mean the same element.
   */
  eachRowIs: z.string().optional(),
  /** Hash of the rows that say the same as another, and count once, as a person has said. Of other rows, or once they show something else, it is asked again. */
  alikeOnce: z.string().optional(),
  /**
   * What a blank account number, or a blank supply point before a meter, means: the same as in the row above, or nothing. Absent:
   * nothing. A suggested mapping says it where the rows leave no doubt (fill-down.ts).
   */
  blanksMean: z.enum(['asAbove', 'nothing']).optional(),
  ...rowChoices,
})
export type SheetMapping = z.infer<typeof sheetMapping>

/** What tells the elements of a level apart, before what the contract says. `fields` are target paths below the level. */
const keyChoice = z.strictObject({ level: z.string(), fields: z.array(z.string()).min(1).readonly() })
export type KeyChoice = z.infer<typeof keyChoice>

/** What is sent for an address whose cells are blank, where the account has its other one. `address`: path of its group. */
const addressChoice = z.strictObject({ address: z.string(), whereBlank: z.enum(['theOther', 'nothing']) })
export type AddressChoice = z.infer<typeof addressChoice>

/** Raised only when an older application would read a mapping wrongly. What is added and optional leaves it as it is. */
export const mappingVersion = 1

export const mapping = z.strictObject({
  version: z.literal(mappingVersion),
  sheets: z.array(sheetMapping).readonly(),
  constants: z.array(constantMapping).readonly(),
  defaults: readingDefaults,
  keys: z.array(keyChoice).readonly().optional(),
  addresses: z.array(addressChoice).readonly().optional(),
})
export type Mapping = z.infer<typeof mapping>

/**
 * What a column without a field seems to hold that no account should go without: nobody may lose it unasked. `ended`: which accounts are no more;
 * `company`: which are no person's.
 */
export const holdings = [
  'balance',
  'amount',
  'supply',
  'person',
  'contact',
  'address',
  'date',
  'ended',
  'refusal',
  'company',
] as const
export type Holding = (typeof holdings)[number]

/** What a heading may tell of a household's protection. */
export const protections = [
  'priority',
  'vulnerable',
  'medical',
  'access',
  'represented',
  'deceased',
  'debt',
  'prepayment',
  'safety',
] as const
export type Protection = (typeof protections)[number]

/** What spoke for a field at a column: each feature by its name in suggest/weights.ts, with its share of the score. */
export const suggestionTrace = z.object({
  field: z.string(),
  features: z.array(z.object({ feature: z.string(), share: z.number() })).readonly(),
  /** Of a guess: what each of its words, that of its sheet and the look of its values add to it, as a logarithm. */
  learnedFrom: z
    .array(z.object({ sign: z.string(), adds: z.number() }))
    .readonly()
    .optional(),
  /** Fields of other lists that the heading names alike. */
  alike: z.array(z.string()).readonly().optional(),
})
export type SuggestionTrace = z.infer<typeof suggestionTrace>

/** A suggested target for one column, as the command `suggest` prints it. `column` counts from 1. */
export type Suggestion = {
  readonly sheet: string
  readonly column: number
  readonly header: string
  readonly target: string | null
  /** 0 … 1; without a target how sure it is that there is none */
  readonly confidence: number
  /** Why. */
  readonly reason: Message
  /** What spoke for its field, or for the likeliest where it got none. */
  readonly trace?: SuggestionTrace
  /** The label of the field that its heading names, where its values can’t be of it and no other column fills it. */
  readonly contradicts?: string
  /** No field was found for it, and nothing says that there is none. */
  readonly isUnknown?: true
  /** Fields that it may be all the same, likeliest first. */
  readonly likely?: readonly string[]
  /** Where no field was found: the words that its heading is read as, and of how many columns like it the likeliest fields are, 0 … 1. */
  readonly readAs?: {
    readonly words: readonly string[]
    readonly shares: readonly { readonly field: string; readonly share: number }[]
  }
  readonly holds?: Holding
  /** Of one that holds `ended`. */
  readonly tellsEnd?: EndTelling
  /** It tells of a household's protection, and no field takes that. */
  readonly protects?: Protection
  /** It has no field of its own, but its parts have. */
  readonly split?: Split
  /** It has no field of its own, but is a part of this one, beside another column. */
  readonly joins?: string
  /** Its place among the columns that make one value; beside `joins`, or beside the target of the column that is joined to. */
  readonly join?: Join
}
