/** Adds up the balances that accounts were sent with, as the journal keeps them, to be held against the ledger that they come from. */
import Big from 'big.js'
import { isOnItsWay, onItsWay } from '../../../../shared/account-status.ts'
import type { BalancesSent } from '../../../../shared/ipc.ts'
import { heldAmount, termsOf } from '../../../../shared/service/money-terms.ts'
import type { Surroundings } from '../../../desk-ports.ts'
import { yielding } from '../../../flow/yielding.ts'
import type { Connections } from '../../connection/connections.ts'
import type { AccountStatusProjection } from '../../status/account-status-projection.ts'
import { valuesAt } from './values-at.ts'

type Ports = Pick<Surroundings, 'catalogueOf'> & {
  readonly known: Pick<AccountStatusProjection, 'view' | 'sentNumbers'>
  readonly connections: Pick<Connections, 'inUse'>
}

/** What the latest attempt sent, in the service's own amounts; `null` where nothing was: the service had the account before. */
type Sent = { readonly attempts: number; readonly balances: ReadonlyMap<string, readonly unknown[]> | null }

export type SentBalances = ReturnType<typeof createSentBalances>

export function createSentBalances({ known, catalogueOf, connections }: Ports) {
  /** By journal and number: what was sent once stays as it is. */
  const readBefore = new WeakMap<object, Map<string, Sent>>()

  /** @returns one for each state of accounts that were sent in which there are some */
  return async (numbers: readonly string[]): Promise<BalancesSent[]> => {
    const { of: journal } = known.sentNumbers()
    if (typeof journal !== 'object' || journal === null) return []
    const read = readBefore.get(journal) ?? new Map<string, Sent>()
    readBefore.set(journal, read)
    const catalogue = catalogueOf('accounts')
    const leaves = catalogue.leaves.filter(({ money }) => money === 'balance')
    const { recordOf, historyOf } = known.view()
    const { terms } = connections.inUse()
    const sums = new Map<string, Sums>()
    const yieldNow = yielding()
    for (const number of numbers) {
      const record = recordOf(number)
      if (record === undefined || !isOnItsWay(record.phase)) continue
      const { attempts, phase, last } = record
      const before = read.get(number)
      const isOfOthers = last?.kind === 'answer' && last.answer.kind === 'alreadyImported'
      const sent: Sent =
        before?.attempts === attempts ? before : { attempts, balances: balancesIn(latestOf(historyOf(number)), leaves) }
      read.set(number, sent)
      const sum = sums.get(phase) ?? noSums()
      sums.set(phase, sum)
      sum.accounts += 1
      if (sent.balances === null || isOfOthers) sum.notKnown += 1
      else {
        const held = leaves.flatMap((leaf) =>
          (sent.balances?.get(leaf.path) ?? []).map((one) => heldAmount('balance', one, termsOf(leaf, terms))),
        )
        if (held.length === 0) sum.without += 1
        for (const one of held) add(sum, new Big(String(one)))
      }
      await yieldNow()
    }
    return [...onItsWay].flatMap((of) => {
      const { owed, credit, ...counts } = sums.get(of) ?? noSums()
      if (counts.accounts === 0) return []
      const amounts = { owed: owed.toFixed(2), credit: credit.toFixed(2), together: owed.minus(credit).toFixed(2) }
      return [{ of, ...counts, ...amounts }]
    })
  }
}

type Sums = { accounts: number; notKnown: number; without: number; owed: Big; credit: Big }
const noSums = (): Sums => ({ accounts: 0, notKnown: 0, without: 0, owed: new Big(0), credit: new Big(0) })

function add(sum: Sums, amount: Big): void {
  if (amount.gt(0)) sum.owed = sum.owed.plus(amount)
  else sum.credit = sum.credit.minus(amount)
}

const latestOf = (history: ReturnType<ReturnType<Ports['known']['view']>['historyOf']>): unknown =>
  history.findLast(({ event }) => event.kind === 'intent')?.payload

/** What is no amount was never sent. */
const balancesIn = (payload: unknown, leaves: readonly { readonly path: string }[]): Sent['balances'] =>
  payload === undefined
    ? null
    : new Map(
        leaves.map(({ path }) => [path, valuesAt(payload, path).filter((one) => one !== undefined && one !== null)]),
      )
