/**
 * What the service interface does not show, and what the practice service does instead: one sensible behaviour each, with
 * its reason. Values are read by the code; behaviours without a value are named in the last comment, with their place.
 * A real service may decide otherwise, so nothing here may be taken for granted by a client.
 */

/** A token lasts an hour: long enough that a clerk never sees it end, short enough that a long import renews it. */
export const tokenLifetimeMs = 60 * 60 * 1000

/** A body above 8 MiB is refused with 413: an account with sixty thousand historical transactions (130 bytes each) still fits. */
export const maxBodyBytes = 8 * 1024 * 1024

/** JSON nested deeper than this is refused as malformed: the deepest documented payload has 9 levels. */
export const maxJsonDepth = 100

/** All errors of a payload are reported, up to this many: a hostile body must not be answered with a larger one. */
export const maxReportedErrors = 10_000

/** The account number travels in the path of the status address, so it has the length of an ordinary database column. */
export const maxAccountNumberLength = 255

/** Two steps of this length take an account from PENDING over IN_PROGRESS to its end: 1.4 s, within the "about 2 s" asked for. */
export const processingStepMs = 700

/** A transaction dated longer ago than this, or in the future (both by the UTC calendar), is outside the open statement period. */
export const openStatementPeriodDays = 60

/**
 * Codes of ours where the interface gives none. They look like those it does give, because clients decide by code.
 * `running`: a repeated create while the first is PENDING or IN_PROGRESS gets 400, not a second 201: it tells a client that
 * sends twice that it does so, and it is never a second account.
 */
export const ownCodes = {
  paused: 'import_supplier_paused',
  complete: 'import_supplier_complete',
  running: 'account_import_process_already_in_progress',
  importFailed: 'account_import_failed',
  additionRefused: 'data_import_failed_validation',
  vendorDeclined: 'payment_vendor_declined',
  vendorInterrupted: 'payment_vendor_unavailable',
  controlRefused: 'practice_control_refused',
} as const

/** Historical statements succeed with 201: the status table is the more formal of the two places that disagree. */
export const statementsCreatedStatus = 201

/*
 * Behaviours without a value:
 *
 * Requests (routes/serve-operations.ts, routes/read-body.ts)
 * - The Content-Type of a request is not looked at: bodies are JSON. A body that isn't UTF-8 JSON is 400 `parse_error`.
 * - A missing trailing slash is 404 `not_found`, saying so: a redirect would lose the body of a POST.
 * - A known path asked with another method is 405 `method_not_allowed` with `Allow`. Unknown query parameters are ignored.
 * - 401 comes first, before 404, 405, 413 and 400: nothing is told to someone without a token.
 *
 * Token (token/token-mutation.ts)
 * - A document that can't be read, or asks for what there isn't, is 400 with `errors`; only a refused key is 200.
 *
 * Account payload (rules/account-rules.ts, rules/value-rules.ts)
 * - Required are `import_supplier` and `external_account_number`, which the general rules name, and a note's "at least one of
 *   body or document_paths". No required flags are shown, so everything else is optional.
 * - `null` is refused (`null`): an optional field that is not supplied is to be omitted. An unknown field is refused by name.
 * - Values "shown" for enumerated fields are examples: any text is accepted. Text may be empty unless it is a number, a code,
 *   a phone, an e-mail address, a date or a path. Nothing is trimmed or converted: "5" is not a number, 5 is not text.
 * - Every phone number is written internationally, with +: no country is named by which a national one would be read.
 *   Only `landline` may be empty, because only there the interface says so.
 * - `country` is two or three letters. A date and time without an offset is UTC. A decimal has no sign but `-`, no exponent.
 * - `unpin_at` without `is_pinned` is refused: the two "appear together".
 * - A document path is relative: no leading slash, drive, scheme, or `..`.
 * - `additional_historical_transactions` and `current_statement_transactions` take any objects: the shape is not shown.
 * - "." and ".." are not account numbers: no address can hold them.
 *
 * Create and status (routes/account-operations.ts, store/account-store.ts)
 * - An unknown supplier is a validation error of `import_supplier`. A supplier's pause comes before validation, and before
 *   "already imported"; validate still works for it, because a dry run migrates nothing.
 * - A dry run leaves no import process, so status answers 404 after validate alone, and DRY_RUN_… and CANCELLED never occur.
 * - A create after ERRORED starts anew: PENDING, no `latest_error`, a new payload, the same `created_at`.
 *
 * Additions (routes/*-operation.ts)
 * - A body is validated before the account is looked for (single transactions after it). 404 has no body. Accounts imported
 *   before their supplier was paused still take additions.
 * - Nothing of a transaction, a statement or a payment instruction is required: no required flags are shown. `type` of a
 *   transaction is called an enum, so others than the five listed are refused.
 * - A transaction without a number, or with an empty one, is never "added already"; one without a date is in the open period.
 * - A failing transaction leaves nothing of its request behind. Trouble with the request as a whole has `transaction_data` {}.
 * - "Added already" also covers the transactions that came with the account's own payload.
 * - A date outside the open period moves to the nearest day inside it. The explanation is appended to `note`.
 * - In the echo, `amount` and `net_amount` are strings of at least two decimals; other numbers stay numbers. The first
 *   transaction that was added carries `status` TRANSACTION_IMPORT_SUCCESS, as "one echoed object may".
 * - Notes that came with the account's payload count as existing. A note without body equals another with the same documents.
 * - An empty list is answered with 201: there was nothing to add, and nothing went wrong.
 * - A statement or payment instruction sent again is taken again and replaces the earlier one; a statement without
 *   `statement_id` only one that is the same in everything.
 *
 * Queries (routes/query-operations.ts)
 * - An unknown supplier is 404; a known one without matches is 200 with an empty array; order is that of first creation.
 * - An ERRORED account counts as pending in the lists (its data is staged, no account exists), and as UNKNOWN in the transfer
 *   status ("an earlier attempt failed"). The imported list has the record shape of the other two.
 *
 * By an operator's document (document/)
 * - What it does not have is 404. Beside the suppliers that it lists there are practice's own; what names none is the first one's.
 * - A body is held against its schema alone, so that a field which the document does not have is taken, where it forbids none.
 * - A decimal that it has as text is taken as a number as well. A dry run's success has no body, unless a schema is shown for it.
 * - Errors look as its examples show them, or else as its schemas do, or else as ours. Faults and 401, 404, 413 look as ours.
 * - Statuses of accounts, notes and transactions keep our words.
 */
