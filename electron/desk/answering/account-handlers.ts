/** Answers what screens ask about accounts: the spreadsheet's side of each beside the import's side. */

import { type AccountStatus, isOnItsWay } from '../../../shared/account-status.ts'
import type { Desk } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { ok, refuse } from '../../../shared/result.ts'
import { sayAllShared } from '../../imports/shared-numbers.ts'
import { showHistory } from '../../imports/show-import.ts'
import { sentOtherwise } from '../status/sent-otherwise.ts'
import type { Parts } from './answer-by-policy.ts'

export function createAccountHandlers(parts: Parts) {
  const { session, known, imports, statuses } = parts
  return {
    listAccounts: async (wish) => {
      const page = await statuses.page(wish)
      const isListed = (number: string) => session.register().ofNumbers([number]).length > 0
      const trouble = imports.watchTrouble()
      const troubled = trouble === null ? [] : [issue('watch_troubled', { latest: trouble.message })]
      return ok({ ...page, remarks: [...troubled, ...sayAllShared(known.view().shared, isListed)] })
    },
    readAccount: async ({ key }) => {
      const stub = statuses.find(key)
      if (!stub.ok) return stub
      const read = await session.ask('readAccount', { key })
      if (!read.ok) return read
      const number = statuses.sentOtherwiseAs(key, read.value.payloadHash)
      const said = { catalogue: parts.catalogueOf('accounts'), terms: parts.connections.inUse().terms }
      const sent = number === null ? null : sentOtherwise(known.view().historyOf(number), read.value, said)
      return ok({ ...read.value, stub: stub.value, sentOtherwise: sent })
    },
    readAccountHistory: async ({ key }) => {
      const stub = statuses.find(key)
      if (!stub.ok) return stub
      const { accountNumber } = stub.value
      return ok(accountNumber === null ? [] : [...showHistory(known.view().historyOf(accountNumber))])
    },
    readProgress: async () => ok((await statuses.standings()).points()),
    setAccountsAside: ({ keys, reason }) =>
      session.decideAside(() => {
        const stubs = statuses.stubs(keys)
        if (stubs.length === 0) return refuse(issue('account_gone', {}))
        const kind = session.state()?.kind ?? 'accounts'
        // What is added may go once more after an answer that was lost.
        const mayGoAgain = (status: AccountStatus) => kind === 'additions' && status === 'unknown'
        const sent = stubs.find(({ status }) => isOnItsWay(status) && !mayGoAgain(status))
        if (sent !== undefined)
          return refuse(
            issue('account_sent_not_set_aside', {
              account: sent.accountNumber ?? sent.name,
              kind,
            }),
          )
        return ok({ keys: stubs.map(({ key }) => key), reason })
      }),
    takeAccountsBack: ({ keys }) =>
      session.decideAside(() => {
        const aside = session.setAside()
        return ok({ keys: keys.filter((key) => aside.has(key)), reason: '', isTakenBack: true })
      }),
  } satisfies Partial<Desk>
}
