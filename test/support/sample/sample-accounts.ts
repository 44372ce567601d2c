/** The accounts of the sample desk: listed, filtered, and each as it would be sent. */

import { sentOtherwise } from '../../../electron/desk/status/sent-otherwise.ts'
import { isIn, noneOfAny, type StatusCounts } from '../../../shared/account-status.ts'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { summarise } from '../../../shared/checking/summary.ts'
import type { AccountDetail, AccountSummary, Desk } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { ok, refuse } from '../../../shared/result.ts'
import { usualTerms } from '../../../shared/service/money-terms.ts'
import type { Overlay } from './edit-history.ts'
import { cellsOf, customerSheet, headers, issuesOf, rowOf } from './sample-sheets.ts'

type Sample = {
  readonly stubs: () => readonly AccountSummary[]
  /** The cells that were edited. */
  readonly overlay: () => Overlay
  /** What an account, counted from 0, was sent with as its balance, where that was another; `null`: it was not. */
  readonly sentBalanceOf: (at: number) => string | null
}

export function sampleAccounts({ stubs, overlay, sentBalanceOf }: Sample): Pick<Desk, 'listAccounts' | 'readAccount'> {
  return {
    listAccounts: async ({ offset, limit, filter, search }) => {
      const all = stubs()
      const fitting = all.filter((stub) => isIn(filter, stub.status) && fitsSearch(stub, search))
      return ok({
        total: fitting.length,
        accounts: fitting.slice(offset, offset + limit),
        counts: countsOf(all),
        withProblems: countsOf(all.filter(({ errorCount, warningCount }) => errorCount + warningCount > 0)),
        sentCount: all.filter(({ import: { state } }) => state !== 'notSent').length,
        remarks: [],
      })
    },
    readAccount: async ({ key }) => {
      const at = stubs().findIndex((stub) => stub.key === key)
      const stub = stubs()[at]
      return stub === undefined
        ? refuse(issue('account_gone', {}))
        : ok(detailOf(at, stub, overlay(), sentBalanceOf(at)))
    },
  }
}

function fitsSearch(stub: AccountSummary, search: string | undefined): boolean {
  const wanted = (search ?? '').toLowerCase()
  return `${stub.name} ${stub.accountNumber}`.toLowerCase().includes(wanted)
}

function countsOf(stubs: readonly AccountSummary[]): StatusCounts {
  const counts = noneOfAny()
  for (const { status } of stubs) counts[status] += 1
  return counts
}

function detailOf(at: number, stub: AccountSummary, overlay: Overlay, sentBalance: string | null): AccountDetail {
  const cell = (header: string): string => cellsOf(at, overlay)[headers.indexOf(header)]?.text ?? ''
  const origin = (header: string) => ({ sheet: customerSheet, row: rowOf(at), column: headers.indexOf(header) + 1 })
  const address = {
    street_address: cell('Street'),
    locality: cell('Town'),
    postal_code: cell('ZIP'),
    country: 'US',
  }
  const payload = {
    import_supplier: 'PRACTICE',
    external_account_number: stub.accountNumber,
    billing_address: address,
    customers: [
      {
        given_name: cell('First name'),
        family_name: cell('Surname'),
        email: cell('E-mail'),
        mobile: cell('Mobile'),
        date_of_birth: cell('Born').split('/').toReversed().join('-'),
      },
    ],
    ledgers: [{ ledger_code: 'ENERGY', ledger_balance: cell('Balance') }],
    supply_addresses: [
      {
        supply_address: address,
        supply_points: [
          { supply_type: 'ELECTRICITY', identifier: cell('Supply point'), meters: [{ status: 'on', voltage: 240 }] },
        ],
      },
    ],
  }
  const origins = {
    external_account_number: origin('Account no'),
    'billing_address.country': null,
    'customers.0.given_name': origin('First name'),
    'customers.0.family_name': origin('Surname'),
    'customers.0.email': origin('E-mail'),
    'customers.0.mobile': origin('Mobile'),
    'customers.0.date_of_birth': origin('Born'),
    'ledgers.0.ledger_balance': origin('Balance'),
    'supply_addresses.0.supply_points.0.identifier': origin('Supply point'),
  }
  const sent = { ...payload, ledgers: [{ ledger_code: 'ENERGY', ledger_balance: sentBalance }] }
  const intent = { kind: 'intent', payloadHash: '', known: null } as const
  const said = { catalogue: accountCatalogue, terms: usualTerms }
  return {
    stub,
    summary: summarise(payload, accountCatalogue, usualTerms).map((section) => ({
      ...section,
      lines: [...section.lines],
    })),
    payload,
    origins,
    issues: issuesOf(at, overlay),
    emptied: [],
    sentOtherwise:
      sentBalance === null
        ? null
        : sentOtherwise([{ at: 0, event: intent, payload: sent }], { payload, origins }, said),
  }
}
