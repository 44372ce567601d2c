/** Accounts of the open project as they are sent: read when their turn comes, and what the service lists against them put at their cells. */
import { issue } from '../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'
import type { AccountToImport } from '../imports/account-to-import.ts'
import type { AccountToRead } from '../imports/create-in-turn.ts'
import type { Imports } from '../imports/imports.ts'
import type { IndexedAccount, PreparedPayload } from '../preparation/protocol.ts'
import { type KnownErrors, serviceErrorOf } from './known-imports.ts'
import type { ProjectSession } from './project-session.ts'

export type AccountsToSend = {
  /** As they are now, also with errors; those without a number are left out. */
  readAll(keys: readonly string[]): Promise<Result<AccountToImport[]>>
  /** One that can be sent as it is now, and is in hand until `afterSending`; the issue says why it can't. */
  readToSend(key: string): Promise<Result<AccountToImport>>
  /**
   * Whether an account has been read to be sent. Until the journal says that it was sent, nothing else does; a mapping that changed in
   * between could part it from its rows.
   */
  isInHand(key: string): boolean
  /** For its turn in a run; none of an account without a number. */
  toRead(imports: Imports, account: IndexedAccount): AccountToRead | undefined
  placeErrors(errors: KnownErrors): Promise<void>
  /** Lets go of it; what the service listed against the account goes to the cells it is about. */
  afterSending(imports: Imports, key: string, account: AccountToImport): Promise<void>
}

export function createAccountsToSend(
  session: Pick<ProjectSession, 'ask' | 'readPayloads' | 'setAsideOf'>,
): AccountsToSend {
  const inHand = new Set<string>()

  const readToSend: AccountsToSend['readToSend'] = async (key) => {
    inHand.add(key)
    const read = await readReady(key)
    if (!read.ok) inHand.delete(key)
    return read
  }

  const readReady = async (key: string): Promise<Result<AccountToImport>> => {
    const read = await session.readPayloads([key])
    if (!read.ok) return read
    const [prepared] = read.value
    const account = prepared === undefined ? undefined : accountToImport(prepared)
    if (prepared === undefined || account === undefined) return refuse(issue('account_gone', {}))
    const aside = session.setAsideOf(key)
    if (aside !== null) return refuse(issue('account_set_aside', { account: account.number, reason: aside.reason }))
    if (prepared.errors.length === 0) return ok(account)
    return refuse(issue('account_not_ready', { account: account.number, problemCount: prepared.errors.length }))
  }

  const placeErrors: AccountsToSend['placeErrors'] = async ({ key, payloadHash, errors }) => {
    await session.ask('placeServiceErrors', { key, payloadHash, errors })
  }

  const afterSending: AccountsToSend['afterSending'] = async (imports, key, { number, payloadHash }) => {
    inHand.delete(key)
    const refusal = imports.lastRefusal(number)
    if (refusal?.payloadHash !== payloadHash) return
    await placeErrors({ key, payloadHash, errors: refusal.issues.map(serviceErrorOf) })
  }

  return {
    readAll: async (keys) => {
      const read = await session.readPayloads(keys)
      return read.ok ? ok(read.value.flatMap((one) => accountToImport(one) ?? [])) : read
    },
    readToSend,
    isInHand: (key) => inHand.has(key),
    toRead: (imports, { key, accountNumber, payloadHash }) =>
      accountNumber === null
        ? undefined
        : {
            number: accountNumber,
            payloadHash,
            read: () => readToSend(key),
            afterTurn: (account) => afterSending(imports, key, account),
          },
    placeErrors,
    afterSending,
  }
}

const accountToImport = ({ accountNumber, payload, payloadHash }: PreparedPayload): AccountToImport | undefined =>
  accountNumber === null ? undefined : { number: accountNumber, payload, payloadHash }
