/**
 * How all accounts stand, kept up to date. After an edit, a dry run or news of the import only the accounts that it was about are looked
 * at again; all of them are when something else has changed (the connection, what is set aside), in pieces that let other work through.
 */
import { type AccountStatus, isIn, noneOfAny, type StatusCounts } from '../../../shared/account-status.ts'
import type { AccountFilter, ProgressPoint } from '../../../shared/ipc.ts'
import type { ChangeLog } from '../../flow/change-log.ts'
import { serialQueue, yielding } from '../../flow/yielding.ts'
import type { IndexedAccount } from '../../preparation/protocol.ts'
import type { AccountRegister } from '../project/account-register.ts'
import { type Ending, Progress } from './progress-points.ts'

/** What is kept of an account. */
export type Standing = {
  readonly account: Pick<IndexedAccount, 'accountNumber' | 'name' | 'errorCount' | 'warningCount'>
  readonly platformNumber: string | null
  readonly status: AccountStatus
  /** See `sentOtherwiseAs` of `account-statuses.ts`. */
  readonly sentOtherwiseAs: string | null
  readonly endings: readonly Ending[]
  /** The service was asked to create it, whatever it said and whatever has become of the account since. */
  readonly wasSent: boolean
}

/** What standings are made from, at one moment. */
export type Standpoint = {
  readonly register: AccountRegister
  readonly standingOf: (account: IndexedAccount) => Standing
  /** What happened to accounts at the service, by their numbers. */
  readonly atService: Pick<ChangeLog<string>, 'revision' | 'since'>
  /** Others as soon as an account that has not changed itself may stand otherwise. */
  readonly about: readonly unknown[]
}

/** Counted up; not for changing. */
export type Standings = Readonly<Omit<Tally, 'put' | 'look'>>

/** Long enough to get somewhere, short enough that nothing else waits for it. */
export const listingMs = 4

/**
 * Remembers how far was looked.
 * @returns a function that tells the keys of accounts that may stand otherwise since it was called last; `null`: any may
 */
export function followMoves(): (standpoint: Omit<Standpoint, 'standingOf'>) => readonly string[] | null {
  let seen: { readonly about: readonly unknown[]; readonly editions: readonly [number, number] } | null = null

  return ({ register, atService, about: others }) => {
    const about = [register, ...others]
    const before = seen?.about.every((part, index) => part === about[index]) ? seen.editions : null
    seen = { about, editions: [register.revision, atService.revision] }
    if (before === null) return null
    const [moves, numbers] = [register.movesSince(before[0]), atService.since(before[1])]
    if (moves === null || numbers === null) return null
    const moved = moves.flatMap(({ was, is }) => (is ?? was)?.key ?? [])
    return [...moved, ...register.ofNumbers(new Set(numbers)).map(({ key }) => key)]
  }
}

/** @returns a function that tells them as they are by now; they go on changing: they are not for keeping */
export function followStandings(): (standpoint: () => Standpoint) => Promise<Standings> {
  const inTurn = serialQueue()
  const since = followMoves()
  let kept: Tally | null = null

  const lookAtAll = async ({ register, standingOf }: Standpoint): Promise<Tally> => {
    const tally = new Tally()
    const yieldNow = yielding(listingMs)
    // A list of its own: the register goes on changing in the pauses.
    for (const account of [...register.all]) {
      tally.put(account.key, standingOf(account))
      const pause = yieldNow()
      if (pause) await pause
    }
    return tally
  }

  return (standpoint) =>
    inTurn(async () => {
      const before = standpoint()
      let moved = since(before)
      if (kept === null || moved === null) {
        kept = null
        const all = await lookAtAll(before)
        // What changed meanwhile; where even that is out of date, news of it is on its way and asks again.
        moved = since(standpoint())
        if (moved === null) return all
        kept = all
      }
      kept.look(moved, standpoint())
      return kept
    })
}

/**
 * How those accounts stand that had their turn, each once.
 * @param standpoint  as it is at the moment
 */
export function tallyTurns(standpoint: () => Standpoint) {
  const had = new Set<string>()
  const tally = new Tally()
  const since = followMoves()
  return {
    /** @returns how many had theirs by now */
    turnOver: (key: string): number => {
      tally.look([key], standpoint())
      return had.add(key).size
    },
    counts: (): StatusCounts => {
      const now = standpoint()
      tally.look(since(now)?.filter((key) => had.has(key)) ?? had, now)
      return tally.counts
    },
  }
}

class Tally {
  readonly #counts = noneOfAny()
  readonly #withProblems = noneOfAny()
  #sentCount = 0
  readonly #byKey = new Map<string, Standing>()
  /** The numbers of those that were sent with another payload than they have now. */
  readonly sentOtherwise = new Set<string>()
  readonly #progress = new Progress()
  /** What accounts are looked for by, by key, as it is asked for: whoever looks for something does so letter by letter. */
  readonly #texts = new Map<string, string>()

  get counts(): StatusCounts {
    return { ...this.#counts }
  }

  /** Of those that have errors or warnings. */
  get withProblems(): StatusCounts {
    return { ...this.#withProblems }
  }

  /** How many the service was ever asked to create. */
  get sentCount(): number {
    return this.#sentCount
  }

  /** How it went over time. */
  points(): ProgressPoint[] {
    return this.#progress.points()
  }

  /** Of an account that is there. */
  statusOf(key: string): AccountStatus | undefined {
    return this.#byKey.get(key)?.status
  }

  /** Whether an account is there, stands so, and is found by a text, in small letters. */
  fits(key: string, filter: AccountFilter, text = ''): boolean {
    const standing = this.#byKey.get(key)
    if (standing === undefined || !isIn(filter, standing.status)) return false
    return text === '' || this.#textOf(key, standing).includes(text)
  }

  #textOf(key: string, { account, platformNumber }: Standing): string {
    const known = this.#texts.get(key)
    if (known !== undefined) return known
    const text = `${account.accountNumber ?? ''}\n${account.name}\n${platformNumber ?? ''}`.toLowerCase()
    this.#texts.set(key, text)
    return text
  }

  /** Looks at accounts again, also at those that are gone. */
  look(keys: Iterable<string>, { register, standingOf }: Standpoint): void {
    for (const key of keys) {
      const account = register.find(key)
      this.put(key, account === undefined ? undefined : standingOf(account))
    }
  }

  /** Counts an account as it is now, in place of what it was counted as; `undefined`: it is gone. */
  put(key: string, standing: Standing | undefined): void {
    const before = this.#byKey.get(key)
    if (before !== undefined) this.#count(before, -1)
    if (standing === undefined) this.#byKey.delete(key)
    else {
      this.#byKey.set(key, standing)
      this.#count(standing, 1)
    }
    this.#texts.delete(key)
    this.#progress.put(standing?.endings ?? [], before?.endings ?? [])
  }

  #count({ account, status, sentOtherwiseAs, wasSent }: Standing, by: 1 | -1): void {
    this.#counts[status] += by
    if (wasSent) this.#sentCount += by
    if (account.errorCount + account.warningCount > 0) this.#withProblems[status] += by
    if (sentOtherwiseAs !== null) this.sentOtherwise[by === 1 ? 'add' : 'delete'](sentOtherwiseAs)
  }
}
