/**
 * Keeps count of how the accounts stand. After an edit, a dry run or news of the import only the accounts that it was about are counted
 * again; all of them are when something else has changed (the connection, what is set aside), in pieces that let other work through.
 */
import { type AccountStatus, noneOfAny, type StatusCounts } from '../../../shared/account-status.ts'
import { breathing, takingTurns } from '../../breathing.ts'
import type { IndexedAccount } from '../../preparation/protocol.ts'
import type { RecentMoves } from '../../recent-moves.ts'
import type { AccountRegister } from '../project/account-register.ts'

/** What the counts are made from, at one moment. */
export type Counting = {
  readonly register: AccountRegister
  readonly statusOf: (account: IndexedAccount) => AccountStatus
  /** What happened to accounts at the service, by their numbers. */
  readonly atService: Pick<RecentMoves<string>, 'edition' | 'since'>
  /** Others as soon as an account that has not changed itself may stand otherwise. */
  readonly about: readonly unknown[]
}

type Counted = Pick<Counting, 'register' | 'about'> & {
  readonly tally: Tally
  readonly edition: number
  readonly editionAtService: number
}

/** Long enough to get somewhere, short enough that nothing else waits for it. */
export const listingMs = 4

export function createStatusCounts(): (counting: () => Counting) => Promise<StatusCounts> {
  const inTurn = takingTurns()
  let counted: Counted | null = null

  const follow = ({ register, statusOf, atService, about }: Counting): Tally | null => {
    if (counted === null || counted.register !== register || !isSame(counted.about, about)) return null
    const moves = register.movesSince(counted.edition)
    const numbers = atService.since(counted.editionAtService)
    if (moves === null || numbers === null) return null
    const { tally } = counted
    for (const { was, is } of moves) {
      if (is !== null) tally.put(is.key, statusOf(is))
      else if (was !== null) tally.drop(was.key)
    }
    for (const account of register.ofNumbers(new Set(numbers))) tally.put(account.key, statusOf(account))
    counted = { ...counted, edition: register.edition, editionAtService: atService.edition }
    return tally
  }

  const countAll = async ({ register, statusOf, atService, about }: Counting): Promise<Tally> => {
    const { edition } = register
    const { edition: editionAtService } = atService
    const tally = new Tally()
    const breathe = breathing(listingMs)
    // A list of its own: the register goes on changing in the pauses.
    for (const account of [...register.all]) {
      tally.put(account.key, statusOf(account))
      const pause = breathe()
      if (pause) await pause
    }
    counted = { register, about, tally, edition, editionAtService }
    return tally
  }

  return (counting) =>
    inTurn(async () => {
      const tally = follow(counting())
      if (tally !== null) return { ...tally.counts }
      const all = await countAll(counting())
      // What changed meanwhile; where even that is out of date, news of it is on its way and asks again.
      return { ...(follow(counting()) ?? all).counts }
    })
}

class Tally {
  readonly counts = noneOfAny()
  /** As what each account is counted. */
  readonly #countedAs = new Map<string, AccountStatus>()

  /** Counts an account as it is now, also one that was counted as something else. */
  put(key: string, status: AccountStatus): void {
    this.drop(key)
    this.#countedAs.set(key, status)
    this.counts[status] += 1
  }

  drop(key: string): void {
    const status = this.#countedAs.get(key)
    if (status === undefined) return
    this.#countedAs.delete(key)
    this.counts[status] -= 1
  }
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.every((part, index) => part === other[index])
