/**
 * Keeps count of how the accounts stand. After an edit only the accounts that it touched are counted again; all of them are when
 * something else has changed (a dry run, an import, what is set aside), in pieces that let other work through.
 */
import type { AccountStub } from '../../shared/ipc.ts'
import { breathing } from '../preparation/breathing.ts'
import type { IndexedAccount } from '../preparation/protocol.ts'
import { AccountTally, listingMs } from './account-list.ts'
import type { AccountRegister } from './account-register.ts'
import { takingTurns } from './in-turn.ts'

/** What the counts are made from, at one moment. */
export type Counting = {
  readonly register: AccountRegister
  readonly stub: (account: IndexedAccount) => AccountStub
  /** Others as soon as an account that has not changed itself may stand otherwise. */
  readonly about: readonly unknown[]
}

type Counted = Pick<Counting, 'register' | 'about'> & { readonly tally: AccountTally; readonly edition: number }

export function createAccountCounts(): (counting: () => Counting) => Promise<AccountTally> {
  const inTurn = takingTurns()
  let counted: Counted | null = null

  const follow = ({ register, stub, about }: Counting): AccountTally | null => {
    if (counted === null || counted.register !== register || !isSame(counted.about, about)) return null
    const moves = register.movesSince(counted.edition)
    if (moves === null) return null
    const { tally } = counted
    for (const { was, is } of moves) {
      if (was !== null) tally.add(stub(was), -1)
      if (is !== null) tally.add(stub(is))
    }
    counted = { ...counted, edition: register.edition }
    return tally
  }

  const countAll = async ({ register, stub, about }: Counting): Promise<AccountTally> => {
    const { edition } = register
    const tally = new AccountTally()
    const breathe = breathing(listingMs)
    // A list of its own: the register goes on changing in the pauses.
    for (const account of [...register.all]) {
      tally.add(stub(account))
      const pause = breathe()
      if (pause) await pause
    }
    counted = { register, about, tally, edition }
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
