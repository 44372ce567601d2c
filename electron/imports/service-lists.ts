/** The service's three lists of a supplier's accounts, read as one: where each account stands there. */

import { type Fields, memberOf } from '../../shared/basics/members.ts'
import { platformNumberOf } from '../../shared/contract/answers.ts'
import type { AccountList, ServiceShape } from '../../shared/description/service-shape.ts'
import { issue } from '../../shared/issue-words.ts'
import type { Issue } from '../../shared/result.ts'
import type { Platform } from '../platform/platform.ts'
import { inParallel } from './run/in-parallel.ts'

/** Source: service interface, v1 list semantics. `listed` is on the list of all alone. */
type Standing = 'pending' | 'imported' | 'listed'

export type ListedAccount = {
  readonly number: string
  readonly standing: Standing
  readonly platformNumber: string | null
  readonly createdAt: string | null
  /** A second platform number, where two of the lists name different ones. */
  readonly otherNumber?: string
}

export type ServiceLists = {
  readonly accounts: ReadonlyMap<string, ListedAccount>
  /** The account numbers that are listed with a platform number. */
  readonly numbersOf: (platformNumber: string) => readonly string[]
  /** How many accounts each has; `null` for one that could not be read. */
  readonly lengths: Readonly<Record<AccountList, number | null>>
  readonly troubles: readonly { readonly issue: Issue; readonly serviceWords: string | null }[]
}

/** The later ones know more. */
const lists: readonly AccountList[] = ['all', 'pending', 'imported']
const standings: Readonly<Record<AccountList, Standing>> = { all: 'listed', pending: 'pending', imported: 'imported' }

/**
 * What the body of the imported list is, and what a list without a match answers, is not shown in the interface: a list that can't be
 * read is left out and told of, and "not found" is an empty one.
 */
export async function readServiceLists(
  { listAccounts, shape }: Pick<Platform, 'listAccounts' | 'shape'>,
  signal?: AbortSignal,
): Promise<ServiceLists> {
  const accounts = new Map<string, ListedAccount>()
  const lengths: Record<AccountList, number | null> = { all: null, pending: null, imported: null }
  const troubles: ServiceLists['troubles'][number][] = []
  const found = new Map<AccountList, Awaited<ReturnType<Platform['listAccounts']>>>()
  await inParallel(lists, lists.length, async (list) => {
    found.set(list, await listAccounts(list, signal))
    return undefined
  })
  for (const list of lists) {
    const outcome = found.get(list)
    if (outcome === undefined) continue
    if (outcome.kind === 'notFound') lengths[list] = 0
    else if (outcome.kind !== 'done') {
      const serviceWords = outcome.kind === 'unexplained' ? outcome.refusal.serviceWords : outcome.serviceWords
      troubles.push({ issue: outcome.issue, serviceWords })
    } else {
      lengths[list] = outcome.value.length
      for (const record of outcome.value) addTo(accounts, list, record, shape)
    }
  }
  // A supplier the service knows has the list of all, if only an empty one.
  if (found.get('all')?.kind === 'notFound' && accounts.size === 0)
    troubles.push({ issue: issue('comparison_no_list', {}), serviceWords: null })
  const byPlatformNumber = Map.groupBy(accounts.values(), ({ platformNumber }) => platformNumber)
  const numbersOf = (platformNumber: string) => byPlatformNumber.get(platformNumber)?.map(({ number }) => number) ?? []
  return { accounts, numbersOf, lengths, troubles }
}

function addTo(
  accounts: Map<string, ListedAccount>,
  list: AccountList,
  record: Fields,
  { listed }: Pick<ServiceShape, 'listed'>,
): void {
  const number = String(memberOf(record, listed.number))
  const createdAt = listed.createdAt === null ? null : memberOf(record, listed.createdAt)
  const before = accounts.get(number)
  const platformNumber = platformNumberOf(record, number) ?? before?.platformNumber ?? null
  const named = before?.platformNumber ?? null
  const otherNumber = named !== null && named !== platformNumber ? named : before?.otherNumber
  accounts.set(number, {
    number,
    // On the list of all, a platform number says as much as the other list would.
    standing: list === 'all' && platformNumber !== null ? 'imported' : standings[list],
    platformNumber,
    createdAt: typeof createdAt === 'string' ? createdAt : (before?.createdAt ?? null),
    ...(otherNumber === undefined ? {} : { otherNumber }),
  })
}
