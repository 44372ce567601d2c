/**
 * What the service answers, as schemas. Answers are read, not written, by us: fields we do not know are kept beside the known
 * ones ("The interface grows over time by … additions to existing ones"), and a known field of a wrong type is found.
 */
import { z } from 'zod'

/** The documented statuses of a v2 account import process, in the order an account passes them. */
export const processStatuses = [
  'PENDING',
  'IN_PROGRESS',
  'PROCESSED',
  'CANCELLED',
  'DRY_RUN_SUCCEEDED',
  'ERRORED',
  'DRY_RUN_ERRORED',
] as const

/** Source: service interface, "Errors", `latest_error`. */
export const latestError = z.looseObject({
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

/** Source: "Errors", validation failure (400) on account validation. */
export const validationFailure = z.looseObject({
  detail: z.string().optional(),
  code: z.string().optional(),
  errors: z.array(
    z.looseObject({ detail: z.string().optional(), code: z.string().optional(), attr: z.string().nullish() }),
  ),
})

/** Source: "Create account, validation fails". */
export const importProcessFailure = z.looseObject({
  code: z.string(),
  detail: z.string(),
  domain: z.string().optional(),
})

const detailAndCode = z.looseObject({ detail: z.string(), code: z.string().optional() })

/** Source: "Create when the account was already imported". The list form is what services of this kind also send. */
export const alreadyImported = z.looseObject({
  non_field_errors: z.union([detailAndCode, z.array(z.union([detailAndCode, z.string()]))]),
  account_id: z.string().optional(),
})

/** Plain error body: `detail` and perhaps `code`. */
export const plainFailure = detailAndCode

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
