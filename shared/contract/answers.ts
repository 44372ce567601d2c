/**
 * What the service answers, as schemas. Answers are read, not written, by us: fields we do not know are kept beside the known
 * ones ("The interface grows over time by … additions to existing ones"), and a known field of a wrong type is found.
 * What a refusal says has many forms, and is read where it comes in (electron/platform).
 */
import { z } from 'zod'
import { isFields, memberOf } from '../basics/members.ts'

/**
 * The platform's own number of an account, in any answer that has one. The interface writes the maker's brand with the neutral word
 * `platform`: services name it `platform_account_number` or `platform_identifier`, or with their brand in that place.
 * @param ownNumber  the account's number in the sending system, which an answer may repeat under any name
 * @returns `null` where there is none, or where several differ and nobody can say which it is
 */
export function platformNumberOf(answer: Readonly<Record<string, unknown>>, ownNumber: string): string | null {
  const own = ownNames.filter((name) => Object.hasOwn(answer, name))
  // Where the interface's own name is there without a number, there is none yet: any other is the number of something else.
  if (own.length > 0) return own.map((name) => textIn(memberOf(answer, name))).find((number) => number !== null) ?? null
  for (const ending of brandedEndings) {
    const named = Object.entries(answer).filter(([key]) => ending.test(key) && !isOfOther(key))
    const numbers = new Set(named.map(([, value]) => textIn(value)))
    numbers.delete(ownNumber)
    const [number, ...others] = numbers
    if (others.length > 0) return null
    if (number != null) return number
  }
  return null
}

const ownNames = ['platform_account_number', 'platform_identifier'] as const
/** First what can only be an account's number, then what may be. */
const brandedEndings = [/._account_number$/, /._identifier$/]

/** Words of the interface, which are no brand: numbers of the sender, of suppliers, customers, bills and requests stand beside it. */
const wordsOfOthers: ReadonlySet<string> = new Set(
  'external own import supplier customer billing document process request transaction statement payment supply'.split(
    ' ',
  ),
)
const isOfOther = (name: string): boolean => name.split('_').some((word) => wordsOfOthers.has(word))

function textIn(value: unknown): string | null {
  const text = Number.isSafeInteger(value) ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text : null
}

/** Source: service interface, "Errors", `latest_error`. */
const latestError = z.looseObject({
  code: z.string().optional(),
  detail: z.string().optional(),
  domain: z.string().optional(),
})

/** Source: "Account import process (query results)", v2 record. An unknown status is read as text: it counts as not finished. */
export const processRecord = z.looseObject({
  status: z.string(),
  created_at: z.string().optional(),
  modified_at: z.string().optional(),
  latest_error: latestError.nullish(),
})
export type ProcessRecord = z.infer<typeof processRecord>

/** What became of each note, transaction or statement ("the validated data is returned as the body"): a list, or inside of an object. */
export const additionResults = z.union([z.array(z.looseObject({})), z.looseObject({})])

export const transactionFailure = z.looseObject({
  status: z.literal('TRANSACTION_IMPORT_ERROR'),
  error_detail: z.string(),
  transaction_data: z.looseObject({}).optional(),
})

export const paymentInstructionResult = z.looseObject({ reference: z.string().optional() })

export const transferStatus = z.looseObject({ status: z.string() })

/** Source: "v1 queries": one record of the three lists. */
export type ListedRecord = Readonly<Record<string, unknown>>

/**
 * The three lists, or a page of one. The body of the imported list is "not shown"; it is read as the same. Services give the records by
 * themselves, or inside of an object that may say where the next ones are.
 * @param number  the field of a record that has the account's number
 * @returns `next`: the query of the next page
 */
export const listedAccounts = (number: string) =>
  z
    .unknown()
    .transform((answer, context): { readonly records: readonly ListedRecord[]; readonly next: string | null } => {
      const lists = isFields(answer) ? Object.values(answer).filter((value) => Array.isArray(value)) : [answer]
      const records = z
        .array(z.looseObject({ [number]: z.string() }))
        .safeParse(lists.length === 1 ? lists[0] : undefined)
      const next = isFields(answer) ? (textIn(memberOf(answer, 'next')) ?? '') : ''
      if (records.success && (next === '' || next.includes('?')))
        return { records: records.data, next: next === '' ? null : next.slice(next.indexOf('?') + 1) }
      context.addIssue({ code: 'custom', message: 'Expected a list of accounts.' })
      return z.NEVER
    })
