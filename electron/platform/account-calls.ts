/** The calls about whole accounts: dry run, create, and the status of an account's import. */

import { memberOf } from '../../shared/basics/members.ts'
import { validationCodes } from '../../shared/checking/service-issues.ts'
import { platformNumberOf, processRecord } from '../../shared/contract/answers.ts'
import type { ServiceShape, Wrapper } from '../../shared/description/service-shape.ts'
import { wordsOf } from '../../shared/description/tree/field-traits.ts'
import { issue } from '../../shared/issue-words.ts'
import type { PayloadDraft } from '../../shared/mapping/assemble/account-draft.ts'
import {
  type AlreadyImported,
  type CreateOutcome,
  type ProcessOutcome,
  type Refused,
  type Unexplained,
  unreadable,
  type ValidateOutcome,
} from './reading/outcomes.ts'
import { type AnswerBody, type Answered, inOurStates } from './reading/read-answer.ts'
import { isObject, issuesOf, type Refusal, readRefusal } from './reading/read-refusal.ts'
import { type Addresses, lacking, pathPart, textIn, unaskable, unwrappedPath, wrapped } from './routes.ts'
import type { Send } from './sending/send.ts'
import type { ServicePlace } from './service-place.ts'

/** Source: service interface, "v2 account import", 4. */
const alreadyImportedCode = 'account_import_process_already_imported'

/** Source: service interface, "Errors". */
const notFoundCode = 'not_found'

/**
 * "Migration attempt for an import supplier with status `Paused` or `Complete`: an error is returned; its status code and error
 * code are not shown." So a code that speaks of the supplier and its state is taken at its word, and any other refusal that is
 * not explained is looked into by the import engine, which needs no code.
 */
const closedSupplierCode = /supplier.*(paused|complete|closed|inactive|not_ongoing|not_accepting)/i

export type AccountCalls = {
  /** Dry run: creates nothing. */
  validateAccount(payload: PayloadDraft, signal?: AbortSignal): Promise<ValidateOutcome>
  /** Sends once, and never again by itself; it takes no signal, because a create can't be taken back. */
  createAccount(payload: PayloadDraft): Promise<CreateOutcome>
  /** What the service knows of the import of an account. */
  fetchProcess(accountNumber: string, signal?: AbortSignal): Promise<ProcessOutcome>
}

export function createAccountCalls(
  send: Send,
  place: ServicePlace,
  { wrapper, taken, states, account: { key } }: ServiceShape,
  addressOf: Addresses,
): AccountCalls {
  const { host } = place
  return {
    validateAccount: async (payload, signal) => {
      const number = memberOf(payload, key)
      const path = addressOf('validate', textIn(number))
      if (path === null) return lacking('validate')
      if (path === undefined) return unaskable(String(number))
      const answer = await send({
        call: 'validateAccount',
        method: 'POST',
        path,
        body: wrapped(payload, wrapper.validate),
        signal,
      })
      if (answer.kind !== 'answered') return answer
      if (answer.httpStatus >= 300) return readAccountRefusal(answer, number, wrapper.validate)
      if (!isOfTaken(answer, taken.validate)) return unreadable(host)
      const no = refusalIn(answer)
      return no === null ? passedSaying(answer) : readAccountRefusal(no, number, wrapper.validate)
    },

    createAccount: async (payload) => {
      // What can't be asked about must not be sent: a lost answer could never be cleared up.
      if (addressOf('process') === null) return lacking('process')
      const number = memberOf(payload, key)
      const path = addressOf('create', textIn(number))
      if (path == null || (typeof number === 'string' && pathPart(number) === undefined))
        return unaskable(String(number))
      const body = wrapped(payload, wrapper.create)
      const answer = await send({ call: 'createAccount', method: 'POST', path, body })
      if (answer.kind !== 'answered') return answer
      // 201 says by itself that it was taken. Another success that brings words of its own is of something on the way.
      if (answer.httpStatus === 201) return { kind: 'accepted' }
      const isSuccess = answer.httpStatus < 300
      if (isSuccess && !isOfTaken(answer, taken.create)) return unreadable(host)
      const no = isSuccess ? refusalIn(answer) : null
      if (isSuccess && no === null) return { kind: 'accepted' }
      if (answer.httpStatus === 413) return tooLarge(answer)
      const outcome = readAccountRefusal(no ?? answer, number, wrapper.create)
      if (outcome.kind !== 'unexplained') return outcome
      const { code, serviceWords } = outcome.refusal
      return code !== null && closedSupplierCode.test(code)
        ? { kind: 'supplierClosed', code, serviceWords: serviceWords ?? code }
        : outcome
    },

    fetchProcess: async (accountNumber, signal) => {
      const path = addressOf('process', accountNumber)
      if (path === null) return lacking('process')
      if (path === undefined) return unaskable(accountNumber)
      const answer = await send({ call: 'fetchProcess', method: 'GET', path, signal })
      if (answer.kind !== 'answered') return answer
      return readProcess({ ...answer, body: inOurStates(answer.body, states.process) }, place)
    },
  }
}

function readProcess(answer: Answered, { host, settingsIn }: ServicePlace): ProcessOutcome {
  const { httpStatus, body } = answer
  if (httpStatus < 300) {
    const record = processRecord.safeParse(body.kind === 'json' ? body.value : undefined)
    return record.success ? { kind: 'found', record: record.data } : unreadable(host)
  }
  const refusal = readRefusal(httpStatus, body)
  if (httpStatus !== 404) return { kind: 'unexplained', refusal, issue: issuesOf(refusal)[0] }
  if (isOwnNotFound(body)) return { kind: 'notFound' }
  return {
    ...unreadable(host),
    issue: issue('not_found_by_other', { host, settingsIn }),
    serviceWords: refusal.serviceWords,
  }
}

/**
 * Only the service's own "not found" may lead to a second create, and it is known by its code (service interface, "Errors"): a gateway
 * that has lost its way to the service says 404 too, with words of its own.
 */
const isOwnNotFound = (body: AnswerBody): boolean =>
  body.kind === 'json' && isObject(body.value) && body.value.code === notFoundCode

/**
 * Success of a dry run or a create is "empty JSON object" (service interface, "v2 account import"); at other services what their document
 * shows, so that no page of something on the way is taken for it.
 */
function isOfTaken({ body }: Answered, documented: readonly string[]): boolean {
  if (body.kind !== 'json') return body.kind === 'empty'
  if (!isObject(body.value)) return false
  const names = Object.keys(body.value)
  return names.length === 0 || names.some((name) => documented.includes(name))
}

/** @returns a success that says of itself that it is none, as the refusal that it is */
function refusalIn({ body, ...answer }: Answered): Answered | null {
  if (body.kind !== 'json' || !isObject(body.value)) return null
  const { errors, non_field_errors, ...others } = body.value
  const isNo = Object.entries(others).some(([name, value]) => value === false && isVerdict.test(wordsOf(name)))
  const listed = Object.entries({ errors, non_field_errors }).filter(([, value]) => !isNothing(value))
  if (!isNo && listed.length === 0) return null
  const said = Object.entries(others).filter(([, value]) => typeof value === 'string')
  return { ...answer, body: { kind: 'json', value: Object.fromEntries([...said, ...listed]) } }
}

const isVerdict = /\b(valid|ok|success|successful|passed|accepted)\b/
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0)

function passedSaying({ httpStatus, body }: Answered): ValidateOutcome {
  const { serviceWords } = readRefusal(httpStatus, body)
  return serviceWords === null ? { kind: 'passed' } : { kind: 'passed', serviceWords }
}

function readAccountRefusal(
  { httpStatus, body }: Answered,
  number: unknown,
  wrapper: Wrapper | null,
): AlreadyImported | Refused | Unexplained {
  const read = readRefusal(httpStatus, body)
  const details = read.details.map((detail) => ({ ...detail, attr: unwrappedPath(detail.attr, wrapper) }))
  const refusal: Refusal = { ...read, details }
  if (isAlreadyImported(refusal)) {
    const told = body.kind === 'json' && isObject(body.value) ? platformNumberOf(body.value, String(number)) : null
    return { kind: 'alreadyImported', platformNumber: refusal.accountId ?? told, serviceWords: refusal.serviceWords }
  }
  const issues = issuesOf(refusal)
  const isAboutPayload =
    (refusal.code !== null && validationCodes.has(refusal.code)) || refusal.details.some(({ attr }) => attr !== null)
  return isAboutPayload ? { kind: 'refused', refusal, issues } : { kind: 'unexplained', refusal, issue: issues[0] }
}

const isAlreadyImported = ({ code, details }: Refusal): boolean =>
  code === alreadyImportedCode || details.some((detail) => detail.code === alreadyImportedCode)

/** Payload size limits: not shown. 413 says all there is to say, whoever answers it. */
function tooLarge(answer: Answered): Refused {
  const refusal = readRefusal(answer.httpStatus, answer.body)
  return { kind: 'refused', refusal, issues: [issue('payload_too_large', {})] }
}
