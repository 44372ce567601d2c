/**
 * Keeps count of how the accounts stand. After an edit, a dry run or news of the import only the accounts that it was about are counted
 * again; all of them are when something else has changed (the connection, what is set aside), in pieces that let other work through.
 */
import type { AccountStub } from '../../shared/ipc.ts'
import { breathing } from '../breathing.ts'
import type { IndexedAccount } from '../preparation/protocol.ts'
import { AccountTally, listingMs } from './account-list.ts'
import type { AccountRegister } from './account-register.ts'
import { takingTurns } from './in-turn.ts'
import type { RecentMoves } from './recent-moves.ts'

/** What the counts are made from, at one moment. */
export type Counting = {
  readonly register: AccountRegister
  readonly stub: (account: IndexedAccount) => AccountStub
  /** What happened to accounts at the service, by their numbers. */
  readonly atService: Pick<RecentMoves<string>, 'edition' | 'since'>
  /** Others as soon as an account that has not changed itself may stand otherwise. */
  readonly about: readonly unknown[]
}

type Counted = Pick<Counting, 'register' | 'about'> & {
  readonly tally: AccountTally
  readonly edition: number
  readonly editionAtService: number
}

export function createAccountCounts(): (counting: () => Counting) => Promise<AccountTally> {
  const inTurn = takingTurns()
  let counted: Counted | null = null

  const follow = ({ register, stub, atService, about }: Counting): AccountTally | null => {
    if (counted === null || counted.register !== register || !isSame(counted.about, about)) return null
    const moves = register.movesSince(counted.edition)
    const numbers = atService.since(counted.editionAtService)
    if (moves === null || numbers === null) return null
    const { tally } = counted
    for (const { was, is } of moves) {
      if (is !== null) tally.put(stub(is))
      else if (was !== null) tally.drop(was.key)
    }
    for (const account of register.ofNumbers(new Set(numbers))) tally.put(stub(account))
    counted = { ...counted, edition: register.edition, editionAtService: atService.edition }
    return tally
  }

  const countAll = async ({ register, stub, atService, about }: Counting): Promise<AccountTally> => {
    const { edition } = register
    const { edition: editionAtService } = atService
    const tally = new AccountTally()
    const breathe = breathing(listingMs)
    // A list of its own: the register goes on changing in the pauses.
    for (const account of [...register.all]) {
      tally.put(stub(account))
      const pause = breathe()
      if (pause) await pause
    }
    counted = { register, about, tally, edition, editionAtService }
    return tally
  }

  return (counting) =>
    inTurn(async () => {
      const tally = follow(counting())
      if (tally !== null) return tally
      const all = await countAll(counting())
      // What changed meanwhile; where even that is out of date, news of it is on its way and asks again.
      return follow(counting()) ?? all
    })
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.every((part, index) => part === other[index])
