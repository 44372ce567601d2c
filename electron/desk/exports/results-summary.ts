/** Sums the results up: how many accounts stand where, why those that were not taken were not, and which columns nobody sends. */
import { countIn, isIn, statusTable } from '../../../shared/account-status.ts'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import type { ResultsSummary } from '../../../shared/ipc.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import { label } from '../../../shared/messages/values.ts'
import type { Issue } from '../../../shared/result.ts'
import { type ReasonedFilter, reasonedFilters } from '../../../shared/words/results-words.ts'
import type { Surroundings } from '../../desk-ports.ts'
import { yielding } from '../../flow/yielding.ts'
import type { ProjectSession } from '../project/project-session.ts'
import type { SentBalances } from '../sending/sent/sent-balances.ts'
import type { AccountStatusProjection } from '../status/account-status-projection.ts'
import type { AccountStatuses } from '../status/account-statuses.ts'
import { listingMs } from '../status/standings.ts'

type Ports = Pick<Surroundings, 'catalogueOf' | 'clock'> & {
  readonly session: Pick<ProjectSession, 'register' | 'ask'>
  readonly known: Pick<AccountStatusProjection, 'view'>
  readonly statuses: Pick<AccountStatuses, 'standings' | 'view'>
  readonly sentBalances: SentBalances
}

/** More reasons, and more numbers of accounts, nobody reads in a summary: the list has all of them. */
const reasonsAtMost = 8
export const numbersAtMost = 3
/** Of whole columns that were changed nobody reads each value. */
const changedAtMost = 1000

export async function summariseResults({
  session,
  known,
  statuses,
  catalogueOf,
  clock,
  sentBalances,
}: Ports): Promise<ResultsSummary> {
  const standings = await statuses.standings()
  const { counts } = standings
  const catalogue = catalogueOf('accounts')
  const reasons = new Map<ReasonedFilter, Reasons>(reasonedFilters.map((filter) => [filter, new Map()]))
  const isAnyReasoned = reasonedFilters.some((filter) => countIn(counts, filter) > 0)
  const yieldNow = yielding(listingMs)
  let [{ toAccountSummary }, { refusalsOf }] = [statuses.view(), known.view()]
  for (const account of isAnyReasoned ? session.register().all : []) {
    const status = standings.statusOf(account.key)
    const filter = reasonedFilters.find((one) => status !== undefined && isIn(one, status))
    if (filter !== undefined && status !== undefined) {
      const stub = toAccountSummary(account)
      const { serviceWords, message } = stub.import
      const refusals = refusalsOf(account).map((one) => reasonOf(one, catalogue))
      const said =
        filter === 'setAside'
          ? [stub.setAside?.reason ?? '']
          : refusals.length > 0
            ? refusals
            : [serviceWords ?? (message && sayMessage(message)) ?? say(statusTable[status].explanation)]
      for (const words of new Set(said)) noteReason(reasons.get(filter), words, account.accountNumber)
    }
    const pause = yieldNow()
    if (pause === false) continue
    await pause
    ;[{ toAccountSummary }, { refusalsOf }] = [statuses.view(), known.view()]
  }
  const [leftOut, asked] = await Promise.all([session.ask('readLeftOut', {}), session.ask('readChanged', {})])
  const changed = asked.ok ? asked.value : []
  return {
    at: new Date(clock()).toISOString(),
    counts,
    balances: await sentBalances(session.register().all.flatMap(({ accountNumber }) => accountNumber ?? [])),
    reasons: [...reasons].flatMap(([of, found]) => mostFirst(of, found)),
    leftOut: leftOut.ok ? leftOut.value.map(({ sheet, header, rows }) => ({ sheet, header, rows })) : [],
    changed: { count: changed.length, first: changed.slice(0, changedAtMost) },
  }
}

type Reasons = Map<string, { count: number; readonly first: string[] }>

function noteReason(reasons: Reasons | undefined, words: string, accountNumber: string | null): void {
  const noted = reasons?.get(words) ?? { count: 0, first: [] }
  noted.count += 1
  if (accountNumber !== null && noted.first.length < numbersAtMost) noted.first.push(accountNumber)
  reasons?.set(words, noted)
}

function mostFirst(of: ReasonedFilter, found: Reasons): ResultsSummary['reasons'] {
  const all = [...found]
    .map(([words, noted]) => ({ of, words, ...noted }))
    .sort((one, other) => other.count - one.count)
  const rest = all.slice(reasonsAtMost)
  if (rest.length < 2) return all
  const others = {
    of,
    words: say('other_reasons', { count: rest.length }),
    count: rest.reduce((sum, { count }) => sum + count, 0),
    first: [],
  }
  return [...all.slice(0, reasonsAtMost), others]
}

/** Which customer or meter it is differs from account to account: the same is said of the field. */
function reasonOf({ message, where }: Issue, catalogue: Catalogue): string {
  const field = where?.path?.replaceAll(/\.\d+(?=\.|$)/g, '[]')
  const leaf = field === undefined ? undefined : catalogue.leaf(field)
  const words = sayMessage(message)
  return leaf === undefined ? words : say('reason_of_field', { field: label(leaf.label), reason: words })
}
