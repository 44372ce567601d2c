/** Accounts of the open project as they are sent: read when their turn comes, and what the service lists against them put at their cells. */
import { issue } from '../../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import type { AccountToImport } from '../../imports/account-to-import.ts'
import type { AccountToRead } from '../../imports/run/create-in-turn.ts'
import type { IndexedAccount, PreparedPayload } from '../../preparation/protocol.ts'
import type { ProjectSession } from '../project/project-session.ts'
import type { AccountStatusProjection } from '../status/account-status-projection.ts'

/** @param placeWords  of what the service has said by now about these payloads */
export function createAccountsToSend(
  session: Pick<ProjectSession, 'projectId' | 'readPayloads' | 'setAside'>,
  { takeInHand, letGo }: Pick<AccountStatusProjection, 'takeInHand' | 'letGo'>,
  placeWords: (accounts: readonly Pick<PreparedPayload, 'accountNumber' | 'payloadHash'>[]) => Promise<void>,
) {
  /** The issue says why it can't be sent as it is now. */
  const readReady = async (key: string): Promise<Result<AccountToImport>> => {
    const read = await session.readPayloads([key])
    if (!read.ok) return read
    const [prepared] = read.value
    const account = prepared === undefined ? undefined : accountToImport(prepared)
    if (prepared === undefined || account === undefined) return refuse(issue('account_gone', {}))
    const aside = session.setAside().get(key)
    if (aside !== undefined)
      return refuse(issue('account_set_aside', { account: account.number, reason: aside.reason }))
    if (prepared.errors.length === 0) return ok(account)
    return refuse(issue('account_not_ready', { account: account.number, problemCount: prepared.errors.length }))
  }

  return {
    /** As they are now, also with errors; those without a number are left out. */
    readAll: async (keys: readonly string[]): Promise<Result<AccountToImport[]>> => {
      const read = await session.readPayloads(keys)
      return read.ok ? ok(read.value.flatMap((one) => accountToImport(one) ?? [])) : read
    },
    /**
     * For its turn; none of an account without a number. Once it is read it is in hand until its turn is over; what the service said
     * about it then goes to the cells it is about. It is of the project that is open now: in another one its key may name an account that
     * nobody agreed to send.
     */
    toRead: ({ key, accountNumber, payloadHash }: IndexedAccount): Required<AccountToRead> | undefined => {
      if (accountNumber === null) return undefined
      const projectId = session.projectId()
      return {
        number: accountNumber,
        payloadHash,
        read: async () => {
          if (session.projectId() !== projectId) return refuse(issue('project_not_open', {}))
          takeInHand(accountNumber)
          const read = await readReady(key)
          if (!read.ok) letGo(accountNumber)
          return read
        },
        afterTurn: async (account) => {
          letGo(accountNumber)
          await placeWords([{ accountNumber: account.number, payloadHash: account.payloadHash }])
        },
      }
    },
  }
}

const accountToImport = ({ accountNumber, payload, payloadHash }: PreparedPayload): AccountToImport | undefined =>
  accountNumber === null ? undefined : { number: accountNumber, payload, payloadHash }
