/** What a mapping says: sheet by sheet, which columns fill which field, and how their values are read. It is saved as JSON. */
import { z } from 'zod'

/** The order of the parts of a date that is text: day, month, year. */
export const dateOrders = ['DMY', 'MDY', 'YMD'] as const
export type DateOrder = (typeof dateOrders)[number]

export const decimalMarks = ['.', ','] as const
export type DecimalMark = (typeof decimalMarks)[number]

/** How the values of a column are read. What is absent is found out from the column's own values (see detect-reading.ts). */
export const reading = z.strictObject({
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
  /** Value translation: what the cell says (compared trimmed, without case) → what is sent. `to: ''` sends nothing. */
  translations: z
    .array(z.strictObject({ from: z.string(), to: z.string() }))
    .readonly()
    .optional(),
})
export type Reading = z.infer<typeof reading>

/** One column of a sheet. `target: null` leaves it out. */
export const columnMapping = z.strictObject({
  /** Counted from 1. */
  column: z.int().positive(),
  header: z.string(),
  target: z.string().nullable(),
  reading: reading.optional(),
})
export type ColumnMapping = z.infer<typeof columnMapping>

/** The same value for every account (or every element that the target's level has). */
export const constantMapping = z.strictObject({ target: z.string(), value: z.string() })
export type ConstantMapping = z.infer<typeof constantMapping>

export const sheetMapping = z.strictObject({
  sheet: z.string(),
  /** A sheet that is not included gives no rows. */
  isIncluded: z.boolean(),
  /** Row with the headers, counted from 1; 0 when the sheet has none. */
  headerRow: z.int().nonnegative(),
  /** First row of data, counted from 1. */
  firstDataRow: z.int().positive(),
  columns: z.array(columnMapping).readonly(),
})
export type SheetMapping = z.infer<typeof sheetMapping>

export const mapping = z.strictObject({
  version: z.literal(1),
  sheets: z.array(sheetMapping).readonly(),
  constants: z.array(constantMapping).readonly(),
  /** For every column that says nothing else. */
  defaults: reading,
})
export type Mapping = z.infer<typeof mapping>

/** A suggested target for one column, as the command `suggest` prints it. `column` counts from 1. */
export type Suggestion = {
  readonly sheet: string
  readonly column: number
  readonly header: string
  readonly target: string | null
  /** 0 … 1 */
  readonly confidence: number
  /** Why, in the user's words. */
  readonly reason: string
}
