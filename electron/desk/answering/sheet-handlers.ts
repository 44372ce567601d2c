/** Answers the channels about the open spreadsheet: its cells, its problems and its mapping. What is saved of that: saved-mapping-handlers.ts. */
import { countThose, isOnItsWay } from '../../../shared/account-status.ts'
import type { Ask, Desk } from '../../../shared/ipc.ts'
import { ok, type Result } from '../../../shared/result.ts'
import { isSpelled } from '../../preparation/accounts/sent-gate.ts'
import { type FixOfAccount, fixesAtOnce } from '../../preparation/problems/problem-kinds.ts'
import { nobodySent } from '../../preparation/protocol.ts'
import { numbersAtMost } from '../exports/results-summary.ts'
import type { Parts } from './answer-by-policy.ts'

export function createSheetHandlers({ session, statuses, additions }: Parts) {
  /** One account is meant before all that stand somehow: its rows are those of that one. */
  const withKeys = async <A extends Pick<Ask<'findRow'>, 'accountKey' | 'standing'>>({
    accountKey,
    standing,
    ...ask
  }: A) => {
    if (accountKey !== undefined) return { ...ask, keys: [accountKey] }
    return standing === undefined ? ask : { ...ask, keys: await statuses.keysIn(standing) }
  }

  /** An account that was sent is known again: it has no other rows here, and no second one would come to it. */
  const knownAgain = (fixes: readonly FixOfAccount[]): ((fix: FixOfAccount) => boolean) => {
    const coming = Map.groupBy(fixes, ({ comesTo }) => comesTo)
    const isAlone = (comesTo: string): boolean =>
      new Set(coming.get(comesTo)?.map(({ accountKey }) => accountKey)).size === 1 &&
      session.register().ofNumbers([comesTo]).length === 0
    return ({ accountKey, comesTo }) =>
      accountKey !== null && comesTo !== null && isSpelled(accountKey, comesTo) && isAlone(comesTo)
  }

  /** What is to be added to an account goes to no other one because their numbers are alike. */
  const forNoOther = (fixes: readonly FixOfAccount[]): readonly FixOfAccount[] => {
    const isKnown = additions.knownNumbers()
    return fixes.flatMap((fix) => {
      const is = fix.accountNumber === null ? null : isKnown(fix.accountNumber)
      return is === true ? [] : [{ ...fix, isUnsure: is === null }]
    })
  }

  return {
    readSheetPage: async (ask) => session.ask('readSheetPage', await withKeys(ask)),
    findRow: async (ask) => session.ask('findRow', await withKeys(ask)),
    listProblems: async () => mutable(await session.ask('listProblems', {})),
    findNextProblem: (ask) => session.ask('findNextProblem', ask),
    listFixes: async (kind) => {
      const read = await session.ask('listFixes', kind)
      if (!read.ok) return read
      const [closed, setAside] = [session.closedNumbers(), session.setAside()]
      const found = kind.code === 'number_known_otherwise' ? forNoOther(read.value) : read.value
      const wanted = found.filter(({ accountKey }) => accountKey === null || !setAside.has(accountKey))
      const isKnownAgain = knownAgain(wanted)
      // What would bring rows to an account that was sent is refused, and all that is changed with it.
      const closedOf = (fix: FixOfAccount): string | undefined =>
        [fix.accountKey, isKnownAgain(fix) ? null : fix.comesTo].find(
          (key): key is string => key !== null && closed.has(key),
        )
      const isClosed = (fix: FixOfAccount) => closedOf(fix) !== undefined
      const left = wanted.filter(isClosed)
      const open = wanted.filter((fix) => !isClosed(fix))
      return ok({
        fixes: fixesAtOnce(open).map(({ accountKey: _, comesTo: __, ...fix }) => fix),
        total: cellCountOf(open),
        closed: {
          cells: cellCountOf(left),
          accounts: new Set(left.map(closedOf)).size,
        },
      })
    },
    listProblemValues: (kind) => session.ask('listProblemValues', kind),
    findText: (ask) => session.ask('findText', ask),
    previewReplacement: (ask) => session.ask('planReplacement', ask),
    replaceText: session.replace,
    editCells: session.edit,
    undo: session.undo,
    redo: session.redo,

    readColumns: async (ask) => mutable(await session.ask('readColumns', ask)),
    previewColumn: async (ask) => {
      const read = await session.ask('previewColumn', ask)
      if (!read.ok) return read
      const lines = read.value.lines.map((line) => ({ ...line, results: [...line.results] }))
      return ok({ ...read.value, lines, idle: [...read.value.idle] })
    },
    readSaidOfAccounts: (ask) => session.ask('readSaidOfAccounts', ask),
    describeRows: (ask) => session.ask('describeRows', ask),
    readSheetsApart: async () => mutable(await session.ask('readSheetsApart', {})),
    countSent: async () => {
      // Where what was sent may be changed, nothing has to be said of it.
      if (session.closedNumbers() === nobodySent) return ok({ sentCount: 0, otherwiseCount: 0, otherwiseFirst: [] })
      const { counts, sentOtherwise } = await statuses.standings()
      const otherwiseFirst = [...sentOtherwise].slice(0, numbersAtMost)
      return ok({ sentCount: countThose(counts, isOnItsWay), otherwiseCount: sentOtherwise.size, otherwiseFirst })
    },
    foreseeSent: (ask) => session.ask('foreseeSent', ask),
    changeMapping: session.changeMapping,
    setAsideByColumn: session.setAsideByColumn,
    suggestMapping: session.suggestMapping,
  } satisfies Partial<Desk>
}

const cellCountOf = (fixes: readonly FixOfAccount[]): number => fixes.flatMap(({ cells }) => cells).length

/** The contract's arrays are not readonly; what is behind them is not handed out twice. */
const mutable = <T>(result: Result<readonly T[]>): Result<T[]> => (result.ok ? ok([...result.value]) : result)
