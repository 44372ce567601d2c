/**
 * What the service answers, as schemas. Answers are read, not written, by us: fields we do not know are kept beside the known
 * ones ("The interface grows over time by … additions to existing ones"), and a known field of a wrong type is found.
 * What a refusal says has many forms, and is read where it comes in (electron/platform).
 */
import { z } from 'zod'

/** Source: service interface, "Errors", `latest_error`. */
const latestError = z.looseObject({
  code: z.string().optional(),
  detail: z.string().optional(),
  domain: z.string().optional(),
})

/** Source: "Account import process (query results)", v2 record. An unknown status is read as text: it counts as not finished. */
export const processRecord = z.looseObject({
  status: z.string(),
  platform_identifier: z.string().nullish(),
  created_at: z.string().optional(),
  modified_at: z.string().optional(),
  latest_error: latestError.nullish(),
})
export type ProcessRecord = z.infer<typeof processRecord>

export const noteResults = z.array(
  z.looseObject({ created_at: z.string().nullish(), body: z.string().nullish(), status: z.string() }),
)

export const transactionResults = z.looseObject({
  results: z.array(z.looseObject({ status: z.string(), transaction_data: z.looseObject({}) })),
})

export const transactionFailure = z.looseObject({
  status: z.literal('TRANSACTION_IMPORT_ERROR'),
  error_detail: z.string(),
  transaction_data: z.looseObject({}).optional(),
})

/** "The validated data is returned as the body." */
export const statementResults = z.looseObject({})

export const paymentInstructionResult = z.looseObject({ platform_account_number: z.string(), reference: z.string() })

export const transferStatuses = ['UNKNOWN', 'IN_PROGRESS', 'COMPLETED'] as const

export const transferStatus = z.looseObject({ status: z.string(), platform_account_number: z.string() })

/** Source: "v1 queries": one record of the three lists. The body of the imported list is "not shown"; it is read as the same. */
export const listedAccounts = z.array(
  z.looseObject({
    external_account_number: z.string(),
    platform_account_number: z.string().nullish(),
    account_created_at: z.string().nullish(),
  }),
)
